"""What lies open to a rat: Pie Cards before the roll, and what can be done at a chest (spec: Treasure, Pie Cards)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core import Action
from game.rulebooks.treasure_run.actions import Barter, Burrow, Draw, Leave, Play, StickyPaws, Swap, TradeIn, Whistle
from game.rulebooks.treasure_run.board import CHESTS, STEPS
from game.rulebooks.treasure_run.cards import BURROW, DOUBLE_DASH, FACTS, STICKY_PAWS, SURE_PAWS, SWAP, WHISTLE
from game.rulebooks.treasure_run.secrets import buried
from game.rulebooks.treasure_run.state import State

KINDS = FACTS.pieces


def card_actions(state: State, seat: int) -> list[Action]:
    """Every way to play a Pie Card of the hand before the roll."""
    actions: list[Action] = []
    for piece in state.hands[seat]:
        face = state.faces[piece]
        if face == SURE_PAWS or (face == DOUBLE_DASH and not state.stuck[seat]):
            actions.append(Play(seat, piece))
        elif face == BURROW:
            actions += [Burrow(seat, piece, chest) for chest in burrows(state.places[seat])]
        elif face == WHISTLE:
            actions += [Whistle(seat, piece, steps) for steps in range(1, FACTS.whistle_steps + 1)]
        elif face == SWAP:
            actions += _swaps(state, seat, piece)
        elif face == STICKY_PAWS:
            actions += _thefts(state, seat, piece)
    return actions


def burrows(at: str) -> list[str]:
    """Treasure spaces that a Burrow reaches."""
    return [chest for chest in CHESTS if 0 < STEPS[at][chest] <= FACTS.burrow_reach]


def _swaps(state: State, seat: int, piece: int) -> Iterator[Action]:
    """Any piece for any different one; another rat's only copy only for a kind that it lacks."""
    own = state.shelves[seat]
    for other, theirs in _other_shelves(state, seat):
        for give, mine in enumerate(own):
            for take, copies in enumerate(theirs):
                if mine and take != give and (copies > 1 or (copies and not theirs[give])):
                    yield Swap(seat, piece, KINDS[give], other, KINDS[take])


def _thefts(state: State, seat: int, piece: int) -> Iterator[Action]:
    steps = STEPS[state.places[seat]]
    for other, theirs in _other_shelves(state, seat):
        if steps[state.places[other]] <= FACTS.sticky_reach:
            for take, copies in enumerate(theirs):
                if copies > 1:
                    yield StickyPaws(seat, piece, other, KINDS[take])


def _other_shelves(state: State, seat: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The shelves of other rats; a crew has none."""
    if len(state.shelves) > 1:
        for other, shelf in enumerate(state.shelves):
            if other != seat:
                yield other, shelf


def chest_actions(state: State, seat: int, shelf: int) -> list[Action]:
    """What can be done where the rat stands before a chest; to leave it alone always comes first."""
    actions: list[Action] = [Leave(seat)]
    if state.pile and state.places[seat] not in state.prints[seat]:
        actions.append(Draw(seat))
    spare = [kind for kind, copies in enumerate(state.shelves[shelf]) if copies > 1]
    if spare:
        actions += _trades(state, seat, state.shelves[shelf], spare)
        for other, theirs in _other_shelves(state, seat):
            for take, copies in enumerate(theirs):
                if copies > 1:
                    actions += [Barter(seat, KINDS[give], other, KINDS[take]) for give in spare if give != take]
    return actions


def _trades(state: State, seat: int, held: Sequence[int], spare: Sequence[int]) -> Iterator[Action]:
    pairs = [(a, b) for i, a in enumerate(spare) for b in spare[i:] if a != b or held[a] > 2]
    if pairs and state.pile:
        for take in dict.fromkeys(buried(state)):
            for a, b in pairs:
                yield TradeIn(seat, (KINDS[a], KINDS[b]), take)
