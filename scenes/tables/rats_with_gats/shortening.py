"""Long names and texts in small rooms: cut before they shrink so far that nobody can read them."""

from __future__ import annotations

from typing import Final

from scenes.kit import Kit
from scenes.letters import Face

LEAST: Final = 0.74
"""Words may become so much smaller before letters go."""


def shortened(kit: Kit, words: str, size: float, room: float, font: Face = "bold", lines: int = 1) -> str:
    """As much of the words as can be read in so many lines, an ellipsis where some are gone."""
    if _fits(kit, words, size * LEAST, room, font, lines):
        return words
    low, high = 0, len(words)
    while low < high:
        half = (low + high + 1) // 2
        if _fits(kit, words[:half].rstrip() + "…", size * LEAST, room, font, lines):
            low = half
        else:
            high = half - 1
    return words[:low].rstrip() + "…"


def _fits(kit: Kit, words: str, size: float, room: float, font: Face, lines: int) -> bool:
    told = kit.text.lines(words, size, room, font)
    return len(told) <= lines and max(kit.text.width(line, size, font) for line in told) <= room
