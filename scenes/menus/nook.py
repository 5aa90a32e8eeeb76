"""A table of the tavern: a plate with its name; lit, the plate opens and says what the game is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.core import Rulebook
from game.language import tr, trn
from scenes.focus import Place
from scenes.kit import Kit
from scenes.letters import Face
from scenes.menus.tavern import Nook
from scenes.stage import HEIGHT, WIDTH, Box, inside
from scenes.widgets.base import Widget

TITLE, PITCH, CHIP = 38.0, 21.0, 20.0
BAR = 560.0
"""Where the innkeeper's bar ends: no plate opens over his menu."""


def seats_of(table: Rulebook) -> str:
    """How many may play, in words."""
    low, high = table.seats.start, table.seats.stop - 1
    return trn("{low}–{high} player", "{low}–{high} players", high).format(low=low, high=high)


class NookWidget(Widget):
    """The place of a table; the scene draws it, since the lit one lies over its neighbours."""

    table: Rulebook
    nook: Nook
    lit: Callable[[], NookWidget | None]
    """Which table is lit now."""

    def place(self) -> Place | None:
        """The ring stands round the plate, not round the whole table."""
        place = super().place()
        return place and replace(place, box=self.plate())

    def plate(self) -> Box:
        """The plate as it is shown: opened where the table is lit."""
        if self.lit() is self:
            return HotPlate(self.kit, self.nook, self.table).box
        return plate_box(self.kit, self.nook, tr(self.table.title))

    def touched(self, pixel: tuple[int, int]) -> bool:
        """Table and plate count, but an opened plate lies over its neighbours."""
        pos, lit = self.kit.stage.units(pixel), self.lit()
        if inside(self.plate(), pos):
            return lit is self or lit is None or not inside(lit.plate(), pos)
        return super().touched(pixel) and (lit is None or lit is self or not inside(lit.plate(), pos))

    def draw(self, surface: pygame.Surface) -> None:
        """Drawn by the scene."""


def draw_plate(surface: pygame.Surface, kit: Kit, nook: Nook, table: Rulebook) -> None:
    """Name and players on a plate."""
    skin = kit.art.skin(nook.plate.picture)
    name, who = tr(table.title), seats_of(table)
    x, y, w, h = plate_box(kit, nook, name)
    kit.art.draw(surface, nook.plate.picture, (x, y, w, h))
    if nook.paws is not None:
        kit.art.put(surface, nook.paws.picture, nook.paws.at)
    room = w - 44
    _fit(surface, kit, name, (x + w / 2, y + h * 0.35), 26, skin.ink, room, h * 0.5, "title")
    _fit(surface, kit, who, (x + w / 2, y + h * 0.74), 20, skin.ink_small, room, h * 0.4, "black")


def plate_box(kit: Kit, nook: Nook, name: str) -> Box:
    """The plate, made wider and higher where its name needs it."""
    x, y, w, h = nook.plate.rect
    wide = max(w, min(w * 1.5, kit.text.width(name, 26, "title") + 56))
    high = min(kit.stage.grow(h, 26), h * 1.6)
    return x + (w - wide) / 2, y, wide, high


def _fit(
    surface: pygame.Surface,
    kit: Kit,
    words: str,
    at: tuple[float, float],
    size: float,
    ink: str,
    width: float,
    height: float,
    font: Face,
) -> None:
    kit.text.draw(surface, words, at, size, ink, font=font, anchor="cm", max_width=width, max_height=height)


