"""The race's rules where no case file looks: pieces, rounds, what can be told from a view, how a team stands."""

import pytest

from game.core import HIDDEN, PUBLIC, IllegalAction, Rng, Session, Standing
from game.rulebooks.farm_and_furious import RULEBOOK
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.stack import Stack
from game.rulebooks.farm_and_furious.state import State

FIVE = ("dog", "hen", "duckling", "rabbit", "whistle")


def race(seats: int, setup: dict[str, object] | None = None, **options: object) -> Session[State]:
    rules = FarmRules(seats, Options.model_validate(options))
    return Session(rules, 2, stacked=Stack.model_validate(setup) if setup else None)


def test_the_title_page() -> None:
    assert (RULEBOOK.id, RULEBOOK.title, RULEBOOK.seats) == ("farm_and_furious", "Farm and Furious", range(1, 6))
    assert RULEBOOK.rules is FarmRules


def test_the_pieces_are_a_pawn_and_five_cards_for_each_team() -> None:
    session = race(1)
    expected = {("pawn", 0), ("pawn", 1), *((team, card) for team in (0, 1) for card in FIVE)}
    pieces = session.rules.pieces(session.state)
    assert set(pieces) == expected
    assert len(pieces) == 12


def test_a_dog_that_went_home_is_still_a_piece() -> None:
    session = race(2, {"dog_home": [True, False]})
    assert session.rules.pieces(session.state).count((0, "dog")) == 1
    assert "dog" not in session.state.hands[0]


def test_the_rooster_is_a_piece_of_the_variant() -> None:
    session = race(5, rooster=True)
    assert len(session.rules.pieces(session.state)) == 5 + 5 * 6


def test_cards_are_offered_in_the_order_of_the_hand() -> None:
    session = race(2, {"played": [["hen"], []]})
    assert session.rules.legal_actions(session.state, 0) == [
        Pick(0, "dog"),
        Pick(0, "duckling"),
        Pick(0, "rabbit"),
        Pick(0, "whistle"),
    ]


@pytest.mark.parametrize("seat", [PUBLIC, 2, 3, 99])
def test_nobody_else_may_act(seat: int) -> None:
    session = race(2, imaginary=1)
    assert session.rules.legal_actions(session.state, seat) == []
    with pytest.raises(IllegalAction):
        session.play(Pick(seat, "hen"))


def test_everybody_can_tell_who_is_still_to_choose() -> None:
    session = race(3)
    session.play(Pick(1, "dog"))
    for viewer in (PUBLIC, 0, 1, 2):
        assert session.rules.awaiting(session.view(viewer)) == [0, 2]


def test_a_hidden_choice_may_be_any_card_of_the_hand() -> None:
    """200 worlds: each of the four cards turns up, and no other."""
    session = race(2, {"played": [[], ["hen"]]})
    session.play(Pick(1, "dog"))
    view = session.view(0)
    assert view.chosen == [None, HIDDEN]
    worlds = [session.rules.determinize(view, 0, Rng(n)) for n in range(200)]
    assert {world.chosen[1] for world in worlds} == {"dog", "duckling", "rabbit", "whistle"}


def test_a_hidden_pile_may_lie_in_any_order() -> None:
    """Three cards: all six orders turn up in 200 worlds; what is played or gone home is not among them."""
    session = race(1, {"played": [[], ["hen"]], "dog_home": [False, True]})
    worlds = [session.rules.determinize(session.view(0), 0, Rng(n)) for n in range(200)]
    assert len({tuple(world.hands[1]) for world in worlds}) == 6
    assert {tuple(sorted(world.hands[1])) for world in worlds} == {("duckling", "rabbit", "whistle")}


def test_whistles_for_ever_end_after_sixty_rounds() -> None:
    session = race(2)
    assert session.rules.rounds(session.state) == 1
    for number in range(60):
        assert session.rules.rounds(session.state) == number + 1
        session.play(Pick(0, "whistle"))
        session.play(Pick(1, "whistle"))
    assert session.over
    assert session.rules.rounds(session.state) == 60


def test_standings_can_be_read_at_any_time() -> None:
    session = race(3, {"positions": [4, 9, 2]})
    assert session.rules.standings(session.state) == [Standing(1, 1, 9), Standing(0, 2, 4), Standing(2, 3, 2)]


def test_how_well_a_team_stands() -> None:
    """More spaces and a fuller hand are better, a better rival is worse, winning is best of all."""

    def worth(**setup: object) -> float:
        session = race(2, setup)
        return RULEBOOK.appraise(session.rules, session.state, 0)

    level = worth(positions=[5, 5])
    assert worth(positions=[6, 5]) > level > worth(positions=[5, 6])
    assert worth(positions=[5, 5], played=[["rabbit"], []]) < level
    won = race(2, {"positions": [24, 24]})
    won.play(Pick(0, "hen"))
    won.play(Pick(1, "duckling"))
    values = [RULEBOOK.appraise(won.rules, won.state, seat) for seat in (0, 1)]
    assert values[0] > worth(positions=[24, 0]) > level > values[1]
