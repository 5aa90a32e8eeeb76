"""How well a family stands, for bots: children above all, coins against what the piper will want, shields kept."""

from __future__ import annotations

from typing import Final

from game.rulebooks.pied_piper.cards import PROFITS, SHIELDS
from game.rulebooks.pied_piper.payment import due
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import OVER, State

CHILD: Final = 12.0
ULTRA: Final = 4.0
SHIELD: Final = 2.0
MALICE: Final = 1.4
VICTORY: Final = 100.0


def appraise(rules: PiperRules, state: State, seat: int) -> float:
    """The family's own standing less that of its strongest rival; a finished game counts by its places."""
    if state.phase == OVER:
        places = {standing.seat: standing.place for standing in rules.standings(state)}
        return VICTORY if places[seat] == 1 else -VICTORY * places[seat] / len(places)
    rivals = [_worth(state, other) for other in state.living() if other != seat]
    return _worth(state, seat) - 0.6 * max(rivals, default=0.0) - 0.4 * sum(rivals) / max(1, len(rivals))


def _worth(state: State, seat: int) -> float:
    if not state.children[seat]:
        return 0.0
    short = 0 if state.lulled[seat] else max(0, due(state, seat) - state.tokens[seat])
    coins = min(state.tokens[seat], 12) + 0.3 * max(0, state.tokens[seat] - 12)
    worth = CHILD * state.children[seat] + coins - (6.0 + short if short else 0.0)
    worth -= 1.0 * state.lost_incomes[seat] + 2.0 * state.barred[seat]
    return worth + sum(_card(state.faces[piece]) for piece in state.hands[seat])


def _card(face: str) -> float:
    if face in PROFITS:
        return 0.55 * PROFITS[face]
    if face in SHIELDS:
        return ULTRA if SHIELDS[face].ultra_rare else SHIELD
    return MALICE
