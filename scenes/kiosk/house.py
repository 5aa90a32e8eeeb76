"""The kiosk as a house: who is there, how long nobody was, what may be left, and where everything goes back to."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.agreement import Agreement
from game.core import Rulebook
from game.saves.pin import readable
from scenes import doors
from scenes.house import House
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.inputs import Inputs
from scenes.kiosk.lockout import Lockout
from scenes.kiosk.mishap import MishapScene
from scenes.kiosk.operator import OperatorScene
from scenes.kiosk.pin_pad import AskPin, ChoosePin
from scenes.kiosk.record import Record
from scenes.kiosk.still_there import GRACE, StillThere
from scenes.kiosk.welcome import WelcomeScene
from scenes.scene import Scene
from scenes.table.table_scene import TableScene

if TYPE_CHECKING:
    from scenes.app import App

APART: Final = "kiosk"
"""The folder beside the saved games in which a kiosk keeps its guests' games, until they have gone."""
PIN_PATIENCE: Final = 20.0
"""Seconds without a touch after which nobody wants to give a PIN any more."""
FAULTS: Final = 5
"""So many faults within FAULT_SECONDS end the program, so that whoever watches over it starts it afresh."""
FAULT_SECONDS: Final = 300.0
AGAIN: Final = "again-"
"""Begins the name of a game that was taken up again."""
FRESH_SECONDS: Final = 300.0
"""A game that was cut off longer ago is nobody's any more."""
POINTERS: Final = frozenset((pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION))
LENT: Final = ("language", "text_size")
"""Settings that a guest may change, until the next one comes."""


