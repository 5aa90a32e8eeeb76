"""The log of a game as one viewer may see it, in events and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from game.agreement import Agreement
from game.core import PUBLIC, Event, Session
from game.language import tr
from game.saves.codec import events_of


@dataclass(frozen=True, slots=True)
class Told:
    """One step as its viewer saw it; `seat` acted, None for the set-up."""

    step: int
    seat: int | None
    events: tuple[Event, ...]
    sentences: tuple[str, ...]


def tell(agreement: Agreement, session: Session[Any], viewer: int = PUBLIC) -> Iterator[Told]:
    """Every step from the set-up on, in the language in use; steps that were taken back are gone."""
    book = agreement.rulebook
    names = book.seat_names(session.rules, agreement.names)
    state = session.rules.blank()
    for number, step in enumerate(session.steps):
        seen = []
        for event in step.events:
            seen.append(event.seen_by(viewer, state))
            event.change(state)
        sentences = tuple(sentence for event in seen if (sentence := book.sentence(event, names)))
        yield Told(number, step.action.seat if step.action else None, tuple(seen), sentences)


def export(agreement: Agreement, session: Session[Any], viewer: int = PUBLIC) -> dict[str, Any]:
    """The log as one JSON object that holds nothing its viewer may not know: neither seed nor hidden faces."""
    book, rules = agreement.rulebook, session.rules
    names = book.seat_names(rules, agreement.names)
    codec = events_of(book)
    log = [
        {
            "step": told.step,
            "seat": told.seat,
            "events": [codec.encode(event) for event in told.events],
            "sentences": list(told.sentences),
        }
        for told in tell(agreement, session, viewer)
    ]
    standings = [
        asdict(standing) | {"name": names[standing.seat], "why": book.reason(standing, names)}
        for standing in rules.standings(session.state)
    ]
    return {
        "game": agreement.game,
        "title": tr(book.title),
        "seat": None if viewer == PUBLIC else viewer,
        "names": names,
        "round": rules.rounds(session.state),
        "over": session.over,
        "log": log,
        "standings": standings,
    }
