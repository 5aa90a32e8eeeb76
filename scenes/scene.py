"""A scene is one screen: it lays out its widgets, hears events, draws itself; the stack decides which is on top."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes.events import Action, Event, Key, Pad
from scenes.focus import FocusRing, Place
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

log = logging.getLogger(__name__)

USUAL = (
    *(Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.NEXT, Action.PREVIOUS),
    *(Action.ACCEPT, Action.BACK, Action.MENU, Action.HELP),
)


class Scene:
    """Base of all screens. Override build, draw, handle, update, back; call request_frame() after any change."""

    overlay = False
    """True draws the scene below first (pause, dialogs, drawers)."""
    tune: str | None = "tavern"
    """The tune that plays while this scene is on top; None leaves what plays."""

    doings: tuple[Action, ...] = USUAL
    """What keys and gamepad do here, for the page that tells it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.kit = app.kit
        self.ui = Ui(app.kit, app.clock)
        self.focus = FocusRing()
        self.dirty = True

    def enter(self) -> None:
        """Called once, when pushed; the widgets are built right after."""

    def leave(self) -> None:
        """Called once, when popped or replaced: save, stop threads."""

    def resume(self) -> None:
        """Called when the scene above has gone."""

    def game_file(self) -> Path | None:
        """The saved game that is played here, to go on with after a fault."""
        return None

    def build(self, ui: Ui) -> None:
        """Create the widgets; called again after every change of size, language, text size or settings."""

    def rebuild(self) -> None:
        """Lay the widgets out anew, keeping focus, scroll positions and the field being edited."""
        self.ui.begin()
        self.build(self.ui)
        self.ui.end()
        self.request_frame()

    def update(self, dt: float) -> None:
        """Time passed (seconds, at most 0.05); call request_frame() while something moves."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what lies behind the widgets; called only when a frame was requested."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies in front of the widgets, as a card being dragged."""

    def handle(self, event: Event) -> bool:
        """An event that no widget took; True where it meant something. Keys come here before the ring."""
        return False

    def spoken(self) -> str:
        """What a voice says when the scene opens and when its first line changes; nothing its viewer may not know."""
        return ""

    def places(self) -> list[Place]:
        """Interactive places besides the widgets, for the focus ring."""
        return []

    def back(self) -> None:
        """Escape or B: leave this scene."""
        self.app.stack.pop()

    def menu(self) -> None:
        """F10 or Start."""

    def all_places(self) -> list[Place]:
        """Every place the ring can stand on, in Tab order."""
        return [*self.ui.places(), *self.places()]

    def request_frame(self) -> None:
        """Ask for the next frame to be drawn."""
        self.dirty = True

    def receive(self, event: Event) -> None:
        """Give an event to widgets, scene, ring, in that order."""
        if self.ui.handle(event):
            self.focus.shown = self.focus.shown and isinstance(event, (Key, Pad))
            self.request_frame()
            return
        if self.handle(event):
            self.request_frame()
            return
        if isinstance(event, (Key, Pad)) and event.action is not None:
            self._act(event.action)

    def _act(self, action: Action) -> None:
        self.request_frame()
        if action is Action.BACK:
            self.kit.sound.play("click")
            self._step_back()
        elif action is Action.MENU:
            self.menu()
        elif action is Action.HELP:
            self.app.open_help()
        else:
            self.focus.act(action, self.all_places())

    def _step_back(self) -> None:
        """Out of the open list, if there is one, else out of the scene."""
        opened = self.ui.close_list()
        if opened is None:
            self.back()
        else:
            self.focus.key = opened


class SceneStack:
    """The scenes that are open; the last one hears the events."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.changed = 0
        """Counts changes, so that the window can start a fade."""

    @property
    def top(self) -> Scene | None:
        """The scene that hears events."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Open a scene above the present one."""
        self.scenes.append(scene)
        self._arrive(scene)

    def pop(self) -> None:
        """Close the top scene; an empty stack ends the app."""
        if self.scenes:
            self.scenes.pop().leave()
        self.changed += 1
        if self.scenes:
            self.scenes[-1].resume()
            self.scenes[-1].rebuild()

    def replace(self, scene: Scene) -> None:
        """Close the top scene and open another in its place."""
        if self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        self._arrive(scene)

    def reset(self, scene: Scene) -> None:
        """Close everything and open one scene, as when going home to the tavern."""
        while self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        self._arrive(scene)

    def abandon(self) -> None:
        """Close everything after a fault; what fails while closing is only logged."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                log.exception("%s did not close", type(scene).__name__)
        self.changed += 1

    def shown(self) -> list[Scene]:
        """What is to be drawn, from the lowest visible scene up."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    def _arrive(self, scene: Scene) -> None:
        self.changed += 1
        scene.enter()
        scene.rebuild()
