"""Which events show a card being played, for figures on what decides."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Event
from game.rulebooks.pied_piper.events import Shown


def plays(event: Event) -> Sequence[tuple[int, str]]:
    """Profits, malices and shields; cards that are thrown away are left out."""
    return [(event.seat, event.face)] if isinstance(event, Shown) and event.why != "discard" else ()
