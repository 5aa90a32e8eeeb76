"""A gamepad of SDL's own making, plugged in while the app runs: real events, no hardware."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller

from scenes.app import App
from scenes.menus.dialogs import Confirm
from scenes.menus.settings import SettingsScene
from scenes.menus.title import TitleScene

GAMEPAD, AXES, BUTTONS = 1, 6, 15
A, B, START = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_START
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


def sdl_library() -> str | None:
    """The SDL that pygame-ce brings along."""
    around = Path(pygame.__file__).parent
    found = [
        *around.parent.glob("pygame_ce.libs/libSDL2-2*"),
        *around.glob("SDL2.dll"),
        *around.rglob("libSDL2-2*dylib"),
    ]
    return str(found[0]) if found else None


class Gamepad:
    """Presses buttons of a virtual controller."""

    def __init__(self, app: App) -> None:
        self.app = app
        library = sdl_library()
        assert library is not None
        self.sdl = ctypes.CDLL(library)
        self.sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self.sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        # The hidden window of the tests never has the focus that pads follow.
        self.sdl.SDL_SetHint(b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1")
        self.index = self.sdl.SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS, 0)
        assert self.index >= 0
        app.frame(pygame.event.get())
        self.handle = self.sdl.SDL_JoystickFromInstanceID(app._pads[-1].as_joystick().get_instance_id())

    def press(self, *buttons: int) -> None:
        for button in buttons:
            for down in (1, 0):
                self.sdl.SDL_JoystickSetVirtualButton(self.handle, button, down)
                self.sdl.SDL_JoystickUpdate()
                self.app.frame(pygame.event.get())

    def unplug(self) -> None:
        self.app._pads.clear()
        self.sdl.SDL_JoystickDetachVirtual(self.index)
        pygame.event.clear()


@pytest.fixture
def pad(app: App) -> Iterator[Gamepad]:
    if sdl_library() is None:
        pytest.fail("pygame-ce's SDL was not found")
    controller.init()
    pygame.event.clear()
    app.stack.push(TitleScene(app))
    app.frame([])
    gamepad = Gamepad(app)
    yield gamepad
    gamepad.unplug()


def test_the_menus_are_worked_by_pad_alone(app: App, pad: Gamepad) -> None:
    title = app.stack.top
    assert isinstance(title, TitleScene)
    pad.press(DOWN)
    assert title.focus.shown
    assert title.focus.key == "sit"
    pad.press(DOWN, DOWN, DOWN, A)
    settings = app.stack.top
    assert isinstance(settings, SettingsScene)
    pad.press(RIGHT)
    assert settings.focus.shown
    pad.press(RIGHT)
    assert settings.tab in (1, 2)
    pad.press(B)
    assert app.stack.top is title
    pad.press(B)
    question = app.stack.top
    assert isinstance(question, Confirm)
    pad.press(RIGHT, A)
    assert not app.running


def test_a_button_counts_once_though_the_joystick_reports_it_too(app: App, pad: Gamepad) -> None:
    muted = app.settings.muted
    title = app.stack.top
    assert title is not None
    title.focus.key, title.focus.shown = "mute", True
    pad.press(A)
    assert app.settings.muted is not muted
