"""The piper's collection, families that fall, and the three endings (spec: A round, steps 3 and 4)."""

from __future__ import annotations

from game.core import Emit
from game.rulebooks.pied_piper.cards import FACTS, MALICES
from game.rulebooks.pied_piper.effects import lose_child
from game.rulebooks.pied_piper.events import STASH, Fell, Paid, PaymentOver, Shown
from game.rulebooks.pied_piper.state import State


def due(state: State, seat: int) -> int:
    """Coins that the piper wants of a family this round."""
    factor = MALICES["pointed_finger"].amount if state.doubled[seat] else 1
    return state.children[seat] * factor


def will_lose_child(state: State, seat: int, mercy: str) -> bool:
    """Whether the family would lose a child if the piper came now."""
    if not state.children[seat] or state.lulled[seat]:
        return False
    return state.tokens[seat] == 0 if mercy == "any_token" else state.tokens[seat] < due(state, seat)


def collect(state: State, mercy: str, emit: Emit) -> None:
    """All families pay at once; those that fall short lose one child each."""
    living = state.living()
    dues = {seat: due(state, seat) for seat in living}
    short = [
        seat for seat in living if (not state.tokens[seat] if mercy == "any_token" else state.tokens[seat] < dues[seat])
    ]
    for seat in living:
        emit(Paid(seat, STASH, min(dues[seat], state.tokens[seat])))
    for seat in short:
        lose_child(state, seat, "payment", emit)
    bury(state, emit)
    emit(PaymentOver())


def bury(state: State, emit: Emit) -> bool:
    """Families that have just lost their last child leave the square; True if there are any."""
    fallen = [seat for seat, count in enumerate(state.children) if not count and not state.fell[seat]]
    for seat in fallen:
        for piece in state.hands[seat][:]:
            emit(Shown(seat, piece, state.faces[piece], "fallen"))
    if fallen:
        emit(Fell(tuple(fallen)))
    return bool(fallen)


def ending(state: State, target: int) -> str:
    """Why the game is over now, "" if it goes on."""
    if len(state.living()) <= 1:
        return "one_family"
    if state.stash >= target:
        return "stash"
    return "children" if sum(state.children) <= FACTS.children_left_to_end else ""
