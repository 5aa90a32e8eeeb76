"""What falls to whom in Pay the Piper, and what is counted over many games."""

from __future__ import annotations

from collections.abc import Iterator

from game.core import Fall, Figure
from game.core.luck import Log, counted, drawn, told
from game.language import mark
from game.rulebooks.pied_piper.cards import FACTS
from game.rulebooks.pied_piper.events import Answered, Attacked, ChildLost, Drew
from game.rulebooks.pied_piper.rules import PiperRules

CARDS = mark("Malice among the cards drawn")


def luck(rules: PiperRules, steps: Log) -> Iterator[Fall]:
    """Each drawn card: a malice is worth 1, a shield nothing."""
    for event, state in told(rules, steps):
        if isinstance(event, Drew):
            rest = [float(state.faces[piece] in FACTS.malices) for piece in state.deck]
            yield drawn(CARDS, event.seat, float(event.face in FACTS.malices), rest)


def figures(rules: PiperRules, steps: Log) -> list[Figure]:
    """Attacks, shields raised, children lost, by family."""
    events = [event for step in steps for event in step.events]
    seats = rules.seats
    return [
        counted(seats, "attacks", mark("Malices played"), (e.source for e in events if isinstance(e, Attacked))),
        counted(seats, "shields", mark("Shields raised"), (e.seat for e in events if isinstance(e, Answered))),
        counted(seats, "lost", mark("Children lost"), (e.seat for e in events if isinstance(e, ChildLost))),
    ]
