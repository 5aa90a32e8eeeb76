"""What holds on the farm after every action, and set-ups drawn at random."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from game.core import Event, Rng
from game.rulebooks.treasure_run.board import BEAT, CHESTS, KINDS
from game.rulebooks.treasure_run.options import Rat

HAND = 3


def any_setup(rng: Rng) -> tuple[int, dict[str, Any]]:
    """(seats, options)."""
    seats = rng.choice(range(2, 7))
    rats = list(get_args(Rat))
    rng.shuffle(rats)
    return seats, {
        "crew": bool(rng.below(2)),
        "mild_croc": bool(rng.below(2)),
        "ages": [rng.choice((None, 7, 8, 8, 40)) for _ in range(seats)] if rng.below(2) else [],
        "rats": rats[:seats] if rng.below(2) else [],
    }


def after(rules: Any, before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    """Complaints about one action."""
    cards = [*state.deck, *state.discard, *(piece for hand in state.hands for piece in hand)]
    if sorted(cards) != list(range(len(rules.deck))) or Counter(state.faces) != Counter(rules.deck):
        yield "cards are lost or doubled"
    treasure = Counter(state.pile)
    for shelf in state.shelves:
        treasure.update(dict(zip(rules.kinds, shelf, strict=True)))
        if min(shelf) < 0:
            yield f"a shelf holds {shelf}"
    if treasure != dict.fromkeys(rules.kinds, rules.seats):
        yield f"the treasure is {treasure}"
    for seat, place in enumerate(state.places):
        if place not in KINDS:
            yield f"rat {seat} is at {place}"
        if state.stuck[seat] and KINDS[place] != "obstacle":
            yield f"rat {seat} is stuck on a space that holds nobody"
        if len(state.hands[seat]) > HAND + (state.phase == "discard" and seat == state.active):
            yield f"rat {seat} holds {len(state.hands[seat])} cards"
        prints = state.prints[seat]
        if len(set(prints)) < len(prints) or not set(prints) < set(CHESTS):
            yield f"rat {seat} has marked {prints}"
    if state.croc not in BEAT:
        yield f"Croc is at {state.croc}"
    if state.phase != "over" and _done(rules, state):
        yield "somebody is home with everything, and the run goes on"
    if not 1 <= state.round <= rules.last_round:
        yield f"round {state.round}"
    if (state.phase == "caught") != bool(state.caught):
        yield f"phase {state.phase}, caught {state.caught}"


def _done(rules: Any, state: Any) -> bool:
    aboard = [place == "ship" for place in state.places]
    if rules.crew:
        return all(aboard) and min(state.shelves[0]) > 0
    return any(home and min(state.shelves[seat]) > 0 for seat, home in enumerate(aboard))


def at_end(rules: Any, state: Any) -> Iterator[str]:
    """Complaints about the result."""
    if not _done(rules, state) and state.round != rules.last_round:
        yield f"over in round {state.round} for no reason"
    places = rules.standings(state)
    if state.winner >= 0 and [s.seat for s in places if s.place == 1] != [state.winner]:
        yield f"{state.winner} came home, {places}"
