"""The contract that every game's rules keep, and the laws that tests hold it to.

Laws, run over the catalogue by tests/laws:

1. folding the events rebuilds the state
2. only awaited seats have actions
3. legal actions need only the view
4. view(determinize(view)) == view
5. folding what a seat saw gives its view
6. replaying the actions gives the same events
7. the order of simultaneous choices does not matter
8. every piece exists exactly once, in a determinization too
9. copy() shares nothing mutable
10. save and load is identity
11. a game always ends
12. permuting what a seat cannot see changes nothing that it gets
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from game.core.action import Action
from game.core.chance import Rng
from game.core.event import Emit, Event


class State(Protocol):
    """What a rulebook's state offers to the machinery: equality and a copy that shares nothing mutable."""

    def copy(self) -> Self:
        """An equal state; changing one never changes the other."""
        ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Standing:
    """One place in the result: who, which place (1 is best, shared places repeat), how much, and why so.

    `seat` counts players first, then teams that nobody plays; `reason` is a key of the rulebook's words,
    "" where the points alone decide; `rivals` are the seats that it was told apart from (or shares with).
    """

    seat: int
    place: int
    points: int
    reason: str = ""
    rivals: tuple[int, ...] = ()


class Rules(ABC, Generic[S]):
    """One game, set up for a number of seats with its options; holds no state of play."""

    seats: int

    @abstractmethod
    def blank(self) -> S:
        """The state before the first event."""

    @abstractmethod
    def setup(self, state: S, rng: Rng, emit: Emit) -> None:
        """Lay out the game by events."""

    @abstractmethod
    def stack(self, state: S, stacked: Any, emit: Emit) -> None:
        """Arrange a scenario's position by events; `stacked` is a checked instance of the rulebook's stack model."""

    @abstractmethod
    def awaiting(self, state: S) -> Sequence[int]:
        """Seats that must act: none when the game is over, several for a simultaneous choice."""

    @abstractmethod
    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """Every action open to the seat, in a fixed order; needs only what the seat may see."""

    def permits(self, state: S, action: Action) -> bool:
        """Whether the seat may do this now: what legal_actions lists.

        Rules whose actions have too many pointless variants to list (a rat more than is needed) may permit those too.
        """
        return action.bare() in self.legal_actions(state, action.seat)

    @abstractmethod
    def decide(self, state: S, action: Action, rng: Rng, emit: Emit) -> None:
        """Carry out a legal action by events; each is already in the state when emit returns."""

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """The state with holes where this seat (or PUBLIC) may not look."""

    @abstractmethod
    def determinize(self, view: S, seat: int, rng: Rng) -> S:
        """One full state that fits the view, holes filled by chance."""

    @abstractmethod
    def standings(self, state: S) -> list[Standing]:
        """Places as they stand, best first; final once nobody is awaited."""

    @abstractmethod
    def pieces(self, state: S) -> list[Hashable]:
        """Every piece of the game wherever it is, for the law that none is lost or doubled."""

    @abstractmethod
    def rounds(self, state: S) -> int:
        """Rounds begun so far."""

    def apply(self, state: S, action: Action, rng: Rng) -> list[Event]:
        """Play a legal action: changes the state in place and returns what happened."""
        events: list[Event] = []

        def emit(event: Event) -> None:
            event.change(state)
            events.append(event)

        self.decide(state, action, rng, emit)
        return events

    def advance(self, state: S, action: Action, rng: Rng) -> None:
        """Play a legal action in place and keep no events, as searches and simulations do."""
        self.decide(state, action, rng, lambda event: event.change(state))
