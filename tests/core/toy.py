"""A toy game that shows every way a step can be open, hidden, drawn, built upon or free of the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core import HIDDEN, Action, Emit, Event, Rng, Rules, Standing

LAST = 30


@dataclass(slots=True)
class Table:
    """What lies on the table: a common total, and a note per seat that others see only as HIDDEN."""

    total: int
    notes: list[str]

    def copy(self) -> Table:
        return Table(self.total, self.notes[:])


@dataclass(frozen=True, slots=True)
class Add(Action):
    """Add to the total: whoever comes later builds upon it."""

    n: int


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Add what a die shows."""


@dataclass(frozen=True, slots=True)
class Note(Action):
    """Write a free text that the others do not see."""

    text: str = ""

    def bare(self) -> Note:
        return Note(self.seat)


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Turn all notes over."""


@dataclass(slots=True)
class Added(Event):
    """The total grew to `total`."""

    seat: int
    total: int

    def change(self, state: Table) -> None:
        state.total = self.total


@dataclass(slots=True)
class Wrote(Event):
    """A seat wrote a note."""

    seat: int
    text: str

    def change(self, state: Table) -> None:
        state.notes[self.seat] = self.text

    def seen_by(self, viewer: int, state: Any) -> Event:
        return self if viewer == self.seat else Wrote(self.seat, HIDDEN)


@dataclass(slots=True)
class Turned(Event):
    """All notes were read out and thrown away."""

    reveals: ClassVar[bool] = True

    notes: tuple[str, ...]

    def change(self, state: Table) -> None:
        state.notes = [""] * len(state.notes)


class Toy(Rules[Table]):
    """Everybody may act at any time until the total is 30."""

    seats = 2

    def blank(self) -> Table:
        return Table(0, ["", ""])

    def setup(self, state: Table, rng: Rng, emit: Emit) -> None:
        emit(Added(-1, 1 + rng.below(6)))

    def stack(self, state: Table, stacked: Any, emit: Emit) -> None:
        emit(Added(-1, stacked))

    def awaiting(self, state: Table) -> Sequence[int]:
        return (0, 1) if state.total < LAST else ()

    def legal_actions(self, state: Table, seat: int) -> list[Action]:
        if state.total >= LAST:
            return []
        return [Add(seat, 1), Add(seat, 2), Roll(seat), Note(seat), Turn(seat)]

    def decide(self, state: Table, action: Action, rng: Rng, emit: Emit) -> None:
        match action:
            case Add(seat, n):
                emit(Added(seat, state.total + n))
            case Roll(seat):
                emit(Added(seat, state.total + 1 + rng.below(6)))
            case Note(seat, text):
                emit(Wrote(seat, text))
            case Turn():
                emit(Turned(tuple(state.notes)))

    def view(self, state: Table, seat: int) -> Table:
        return Table(state.total, [HIDDEN if text and i != seat else text for i, text in enumerate(state.notes)])

    def determinize(self, view: Table, seat: int, rng: Rng) -> Table:
        return view.copy()

    def standings(self, state: Table) -> list[Standing]:
        return [Standing(0, 1, state.total), Standing(1, 1, state.total)]

    def pieces(self, state: Table) -> list[Hashable]:
        return ["total"]

    def rounds(self, state: Table) -> int:
        return 1
