"""The sill on the set-up screen: as many pies as there will be a round, and what the house rules make of them."""

from __future__ import annotations

from typing import Final

import pygame

from game.language import tr
from scenes.art import PREMULTIPLIED
from scenes.menus.setup_picture import Lines, PicturePanel
from scenes.stage import Box
from scenes.tables.pie_rats_setup.plan import Baking, lead_told, length_told, pies_told
from scenes.theme import GAMES

GROUND: Final = (1060.0, 300.0)
LOOTING: Final = 116.0
"""Height of the picture of the way of looting."""


class SillPanel(PicturePanel[tuple[Baking, str]]):
    """The window with its pies; told of the baking and the way of looting."""

    cloth = GAMES["pie_rats"]

    def lines(self, told: tuple[Baking, str]) -> Lines:
        baking, _looting = told
        warning = lead_told(baking)
        words = warning or tr("When the last pie is carried off, the most points win.")
        return Lines(pies_told(baking), length_told(baking), words, warns=bool(warning))

    def backdrop(self, surface: pygame.Surface, box: Box) -> None:
        x, y, w, h = box
        k = max(w / GROUND[0], h / GROUND[1])
        picture = self.kit.art.get("pie_rats/setup_ground", GROUND[1] * k)
        corner = self.kit.stage.point((x, y + (h - GROUND[1] * k) / 2))
        surface.blit(picture, corner, special_flags=PREMULTIPLIED)

    def on_plate(self, surface: pygame.Surface, plate: Box, told: tuple[Baking, str]) -> None:
        _baking, looting = told
        x, y, w, h = plate
        box = (x + w - LOOTING * 1.6 - 14, y + h - LOOTING - 12, LOOTING * 1.6, LOOTING)
        self.kit.art.draw(surface, f"pie_rats/setup_{looting}", box)
