"""What fell to whom by chance, and what a seat has done: told from a game's events, never from its state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.event import Event
from game.core.rules import Rules
from game.core.session import Step

Log = Sequence[Step]


@dataclass(frozen=True, slots=True)
class Fall:
    """One thing that chance gave a seat: what it was worth, and what was to be expected just before."""

    what: str
    """msgid of what is counted, as "Dice"."""
    seat: int
    worth: float
    mean: float
    variance: float


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of a finished game, by seat."""

    key: str
    """Its name in files; never changes."""
    what: str
    """msgid of what is counted."""
    values: tuple[int, ...]


def drawn(what: str, seat: int, worth: float, rest: Sequence[float]) -> Fall:
    """A card that came from a shuffled pile whose cards, this one included, were worth `rest`."""
    mean = sum(rest) / len(rest)
    return Fall(what, seat, worth, mean, sum((one - mean) ** 2 for one in rest) / len(rest))


def thrown(what: str, seat: int, worth: int, sides: int = 6) -> Fall:
    """A die that showed this number."""
    return Fall(what, seat, worth, (sides + 1) / 2, (sides * sides - 1) / 12)


def told(rules: Rules[Any], steps: Log) -> Iterator[tuple[Event, Any]]:
    """Every event with the state just before it."""
    state = rules.blank()
    for step in steps:
        for event in step.events:
            yield event, state
            event.change(state)


def counted(seats: int, key: str, what: str, found: Iterator[int]) -> Figure:
    """How often each seat was found."""
    values = [0] * seats
    for seat in found:
        if 0 <= seat < seats:
            values[seat] += 1
    return Figure(key, what, tuple(values))


def no_luck(rules: Rules[Any], steps: Log) -> Iterator[Fall]:
    """For games without chance, or none that falls to a seat."""
    return iter(())


def no_figures(rules: Rules[Any], steps: Log) -> list[Figure]:
    """For games that count nothing of their own."""
    return []


Luck = Callable[[Any, Log], Iterator[Fall]]
Figures = Callable[[Any, Log], list[Figure]]
