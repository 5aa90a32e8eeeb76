"""Positions laid out by hand: what may be left out, and what cannot be."""

from typing import Any

import pytest

from game.agreement import first_fault
from game.core import Session
from game.rulebooks.pie_rats.cards import DECK, FACTS
from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.stack import Stack

RULES = PieRules(3, Options(pie_count=6))


def laid_out(setup: dict[str, Any]) -> Session[Any]:
    return Session(RULES, 3, stacked=Stack.model_validate(setup))


def test_what_is_left_out_is_empty() -> None:
    state = laid_out({}).state
    assert state.gangs == state.charms == state.hands == state.loot == [[], [], []]
    assert (len(state.deck), state.discard, state.sill, state.revealed) == (89, [], [], 0)
    assert (state.phase, state.lead, state.queue, state.round, state.bare) == ("charm", 0, [0, 1, 2], 1, True)


def test_everything_is_laid_out() -> None:
    state = laid_out(
        {
            "gangs": [["swab_bob"], [], ["ginger_snap", "nan_bread"]],
            "charms": [[], ["parrot", "parrot"], []],
            "hands": [["mirror"], [], ["cutlass"]],
            "deck": ["charm", "carob_bean"],
            "discard": ["doubloons", "spyglass"],
            "loot": [["cherry"], [], ["pecan"]],
            "first_pies": [2, 0],
            "sill": ["custard"],
            "pies": ["pumpkin"],
            "sideways": ["nan_bread", "swab_bob"],
            "defended": [2],
            "phase": "lure",
            "lead": 1,
            "turns": [2, 0],
            "round": 9,
        }
    ).state
    assert (state.gangs, state.charms, state.hands) == ([[0], [], [1, 2]], [[], [3, 4], []], [[5], [], [6]])
    assert state.faces[:7] == ["swab_bob", "ginger_snap", "nan_bread", "parrot", "parrot", "mirror", "cutlass"]
    assert [state.faces[piece] for piece in reversed(state.deck)][:2] == ["charm", "carob_bean"]
    assert [state.faces[piece] for piece in state.discard] == ["doubloons", "spyglass"]
    assert sorted(state.faces) == sorted(DECK)
    assert (state.pies[:4], state.loot) == (["cherry", "pecan", "custard", "pumpkin"], [[0], [], [1]])
    assert sorted(state.pies) == sorted(FACTS.pies)
    assert (state.sill, state.revealed, state.first_pie) == ([2], 3, [2, 0, 1])
    assert (state.sideways, state.defended) == ([0, 2], [False, False, True])
    assert (state.phase, state.lead, state.queue, state.round) == ("lure", 1, [2, 0], 9)


def test_the_turns_follow_the_lead() -> None:
    assert laid_out({"lead": 2}).state.queue == [2, 0, 1]


def test_the_rest_may_lie_in_the_discards() -> None:
    state = laid_out({"hands": [["mirror"], [], []], "deck": ["parrot"], "discard": ["*"]}).state
    assert ([state.faces[p] for p in state.deck], len(state.discard)) == (["parrot"], 87)


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ({"gangs": [[], []]}, "gangs has 2 entries for 3 Captains"),
        ({"charms": [[]]}, "charms has 1 entries for 3 Captains"),
        ({"gangs": [["parrot"], [], []]}, "parrot is not a rat"),
        ({"charms": [["mirror"], [], []]}, "mirror is not a charisma card"),
        ({"hands": [["turnip"], [], []]}, "more cards than there are, or none so called: turnip"),
        ({"hands": [["swab_bob", "swab_bob"], [], []]}, "more cards than there are, or none so called: swab_bob"),
        ({"sill": ["mud"]}, "more pies than there are, or none so called: mud"),
        ({"sill": ["cherry"] * 7}, "more pies than the 6 of this game"),
        (
            {"loot": [["cherry", "pecan", "custard"], ["pumpkin", "shoofly", "rhubarb"], []]},
            "the game is over when every pie has been carried off",
        ),
        ({"loot": [["cherry"], [], []], "first_pies": [1]}, "first_pies must name exactly the Captains with pies: [0]"),
        ({"sideways": ["swab_bob"]}, "swab_bob is in no gang"),
        ({"defended": [3]}, "there is no seat 3"),
        ({"turns": []}, "turns must name Captains, each once, at least one"),
        ({"turns": [0, 0]}, "turns must name Captains, each once, at least one"),
        ({"turns": [3]}, "there is no seat 3"),
        ({"lead": 3}, "there is no seat 3"),
        ({"round": 61}, "round: Input should be less than or equal to 60"),
        ({"phase": "nap"}, "phase: Input should be 'charm', 'crew', 'defend', 'lure', 'loot' or 'refresh'"),
        ({"pile": []}, "pile: Extra inputs are not permitted"),
    ],
)
def test_refused(setup: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        laid_out(setup)
    assert first_fault(refusal.value) == fault
