"""State, action and events of Blind Bites."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from pydantic import BaseModel, ConfigDict, Field

from game.core import Action, Event
from game.language import mark

SIZES: Final = (1, 2, 3)
NONE: Final = 0
UNSEEN: Final = -1
"""Stands in a view for a bite that its viewer may not know."""


class Options(BaseModel):
    """The house rules."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    rounds: int = Field(default=6, ge=1, le=20, title=mark("Rounds"), description=mark("How often all bite."))


class Stack(BaseModel):
    """A scenario's position, before all bite."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    crumbs: list[int]


@dataclass(slots=True)
class State:
    """Crumbs by seat, the bites chosen so far this round (NONE where none is), the round, and how many there are."""

    crumbs: list[int]
    bites: list[int]
    round: int
    last: int

    def copy(self) -> State:
        """An equal state that shares nothing."""
        return State(self.crumbs[:], self.bites[:], self.round, self.last)


@dataclass(frozen=True, slots=True)
class Bite(Action):
    """Choose a bite of so many crumbs."""

    size: int


@dataclass(slots=True)
class Chosen(Event):
    """A seat has chosen; how much, only the seat itself knows."""

    seat: int
    size: int

    def change(self, state: State) -> None:
        """Keep the bite."""
        state.bites[self.seat] = self.size

    def seen_by(self, viewer: int, state: Any) -> Event:
        """Others see that a bite was chosen."""
        return self if viewer == self.seat else Chosen(self.seat, UNSEEN)


@dataclass(slots=True)
class Opened(Event):
    """All bites lie open; `won` crumbs go to each seat."""

    reveals: ClassVar[bool] = True

    bites: tuple[int, ...]
    won: tuple[int, ...]

    def change(self, state: State) -> None:
        """Count the crumbs, and begin the next round."""
        state.crumbs = [crumbs + won for crumbs, won in zip(state.crumbs, self.won, strict=True)]
        state.bites = [NONE] * len(state.bites)
        state.round += 1


@dataclass(slots=True)
class Stacked(Event):
    """A scenario's crumbs."""

    crumbs: tuple[int, ...]

    def change(self, state: State) -> None:
        """Lay them out."""
        state.crumbs = list(self.crumbs)
