"""Places and tie-breaks, each table worked out by hand: {seat: (place, reason, named rivals)}."""

import pytest

from game.core import Standing
from game.rulebooks.treasure_run.placing import standings
from game.rulebooks.treasure_run.state import blank

Place = tuple[int, str, tuple[int, ...]]
H, N, C, S = "home", "nearer", "more_cards", "shared"
SHELVES = [(0, 0, 0), (2, 0, 0), (1, 1, 0), (1, 1, 1)]


@pytest.mark.parametrize(
    ("kinds", "places", "cards", "winner", "expected"),
    [
        ([1, 2], ["q3", "gate"], [3, 0], -1, {1: (1, "", ()), 0: (2, "", ())}),
        ([1, 1], ["q3", "gate"], [0, 3], -1, {0: (1, N, (1,)), 1: (2, N, (0,))}),
        ([1, 1], ["n1", "s1"], [0, 3], -1, {1: (1, C, (0,)), 0: (2, C, (1,))}),
        ([1, 1], ["n1", "s1"], [2, 2], -1, {0: (1, S, (1,)), 1: (1, S, (0,))}),
        # Cleo is nearer than both; the two behind are told apart from one another by cards.
        ([2, 2, 2], ["gate", "gate", "q1"], [1, 2, 0], -1, {2: (1, N, (1, 0)), 1: (2, C, (0,)), 0: (3, C, (1,))}),
        ([2, 2, 2], ["gate", "gate", "q1"], [1, 1, 0], -1, {2: (1, N, (0, 1)), 0: (2, S, (1,)), 1: (2, S, (0,))}),
        ([2, 2, 1], ["q1", "q1", "q1"], [1, 1, 3], -1, {0: (1, S, (1,)), 1: (1, S, (0,)), 2: (3, "", ())}),
        ([3, 3], ["ship", "q3"], [0, 3], 0, {0: (1, H, (1,)), 1: (2, H, (0,))}),
        ([2, 3], ["ship", "ship"], [0, 0], 1, {1: (1, "", ()), 0: (2, "", ())}),
        ([3, 3, 3], ["q3", "ship", "q1"], [0, 0, 0], 1, {1: (1, H, (0, 2)), 0: (2, N, (2,)), 2: (3, N, (0,))}),
    ],
)
def test_places(kinds: list[int], places: list[str], cards: list[int], winner: int, expected: dict[int, Place]) -> None:
    state = blank(len(kinds), len(kinds), 3, 24)
    state.shelves = [SHELVES[n] for n in kinds]
    state.places, state.winner = places, winner
    state.hands = [tuple(range(n)) for n in cards]
    told = [Standing(seat, place, kinds[seat], why, rivals) for seat, (place, why, rivals) in expected.items()]
    assert standings(state, crew=False) == told


@pytest.mark.parametrize(("ending", "place", "why"), [("", 1, ""), ("crew", 1, "crew"), ("farm_woke", 2, "farm_woke")])
def test_a_crew_shares_its_place(ending: str, place: int, why: str) -> None:
    state = blank(3, 1, 6, 20)
    state.shelves, state.ending = [(1, 2, 0, 0, 0, 1)], ending
    assert standings(state, crew=True) == [Standing(seat, place, 3, why) for seat in range(3)]
