"""One layer over mouse, fingers, keys and pads: raw pygame events in, scene events out."""

from __future__ import annotations

from dataclasses import replace

import pygame

from scenes.bindings import LEFT_TRIGGER, RIGHT_TRIGGER, Bindings
from scenes.events import Action, Event, Hover, Key, Kind, LongPress, Move, Pad, Pointer, Press, Release, Tap, Wheel
from scenes.stage import Stage, Units

MOUSE = 0
JITTER = 14.0
"""Units a pressed pointer may stray and still be a tap."""
JITTER_PIXELS = 6.0
LONG_PRESS = 0.5
ECHO = 0.5
"""Seconds within which a mouse press near a touch is the system's echo of that touch."""
ECHO_PIXELS = 24.0
STICK = 0.6
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: LEFT_TRIGGER, pygame.CONTROLLER_AXIS_TRIGGERRIGHT: RIGHT_TRIGGER}


class Pointers:
    """Follows every pointer that is down; `stage` and `density` (surface over window pixels) are set on resize."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.density = (1.0, 1.0)
        self.bindings = Bindings()
        self.down: dict[int, Pointer] = {}
        self._since: dict[int, float] = {}
        self._held: set[int] = set()
        self._touches: list[tuple[float, tuple[float, float]]] = []
        self._muted_mouse = False
        self._stick: dict[int, int] = {}

    def feed(self, event: pygame.event.Event, now: float) -> list[Event]:
        """The scene events of one pygame event; now in seconds."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._mouse(event, now)
        if event.type in (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION):
            return self._finger(event, now)
        if event.type == pygame.MOUSEWHEEL:
            where = self.stage.units(self._pixel(pygame.mouse.get_pos()))
            return [Wheel(where, float(getattr(event, "precise_y", event.y)))]
        if event.type == pygame.WINDOWLEAVE:
            return [Hover(None)]
        if event.type == pygame.KEYDOWN:
            return [Key(event.key, event.mod, self.bindings.key(event.key, event.mod))]
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return [Pad(event.button, self.bindings.button(event.button))]
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event)
        return []

    def tick(self, now: float) -> list[Event]:
        """Long presses that have become due."""
        due: list[Event] = []
        for key, pointer in self.down.items():
            if key not in self._held and not pointer.moved and now - self._since[key] >= LONG_PRESS:
                self._held.add(key)
                due.append(LongPress(pointer))
        return due

    def cancel(self) -> list[Event]:
        """Let go of everything, as when the window loses its focus."""
        gone: list[Event] = [Release(pointer, cancelled=True) for pointer in self.down.values()]
        self.down.clear()
        self._held.clear()
        return gone

    def _pixel(self, pos: tuple[float, float]) -> tuple[float, float]:
        return pos[0] * self.density[0], pos[1] * self.density[1]

    def _mouse(self, event: pygame.event.Event, now: float) -> list[Event]:
        pixel = self._pixel(event.pos)
        where = self.stage.units(pixel)
        if getattr(event, "touch", False):
            return []
        if event.type == pygame.MOUSEMOTION:
            return self._moved(MOUSE, where) if MOUSE in self.down else [Hover(where)]
        if event.button != pygame.BUTTON_LEFT:
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._muted_mouse = self._is_echo(pixel, now)
            return [] if self._muted_mouse else self._pressed(MOUSE, "mouse", where, now)
        return [] if self._muted_mouse else self._released(MOUSE, where)

    def _finger(self, event: pygame.event.Event, now: float) -> list[Event]:
        pixel = (event.x * self.stage.width, event.y * self.stage.height)
        where = self.stage.units(pixel)
        key = 1 + int(event.finger_id)
        if event.type == pygame.FINGERMOTION:
            return self._moved(key, where)
        self._touches = [(t, p) for t, p in self._touches if now - t < ECHO] + [(now, pixel)]
        if event.type == pygame.FINGERDOWN:
            return self._pressed(key, "touch", where, now)
        return self._released(key, where)

    def _is_echo(self, pixel: tuple[float, float], now: float) -> bool:
        near = ECHO_PIXELS * max(1.0, self.stage.scale)
        return any(
            now - t < ECHO and abs(p[0] - pixel[0]) <= near and abs(p[1] - pixel[1]) <= near for t, p in self._touches
        )

    def _pressed(self, key: int, kind: Kind, where: Units, now: float) -> list[Event]:
        pointer, lost = Pointer(key, kind, where, where), self.down.get(key)
        self.down[key] = pointer
        self._since[key] = now
        self._held.discard(key)
        # A release that the system never told of: what was pressed then must not stay so.
        return [Press(pointer)] if lost is None else [Release(lost, cancelled=True), Press(pointer)]

    def _moved(self, key: int, where: Units) -> list[Event]:
        old = self.down.get(key)
        if old is None:
            return []
        slack = max(JITTER, JITTER_PIXELS / self.stage.scale)
        strayed = abs(where[0] - old.start[0]) > slack or abs(where[1] - old.start[1]) > slack
        pointer = replace(old, pos=where, moved=old.moved or strayed)
        self.down[key] = pointer
        return [Move(pointer, (where[0] - old.pos[0], where[1] - old.pos[1]))]

    def _released(self, key: int, where: Units) -> list[Event]:
        moves = self._moved(key, where)
        pointer = self.down.pop(key, None)
        if pointer is None:
            return []
        events: list[Event] = [e for e in moves if isinstance(e, Move) and e.delta != (0, 0)]
        events.append(Release(pointer))
        if not pointer.moved and key not in self._held:
            events.append(Tap(pointer))
        self._held.discard(key)
        return events

    def _axis(self, event: pygame.event.Event) -> list[Event]:
        value = event.value if abs(event.value) <= 1 else event.value / 32767
        if event.axis in TRIGGERS:
            return self._trigger(event.axis, pulled=value > STICK)
        if event.axis not in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            return []
        side = (value > STICK) - (value < -STICK)
        if self._stick.get(event.axis, 0) == side:
            return []
        self._stick[event.axis] = side
        across = event.axis == pygame.CONTROLLER_AXIS_LEFTX
        ways = (Action.LEFT, Action.RIGHT) if across else (Action.UP, Action.DOWN)
        return [Pad(-1, ways[side > 0])] if side else []

    def _trigger(self, axis: int, *, pulled: bool) -> list[Event]:
        if self._stick.get(axis, 0) == pulled:
            return []
        self._stick[axis] = pulled
        button = TRIGGERS[axis]
        return [Pad(button, self.bindings.button(button))] if pulled else []
