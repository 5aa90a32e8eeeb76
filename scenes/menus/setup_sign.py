"""The sign over a set-up: a ribbon, a board in the game's cloth on it, the game's name."""

from __future__ import annotations

import pygame

from scenes.kit import Kit
from scenes.stage import Box
from scenes.theme import Cloth


def draw_board(surface: pygame.Surface, kit: Kit, box: Box, ribbon: str, cloth: Cloth) -> None:
    """The ribbon with the board; what stands at its ends comes next, then the name."""
    x, y, w, h = box
    kit.art.draw(surface, ribbon, (x + 10, y + 6, w - 20, h - 20))
    board = (x + 72.0, y + 16.0, w - 144.0, h - 36.0)
    for grow, colour in ((0.0, cloth.deep), (5.0, cloth.light), (8.0, cloth.cloth)):
        inner = (board[0] + grow, board[1] + grow, board[2] - 2 * grow, board[3] - 2 * grow)
        pygame.draw.rect(surface, colour, kit.stage.rect(inner), border_radius=kit.stage.px(16 - grow))


def draw_name(surface: pygame.Surface, kit: Kit, box: Box, words: str, rim: str, *, ends: float = 205.0) -> None:
    """The name in the middle, `ends` units clear of both ends, with a rim of this colour."""
    x, y, w, h = box
    middle, cream = (x + w / 2, y + h / 2 - 3), kit.palette.cream
    kit.text.draw(
        surface, words, middle, 52, cream, font="title", anchor="cm", max_width=w - 2 * ends, outline=(rim, 4)
    )
