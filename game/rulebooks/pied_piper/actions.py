"""What a family may do: play, answer, choose a card, throw one away, end its turn."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Action

NOBODY = -1
NOTHING = -1


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play this card of the hand: a malice at `target`; profits, Lullaby and Rat Plague name NOBODY."""

    piece: int
    target: int = NOBODY


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Play nothing more."""


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Answer the attack with this shield, or with NOTHING."""

    piece: int = NOTHING


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take this card out of the hand that is being looked at."""

    piece: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Throw this card away: the hand is over its limit."""

    piece: int
