"""A plain ground for words: rounded corners, a rim."""

from __future__ import annotations

import pygame

from scenes.kit import Kit
from scenes.stage import Box


def rounded(
    surface: pygame.Surface, kit: Kit, box: Box, ground: str, rim: str, corner: float, thick: float = 2.6
) -> None:
    """A plate with round corners and a rim."""
    rect, radius = kit.stage.rect(box), kit.stage.px(corner)
    pygame.draw.rect(surface, rim, rect, border_radius=radius)
    edge = max(1, kit.stage.px(thick))
    pygame.draw.rect(surface, ground, rect.inflate(-2 * edge, -2 * edge), border_radius=max(1, radius - edge))
