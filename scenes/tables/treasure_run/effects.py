"""What moves for a moment on the map: dust, sparkles, noise waves, stars over the caught, the ship's bell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from scenes.art import PREMULTIPLIED, faded
from scenes.kit import Kit
from scenes.stage import Units

FRAMES: Final = {"dust": 4, "sparkle": 4, "noise": 3, "caught": 3, "bell": 3}
LIFE: Final = {"dust": 0.4, "sparkle": 0.7, "noise": 0.8, "caught": 1.3, "bell": 1.8}
ROUNDS: Final = {"caught": 3, "bell": 4}
"""How often the frames of those are gone through that go round."""


@dataclass(slots=True)
class Puff:
    """One short-lived picture."""

    kind: str
    spot: Units
    scale: float
    age: float = 0.0

    @property
    def share(self) -> float:
        """How much of its life is over; negative before it begins."""
        return self.age / LIFE[self.kind]

    @property
    def frame(self) -> int:
        """Which picture of its loop is due."""
        count = FRAMES[self.kind]
        return int(self.share * count * ROUNDS.get(self.kind, 1)) % count + 1


class Effects:
    """The puffs that are alive."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.puffs: list[Puff] = []

    def add(self, kind: str, spot: Units, scale: float = 1.0, delay: float = 0.0) -> None:
        """Start one; none where motion is reduced."""
        if not self.kit.calm:
            self.puffs.append(Puff(kind, spot, scale, -delay))

    def update(self, dt: float) -> bool:
        """Age them; True while any is alive."""
        before = bool(self.puffs)
        for puff in self.puffs:
            puff.age += dt
        self.puffs = [puff for puff in self.puffs if puff.share < 1]
        return before

    def draw(self, surface: pygame.Surface) -> None:
        """Each in its frame, fading at the end."""
        for puff in self.puffs:
            if puff.share < 0:
                continue
            name = f"treasure/{puff.kind}_{puff.frame}"
            wide, high = self.kit.art.size(name)
            across, down = self.kit.art.anchor(name)
            alpha = 255 if puff.share < 0.6 else round(255 * 2.5 * (1 - puff.share))
            picture = faded(self.kit.art.get(name, high * puff.scale), alpha)
            x, y = puff.spot[0] - wide * puff.scale * across, puff.spot[1] - high * puff.scale * down
            surface.blit(picture, self.kit.stage.point((x, y)), special_flags=PREMULTIPLIED)
