"""What the parts of the set-up screen are for, in a few sentences over it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.language import tr
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box, Units
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

WIDE = 1180.0
SIZE = 23.0


class SetupHelp(Overlay):
    """A list of sentences, each with its icon, and a button that closes it."""

    def __init__(self, app: App, entries: Sequence[tuple[str, str]]) -> None:
        super().__init__(app)
        self.entries = entries

    def enter(self) -> None:
        """Closing is what accepting does."""
        self.focus.key = "close"

    def sheet(self) -> Box:
        """As high as its sentences need."""
        high = 130 + sum(self._high(words) for _icon, words in self.entries) + self.kit.stage.grow(71, 26) + 50
        return (WIDTH - WIDE) / 2, max(10.0, (HEIGHT - high) / 2), WIDE, min(high, HEIGHT - 20)

    def build(self, ui: Ui) -> None:
        """Heading, sentences, button."""
        x, y, w, h = self.sheet()
        palette, button = self.kit.palette, self.kit.stage.grow(71, 26)
        ui.label(tr("What is what?"), (x + w / 2, y + 66), 40, palette.ink, font="title", anchor="cm", width=w - 80)
        room = h - 130 - button - 50
        needed = sum(self._high(words) for _icon, words in self.entries)
        pane = ui.pane("help", (x + 40, y + 116, w - 80, room), needed)
        top = y + 116
        for icon, words in self.entries:
            middle = top + self._high(words) / 2
            ui.decor(partial(self._icon, icon, (x + 80, middle), pane), pane)
            ui.label(words, (x + 124, middle), SIZE, palette.ink, width=self._room(), wrap=True, pane=pane)
            top += self._high(words)
        ui.button("close", (x + w / 2 - 170, y + h - button - 36, 340, button), tr("Close"), self.back, skin="gold")

    def _icon(self, icon: str, spot: Units, pane: Pane, surface: pygame.Surface) -> None:
        size = min(64.0, self.kit.stage.text_units(SIZE) * 1.4)
        self.kit.art.icon(surface, icon, (spot[0], spot[1] - pane.scroll), size, self.kit.palette.ink_soft)

    def _room(self) -> float:
        return WIDE - 190

    def _high(self, words: str) -> float:
        return max(56.0, self.kit.text.height(words, SIZE, self._room()) + 18)
