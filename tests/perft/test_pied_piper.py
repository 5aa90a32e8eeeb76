"""Pay the Piper counted by hand, from positions where every card to be drawn is a profit.

A family that holds p profits and nothing else to play has p + 1 choices: one keeps them all, p leave one less; then it
draws one. With h such cards in hand its ways through n turns are f(h, 1) = h + 1 and
f(h, n) = f(h + 1, n - 1) + h f(h, n - 1), so f(1, n) = 2, 5, 15, 52.
"""

from typing import Any

from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.stack import Stack
from tests.perft.perft import perft

PROFITS = ["mushroom_patch", "mended_boots", "cheese_stall", "beehive", "barrel_maker", "wool_fair", "spice_cart"]


def count(hands: list[list[str]], depth: int, draws: list[str], **setup: Any) -> list[int]:
    families = len(hands)
    rules = PiperRules(families, Options(ages=tuple(range(5, 5 + families))))
    stacked = Stack.model_validate({"hands": hands, "tokens": [30] * families, "deck": draws} | setup)
    return perft(rules, depth, stacked=stacked)


def test_profits_only() -> None:
    draws = [*PROFITS, "silver_lode", "burgomasters_commission"]
    assert count([["egg_basket"], []], 8, draws) == [2, 2 * 2, 5 * 2, 5 * 5, 15 * 5, 15 * 15, 52 * 15, 52 * 52]


def test_an_attack_and_its_answers() -> None:
    """Ann: end, or Pickpocket at Ben (nothing, Strongbox, Mirror) or at Cleo (nothing).

    2: end, then Ben 2; 3 answers of Ben; 1 of Cleo: 6.
    3: 2 x 2 (Cleo); after nothing or Strongbox Ben's turn 2 + 2, after the Mirror Ann's answer 1; Ben's turn 2: 11.
    4: 4 x 4 (Ann again: end, profit, two targets); Cleo's turn 2 x 2 + 2 x 2, Ben's turn 2; Cleo's turn 2 x 2: 30.
    """
    assert count([["pickpocket"], ["strongbox", "silver_mirror"], []], 4, PROFITS) == [3, 6, 11, 30]


def test_each_target_of_rat_plague_answers() -> None:
    """Ann: end or Rat Plague (Ben: nothing, Strongbox, Seal; Cleo: nothing, Strongbox).

    2: 2 + 3. 3: 2 x 2 + 3 x 2. 4: 4 x 3 (Ann: end, Plague, a profit) + 6 x 2 (Ben's turn).
    """
    hands = [["rat_plague"], ["strongbox", "burgomasters_seal"], ["strongbox"]]
    assert count(hands, 4, PROFITS) == [2, 5, 10, 24]


def test_a_card_taken_from_an_open_hand() -> None:
    """Ann: end or Nosy Neighbour (Ben has no answer, and two cards to take).

    2: Ben's turn with two profits 3, or his answer 1. 3: 3 x 3 (Ann: end, profit, Neighbour) + 2 to take.
    4: after Ann's end or profit Ben has 4, 3 or 3 choices, after her Neighbour one answer: 10 + 10 + 3; after the
    take Ben has the Strongbox and a profit, or two profits: 2 + 3. In all 28.
    """
    assert count([["nosy_neighbour"], ["egg_basket", "strongbox"]], 4, PROFITS) == [2, 4, 11, 28]


def test_a_hand_over_its_limit() -> None:
    """Ann with six profits: end, then 6 cards to throw away; or 6 to play. Ben has 2 choices each time.

    3: 6 x 2 after the discards; 6 x 2 x 7, since after a play Ann holds six again.
    """
    hand = ["egg_basket", *PROFITS[2:]]
    assert count([hand, []], 3, ["mushroom_patch", "mended_boots", "silver_lode"]) == [7, 6 + 6 * 2, 6 * 2 + 6 * 2 * 7]


def test_behind_a_barred_door_there_is_no_choice() -> None:
    """Ben, shut in, may only end his turn; a round later he chooses: 2 profits, 3 choices."""
    assert count([[], []], 4, PROFITS, barred=[1]) == [1, 1, 2, 2 * 3]


def test_a_game_that_is_over_is_not_counted_on() -> None:
    """Ben's last child is lost to the Tune unless Ann ends her turn."""
    setup = {"children": [3, 1]}
    assert count([["pipers_own_tune"], []], 2, PROFITS, **setup) == [2, 2 + 1]
    assert count([["pipers_own_tune"], []], 3, PROFITS, **setup) == [2, 3, 2 * 3]
