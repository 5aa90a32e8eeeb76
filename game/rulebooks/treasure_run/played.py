"""Which events show a card being played, for figures on what decides."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Event
from game.rulebooks.treasure_run.events import Laid


def plays(event: Event) -> Sequence[tuple[int, str]]:
    """Pie Cards; those that are thrown away are left out."""
    return [(event.seat, event.face)] if isinstance(event, Laid) and event.why != "limit" else ()
