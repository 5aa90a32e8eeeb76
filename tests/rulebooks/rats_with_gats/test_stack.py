"""Positions laid out by hand: what may be left out, and what cannot be."""

from typing import Any

import pytest

from game.agreement import first_fault
from game.core import HIDDEN, Session
from game.rulebooks.rats_with_gats.cards import DECK
from game.rulebooks.rats_with_gats.options import Options
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.stack import Stack

RULES = GatsRules(3, Options())
LEAST: dict[str, Any] = {"ranks": [3, 2, 1], "hands": [["7C"], [], ["KD", "JK1"]], "deep": [1]}


def laid_out(**more: Any) -> Session[Any]:
    return Session(RULES, 3, stacked=Stack.model_validate({**LEAST, **more}))


def test_the_least_is_enough() -> None:
    state = laid_out().state
    assert (state.hands, state.places, state.sizes) == ([[0], [], [1, 2]], ["in", "deep", "in"], [4, 3, 2])
    assert [state.faces[piece] for piece in (0, 1, 2)] == ["7C", "KD", "JK1"]
    assert sorted(state.faces) == sorted(DECK)
    assert (state.step, state.asked, state.captain, state.crew) == ("free", [0, 1, 2], -1, [False] * 3)


def test_everything_is_laid_out() -> None:
    state = laid_out(
        obstacles=[{"cards": ["4H", "5S"], "won": [True]}, {"cards": ["9C"]}],
        discard=["2C"],
        deck=["AS", "AD"],
        gats=["Pike", None, "Gun"],
        names=[None, None, "Bo"],
        paid=[[False, False], [False, False], [True, False]],
        captain=2,
        crew=[True, False, False],
        ghosts=[0],
        techniques={"2": [[1, "a"], [2, "b"], [3, "c"]]},
        challenged=[2],
        chance=[2],
        banned=[0],
        contested=[0],
        owed=[0, 2, 0],
        ever_deep=[0],
        ever_chance=[2],
        joker_debt=1,
        scene=4,
    ).state
    assert [(o.cards, o.won, o.beats) for o in state.obstacles] == [((3, 4), (True,), 1), ((5,), (), 0)]
    assert ([state.faces[piece] for piece in state.discard], state.discard) == (["2C"], [6])
    assert [state.faces[piece] for piece in reversed(state.deck)][:2] == ["AS", "AD"]
    assert [(rat.gat, rat.name, rat.paid, rat.status) for rat in state.rats] == [
        ("Pike", None, (False, False), "ghost"),
        (None, None, (False, False), "living"),
        ("Gun", "Bo", (True, False), "living"),
    ]
    assert [technique.text for technique in state.rats[2].techniques] == ["a", "b", "c"]
    assert (state.captain, state.crew, state.sizes) == (2, [True, False, False], [4, 3, 3])
    assert (state.challenged, state.chance) == ([False, False, True], [False, False, True])
    assert (state.banned, state.contested, state.owed) == ([True, False, False], [True, False, False], [0, 2, 0])
    assert (state.ever_deep, state.ever_chance) == ([True, True, False], [False, False, True])
    assert (state.joker_debt, state.scene) == (1, 4)


def test_others_hands_and_techniques_are_hidden_in_what_was_laid_out() -> None:
    session = laid_out(techniques={"2": [[1, "a"], [2, "b"], [3, "c"]]})
    view = session.view(0)
    assert [view.faces[piece] for piece in (0, 1, 2)] == ["7C", HIDDEN, HIDDEN]
    assert [technique.text for technique in view.rats[2].techniques] == [HIDDEN] * 3


def test_the_rest_may_lie_in_the_discards() -> None:
    state = laid_out(discard=["*"], deck=["AS"]).state
    assert ([state.faces[piece] for piece in state.deck], len(state.discard)) == (["AS"], 50)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"ranks": [3, 2]}, "ranks has 2 entries for 3 seats"),
        ({"hands": [[]]}, "hands has 1 entries for 3 seats"),
        ({"ranks": [3, 2, 0]}, "ranks: at least 1"),
        ({"deep": [3]}, "deep names a seat that nobody sits on"),
        ({"deep": []}, "deep: at least one plays the Deep, and one a living rat"),
        ({"deep": [0, 1, 2]}, "deep: at least one plays the Deep, and one a living rat"),
        ({"ghosts": [0, 2]}, "deep: at least one plays the Deep, and one a living rat"),
        ({"captain": 3}, "captain: no living rat sits there"),
        ({"ghosts": [0], "captain": 0}, "captain: no living rat sits there"),
        ({"hands": [["7C"], ["7C"], []]}, "more cards than the deck has, or none so called: 7C"),
        ({"deck": ["11C"]}, "more cards than the deck has, or none so called: 11C"),
        ({"obstacles": [{"cards": ["4H", "5S"], "won": []}]}, "won of 4H: one entry for each card after the first"),
        ({"techniques": {"0": [[1, "a"]]}}, "techniques of seat 0: one each for Jack, Queen and King"),
        ({"at": "nowhere"}, "at: Input should be 'roles', 'free', 'council', 'rank_vote' or 'end'"),
        ({"nonsense": 1}, "nonsense: Extra inputs are not permitted"),
    ],
)
def test_what_does_not_fit_is_refused(more: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as raised:
        laid_out(**more)
    assert first_fault(raised.value) == fault
