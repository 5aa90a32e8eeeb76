"""The farm on the set-up screen: the map from the gate to the ship, and the rats that will run."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.art import PREMULTIPLIED
from scenes.menus.setup_picture import Lines, PicturePanel
from scenes.stage import Box
from scenes.tables.treasure_run_setup.plan import Run, end_told, goal_told, length_told
from scenes.theme import GAMES

CANVAS: Final = (2320.0, 1400.0)
SEEN: Final = 0.8
"""Share of the map's width that is seen, from the orchard on."""


class FarmPanel(PicturePanel[tuple[Run, tuple[str, ...]]]):
    """The map; told of the run and the rats' pictures."""

    cloth = GAMES["treasure_run"]
    light = True
    rows = 5.6

    def lines(self, told: tuple[Run, tuple[str, ...]]) -> Lines:
        run, _rats = told
        return Lines(goal_told(run), length_told(run), end_told(run))

    def backdrop(self, surface: pygame.Surface, box: Box) -> None:
        x, y, w, _h = box
        k = w / (CANVAS[0] * SEEN)
        picture = self.kit.art.get("treasure/map", CANVAS[1] * k)
        corner = (x - CANVAS[0] * (1 - SEEN) * k / 2, y - 0.2 * CANVAS[1] * k)
        surface.blit(picture, self.kit.stage.point(corner), special_flags=PREMULTIPLIED)

    def figures(self, surface: pygame.Surface, box: Box, room: float, told: tuple[Run, tuple[str, ...]]) -> None:
        x, y, _w, h = box
        _run, rats = told
        step = min(150.0, room / (len(rats) + 0.5))
        for number, rat in enumerate(rats):
            self.kit.art.put(surface, rat, (x + step * (number + 0.75), y + h - 16), step / 150 * 1.15)

    def on_plate(self, surface: pygame.Surface, plate: Box, told: tuple[Run, tuple[str, ...]]) -> None:
        """The pieces that are wanted, side by side."""
        kinds = told[0].kinds
        x, y, w, h = plate[0] + 16, plate[1] + plate[3] - 78, plate[2] - 32, 66.0
        size = min(h, w / len(kinds))
        for number, kind in enumerate(kinds):
            middle = x + w * (number + 0.5) / len(kinds)
            self.kit.art.draw(surface, f"treasure/piece_{kind}", (middle - size / 2, y, size, size))
