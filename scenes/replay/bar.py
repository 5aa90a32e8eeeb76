"""The bar of a replay: a slider over all places, with a tick for each round and a crown where the lead changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.widgets.values import KNOB, Slider

TICK: Final = 16.0
MARK: Final = 26.0
CLOSE: Final = 34.0
"""Units under which numbers of rounds would touch."""


class ScrubBar(Slider):
    """Dragged, pressed anywhere, moved by left and right."""

    rounds: Sequence[int] = ()
    leads: Sequence[int] = ()

    def at(self, index: float) -> float:
        """Where an index lies, in units."""
        x, _y, w, _h = self.shown_box
        return x + KNOB / 2 + (w - KNOB) * (index - self.low) / max(1e-9, self.high - self.low)

    def draw(self, surface: pygame.Surface) -> None:
        """Marks above the track, then the slider itself."""
        _x, y, _w, h = self.shown_box
        kit, before = self.kit, -CLOSE
        for number, index in enumerate(self.rounds, 1):
            at = self.at(index)
            top = y + h / 2 - 20 - TICK
            surface.fill(kit.palette.note, kit.stage.rect((at - 1.5, top, 3, TICK)))
            if at - before >= max(CLOSE, kit.text.width(str(number), 18, "black") + 12):
                spot = (at, top - kit.stage.text_units(18) * 0.55)
                kit.text.draw(surface, str(number), spot, 18, kit.palette.note, font="black", anchor="cm")
                before = at
        super().draw(surface)
        for index in self.leads:
            kit.art.icon(surface, "crown", (self.at(index), y + h / 2 + 34), MARK, kit.palette.gold)
