"""How well a family stands, for bots: children first, coins against what the piper will still want, cards kept."""

from __future__ import annotations

from typing import Final

from game.rulebooks.pied_piper.cards import FACTS, MALICES, PROFITS, SHIELDS
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import OVER, State

VICTORY: Final = 100.0
CHILD: Final = 12.0
FAR_SIGHTED: Final = 3
"""Payments that are thought ahead."""
NEEDED: Final = 1.6
"""A coin that the piper will want; one to spare counts 1, since coins break ties."""
SHORT: Final = 7.0
"""Being unable to pay in full this round, but for each coin that is missing."""
BEST_RIVAL: Final = 0.6
"""How much of the rivals' weight lies on the strongest of them; the rest is shared by all."""

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
        return VICTORY if places[seat] == 1 else -VICTORY * places[seat] / len(places)
    if not state.children[seat]:
        return -VICTORY
    owed = max(1, sum(state.children))
    payments = min(FAR_SIGHTED, max(1, -(-(rules.target - state.stash) // owed)))
    best, total, rivals = 0.0, 0.0, 0
    for other, children in enumerate(state.children):
        if children and other != seat:
            worth = _worth(state, other, payments)
            best, total, rivals = max(best, worth), total + worth, rivals + 1
    share = total / rivals if rivals else 0.0
    return _worth(state, seat, payments) - BEST_RIVAL * best - (1 - BEST_RIVAL) * share


def _worth(state: State, seat: int, payments: int) -> float:
    children, coins = state.children[seat], state.tokens[seat]
    due = children * (MALICES["pointed_finger"].amount if state.doubled[seat] else 1)
    later = (payments - 1) * (children - FACTS.income) + min(state.lost_incomes[seat], payments - 1)
    worth = CHILD * children + coins + (NEEDED - 1) * min(coins, due + later)
    if coins < due and not state.lulled[seat]:
        worth -= SHORT + due - coins
    if state.barred[seat]:
        worth -= 2.0
    faces, cards = state.faces, CARDS
    for piece in state.hands[seat]:
        worth += cards[faces[piece]]
    return worth - 0.6 * state.lost_incomes[seat]
