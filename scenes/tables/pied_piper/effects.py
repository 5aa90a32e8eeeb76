"""What moves for a moment on the square: notes of the flute, glitter round the rarest cards, smoke."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from scenes.art import PREMULTIPLIED, faded
from scenes.kit import Kit
from scenes.stage import Units

LIFE: Final = {"note_1": 1.5, "note_2": 1.5, "note_3": 1.5, "spark": 0.9, "smoke": 1.0}
RISE: Final = {"note_1": 120.0, "note_2": 150.0, "note_3": 100.0, "spark": 16.0, "smoke": 50.0}
DRIFT: Final = {"note_1": 60.0, "note_2": 110.0, "note_3": 150.0, "spark": 0.0, "smoke": 14.0}


@dataclass(slots=True)
class Spark:
    """One short-lived picture."""

    kind: str
    spot: Units
    size: float
    age: float = 0.0

    @property
    def share(self) -> float:
        """How much of its life is over; negative before it begins."""
        return self.age / LIFE[self.kind]


class Effects:
    """The sparks that are alive."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.sparks: list[Spark] = []

    def add(self, kind: str, spot: Units, size: float, delay: float = 0.0) -> None:
        """Start one; none where motion is reduced."""
        if not self.kit.calm:
            self.sparks.append(Spark(kind, spot, size, -delay))

    def tune(self, flute: Units) -> None:
        """A few notes out of the flute."""
        for number in range(5):
            self.add(f"note_{number % 3 + 1}", (flute[0] + 8 * number, flute[1] - 6 * number), 40, 0.22 * number)

    def glitter(self, centre: Units, wide: float, high: float) -> None:
        """Sparks all round a card."""
        around = ((-0.5, -0.5), (0.5, -0.42), (0.55, 0.1), (0.42, 0.52), (-0.1, -0.58), (-0.55, 0.05), (-0.4, 0.5))
        for number, (dx, dy) in enumerate(around):
            spot = (centre[0] + dx * wide, centre[1] + dy * high)
            self.add("spark", spot, 44, 0.13 * number)

    def update(self, dt: float) -> bool:
        """Age them; True while any is alive."""
        before = bool(self.sparks)
        for spark in self.sparks:
            spark.age += dt
        self.sparks = [spark for spark in self.sparks if spark.share < 1]
        return before

    def draw(self, surface: pygame.Surface) -> None:
        """Each rises and drifts a little and fades out."""
        for spark in self.sparks:
            share = spark.share
            if share < 0:
                continue
            alpha = 255 if share < 0.5 else round(255 * 2 * (1 - share))
            picture = faded(self.kit.art.get(f"piper/{spark.kind}", spark.size), alpha)
            x, y = spark.spot[0] + DRIFT[spark.kind] * share, spark.spot[1] - RISE[spark.kind] * share
            surface.blit(picture, picture.get_rect(center=self.kit.stage.point((x, y))), special_flags=PREMULTIPLIED)
