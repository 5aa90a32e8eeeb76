"""The bot that searches rounds ahead: positions with one right answer, and what it costs."""

from typing import Any

import pytest

from game.bots.levels import make_bot
from game.bots.search import Search
from game.catalogue import rulebook, rulebooks
from game.core import Outlook, Rng, Session
from game.rulebooks.farm_and_furious.stack import Stack
from tests.laws.played import played

FARM = rulebook("farm_and_furious")


@pytest.mark.parametrize("seed", range(5))
def test_it_wins_where_it_can(seed: int) -> None:
    """No dog is left, and the hen's 3 spaces cross the line."""
    stack = Stack(positions=[6, 0], played=[["dog", "rabbit"], ["dog", "rabbit"]])
    session = Session(FARM.rules(2, FARM.options(track=[{"card": "A"}])), 0, stacked=stack)
    thought = list(Search(FARM.appraise, worlds=16).ponder(session.rules, session.view(0), 0, Rng(seed)))[-1]
    assert thought.action.card == "hen"  # type: ignore[attr-defined]
    assert thought.feared == 1


def first_choice(game: str) -> tuple[Any, Any, int]:
    """The first position of a game with three actions or more."""
    race = played(game, 0, 0)
    for state in race.states:
        for seat in race.rules.awaiting(state):
            if len(race.rules.legal_actions(state, seat)) > 2:
                return race.rules, race.rules.view(state, seat), seat
    raise AssertionError(game)


@pytest.mark.parametrize("game", rulebooks())
def test_there_is_a_legal_thought_at_once_and_after_every_step(game: str) -> None:
    rules, view, seat = first_choice(game)
    legal, before = rules.legal_actions(view, seat), view.copy()
    thoughts = list(make_bot("hard", rulebook(game), 0.1).ponder(rules, view, seat, Rng(2)))
    assert len(thoughts) > 3
    assert all(thought.action in legal for thought in thoughts)
    assert view == before


@pytest.mark.parametrize("game", rulebooks())
def test_no_world_is_followed_beyond_the_outlook(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, view, seat = first_choice(game)
    book, until, ends = rulebook(game), rules.rounds(view) + 1, list[int]()
    follow = Search._play_out

    def watched(self: Search, *args: Any) -> None:
        follow(self, *args)
        ends.append(args[0].rounds(args[1]))

    monkeypatch.setattr(Search, "_play_out", watched)
    list(Search(book.appraise, worlds=8, guesses=1, outlook=Outlook(steps=30)).ponder(rules, view, seat, Rng(2)))
    assert ends
    assert max(ends) <= until
