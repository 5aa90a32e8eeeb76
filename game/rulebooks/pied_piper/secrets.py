"""What a family may know: its own hand, the discards, a hand it is looking at."""

from __future__ import annotations

from collections import Counter

from game.core import HIDDEN, Rng
from game.rulebooks.pied_piper.cards import DECK
from game.rulebooks.pied_piper.state import TAKE, State


def view(state: State, viewer: int) -> State:
    """The state with every face turned down that the viewer may not see."""
    seen = state.copy()
    open_pieces = set(state.discard)
    if 0 <= viewer < len(state.hands):
        open_pieces.update(state.hands[viewer])
    attack = state.attack
    if state.phase == TAKE and attack is not None and viewer == attack.source:
        open_pieces.update(state.hands[attack.target])
    seen.faces = [face if piece in open_pieces else HIDDEN for piece, face in enumerate(state.faces)]
    return seen


def determinize(view: State, rng: Rng) -> State:
    """A world that fits the view: the unseen faces of the deck in any order."""
    world = view.copy()
    unseen = list((Counter(DECK) - Counter(face for face in world.faces if face != HIDDEN)).elements())
    rng.shuffle(unseen)
    world.faces = [unseen.pop() if face == HIDDEN else face for face in world.faces]
    return world
