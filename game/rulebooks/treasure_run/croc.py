"""Croc the Guard: his walks, whom he catches, and who has nothing to hold against him (spec: Turn)."""

from __future__ import annotations

from game.core import Emit
from game.rulebooks.treasure_run.board import patrol
from game.rulebooks.treasure_run.events import Cornered, CrocWalked, SentBack
from game.rulebooks.treasure_run.state import State


def walk(state: State, steps: int, why: str, then: str, mild: bool, emit: Emit) -> None:
    """Croc walks along his beat; unless he is mild, all on the space where he stops are caught."""
    emit(CrocWalked(patrol(state.croc, steps), why))
    if not mild and state.croc in state.places:
        corner(state, tuple(seat for seat in state.order if state.places[seat] == state.croc), then, emit)


def corner(state: State, seats: tuple[int, ...], then: str, emit: Emit) -> None:
    """These rats are caught, and asked in turn; whoever holds no card at all has nothing to be asked for."""
    emit(Cornered(seats, then))
    take_helpless(state, emit)


def take_helpless(state: State, emit: Emit) -> None:
    """Send back the rats that come next and hold no card; who holds one is asked, whichever it is."""
    while state.caught and not state.hands[state.caught[0]]:
        emit(SentBack(state.caught[0]))
