"""How well a Captain stands, for bots: pies, a gang that can lift the next ones, loyalty, charm and cards kept."""

from __future__ import annotations

from typing import Final

from game.rulebooks.pie_rats.cards import CHARISMA, DECK, FACTS, LOYALTY, POINTS, RATS, STRENGTH, WEIGHT
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import LOOT, LURE, OVER, REFRESH, State

VICTORY: Final = 100.0
PIE_POINT: Final = 4.0
STRONG: Final = 1.6
"""Each point of strength in the gang."""
LOYAL: Final = 0.35
"""Each point of loyalty: a rat that is dearer to lure away."""
CHARMING: Final = 1.2
"""Each point of tabled charisma."""
SLOT: Final = 0.7
"""A card laid down, whichever it is, makes room in the hand for one more to be drawn."""
SAFE: Final = 0.6
"""Charisma in the hand cannot be stolen, and nobody knows of it."""
REACH: Final = 2.0
"""What the best pie within reach adds, for each of its points, while it may still be looted."""
EARLY: Final = 0.7
"""How much of that it adds before the loot is near, since others may take the pie or the rats."""
SURE: Final = 0.8
"""How much less a called loot is worth than one carried off, so that nobody calls for the sake of it."""
BEST_RIVAL: Final = 0.5
"""How much of the rivals' weight lies on the strongest of them; the rest is shared by all."""

TABLED: Final[dict[str, float]] = {
    **{name: STRONG * STRENGTH[name] + LOYAL * LOYALTY[name] for name in RATS},
    **{name: CHARMING * value for name, value in CHARISMA.items()},
}
"""What a card on the table is worth."""
HELD: Final[dict[str, float]] = {
    **{name: worth - SLOT + (SAFE if name in CHARISMA else 0) for name, worth in TABLED.items()},
    "carob_bean": 2.2,
    "kidnapping": 3.4,
    "charisma_theft": 1.2,
    "mirror": 1.0,
    "double_watch": 1.4,
    "grappling_rope": 1.9,
    "secret_tunnel": 2.0,
}
"""What a card in hand is worth."""
UNSEEN: Final = sum(HELD[face] for face in DECK) / len(DECK)


def appraise(rules: PieRules, state: State, seat: int) -> float:
    """The Captain's own standing less that of its rivals; a finished game counts by its places."""
    if state.phase == OVER:
        places = {standing.seat: standing.place for standing in rules.standings(state)}
        return VICTORY if places[seat] == 1 else -VICTORY * places[seat] / len(places)
    worths = [_worth(state, other) for other in range(rules.seats)]
    own = worths.pop(seat)
    return own - BEST_RIVAL * max(worths) - (1 - BEST_RIVAL) * sum(worths) / len(worths)


def _worth(state: State, seat: int) -> float:
    faces = state.faces
    worth, lifted = 0.0, FACTS.captain_strength
    for pie in state.loot[seat]:
        worth += PIE_POINT * POINTS[state.pies[pie]]
    for piece in state.gangs[seat]:
        worth += TABLED[faces[piece]]
        lifted += STRENGTH[faces[piece]]
    for piece in state.charms[seat]:
        worth += TABLED[faces[piece]]
    for piece in state.hands[seat]:
        worth += HELD.get(faces[piece], UNSEEN)
    if state.phase == LOOT or (state.phase == REFRESH and seat in state.queue):
        worth += UNSEEN * max(0, FACTS.hand - len(state.hands[seat]))
    return worth + _prospect(state, seat, lifted)


def _prospect(state: State, seat: int, lifted: int) -> float:
    """What the best pie that the gang could lift promises: most when it is called, and nobody can come between."""
    if state.phase in (LOOT, REFRESH) and seat not in state.queue:
        return 0.0
    pies = [pie for at in state.sill if WEIGHT[pie := state.pies[at]] <= lifted]
    if not pies:
        return 0.0
    if state.called and seat == state.queue[0]:
        spent = STRONG * FACTS.captain_strength - SURE
        return max(PIE_POINT * POINTS[pie] - STRONG * WEIGHT[pie] for pie in pies) + spent
    return REACH * max(POINTS[pie] for pie in pies) * (1.0 if state.phase in (LURE, LOOT) else EARLY)
