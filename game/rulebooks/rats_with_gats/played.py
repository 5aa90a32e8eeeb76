"""Which events show a card being played, and what the crew has tried together, for figures."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Event
from game.rulebooks.rats_with_gats.challenge_events import LuckStruck, Played, Resolved
from game.rulebooks.rats_with_gats.rat_events import Achieved, CrewDone


def plays(event: Event) -> Sequence[tuple[int, str]]:
    """Cards laid against obstacles, and Jokers."""
    return [(event.seat, event.face)] if isinstance(event, Played | LuckStruck) else ()


def feats(event: Event) -> Sequence[tuple[str, bool]]:
    """Challenges that were won or lost, and objectives that were reached."""
    if isinstance(event, Resolved):
        return [("challenge", event.success)]
    return [("objective", True)] if isinstance(event, Achieved | CrewDone) else ()