class HotPlate:
    """The opened plate of the lit table, as high as its words need."""

    def __init__(self, kit: Kit, nook: Nook, table: Rulebook) -> None:
        self.kit, self.nook, self.table = kit, nook, table
        self.lines = kit.text.lines(tr(table.pitch), PITCH, self._width() - 44)
        x, y, w, h = nook.hotplate.rect
        wide, high = self._width(), self._height()
        left = min(max(BAR, x + w / 2 - wide / 2), WIDTH - wide - 8)
        top = min(y + h - high if high > h else y, HEIGHT - high - 12)
        self.box: Box = (left, top, wide, high)

    def draw_light(self, surface: pygame.Surface) -> None:
        """Light on the table; it lies under the plates of the others."""
        self.kit.art.draw(surface, self.nook.lit.picture, self.nook.lit.rect)

    def covers(self, nook: Nook, table: Rulebook) -> bool:
        """Whether the opened plate lies over another's plate, whose words would be cut."""
        x, y, w, h = plate_box(self.kit, nook, tr(table.title))
        left, top, wide, high = self.box
        return x < left + wide and left < x + w and y < top + high and top < y + h

    def draw(self, surface: pygame.Surface) -> None:
        """The opened plate."""
        kit = self.kit
        kit.art.draw(surface, self.nook.hotplate.picture, self.box)
        skin = kit.art.skin(self.nook.hotplate.picture)
        x, y, w, h = self.box
        unit = kit.stage.text_units
        _fit(
            surface,
            kit,
            tr(self.table.title),
            (x + w / 2, y + unit(TITLE) * 0.74),
            TITLE,
            skin.ink,
            w - 40,
            90,
            "title",
        )
        spot, words = (x + w / 2, y + unit(TITLE) * 1.28 + unit(PITCH) * 0.1), tr(self.table.pitch)
        ink, room = skin.ink_small, self._width() - 44
        kit.text.draw(surface, words, spot, PITCH, ink, anchor="ct", max_width=room, wrap=True, leading=1.2)
        self._foot(surface, skin.chip, skin.ink_small, y + h - unit(CHIP) * 0.85 - 14)

    def _foot(self, surface: pygame.Surface, ground: str, ink: str, y: float) -> None:
        x, _y, w, _h = self.box
        room = w - 40
        action = tr("Sit down")
        chips = [("people", seats_of(self.table)), ("clock", tr("{n} min").format(n=self.table.minutes))]
        size = min(CHIP, CHIP * room / max(1.0, self._foot_width(chips, action)))
        left = x + 20
        for icon, words in chips:
            left += self._chip(surface, (left, y), icon, words, size, (ground, ink)) + 10
        right = x + w - 22
        candle = self.kit.palette.candle
        box = self.kit.text.draw(surface, action, (right, y), size * 1.1, candle, font="title", anchor="rm")
        self._keycap(surface, box[0] - 12, y, size)

    def _foot_width(self, chips: list[tuple[str, str]], action: str) -> float:
        text = self.kit.text
        wide = sum(text.width(words, CHIP, "black") + text.stage.text_units(CHIP) * 1.3 + 36 for _icon, words in chips)
        cap = text.width(tr("Enter"), CHIP * 0.95, "black") + 40
        return wide + text.width(action, CHIP * 1.1, "title") + cap

    def _chip(
        self,
        surface: pygame.Surface,
        at: tuple[float, float],
        icon: str,
        words: str,
        size: float,
        colours: tuple[str, str],
    ) -> float:
        kit, (ground, ink) = self.kit, colours
        mark = kit.stage.text_units(size) * 1.15
        wide = kit.text.width(words, size, "black") + mark + 30
        high = mark * 1.5
        rect = kit.stage.rect((at[0], at[1] - high / 2, wide, high))
        pygame.draw.rect(
            surface, pygame.Color(ground).lerp(kit.palette.veil, 0.25), rect, border_radius=rect.height // 2
        )
        kit.art.icon(surface, icon, (at[0] + 14 + mark / 2, at[1]), mark, ink)
        kit.text.draw(surface, words, (at[0] + 20 + mark, at[1]), size, ink, font="black")
        return wide

    def _keycap(self, surface: pygame.Surface, right: float, y: float, size: float) -> None:
        kit, words = self.kit, tr("Enter")
        wide = kit.text.width(words, size * 0.95, "black") + 22
        high = kit.stage.text_units(size) * 1.65
        kit.art.draw(surface, "ui/keycap", (right - wide, y - high / 2, wide, high))
        ink = kit.art.ink("ui/keycap")
        kit.text.draw(surface, words, (right - wide / 2, y - 2), size * 0.95, ink, font="black", anchor="cm")

    def _width(self) -> float:
        return min(1.08 * self.nook.hotplate.rect[2] * (1 + 0.35 * (self.kit.stage.text_units(20) / 20 - 1)), 760.0)

    def _height(self) -> float:
        unit = self.kit.stage.text_units
        return max(
            self.nook.hotplate.rect[3], unit(TITLE) * 1.28 + unit(PITCH) * 1.2 * len(self.lines) + unit(CHIP) * 1.9 + 26
        )
