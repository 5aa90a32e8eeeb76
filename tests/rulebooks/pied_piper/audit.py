"""What holds in the square after every action, and set-ups drawn at random."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from game.core import Event, Rng
from game.rulebooks.pied_piper import events
from game.rulebooks.pied_piper.cards import DECK, Family

HAND = 5
LEFT = 3


def any_setup(rng: Rng) -> tuple[int, dict[str, Any]]:
    """(seats, options)."""
    seats = rng.choice(range(2, 11))
    families = list(get_args(Family))
    rng.shuffle(families)
    return seats, {
        "children": rng.choice((1, 2, 3)) if seats > 6 else 3,
        "stash_target": rng.choice((None, "printed", "scaled")),
        "lean_years": bool(rng.below(2)),
        "mercy": rng.choice(("short", "any_token")),
        "first": rng.choice(("youngest", "drawn")),
        "families": families[:seats] if rng.below(2) else [],
        "ages": [rng.choice((None, 7, 8, 8, 40)) for _ in range(seats)] if rng.below(2) else [],
    }


def after(rules: Any, before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    """Complaints about one action."""
    cards = [*state.deck, *state.discard, *(piece for hand in state.hands for piece in hand)]
    if sorted(cards) != list(range(40)):
        yield f"cards are lost or doubled: {sorted(cards)}"
    if Counter(state.faces) != Counter(DECK):
        yield "the faces are not those of the deck"
    if sum(state.children) + state.graveyard != rules.seats * rules.options.children or min(state.children) < 0:
        yield f"{state.children} children, {state.graveyard} lost"
    yield from _coins(before, told, state)
    for seat, children in enumerate(state.children):
        marks = (state.barred[seat], state.doubled[seat], state.lulled[seat], state.lost_incomes[seat])
        if not children and (state.tokens[seat] or state.hands[seat] or any(marks) or seat in state.queue):
            yield f"family {seat} is out and has something"
        if bool(children) == bool(state.fell[seat]):
            yield f"family {seat} has {children} children and fell {state.fell[seat]}"
        if not 0 <= state.lost_incomes[seat] <= 3:
            yield f"family {seat} misses {state.lost_incomes[seat]} incomes"
    for event in told:
        if isinstance(event, events.TurnEnded) and len(state.hands[event.seat]) - _drew(told, event.seat) > HAND:
            yield f"family {event.seat} ended its turn with {len(state.hands[event.seat])} cards"
        if isinstance(event, events.RoundBegan) and (sum(state.children) <= LEFT or state.stash >= rules.target):
            yield f"a round began with {state.children} children and a stash of {state.stash}"
    if state.phase != "over" and len(state.living()) < 2:
        yield "the game goes on for one family"
    if (state.attack is not None) != (state.phase in ("answer", "take")):
        yield f"phase {state.phase} with {state.attack}"


def _drew(told: Sequence[Event], seat: int) -> int:
    """Cards drawn since: the last of a round may be the first of the next."""
    return sum(isinstance(event, events.Drew) and event.seat == seat for event in told)


def _coins(before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    """Nothing is paid that is not there, and what comes and goes is what the events say."""
    if min(state.tokens) < 0 or state.stash < before.stash:
        yield f"tokens {state.tokens}, stash {before.stash} and then {state.stash}"
    made = sum(sum(event.incomes) for event in told if isinstance(event, events.RoundBegan))
    for event in told:
        if isinstance(event, events.Paid):
            made += event.amount * ((event.source == events.BANK) - (event.to == events.BANK))
    fell = any(isinstance(event, events.Fell) for event in told)
    was, now = sum(before.tokens) + before.stash, sum(state.tokens) + state.stash
    if now > was + made or (not fell and now < was + made):
        yield f"{was} tokens and {made} more make {now}"


def at_end(rules: Any, state: Any) -> Iterator[str]:
    """Complaints about the result."""
    best = max((state.children[seat], state.tokens[seat]) for seat in range(rules.seats))
    for standing in rules.standings(state):
        mine = (state.children[standing.seat], state.tokens[standing.seat])
        if (standing.place == 1) != (mine == best) and any(state.children):
            yield f"{standing}: {mine} against {best}"
    if sum(state.children) > LEFT and state.stash < rules.target and len(state.living()) > 1:
        yield "the game is over for no reason"
