"""Which events show a card being played, for figures on what decides."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Event
from game.rulebooks.farm_and_furious.events import Revealed


def plays(event: Event) -> Sequence[tuple[int, str]]:
    """The cards of a reveal by team, imaginary ones included."""
    return list(enumerate(event.cards)) if isinstance(event, Revealed) else ()
