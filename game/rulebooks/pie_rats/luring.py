"""Which rats can be lured with which charisma cards (spec: A round, 5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from game.rulebooks.pie_rats.cards import CHARISMA, CHARM, FACTS, LOYALTY
from game.rulebooks.pie_rats.state import State

Choice = tuple[int, ...]


def total_loyalty(faces: Sequence[str], rats: Sequence[int]) -> int:
    """What a lure of these rats has to beat: each owner's printed charisma and each rat's loyalty, added up."""
    return sum(FACTS.captain_charisma + LOYALTY[faces[rat]] for rat in rats)


def needed(faces: Sequence[str], rats: Sequence[int]) -> int:
    """The charisma that wins these rats: one more than its total loyalty for each of them."""
    return total_loyalty(faces, rats) + len(rats)


def total_charisma(faces: Sequence[str], cards: Sequence[int]) -> int:
    """What a Captain brings with these charisma cards: the printed charisma counts once."""
    return FACTS.captain_charisma + sum(CHARISMA[faces[card]] for card in cards)


def suffices(faces: Sequence[str], rats: Sequence[int], cards: Sequence[int]) -> bool:
    """Whether the cards win the rats; two need a Charm."""
    if len(rats) > 1 and all(faces[card] != CHARM for card in cards):
        return False
    return total_charisma(faces, cards) >= needed(faces, rats)


def open_rats(state: State, seat: int) -> list[int]:
    """Rats of the other Captains that are not sideways."""
    sideways = state.sideways
    return [rat for owner, gang in enumerate(state.gangs) if owner != seat for rat in gang if rat not in sideways]


def lures(state: State, seat: int) -> Iterator[tuple[Choice, Choice]]:
    """Every lawful lure as (rats, cards), both sorted; cards with the same face are told apart only by number."""
    faces, held = state.faces, sorted(state.charms[seat])
    kinds = tuple(faces[card] for card in held)
    rats = sorted(open_rats(state, seat))
    for rat in rats:
        for at in _single(kinds, LOYALTY[faces[rat]] + 1):
            yield (rat,), tuple(held[i] for i in at)
    if CHARM in kinds:
        for pair in combinations(rats, 2):
            for at in _charmed(kinds, needed(faces, pair) - FACTS.captain_charisma):
                yield pair, tuple(held[i] for i in at)


def lawful(state: State, seat: int, rats: Choice, cards: Choice) -> bool:
    """Whether the lure is one of these, or differs only in which of several equal cards are spent."""
    faces, held = state.faces, state.charms[seat]
    if list(cards) != sorted(set(cards)) or not set(cards) <= set(held):
        return False
    spent = sorted(faces[card] for card in cards)
    return any(rats == who and spent == sorted(faces[card] for card in used) for who, used in lures(state, seat))


@lru_cache(maxsize=4096)
def _single(kinds: tuple[str, ...], need: int) -> tuple[Choice, ...]:
    """Positions of the least sets of cards worth `need`, one for each set of faces."""
    return tuple(_least(kinds, need, charmed=False))


@lru_cache(maxsize=4096)
def _charmed(kinds: tuple[str, ...], need: int) -> tuple[Choice, ...]:
    """As _single, with a Charm in each set."""
    return tuple(_least(kinds, need, charmed=True))


def _least(kinds: tuple[str, ...], need: int, *, charmed: bool) -> Iterator[Choice]:
    seen = set[tuple[str, ...]]()
    values = [CHARISMA[kind] for kind in kinds]
    for size in range(min(len(kinds), max(need, charmed)) + 1):
        for at in combinations(range(len(kinds)), size):
            chosen = tuple(sorted(kinds[i] for i in at))
            if chosen not in seen and _is_least([values[i] for i in at], chosen, need, charmed):
                seen.add(chosen)
                yield at


def _is_least(values: list[int], kinds: tuple[str, ...], need: int, charmed: bool) -> bool:
    """Whether the cards suffice and none of them could be left out."""
    charms = kinds.count(CHARM)
    if sum(values) < need or (charmed and not charms):
        return False
    keep = charmed and charms == 1
    return not any(sum(values) - CHARISMA[kind] >= need and not (keep and kind == CHARM) for kind in kinds)
