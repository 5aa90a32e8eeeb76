"""Push buttons: gold, wood, green, red with a lip, and round ones with an icon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import pygame

from scenes.kit import Kit
from scenes.stage import inside
from scenes.widgets.base import Widget

Skin = Literal["gold", "wood", "green", "red"]
LIP = 7.0
DISC = 72 / 66
"""Side of the round skins over the diameter of their disc."""
SHIFT = {"normal": 0.0, "hover": -2.0, "pressed": 5.0, "disabled": 0.0}
"""Units the face and its label move in each state."""


def shared_size(kit: Kit, labels: Iterable[str], size: float, width: float, high: float) -> float:
    """The largest size, at most this one, at which buttons of one column, each with an icon, show labels alike."""
    tall = (high - LIP) * 0.62
    wish = min(tall, kit.stage.text_units(size))
    room = width - 44 - wish * 1.6
    return min((kit.text.fit(label, size, "title", room, tall) for label in labels), default=wish) / (
        kit.stage.text_scale
    )


class Button(Widget):
    """A push button with a label, an optional icon and a second line."""

    skin: Skin = "wood"
    icon: str = ""
    sub: str = ""
    size: float = 26
    align: str = "c"

    def draw(self, surface: pygame.Surface) -> None:
        """Face, icon, label, second line."""
        name = f"ui/button_{self.skin}_{self.state}"
        self.kit.art.draw(surface, name, self.shown_box)
        ink = self.kit.art.ink(name)
        x, y, w, h = self.shown_box
        middle = y + (h - LIP) / 2 + SHIFT[self.state]
        tall = (h - LIP) * (0.42 if self.sub else 0.62)
        size = min(self.size, tall)
        spare = w - 44 - (18 if self.align == "l" else 0)
        mark = gap = 0.0
        if self.icon:
            wish = min(tall, self.kit.stage.text_units(size))
            beside = self.kit.text.fit(self.label, size, "title", spare - wish * 1.6, tall)
            mark, gap = beside * 1.15, beside * 0.45
        high = self.kit.text.fit(self.label, size, "title", spare - mark - gap, tall)
        room = spare - mark - gap
        size = high / self.kit.stage.text_scale
        words = self.kit.text.width(self.label, size, "title")
        left = x + 26 if self.align == "l" else x + (w - words - mark - gap) / 2
        if self.icon:
            self.kit.art.icon(surface, self.icon, (left + mark / 2, middle), mark, ink)
        self._words(surface, left + mark + gap, middle, size, room, ink)

    def _words(self, surface: pygame.Surface, left: float, middle: float, size: float, room: float, ink: str) -> None:
        text, high = self.kit.text, self.shown_box[3] - LIP
        if not self.sub:
            tall = high * 0.62
            text.draw(surface, self.label, (left, middle), size, ink, font="title", max_width=room, max_height=tall)
            return
        upper, lower = middle - high * 0.16, middle + high * 0.22
        text.draw(surface, self.label, (left, upper), size, ink, font="title", max_width=room, max_height=high * 0.42)
        small = min(21.0, high * 0.26)
        text.draw(surface, self.sub, (left, lower), small, ink, font="black", max_width=room, max_height=high * 0.36)


class IconButton(Widget):
    """A round button: only an icon, its label is the tooltip."""

    icon: str = ""

    def draw(self, surface: pygame.Surface) -> None:
        """Disc and icon."""
        name = f"ui/round_{self.state}"
        x, y, w, h = self.shown_box
        side = w * DISC
        self.kit.art.draw(surface, name, (x + (w - side) / 2, y - (side - w) / 6, side, side))
        centre = (x + w / 2, y + (h - 5) / 2 + SHIFT[self.state] * 0.8)
        self.kit.art.icon(surface, self.icon, centre, w * 0.56, self.kit.art.ink(name))

    def touched(self, pixel: tuple[int, int]) -> bool:
        """The corners outside the disc do not count."""
        x, y, w, h = self.shown_box
        px, py = self.kit.stage.units(pixel)
        near = ((px - x - w / 2) / (w / 2)) ** 2 + ((py - y - h / 2) / (h / 2)) ** 2 <= 1.1
        return inside(self.shown_box, (px, py)) and near and super().touched(pixel)
