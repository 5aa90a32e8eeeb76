"""How the steps follow one another: an agenda of what comes next, and questions that seats answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core import Action, Emit, Rng
from game.rulebooks.rats_with_gats.events import Asked, Chose, Closed, Planned
from game.rulebooks.rats_with_gats.options import Options
from game.rulebooks.rats_with_gats.state import OVER, Item, State

if TYPE_CHECKING:
    from game.rulebooks.rats_with_gats.rules import GatsRules


@dataclass(slots=True)
class Play:
    """One decision being carried out: the state, its chance, and how facts are told."""

    rules: GatsRules
    state: State
    rng: Rng
    emit: Emit

    @property
    def options(self) -> Options:
        """The game's options."""
        return self.rules.options

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.rules.seats)

    def ask(self, step: str, seats: Sequence[int]) -> None:
        """Let these seats choose; with nobody to ask, what is next on the agenda follows."""
        if seats:
            self.emit(Asked(step, tuple(seats)))

    def done(self, seat: int, *choice: str | int) -> None:
        """A seat has answered."""
        self.emit(Chose(seat, choice))

    def plan(self, *items: Item) -> None:
        """Put items before everything else on the agenda."""
        if items:
            self.emit(Planned((*items, *self.state.agenda)))

    def replan(self, *items: Item) -> None:
        """Make these items the whole agenda."""
        self.emit(Planned(items))


Stage = Callable[[Play, Item], None]
"""Does an item of the agenda, or asks for what it needs."""
Choices = Sequence[Item | None]


def _nothing(play: Play, choices: Choices) -> None:
    return


@dataclass(frozen=True, slots=True)
class Step:
    """A question: what a seat asked may answer, what its answer does, and what follows once all have answered."""

    legal: Callable[[GatsRules, State, int], list[Action]]
    decide: Callable[[Play, Action], None]
    close: Callable[[Play, Choices], None] = _nothing


def proceed(play: Play, steps: dict[str, Step], stages: dict[str, Stage]) -> None:
    """Go on until somebody has to choose, or the game is over."""
    state = play.state
    while state.step != OVER and not state.waiting():
        if state.asked:
            step, choices = steps[state.step], state.choices[:]
            play.emit(Closed())
            step.close(play, choices)
        else:
            item = state.agenda[0]
            play.emit(Planned(tuple(state.agenda[1:])))
            stages[str(item[0])](play, item)
