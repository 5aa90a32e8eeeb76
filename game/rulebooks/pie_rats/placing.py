"""Who came where (spec: End)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Standing
from game.rulebooks.pie_rats.cards import POINTS, WEIGHT
from game.rulebooks.pie_rats.state import State

HEAVIER = "heavier"
MORE_PIES = "more_pies"
ATE_LAST = "ate_last"
EARLIER = "earlier"
SHARED = "shared"

LADDER = (HEAVIER, MORE_PIES, ATE_LAST, EARLIER)
"""What decides after the points, in this order."""


def points(state: State, seat: int) -> int:
    """What a Captain's pies are worth."""
    return sum(POINTS[state.pies[pie]] for pie in state.loot[seat])


def weight(state: State, seat: int) -> int:
    """What a Captain's pies weigh."""
    return sum(WEIGHT[state.pies[pie]] for pie in state.loot[seat])


def standings(state: State, ate_last: int | None) -> list[Standing]:
    """Most points, heaviest loot, most pies, who ate pie last (None: nobody knows), whose first pie came earliest."""
    keys = {seat: _key(state, seat, ate_last) for seat in range(len(state.loot))}
    ranked = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    places: list[Standing] = []
    for at, seat in enumerate(ranked):
        place = places[-1].place if at and keys[seat] == keys[ranked[at - 1]] else at + 1
        reason, rivals = _told_apart(keys, ranked, seat)
        places.append(Standing(seat, place, keys[seat][0], reason, rivals))
    return places


def _key(state: State, seat: int, ate_last: int | None) -> tuple[int, ...]:
    first = state.first_pie[seat]
    return (
        points(state, seat),
        weight(state, seat),
        len(state.loot[seat]),
        int(seat == ate_last),
        -first if first else -len(state.pies) - 1,
    )


def _told_apart(keys: dict[int, tuple[int, ...]], ranked: Sequence[int], seat: int) -> tuple[str, tuple[int, ...]]:
    """The last rung that was needed to tell a seat from those level on the rungs before, and these."""
    own = keys[seat]
    for rung in range(len(own), 0, -1):
        level = tuple(other for other in ranked if other != seat and keys[other][:rung] == own[:rung])
        if level:
            return (SHARED if rung == len(own) else LADDER[rung - 1]), level
    return "", ()
