"""The bots' levels as people choose them."""

from __future__ import annotations

from game.bots.levels import LEVELS
from game.language import mark, tr
from scenes.menus.players import Level

SHORT = {"random": mark("plays anything"), "greedy": mark("thinks first")}
"""A few words beside a level's name in the list; its whole sentence is the tooltip."""


def levels() -> list[Level]:
    """All levels, weakest first, in the language of the moment."""
    return [
        Level(level.id, tr(level.title), tr(SHORT[level.id]) if level.id in SHORT else "", tr(level.description))
        for level in LEVELS.values()
    ]
