"""What moves for a moment on the farm: puffs of straw and dust, the dog that goes home, sparkles for a winner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from scenes.kit import Kit
from scenes.stage import Units
from scenes.tables.farm_and_furious.board import place

LIVES: Final = {"straw_puff": 0.7, "dust": 0.4, "kennel_dog": 1.6, "sparkle": 0.9, "bark_waves": 0.9}
HIGH: Final = {"straw_puff": 116.0, "dust": 56.0, "kennel_dog": 88.0, "sparkle": 44.0, "bark_waves": 120.0}


@dataclass(slots=True)
class Spark:
    """One short-lived picture."""

    kind: str
    spot: Units
    age: float = 0.0

    @property
    def share(self) -> float:
        """How much of its life is over; negative before it begins."""
        return self.age / LIVES[self.kind]


class Effects:
    """The sparks that are alive."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.sparks: list[Spark] = []

    def add(self, kind: str, spot: Units, delay: float = 0.0) -> None:
        """Start one; none where motion is reduced, but for those that tell something."""
        if not self.kit.calm or kind in ("kennel_dog", "straw_puff"):
            self.sparks.append(Spark(kind, spot, -delay))

    def update(self, dt: float) -> bool:
        """Age them; True while any is alive."""
        before = bool(self.sparks)
        for spark in self.sparks:
            spark.age += dt
        self.sparks = [spark for spark in self.sparks if spark.share < 1]
        return before

    def draw(self, surface: pygame.Surface) -> None:
        """Each rises a little and fades out."""
        for spark in self.sparks:
            share = spark.share
            if share < 0:
                continue
            calm = self.kit.calm or spark.kind == "kennel_dog"
            alpha = 255 if share < 0.5 else round(255 * 2 * (1 - share))
            rise = 0.0 if calm else 10 * share
            spot = (spark.spot[0], spark.spot[1] - rise)
            place(surface, self.kit, f"furious/{spark.kind}", spot, HIGH[spark.kind], alpha=alpha)
