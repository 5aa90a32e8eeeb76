"""What a rat may know: its own Pie Cards and the discards; the order of deck and pile is nobody's to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core import HIDDEN, Rng
from game.rulebooks.treasure_run.cards import FACTS
from game.rulebooks.treasure_run.state import State


def view(state: State, viewer: int) -> State:
    """The state with every face turned down that the viewer may not see."""
    seen = state.copy()
    open_pieces = set(state.discard)
    if 0 <= viewer < len(state.hands):
        open_pieces.update(state.hands[viewer])
    seen.faces = [face if piece in open_pieces else HIDDEN for piece, face in enumerate(state.faces)]
    seen.pile = [HIDDEN] * len(state.pile)
    return seen


def determinize(view: State, cards: Sequence[str], rng: Rng) -> State:
    """A world that fits the view: unseen Pie Cards and the pile in any order."""
    world = view.copy()
    unseen = list((Counter(cards) - Counter(face for face in world.faces if face != HIDDEN)).elements())
    rng.shuffle(unseen)
    world.faces = [unseen.pop() if face == HIDDEN else face for face in world.faces]
    world.pile = buried(world)
    rng.shuffle(world.pile)
    return world


def buried(state: State) -> list[str]:
    """The kinds in the pile, sorted: those that lie on no shelf; everybody can tell."""
    return [
        kind
        for at, kind in enumerate(FACTS.pieces[: len(state.shelves[0])])
        for _ in range(len(state.places) - sum(shelf[at] for shelf in state.shelves))
    ]
