"""A page on the table top: its title above a sheet of parchment, room for buttons below."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.kit import Kit
from scenes.stage import Box

SHEET: Final[Box] = (150.0, 120.0, 1620.0, 836.0)
FOOT: Final = 972.0
"""Top of the buttons under the sheet."""


def draw_page(surface: pygame.Surface, kit: Kit, words: str, room: float = 880.0) -> None:
    """Table top, title, sheet."""
    surface.blit(kit.art.background("ui/tabletop"), (0, 0))
    spot, edge = (SHEET[0], 62), (kit.palette.soot, 5)
    gold = kit.palette.candle
    kit.text.draw(surface, words, spot, 52, gold, font="title", outline=edge, max_width=room, max_height=92)
    kit.art.draw(surface, "ui/panel_parchment", SHEET)
