"""The sill on the set-up screen: as many pies as there will be a round, and what the house rules make of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.language import tr
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.setup_layout import LARGE_TEXT
from scenes.stage import Box
from scenes.tables.pie_rats_setup.plan import Baking, lead_told, length_told, pies_told
from scenes.theme import GAMES
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

PANEL: Final = 306.0
"""Units of the panel beside Play."""
MARGIN: Final = 14.0
PICTURE: Final = 278.0
PLATE: Final = 430.0
"""Width of the words on the picture."""
GROUND: Final = (1060.0, 300.0)
CLOTH: Final = GAMES["pie_rats"]


class SillPanel:
    """The window with its pies; the words lie on the picture, or under it where the text is large."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @property
    def _apart(self) -> bool:
        return self.kit.stage.text_scale > LARGE_TEXT

    def height(self, width: float) -> float:
        """Units of the panel at a width."""
        return PANEL if not self._apart else PICTURE + 2 * MARGIN + self.kit.stage.text_units(26) * 6.4

    def build(self, ui: Ui, box: Box, told: Baking, looting: str, pane: Pane | None) -> None:
        """Picture, words, and the picture of the way of looting."""
        x, y, w, h = box
        high = PICTURE if self._apart else h - 2 * MARGIN
        picture: Box = (x + MARGIN, y + MARGIN, w - 2 * MARGIN, high)
        ui.decor(partial(self._picture, picture, looting, pane), pane)
        if self._apart:
            words: Box = (x + 34, picture[1] + high + 8, w - 68, y + h - picture[1] - high - 16)
        else:
            words = (picture[0] + w - 2 * MARGIN - PLATE + 14, picture[1] + 18, PLATE - 42, high - 30)
        self._words(ui, words, told, pane)

    def _words(self, ui: Ui, box: Box, told: Baking, pane: Pane | None) -> None:
        palette = self.kit.palette
        ink, soft, red = CLOTH.accent, palette.cream, CLOTH.light
        if self._apart:
            ink, soft, red = palette.ink, palette.ink_soft, palette.danger
        x, y, w, h = box
        step = self.kit.stage.text_units(26) * 1.36
        ui.label(pies_told(told), (x, y + step * 0.45), 27, ink, font="title", width=w, pane=pane)
        ui.label(length_told(told), (x, y + step * 1.4), 23, soft, font="black", width=w, pane=pane)
        warning = lead_told(told)
        words = warning or tr("When the last pie is carried off, the most points win.")
        spot, rest = (x, y + step * 1.95), h - step * 1.95
        colour = red if warning else soft
        ui.label(words, spot, 21, colour, anchor="lt", width=w, height=rest, wrap=True, pane=pane)

    def _picture(self, box: Box, looting: str, pane: Pane | None, surface: pygame.Surface) -> None:
        kit, stage = self.kit, self.kit.stage
        x, y, w, h = shown = pane.shown(box) if pane is not None else box
        backdrop(surface, kit, shown)
        before = surface.get_clip()
        surface.set_clip(stage.rect(shown).clip(before))
        if not self._apart:
            plate = (x + w - PLATE, y + 8, PLATE - 10, h - 16)
            pygame.draw.rect(surface, CLOTH.deep, stage.rect(plate), border_radius=stage.px(16))
            pygame.draw.rect(surface, CLOTH.accent, stage.rect(plate), stage.px(3), border_radius=stage.px(16))
            high = 116.0
            kit.art.draw(
                surface,
                f"pie_rats/setup_{looting}",
                (plate[0] + plate[2] - high * 1.6 - 14, y + h - high - 20, high * 1.6, high),
            )
        surface.set_clip(before)
        pygame.draw.rect(surface, kit.palette.walnut5, stage.rect(shown), stage.px(4), border_radius=stage.px(10))


def backdrop(surface: pygame.Surface, kit: Kit, box: Box) -> None:
    """The window and its sill, filling a box from the left."""
    x, y, w, h = box
    k = max(w / GROUND[0], h / GROUND[1])
    picture = kit.art.get("pie_rats/setup_ground", GROUND[1] * k)
    before = surface.get_clip()
    surface.set_clip(kit.stage.rect(box).clip(before))
    surface.blit(picture, kit.stage.point((x, y + (h - GROUND[1] * k) / 2)), special_flags=PREMULTIPLIED)
    surface.set_clip(before)


def draw_corner(surface: pygame.Surface, kit: Kit, box: Box, discs: Sequence[str]) -> None:
    """A small picture: the pies on the sill, the Captains before them."""
    x, y, w, h = box
    backdrop(surface, kit, box)
    size = min(62.0, (w - 16) / len(discs), h * 0.5)
    for number, disc in enumerate(discs):
        middle = x + w / 2 + (number - (len(discs) - 1) / 2) * (size + 6)
        kit.art.draw(surface, disc, (middle - size / 2, y + h - 8 - size, size, size))
