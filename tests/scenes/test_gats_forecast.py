"""What a card would do under an obstacle, worked out by hand before it is laid."""

import pytest

from game.core import Session
from game.rulebooks.rats_with_gats.state import State
from scenes.tables.rats_with_gats.forecast import Ahead, ahead, drawing, headline, hero_of, value
from tests.scenes.gats_voyage import MAST, THIEF, WHALE, agreed, laying
from tests.scenes.gats_voyage import POSITION as LAID


def voyage(started: bool = True) -> Session[State]:
    agreement = agreed()
    session = Session(agreement.rules(), 3, stacked=agreement.rulebook.stack.model_validate(LAID))
    for action in laying() if started else ():
        session.play(action)
    return session


CASES = [
    # Against the Cheese Thief's 3: hearts first, so red draws for the hero.
    (THIEF, 0, "9H", Ahead(9, 3, 0, beats=True, draws=True)),
    (THIEF, 0, "2C", Ahead(3, 3, 1, beats=False, draws=False)),
    (THIEF, 0, "KS", Ahead(0, 3, 0, beats=True, draws=False, court=True)),
    # Against the Severed Mast's 5, diamonds first; Bo's gat and name help, but help draws nothing.
    (MAST, 1, "5D", Ahead(6, 5, 1, beats=True, draws=False)),
    (MAST, 1, "AS", Ahead(2, 5, 1, beats=False, draws=False)),
    (MAST, 0, "6D", Ahead(6, 5, 0, beats=True, draws=True)),
]


@pytest.mark.parametrize(("piece", "seat", "face", "told"), CASES)
def test_what_a_card_would_do(piece: int, seat: int, face: str, told: Ahead) -> None:
    session = voyage()
    assert ahead(session.rules, session.state, piece, seat, face) == told


def test_courts_among_the_obstacles_count_the_rank_of_whoever_is_challenged() -> None:
    session = voyage()
    state = session.state.copy()
    thief = state.obstacles[state.index(THIEF)]
    state.obstacles[state.index(THIEF)] = type(thief)(cards=thief.cards[:2], won=(True,), applied=True)
    assert value(session.rules, state, THIEF, 2) == 4, "Ada's rank, whoever looks"
    assert state.challenge is not None
    state.challenge = None
    assert value(session.rules, state, THIEF, 2) == 2, "without a challenge that of the near rat"
    assert hero_of(state, 3) == 0, "the Deep looks at the first rat's chances"


def test_the_forecast_in_words() -> None:
    session = voyage()
    view = session.state
    wins = ahead(session.rules, view, THIEF, 0, "9H")
    assert (headline(wins), drawing(view, THIEF, "9H", wins, 0)) == ("9 beats 3", "red on red: draw 1")
    fails = ahead(session.rules, view, THIEF, 0, "2C")
    assert (headline(fails), drawing(view, THIEF, "2C", fails, 0)) == ("3 fails against 3", "black on red: no card")
    helps = ahead(session.rules, view, MAST, 1, "5D")
    assert drawing(view, MAST, "5D", helps, 1) == "Help draws nothing"
    luck = ahead(session.rules, view, WHALE, 2, "JK1")
    assert (headline(luck), drawing(view, WHALE, "JK1", luck, 2)) == ("Pirate Luck!", "It is swept away, another comes")
    assert headline(ahead(session.rules, view, THIEF, 0, "KS")) == "It always works"
