"""Who came where (spec: Turn, end)."""

from __future__ import annotations

from game.core import Standing
from game.rulebooks.treasure_run.board import SHIP, STEPS
from game.rulebooks.treasure_run.state import State

HOME = "home"
NEARER = "nearer"
MORE_CARDS = "more_cards"
SHARED = "shared"
CREW = "crew"
FARM_WOKE = "farm_woke"

FIRST, NOT_FIRST = 1, 2


def standings(state: State, crew: bool) -> list[Standing]:
    """The rat that came home, then most kinds, nearest to the ship, most Pie Cards, shared; a crew shares all."""
    pieces = [sum(map(bool, shelf)) for shelf in state.shelves]
    if crew:
        place, why = (NOT_FIRST, FARM_WOKE) if state.ending == FARM_WOKE else (FIRST, CREW if state.ending else "")
        return [Standing(seat, place, pieces[0], why) for seat in range(len(state.places))]
    keys = {
        seat: (seat == state.winner, pieces[seat], -STEPS[at][SHIP], len(state.hands[seat]))
        for seat, at in enumerate(state.places)
    }
    ranked = sorted(keys, key=lambda seat: keys[seat], reverse=True)
    places: list[Standing] = []
    for at, seat in enumerate(ranked):
        place = places[-1].place if at and keys[seat] == keys[ranked[at - 1]] else at + 1
        places.append(Standing(seat, place, pieces[seat], *_told_apart(seat, ranked, keys)))
    return places


def _told_apart(
    seat: int, ranked: list[int], keys: dict[int, tuple[bool, int, int, int]]
) -> tuple[str, tuple[int, ...]]:
    """What told a rat's place from those with as many kinds, and from whom: the last rule that had to be asked."""
    rivals = tuple(other for other in ranked if other != seat and keys[other][1] == keys[seat][1])
    told = ""
    for why, at in ((HOME, 0), (NEARER, 2), (MORE_CARDS, 3)):
        level = tuple(other for other in rivals if keys[other][at] == keys[seat][at])
        if rivals and len(level) < len(rivals):
            told = why
        if not level:
            return told, rivals
        rivals = level
    return SHARED, rivals
