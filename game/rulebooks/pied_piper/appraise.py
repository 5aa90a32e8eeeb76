"""How well a family stands, for bots: children first, coins against what the piper will still want, cards kept."""

from __future__ import annotations

from typing import Final

from game.rulebooks.pied_piper import payment
from game.rulebooks.pied_piper.cards import FACTS, MALICES, PROFITS, SHIELDS
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import OVER, State

VICTORY: Final = 100.0
CHILD: Final = 12.0
FAR_SIGHTED: Final = 3
"""Payments that are thought ahead."""
NEEDED: Final = 1.0
"""What each coin takes away that the piper will still want and that is not there; every coin counts 1 besides."""
SHORT: Final = 7.0
"""Being unable to pay in full this round, but for each coin that is missing."""
BEST_RIVAL: Final = 0.25
"""How much of the rivals' weight lies on the strongest of them; the rest is shared by all."""
LATE: Final = (0.0, 0.5, 0.8)
"""What is left of a card's worth when so few payments are to come."""

CARDS: Final[dict[str, float]] = {
    **{name: 0.55 * coins for name, coins in PROFITS.items()},
    **{name: 1.4 + card.ultra_rare for name, card in MALICES.items()},
    **{name: 2.0 + 2.0 * card.ultra_rare + card.own_turn for name, card in SHIELDS.items()},
}
"""What a card in hand is worth."""


def appraise(rules: PiperRules, state: State, seat: int) -> float:
    """The family's own standing less that of its rivals; a finished game counts by its places."""
    if state.phase == OVER:
        places = {standing.seat: standing.place for standing in rules.standings(state)}
        if places[seat] == 1:
            return VICTORY / list(places.values()).count(1)
        return -VICTORY * places[seat] / len(places)
    if not state.children[seat]:
        return -VICTORY
    left = max(1, -(-(rules.target - state.stash) // sum(state.children)))
    best, total, rivals = 0.0, 0.0, 0
    for other, children in enumerate(state.children):
        if children and other != seat:
            worth = _worth(state, other, left)
            best, total, rivals = max(best, worth), total + worth, rivals + 1
    share = total / rivals if rivals else 0.0
    return _worth(state, seat, left) - BEST_RIVAL * best - (1 - BEST_RIVAL) * share


def _worth(state: State, seat: int, left: int) -> float:
    children, coins, later = state.children[seat], state.tokens[seat], min(left, FAR_SIGHTED) - 1
    due = payment.due(state, seat)
    wanted = due + later * (children - FACTS.income) + min(state.lost_incomes[seat], later)
    worth = CHILD * children + coins - NEEDED * max(0, wanted - coins)
    if coins < due and not state.lulled[seat]:
        worth -= SHORT + due - coins
    if state.barred[seat]:
        worth -= 2.0
    faces, cards, held = state.faces, CARDS, 0.0
    for piece in state.hands[seat]:
        held += cards[faces[piece]]
    return worth + held * (LATE[left] if left < len(LATE) else 1.0) - 0.6 * state.lost_incomes[seat]
