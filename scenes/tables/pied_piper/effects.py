"""What moves for a moment on the square: notes of the flute, glitter round the rarest cards, smoke."""

from __future__ import annotations

from typing import Final

from scenes.kit import Kit
from scenes.motion.sparks import SparkKind, Sparks
from scenes.stage import Units

KINDS: Final = {
    "note_1": SparkKind("piper/note_1", 1.5, 120.0, 60.0),
    "note_2": SparkKind("piper/note_2", 1.5, 150.0, 110.0),
    "note_3": SparkKind("piper/note_3", 1.5, 100.0, 150.0),
    "spark": SparkKind("piper/spark", 0.9, 16.0),
    "smoke": SparkKind("piper/smoke", 1.0, 50.0, 14.0),
}


class Effects(Sparks):
    """The sparks of the square."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, KINDS)

    def tune(self, flute: Units) -> None:
        """A few notes out of the flute."""
        for number in range(5):
            self.add(f"note_{number % 3 + 1}", (flute[0] + 8 * number, flute[1] - 6 * number), 40, 0.22 * number)

    def glitter(self, centre: Units, wide: float, high: float) -> None:
        """Sparks all round a card."""
        self.ring("spark", centre, wide, high, 44)
