"""What a monkey does at the machine: random events of every kind, half of them aimed at something on the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

import pygame

from game.language import LANGUAGES
from scenes.app import App
from scenes.stage import HEIGHT, WIDTH, Box, Units
from scenes.table.table_scene import TableScene

SIZES: Final = ((1024, 600), (1280, 720), (1366, 768), (1080, 1080), (1600, 620), (1920, 1080))
WORKING_KEYS: Final = (
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB, pygame.K_TAB, pygame.K_TAB),
    *(pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_z, pygame.K_F10),
)
OTHER_KEYS: Final = (
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *(pygame.K_F1, pygame.K_F5, pygame.K_F11, pygame.K_HOME, pygame.K_END, pygame.K_DELETE, pygame.K_BACKSPACE),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_INSERT, pygame.K_MENU, pygame.K_AC_BACK, pygame.K_LSHIFT, 0),
)
MODS: Final = (0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT)
LETTERS: Final = "aZé œ-'1§∑字🐀\u202e\n"
PAUSES: Final = (0.0, 1 / 60, 1 / 60, 1 / 30, 0.1, 0.3, 0.6)
STALL: Final = 5.0
DEVICE_EVENTS: Final = (
    *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
    *(pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED),
)
WINDOW_EVENTS: Final = (
    *(pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWMINIMIZED),
    *(pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWMOVED, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    *(pygame.WINDOWDISPLAYCHANGED, pygame.RENDER_TARGETS_RESET, pygame.KEYMAPCHANGED),
)


@dataclass(slots=True)
class Chaos:
    """Makes events for one app from one chain of random numbers."""

    app: App
    rng: Random
    fingers: dict[int, Units] = field(default_factory=dict)
    """Fingers that are down, and where."""
    button: bool = False
    """Whether the mouse button is down."""

    def batch(self) -> list[pygame.event.Event]:
        """The events of the next frame; settings may have been changed meanwhile."""
        kinds: tuple[tuple[int, Callable[[], list[pygame.event.Event]]], ...] = (
            (24, self._click),
            (14, self._touch),
            (9, self._carry),
            (22, self._keys),
            (11, self._pad),
            (9, self._fumble),
            (3, self._wheel),
            (3, self._window),
            (1, self._letters),
            (1, self._settings),
        )
        makers = [maker for weight, maker in kinds for _ in range(weight)]
        return [event for _ in range(self.rng.randint(1, 6)) for event in self.rng.choice(makers)()]

    def seconds(self) -> float:
        """How long the next frame takes."""
        return STALL if self.rng.random() < 0.004 else self.rng.choice(PAUSES)

    # ------------------------------------------------------------ where

    def _aim(self) -> Units:
        """Most often on something that can be used, else anywhere, a little outside too."""
        rng, top = self.rng, self.app.stack.top
        places = top.all_places() if top is not None and rng.random() < 0.85 else []
        if places:
            x, y, w, h = rng.choice(places).box
            return x + w * rng.random(), y + h * rng.random()
        return rng.uniform(-220, WIDTH + 220), rng.uniform(-60, HEIGHT + 60)

    def _lane(self) -> tuple[Units, Units]:
        """From where to where something is carried: at a table most often a piece to a spot that takes it."""
        top, rng = self.app.stack.top, self.rng
        if isinstance(top, TableScene) and rng.random() < 0.8:
            pieces = sorted((piece for piece in top.offers.pieces() if piece in top.director.poses), key=str)
            if pieces:
                piece = rng.choice(pieces)
                pose, spots = top.director.poses[piece], top.table.spots(top.shown)
                taking = sorted(name for name in top.offers.spots(piece) if name in spots)
                return (pose.x, pose.y), middle(spots[rng.choice(taking)]) if taking else self._aim()
        return self._aim(), self._aim()

    def _pixel(self, pos: Units) -> tuple[int, int]:
        return self.app.kit.stage.point(pos)

    # ------------------------------------------------------------ pointers

    def _mouse(self, kind: int, pos: Units, button: int = 1) -> pygame.event.Event:
        if kind == pygame.MOUSEMOTION:
            return pygame.event.Event(kind, pos=self._pixel(pos), rel=(1, 1), buttons=(0, 0, 0), touch=False)
        self.button = kind == pygame.MOUSEBUTTONDOWN
        return pygame.event.Event(kind, pos=self._pixel(pos), button=button, touch=False)

    def _click(self) -> list[pygame.event.Event]:
        pos = self._aim()
        near = pos[0] + self.rng.uniform(-9, 9), pos[1] + self.rng.uniform(-9, 9)
        button = self.rng.choice((1, 1, 1, 1, 1, 1, 2, 3))
        down = self._mouse(pygame.MOUSEBUTTONDOWN, pos, button)
        return [self._mouse(pygame.MOUSEMOTION, pos), down, self._mouse(pygame.MOUSEBUTTONUP, near, button)]

    def _carry(self) -> list[pygame.event.Event]:
        start, end = self._lane()
        between = path(start, end)
        if self.rng.random() < 0.5:
            moves = [self._mouse(pygame.MOUSEMOTION, pos) for pos in between]
            last = [self._mouse(pygame.MOUSEBUTTONUP, end)] if self.rng.random() < 0.9 else []
            return [self._mouse(pygame.MOUSEBUTTONDOWN, start), *moves, *last]
        finger = self.rng.randint(1, 5)
        moves = [self._finger(pygame.FINGERMOTION, finger, pos) for pos in between]
        last = [self._finger(pygame.FINGERUP, finger, end)] if self.rng.random() < 0.9 else []
        return [self._finger(pygame.FINGERDOWN, finger, start), *moves, *last]

    def _finger(self, kind: int, finger: int, pos: Units) -> pygame.event.Event:
        stage = self.app.kit.stage
        x, y = stage.point(pos)
        if kind == pygame.FINGERUP:
            self.fingers.pop(finger, None)
        else:
            self.fingers[finger] = pos
        return pygame.event.Event(
            kind, touch_id=1, finger_id=finger, x=x / stage.width, y=y / stage.height, dx=0.0, dy=0.0, pressure=1.0
        )

    def _touch(self) -> list[pygame.event.Event]:
        pos, finger = self._aim(), self.rng.randint(1, 5)
        events = [self._finger(pygame.FINGERDOWN, finger, pos), self._finger(pygame.FINGERUP, finger, pos)]
        if self.rng.random() < 0.2:
            events.append(self._mouse(pygame.MOUSEBUTTONDOWN, pos))
            events.append(self._mouse(pygame.MOUSEBUTTONUP, pos))
        return events

    def _fumble(self) -> list[pygame.event.Event]:
        """One of several fingers, or the mouse, does something by itself: half gestures, lost releases, two at once."""
        kind = self.rng.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERMOTION, pygame.FINGERUP, 0))
        if kind == 0:
            kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)
            return [self._mouse(self.rng.choice(kinds), self._aim())]
        return [self._finger(kind, self.rng.randint(1, 4), self._aim())]

    def _wheel(self) -> list[pygame.event.Event]:
        ticks = self.rng.choice((-3, -1, 1, 3))
        return [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=ticks, precise_x=0.0, precise_y=float(ticks))]

    # ------------------------------------------------------------ keys and pad

    def _keys(self) -> list[pygame.event.Event]:
        pool = WORKING_KEYS if self.rng.random() < 0.8 else OTHER_KEYS
        found = []
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            key, mod = self.rng.choice(pool), self.rng.choice(MODS)
            letter = chr(key) if 32 <= key < 127 else ""
            found.append(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
            if letter:
                found.append(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            if self.rng.random() < 0.9:
                found.append(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0))
        return found

    def _letters(self) -> list[pygame.event.Event]:
        words = "".join(self.rng.choice(LETTERS) for _ in range(self.rng.randint(1, 30)))
        return [pygame.event.Event(pygame.TEXTINPUT, text=words)]

    def _pad(self) -> list[pygame.event.Event]:
        if self.rng.random() < 0.15:
            value = self.rng.choice((-32768, -20000, 0, 0, 0, 20000, 32767))
            return [pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=self.rng.randint(0, 5), value=value)]
        found = []
        for _ in range(self.rng.choice((1, 1, 3))):
            button = self.rng.choice((0, 0, 0, 1, 2, 3, 4, 6, 9, 10, 11, 12, 13, 14, 19))
            kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
            found += [pygame.event.Event(kind, button=button, instance_id=0) for kind in kinds]
        return found

    # ------------------------------------------------------------ the machine itself

    def _window(self) -> list[pygame.event.Event]:
        chance = self.rng.random()
        if chance < 0.25:
            resize(self.app, self.rng.choice(SIZES))
            return [pygame.event.Event(pygame.WINDOWRESIZED, x=0, y=0)]
        if chance < 0.4:
            return [pygame.event.Event(self.rng.choice(DEVICE_EVENTS), device_index=9, instance_id=9, iscapture=0)]
        return [pygame.event.Event(self.rng.choice(WINDOW_EVENTS), x=0, y=0, display_index=0)]

    def _settings(self) -> list[pygame.event.Event]:
        rng = self.rng
        name, value = rng.choice(
            (
                ("language", rng.choice(list(LANGUAGES))),
                ("text_size", rng.choice((100, 100, 130, 200))),
                ("high_contrast", rng.random() < 0.5),
                ("reduced_motion", rng.random() < 0.5),
                ("animation_speed", rng.choice((0.25, 1.0, 4.0))),
                ("muted", rng.random() < 0.5),
                ("confirm_moves", rng.random() < 0.5),
            )
        )
        self.app.change(**{name: value})
        return []

    def let_go(self) -> list[pygame.event.Event]:
        """Everything that is down goes up, off the screen."""
        far = (-500.0, -500.0)
        events = [self._finger(pygame.FINGERUP, finger, far) for finger in list(self.fingers)]
        if self.button:
            events.append(self._mouse(pygame.MOUSEBUTTONUP, far))
        return [*events, pygame.event.Event(pygame.WINDOWFOCUSLOST), pygame.event.Event(pygame.WINDOWFOCUSGAINED)]


def resize(app: App, size: tuple[int, int]) -> None:
    """Give the app's window, or what stands for it, another size."""
    if app.window is not None:
        app.window.size = size
        return
    app.surface = pygame.Surface(size).convert()
    app._set_stage(*size)
    for scene in app.stack.scenes:
        scene.rebuild()


def path(start: Units, end: Units) -> list[Units]:
    """Four places on a straight line, its end the last."""
    return [(start[0] + (end[0] - start[0]) * k / 4, start[1] + (end[1] - start[1]) * k / 4) for k in range(1, 5)]


def middle(box: Box) -> Units:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2
