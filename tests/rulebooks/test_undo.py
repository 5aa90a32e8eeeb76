"""Behaviour 14: undo never skips or repeats a turn, and hides again what it un-reveals; for every game."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core import PUBLIC, Session
from tests.saves.evenings import GAMES, agreed, played

REACH = 60
SEED = 5


def undoable(game: str, *, always: bool) -> Iterator[Session[Any]]:
    """The game after each of its first steps that may be taken back as the latest one."""
    agreement = agreed(game, seed=SEED)
    whole = played(agreement, REACH)
    for upto in range(2, len(whole.steps) + 1):
        session = Session.resume(whole.rules, whole.seed, whole.steps[:upto], always_undo=always)
        action = session.steps[-1].action
        verdict = session.can_undo(action.seat) if action is not None else None
        if verdict is not None and verdict.allowed and verdict.step == upto - 1:
            yield session


@pytest.mark.parametrize("always", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_behaviour_14_undo_leads_back_to_the_very_same_moment(game: str, always: bool) -> None:
    """Behaviour 14: state, turn and every viewer's view are as before; the same action then gives the same events."""
    count = 0
    for session in undoable(game, always=always):
        rules, step = session.rules, session.steps[-1]
        assert step.action is not None
        before = session.fold(len(session.steps) - 1)
        assert session.undo(step.action.seat)
        assert session.state == before
        assert list(rules.awaiting(session.state)) == list(rules.awaiting(before))
        assert step.action.seat in rules.awaiting(session.state)
        for viewer in range(PUBLIC, rules.seats):
            assert session.view(viewer) == rules.view(before, viewer)
        assert session.play(step.action).events == step.events
        count += 1
    # Nearly every turn of the piper ends with a drawn card, which stands.
    least = 1 if game == "pied_piper" and not always else 6
    assert count >= least, f"seed {SEED}: {count} moments"


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_14_what_may_not_be_taken_back_stays(game: str) -> None:
    """Behaviour 14: without the house rule a step that opened something stands, and asking changes nothing."""
    agreement = agreed(game, seed=SEED)
    whole, refused = played(agreement, REACH), 0
    for upto in range(2, len(whole.steps) + 1):
        session = Session.resume(whole.rules, whole.seed, whole.steps[:upto])
        step = session.steps[-1]
        if step.action is None or not step.final:
            continue
        before, steps = session.state.copy(), list(session.steps)
        verdict = session.can_undo(step.action.seat)
        assert verdict.reason == ("chance" if step.used_chance else "revealed")
        assert not session.undo(step.action.seat)
        assert (session.state, session.steps) == (before, steps)
        refused += 1
    assert refused > 0
