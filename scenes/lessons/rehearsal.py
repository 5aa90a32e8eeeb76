"""Plays a lesson by itself up to a step, for pictures and tests."""

from __future__ import annotations

from typing import Final

from scenes.app import App
from scenes.lessons.lesson_scene import LessonScene
from scenes.lessons.script import lesson_of

FRAME: Final = 1 / 20
PATIENCE: Final = 60.0
"""Seconds of table time after which a step should have begun."""


def begun(app: App, game: str) -> LessonScene:
    """A game's lesson as the only scene."""
    lesson = lesson_of(game)
    assert lesson is not None
    scene = LessonScene(app, lesson)
    app.stack.reset(scene)
    return scene


def await_step(app: App, scene: LessonScene, number: int) -> None:
    """Let time pass until a step has begun and the table is at rest."""
    for _ in range(round(PATIENCE / FRAME)):
        if scene.open and scene.at == number and not scene.director.busy:
            return
        scene.thinkers.settle()
        app.clock.advance(FRAME)
        app.frame([])
    raise AssertionError(f"step {number} of {scene.lesson.game} does not begin: {scene.mode} at step {scene.at}")


def do_step(scene: LessonScene) -> None:
    """End the present step as it wants to be ended."""
    if scene.step.rings:
        scene.windows.stop(0)
    elif scene.step.wants:
        scene.act(scene.wanted()[0])
    else:
        scene.read_on()


def play_to(app: App, scene: LessonScene, number: int) -> None:
    """Play up to a step, and let it settle."""
    for step in range(number + 1):
        await_step(app, scene, step)
        if step < number:
            do_step(scene)
    for _ in range(round(0.8 / FRAME)):
        app.clock.advance(FRAME)
        app.frame([])
