"""The sea on the set-up screen: the chart, the rats that sail, what the voyage is for."""

from __future__ import annotations

from typing import Final

import pygame

from game.language import tr, trn
from scenes.art import PREMULTIPLIED
from scenes.menus.setup_picture import Lines, PicturePanel
from scenes.stage import Box
from scenes.theme import GAMES

CANVAS: Final = (2320.0, 1400.0)
LEFT, TOP = 640.0, 820.0
"""What of the chart is seen: the islands and the compass."""


class SeaPanel(PicturePanel[tuple[int, tuple[str, ...]]]):
    """The chart; told of the minutes and the rats' pictures."""

    cloth = GAMES["rats_with_gats"]

    def lines(self, told: tuple[int, tuple[str, ...]]) -> Lines:
        minutes, _rats = told
        return Lines(
            tr("One ship, one yarn"),
            trn("about {n} minute", "about {n} minutes", minutes).format(n=minutes),
            tr(
                "Steal a ship, choose a captain, commit piracy. Nobody has to type: every sentence can be "
                "taken as suggested, or said aloud."
            ),
        )

    def backdrop(self, surface: pygame.Surface, box: Box) -> None:
        x, y, w, _h = box
        k = w / (CANVAS[0] - LEFT - 200)
        picture = self.kit.art.get("gats/table", CANVAS[1] * k)
        surface.blit(picture, self.kit.stage.point((x - LEFT * k, y - TOP * k)), special_flags=PREMULTIPLIED)

    def figures(self, surface: pygame.Surface, box: Box, room: float, told: tuple[int, tuple[str, ...]]) -> None:
        x, y, _w, h = box
        _minutes, rats = told
        step = min(190.0, room / (len(rats) + 0.3))
        for number, rat in enumerate(rats):
            self.kit.art.put(surface, rat, (x + step * (number + 0.65), y + h + 2), step / 190 * 1.05)
