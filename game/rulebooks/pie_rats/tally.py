"""What falls to whom in Pie Rats, and what is counted over many games."""

from __future__ import annotations

from collections.abc import Iterator

from game.core import Fall, Figure
from game.core.luck import Log, counted, drawn, told
from game.language import mark
from game.rulebooks.pie_rats.cards import RATS
from game.rulebooks.pie_rats.events import Defended, Drew, Played
from game.rulebooks.pie_rats.rules import PieRules

STRENGTH = mark("Strength of the cards drawn")


def _strength(face: str) -> float:
    return float(RATS[face].strength) if face in RATS else 0.0


def luck(rules: PieRules, steps: Log) -> Iterator[Fall]:
    """Each drawn card: a rat is worth its strength, any other card nothing."""
    for event, state in told(rules, steps):
        if isinstance(event, Drew):
            rest = [_strength(state.faces[piece]) for piece in state.deck]
            yield drawn(STRENGTH, event.seat, _strength(event.face), rest)


def figures(rules: PieRules, steps: Log) -> list[Figure]:
    """Pies, cards played, rats that kept watch, by Captain."""
    events = [event for step in steps for event in step.events]
    state = rules.blank()
    for event in events:
        event.change(state)
    seats = rules.seats
    return [
        Figure("pies", mark("Pies looted"), tuple(len(loot) for loot in state.loot)),
        counted(
            seats, "cards", mark("Cards played"), (e.seat for e in events if isinstance(e, Played) and e.why == "card")
        ),
        counted(seats, "watches", mark("Rats turned in defence"), (e.seat for e in events if isinstance(e, Defended))),
    ]
