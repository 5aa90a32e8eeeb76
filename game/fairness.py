"""Whether luck was fair: what chance gave each seat against what was to be expected, and how likely that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any, Final, Literal

from game.agreement import Agreement
from game.core import Fall, Session

Verdict = Literal["few", "usual", "lucky", "unlucky", "very_lucky", "very_unlucky"]
UNUSUAL: Final = 0.05
"""Chance of such luck or more in either direction below which it is told as unusual."""
RARE: Final = 0.003
FEWEST: Final = 5
"""Falls below which nothing is said about them."""


@dataclass(frozen=True, slots=True)
class Luck:
    """One kind of luck of one seat."""

    what: str
    """msgid"""
    seat: int
    falls: int
    mean: float
    expected: float
    chance: float
    """How often luck is at least as far off as this, 0 to 1, in either direction (normal approximation)."""
    deviations: float = 0.0
    """Standard deviations between what was got and what was to be expected."""

    @property
    def verdict(self) -> Verdict:
        """In a word; "few" where there is too little to say anything."""
        if self.falls < FEWEST:
            return "few"
        if self.chance >= UNUSUAL:
            return "usual"
        if self.chance < RARE:
            return "very_lucky" if self.mean > self.expected else "very_unlucky"
        return "lucky" if self.mean > self.expected else "unlucky"


def weighed(falls: Sequence[Fall]) -> list[Luck]:
    """By kind, in the order in which kinds first fell, then by seat."""
    kinds: dict[str, dict[int, list[Fall]]] = {}
    for fall in falls:
        kinds.setdefault(fall.what, defaultdict(list))[fall.seat].append(fall)
    return [_luck(what, seat, found) for what, seats in kinds.items() for seat, found in sorted(seats.items())]


def _luck(what: str, seat: int, falls: Sequence[Fall]) -> Luck:
    count = len(falls)
    got, expected = sum(fall.worth for fall in falls), sum(fall.mean for fall in falls)
    spread = sqrt(sum(fall.variance for fall in falls))
    off = abs(got - expected) / spread if spread > 0 else 0.0
    return Luck(what, seat, count, got / count, expected / count, erfc(off / sqrt(2)), off)


def luck_of(agreement: Agreement, session: Session[Any]) -> list[Luck]:
    """All luck of a game so far."""
    return weighed(list(agreement.rulebook.luck(session.rules, session.steps)))


def verified(session: Session[Any]) -> bool:
    """Whether the seed and the actions give every event again: nothing was dealt or thrown by hand."""
    again = Session(session.rules, session.seed, always_undo=True)
    if again.steps[0].events != session.steps[0].events:
        return False
    for step in session.steps[1:]:
        if step.action is None or not session.rules.permits(again.state, step.action):
            return False
        if again.play(step.action).events != step.events:
            return False
    return True
