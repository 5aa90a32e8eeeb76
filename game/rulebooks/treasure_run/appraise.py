"""How well a rat stands, for bots: pieces, then the way to a chest or home, cards, and Croc close behind."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Final

from game.rulebooks.treasure_run.board import CHESTS, KINDS, NEEDS, NEIGHBOURS, SHIP, START, patrol, routes
from game.rulebooks.treasure_run.cards import CRUST_SHIELD
from game.rulebooks.treasure_run.rules import DIE, TreasureRules
from game.rulebooks.treasure_run.state import CAUGHT, CHEST, MOVE, OVER, State

VICTORY: Final = 300.0
PIECE: Final = 12.0
"""A kind that is still missing."""
SPARE: Final = 4.0
"""A duplicate, as long as two of them can still become a missing piece."""
COMPLETE: Final = 24.0
"""Nothing is missing any more; the way home counts from then on."""
STEP: Final = 0.85
"""A step of the way home."""
CHANCE: Final = 4.0
"""A chest that every roll of the next die could reach."""
FAR: Final = 0.4
"""A step of the way to the nearest chest of use."""
TURN_STEPS: Final = 3.5
SENT_BACK: Final = 4.0
"""What it costs a rat that has to go on collecting to begin again at the gate."""
RIVAL: Final = 0.6
CREWMATE: Final = 0.5
SHIELDED: Final = 1.5

CARDS: Final[dict[str, float]] = {
    "double_dash": 1.6,
    "sure_paws": 1.6,
    CRUST_SHIELD: 1.8,
    "burrow": 4.0,
    "sugar_rush": 2.0,
    "swap": 5.0,
    "sticky_paws": 2.5,
    "whistle": 1.0,
}
"""What a Pie Card in hand is worth."""
CARD: Final = 2.2
"""A Pie Card still to be drawn."""


def _failures(space: str) -> float:
    """Turns that an obstacle costs on the average."""
    passes = DIE + 1 - NEEDS[space]
    return (DIE - passes) / passes


def _costs(goal: str) -> dict[str, float]:
    """Steps from every space to the goal; what an obstacle on the way will cost counted as steps."""
    found: dict[str, float] = {}
    queue = [(0.0, goal)]
    while queue:
        cost, at = heappop(queue)
        if at not in found:
            found[at] = cost
            toll = TURN_STEPS * _failures(at) if at in NEEDS else 0.0
            for beside in NEIGHBOURS[at]:
                heappush(queue, (cost + 1 + toll, beside))
    return found


TO_SHIP: Final = _costs(SHIP)
TO_CHEST: Final = {chest: _costs(chest) for chest in CHESTS}


@cache
def _reach(at: str) -> tuple[frozenset[str], ...]:
    """The treasure spaces that each number of the die can end on."""
    return tuple(
        frozenset(path[-1] for path in routes(at, "", die) if KINDS[path[-1]] == "treasure")
        for die in range(1, DIE + 1)
    )


@cache
def _prospect(at: str, prints: tuple[str, ...]) -> float:
    """How soon a rat that stands here may open a chest that has no print of its own."""
    useful = frozenset(CHESTS).difference(prints)
    hits = sum(not useful.isdisjoint(ends) for ends in _reach(at))
    return CHANCE * hits / DIE - FAR * min(TO_CHEST[chest][at] for chest in useful)


def appraise(rules: TreasureRules, state: State, seat: int) -> float:
    """The rat's own standing less that of its strongest rival, or with its crew's; a finished run counts by places."""
    if state.phase == OVER:
        return VICTORY if any(one.seat == seat and one.place == 1 for one in rules.standings(state)) else -VICTORY
    own = _standing(rules, state, seat) + _waiting(rules, state, seat)
    others = [other for other in range(rules.seats) if other != seat]
    if rules.crew:
        return own + CREWMATE * sum(_place(state, o, state.places[o], rules.complete(state, 0)) for o in others)
    return own - RIVAL * max(_standing(rules, state, other) for other in others)


def _standing(rules: TreasureRules, state: State, seat: int) -> float:
    """Pieces, duplicates, cards and the place."""
    shelf = state.shelves[rules.shelf(seat)]
    missing, spare = shelf.count(0), sum(shelf) - len(shelf) + shelf.count(0)
    worth = PIECE * (len(shelf) - missing) + SPARE * min(spare, 2 * missing)
    if not missing:
        worth += COMPLETE
    faces = state.faces
    for piece in state.hands[seat]:
        worth += CARDS.get(faces[piece], CARD)
    return worth + _place(state, seat, state.places[seat], not missing)


def _place(state: State, seat: int, at: str, complete: bool) -> float:
    """What standing there is worth: near the next chest, or near home, and out of Croc's way."""
    worth = -STEP * TO_SHIP[at] if complete else _prospect(at, state.prints[seat])
    if state.stuck[seat] and at == state.places[seat]:
        worth -= STEP * TURN_STEPS * _failures(at)
    if at in patrol(state.croc, DIE):
        worth -= _loss(state, seat, at, complete) / DIE
    return worth


def _loss(state: State, seat: int, at: str, complete: bool) -> float:
    """What Croc takes from a rat that he catches there."""
    if any(state.faces[piece] == CRUST_SHIELD for piece in state.hands[seat]):
        return SHIELDED
    return STEP * (TO_SHIP[START] - TO_SHIP[at]) if complete else SENT_BACK


def _waiting(rules: TreasureRules, state: State, seat: int) -> float:
    """What the choice that lies before the rat will add to its standing."""
    if state.phase == CAUGHT and seat in state.caught:
        return -_loss(state, seat, state.places[seat], rules.complete(state, seat))
    if state.active != seat:
        return 0.0
    if state.phase == CHEST:
        return _chest(rules, state, seat, state.places[seat])
    if state.phase == MOVE:
        complete = rules.complete(state, seat)
        paths = routes(state.places[seat], state.came, state.left, state.sure)
        best = max(_arrival(rules, state, seat, path, complete) for path in paths)
        return best - _place(state, seat, state.places[seat], complete)
    return 0.0


def _arrival(rules: TreasureRules, state: State, seat: int, path: tuple[str, ...], complete: bool) -> float:
    """What ending this walk is worth, its space's action included."""
    end, kind = path[-1], KINDS[path[-1]]
    if end == state.croc:
        return _place(state, seat, end, complete) - _loss(state, seat, end, complete)
    worth = _place(state, seat, end, complete)
    if kind == "ship":
        return VICTORY if complete else worth
    if kind == "obstacle":
        left = state.left - len(path)
        return worth - STEP * (TURN_STEPS * _failures(end) - left * (DIE + 1 - NEEDS[end]) / DIE)
    if kind == "pie":
        return worth + (CARD if len(state.hands[seat]) < 3 else 1.0)
    return worth + _chest(rules, state, seat, end) if kind == "treasure" else worth


def _chest(rules: TreasureRules, state: State, seat: int, at: str) -> float:
    """What opening this chest may bring."""
    shelf = state.shelves[rules.shelf(seat)]
    missing = shelf.count(0)
    if not missing:
        return 0.0
    spare = sum(shelf) - len(shelf) + missing
    gain = PIECE - 2 * SPARE if spare > 1 and state.pile else 0.0
    if state.pile and at not in state.prints[seat]:
        copies = [rules.seats - sum(column) for column in zip(*state.shelves, strict=True)]
        fresh = sum(left for left, held in zip(copies, shelf, strict=True) if not held) / len(state.pile)
        gain = max(gain, fresh * PIECE + (1 - fresh) * SPARE * (spare < 2 * missing))
    return gain
