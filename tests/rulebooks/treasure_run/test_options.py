"""What the options and the number of rats set, and what they refuse with which words."""

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from game.agreement import Agreement, Player, first_fault
from game.core import Session
from game.rulebooks.treasure_run.cards import FACTS, Facts
from game.rulebooks.treasure_run.rules import TreasureRules


def rules(seats: int, sitting: tuple[int | None, ...] = (), **options: Any) -> TreasureRules:
    sitting = sitting or (None,) * seats
    players = tuple(Player(name=f"P{seat}", age=age) for seat, age in enumerate(sitting))
    found = Agreement(game="treasure_run", players=players, options=options).rules()
    assert isinstance(found, TreasureRules)
    return found


@pytest.mark.parametrize(
    ("seats", "options", "fault"),
    [
        (1, {}, "treasure_run seats 2 to 6, not 1"),
        (7, {}, "treasure_run seats 2 to 6, not 7"),
        (2, {"ages": [7, 8, 9]}, "2 rats play, but 3 ages are given"),
        (2, {"ages": [7, 0]}, "ages.1: Input should be greater than or equal to 1"),
        (2, {"rats": ["chef"]}, "2 rats play, but 1 hats are given"),
        (2, {"rats": ["chef", "chef"]}, "rats: each hat can be chosen only once"),
        (
            2,
            {"rats": ["chef", "crown"]},
            "rats.1: Input should be 'bandana', 'straw', 'top_hat', 'tricorne', 'chef' or 'sailor'",
        ),
        (2, {"crew": "perhaps"}, "crew: Input should be a valid boolean, unable to interpret input"),
        (2, {"mild": True}, "mild: Extra inputs are not permitted"),
    ],
)
def test_refused(seats: int, options: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        rules(seats, **options)
    assert first_fault(refusal.value) == fault


@pytest.mark.parametrize(("seats", "kinds"), [(2, 7), (3, 6), (4, 5), (5, 5), (6, 5)])
def test_kinds_of_treasure_and_one_copy_for_each_rat(seats: int, kinds: int) -> None:
    found = rules(seats)
    pile = Counter(Session(found, 1).state.pile)
    assert found.kinds == ("crown", "goblet", "compass", "ruby", "golden_whisk", "anchor", "spyglass")[:kinds]
    assert pile == dict.fromkeys(found.kinds, seats)


@pytest.mark.parametrize(("seats", "crew_rounds"), [(2, 20), (3, 18), (4, 18), (5, 18), (6, 18)])
def test_last_rounds(seats: int, crew_rounds: int) -> None:
    assert rules(seats).last_round == 60
    assert rules(seats, crew=True).last_round == crew_rounds


@pytest.mark.parametrize(("seats", "with_a_card"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_seats_above_half_start_with_a_card(seats: int, with_a_card: int) -> None:
    for seed in range(8):
        state = Session(rules(seats), seed).state
        hands = [len(state.hands[seat]) for seat in state.order]
        assert hands == [0] * (seats - with_a_card) + [1] * with_a_card


def test_a_crew_leaves_two_cards_in_the_box() -> None:
    assert set(rules(3).deck) - set(rules(3, crew=True).deck) == {"swap", "sticky_paws"}
    assert (len(rules(3).deck), len(rules(3, crew=True).deck)) == (24, 20)


def begins(ages: tuple[int | None, ...]) -> set[int]:
    """Who begins, over many seeds; round it goes clockwise from there."""
    found = rules(len(ages), ages)
    orders = [Session(found, seed).state.order for seed in range(60)]
    assert all(order == [(order[0] + k) % len(ages) for k in range(len(ages))] for order in orders)
    return {order[0] for order in orders}


@pytest.mark.parametrize(
    ("ages", "first"),
    [
        ((9, 8, 7), {2}),
        ((9, None, 12), {0}),
        ((None, 99), {1}),
        ((8, 12, 8), {0, 2}),
        ((None, None, 40, 40), {2, 3}),
        ((None, None, None), {0, 1, 2}),
    ],
)
def test_the_youngest_begins_and_equals_are_drawn(ages: tuple[int | None, ...], first: set[int]) -> None:
    assert begins(ages) == first


def test_facts_are_checked() -> None:
    with pytest.raises(ValidationError, match="there are 24 Pie Cards, not 25"):
        Facts.model_validate(FACTS.model_dump() | {"cards": FACTS.cards | {"swap": 3}})
    with pytest.raises(ValidationError, match="not so many kinds"):
        Facts.model_validate(FACTS.model_dump() | {"kinds": {2: 8}})
