"""The bots' levels as people choose them."""

from __future__ import annotations

from scenes.menus.players import Level


def levels() -> list[Level]:
    """All levels, weakest first, in the language of the moment."""
    return [Level("random", "Novice", "plays anything"), Level("greedy", "Crafty", "a fair match")]
