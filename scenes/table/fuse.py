"""What burns down while somebody may step in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fuse:
    """What is left of the time to step in."""

    share: float
    """1 at the start, 0 once it has burnt down."""
    stopped: frozenset[int] = frozenset()
    """Seats whose people want to step in."""
