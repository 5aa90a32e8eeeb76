"""The panel of a game beside Play: a picture of its table, and three lines on what the house rules make of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, TypeVar

import pygame

from scenes.kit import Kit
from scenes.menus.setup_layout import LARGE_TEXT
from scenes.stage import Box
from scenes.theme import Cloth
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

PANEL: Final = 306.0
"""Units of the panel."""
MARGIN: Final = 14.0
PICTURE: Final = 278.0
PLATE: Final = 430.0
"""Width of the words on the picture."""
Told = TypeVar("Told")


@dataclass(frozen=True, slots=True)
class Lines:
    """What the panel says: a heading, how long it takes, and a sentence, which may be a warning."""

    heading: str
    length: str
    sentence: str
    warns: bool = False


class PicturePanel(ABC, Generic[Told]):
    """The words lie on the picture, or under it where the text is large; `Told` is what a game tells it."""

    cloth: Cloth
    rows: float = 6.4
    """Lines of text that lie under the picture where the text is large."""
    light: bool = False
    """Whether heading and rim have the light tone of the cloth rather than its accent."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @abstractmethod
    def lines(self, told: Told) -> Lines:
        """The words."""

    @abstractmethod
    def backdrop(self, surface: pygame.Surface, box: Box) -> None:
        """The ground of the picture, filling a box."""

    def figures(self, surface: pygame.Surface, box: Box, room: float, told: Told) -> None:
        """Who stands on the ground, in the `room` units that the words leave."""

    def on_plate(self, surface: pygame.Surface, plate: Box, told: Told) -> None:
        """What lies beside the words."""

    @property
    def _apart(self) -> bool:
        return self.kit.stage.text_scale > LARGE_TEXT

    @property
    def _tone(self) -> str:
        return self.cloth.light if self.light else self.cloth.accent

    def height(self, width: float) -> float:
        """Units of the panel at a width."""
        return PANEL if not self._apart else PICTURE + 2 * MARGIN + self.kit.stage.text_units(26) * self.rows

    def build(self, ui: Ui, box: Box, told: Told, pane: Pane | None) -> None:
        """Picture and words."""
        x, y, w, h = box
        high = PICTURE if self._apart else h - 2 * MARGIN
        picture: Box = (x + MARGIN, y + MARGIN, w - 2 * MARGIN, high)
        ui.decor(partial(self._picture, picture, told, pane), pane)
        if self._apart:
            words: Box = (x + 34, picture[1] + high + 8, w - 68, y + h - picture[1] - high - 16)
        else:
            words = (picture[0] + picture[2] - PLATE + 14, picture[1] + 20, PLATE - 42, high - 32)
        self._words(ui, words, self.lines(told), pane)

    def _words(self, ui: Ui, box: Box, lines: Lines, pane: Pane | None) -> None:
        palette = self.kit.palette
        ink, soft, red = self._tone, palette.cream, self.cloth.light
        if self._apart:
            ink, soft, red = palette.ink, palette.ink_soft, palette.danger
        x, y, w, h = box
        step = self.kit.stage.text_units(26) * 1.36
        ui.label(lines.heading, (x, y + step * 0.45), 27, ink, font="title", width=w, pane=pane)
        ui.label(lines.length, (x, y + step * 1.4), 23, soft, font="black", width=w, pane=pane)
        spot, rest = (x, y + step * 1.95), h - step * 1.95
        colour = red if lines.warns else soft
        ui.label(lines.sentence, spot, 21, colour, anchor="lt", width=w, height=rest, wrap=True, pane=pane)

    def _picture(self, box: Box, told: Told, pane: Pane | None, surface: pygame.Surface) -> None:
        kit, stage = self.kit, self.kit.stage
        x, y, w, h = shown = pane.shown(box) if pane is not None else box
        before = surface.get_clip()
        surface.set_clip(stage.rect(shown).clip(before))
        self.backdrop(surface, shown)
        self.figures(surface, shown, w - (0.0 if self._apart else PLATE), told)
        if not self._apart:
            plate = (x + w - PLATE, y + 8, PLATE - 10, h - 16)
            pygame.draw.rect(surface, self.cloth.deep, stage.rect(plate), border_radius=stage.px(16))
            pygame.draw.rect(surface, self._tone, stage.rect(plate), stage.px(3), border_radius=stage.px(16))
            self.on_plate(surface, plate, told)
        surface.set_clip(before)
        pygame.draw.rect(surface, kit.palette.walnut5, stage.rect(shown), stage.px(4), border_radius=stage.px(10))

    def draw_corner(self, surface: pygame.Surface, box: Box, discs: Sequence[str]) -> None:
        """A small picture: the ground, those who play before it."""
        x, y, w, h = box
        before = surface.get_clip()
        surface.set_clip(self.kit.stage.rect(box).clip(before))
        self.backdrop(surface, box)
        surface.set_clip(before)
        size = min(62.0, (w - 16) / len(discs), h * 0.55)
        for number, disc in enumerate(discs):
            middle = x + w / 2 + (number - (len(discs) - 1) / 2) * (size + 6)
            self.kit.art.draw(surface, disc, (middle - size / 2, y + h - 8 - size, size, size))
