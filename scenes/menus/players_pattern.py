"""Patterns that tell the players' rows apart besides colour and symbol: stripes, dots, checks, waves, bars."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import pygame

Pattern = Literal[
    "stripes", "dots", "checks", "waves", "bars", "bricks", "scales", "diamonds", "rings", "hatch", "plain"
]
STRENGTH = 56
"""How visible the pattern is, 0 to 255."""
KEPT = 40


@lru_cache(maxsize=KEPT)
def pattern(kind: Pattern, size: tuple[int, int], tile: int) -> pygame.Surface:
    """A see-through picture of the pattern; `tile` is the width of one repeat in pixels."""
    tile = max(4, tile)
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(0, size[1], tile):
        for x in range(0, size[0], tile):
            _tile(sheet, kind, x, y, tile)
    return sheet


def _drawn(sheet: pygame.Surface, kind: Pattern, x: int, y: int, tile: int) -> None:
    """The patterns of lines."""
    white, half, thin = (255, 255, 255, STRENGTH + 20), tile // 2, max(1, tile // 7)
    if kind == "bricks":
        sheet.fill(white, (x, y, tile, thin))
        sheet.fill(white, (x, y + half, tile, thin))
        sheet.fill(white, (x, y + thin, thin, half - thin))
        sheet.fill(white, (x + half, y + half + thin, thin, half - thin))
    elif kind == "scales":
        pygame.draw.circle(sheet, white, (x + half, y), half, thin, False, False, True, True)
        for left in (x, x + tile):
            pygame.draw.circle(sheet, white, (left, y + half), half, thin, False, False, left > x, left == x)
    elif kind == "diamonds":
        shape = [(x + half, y + thin), (x + tile - thin, y + half), (x + half, y + tile - thin), (x + thin, y + half)]
        pygame.draw.polygon(sheet, white, shape)
    elif kind == "rings":
        pygame.draw.circle(sheet, white, (x + half, y + half), max(2, tile // 3), thin)
    elif kind == "hatch":
        pygame.draw.line(sheet, white, (x, y), (x + tile, y + tile), thin)
        pygame.draw.line(sheet, white, (x + tile, y), (x, y + tile), thin)


def _tile(sheet: pygame.Surface, kind: Pattern, x: int, y: int, tile: int) -> None:
    white, half, thick = (255, 255, 255, STRENGTH), tile // 2, max(1, tile // 4)
    if kind == "dots":
        pygame.draw.circle(sheet, white, (x + half, y + half), max(1, tile // 5))
    elif kind == "checks":
        sheet.fill(white, (x, y, half, half))
        sheet.fill(white, (x + half, y + half, half, half))
    elif kind == "bars":
        sheet.fill(white, (x, y, thick, tile))
        sheet.fill(white, (x + half, y, thick, tile))
    elif kind == "stripes":
        shape = [(x, y + half), (x + half, y), (x + tile, y), (x, y + tile)]
        pygame.draw.polygon(sheet, white, shape)
    elif kind == "waves":
        peak, foot = y + tile // 4, y + 3 * tile // 4
        outline = [(x, foot), (x + half, peak), (x + tile, foot), (x + tile, foot + thick), (x + half, peak + thick)]
        pygame.draw.polygon(sheet, white, [*outline, (x, foot + thick)])
    else:
        _drawn(sheet, kind, x, y, tile)
