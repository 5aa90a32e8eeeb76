"""The Treasure Run counted by hand, after first rolls that are known."""

from typing import Any

import pytest

from game.core import Rng
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.stack import Stack
from tests.perft.perft import perft

ALL = ["crown", "goblet", "compass", "ruby", "golden_whisk", "anchor", "spyglass"]


def rolling(die: int) -> int:
    """A seed whose first action rolls this number."""
    return next(seed for seed in range(100) if Rng(seed, 1).below(6) + 1 == die)


def count(depth: int, rats: int = 2, die: int = 1, **setup: Any) -> list[int]:
    rules = TreasureRules(rats, Options(ages=tuple(range(5, 5 + rats))))
    stacked = Stack.model_validate({"hands": [[] for _ in range(rats)], "croc": "m8"} | setup)
    return perft(rules, depth, rolling(die), stacked)


def test_from_the_ship() -> None:
    """Every roll leads from the ship to q3 or to the gangplank, one way; then the other rolls, and has one way too."""
    for die in range(1, 7):
        assert count(4, die=die, places=["ship", "ship"])[:2] == [1, 1]
    assert count(4, places=["ship", "ship"]) == [1, 1, 1, 1]


@pytest.mark.parametrize(("die", "third"), [(1, 3), (2, 3), (3, 2 + 1 + 2)])
def test_from_the_gate(die: int, third: int) -> None:
    """One way down each branch; three steps on wait two chests, to open or not, and between them a pie space."""
    assert count(3, die=die, places=["gate", "gate"]) == [1, 3, third]


def test_cards_before_the_roll() -> None:
    """The roll, Whistle 1 to 4, Sure Paws, and Burrows to n3, s3 (3 steps), s6 (6), n7, m7 (7): 11.

    Second: 3 ways after the roll; the roll after each Whistle and after Sure Paws; each chest is opened or not.
    """
    hands = [["whistle", "sure_paws", "burrow"], []]
    assert count(2, places=["gate", "gate"], hands=hands) == [1 + 4 + 1 + 5, 3 + 4 + 1 + 5 * 2]


def test_a_chest_with_everything_to_choose() -> None:
    """Ann has crown and goblet twice, Ben the compass twice: four kinds are left in the pile.

    From n2 the roll, or Burrows to n3, n7, m7, s3 and s6. After a one rolled 2 ways; at each chest leave, draw, trade
    crown and goblet for any of 4 kinds, or barter either for the compass.
    """
    shelves = [["crown", "crown", "goblet", "goblet"], ["compass", "compass"]]
    hands = [["burrow"], []]
    assert count(2, places=["n2", "gate"], hands=hands, shelves=shelves) == [1 + 5, 2 + 5 * (1 + 1 + 4 + 2)]


def test_those_caught_are_asked_in_turn() -> None:
    """The roll, or Whistles, of which the first catches two: Ben has one answer, Cleo, with her crust, two.

    Second: 3 ways, Ben's answer, and the roll after the other Whistles. Third: from the ways Ben's roll (he has
    nothing to swap), Cleo's answers, and 3 ways after each of the three rolls.
    """
    hands = [["whistle"], ["swap"], ["crust_shield"]]
    found = count(3, rats=3, places=["gate", "n6", "n6"], croc="n5", hands=hands)
    assert found == [1 + 4, 3 + 1 + 3, 3 * 1 + 2 + 3 * 3]


def test_a_swap_for_each_piece_and_rat() -> None:
    """Ann's crown for Ben's goblet or ruby, for Cleo's goblet (a duplicate), not for Ben's crown: 3, and the roll."""
    shelves = [["crown"], ["goblet", "ruby"], ["crown", "goblet", "goblet"]]
    assert count(1, rats=3, hands=[["swap"], [], []], shelves=shelves) == [1 + 3]


def test_a_run_that_is_over_is_not_counted_on() -> None:
    """From q3 a one leads on board, which ends the run, or to the gangplank, after which Ben rolls."""
    assert count(3, places=["q3", "gate"], shelves=[ALL, []]) == [1, 2, 1]