class Kiosk(House):
    """Takes the house over with open(); guests() puts everything back for the next guests."""

    open = False

    def __init__(self, app: App) -> None:
        self.app = app
        self.folders = app.folders
        """Those of the house, without the guests'."""
        self.record = Record(self.folders.data / "kiosk-record.jsonl")
        self.lockout = Lockout()
        self.inputs = Inputs()
        self.touched_at = app.clock.now()
        self.next_turn = 0
        """Which game the attract loop goes on with."""
        self.full_before = app.settings.fullscreen
        self._faults: list[float] = []
        self._usual: dict[str, Any] = {}

    # ------------------------------------------------------------ beginning and end

    def take_over(self) -> None:
        """From now on the app is a kiosk: full screen, keys held, guests' games apart."""
        app = self.app
        app.house = self
        self.full_before = app.settings.fullscreen
        app.borrowed.setdefault("fullscreen", self.full_before)
        app.settings.fullscreen = True
        app.folders = replace(self.folders, data=self.folders.data / APART)
        self._usual = {name: getattr(app.settings, name) for name in LENT}
        if app.window is not None:
            app.set_fullscreen(True)
            app.window.grab_keyboard = True
        self.record.tell("start")
        if not readable(app.settings.kiosk_pin):
            app.stack.reset(ChoosePin(self))
        elif not self._taken_up():
            self.home()

    def _taken_up(self) -> bool:
        """Go on with a game that was cut off just now, as by a restart of the system; once, lest it cuts off again."""
        saves, now = self.app.folders.saves, time.time()
        try:
            found = [path for path in saves.glob("*.jsonl") if not path.name.startswith(AGAIN)]
            fresh = [path for path in found if now - path.stat().st_mtime < FRESH_SECONDS]
            if not fresh:
                return False
            newest = max(fresh, key=lambda path: path.stat().st_mtime)
            again = newest.rename(newest.with_name(AGAIN + newest.name))
        except OSError:
            return False
        scene = doors.resume_table(self.app, again)
        if not isinstance(scene, TableScene) or scene.session.over:
            return False
        self.record.tell("game", game=scene.agreement.game, again=1)
        return True

    def hand_back(self) -> None:
        """The operator takes the program home: no kiosk any more, to the tavern."""
        app = self.app
        self.forget_guests()
        self.record.tell("left", to="tavern")
        app.house, app.folders = House(), self.folders
        app.settings.fullscreen = self.full_before
        if app.window is not None:
            app.window.grab_keyboard = False
            app.set_fullscreen(self.full_before)
        doors.go_home(app)

    def closing(self) -> None:
        """The program ends politely; a game that is being played stays for the next start."""
        self.record.tell("end")

    def lets_out(self) -> bool:
        """Whoever wants to close the window is asked for the PIN."""
        self.ask_pin()
        return False

    # ------------------------------------------------------------ where guests go

    def home(self) -> bool:
        """Back to the attract loop, with nothing left of whoever was here."""
        self.forget_guests()
        self.app.stack.reset(AttractScene(self, self.next_turn))
        return True

    def welcome(self, book: Rulebook | None = None) -> None:
        """Somebody is there."""
        self.touched_at = self.app.clock.now()
        self.app.stack.reset(WelcomeScene(self, book))

    def play(self, agreement: Agreement, people: int) -> None:
        """Begin a game."""
        self.record.tell("game", game=agreement.game, people=people, seats=len(agreement.players))
        doors.open_table(self.app, agreement)

    def forget_guests(self) -> None:
        """Delete the guests' games and put back what they have set."""
        app = self.app
        changed = {name: value for name, value in self._usual.items() if getattr(app.settings, name) != value}
        for name, value in changed.items():
            setattr(app.settings, name, value)
        while app.stack.scenes:
            app.stack.scenes.pop().leave()
        with suppress(OSError):
            if app.folders.data != self.folders.data and app.folders.data.name == APART:
                shutil.rmtree(app.folders.data, ignore_errors=True)
        if changed:
            app.apply_settings()
        app.toasts.clear()

    def lend(self, **values: Any) -> None:
        """Set something for these guests only."""
        for name, value in values.items():
            self.app.borrowed.setdefault(name, self._usual[name])
            setattr(self.app.settings, name, value)
        self.app.apply_settings()

    def speak(self, language: str) -> None:
        """Another language for these guests."""
        if language != self.app.settings.language:
            self.lend(language=language)

    # ------------------------------------------------------------ the operator

    def ask_pin(self) -> None:
        """Ask for the PIN over whatever is shown."""
        top = self.app.stack.top
        if not isinstance(top, (AskPin, ChoosePin, OperatorScene)):
            self.app.stack.push(AskPin(self))

    def admit(self) -> None:
        """The PIN was right: the operator's page, over nothing that belongs to guests."""
        self.record.tell("operator")
        self.forget_guests()
        self.app.stack.reset(OperatorScene(self))

    def settled(self) -> None:
        """What the operator has set counts for all guests from now on."""
        self._usual = {name: getattr(self.app.settings, name) for name in LENT}

    # ------------------------------------------------------------ who is there

    def hears(self, event: pygame.event.Event) -> bool:
        """Every input kind counts; what wakes does nothing else."""
        if event.type == pygame.WINDOWMINIMIZED and self.app.window is not None:
            self.app.window.restore()
            return True
        if not self.inputs.by_hand(event, self.app.clock.now()):
            return False
        self.touched_at = self.app.clock.now()
        top = self.app.stack.top
        if _pointer(event) or not isinstance(top, (AttractScene, StillThere)):
            return False
        top.wake(None)
        return True

    def idle(self) -> float:
        """Seconds since anybody did anything."""
        return self.app.clock.now() - self.touched_at

    def update(self) -> None:
        """Ask, then go back to the attract loop, where nobody does anything."""
        top, idle = self.app.stack.top, self.idle()
        if top is None or isinstance(top, (AttractScene, MishapScene, ChoosePin)):
            return
        limit = float(self.app.settings.kiosk_idle)
        if isinstance(top, AskPin):
            if idle >= PIN_PATIENCE:
                self.app.stack.pop()
        elif isinstance(top, StillThere):
            if idle >= limit + GRACE:
                self.record.tell("reset")
                self.home()
        elif idle >= limit:
            self.app.stack.push(StillThere(self, limit + GRACE))

    # ------------------------------------------------------------ faults

    def mishap(self, error: Exception) -> Scene | None:
        """A calm page, then the attract loop; too many in a row end the program."""
        self.record.fault(error)
        now = self.app.clock.now()
        self._faults = [at for at in self._faults if now - at < FAULT_SECONDS] + [now]
        if len(self._faults) >= FAULTS:
            self.record.tell("given up")
            raise error
        self.next_turn += 1
        return MishapScene(self)


def _pointer(event: pygame.event.Event) -> bool:
    """Whether the scene on top will hear of this as a pointer of its own."""
    left = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == pygame.BUTTON_LEFT
    return left or event.type in POINTERS


def open_kiosk(app: App) -> Kiosk:
    """Make the app a kiosk."""
    kiosk = Kiosk(app)
    kiosk.take_over()
    return kiosk


def prepare() -> None:
    """Hints that the window system must have before it starts: Alt+F4 closes nothing, Alt+Tab leads nowhere."""
    os.environ.setdefault("SDL_WINDOWS_NO_CLOSE_ON_ALT_F4", "1")
    os.environ.setdefault("SDL_ALLOW_ALT_TAB_WHILE_GRABBED", "0")
