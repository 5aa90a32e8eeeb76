"""How well a rat stands, for bots."""

from __future__ import annotations

from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import State


def appraise(rules: TreasureRules, state: State, seat: int) -> float:
    """Pieces."""
    return float(sum(map(bool, state.shelves[rules._shelf[seat]])))
