"""The calm page of a kiosk after a fault: nothing to press, it begins again by itself."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.language import tr, trn
from scenes.events import Event
from scenes.scene import Scene
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.kiosk.house import Kiosk

SECONDS: Final = 8.0
SHEET: Final[Box] = ((WIDTH - 1200) / 2, (HEIGHT - 620) / 2, 1200.0, 620.0)


class MishapScene(Scene):
    """Counts down to the attract loop; guests can do nothing here, and need not."""

    tune = None

    def __init__(self, kiosk: Kiosk) -> None:
        super().__init__(kiosk.app)
        self.kiosk = kiosk
        self.until = self.app.clock.now() + SECONDS
        self._shown = -1

    @property
    def left(self) -> int:
        """Whole seconds left."""
        return max(0, math.ceil(self.until - self.app.clock.now()))

    def build(self, ui: Ui) -> None:
        """The mug, what happened, what happens next."""
        x, y, w, h = SHEET
        palette = self.kit.palette
        ui.panel(SHEET)
        mug = (x + 50, y + (h - 400) / 2, 500, 400)
        ui.decor(lambda surface: self.kit.art.draw(surface, "tavern/broken_mug", mug))
        left, room = x + 590, w - 650
        ui.label(tr("A mug fell over"), (left, y + 150), 56, palette.ink, font="title", width=room)
        words = tr("Something went wrong, and this game has ended. It is nothing you did.")
        ui.label(words, (left, y + 205), 30, palette.ink, anchor="lt", width=room, height=170, wrap=True)
        n = self.left
        again = trn("The tables are wiped: {n} second", "The tables are wiped: {n} seconds", n).format(n=n)
        ui.label(again, (left, y + 440), 32, palette.ink_soft, font="title", width=room)

    def receive(self, event: Event) -> None:
        """Nothing can be done here."""

    def update(self, dt: float) -> None:
        """Count down, then begin again."""
        if self.left != self._shown:
            self._shown = self.left
            self.rebuild()
        if self.app.clock.now() >= self.until:
            self.kiosk.home()

    def draw(self, surface: pygame.Surface) -> None:
        """The table top."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
