"""How well a team stands, for bots: its lead, and the cards it still has to spend."""

from __future__ import annotations

from typing import Final

from game.rulebooks.farm_and_furious.cards import WHISTLE
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.state import State

WORTH: Final = {"dog": 0.5, "hen": 0.5, "duckling": 0.45, "rabbit": 0.6, "whistle": 0.35, "rooster": 0.5}
"""Spaces that a card in the hand is worth, found by matches between variants."""
IN_REACH: Final = 0.7
"""What is left of a played card's worth while the team still holds its whistle: early whistles gain little."""
VICTORY: Final = 50.0
"""A win alone; one that is shared counts little more than the place behind it."""


def appraise(rules: FarmRules, state: State, seat: int) -> float:
    """Spaces ahead of the rivals, plus the worth of the cards; a finished race counts by its places."""
    if state.finished:
        places = {standing.seat: standing.place for standing in rules.standings(state)}
        if places[seat] == 1 and list(places.values()).count(1) == 1:
            return VICTORY
        return -VICTORY * places[seat] / len(places)
    own = state.positions[seat]
    rivals = state.positions[:seat] + state.positions[seat + 1 :]
    return 1.25 * own - 0.5 * max(rivals) - 0.25 * sum(rivals) / len(rivals) + _worth(state, seat)


def _worth(state: State, seat: int) -> float:
    hand = state.hands[seat]
    worth = sum(WORTH[card] for card in hand)
    if WHISTLE in hand:
        worth += IN_REACH * sum(WORTH[card] for card in state.played[seat])
    return worth
