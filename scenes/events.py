"""What scenes are told: pointers, keys and pads as small values in design units."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

from scenes.stage import Units

Kind = Literal["mouse", "touch"]


class Action(Enum):
    """What a key or a pad button means, the same for both."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    ACCEPT = "accept"
    BACK = "back"
    MENU = "menu"
    ENLARGE = "enlarge"
    UNDO = "undo"
    LOG = "log"
    RULES = "rules"
    VEIL = "veil"
    FAST = "fast"
    HELP = "help"


@dataclass(frozen=True, slots=True)
class Pointer:
    """One finger or the mouse: several may be down at once, each with its own id."""

    id: int
    kind: Kind
    pos: Units
    start: Units
    moved: bool = False
    """True once it has gone further than a jitter from where it was pressed."""


@dataclass(frozen=True, slots=True)
class Press:
    """A pointer went down."""

    pointer: Pointer


@dataclass(frozen=True, slots=True)
class Move:
    """A pointer that is down has moved; delta in units since the last event."""

    pointer: Pointer
    delta: Units


@dataclass(frozen=True, slots=True)
class Release:
    """A pointer went up; a Tap follows if it was one. cancelled: the system took the pointer away."""

    pointer: Pointer
    cancelled: bool = False


@dataclass(frozen=True, slots=True)
class Tap:
    """Pressed and released on the spot, jitter allowed."""

    pointer: Pointer


@dataclass(frozen=True, slots=True)
class LongPress:
    """A pointer stayed down on the spot for half a second; no Tap will follow."""

    pointer: Pointer


@dataclass(frozen=True, slots=True)
class Hover:
    """The mouse moved with no button down; pos is None once it has left the window."""

    pos: Units | None


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned over a place; dy is positive away from the person."""

    pos: Units
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: its pygame constant, the modifiers, and the action it stands for."""

    key: int
    mods: int = 0
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Pad:
    """A gamepad button or stick: the pygame button (-1 for a stick) and the action it stands for."""

    button: int
    action: Action | None = None


Event = Press | Move | Release | Tap | LongPress | Hover | Wheel | Key | Pad
