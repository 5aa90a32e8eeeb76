"""A broad button of a form: picture at the left, words and a second line, a tick where it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.kit import Kit
from scenes.letters import Face
from scenes.widgets.buttons import LIP, SHIFT, Button, Skin
from scenes.widgets.choices import draw_mark

SECOND = 0.82
"""Size of the second line against the first."""
LEADING = 1.14
TICK = 36.0


@dataclass(frozen=True, slots=True)
class Option:
    """One of several answers or choices."""

    key: str
    label: str
    do: Callable[[], None]
    sub: str = ""
    picture: str = ""
    skin: Skin = "wood"
    chosen: bool | None = None
    """Whether it is ticked; None for one that answers at once."""
    enabled: bool = True
    size: float = 23
    mark: float = 52
    """Side of the picture in units."""
    tooltip: str = ""

    def room(self, wide: float) -> float:
        """What a button of a width leaves for words."""
        return wide - 40 - (self.mark + 12 if self.picture else 0) - (TICK + 10 if self.chosen is not None else 0)

    def upper(self, kit: Kit, room: float) -> float:
        """Height of the first words in units."""
        return kit.text.height(self.label, self.size, room, "title", LEADING)

    def lower(self, kit: Kit, room: float) -> float:
        """Height of the second words in units."""
        return kit.text.height(self.sub, self.size * SECOND, room, "bold", LEADING) if self.sub else 0.0

    def high(self, kit: Kit, wide: float) -> float:
        """How high the button has to be for its words at their full size."""
        room = self.room(wide)
        words = self.upper(kit, room) + self.lower(kit, room) + 20
        return max(kit.stage.grow(52, self.size), self.mark + 12 if self.picture else 0.0, words) + LIP


class Row(Button):
    """The button of an option."""

    option: Option

    def draw(self, surface: pygame.Surface) -> None:
        """Face, picture, words, tick."""
        option, kit = self.option, self.kit
        skin = "gold" if option.chosen else option.skin
        name = f"ui/button_{skin}_{self.state}"
        kit.art.draw(surface, name, self.shown_box)
        x, y, w, h = self.shown_box
        middle = y + (h - LIP) / 2 + SHIFT[self.state]
        left = x + 20.0
        if option.picture:
            draw_mark(surface, kit, option.picture, (left + option.mark / 2, middle), option.mark)
            left += option.mark + 12
        if option.chosen is not None:
            tick = "gats/check_on" if option.chosen else "gats/check_off"
            draw_mark(surface, kit, tick, (x + w - 20 - TICK / 2, middle), TICK)
        self._told(surface, left, option.room(w), middle, kit.art.ink(name))

    def _told(self, surface: pygame.Surface, left: float, room: float, middle: float, ink: str) -> None:
        option, high = self.option, self.shown_box[3] - LIP - 8
        if not option.sub:
            self._line(surface, option.label, (left, middle), option.size, ink, "title", room, high)
            return
        upper, lower = option.upper(self.kit, room), option.lower(self.kit, room)
        k = min(1.0, high / (upper + lower))
        top = middle - (upper + lower) * k / 2
        self._line(surface, option.label, (left, top + upper * k / 2), option.size, ink, "title", room, upper * k)
        spot = (left, top + (upper + lower / 2) * k)
        self._line(surface, option.sub, spot, option.size * SECOND, ink, "bold", room, lower * k)

    def _line(
        self,
        surface: pygame.Surface,
        words: str,
        spot: tuple[float, float],
        size: float,
        ink: str,
        face: Face,
        room: float,
        most: float,
    ) -> None:
        self.kit.text.draw(
            surface, words, spot, size, ink, font=face, max_width=room, max_height=most, wrap=True, leading=LEADING
        )
