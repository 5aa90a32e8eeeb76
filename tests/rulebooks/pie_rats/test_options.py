"""What the options set, and what they refuse with which words."""

from typing import Any

import pytest

from game.agreement import Agreement, Player, first_fault
from game.core import Session
from game.rulebooks.pie_rats.cards import CAPTAINS
from game.rulebooks.pie_rats.rules import PieRules


def rules(seats: int, **options: Any) -> PieRules:
    players = tuple(Player(name=f"P{seat}") for seat in range(seats))
    found = Agreement(game="pie_rats", players=players, options=options).rules()
    assert isinstance(found, PieRules)
    return found


@pytest.mark.parametrize(
    ("seats", "options", "fault"),
    [
        (1, {}, "pie_rats seats 2 to 6, not 1"),
        (7, {}, "pie_rats seats 2 to 6, not 7"),
        (2, {"pies": "banquet"}, "pies: Input should be 'printed' or 'feast'"),
        (2, {"pie_count": 4}, "pie_count: Input should be greater than or equal to 5"),
        (2, {"pie_count": 21}, "pie_count: Input should be less than or equal to 20"),
        (2, {"looting": "rude"}, "looting: Input should be 'call', 'nice' or 'aggressive'"),
        (2, {"tie_break": "none"}, "tie_break: Input should be 'ate_last' or 'first_pie'"),
        (2, {"ate_pie_last": 2}, "there is no seat 2 that could have eaten pie last"),
        (2, {"ate_pie_last": -1}, "ate_pie_last: Input should be greater than or equal to 0"),
        (2, {"captains": ["red_hook"]}, "2 Captains play, but 1 are named"),
        (2, {"captains": ["red_hook", "red_hook"]}, "captains: each Captain can be chosen only once"),
        (2, {"pie": 5}, "pie: Extra inputs are not permitted"),
    ],
)
def test_refused(seats: int, options: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        rules(seats, **options)
    assert first_fault(refusal.value) == fault


@pytest.mark.parametrize(
    ("seats", "options", "pies", "reveals"),
    [
        (2, {}, 10, 1),
        (3, {}, 12, 2),
        (4, {}, 16, 2),
        (5, {}, 18, 3),
        (6, {}, 18, 3),
        (2, {"pies": "feast"}, 10, 1),
        (6, {"pies": "printed"}, 10, 1),
        (5, {"pie_count": 7}, 7, 3),
        (3, {"pies": "printed", "pie_count": 20}, 20, 1),
    ],
)
def test_the_sill(seats: int, options: dict[str, Any], pies: int, reveals: int) -> None:
    found = rules(seats, **options)
    assert (found.pies, found.reveals) == (pies, reveals)


def test_who_ate_pie_last_leads_or_a_lot_decides() -> None:
    assert {Session(rules(3, ate_pie_last=1), seed).state.lead for seed in range(20)} == {1}
    assert {Session(rules(3), seed).state.lead for seed in range(60)} == {0, 1, 2}


def test_captains_sit_in_the_order_of_the_box_unless_chosen() -> None:
    assert rules(3).captains == CAPTAINS[:3]
    assert rules(2, captains=["petronella", "red_hook"]).captains == ("petronella", "red_hook")
