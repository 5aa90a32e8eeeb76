"""Places and tie-breaks, each table worked out by hand: {seat: (place, reason, named rivals)}."""

import pytest

from game.core import Standing
from game.rulebooks.pied_piper.placing import standings
from game.rulebooks.pied_piper.state import blank

Place = tuple[int, str, tuple[int, ...]]
C, S, L, T = "more_coins", "shared", "fell_later", "fell_together"


@pytest.mark.parametrize(
    ("children", "tokens", "fell", "places"),
    [
        ([2, 3], [9, 1], [0, 0], {1: (1, "", ()), 0: (2, "", ())}),
        ([2, 2], [3, 4], [0, 0], {1: (1, C, (0,)), 0: (2, C, (1,))}),
        ([2, 2], [3, 3], [0, 0], {0: (1, S, (1,)), 1: (1, S, (0,))}),
        # The best of three shares with nobody; the other two share with one another only.
        ([2, 2, 2], [3, 5, 3], [0] * 3, {1: (1, C, (0, 2)), 0: (2, S, (2,)), 2: (2, S, (0,))}),
        ([2, 2, 2], [5, 5, 3], [0] * 3, {0: (1, S, (1,)), 1: (1, S, (0,)), 2: (3, C, (0, 1))}),
        ([0, 2, 0], [0, 0, 0], [1, 0, 2], {1: (1, "", ()), 2: (2, L, (0,)), 0: (3, L, (2,))}),
        ([0, 2, 0], [0, 0, 0], [1, 0, 1], {1: (1, "", ()), 0: (2, T, (2,)), 2: (2, T, (0,))}),
        ([0, 0], [0, 0], [1, 1], {0: (1, T, (1,)), 1: (1, T, (0,))}),
        ([0, 0, 0], [0, 0, 0], [2, 1, 2], {0: (1, T, (2,)), 2: (1, T, (0,)), 1: (3, L, (0, 2))}),
        ([0, 3, 1], [0, 1, 20], [1, 0, 0], {1: (1, "", ()), 2: (2, "", ()), 0: (3, "", ())}),
    ],
)
def test_places(children: list[int], tokens: list[int], fell: list[int], places: dict[int, Place]) -> None:
    state = blank(len(children), 3, 5)
    state.children, state.tokens, state.fell = children, tokens, fell
    expected = [Standing(seat, place, children[seat], why, rivals) for seat, (place, why, rivals) in places.items()]
    assert standings(state) == expected
