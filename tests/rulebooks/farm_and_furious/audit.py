"""What holds in a race after every action, and set-ups drawn at random."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from game.core import Event, Rng
from game.rulebooks.farm_and_furious import events
from game.rulebooks.farm_and_furious.cards import Team

ROUNDS = 60


def any_setup(rng: Rng) -> tuple[int, dict[str, Any]]:
    """(seats, options), every layout of the track among them."""
    seats = rng.choice(range(1, 6))
    imaginary = rng.choice(range(1, 4)) if seats == 1 else rng.choice((0, 1)) if seats < 5 else 0
    letters, teams = list("ABC"), list(get_args(Team))
    rng.shuffle(letters)
    rng.shuffle(teams)
    track = [
        {"card": letter, "side": rng.choice(("blue", "orange")), "overlap": rng.below(7) if at else 0}
        for at, letter in enumerate(letters[: rng.choice((1, 2, 3))])
    ]
    ages = [rng.choice((None, 7, 8, 8, 40)) for _ in range(seats)] if rng.below(2) else []
    named = teams[: seats + imaginary] if rng.below(2) else []
    options = {"rooster": bool(rng.below(2)), "imaginary": imaginary, "track": track, "teams": named, "ages": ages}
    return seats, options


def after(rules: Any, before: Any, told: Sequence[Event], state: Any) -> Iterator[str]:
    """Complaints about one action."""
    track = rules.track
    kennel = next((space for space, special in track.specials.items() if special == "kennel"), track.length + 99)
    for team, at in enumerate(state.positions):
        held = Counter([*state.hands[team], *state.played[team], *["dog"] * state.dog_home[team]])
        if held != Counter(rules.cards):
            yield f"team {team} has {held}"
        if not 0 <= at - before.positions[team] <= max(4, len(rules.teams)):
            yield f"team {team} ran from {before.positions[team]} to {at}"
        if at != before.positions[team] and track.specials.get(at) == "straw":
            yield f"team {team} rests on straw"
        if state.dog_home[team] != (at >= kennel):
            yield f"team {team} stands on {at}, the kennel is {kennel}, its dog is home: {state.dog_home[team]}"
    for seat, card in enumerate(state.chosen):
        if card is not None and card not in state.hands[seat]:
            yield f"seat {seat} laid a {card} that it does not hold"
    opened = sum(isinstance(event, events.Revealed) for event in told)
    if opened != (before.chosen.count(None) == 1):
        yield "the cards were opened too early or too late"
    if state.round - before.round != opened * (not state.finished):
        yield f"round {before.round} was followed by {state.round}"
    past = any(at > track.length for at in state.positions)
    if state.finished != (past or (opened > 0 and before.round >= ROUNDS)):
        yield f"round {state.round}, pawns at {state.positions}: finished is {state.finished}"


def at_end(rules: Any, state: Any) -> Iterator[str]:
    """Complaints about the result."""
    farthest = max(state.positions)
    for standing in rules.standings(state):
        if standing.place == 1 and state.positions[standing.seat] != farthest:
            yield f"{standing} has won, from {state.positions}"
