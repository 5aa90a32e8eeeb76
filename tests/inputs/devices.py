"""One person's hands: mouse, fingers, keys or gamepad as real events of pygame, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

import pygame

from scenes.app import App
from scenes.focus import Place
from scenes.motion.pose import Piece
from scenes.stage import Box, Units, inside
from scenes.table.table_scene import TableScene
from scenes.widgets.base import Widget

FRAME: Final = 1 / 30
GRID: Final = (0.5, 0.3, 0.7, 0.12, 0.88, 0.05, 0.95, 0.02, 0.98)
"""Where in a box a person tries to point: its middle first, then what is left of it beside others."""


class Unreachable(AssertionError):
    """Something on the screen that this device cannot get at."""


class Device(ABC):
    """Pushes widgets and lays pieces the way that people do with this device."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.events = 0

    def send(self, *raw: pygame.event.Event) -> None:
        """One frame with these events."""
        self.events += len(raw)
        self.app.clock.advance(FRAME)
        self.app.frame(list(raw))

    @property
    def table(self) -> TableScene:
        """The table in front."""
        top = self.app.stack.top
        assert isinstance(top, TableScene)
        return top

    @abstractmethod
    def push(self, key: str) -> None:
        """Press a button, or whatever else has this key in the focus ring."""

    @abstractmethod
    def lay(self, piece: Piece, spot: str) -> None:
        """Bring a piece to a spot."""

    @abstractmethod
    def touch(self, piece: Piece) -> None:
        """Tap a piece, or accept it."""

    @abstractmethod
    def back(self) -> None:
        """Close what lies over the screen."""


class Pointing(Device):
    """What mouse and fingers share: they find a free point of what they mean, and scroll to it where needed."""

    @abstractmethod
    def down(self, pos: Units) -> pygame.event.Event:
        """A press at a place in units."""

    @abstractmethod
    def move(self, pos: Units) -> pygame.event.Event:
        """A move while pressed."""

    @abstractmethod
    def up(self, pos: Units) -> pygame.event.Event:
        """The release."""

    def tap(self, pos: Units) -> None:
        """Press and release."""
        self.send(self.down(pos))
        self.send(self.up(pos))

    def drag(self, start: Units, end: Units) -> None:
        """Press, move in four steps, let go."""
        self.send(self.down(start))
        for step in range(1, 5):
            share = step / 4
            self.send(self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)))
        self.send(self.up(end))

    def push(self, key: str) -> None:
        top = self.app.stack.top
        assert top is not None
        place = next((place for place in top.all_places() if place.key == key), None)
        if place is None:
            raise Unreachable(f"{key} is not on the screen")
        widget = next((widget for widget in top.ui.widgets if widget.key == key), None)
        if widget is None:
            self.tap(self._free(place.box))
            return
        self.tap(self._on(widget))

    def _on(self, widget: Widget) -> Units:
        ui = self.app.stack.top.ui  # type: ignore[union-attr]
        for _ in range(40):
            for pos in points(widget.shown_box):
                if ui.at(pos) is widget:
                    return pos
            if widget.pane is None or not self._scroll(widget):
                break
        raise Unreachable(f"{widget.key} lies under something else")

    def _scroll(self, widget: Widget) -> bool:
        """Drag the pane a little so that the widget comes nearer."""
        pane = widget.pane
        assert pane is not None
        before, (x, y, w, h) = pane.scroll, pane.box
        wanted = widget.shown_box[1] + widget.shown_box[3] / 2 - (y + h / 2)
        way = max(-h * 0.4, min(h * 0.4, wanted))
        for share in (0.98, 0.02, 0.5, 0.9, 0.1):
            start = (x + w * share, y + h / 2 + way * 0.6)
            self.drag(start, (start[0], start[1] - way))
            if pane.scroll != before:
                return True
        return False

    def _free(self, box: Box) -> Units:
        """A point of a box that no widget covers."""
        ui = self.app.stack.top.ui  # type: ignore[union-attr]
        for pos in points(box):
            if ui.at(pos) is None:
                return pos
        raise Unreachable("everything there lies under buttons")

    def grip(self, piece: Piece, *, but: bool = False) -> Units:
        """A point where this piece is on top; with `but`, outside of every spot that would take what is at hand."""
        table = self.table
        box = table.table.piece_box(piece, table.director.poses[piece])
        if box is None:
            raise Unreachable(f"{piece} lies nowhere")
        spots = table.table.spots(table.shown)
        taken = [spots[name] for name in table.hands.offered if name in spots] if but else []
        for pos in points(box):
            free = table.ui.at(pos) is None and not any(inside(spot, pos) for spot in taken)
            if free and table.piece_at(pos) == piece:
                return pos
        raise Unreachable(f"{table.table.piece_name(piece, table.shown)} cannot be pointed at")

    def touch(self, piece: Piece) -> None:
        self.tap(self.grip(piece, but=True))

    def tap_spot(self, spot: str) -> None:
        """Tap a free point of a spot that takes what is at hand."""
        table = self.table
        spots, offered = table.table.spots(table.shown), table.hands.offered
        for pos in points(spots[spot]):
            first = next(name for name, box in spots.items() if name in offered and inside(box, pos))
            if first == spot and table.ui.at(pos) is None:
                self.tap(pos)
                return
        raise Unreachable(f"the spot {spot} cannot be tapped")


