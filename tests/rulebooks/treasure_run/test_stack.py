"""Positions laid out by hand: what may be left out, and what cannot be."""

from typing import Any

import pytest

from game.agreement import first_fault
from game.core import Session
from game.rulebooks.treasure_run.cards import DECK
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.stack import Stack

RULES = TreasureRules(3, Options(ages=(5, 6, 7)))


def laid_out(setup: dict[str, Any], rules: TreasureRules = RULES) -> Session[Any]:
    return Session(rules, 3, stacked=Stack.model_validate(setup))


def test_what_is_left_out_stays_as_it_was_dealt() -> None:
    dealt, state = Session(RULES, 3).state, laid_out({}).state
    named = [[[one.faces[p] for p in hand] for hand in one.hands] for one in (dealt, state)]
    assert named[0] == named[1]
    assert (state.places, state.croc, state.active, state.round) == (["gate"] * 3, "m8", 0, 1)
    assert state.shelves == [(0,) * 6] * 3
    assert len(state.pile) == 18


def test_everything_is_laid_out() -> None:
    state = laid_out(
        {
            "places": ["n4", "s3", "ship"],
            "stuck": [0],
            "hands": [["burrow"], [], ["swap", "swap"]],
            "shelves": [["crown", "crown"], ["anchor"], []],
            "prints": [["n3"], ["s3", "s6"], []],
            "deck": ["whistle", "crust_shield"],
            "discard": ["sure_paws", "double_dash"],
            "pile": ["ruby", "goblet"],
            "croc": "x2",
            "turn": 2,
            "round": 9,
        }
    ).state
    assert (state.places, state.stuck) == (["n4", "s3", "ship"], [True, False, False])
    assert (state.hands, state.discard) == ([(0,), (), (1, 2)], [22, 23])
    assert state.faces[:3] + state.faces[22:] == ["burrow", "swap", "swap", "sure_paws", "double_dash"]
    assert [state.faces[piece] for piece in reversed(state.deck)][:2] == ["whistle", "crust_shield"]
    assert sorted(state.faces) == sorted(DECK)
    assert state.shelves == [(2, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0)]
    assert state.prints == [("n3",), ("s3", "s6"), ()]
    assert (state.pile[-2:], len(state.pile)) == (["goblet", "ruby"], 15)
    assert (state.croc, state.active, state.round) == ("x2", 2, 9)


def test_a_crew_has_one_shelf() -> None:
    crew = TreasureRules(3, Options(crew=True, ages=(5, 6, 7)))
    state = laid_out({"shelves": [["crown"]], "hands": [[], [], []], "discard": ["*"]}, crew).state
    assert state.shelves == [(1, 0, 0, 0, 0, 0)]
    assert (state.deck, len(state.discard)) == ([], 20)


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ({"places": ["gate"]}, "places has 1 entries for 3 rats"),
        ({"hands": []}, "hands has 0 entries for 3 rats"),
        ({"prints": [[]]}, "prints has 1 entries for 3 rats"),
        ({"places": ["gate", "n99", "gate"]}, "places: no space is called n99"),
        ({"stuck": [0]}, "stuck: rat 0 stands on no obstacle"),
        ({"stuck": [3]}, "stuck: rat 3 stands on no obstacle"),
        ({"hands": [["turnip"], [], []]}, "more cards than there are, or none so called: turnip"),
        ({"hands": [["swap"] * 3, [], []]}, "more cards than there are, or none so called: swap"),
        ({"shelves": [[]]}, "shelves has 1 entries, not 3"),
        ({"shelves": [["crown"] * 4, [], []]}, "more cards than there are, or none so called: crown"),
        ({"shelves": [["spyglass"], [], []]}, "more cards than there are, or none so called: spyglass"),
        ({"shelves": [["ruby"] * 3, [], []], "pile": ["ruby"]}, "more cards than there are, or none so called: ruby"),
        ({"prints": [["gate"], [], []]}, "prints: treasure spaces, each once and not all"),
        ({"prints": [["n3", "n3"], [], []]}, "prints: treasure spaces, each once and not all"),
        (
            {"prints": [["n3", "n7", "n11", "m7", "m10", "m12", "s3", "s6", "s11"], [], []]},
            "prints: treasure spaces, each once and not all",
        ),
        ({"croc": "gate"}, "croc: gate is not on his beat"),
        ({"turn": 3}, "turn or round: there is no such turn"),
        ({"round": 61}, "turn or round: there is no such turn"),
        ({"round": 0}, "round: Input should be greater than or equal to 1"),
        ({"dice": [1]}, "dice: Extra inputs are not permitted"),
    ],
)
def test_refused(setup: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        laid_out(setup)
    assert first_fault(refusal.value) == fault
