"""What a Captain may know: its own hand, what lies open, what was shown."""

from __future__ import annotations

from collections import Counter

from game.core import HIDDEN, Rng
from game.rulebooks.pie_rats.cards import DECK, FACTS
from game.rulebooks.pie_rats.state import State


def view(state: State, viewer: int) -> State:
    """The state with every face turned down that the viewer may not see."""
    seen = state.copy()
    closed = set(state.deck)
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            closed.update(hand)
    closed.difference_update(state.shown)
    seen.faces = [HIDDEN if piece in closed else face for piece, face in enumerate(state.faces)]
    seen.pies = [pie if at < state.revealed else HIDDEN for at, pie in enumerate(state.pies)]
    return seen


def determinize(view: State, rng: Rng) -> State:
    """A world that fits the view: the unseen cards and pies in any order."""
    world = view.copy()
    world.faces = _filled(world.faces, DECK, rng)
    world.pies = _filled(world.pies, tuple(FACTS.pies), rng)
    return world


def _filled(faces: list[str], every: tuple[str, ...], rng: Rng) -> list[str]:
    unseen = list((Counter(every) - Counter(face for face in faces if face != HIDDEN)).elements())
    rng.shuffle(unseen)
    return [unseen.pop() if face == HIDDEN else face for face in faces]
