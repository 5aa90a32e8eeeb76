"""The sea on the set-up screen: the chart, the rats that sail, what the voyage is for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.language import tr, trn
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.setup_layout import LARGE_TEXT
from scenes.stage import Box
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
LEFT, TOP = 640.0, 820.0
"""What of the chart is seen: the islands and the compass."""
CLOTH: Final = GAMES["rats_with_gats"]


class SeaPanel:
    """The chart; the words lie on it, or under it where the text is large."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @property
    def _apart(self) -> bool:
        return self.kit.stage.text_scale > LARGE_TEXT

    def height(self, width: float) -> float:
        """Units of the panel at a width."""
        return PANEL if not self._apart else PICTURE + 2 * MARGIN + self.kit.stage.text_units(26) * 6.4

    def build(self, ui: Ui, box: Box, minutes: int, rats: tuple[str, ...], pane: Pane | None) -> None:
        """Picture with the rats, and words."""
        x, y, w, h = box
        high = PICTURE if self._apart else h - 2 * MARGIN
        picture: Box = (x + MARGIN, y + MARGIN, w - 2 * MARGIN, high)
        ui.decor(partial(self._picture, picture, rats, pane), pane)
        if self._apart:
            words: Box = (x + 34, picture[1] + high + 8, w - 68, y + h - picture[1] - high - 16)
        else:
            words = (picture[0] + picture[2] - PLATE + 14, picture[1] + 22, PLATE - 42, high - 34)
        self._words(ui, words, minutes, pane)

    def _words(self, ui: Ui, box: Box, minutes: int, pane: Pane | None) -> None:
        palette = self.kit.palette
        ink, soft = (palette.ink, palette.ink_soft) if self._apart else (CLOTH.accent, palette.cream)
        x, y, w, h = box
        step = self.kit.stage.text_units(26) * 1.36
        ui.label(tr("One ship, one yarn"), (x, y + step * 0.45), 27, ink, font="title", width=w, pane=pane)
        length = trn("about {n} minute", "about {n} minutes", minutes).format(n=minutes)
        ui.label(length, (x, y + step * 1.4), 23, soft, font="black", width=w, pane=pane)
        goal = tr(
            "Steal a ship, choose a captain, commit piracy. Nobody has to type: every sentence can be "
            "taken as suggested, or said aloud."
        )
        spot, rest = (x, y + step * 1.95), h - step * 1.95
        ui.label(goal, spot, 21, soft, anchor="lt", width=w, height=rest, wrap=True, pane=pane)

    def _picture(self, box: Box, rats: tuple[str, ...], pane: Pane | None, surface: pygame.Surface) -> None:
        kit, stage = self.kit, self.kit.stage
        x, y, w, h = shown = pane.shown(box) if pane is not None else box
        backdrop(surface, kit, shown)
        before = surface.get_clip()
        surface.set_clip(stage.rect(shown).clip(before))
        room = w - (0.0 if self._apart else PLATE)
        step = min(190.0, room / (len(rats) + 0.3))
        for number, rat in enumerate(rats):
            kit.art.put(surface, rat, (x + step * (number + 0.65), y + h + 2), step / 190 * 1.05)
        if not self._apart:
            plate = (x + w - PLATE, y + 8, PLATE - 10, h - 16)
            pygame.draw.rect(surface, CLOTH.deep, stage.rect(plate), border_radius=stage.px(16))
            pygame.draw.rect(surface, CLOTH.accent, stage.rect(plate), stage.px(3), border_radius=stage.px(16))
        surface.set_clip(before)
        pygame.draw.rect(surface, kit.palette.walnut5, stage.rect(shown), stage.px(4), border_radius=stage.px(10))


def backdrop(surface: pygame.Surface, kit: Kit, box: Box) -> None:
    """A part of the chart, filling a box."""
    x, y, w, _h = box
    k = w / (CANVAS[0] - LEFT - 200)
    picture = kit.art.get("gats/table", CANVAS[1] * k)
    before = surface.get_clip()
    surface.set_clip(kit.stage.rect(box).clip(before))
    surface.blit(picture, kit.stage.point((x - LEFT * k, y - TOP * k)), special_flags=PREMULTIPLIED)
    surface.set_clip(before)


def draw_corner(surface: pygame.Surface, kit: Kit, box: Box, discs: Sequence[str]) -> None:
    """A small picture: the chart, the rats before it."""
    x, y, w, h = box
    backdrop(surface, kit, box)
    size = min(62.0, (w - 16) / len(discs), h * 0.6)
    for number, disc in enumerate(discs):
        middle = x + w / 2 + (number - (len(discs) - 1) / 2) * (size + 6)
        kit.art.draw(surface, disc, (middle - size / 2, y + h - 8 - size, size, size))
