"""The hard level at a table: it thinks in a process, which may die, and which goes when the table is left."""

import multiprocessing
from time import monotonic, sleep

import pytest

from game.bots import worker
from game.bots.worker import BUDGET
from scenes.app import App
from scenes.table.gallery import agreed, pass_time, play, seated, until
from scenes.table.table_scene import TableScene

PATIENCE = 90.0
"""Seconds: other tests may keep the processors busy."""


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "START", PATIENCE)


def opened(app: App) -> TableScene:
    scene = seated(app, agreed((("Ada", None), ("Bo", "hard")), imaginary=0))
    scene.thinkers._patience = PATIENCE
    until(app, scene, "ask")
    return scene


def processes() -> list[multiprocessing.process.BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.name == "bots"]


def waited(app: App, scene: TableScene) -> None:
    """Turn the clock until the bot has laid its card; each frame is over long before a thought is."""
    until_when, longest = monotonic() + PATIENCE, 0.0
    while not any(step.action is not None and step.action.seat == 1 for step in scene.session.steps):
        assert monotonic() < until_when, "the bot never moved"
        begun = monotonic()
        pass_time(app, 1 / 60)
        longest = max(longest, monotonic() - begun)
        sleep(0.01)
    assert longest < BUDGET, "a frame waited for a thought"


def test_it_thinks_in_a_process_that_goes_with_the_table(app: App) -> None:
    scene = opened(app)
    waited(app, scene)
    assert len(processes()) == 1
    play(app, scene, "hen")
    until(app, scene, "told")
    assert scene.reasons
    scene.leave()
    assert processes() == []


def test_the_game_goes_on_when_the_process_is_killed(app: App) -> None:
    scene = opened(app)
    until_when = monotonic() + PATIENCE
    while not processes() and monotonic() < until_when:
        pass_time(app, 1 / 60)
        sleep(0.001)
    for process in processes():
        process.kill()
    waited(app, scene)
    scene.leave()
