"""A hand at an edge: backs in a low fan, or faces in a higher one while its person peeks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units, inside

ROOM: Final[Box] = (604.0, 790.0, 690.0, 290.0)
"""Where the cards of a strip lie."""
OPEN: Final[Box] = (484.0, 668.0, 776.0, 412.0)
"""Where they lie while they are peeked at."""
SLOT_ROOM: Final = 160.0
"""What a place to lay a card takes of it."""
LOW: Final = 196.0
"""Units high, turned down."""
HIGH: Final = 292.0
"""Units high while they are peeked at."""
LOW_Y: Final = 934.0
HIGH_Y: Final = 842.0
RISE: Final = 26.0
"""Units that a picked card stands out of the fan."""
BEND: Final = 2.2


@dataclass(frozen=True, slots=True)
class Held:
    """One card of a fan."""

    piece: Piece
    pose: Pose
    box: Box


def fan(
    pieces: list[Piece], faces: list[str], size: Units, room: Box, *, high: bool, picked: Piece | None
) -> list[Held]:
    """The cards from left to right; `size` is a card's own, what is picked stands out."""
    count, tall = len(pieces), HIGH if high else LOW
    scale = tall / size[1]
    wide = size[0] * scale
    pitch = min(wide + 10, (room[2] - wide) / max(1, count - 1))
    found = []
    for n, (piece, face) in enumerate(zip(pieces, faces, strict=True)):
        off = n - (count - 1) / 2
        spread = off * min(1.0, 4 / max(1, count - 1))
        x, y = room[0] + room[2] / 2 + off * pitch, (HIGH_Y if high else LOW_Y) + spread * spread * 3
        y -= RISE if piece == picked else 0
        pose = Pose(x, y, spread * BEND, scale, face, 5000.0 + n)
        found.append(Held(piece, pose, (x - wide / 2, y - tall / 2, wide, tall)))
    return found


def held_at(cards: list[Held], pos: Units) -> Held | None:
    """The topmost card there."""
    return next((card for card in reversed(cards) if inside(card.box, pos)), None)
