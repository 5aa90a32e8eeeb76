"""How well a team stands, for bots: its lead, and the cards it still has to spend."""

from __future__ import annotations

from typing import Final

from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.state import State

WORTH: Final = {"dog": 0.5, "hen": 0.9, "duckling": 0.45, "rabbit": 1.0, "whistle": 0.35, "rooster": 0.5}
"""Spaces that a card in the hand is worth, found by matches between variants."""
VICTORY: Final = 50.0


def appraise(rules: FarmRules, state: State, seat: int) -> float:
    """Spaces ahead of the best rival, plus the worth of the hand; a finished race counts by its places."""
    if state.finished:
        places = {standing.seat: standing.place for standing in rules.standings(state)}
        return VICTORY if places[seat] == 1 else -VICTORY * places[seat] / len(places)
    positions = state.positions
    best = max(position for team, position in enumerate(positions) if team != seat)
    return 1.5 * positions[seat] - 0.5 * best + sum(WORTH[card] for card in state.hands[seat])
