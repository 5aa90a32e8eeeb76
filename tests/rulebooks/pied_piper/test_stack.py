"""Positions laid out by hand: what may be left out, and what cannot be."""

from typing import Any

import pytest

from game.agreement import first_fault
from game.core import Session
from game.rulebooks.pied_piper.cards import DECK
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.stack import Stack

RULES = PiperRules(3, Options(ages=(5, 6, 7)))


def laid_out(setup: dict[str, Any]) -> Session[Any]:
    return Session(RULES, 3, stacked=Stack.model_validate(setup))


def test_what_is_left_out_stays_as_it_was_dealt() -> None:
    dealt, state = Session(RULES, 3).state, laid_out({}).state
    named = [[[one.faces[p] for p in hand] for hand in one.hands] for one in (dealt, state)]
    assert named[0] == named[1]
    assert (state.tokens, state.children, state.queue, state.round) == ([6, 6, 6], [3, 3, 3], [0, 1, 2], 1)
    assert state.stash == state.graveyard == 0


def test_everything_is_laid_out() -> None:
    state = laid_out(
        {
            "children": [2, 0, 1],
            "tokens": [4, 0, 7],
            "lost_incomes": [0, 0, 2],
            "hands": [["beehive"], [], ["lullaby", "lullaby"]],
            "deck": ["egg_basket", "strongbox"],
            "discard": ["wool_fair", "spice_cart"],
            "stash": 12,
            "barred": [2],
            "doubled": [0],
            "lulled": [2],
            "turns": [2, 0],
            "round": 4,
        }
    ).state
    assert (state.children, state.tokens, state.lost_incomes) == ([2, 0, 1], [4, 0, 7], [0, 0, 2])
    assert (state.hands, state.discard, state.graveyard) == ([[0], [], [1, 2]], [38, 39], 6)
    assert state.faces[:3] + state.faces[38:] == ["beehive", "lullaby", "lullaby", "wool_fair", "spice_cart"]
    assert [state.faces[piece] for piece in reversed(state.deck)][:2] == ["egg_basket", "strongbox"]
    assert sorted(state.faces) == sorted(DECK)
    assert (state.barred, state.doubled) == ([False, False, True], [True, False, False])
    assert (state.lulled, state.fell) == ([False, False, True], [0, 1, 0])
    assert (state.stash, state.queue, state.round) == (12, [2, 0], 4)


def test_the_rest_may_lie_in_the_discards() -> None:
    state = laid_out({"hands": [["beehive"], [], []], "deck": ["lullaby"], "discard": ["*"]}).state
    assert ([state.faces[p] for p in state.deck], len(state.discard)) == (["lullaby"], 38)


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ({"children": [3, 3]}, "children has 2 entries for 3 families"),
        ({"tokens": [3]}, "tokens has 1 entries for 3 families"),
        ({"hands": []}, "hands has 0 entries for 3 families"),
        ({"lost_incomes": [1]}, "lost_incomes has 1 entries for 3 families"),
        ({"children": [4, 3, 3]}, "children: a family has 0 to 3"),
        ({"children": [-1, 3, 3]}, "children: a family has 0 to 3"),
        ({"children": [0, 3, 0]}, "children: the game is over when fewer than two families have any"),
        ({"children": [0, 3, 3]}, "family 0 has no children, so neither tokens nor cards"),
        (
            {"children": [0, 3, 3], "tokens": [0, 1, 1], "hands": [["lullaby"], [], []]},
            "family 0 has no children, so neither tokens nor cards",
        ),
        ({"tokens": [-1, 0, 0]}, "tokens.0: Input should be greater than or equal to 0"),
        ({"hands": [["turnip"], [], []]}, "more cards than the deck has, or none so called: turnip"),
        (
            {"hands": [["beehive"], [], ["beehive"]]},
            "more cards than the deck has, or none so called: beehive",
        ),
        ({"barred": [3]}, "family 3 is not in the square"),
        ({"fallen": [[0]]}, "fallen must name exactly the families without children: []"),
        ({"turns": []}, "turns must name families with children, each once, at least one"),
        ({"turns": [0, 0]}, "turns must name families with children, each once, at least one"),
        ({"turns": [3]}, "turns must name families with children, each once, at least one"),
        ({"stash": -1}, "stash: Input should be greater than or equal to 0"),
        ({"round": 0}, "round: Input should be greater than or equal to 1"),
        ({"pile": []}, "pile: Extra inputs are not permitted"),
    ],
)
def test_refused(setup: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        laid_out(setup)
    assert first_fault(refusal.value) == fault
