"""What a rat may do: roll, walk, play a Pie Card, choose at a chest, answer Croc, throw a card away."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Action

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll: for the obstacle that holds the rat, else for the move."""


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Walk these spaces, to the end of the move or to the first obstacle that asks for a roll."""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card that asks nothing more: Double Dash or Sure Paws before the roll, Sugar Rush after it."""

    piece: int


@dataclass(frozen=True, slots=True)
class Burrow(Action):
    """Play Burrow: to another treasure space instead of rolling."""

    piece: int
    to: str


@dataclass(frozen=True, slots=True)
class Whistle(Action):
    """Play Whistle: Croc walks this many steps."""

    piece: int
    steps: int


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Play Swap: a piece of one's own for one of another rat's."""

    piece: int
    give: str
    other: int
    take: str


@dataclass(frozen=True, slots=True)
class StickyPaws(Action):
    """Play Sticky Paws: take a duplicate from a rat close by."""

    piece: int
    other: int
    take: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """At a chest: take the top Treasure Card."""


@dataclass(frozen=True, slots=True)
class TradeIn(Action):
    """At a chest: two duplicates, sorted as the pieces are, for a piece that is still in the pile."""

    give: tuple[str, str]
    take: str


@dataclass(frozen=True, slots=True)
class Barter(Action):
    """At a chest: a duplicate for another rat's duplicate of another kind."""

    give: str
    other: int
    take: str


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """At a chest: touch nothing, make no noise."""


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Caught by Croc: with this Crust Shield, or with NOTHING."""

    piece: int = NOTHING


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw this Pie Card away: the hand is over its limit."""

    piece: int
