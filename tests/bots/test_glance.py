"""The quick bots: what they take where one action is plainly best, and what they hoped and feared."""

from typing import Any

import pytest

from game.bots.bot import Thought, threat
from game.bots.glance import Glance
from game.bots.levels import ANYTHING, LEVELS, exists, level_of, make_bot, usual
from game.bots.novice import Novice
from game.catalogue import rulebook
from game.core import Rng, Session
from game.rulebooks.farm_and_furious.stack import Stack

FARM = rulebook("farm_and_furious")


def crossing() -> Session[Any]:
    """On a track of 8 spaces, no dog left: from space 6 the hen's 3 cross the line, the duckling's 1 or 2 do not."""
    stack = Stack(positions=[6, 0], played=[["dog", "rabbit"], ["dog", "rabbit"]])
    return Session(FARM.rules(2, FARM.options(track=[{"card": "A"}])), 0, stacked=stack)


def thoughts(bot: Glance, seed: int) -> list[Thought]:
    session = crossing()
    return list(bot.ponder(session.rules, session.view(0), 0, Rng(seed)))


def test_it_takes_what_wins_at_once_and_thinks_once_for_each_world() -> None:
    for seed in range(10):
        found = thoughts(Glance(FARM.appraise, worlds=3), seed)
        assert len(found) == 1 + 3
        assert found[-1].action.card == "hen"  # type: ignore[attr-defined]


def test_it_tells_what_it_reckoned_with_and_whom_it_feared() -> None:
    last = thoughts(Glance(FARM.appraise), 1)[-1]
    assert last.expected is not None
    assert [reply.seat for reply in last.expected] == [1]
    assert last.feared == 1


def test_a_bot_that_slips_plays_anything() -> None:
    taken = {thoughts(Glance(FARM.appraise, slips=1.0), seed)[-1].action.card for seed in range(40)}  # type: ignore[attr-defined]
    assert taken == {"hen", "duckling", "whistle"}


def test_the_one_that_stands_best_is_feared() -> None:
    session = Session(FARM.rules(3, FARM.options()), 0, stacked=Stack(positions=[9, 2, 5]))
    assert threat(FARM.appraise, session.rules, session.state, 0) == 2
    assert threat(FARM.appraise, session.rules, session.state, 1) == 0
    alone = Session(FARM.rules(1, FARM.options()), 0)
    assert threat(FARM.appraise, alone.rules, alone.state, 0) == -1


@pytest.mark.parametrize(("name", "now"), [("greedy", "normal"), ("random", None), ("hard", "hard"), ("genius", None)])
def test_former_names_still_seat_a_bot(name: str, now: str | None) -> None:
    level = level_of(name)
    assert (level.id if level is not None else None) == now
    assert exists(name) == (now is not None or name == ANYTHING)


def test_a_game_that_was_begun_with_random_bots_goes_on_with_them() -> None:
    assert isinstance(make_bot("random", FARM), Novice)


def test_who_chooses_no_level_gets_the_middle_one() -> None:
    assert usual(list(LEVELS)) == "normal"
    assert usual(["easy"]) == "easy"
