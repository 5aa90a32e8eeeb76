"""Which pies a gang can carry off, and with whom (spec: A round, 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from game.rulebooks.pie_rats.actions import Loot
from game.rulebooks.pie_rats.cards import FACTS, GRAPPLING_ROPE, LOYALTY, SECRET_TUNNEL, STRENGTH, WEIGHT
from game.rulebooks.pie_rats.state import State

Choice = tuple[int, ...]


def strength(faces: Sequence[str], crew: Sequence[int], ropes: int = 0) -> int:
    """What a Captain, these rats and so many ropes lift together."""
    return FACTS.captain_strength + sum(STRENGTH[faces[rat]] for rat in crew) + FACTS.rope * ropes


def reach(state: State, seat: int) -> int:
    """The heaviest pie that the whole gang could lift without ropes."""
    return strength(state.faces, state.gangs[seat])


def loots(state: State, seat: int, with_cards: bool) -> Iterator[Loot]:
    """Every loot without a rat or rope too many; of rats alike in strength and loyalty the first stand for all.

    Larger commitments are lawful as well: see `lawful`.
    """
    faces, gang, hand = state.faces, sorted(state.gangs[seat]), state.hands[seat]
    ropes = [card for card in hand if with_cards and faces[card] == GRAPPLING_ROPE]
    tunnels = [card for card in hand if with_cards and faces[card] == SECRET_TUNNEL]
    stats = tuple((STRENGTH[faces[rat]], LOYALTY[faces[rat]]) for rat in gang)
    for pie in sorted(state.sill):
        for at, used in _teams(stats, len(ropes), WEIGHT[state.pies[pie]] - FACTS.captain_strength):
            crew = tuple(gang[i] for i in at)
            for homeward in range(min(len(tunnels), len(crew)) + 1):
                cards = tuple(sorted(ropes[:used] + tunnels[:homeward]))
                for back in _homecomers(faces, crew, homeward):
                    yield Loot(seat, pie, crew, cards, back)


def lawful(state: State, loot: Loot, with_cards: bool) -> bool:
    """Whether this loot, superfluous rats and ropes included, may be declared."""
    hand, gang, faces = state.hands[loot.seat], state.gangs[loot.seat], state.faces
    for chosen, among in ((loot.crew, gang), (loot.cards, hand), (loot.back, loot.crew)):
        if list(chosen) != sorted(set(chosen)) or not set(chosen) <= set(among):
            return False
    kinds = [faces[card] for card in loot.cards]
    ropes, tunnels = kinds.count(GRAPPLING_ROPE), kinds.count(SECRET_TUNNEL)
    if loot.pie not in state.sill or ropes + tunnels < len(kinds) or (kinds and not with_cards):
        return False
    return tunnels == len(loot.back) and strength(faces, loot.crew, ropes) >= WEIGHT[state.pies[loot.pie]]


def _homecomers(faces: Sequence[str], crew: Choice, n: int) -> Iterator[Choice]:
    seen = set[tuple[tuple[int, int], ...]]()
    for back in combinations(crew, n):
        kind = tuple(sorted((STRENGTH[faces[rat]], LOYALTY[faces[rat]]) for rat in back))
        if kind not in seen:
            seen.add(kind)
            yield back


@lru_cache(maxsize=4096)
def _teams(stats: tuple[tuple[int, int], ...], ropes: int, need: int) -> tuple[tuple[Choice, int], ...]:
    """(positions, ropes) of every team that lifts `need`, with nobody and nothing to spare."""
    strongest_first = sorted(range(len(stats)), key=lambda at: (-stats[at][0], -stats[at][1], at))
    found: list[tuple[Choice, int]] = []
    for used in range(ropes + 1):
        lacking = need - FACTS.rope * used
        if lacking <= 0:
            if used == 0 or lacking > -FACTS.rope:
                found.append(((), used))
            break
        spare = lacking + FACTS.rope if used else None
        found += [(at, used) for at in _reaching(stats, strongest_first, lacking, spare)]
    return tuple(found)


def _reaching(
    stats: tuple[tuple[int, int], ...], order: list[int], need: int, below: int | None, start: int = 0
) -> Iterator[Choice]:
    """Teams from order[start:] that lift `need`, but less than `below`: taken strongest first, the last is needed."""
    tried = set[tuple[int, int]]()
    for at in range(start, len(order)):
        kind = stats[order[at]]
        if kind in tried:
            continue
        tried.add(kind)
        left = need - kind[0]
        if left > 0:
            for more in _reaching(stats, order, left, None if below is None else below - kind[0], at + 1):
                yield tuple(sorted((order[at], *more)))
        elif below is None or kind[0] < below:
            yield (order[at],)
