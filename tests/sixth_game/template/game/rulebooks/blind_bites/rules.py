"""The rules of Blind Bites."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core import Action, Emit, Rng, Rules, Standing
from game.rulebooks.blind_bites.bites import (
    NONE,
    SIZES,
    UNSEEN,
    Bite,
    Chosen,
    Opened,
    Options,
    Stack,
    Stacked,
    State,
)


class BiteRules(Rules[State]):
    """All seats choose unseen; then the bites lie open, and a size that only one seat took is that seat's."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats, self.last = seats, options.rounds

    def blank(self) -> State:
        return State([0] * self.seats, [NONE] * self.seats, 1, self.last)

    def setup(self, state: State, rng: Rng, emit: Emit) -> None:
        """Nothing is dealt."""

    def stack(self, state: State, stacked: Stack, emit: Emit) -> None:
        if len(stacked.crumbs) != self.seats or min(stacked.crumbs) < 0:
            raise ValueError(f"crumbs: one number for each of {self.seats} seats, none below 0")
        emit(Stacked(tuple(stacked.crumbs)))

    def awaiting(self, state: State) -> Sequence[int]:
        if state.round > state.last:
            return ()
        return [seat for seat, bite in enumerate(state.bites) if bite == NONE]

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [Bite(seat, size) for size in SIZES] if seat in self.awaiting(state) else []

    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        assert isinstance(action, Bite)
        emit(Chosen(action.seat, action.size))
        if NONE not in state.bites:
            bites = tuple(state.bites)
            emit(Opened(bites, tuple(bite if bites.count(bite) == 1 else 0 for bite in bites)))

    def view(self, state: State, seat: int) -> State:
        seen = state.copy()
        seen.bites = [bite if bite == NONE or at == seat else UNSEEN for at, bite in enumerate(state.bites)]
        return seen

    def determinize(self, view: State, seat: int, rng: Rng) -> State:
        world = view.copy()
        world.bites = [rng.choice(SIZES) if bite == UNSEEN else bite for bite in view.bites]
        return world

    def standings(self, state: State) -> list[Standing]:
        order = sorted(range(self.seats), key=lambda seat: -state.crumbs[seat])
        places = {seat: 1 + sum(other > state.crumbs[seat] for other in state.crumbs) for seat in order}
        return [Standing(seat, places[seat], state.crumbs[seat]) for seat in order]

    def pieces(self, state: State) -> list[Hashable]:
        return [("mouth", seat) for seat in range(len(state.bites))]

    def rounds(self, state: State) -> int:
        return min(state.round, state.last)


def appraise(rules: BiteRules, state: State, seat: int) -> float:
    """Crumbs ahead of the best of the others."""
    return state.crumbs[seat] - max(crumbs for other, crumbs in enumerate(state.crumbs) if other != seat)
