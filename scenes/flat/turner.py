"""Draws what faces an edge: upright on paper of its own, over what lies there already, then turned as a whole."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.flat.lens import Lens
from scenes.kit import Kit

Paint = Callable[[pygame.Surface], object]


class Turner:
    """One sheet of paper for all planes of a kind, drawn one after the other."""

    def __init__(self, whole: Kit, plane: Kit) -> None:
        self.whole = whole
        """The window's tools."""
        self.plane = plane
        """The planes'."""
        self._paper: pygame.Surface | None = None

    def lay(self, surface: pygame.Surface, lens: Lens, paint: Paint) -> None:
        """Paint a lens on to the window."""
        picture = self.turned(surface, lens, paint)
        surface.blit(picture, picture.get_rect(center=self.whole.stage.point(lens.centre)))

    def turned(self, surface: pygame.Surface, lens: Lens, paint: Paint) -> pygame.Surface:
        """What is painted behind a lens over what lies there already, turned as the lens is."""
        stage = self.plane.stage
        if self._paper is None or self._paper.get_size() != stage.size:
            self._paper = pygame.Surface(stage.size).convert()
        box = stage.rect(lens.box)
        wide, high = box.size if lens.turn % 180 == 0 else (box.height, box.width)
        there = pygame.Rect(0, 0, wide, high)
        there.center = self.whole.stage.point(lens.centre)
        below = pygame.Surface((wide, high)).convert()
        below.blit(surface, (-there.left, -there.top))
        self._paper.blit(upright(below, -lens.turn), box)
        clip = self._paper.get_rect().clip(box)
        self._paper.set_clip(clip)
        paint(self._paper)
        self._paper.set_clip(None)
        shown = pygame.Surface(box.size).convert()
        shown.blit(self._paper, (0, 0), box)
        return upright(shown, lens.turn)


def upright(picture: pygame.Surface, turn: int) -> pygame.Surface:
    """Turned clockwise by a multiple of 90 degrees."""
    turn %= 360
    if turn == 0:
        return picture.copy()
    if turn == 180:
        return pygame.transform.flip(picture, flip_x=True, flip_y=True)
    return pygame.transform.rotate(picture, -turn)
