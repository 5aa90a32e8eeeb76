"""`ratskeller selftest --kiosk`: what can be told from here of a machine that is to be a kiosk."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import Final

import pygame
from pygame._sdl2 import touch

from game.language import set_language, tr
from game.saves.folders import Folders, can_write, find_folders
from game.saves.pin import readable
from game.saves.settings import SettingsFile
from scenes.display import may_have_display, start_pygame

Answer = tuple[str, str]
"""ok, FAILED, look or ask, and a sentence."""
OK: Final = "ok"
FAILED: Final = "FAILED"
LOOK: Final = "look"
ASK: Final = "ask"


def run() -> int:
    """Print a line per check; 1 where something keeps the kiosk from running; `look` and `ask`: see the guide."""
    folders = find_folders()
    set_language(SettingsFile(folders.settings).load().language)
    failed = 0
    for mark, words in answers(folders):
        print(f"{mark:<7}{words}")
        failed += mark == FAILED
    return int(failed > 0)


def answers(folders: Folders) -> Iterator[Answer]:
    """Each check's mark and sentence."""
    checks: tuple[Callable[[Folders], Iterator[Answer]], ...] = (_kept, _screen, _input, _outside)
    for check in checks:
        yield from check(folders)


def _kept(folders: Folders) -> Iterator[Answer]:
    if can_write(folders.data) and can_write(folders.config):
        yield OK, tr("Games and settings can be written.")
    else:
        yield FAILED, tr("Games or settings cannot be written: no PIN could be kept.")
    if readable(SettingsFile(folders.settings).load().kiosk_pin):
        yield OK, tr("A PIN has been chosen.")
    else:
        yield LOOK, tr("No PIN yet: the first start asks for one.")


def _screen(_folders: Folders) -> Iterator[Answer]:
    if not may_have_display() or not start_pygame():
        yield FAILED, tr("No display was found.")
        return
    wide, high = pygame.display.get_desktop_sizes()[0]
    fits = wide >= 1024 and high >= 600
    yield OK if fits else LOOK, tr("The screen has {wide} by {high} pixels.").format(wide=wide, high=high)
    if len(pygame.display.get_desktop_sizes()) > 1:
        yield LOOK, tr("There are several screens: choose one in Settings, Window.")
    awake = not pygame.display.get_allow_screensaver()
    yield OK if awake else LOOK, tr("The system is asked not to blank the screen; switch blanking off there as well.")


def _input(_folders: Folders) -> Iterator[Answer]:
    from_touch = touch.get_num_devices()
    yield OK if from_touch else LOOK, tr("Touch screens found: {n}.").format(n=from_touch)
    yield OK, tr("Gamepads found: {n}.").format(n=pygame.joystick.get_count())


def _outside(_folders: Folders) -> Iterator[Answer]:
    if sys.platform.startswith("linux"):
        watched = bool(os.environ.get("INVOCATION_ID"))
        yield (
            OK if watched else LOOK,
            tr("Somebody must start it again after a fault: a systemd unit is in assets/kiosk."),
        )
    else:
        yield LOOK, tr("Somebody must start it again after a fault: see the guide in assets/guides.")
    yield ASK, tr("Edge swipes, touch halos and the system's own keys cannot be seen from here: see the guide.")
