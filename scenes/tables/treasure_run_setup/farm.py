"""The farm on the set-up screen: the map from the gate to the ship, and the rats that will run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.setup_layout import LARGE_TEXT
from scenes.stage import Box
from scenes.tables.treasure_run_setup.plan import Run, end_told, goal_told, length_told
from scenes.theme import GAMES
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

PANEL: Final = 306.0
"""Units of the panel beside Play."""
MARGIN: Final = 14.0
PICTURE: Final = 278.0
PLATE: Final = 430.0
"""Width of the words on the picture."""
CANVAS: Final = (2320.0, 1400.0)
CLOTH: Final = GAMES["treasure_run"]


class FarmPanel:
    """The map; the words lie on it, or under it where the text is large."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @property
    def _apart(self) -> bool:
        return self.kit.stage.text_scale > LARGE_TEXT

    def height(self, width: float) -> float:
        """Units of the panel at a width."""
        return PANEL if not self._apart else PICTURE + 2 * MARGIN + self.kit.stage.text_units(26) * 5.6

    def build(self, ui: Ui, box: Box, told: Run, rats: tuple[str, ...], pane: Pane | None) -> None:
        """Picture with the rats, and words."""
        x, y, w, h = box
        high = PICTURE if self._apart else h - 2 * MARGIN
        picture: Box = (x + MARGIN, y + MARGIN, w - 2 * MARGIN, high)
        ui.decor(partial(self._picture, picture, rats, told.kinds, pane), pane)
        if self._apart:
            words: Box = (x + 34, picture[1] + high + 8, w - 68, y + h - picture[1] - high - 16)
        else:
            words = (picture[0] + picture[2] - PLATE + 14, picture[1] + 22, PLATE - 42, high - 34)
        self._words(ui, words, told, pane)

    def _words(self, ui: Ui, box: Box, told: Run, pane: Pane | None) -> None:
        palette = self.kit.palette
        ink, soft = (palette.ink, palette.ink_soft) if self._apart else (CLOTH.light, palette.cream)
        x, y, w, h = box
        step = self.kit.stage.text_units(26) * 1.36
        ui.label(goal_told(told), (x, y + step * 0.45), 27, ink, font="title", width=w, pane=pane)
        ui.label(length_told(told), (x, y + step * 1.4), 23, soft, font="black", width=w, pane=pane)
        spot, rest = (x, y + step * 1.95), h - step * 1.95
        ui.label(end_told(told), spot, 21, soft, anchor="lt", width=w, height=rest, wrap=True, pane=pane)

    def _picture(
        self, box: Box, rats: tuple[str, ...], kinds: tuple[str, ...], pane: Pane | None, surface: pygame.Surface
    ) -> None:
        kit, stage = self.kit, self.kit.stage
        x, y, w, h = shown = pane.shown(box) if pane is not None else box
        backdrop(surface, kit, shown, 0.2 * CANVAS[0])
        before = surface.get_clip()
        surface.set_clip(stage.rect(shown).clip(before))
        room = w - (0.0 if self._apart else PLATE)
        step = min(150.0, room / (len(rats) + 0.5))
        for number, rat in enumerate(rats):
            kit.art.put(surface, rat, (x + step * (number + 0.75), y + h - 16), step / 150 * 1.15)
        if not self._apart:
            plate = (x + w - PLATE, y + 8, PLATE - 10, h - 16)
            pygame.draw.rect(surface, CLOTH.deep, stage.rect(plate), border_radius=stage.px(16))
            pygame.draw.rect(surface, CLOTH.light, stage.rect(plate), stage.px(3), border_radius=stage.px(16))
            self._shelf(surface, (plate[0] + 16, plate[1] + plate[3] - 78, plate[2] - 32, 66.0), kinds)
        surface.set_clip(before)
        pygame.draw.rect(surface, kit.palette.walnut5, stage.rect(shown), stage.px(4), border_radius=stage.px(10))

    def _shelf(self, surface: pygame.Surface, box: Box, kinds: tuple[str, ...]) -> None:
        """The pieces that are wanted, side by side."""
        x, y, w, h = box
        size = min(h, w / len(kinds))
        for number, kind in enumerate(kinds):
            middle = x + w * (number + 0.5) / len(kinds)
            self.kit.art.draw(surface, f"treasure/piece_{kind}", (middle - size / 2, y, size, size))


def backdrop(surface: pygame.Surface, kit: Kit, box: Box, wide: float) -> None:
    """A part of the map, so many of its units wide, from the orchard on."""
    x, y, w, _h = box
    k = w / (CANVAS[0] - wide)
    picture = kit.art.get("treasure/map", CANVAS[1] * k)
    before = surface.get_clip()
    surface.set_clip(kit.stage.rect(box).clip(before))
    corner = (x - wide * k / 2, y - 0.2 * CANVAS[1] * k)
    surface.blit(picture, kit.stage.point(corner), special_flags=PREMULTIPLIED)
    surface.set_clip(before)


def draw_corner(surface: pygame.Surface, kit: Kit, box: Box, discs: Sequence[str]) -> None:
    """A small picture: the farm, the rats before it."""
    x, y, w, h = box
    backdrop(surface, kit, box, 0.2 * CANVAS[0])
    size = min(62.0, (w - 16) / len(discs), h * 0.5)
    for number, disc in enumerate(discs):
        middle = x + w / 2 + (number - (len(discs) - 1) / 2) * (size + 6)
        kit.art.draw(surface, disc, (middle - size / 2, y + h - 8 - size, size, size))
