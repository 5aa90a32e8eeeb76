"""What a card would do, worked out by hand before it is played."""

import pytest

from game.rulebooks.pied_piper import RULEBOOK
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import State
from scenes.tables.pied_piper.forecast import Outlook, ahead, outlook, standing, total_due


def square(tokens: list[int], children: list[int] | None = None) -> State:
    state = PiperRules(len(tokens), RULEBOOK.options()).blank()
    state.tokens = tokens
    state.children = children or [3] * len(tokens)
    return state


def test_who_will_fall_short_is_told_before_the_payment() -> None:
    view = square([5, 2, 3])
    assert outlook(view, 0, "short") == Outlook(5, 3)
    assert outlook(view, 1, "short") == Outlook(2, 3, short=1)
    assert outlook(view, 2, "short") == Outlook(3, 3)
    assert total_due(view) == 3 + 2 + 3
    assert total_due(view, paid=(0,)) == 2 + 3


def test_under_the_mild_mercy_only_an_empty_purse_is_short() -> None:
    view = square([0, 2])
    assert outlook(view, 0, "any_token").short == 3
    assert outlook(view, 1, "any_token").short == 0


def test_a_lullaby_keeps_everybody_safe() -> None:
    view = square([0, 5])
    view.lulled[0] = True
    assert outlook(view, 0, "short") == Outlook(0, 3, safe=True)
    assert standing(outlook(view, 0, "short"), "Ada") == "Ada loses no child, whatever comes"


CASES = [
    ("pickpocket", 4, "Takes 3 coins", Outlook(1, 3, short=2)),
    ("crooked_scales", 1, "Takes 1 coin", Outlook(0, 3, short=3)),
    ("tax_collector", 10, "6 coins go to the bank", Outlook(4, 3)),
    ("rat_plague", 7, "4 coins go to the bank", Outlook(3, 3)),
    ("broken_cart", 3, "Misses 3 incomes", Outlook(2, 3, short=1)),
    ("barred_door", 3, "May not play on its next turn", Outlook(3, 3)),
    ("pointed_finger", 5, "Owes 6 coins", Outlook(5, 6, short=1)),
    ("lost_in_the_woods", 7, "5 coins for the piper", Outlook(2, 3, short=1)),
    ("lost_in_the_woods", 4, "Loses a child", Outlook(4, 2)),
    ("pipers_own_tune", 2, "Loses a child", Outlook(2, 2)),
]


@pytest.mark.parametrize(("card", "coins", "effect", "then"), CASES)
def test_what_an_attack_would_do(card: str, coins: int, effect: str, then: Outlook) -> None:
    view = square([9, coins])
    before = view.copy()
    told = ahead(view, card, 0, 1, "short")
    assert (told.main, told.outlook) == (effect, then)
    assert view == before, "nothing has happened yet"


def test_what_a_profit_and_a_lullaby_would_do_for_their_own_family() -> None:
    view = square([1, 9])
    assert ahead(view, "beehive", 0, 0, "short").outlook == Outlook(6, 3)
    assert ahead(view, "beehive", 0, 0, "short").main == "Gains 5 coins"
    assert ahead(view, "lullaby", 0, 0, "short").outlook == Outlook(1, 3, safe=True)


def test_hands_are_counted_not_looked_at() -> None:
    view = square([5, 5])
    view.hands[1] = [4, 7]
    assert ahead(view, "nosy_neighbour", 0, 1, "short").main == "Opens 2 cards, takes one"
    assert ahead(view, "spilled_ink", 0, 1, "short").main == "Spoils 2 cards"
    view.hands[1] = []
    assert ahead(view, "nosy_neighbour", 0, 1, "short").main == "An empty hand"


def test_a_lulled_family_keeps_its_child() -> None:
    view = square([5, 5])
    view.lulled[1] = True
    told = ahead(view, "pipers_own_tune", 0, 1, "short")
    assert told.main == "The lullaby keeps the child"
    assert told.outlook == Outlook(5, 3, safe=True)


def test_the_standing_in_words() -> None:
    assert standing(Outlook(1, 3, short=2), "Zoé") == "Zoé will be 2 short"
    assert standing(Outlook(3, 3), "Zoé") == "Zoé can still pay the piper"
