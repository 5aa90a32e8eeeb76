"""The tooltip of a hovered or focused widget, and its patience."""

from __future__ import annotations

import pygame

from scenes.kit import Kit
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.base import Widget

PATIENCE = 0.5
SIZE = 21.0
WIDEST = 420.0


class Tooltip:
    """Shows a widget's tooltip once it has been hovered for half a second."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._widget: Widget | None = None
        self._since = 0.0
        self._shown = False

    def hover(self, widget: Widget | None, now: float) -> None:
        """The mouse is over another widget, or none."""
        self._widget = widget if widget is not None and widget.tooltip else None
        self._since, self._shown = now, False

    def update(self, now: float) -> bool:
        """True where the tooltip has just become due."""
        if self._widget is None or self._shown or now - self._since < PATIENCE:
            return False
        self._shown = True
        return True

    def draw(self, surface: pygame.Surface, focused: Widget | None) -> None:
        """Draw it under (or above) its widget."""
        widget = self._widget if self._shown else focused
        if widget is not None and widget.tooltip:
            draw_hint(surface, self._kit, widget.tooltip, widget.shown_box)


def draw_hint(surface: pygame.Surface, kit: Kit, words: str, around: Box) -> None:
    """A dark plate with words under a box, or above it where there is no room, always on the screen."""
    inner = min(WIDEST, kit.text.width(words, SIZE)) + 1
    lines = kit.text.lines(words, SIZE, inner)
    inner = max(kit.text.width(line, SIZE) for line in lines)
    high = kit.stage.text_units(SIZE) * 1.28 * len(lines) + 22
    wide = inner + 40
    x = min(max(8.0, around[0] + around[2] / 2 - wide / 2), WIDTH - wide - 8)
    y = around[1] + around[3] + 14
    if y + high > HEIGHT - 8:
        y = around[1] - high - 14
    kit.art.draw(surface, "ui/tooltip", (x, y, wide, high))
    kit.text.draw(
        surface, words, (x + wide / 2, y + high / 2), SIZE, kit.palette.cream, anchor="cm", max_width=inner, wrap=True
    )
