"""Rats with Gats counted by hand, in free play; of those asked together the lowest seat answers first."""

from typing import Any

from game.rulebooks.rats_with_gats.options import Options
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.stack import Stack
from tests.perft.perft import perft


def count(depth: int, **setup: Any) -> list[int]:
    stacked = Stack.model_validate({"ranks": [3, 2, 1], "deep": [1]} | setup)
    return perft(GatsRules(3, Options()), depth, stacked=stacked)


def test_nothing_in_the_way_and_nothing_in_hand() -> None:
    """Rats: say (for the gat, the ship, or nothing) or leave, 4; the Deep, with an empty list: end or wait, 2.

    4: the first rat leaves, 2 x 4 ways to 5 ways of leaving: 40. It stays, the other leaves: 3 x 2 x 5 = 30. Both stay
    (9): the scene ends, and the council asks the first for pass, claim, crew, promote or kick: 45; or all goes on: 36.
    """
    assert count(4, hands=[[], [], []]) == [4, 4 * 2, 4 * 2 * 4, 40 + 30 + 45 + 36]


def test_an_obstacle_and_a_card() -> None:
    """Both rats have gat and name. The first: say 3, duel, leave: 5; the Deep: 2 calls or wait; the other: say, leave.

    4: the first leaves, 3 x 4 to 6 ways (it may retire): 72. The other leaves: 4 x 3 to 6: 72. A duel: 3 x 3 to the
    Deep's veto or not: 18. Else 9: each call leads to 3 stakes, waiting to the first rat's 5: 9 x 11.
    """
    setup = {
        "hands": [["9S"], [], []],
        "obstacles": [{"cards": ["4H"]}],
        "gats": ["Pike", None, "Gun"],
        "names": ["Al", None, "Bo"],
    }
    assert count(4, **setup) == [5, 5 * 3, 5 * 3 * 4, 72 + 72 + 18 + 9 * 11]
