"""A piece in somebody's hand: it lifts, leans into the motion, and is judged by its own overlap when let go."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units

LIFT: Final = 30.0
"""Units a carried piece is held above the table."""
GROWN: Final = 1.12
LEAN: Final = 14.0
"""Most degrees that a piece tilts."""
LEAN_PER_SPEED: Final = 0.011
"""Degrees per unit and second of sideways speed."""
RAISE_SECONDS: Final = 0.14
QUICKNESS: Final = 14.0
"""How fast the tilt follows the hand, per second."""
ENOUGH: Final = 0.18
"""Share of a piece that must lie on a spot to count as put there."""
STILL: Final = 0.05


@dataclass(slots=True)
class Carry:
    """One piece held by one pointer; other pointers change nothing about it."""

    piece: Piece
    pointer: int
    rest: Pose
    """Where it was taken from."""
    grip: Units
    """Pointer position less the piece's centre when it was taken."""
    pos: Units
    raised: float = 0.0
    lean: float = 0.0
    _speed: float = 0.0
    _last_x: float = 0.0
    calm: bool = False

    @classmethod
    def take(cls, piece: Piece, pointer: int, pose: Pose, pressed: Units, pos: Units, *, calm: bool = False) -> Carry:
        """Take a piece at its pose with a pointer that was pressed on it and has moved to pos."""
        carry = cls(piece, pointer, pose, (pressed[0] - pose.x, pressed[1] - pose.y), pos, calm=calm)
        carry._last_x = pos[0]
        return carry

    def move(self, pointer: int, pos: Units) -> bool:
        """Follow a pointer; False, and nothing changed, if it is not the one that holds the piece."""
        if pointer != self.pointer:
            return False
        self.pos = pos
        return True

    def update(self, dt: float) -> bool:
        """Rise and lean; True where the pose has changed."""
        before = self.raised, self.lean
        self.raised = 1.0 if self.calm else min(1.0, self.raised + dt / RAISE_SECONDS)
        if dt > 0:
            speed = (self.pos[0] - self._last_x) / dt
            self._last_x = self.pos[0]
            share = 1 - math.exp(-QUICKNESS * dt)
            self._speed += (speed - self._speed) * share
        wanted = 0.0 if self.calm else max(-LEAN, min(LEAN, self._speed * LEAN_PER_SPEED))
        self.lean = wanted if abs(wanted) > STILL else 0.0
        return (self.raised, self.lean) != before

    @property
    def pose(self) -> Pose:
        """Where the piece is drawn now."""
        eased = self.raised * (2 - self.raised)
        return replace(
            self.rest,
            x=self.pos[0] - self.grip[0],
            y=self.pos[1] - self.grip[1],
            angle=self.rest.angle * (1 - eased) + self.lean,
            scale=self.rest.scale * (1 + (GROWN - 1) * eased),
            lift=LIFT * eased,
            depth=1e6,
        )

    def over(self, box: Box, spots: Mapping[str, Box], accepting: Iterable[str]) -> str | None:
        """The accepting spot that the piece's box covers most, by the piece's overlap and not the pointer."""
        return covered(box, {name: spots[name] for name in accepting if name in spots})


def overlap(one: Box, other: Box) -> float:
    """Square units that two boxes share."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


def covered(box: Box, spots: Mapping[str, Box]) -> str | None:
    """The spot that a box covers most; None where it hardly touches one."""
    shares = {name: overlap(box, spot) / min(box[2] * box[3], spot[2] * spot[3]) for name, spot in spots.items()}
    # A large card covers several small spots whole: then the one under its middle is meant.
    best = max(shares, key=lambda name: (round(shares[name], 3), -_apart(box, spots[name])), default=None)
    return best if best is not None and shares[best] >= ENOUGH else None


def _apart(one: Box, other: Box) -> float:
    """How far the middles of two boxes are from each other."""
    return math.hypot(one[0] + one[2] / 2 - other[0] - other[2] / 2, one[1] + one[3] / 2 - other[1] - other[3] / 2)
