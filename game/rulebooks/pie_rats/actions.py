"""What a Captain may do: table, play, defend, lure, call, loot, answer, throw away, pay, stop."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Action

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Table(Action):
    """Lay a charisma card beside the Captain, or a rat into the gang."""

    piece: int


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play an action card at a rat or a charisma card of another Captain; a Mirror names NOTHING."""

    piece: int
    target: int = NOTHING


@dataclass(frozen=True, slots=True)
class Defend(Action):
    """Turn this rat sideways; with the Double Watch `watch` one may lure all the same."""

    rat: int
    watch: int = NOTHING


@dataclass(frozen=True, slots=True)
class Lure(Action):
    """Lure one rat, or two by Charm, with exactly these tabled charisma cards; both sorted."""

    rats: tuple[int, ...]
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Call "looting a pie": nothing may touch the gang until the turn ends."""


@dataclass(frozen=True, slots=True)
class Loot(Action):
    """Carry a pie off with these rats; `cards` are ropes and tunnels, `back` who returns by tunnel; all sorted."""

    pie: int
    crew: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    back: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Let the step of another Captain go on."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Choose which of several equal rats is discarded."""

    rat: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw a card of the hand away before drawing."""

    piece: int


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Nothing more in this step."""
