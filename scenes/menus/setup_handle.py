"""Widgets of the set-up that are dragged: they follow one pointer, and a press on the spot is a tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes.pointer import JITTER, JITTER_PIXELS
from scenes.stage import Units
from scenes.widgets.base import Widget

CANCELLED = -9000
"""Releases further out than this, in pixels, mean that the system took the pointer away."""


class Handle(Widget):
    """Tells its owner where it is dragged (pointer and start, in units), where dropped (None: put back), or tapped."""

    on_drag: Callable[[Units, Units], None] | None = None
    on_drop: Callable[[Units | None], None] | None = None
    on_adjust: Callable[[int], None] | None = None
    _start: Units | None = None
    _pos: Units = (0.0, 0.0)
    dragging = False

    @property
    def tapped_at(self) -> Units:
        """Where the pointer was last."""
        return self._pos

    def drag(self, pos: Units) -> bool:
        """Follow the pointer once it has left the spot."""
        self._pos = pos
        if self._start is None:
            self._start = pos
            return True
        slack = max(JITTER, JITTER_PIXELS / self.kit.stage.scale)
        if not self.dragging and max(abs(pos[0] - self._start[0]), abs(pos[1] - self._start[1])) <= slack:
            return True
        self.dragging = True
        if self.on_drag is not None:
            self.on_drag(pos, self._start)
        return True

    def process_event(self, event: pygame.event.Event) -> bool:
        """A release after a drag is a drop, wherever it happens."""
        held = self.held
        taken = bool(super().process_event(event))
        if held and not self.held:
            dropped, self.dragging, self._start = self.dragging, False, None
            if dropped and self.on_drop is not None:
                self.on_drop(None if event.pos[0] < CANCELLED else self.kit.stage.units(event.pos))
        return taken

    def on_self_event(self, event: int, data: dict[str, Any] | None = None) -> None:
        """The end of a drag over the handle itself is no tap."""
        if not self.dragging:
            super().on_self_event(event, data)

    def adjuster(self) -> Callable[[int], None] | None:
        """Left and right move what the handle holds."""
        return self.on_adjust
