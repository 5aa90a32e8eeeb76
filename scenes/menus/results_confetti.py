"""Confetti over the winners' stand: it falls for a few seconds, or lies still where motion is reduced."""

from __future__ import annotations

from math import sin
from random import Random

import pygame

from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.stage import Box

PIECES = 70
KINDS = 7
SECONDS = 7.0
FALL = (150.0, 260.0)
"""Units a second."""
SIZE = 22.0


class Confetti:
    """Pieces whose place depends on nothing but the time, so that a picture of it is always the same."""

    def __init__(self, kit: Kit, seed: int) -> None:
        self.kit = kit
        rng = Random(seed)
        self._pieces = [
            (rng.random(), rng.uniform(-1.0, 0.0), rng.uniform(*FALL), rng.uniform(0, 6.3), rng.randint(1, KINDS))
            for _ in range(PIECES)
        ]

    def moving(self, time: float) -> bool:
        """Whether it is still falling."""
        return not self.kit.calm and time < SECONDS

    def draw(self, surface: pygame.Surface, box: Box, time: float) -> None:
        """The pieces inside a box, after so many seconds."""
        stage = self.kit.stage
        before = surface.get_clip()
        surface.set_clip(stage.rect(box).clip(before))
        for x, start, speed, turn, kind in self._pieces:
            y = 0.75 * (start + 1) if self.kit.calm else start + min(time, SECONDS) * speed / box[3]
            if not 0 <= y <= 1:
                continue
            sway = 0.0 if self.kit.calm else 24 * sin(time * 2 + turn)
            spot = stage.point((box[0] + x * box[2] + sway, box[1] + y * box[3]))
            picture = self.kit.art.get(f"ui/confetti_{kind}", SIZE)
            angle = turn * 57 + (0 if self.kit.calm else time * 140)
            turned = pygame.transform.rotate(picture, angle)
            surface.blit(turned, turned.get_rect(center=spot), special_flags=PREMULTIPLIED)
        surface.set_clip(before)
