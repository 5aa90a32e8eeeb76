"""Every rulebook of the catalogue keeps the laws, in every set-up, for several seeds."""

import pytest

from game.catalogue import rulebooks
from tests.laws.laws import LAWS, hidden_parts
from tests.laws.played import POLICIES, every_setup, played, setups

SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "index"), every_setup())
@pytest.mark.parametrize("law", LAWS)
def test_law(law: int, game: str, index: int, seed: int) -> None:
    assert list(LAWS[law](played(game, index, seed))) == []


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("game", "index"), every_setup())
def test_a_game_ends_however_stubbornly_it_is_played(game: str, index: int, policy: str) -> None:
    assert list(LAWS[11](played(game, index, 0, policy))) == []


@pytest.mark.parametrize("game", rulebooks())
def test_every_number_of_seats_has_two_setups(game: str) -> None:
    seats = [seats for seats, _ in setups(game)]
    assert {n: seats.count(n) for n in rulebooks()[game].seats if seats.count(n) < 2} == {}


@pytest.mark.parametrize("game", rulebooks())
def test_the_laws_on_hidden_things_have_something_to_bite_on(game: str) -> None:
    assert sum(hidden_parts(played(game, index, 0)) for index in range(len(setups(game)))) > 0
