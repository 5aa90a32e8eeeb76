"""Positions laid out by hand: what may be left out, and what cannot be."""

from typing import Any

import pytest

from game.agreement import first_fault
from game.core import Rng, Session
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.stack import Stack

FIVE = ["dog", "hen", "duckling", "rabbit", "whistle"]


def laid_out(setup: dict[str, Any], seats: int = 1, **options: Any) -> Session[Any]:
    rules = FarmRules(seats, Options.model_validate(options))
    return Session(rules, 3, stacked=Stack.model_validate(setup))


def test_what_is_left_out_stays_as_it_was_dealt() -> None:
    dealt = Session(FarmRules(1, Options()), 3).state
    assert laid_out({}).state == dealt
    assert laid_out({"played": [[], ["hen"]]}).state.hands[1] == [card for card in dealt.hands[1] if card != "hen"]


def test_everything_is_laid_out() -> None:
    state = laid_out(
        {
            "positions": [4, 7],
            "played": [["hen"], ["rabbit"]],
            "piles": [["whistle", "hen", "duckling"]],
            "copied": ["hen", "rabbit"],
            "dog_home": [False, True],
            "round": 5,
        }
    ).state
    assert (state.positions, state.round, state.copied) == ([4, 7], 5, ["hen", "rabbit"])
    assert state.hands == [["dog", "duckling", "rabbit", "whistle"], ["duckling", "hen", "whistle"]]
    assert (state.played, state.dog_home) == ([["hen"], ["rabbit"]], [False, True])


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        ({"positions": [1]}, "positions has 1 entries for 2 teams"),
        ({"played": [[], [], []]}, "played has 3 entries for 2 teams"),
        ({"copied": ["hen"]}, "copied has 1 entries for 2 teams"),
        ({"dog_home": [True]}, "dog_home has 1 entries for 2 teams"),
        ({"piles": []}, "piles has 0 entries for 1 imaginary teams"),
        ({"piles": [["dog", "hen"]]}, "the pile of team 1 must hold exactly dog, hen, duckling, rabbit, whistle"),
        (
            {"piles": [FIVE], "played": [[], ["hen"]]},
            "the pile of team 1 must hold exactly dog, duckling, rabbit, whistle",
        ),
        ({"positions": [25, 0]}, "positions: past space 24 the race is over"),
        ({"positions": [-1, 0]}, "positions.0: Input should be greater than or equal to 0"),
        ({"played": [["hen", "hen"], []]}, "team 0 cannot have played hen, hen"),
        ({"played": [["rooster"], []]}, "team 0 cannot have played rooster"),
        ({"played": [[], ["whistle"]]}, "the whistle of team 1 is never left on the table"),
        ({"played": [["dog"], []], "dog_home": [True, False]}, "the dog of team 0 has gone home"),
        ({"round": 0}, "round: Input should be greater than or equal to 1"),
        ({"position": [1, 2]}, "position: Extra inputs are not permitted"),
    ],
)
def test_refused(setup: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        laid_out(setup)
    assert first_fault(refusal.value) == fault


def test_every_layout_that_is_taken_can_be_played_to_its_end() -> None:
    for open_cards in range(16):
        played = [card for i, card in enumerate(FIVE[:4]) if open_cards >> i & 1]
        session, rng = laid_out({"played": [played, played]}, imaginary=1), Rng(open_cards)
        while not session.over:
            session.play(rng.choice(session.rules.legal_actions(session.state, 0)))
