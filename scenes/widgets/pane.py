"""A scrolling pane: widgets and words taller than their frame, moved by wheel, drag, keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.kit import Kit
from scenes.stage import Box

BAR = 10.0
EDGE = 24.0
"""Units kept free around a widget that is scrolled into view."""


class Pane:
    """A frame in units onto content of some height; content uses the frame's coordinates, scroll moves it up."""

    def __init__(self, kit: Kit, key: str, box: Box, height: float, scroll: float = 0.0) -> None:
        self.kit, self.key, self.box, self.height = kit, key, box, height
        self.scroll = 0.0
        self.on_scroll: list[Callable[[], None]] = []
        self.move_to(scroll)

    @property
    def rect(self) -> pygame.Rect:
        """The frame in pixels."""
        return self.kit.stage.rect(self.box)

    @property
    def most(self) -> float:
        """How far it can scroll, in units."""
        return max(0.0, self.height - self.box[3])

    def shown(self, box: Box) -> Box:
        """Where a box of the content stands now."""
        return box[0], box[1] - self.scroll, box[2], box[3]

    def move_to(self, scroll: float) -> bool:
        """Scroll to a place, as far as there is content; True where it moved."""
        wanted = min(max(0.0, scroll), self.most)
        changed = wanted != self.scroll
        self.scroll = wanted
        for call in self.on_scroll:
            call()
        return changed

    def reveal(self, box: Box) -> None:
        """Scroll just enough to show a box of the content."""
        top, bottom = box[1] - self.box[1] - EDGE, box[1] + box[3] - self.box[1] + EDGE
        if top < self.scroll:
            self.move_to(top)
        elif bottom > self.scroll + self.box[3]:
            self.move_to(bottom - self.box[3])

    def draw_bar(self, surface: pygame.Surface) -> None:
        """A slim scroll bar at the right edge, where there is more than fits."""
        if self.most <= 0:
            return
        x, y, w, h = self.box
        track = (x + w - BAR, y, BAR, h)
        long = max(48.0, h * h / self.height)
        at = y + (h - long) * self.scroll / self.most
        stage, palette = self.kit.stage, self.kit.palette
        corner = stage.px(BAR / 2)
        pygame.draw.rect(surface, palette.parchment_shade, stage.rect(track), border_radius=corner)
        pygame.draw.rect(surface, palette.walnut5, stage.rect((track[0], at, BAR, long)), border_radius=corner)
