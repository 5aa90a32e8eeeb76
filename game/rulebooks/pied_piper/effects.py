"""What an attack does to its target when no shield answers it (spec: The deck, malice)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core import Emit, Rng
from game.rulebooks.pied_piper.cards import MALICES
from game.rulebooks.pied_piper.events import BANK, STASH, ChildLost, HandOpened, Marked, Paid, Shown, Spared
from game.rulebooks.pied_piper.state import Attack, State


def strike(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    """Carry the attack out on its target."""
    _STRIKES[attack.malice](state, attack, rng, emit)


def lose_child(state: State, seat: int, why: str, emit: Emit) -> None:
    """The piper takes a child, unless a Lullaby keeps it."""
    emit(Spared(seat, why) if state.lulled[seat] else ChildLost(seat, why))


def _theft(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    amount = min(MALICES[attack.malice].amount, state.tokens[attack.target])
    emit(Paid(attack.target, attack.source, amount))


def _tax(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    emit(Paid(attack.target, BANK, min(MALICES[attack.malice].amount, state.tokens[attack.target])))


def _plague(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    share = MALICES[attack.malice].amount
    emit(Paid(attack.target, BANK, -(-state.tokens[attack.target] // share)))


def _look(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    pieces = tuple(state.hands[attack.target])
    if pieces:
        emit(HandOpened(attack.source, attack.target, pieces, tuple(state.faces[piece] for piece in pieces)))


def _spill(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    hand = state.hands[attack.target][:]
    rng.shuffle(hand)
    for piece in hand[: MALICES[attack.malice].amount]:
        emit(Shown(attack.target, piece, state.faces[piece], "spilled"))


def _cart(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    card = MALICES[attack.malice]
    emit(Paid(attack.target, BANK, min(card.amount, state.tokens[attack.target])))
    emit(Marked(attack.target, "cart", card.rounds))


def _bar(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    emit(Marked(attack.target, "barred"))


def _point(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    emit(Marked(attack.target, "doubled"))


def _woods(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    price = MALICES[attack.malice].amount
    if state.tokens[attack.target] >= price:
        emit(Paid(attack.target, STASH, price))
    else:
        lose_child(state, attack.target, "woods", emit)


def _tune(state: State, attack: Attack, rng: Rng, emit: Emit) -> None:
    lose_child(state, attack.target, "tune", emit)


_STRIKES: Final[dict[str, Callable[[State, Attack, Rng, Emit], None]]] = {
    "pickpocket": _theft,
    "crooked_scales": _theft,
    "tax_collector": _tax,
    "nosy_neighbour": _look,
    "spilled_ink": _spill,
    "broken_cart": _cart,
    "barred_door": _bar,
    "pointed_finger": _point,
    "lost_in_the_woods": _woods,
    "pipers_own_tune": _tune,
    "rat_plague": _plague,
}
