"""What does what: the keys, buttons and gestures of the device in use, over the screen that they work on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import pygame

from game.language import tr
from game.saves.bindings import Device
from scenes.bindings import cap, doing_words
from scenes.events import Action
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.caps import Cap, draw_caps, high, row_width
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

Using = Literal["mouse", "touch", "keys", "pad"]
DEVICES: Final[tuple[Using, ...]] = ("keys", "pad", "mouse", "touch")
WIDE: Final = 1240.0
SIZE: Final = 23.0
Entry = tuple[tuple[Cap, ...], str]
"""Caps, and what they do."""
RING: Final = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.NEXT, Action.PREVIOUS)


class HelpScene(Overlay):
    """A page per device; it turns to whichever is used, and any can be looked at."""

    def __init__(self, app: App, doings: tuple[Action, ...]) -> None:
        super().__init__(app)
        self.using = self.shown = app.device
        self.doings = doings

    def enter(self) -> None:
        """Closing is what accepting does."""
        self.focus.key = "close"

    def update(self, dt: float) -> None:
        """Turn to the device that has been used since."""
        if self.app.device != self.using:
            self.using = self.app.device
            if self.using in ("keys", "pad"):
                self.shown = self.using
                self.rebuild()

    # ------------------------------------------------------------ layout

    def sheet(self) -> Box:
        """As high as the page needs."""
        tall = self._top() + self._needed() + self._foot()
        tall = min(tall, HEIGHT - 30)
        return (WIDTH - WIDE) / 2, (HEIGHT - tall) / 2, WIDE, tall

    def build(self, ui: Ui) -> None:
        """Heading, devices, the page, the way out."""
        x, y, w, h = self.sheet()
        palette, button = self.kit.palette, self.kit.stage.grow(68, 26)
        ui.label(tr("What does what"), (x + 60, y + 66), 40, palette.ink, font="title", width=w - 120)
        labels = [tr("Keyboard"), tr("Gamepad"), tr("Mouse"), tr("Fingers")]
        row = (x + 50, y + 110, w - 100, self.kit.stage.grow(58, 22))
        ui.segment("device", row, tr("What does what"), labels, DEVICES.index(self.shown), self._turn, size=23)
        top = y + self._top()
        pane = ui.pane("page", (x + 50, top, w - 100, h - self._top() - self._foot() + 10), self._needed())
        for number, entry in enumerate(self._entries()):
            self._entry(ui, pane, entry, number)
        box = (x + w / 2 - 170, y + h - button - 34, 340, button)
        ui.button("close", box, tr("Close"), self.back, skin="gold", icon="check")

    def _turn(self, number: int) -> None:
        self.shown = DEVICES[number]
        self.rebuild()

    def _top(self) -> float:
        return 126 + self.kit.stage.grow(58, 22)

    def _foot(self) -> float:
        return self.kit.stage.grow(68, 26) + 64

    def _row(self) -> float:
        return max(high(self.kit) + 16, self.kit.stage.text_units(SIZE) * 2.5)

    def _columns(self) -> int:
        return 1 if self.kit.stage.text_scale > 1.2 else 2

    def _needed(self) -> float:
        return -(-len(self._entries()) // self._columns()) * self._row() + 6

    def _entry(self, ui: Ui, pane: Pane, entry: Entry, number: int) -> None:
        caps, words = entry
        entries, columns, (x, y, w, _h) = self._entries(), self._columns(), pane.box
        rows = -(-len(entries) // columns)
        wide, row = (w - 24) / columns, self._row()
        left, middle = x + number // rows * wide, y + (number % rows + 0.5) * row
        column = entries[number // rows * rows : (number // rows + 1) * rows]
        room = max(row_width(self.kit, some) for some, _ in column) + 24
        start = left + min(room, wide * 0.55)

        def paint(surface: pygame.Surface) -> None:
            draw_caps(surface, self.kit, caps, (left, middle - pane.scroll))

        ui.decor(paint, pane)
        ink, space = self.kit.palette.ink, left + wide - start - 16
        ui.label(words, (start, middle), SIZE, ink, width=space, height=row - 6, wrap=True, pane=pane)

    # ------------------------------------------------------------ what stands there

    def _entries(self) -> list[Entry]:
        if self.shown in ("keys", "pad"):
            return self._bound("keys" if self.shown == "keys" else "pad")
        return mouse_entries() if self.shown == "mouse" else touch_entries()

    def _bound(self, device: Device) -> list[Entry]:
        names = self.app.pointers.bindings.names[device]
        found = ring_entries(device)
        for action in self.doings:
            if action not in RING and action.value in names:
                own = Cap("key" if device == "keys" else "pad", cap(device, names[action.value]))
                found.append(((*fixed_caps(device, action), own), doing_words(action.value)))
        return found


def ring_entries(device: Device) -> list[Entry]:
    """How the ring is moved."""
    arrows = ("chevron_left", "chevron_up", "chevron_down", "chevron_right")
    if device == "keys":
        return [
            (tuple(Cap("key", name, icon=True) for name in arrows), tr("Move the ring")),
            ((Cap("key", tr("Tab")),), tr("Ring to the next; with Shift to the one before")),
        ]
    return [
        ((Cap("icon", "gamepad"),), tr("Cross or left stick: move the ring")),
        ((Cap("pad", "LB"), Cap("pad", "RB")), tr("Ring to the one before, to the next")),
    ]


def fixed_caps(device: Device, action: Action) -> tuple[Cap, ...]:
    """Keys that do this whatever the settings say."""
    if device == "pad":
        return ()
    words = {Action.ACCEPT: tr("Enter"), Action.BACK: tr("Esc")}.get(action)
    return (Cap("key", words),) if words else ()


def mouse_entries() -> list[Entry]:
    """What the mouse does."""
    return [
        ((Cap("icon", "hand"),), tr("Drag a card or piece to its place.")),
        ((Cap("icon", "pointer"),), tr("Or click it, then click the place.")),
        ((Cap("icon", "zoom"),), tr("Rest on a small card to look closer.")),
        ((Cap("icon", "undo"),), tr("Drag it back, or click beside it, to put it back.")),
        ((Cap("icon", "list"),), tr("Turn the wheel to scroll.")),
        ((Cap("icon", "menu"),), tr("Round buttons: menu, undo, log, rules, pace, hand.")),
    ]


def touch_entries() -> list[Entry]:
    """What fingers do."""
    return [
        ((Cap("icon", "hand"),), tr("Drag a card or piece to its place.")),
        ((Cap("icon", "pointer"),), tr("Or tap it, then tap the place.")),
        ((Cap("icon", "zoom"),), tr("Hold a card to look closer.")),
        ((Cap("icon", "help"),), tr("Hold an empty place of the table to open this page.")),
        ((Cap("icon", "list"),), tr("Drag a list to scroll.")),
        ((Cap("icon", "menu"),), tr("Round buttons: menu, undo, log, rules, pace, hand.")),
    ]
