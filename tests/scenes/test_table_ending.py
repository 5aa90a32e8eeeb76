"""Where only bots are left, the rest of a game can be had at once, whatever house it is played in."""

from __future__ import annotations

from itertools import count

import pytest

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.saves.game_file import load
from scenes.app import App
from scenes.menus.results import ResultsScene
from scenes.table import ending as ending_scene
from scenes.table.ending import EndingScene
from scenes.table.pausing import TablePause
from scenes.table.table_scene import TableScene


def _table(app: App, game: str) -> TableScene:
    seats = max(2, rulebooks()[game].seats.start)
    players = (Player(name="Ada"), *(Player(name=f"Bot {n}", bot="easy") for n in range(1, seats)))
    scene = TableScene(app, Agreement(game=game, players=players, seed=5))
    app.stack.reset(scene)
    app.frame([])
    return scene


@pytest.mark.parametrize("game", ["farm_and_furious", "pie_rats"])
def test_behaviour_39_conceding_leads_to_the_results_at_once(game: str, app: App) -> None:
    scene = _table(app, game)
    assert "finish" not in {w.key for w in scene.ui.widgets}, "Ada still plays"
    scene.concede()
    scene.rebuild()
    scene.ui.widget("finish").activate()
    assert isinstance(app.stack.top, EndingScene)
    for _ in range(2000):
        app.clock.advance(1 / 60)
        app.frame([])
        if isinstance(app.stack.top, ResultsScene):
            break
    assert isinstance(app.stack.top, ResultsScene)
    assert scene.session.over
    assert scene.host.file is not None
    assert len(load(scene.host.file.path).session.steps) == len(scene.session.steps), "every step is kept"


def test_behaviour_39_who_would_rather_watch_stops_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of its own lets the bots make few moves in the one frame, however fast the machine is."""
    monkeypatch.setattr(ending_scene, "perf_counter", count(step=ending_scene.FRAME / 6).__next__)
    scene = _table(app, "farm_and_furious")
    scene.concede()
    scene.menu()
    pause = app.stack.top
    assert isinstance(pause, TablePause)
    pause.ui.widget("finish").activate()
    app.clock.advance(1 / 60)
    app.frame([])
    ending = app.stack.top
    assert isinstance(ending, EndingScene)
    ending.back()
    assert app.stack.top is scene
    assert len(scene.session.steps) > 1, "the bots have played on"
    rules, state = scene.session.rules, scene.session.state
    assert rules.rounds(scene.director.shown.view) == rules.rounds(state), "what was played meanwhile is shown"
    assert not scene.session.over
