"""Law 12 for bots: what a seat cannot see changes no seeded choice, at any level, in any set-up."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from game.bots.levels import LEVELS, make_bot
from game.catalogue import rulebooks
from game.core import Action, Rng
from tests.laws.laws import what_a_seat_cannot_see_changes_nothing_that_it_gets
from tests.laws.played import Played, every_setup, played, setups

EFFORT = 0.06
"""Share of the usual worlds: what a bot may know does not depend on how long it thinks."""
POSITIONS = 12
"""With a choice, from the beginning of a game: in many of them one action is plainly best."""
SEATS_TO_LOOK_AT = {"easy": 16, "normal": 12, "hard": 4}
"""So many seats' thoughts are looked at in a game, over its states: a bot's thoughts cost more than a view."""


def sampled(game: str, index: int, level: str) -> Played:
    """A set-up's game with some of its states."""
    whole = played(game, index, 0)
    going = whole.states[1:-1]
    looks = max(1, SEATS_TO_LOOK_AT[level] // (whole.rules.seats**2))
    return replace(whole, states=going[:: -(-len(going) // looks)])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "index"), every_setup())
def test_a_bot_knows_only_what_its_seat_sees(game: str, index: int, level: str) -> None:
    race, bot = sampled(game, index, level), make_bot(level, rulebooks()[game], EFFORT)

    def choose(view: Any, seat: int) -> Action:
        return bot.choose(race.rules, view, seat, Rng(17, seat))

    assert list(what_a_seat_cannot_see_changes_nothing_that_it_gets(race, choose)) == []


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "index"), every_setup())
def test_a_bot_moves_legally_and_leaves_its_view_alone(game: str, index: int, level: str) -> None:
    race, bot = sampled(game, index, level), make_bot(level, rulebooks()[game], EFFORT)
    for state in race.states:
        for seat in race.rules.awaiting(state):
            view = race.rules.view(state, seat)
            before = view.copy()
            assert bot.choose(race.rules, view, seat, Rng(3)).bare() in race.rules.legal_actions(state, seat)
            assert view == before


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", rulebooks())
def test_chance_is_left_to_a_bot(game: str, level: str) -> None:
    """The law is not held by bots that always do the same: somewhere other seeds give other choices."""
    bot = make_bot(level, rulebooks()[game], EFFORT)

    def varies(index: int) -> bool:
        race = played(game, index, 0)
        asked = ((state, seat) for state in race.states for seat in race.rules.awaiting(state))
        open_ones = (found for found in asked if len(race.rules.legal_actions(*found)) > 1)
        for state, seat in islice(open_ones, POSITIONS):
            view = race.rules.view(state, seat)
            if len({bot.choose(race.rules, view, seat, Rng(seed)) for seed in range(8)}) > 1:
                return True
        return False

    assert any(varies(index) for index in range(len(setups(game))))
