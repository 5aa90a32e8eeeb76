"""What holds in the farmhouse after every action, and set-ups drawn at random."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.core import Event, Rng
from game.rulebooks.pie_rats import deeds
from game.rulebooks.pie_rats.cards import CAPTAINS, CHARISMA, DECK, POINTS, RATS, WEIGHT

HAND = 3
ROUNDS = 60


def any_setup(rng: Rng) -> tuple[int, dict[str, Any]]:
    """(seats, options)."""
    seats = rng.choice(range(2, 7))
    captains = list(CAPTAINS)
    rng.shuffle(captains)
    return seats, {
        "pies": rng.choice((None, "printed", "feast")),
        "pie_count": rng.choice((None, 5, 6, 9, 20)),
        "looting": rng.choice(("call", "nice", "aggressive")),
        "everyone_pays": bool(rng.below(2)),
        "ate_pie_last": rng.choice((None, *range(seats))),
        "tie_break": rng.choice(("ate_last", "first_pie")),
        "captains": captains[:seats] if rng.below(2) else [],
    }


def after(rules: Any, before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    """Complaints about one action."""
    piles = (state.deck, state.discard, *state.hands, *state.gangs, *state.charms)
    if sorted(piece for pile in piles for piece in pile) != list(range(len(DECK))):
        yield "cards are lost or doubled"
    if Counter(state.faces) != Counter(DECK):
        yield "the faces are not those of the deck"
    crew = {rat for gang in state.gangs for rat in gang}
    if any(state.faces[rat] not in RATS for rat in crew):
        yield "a gang holds what is no rat"
    if any(state.faces[card] not in CHARISMA for cards in state.charms for card in cards):
        yield "somebody has tabled what is no charisma"
    if not set(state.sideways) <= crew or (state.sideways and state.phase not in ("defend", "lure")):
        yield f"sideways in phase {state.phase}: {state.sideways}"
    if any(len(hand) > HAND for hand in state.hands):
        yield f"hands of {[len(hand) for hand in state.hands]}"
    if not set(state.shown) <= {card for hand in state.hands for card in hand}:
        yield "a shown card is in no hand"
    yield from _pies(rules, state)
    if state.called and state.phase != "loot":
        yield f"a call in phase {state.phase}"
    for event in told:
        if isinstance(event, deeds.Looted):
            lifted = 2 + sum(RATS[before.faces[rat]].strength for rat in event.crew)
            lifted += 2 * sum(before.faces[card] == "grappling_rope" for card in event.cards)
            if lifted < WEIGHT[state.pies[event.pie]]:
                yield f"{lifted} carried off a {state.pies[event.pie]}"


def _pies(rules: Any, state: Any) -> Iterator[str]:
    carried = [pie for loot in state.loot for pie in loot]
    out = sorted([*carried, *state.sill])
    if out != list(range(state.revealed)) and state.phase != "over":
        yield f"pies {out} of {state.revealed} are out"
    if state.revealed > rules.pies:
        yield f"{state.revealed} pies of {rules.pies}"
    firsts = sorted(first for first in state.first_pie if first)
    if [bool(loot) for loot in state.loot] != [bool(first) for first in state.first_pie]:
        yield f"first pies {state.first_pie}, loot {state.loot}"
    if len(set(firsts)) < len(firsts):
        yield f"two first pies at once: {firsts}"
    if len(carried) == rules.pies and state.phase != "over":
        yield "the last pie is gone and the game goes on"


def at_end(rules: Any, state: Any) -> Iterator[str]:
    """Complaints about the result."""
    if state.round != ROUNDS and sum(map(len, state.loot)) != rules.pies:
        yield f"over in round {state.round} with pies on the sill"
    points = [sum(POINTS[state.pies[pie]] for pie in loot) for loot in state.loot]
    for standing in rules.standings(state):
        if standing.points != points[standing.seat] or (standing.place == 1 and standing.points != max(points)):
            yield f"{standing} of {points}"
