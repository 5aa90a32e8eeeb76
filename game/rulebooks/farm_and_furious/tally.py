"""What is counted over many races: spaces, mud, chases; nothing in a race falls to a player by chance."""

from __future__ import annotations

from game.core import Figure
from game.core.luck import Log, counted
from game.language import mark
from game.rulebooks.farm_and_furious.events import Moved
from game.rulebooks.farm_and_furious.rules import FarmRules


def figures(rules: FarmRules, steps: Log) -> list[Figure]:
    """Spaces run, times stuck in mud, times chased off, by player."""
    moves = [event for step in steps for event in step.events if isinstance(event, Moved)]
    seats, ends = rules.seats, [0] * rules.seats
    for move in moves:
        if move.team < seats and move.path:
            ends[move.team] = move.path[-1]
    return [
        Figure("spaces", mark("Spaces run"), tuple(ends)),
        counted(seats, "mud", mark("Stuck in mud"), (move.team for move in moves if move.mud)),
        counted(seats, "chased", mark("Chased off"), (move.team for move in moves if move.chased)),
    ]
