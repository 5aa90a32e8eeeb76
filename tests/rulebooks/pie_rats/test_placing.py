"""Places and tie-breaks, each table worked out by hand: {seat: (place, reason, named rivals)}.

Pies: cherry 7:4, pecan 8:4, shoofly and plum_crumble 9:5; pumpkin 7:3 and pecan 8:4 make 15:7, as do gooseberry 4:2,
custard 5:2 and apple_lattice 6:3.
"""

import pytest

from game.core import Standing
from game.rulebooks.pie_rats.placing import points, standings, weight
from game.rulebooks.pie_rats.state import State, blank

Place = tuple[int, str, tuple[int, ...]]
H, M, A, E, S = "heavier", "more_pies", "ate_last", "earlier", "shared"


def looted(loot: list[list[str]], firsts: list[int]) -> State:
    state = blank(len(loot))
    state.pies = [pie for pies in loot for pie in pies]
    numbers = iter(range(len(state.pies)))
    state.loot = [[next(numbers) for _ in pies] for pies in loot]
    state.first_pie = firsts
    return state


@pytest.mark.parametrize(
    ("loot", "firsts", "ate", "places"),
    [
        ([["cherry"], ["shoofly"]], [1, 2], None, {1: (1, "", ()), 0: (2, "", ())}),
        ([["cherry"], ["pecan"]], [1, 2], 0, {1: (1, H, (0,)), 0: (2, H, (1,))}),
        (
            [["pumpkin", "pecan"], ["gooseberry", "custard", "apple_lattice"]],
            [1, 2],
            0,
            {1: (1, M, (0,)), 0: (2, M, (1,))},
        ),
        ([["shoofly"], ["plum_crumble"]], [1, 2], 1, {1: (1, A, (0,)), 0: (2, A, (1,))}),
        ([["shoofly"], ["plum_crumble"]], [1, 2], None, {0: (1, E, (1,)), 1: (2, E, (0,))}),
        ([["shoofly"], ["plum_crumble"], []], [2, 1, 0], 2, {1: (1, E, (0,)), 0: (2, E, (1,)), 2: (3, "", ())}),
        ([[], []], [0, 0], None, {0: (1, S, (1,)), 1: (1, S, (0,))}),
        ([[], [], ["cherry"]], [0, 0, 1], 1, {2: (1, "", ()), 1: (2, A, (0,)), 0: (3, A, (1,))}),
        ([["cherry"], [], []], [1, 0, 0], None, {0: (1, "", ()), 1: (2, S, (2,)), 2: (2, S, (1,))}),
    ],
)
def test_places(loot: list[list[str]], firsts: list[int], ate: int | None, places: dict[int, Place]) -> None:
    state = looted(loot, firsts)
    expected = [Standing(seat, at, points(state, seat), why, rivals) for seat, (at, why, rivals) in places.items()]
    assert standings(state, ate) == expected


def test_points_and_weight_add_up() -> None:
    state = looted([["pumpkin", "pecan"], []], [1, 0])
    assert [points(state, seat) for seat in (0, 1)] == [7, 0]
    assert [weight(state, seat) for seat in (0, 1)] == [15, 0]
