"""How the window system is started: hints that must come first, whether there is a display, apps without a window."""

from __future__ import annotations

import os
import sys
from typing import Final

import pygame
from pygame._sdl2 import controller

from game.language import tr
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.clock import Clock
from scenes.sound import Sound

HIDDEN: Final = ("dummy", "offscreen")
"""Video drivers that show nothing: they count as a display only where they were asked for."""


def choose_software_present(settings: Settings) -> None:
    """Before pygame starts: present without acceleration where it was set, or where no GPU is found."""
    mode = settings.software_present
    slow = mode == "on" or (mode == "auto" and sys.platform == "linux" and not os.path.exists("/dev/dri"))
    if slow:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def start_pygame() -> bool:
    """Start what is needed, with hints that must come first; False where there is no display."""
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    os.environ.setdefault("SDL_MOUSE_TOUCH_EVENTS", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    try:
        pygame.display.init()
    except pygame.error:
        return False
    pygame.font.init()
    pygame.joystick.init()
    controller.init()
    return pygame.display.get_driver() not in HIDDEN or os.environ.get("SDL_VIDEODRIVER") in HIDDEN


def may_have_display() -> bool:
    """False where Linux says at once that there is no display, so that no library complains about it first."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def headless_sentence() -> str:
    """What to say where there is no display."""
    return tr(
        "Ratskeller needs a display for its window; without one these work: "
        "ratskeller games, simulate, scenario, replay, screenshots, selftest."
    )


def offscreen(settings: Settings, folders: Folders, size: tuple[int, int]) -> App:
    """An app without window or sound, its clock turned by hand."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    start_pygame()
    app = App(settings, folders, size=size, clock=Clock(by_hand=True), sound=Sound(enabled=False), window=False)
    app.fade.off = True
    return app


def settle(app: App) -> None:
    """Draw the scene as it stands, toasts of the state before gone."""
    app.toasts.clear()
    for scene in app.stack.shown():
        scene.request_frame()
    app.frame([])
