"""Who came where (spec: End, and who wins)."""

from __future__ import annotations

from game.core import Standing
from game.rulebooks.pied_piper.state import State

MORE_COINS = "more_coins"
SHARED = "shared"
FELL_LATER = "fell_later"
FELL_TOGETHER = "fell_together"


def standings(state: State) -> list[Standing]:
    """Most children, then most coins, then shared; the fallen after them, the last to fall first."""
    keys = {s: (n, state.tokens[s], state.fell[s]) for s, n in enumerate(state.children)}
    ranked = sorted(keys, key=lambda s: keys[s], reverse=True)
    places: list[Standing] = []
    for at, seat in enumerate(ranked):
        place = places[-1].place if at and keys[seat] == keys[ranked[at - 1]] else at + 1
        level = tuple(s for s in ranked if s != seat and keys[s][0] == keys[seat][0])
        shares = tuple(s for s in level if keys[s] == keys[seat])
        rivals, fallen = shares or level, not state.children[seat]
        reason = (FELL_TOGETHER if fallen else SHARED) if shares else (FELL_LATER if fallen else MORE_COINS)
        places.append(Standing(seat, place, state.children[seat], reason if rivals else "", rivals))
    return places
