"""The list of teams or colours of a seat that has no room for their names."""

from __future__ import annotations

import pygame

from scenes.widgets.choices import Dropdown


class LookDisc(Dropdown):
    """A list of looks behind the row's picture, with an arrow at its foot: for rows without room for names."""

    def draw(self, surface: pygame.Surface) -> None:
        """The arrow; a ring where it is pointed at."""
        x, y, w, h = self.shown_box
        stage, palette = self.kit.stage, self.kit.palette
        if self.state in ("hover", "pressed"):
            rect = stage.rect((x + 2, y - 6, w - 4, h + 12))
            pygame.draw.rect(surface, palette.flame, rect, stage.px(3), border_radius=stage.px(12))
        spot = (x + w - 12, y + h - 8)
        pygame.draw.circle(surface, palette.parchment, stage.point(spot), stage.px(11))
        pygame.draw.circle(surface, palette.brass, stage.point(spot), stage.px(11), stage.px(2))
        tip = [(spot[0] - 5.5, spot[1] - 2.5), (spot[0] + 5.5, spot[1] - 2.5), (spot[0], spot[1] + 4.5)]
        pygame.draw.polygon(surface, palette.ink, [stage.point(point) for point in tip])
