"""Behaviour 15: undo during animation leaves order and state right, at every table."""

from typing import Any

import pytest

from game.core import Session
from scenes.app import App
from scenes.table.table_scene import TableScene
from tests.saves.evenings import GAMES, agreed, played

REACH = 60
FRAME = 0.05


def last_undoable(game: str, after: int) -> Session[Any]:
    """The game, by the house rule that allows every undo, before a step that can be taken back."""
    agreement = agreed(game).model_copy(update={"always_undo": True})
    whole = played(agreement, REACH)
    upto = min(after, len(whole.steps))
    return Session.resume(whole.rules, whole.seed, whole.steps[:upto], always_undo=True)


@pytest.mark.parametrize("after", [12, 25])
@pytest.mark.parametrize("game", GAMES)
def test_behaviour_15_undo_while_pieces_are_under_way(app: App, game: str, after: int) -> None:
    """Behaviour 15: taken back in mid-flight, the table ends where the session is, with nothing still to come."""
    agreement = agreed(game).model_copy(update={"always_undo": True})
    whole = last_undoable(game, after)
    last = whole.steps[-1].action
    assert last is not None
    session = Session.resume(whole.rules, whole.seed, whole.steps[:-1], always_undo=True)
    scene = TableScene(app, agreement, session)
    scene.host.file = None
    app.stack.reset(scene)
    scene._ask(last.seat)
    before = session.state.copy()
    scene.act(last)
    assert scene.director.busy
    for _ in range(2):
        app.clock.advance(FRAME)
        app.frame([])
    scene._undo_of(last.seat)
    assert session.state == before
    assert len(session.steps) == len(whole.steps) - 1
    while len(app.stack.scenes) > 1:
        app.stack.pop()
    scene.director.update(5.0)
    scene.director.update(5.0)
    shown = scene.director.shown
    assert shown.view == session.view(shown.viewer)
    resting = scene.table.layout(scene.shown)
    assert {piece: pose for piece, pose in scene.director.poses.items() if piece in resting} == resting
    assert set(scene.director.poses) == set(resting)
    scene.leave()
