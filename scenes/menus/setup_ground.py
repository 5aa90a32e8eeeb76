"""What never moves on a screen, painted once: table, panels, pictures; each frame then needs one opaque copy."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.language import language
from scenes.kit import Kit

Paint = Callable[[pygame.Surface], object]


class Ground:
    """Paints in order, kept as one picture until size, text size, colours, language or the caller's key change."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._paints: list[Paint] = []
        self._key: tuple[object, ...] = ()
        self._kept: tuple[tuple[object, ...], pygame.Surface] | None = None

    def begin(self, *key: object) -> None:
        """Collect the paints anew; with the same key they are taken to paint the same."""
        stage = self._kit.stage
        self._paints = []
        self._key = (stage.size, stage.text_scale, self._kit.palette, language(), *key)

    def add(self, paint: Paint) -> None:
        """Paint this over what came before."""
        self._paints.append(paint)

    def draw(self, surface: pygame.Surface) -> None:
        """Copy the picture over the whole surface."""
        if self._kept is None or self._kept[0] != self._key:
            picture = pygame.Surface(self._kit.stage.size).convert()
            for paint in self._paints:
                paint(picture)
            self._kept = (self._key, picture)
        surface.blit(self._kept[1], (0, 0))
