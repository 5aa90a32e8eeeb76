"""A kiosk off-screen for tests: real pygame events in, its clock turned by hand."""

from __future__ import annotations

import pygame

from game.catalogue import tables
from game.saves.folders import Folders
from game.saves.pin import sealed
from game.saves.settings import Settings, SettingsFile
from scenes.app import App
from scenes.display import offscreen
from scenes.kiosk.house import Kiosk, open_kiosk
from scenes.scene import Scene
from scenes.stage import Box

PIN = "271828"
SEALED = sealed(PIN)
IDLE = 45
GRACE = 20


def hall(folders: Folders, language: str = "en", pin: str = SEALED) -> tuple[App, Kiosk]:
    """A kiosk that has just been started."""
    app = offscreen(Settings(language=language, kiosk_pin=pin, kiosk_idle=IDLE), folders, (1280, 720))
    app.settings_file = SettingsFile(folders.settings)
    kiosk = open_kiosk(app)
    app.frame([])
    return app, kiosk


def top(app: App) -> str:
    """The class of the scene in front."""
    assert app.stack.top is not None
    return type(app.stack.top).__name__


def send(app: App, *events: pygame.event.Event) -> None:
    """One frame with these events."""
    app.frame(list(events))


def pass_by(app: App, seconds: float, step: float = 0.5) -> None:
    """Time passes, frame by frame."""
    passed = 0.0
    while passed < seconds:
        app.clock.advance(step)
        app.frame([])
        passed += step


def press(key: int) -> pygame.event.Event:
    """A key goes down."""
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


def finger(app: App, kind: int, box: Box, number: int = 1) -> pygame.event.Event:
    """A finger event in the middle of a box of units."""
    x, y = app.kit.stage.rect(box).center
    return pygame.event.Event(
        kind, x=x / app.kit.stage.width, y=y / app.kit.stage.height, dx=0.0, dy=0.0, finger_id=number, touch_id=0
    )


def touch(app: App, box: Box) -> None:
    """A finger down and up again."""
    send(app, finger(app, pygame.FINGERDOWN, box))
    app.clock.advance(0.08)
    send(app, finger(app, pygame.FINGERUP, box))


def touch_place(app: App, key: str) -> None:
    """Touch a widget of the scene in front."""
    scene = app.stack.top
    assert isinstance(scene, Scene)
    touch(app, scene.ui.widget(key).shown_box)


def first_game() -> str:
    """The id of the game that the attract loop begins with."""
    return tables()[0].id
