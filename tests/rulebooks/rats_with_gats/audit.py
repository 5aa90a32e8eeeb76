"""What holds on the voyage after every action, and set-ups drawn at random."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from game.core import Event, Rng
from game.rulebooks.rats_with_gats import events, rat_events, scene_events
from game.rulebooks.rats_with_gats.cards import DECK, JOKERS
from game.rulebooks.rats_with_gats.options import Seal


def any_setup(rng: Rng) -> tuple[int, dict[str, Any]]:
    """(seats, options)."""
    seats = rng.choice(range(3, 7))
    seals = list(get_args(Seal))
    rng.shuffle(seals)
    return seats, {
        "pass_round": bool(rng.below(2)),
        "growing_hand": rng.choice(("capped", "literal")),
        "face_cap": bool(rng.below(2)),
        "empty_hand": rng.choice(("blind", "strict")),
        "reshuffle": bool(rng.below(2)),
        "most_scenes": rng.choice((1, 2, 4, 30)),
        "seals": seals[:seats] if rng.below(2) else [],
    }


def after(rules: Any, before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    """Complaints about one action."""
    yield from _cards(rules, state)
    yield from _rats(rules, before, told, state)
    yield from _scene(before, told, state)


def _cards(rules: Any, state: Any) -> Iterator[str]:
    cards = [*state.deck, *state.discard, *(piece for hand in state.hands for piece in hand)]
    for obstacle in state.obstacles:
        cards += [*obstacle.cards, *([obstacle.laid] if obstacle.open else [])]
        if any(state.faces[piece] in JOKERS for piece in obstacle.cards):
            yield "a Joker lies in a column"
        if len(obstacle.won) != len(obstacle.cards) - 1 or obstacle.beats > rules.seats:
            yield f"a column of {len(obstacle.cards)} with {obstacle.won}"
        if obstacle.laid >= 0 and not obstacle.open and obstacle.laid not in state.hands[obstacle.layer]:
            yield f"a laid card is not in the hand of {obstacle.layer}"
        if state.challenge is None and (obstacle.applied or obstacle.temporary or obstacle.laid >= 0):
            yield f"after the challenge an obstacle is left as {obstacle}"
    if sorted(cards) != list(range(len(DECK))) or Counter(state.faces) != Counter(DECK):
        yield f"cards are lost or doubled: {sorted(cards)}"
    laid = [obstacle.laid for obstacle in state.obstacles if obstacle.laid >= 0]
    if len(set(laid)) < len(laid):
        yield "one card was laid twice"


def _rats(rules: Any, before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    if state.scene:
        ranks = [rat.rank for rat in state.rats if rat.status != "gone"]
        for seat, rat in enumerate(state.rats):
            if rat.status == "gone":
                continue
            size = 4 if rat.rank == max(ranks) else 2 if rat.rank == min(ranks) else 3
            if rat.rank < 1 or state.sizes[seat] != size + (seat == state.captain):
                yield f"ranks {ranks}, captain {state.captain}, sizes {state.sizes}"
            if len(rat.techniques) != 3:
                yield f"rat {seat} has {len(rat.techniques)} techniques"
    if state.captain >= 0 and (not state.crew[0] or state.rats[state.captain].status != "living"):
        yield f"Captain {state.captain}, crew objectives {state.crew}, {state.rats[state.captain].status}"
    if state.crew[1] and not state.crew[0]:
        yield f"crew objectives {state.crew}"
    if state.crew[2] and not state.crew[1] and not before.crew[2]:
        yield f"piracy before a Captain: {state.crew}"
    yield from _rises(before, told, state)


def _rises(before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    """Each change of a rank has its reason, and the first gat and name bring one rank each."""
    ranks = [rat.rank for rat in before.rats]
    for event in told:
        if isinstance(event, rat_events.RankChanged):
            if abs(event.rank - ranks[event.seat]) != 1:
                yield f"rank {ranks[event.seat]} became {event.rank}"
            if event.why in ("gat", "name") and before.rats[event.seat].paid[event.why == "name"]:
                yield f"a second rank for the {event.why} of rat {event.seat}"
            ranks[event.seat] = event.rank
        elif isinstance(event, rat_events.RatBorn):
            ranks[event.seat] = 1
        elif isinstance(event, rat_events.RanksDrawn):
            ranks = list(event.ranks)
    if [rat.rank for rat in state.rats] != ranks:
        yield f"ranks {[rat.rank for rat in state.rats]}, told {ranks}"


def _own(votes: Sequence[tuple[int, int]]) -> bool:
    return any(voter == rat for voter, rat in votes)


def _scene(before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    for event in told:
        if isinstance(event, scene_events.SceneBegan):
            if not any(event.deep) or not any(not deep for deep in event.deep):
                yield f"a scene with the Deep {event.deep}"
            living = [seat for seat, rat in enumerate(state.rats) if rat.status == "living"]
            again = [seat for seat, deep in enumerate(event.deep) if deep and before.deep[seat]]
            able = [s for s, was in enumerate(before.deep) if not was and any(rat != s for rat in living)]
            if again and able:
                yield f"{again} play the Deep again, and {able} could"
            if not any(not event.deep[seat] for seat in living):
                yield "a scene without a living rat"
            if event.target != sum(event.deep) + 1 + before.joker_debt:
                yield f"the list wants {event.target} obstacles for {sum(event.deep)} Deep"
        if isinstance(event, events.VotesCounted) and event.what == "rank" and _own(event.votes):
            yield f"somebody voted for itself: {event.votes}"
    if state.challenge is not None:
        hero = state.rats[state.challenge.hero]
        if hero.status == "gone":
            yield "the challenged rat is gone"
    if len(state.waiting()) != len(set(state.waiting())):
        yield f"{state.waiting()} are awaited"


def at_end(rules: Any, state: Any) -> Iterator[str]:
    """Complaints about the result."""
    if {standing.seat for standing in rules.standings(state) if standing.place == 1} != set(range(rules.seats)):
        yield "somebody does not share the voyage"
    if state.scene > rules.options.most_scenes:
        yield f"{state.scene} scenes"
