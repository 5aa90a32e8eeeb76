"""What falls to whom in Rats with Gats, and what is counted over many voyages."""

from __future__ import annotations

from collections.abc import Iterator

from game.core import Fall, Figure
from game.core.luck import Log, counted, drawn, told
from game.language import mark
from game.rulebooks.rats_with_gats.cards import RANKS
from game.rulebooks.rats_with_gats.challenge_events import Compared, Resolved
from game.rulebooks.rats_with_gats.events import Drew
from game.rulebooks.rats_with_gats.rat_events import Achieved
from game.rulebooks.rats_with_gats.rules import GatsRules

CARDS = mark("Height of the cards drawn")
HEIGHT = {rank: float(number) for number, rank in enumerate(RANKS, 1)}


def _height(face: str) -> float:
    return HEIGHT.get(face[:-1], 0.0)


def luck(rules: GatsRules, steps: Log) -> Iterator[Fall]:
    """Each drawn card by its height: ace 1, King 13, a Joker nothing."""
    for event, state in told(rules, steps):
        if isinstance(event, Drew):
            rest = [_height(state.faces[piece]) for piece in state.deck]
            yield drawn(CARDS, event.seat, _height(event.face), rest)


def figures(rules: GatsRules, steps: Log) -> list[Figure]:
    """Challenges won, obstacles beaten, objectives achieved, by seat."""
    events = [event for step in steps for event in step.events]
    seats = rules.seats
    return [
        counted(
            seats, "won", mark("Challenges won"), (e.hero for e in events if isinstance(e, Resolved) and e.success)
        ),
        counted(
            seats, "beaten", mark("Obstacles beaten"), (e.seat for e in events if isinstance(e, Compared) and e.beaten)
        ),
        counted(seats, "achieved", mark("Objectives achieved"), (e.seat for e in events if isinstance(e, Achieved))),
    ]
