"""Where and how a piece is drawn, and poses in between."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

Piece = Hashable


@dataclass(frozen=True, slots=True)
class Pose:
    """A drawn piece: centre in units, degrees clockwise, size against its own, what it shows, what covers what."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    face: str = ""
    depth: float = 0.0
    """Higher is drawn later."""
    alpha: float = 1.0
    width: float = 1.0
    """1 seen from the front, 0 from the edge: a card being turned over."""
    lift: float = 0.0
    """Units above the ground: the piece is drawn that much higher, its shadow stays."""

    def at(self, x: float, y: float) -> Pose:
        """The same pose elsewhere."""
        return replace(self, x=x, y=y)


def mix(start: Pose, end: Pose, share: float, *, turn: bool = True) -> Pose:
    """The pose a share (0 to 1, more where it overshoots) of the way; a new face shows by turning over halfway."""
    first = share < 0.5
    turning = turn and start.face != end.face
    return Pose(
        x=_between(start.x, end.x, share),
        y=_between(start.y, end.y, share),
        angle=_between(start.angle, end.angle, share),
        scale=_between(start.scale, end.scale, share),
        face=start.face if turning and first else end.face,
        depth=max(start.depth, end.depth),
        alpha=min(1.0, max(0.0, _between(start.alpha, end.alpha, share))),
        width=min(1.0, abs(1 - 2 * share)) if turning else _between(start.width, end.width, share),
        lift=_between(start.lift, end.lift, share),
    )


def _between(a: float, b: float, share: float) -> float:
    return a + (b - a) * share
