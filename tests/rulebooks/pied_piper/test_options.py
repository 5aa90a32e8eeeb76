"""What the options set, and what they refuse with which words."""

from typing import Any

import pytest

from game.agreement import Agreement, Player, first_fault
from game.core import Session
from game.rulebooks.pied_piper.rules import PiperRules


def rules(seats: int, sitting: tuple[int | None, ...] = (), **options: Any) -> PiperRules:
    sitting = sitting or (None,) * seats
    players = tuple(Player(name=f"P{seat}", age=age) for seat, age in enumerate(sitting))
    found = Agreement(game="pied_piper", players=players, options=options).rules()
    assert isinstance(found, PiperRules)
    return found


@pytest.mark.parametrize(
    ("seats", "options", "fault"),
    [
        (1, {}, "pied_piper seats 2 to 10, not 1"),
        (2, {"children": 2}, "fewer than 3 children are for 7 families or more"),
        (6, {"children": 1}, "fewer than 3 children are for 7 families or more"),
        (7, {"children": 0}, "children: Input should be greater than or equal to 1"),
        (7, {"children": 4}, "children: Input should be less than or equal to 3"),
        (2, {"stash_target": "40"}, "stash_target: Input should be 'printed' or 'scaled'"),
        (2, {"mercy": "none"}, "mercy: Input should be 'short' or 'any_token'"),
        (2, {"first": "oldest"}, "first: Input should be 'youngest' or 'drawn'"),
        (2, {"ages": [7, 8, 9]}, "2 families play, but 3 ages are given"),
        (2, {"ages": [7, 0]}, "ages.1: Input should be greater than or equal to 1"),
        (2, {"families": ["sun", "sun"]}, "families: each family can be chosen only once"),
        (2, {"families": ["sun"]}, "2 families play, but 1 are named"),
        (2, {"mery": "short"}, "mery: Extra inputs are not permitted"),
    ],
)
def test_refused(seats: int, options: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        rules(seats, **options)
    assert first_fault(refusal.value) == fault


@pytest.mark.parametrize(
    ("seats", "choice", "target"),
    [
        (2, None, 40),
        (4, None, 40),
        (5, None, 70),
        (6, None, 80),
        (10, None, 120),
        (2, "scaled", 40),
        (3, "scaled", 50),
        (4, "scaled", 60),
        (2, "printed", 40),
        (10, "printed", 40),
    ],
)
def test_stash_target(seats: int, choice: str | None, target: int) -> None:
    assert rules(seats, stash_target=choice).target == target


@pytest.mark.parametrize("children", [1, 2, 3])
@pytest.mark.parametrize("seats", [7, 10])
def test_fewer_children_at_a_full_table(seats: int, children: int) -> None:
    assert rules(seats, children=children).blank().children == [children] * seats


def test_ages_come_from_the_players_unless_the_options_state_them() -> None:
    assert rules(2, (7, None)).ages == (7, None)
    assert rules(2, (7, None), ages=(9, 8)).ages == (9, 8)
    assert rules(3).ages == (None, None, None)


def begins(ages: tuple[int | None, ...], **options: Any) -> set[int]:
    """Who begins, over many seeds."""
    found = rules(len(ages), ages, **options)
    return {Session(found, seed).state.queue[0] for seed in range(60)}


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


def test_a_drawn_order_asks_for_no_ages() -> None:
    assert begins((9, 8, 7), first="drawn") == {0, 1, 2}


def test_the_draw_holds_for_the_whole_game() -> None:
    session = Session(rules(3, (8, 8, 8)), 5)
    first = session.state.queue[0]
    while session.state.round < 3:
        seat = session.rules.awaiting(session.state)[0]
        session.play(session.rules.legal_actions(session.state, seat)[0])
        if len(session.state.queue) == 3:
            assert session.state.queue[0] == first