class Mouse(Pointing):
    """Pieces are dragged with the left button."""

    def _pixel(self, pos: Units) -> tuple[int, int]:
        return self.app.kit.stage.point(pos)

    def down(self, pos: Units) -> pygame.event.Event:
        self.send(pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixel(pos), rel=(0, 0), buttons=(0, 0, 0)))
        return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self._pixel(pos), button=1, touch=False)

    def move(self, pos: Units) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixel(pos), rel=(1, 1), buttons=(1, 0, 0))

    def up(self, pos: Units) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self._pixel(pos), button=1, touch=False)

    def lay(self, piece: Piece, spot: str) -> None:
        table = self.table
        if table.hands.at_hand == piece and table.hands.picked is None:
            self.tap_spot(spot)
            return
        start, pose = self.grip(piece), table.director.poses[piece]
        x, y, w, h = table.table.spots(table.shown)[spot]
        self.drag(start, (x + w / 2 + start[0] - pose.x, y + h / 2 + start[1] - pose.y))

    def back(self) -> None:
        top = self.app.stack.top
        assert top is not None
        keys = [widget.key for widget in top.ui.widgets]
        self.push(next(key for key in ("close", "back", "resume", "no", "go_on", "done", "next") if key in keys))


class Tapping(Mouse):
    """The mouse again, one tap on the piece and one where it goes."""

    def lay(self, piece: Piece, spot: str) -> None:
        lay_by_taps(self, piece, spot)


class Touch(Pointing):
    """Fingers on a touch screen; every piece and button by another finger, as systems number them."""

    finger = 0

    def _event(self, kind: int, pos: Units) -> pygame.event.Event:
        stage = self.app.kit.stage
        pixel = stage.point(pos)
        x, y = pixel[0] / stage.width, pixel[1] / stage.height
        return pygame.event.Event(kind, touch_id=1, finger_id=self.finger, x=x, y=y, dx=0.0, dy=0.0)

    def down(self, pos: Units) -> pygame.event.Event:
        self.finger = (self.finger + 1) % 7
        return self._event(pygame.FINGERDOWN, pos)

    def move(self, pos: Units) -> pygame.event.Event:
        return self._event(pygame.FINGERMOTION, pos)

    def up(self, pos: Units) -> pygame.event.Event:
        return self._event(pygame.FINGERUP, pos)

    def lay(self, piece: Piece, spot: str) -> None:
        # Both ways that fingers have, in turns.
        if self.finger % 2:
            lay_by_taps(self, piece, spot)
        else:
            Mouse.lay(self, piece, spot)  # type: ignore[arg-type]

    back = Mouse.back  # type: ignore[assignment]


def lay_by_taps(device: Pointing, piece: Piece, spot: str) -> None:
    """Tap the piece, unless it is at hand already, then a free point of the spot."""
    table = device.table
    if table.hands.at_hand != piece:
        device.touch(piece)
    if device.app.stack.top is table and table.hands.at_hand == piece:
        device.tap_spot(spot)


class Ring(Device):
    """What keys and gamepad share: the focus ring is walked to what is meant, then accepted."""

    @abstractmethod
    def press(self, action: str) -> None:
        """One of next, previous, accept, back."""

    def walk(self, key: str) -> None:
        """Walk the ring to a place, the shorter way round."""
        top = self.app.stack.top
        assert top is not None
        for _ in range(200):
            places = [place.key for place in top.all_places()]
            if key not in places:
                raise Unreachable(f"{key} is not in the ring: {places}")
            if top.focus.shown and top.focus.key == key:
                return
            self.press(self._way(places, top.focus.key, key))
        raise Unreachable(f"the ring never comes from {top.focus.key} to {key} among {places}")

    def _way(self, places: Sequence[str], now: str | None, wanted: str) -> str:
        if now not in places:
            return "next"
        ahead = (places.index(wanted) - places.index(now)) % len(places)
        return "next" if ahead <= len(places) / 2 else "previous"

    def push(self, key: str) -> None:
        self.walk(key)
        self.press("accept")

    def touch(self, piece: Piece) -> None:
        self.push(ring_key(piece))

    def lay(self, piece: Piece, spot: str) -> None:
        table = self.table
        if table.hands.at_hand != piece:
            self.touch(piece)
        if self.app.stack.top is table and table.hands.at_hand == piece:
            self.push(f"spot-{spot}")

    def back(self) -> None:
        self.press("back")


KEYS: Final = {"next": pygame.K_TAB, "accept": pygame.K_RETURN, "back": pygame.K_ESCAPE}


class Keyboard(Ring):
    """Tab, Shift and Tab, Enter, Escape."""

    def press(self, action: str) -> None:
        key, mod = (pygame.K_TAB, pygame.KMOD_LSHIFT) if action == "previous" else (KEYS[action], 0)
        self.send(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        self.send(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))


BUTTONS: Final = {
    "next": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "previous": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "accept": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
}


class Gamepad(Ring):
    """Shoulder buttons, A, B."""

    def press(self, action: str) -> None:
        button = BUTTONS[action]
        self.send(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        self.send(pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))


DEVICES: Final[dict[str, type[Device]]] = {
    "drag": Mouse,
    "tap": Tapping,
    "touch": Touch,
    "keys": Keyboard,
    "pad": Gamepad,
}


def points(box: Box) -> list[Units]:
    """Points of a box to be tried, its middle first."""
    x, y, w, h = box
    return [(x + w * across, y + h * down) for down in GRID for across in GRID]


def ring_key(piece: Piece) -> str:
    """How the ring calls a piece."""
    return "-".join(map(str, piece)) if isinstance(piece, tuple) else str(piece)


def place_keys(places: Sequence[Place]) -> list[str]:
    """The keys of places."""
    return [place.key for place in places]
