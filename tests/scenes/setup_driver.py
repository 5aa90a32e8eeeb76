"""Drives the set-up screen in tests: mouse, keys, focus, in units."""

from __future__ import annotations

import pygame

from scenes.app import App
from scenes.events import Action, Key
from scenes.focus import Place
from scenes.menus.setup import SetupScene
from scenes.menus.setup_draft import Seat
from scenes.scene import Scene
from scenes.stage import Units

GAME = "farm_and_furious"


def four(app: App) -> SetupScene:
    """Ada, Basile, Zoé and the bot Milo; three blue cards."""
    scene = SetupScene(app, GAME)
    scene.draft.seats[:] = [
        Seat(name="Ada", age=9, look="carrot"),
        Seat(name="Basile", age=41, look="corn"),
        Seat(name="Zoé", age=12, look="aubergine"),
        Seat(name="Milo", bot="normal", look="chilli"),
    ]
    app.stack.push(scene)
    app.frame([])
    return scene


def mouse(app: App, kind: int, pos: Units) -> None:
    app.frame([pygame.event.Event(kind, pos=app.kit.stage.point(pos), button=1, touch=False, rel=(0, 0))])


def click(app: App, pos: Units) -> None:
    mouse(app, pygame.MOUSEMOTION, pos)
    mouse(app, pygame.MOUSEBUTTONDOWN, pos)
    mouse(app, pygame.MOUSEBUTTONUP, pos)


def drag(app: App, start: Units, *way: Units) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, start)
    for pos in way:
        mouse(app, pygame.MOUSEMOTION, pos)
    mouse(app, pygame.MOUSEBUTTONUP, way[-1])
    app.frame([])


def middle(scene: Scene, key: str) -> Units:
    x, y, w, h = scene.ui.widget(key).shown_box
    return x + w / 2, y + h / 2


def press(app: App, scene: Scene, key: str) -> None:
    click(app, middle(scene, key))
    app.frame([])


def keys(app: App, *actions: Action) -> None:
    for action in actions:
        app.deliver(Key(0, 0, action))
    app.frame([])


def focus(scene: Scene, key: str) -> Place:
    scene.focus.shown, scene.focus.key = True, key
    place = scene.focus.current(scene.all_places())
    assert place is not None
    return place


def names(scene: SetupScene) -> list[str]:
    return [seat.name for seat in scene.draft.seats]


def track(scene: SetupScene) -> list[tuple[str, str, int]]:
    return [(card.card, card.side, card.overlap) for card in scene.part.plan(scene.draft).laid]  # type: ignore[attr-defined]
