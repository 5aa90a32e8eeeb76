"""The course of a game: where rounds begin, and who took the lead when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core import Session


def round_starts(session: Session[Any]) -> list[int]:
    """The first step of each round; step 0 is the set-up."""
    rules, state = session.rules, session.fold(1)
    starts, before = [1], rules.rounds(state)
    for number, step in enumerate(session.steps[1:], 1):
        for event in step.events:
            event.change(state)
        now = rules.rounds(state)
        if now != before:
            starts.append(number + 1)
            before = now
    return [start for start in starts if start < len(session.steps)] or [len(session.steps)]


@dataclass(frozen=True, slots=True)
class Lead:
    """Who leads alone from a step on."""

    step: int
    """Steps played by then."""
    round: int
    seat: int


def leads(session: Session[Any]) -> list[Lead]:
    """Each time somebody else came to lead alone at the end of a round, or of the game.

    It looks at the whole state, so it is for games that are over.
    """
    rules, state, found = session.rules, session.fold(1), list[Lead]()
    starts = set(round_starts(session)[1:])
    for number, step in enumerate(session.steps[1:], 1):
        for event in step.events:
            event.change(state)
        if number + 1 not in starts and number + 1 != len(session.steps):
            continue
        first = [standing.seat for standing in rules.standings(state) if standing.place == 1]
        if len(first) == 1 and (not found or found[-1].seat != first[0]):
            ended = number + 1 == len(session.steps)
            found.append(Lead(number + 1, rules.rounds(state) - (0 if ended else 1), first[0]))
    return found
