"""Short-lived pictures over a table: each rises and drifts a little and fades out; none where motion is reduced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from scenes.art import PREMULTIPLIED, faded
from scenes.kit import Kit
from scenes.stage import Units

AROUND: Final = ((-0.5, -0.5), (0.5, -0.42), (0.55, 0.1), (0.42, 0.52), (-0.1, -0.58), (-0.55, 0.05), (-0.4, 0.5))


@dataclass(frozen=True, slots=True)
class SparkKind:
    """A picture, the seconds it lives, the units it rises and drifts meanwhile."""

    picture: str
    life: float
    rise: float
    drift: float = 0.0


@dataclass(slots=True)
class Spark:
    """One short-lived picture."""

    kind: SparkKind
    spot: Units
    size: float
    age: float = 0.0

    @property
    def share(self) -> float:
        """How much of its life is over; negative before it begins."""
        return self.age / self.kind.life


class Sparks:
    """The sparks of a table that are alive."""

    def __init__(self, kit: Kit, kinds: Mapping[str, SparkKind]) -> None:
        self.kit = kit
        self.kinds = kinds
        self.sparks: list[Spark] = []

    def add(self, kind: str, spot: Units, size: float, delay: float = 0.0) -> None:
        """Start one; none where motion is reduced."""
        if not self.kit.calm:
            self.sparks.append(Spark(self.kinds[kind], spot, size, -delay))

    def ring(self, kind: str, centre: Units, wide: float, high: float, size: float) -> None:
        """Some all round a card."""
        for number, (dx, dy) in enumerate(AROUND):
            self.add(kind, (centre[0] + dx * wide, centre[1] + dy * high), size, 0.13 * number)

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
            share, kind = spark.share, spark.kind
            if share < 0:
                continue
            alpha = 255 if share < 0.5 else round(255 * 2 * (1 - share))
            picture = faded(self.kit.art.get(kind.picture, spark.size), alpha)
            x, y = spark.spot[0] + kind.drift * share, spark.spot[1] - kind.rise * share
            surface.blit(picture, picture.get_rect(center=self.kit.stage.point((x, y))), special_flags=PREMULTIPLIED)
