"""Which events show a card being played, for figures on what decides."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Event
from game.rulebooks.pie_rats.cards import CHARISMA
from game.rulebooks.pie_rats.events import Played, Tabled


def plays(event: Event) -> Sequence[tuple[int, str]]:
    """Action cards, and charisma cards that are tabled; rats, which everybody tables, are left out."""
    if isinstance(event, Played) and event.why != "discard":
        return [(event.seat, event.face)]
    return [(event.seat, event.face)] if isinstance(event, Tabled) and event.face in CHARISMA else ()
