"""The short cross-fade between scenes."""

from __future__ import annotations

import pygame

from scenes.clock import Clock
from scenes.kit import Kit

SECONDS = 0.18
CALM_SECONDS = 0.1


class Fade:
    """Draws the frame of before over the new one, fainter and fainter."""

    def __init__(self, kit: Kit, clock: Clock) -> None:
        self._kit = kit
        self._clock = clock
        self.off = False
        """True presents every change at once, as tests and screenshots want."""
        self._old: pygame.Surface | None = None
        self._since = 0.0

    def start(self, surface: pygame.Surface) -> None:
        """Fade from what the surface shows now to whatever comes next."""
        if not self.off:
            self._old, self._since = surface.copy(), self._clock.now()

    def update(self) -> bool:
        """True while a fade wants frames."""
        return self._old is not None

    def draw(self, surface: pygame.Surface) -> None:
        """Blend the old frame over the new."""
        if self._old is None:
            return
        share = (self._clock.now() - self._since) / (CALM_SECONDS if self._kit.calm else SECONDS)
        if share >= 1 or self._old.get_size() != surface.get_size():
            self._old = None
            return
        self._old.set_alpha(round(255 * (1 - share)))
        surface.blit(self._old, (0, 0))
