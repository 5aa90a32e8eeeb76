"""Last time on this ship: three sentences for whoever comes back to a voyage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import tr
from scenes.menus.dialogs import BODY, TITLE, WIDE, Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App


class LastTime(Overlay):
    """The sentences, and the way back on board."""

    def __init__(self, app: App, words: str) -> None:
        super().__init__(app)
        self.words = words

    def enter(self) -> None:
        """Going on is one key away."""
        self.focus.key = "on"
        self.kit.sound.play("page")

    def _button(self) -> float:
        return self.kit.stage.grow(71, 26)

    def sheet(self) -> Box:
        """As high as its words need."""
        text, stage = self.kit.text, self.kit.stage
        words = text.height(self.words, BODY, WIDE - 120, "italic")
        high = 96 + stage.text_units(TITLE) + words + 40 + self._button() + 50
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def build(self, ui: Ui) -> None:
        """Title, words, one button."""
        x, y, w, h = self.sheet()
        palette, middle, top = self.kit.palette, x + w / 2, y + 62
        title = tr("Last time on this ship")
        ui.label(title, (middle, top), TITLE, palette.ink, font="title", anchor="cm", width=w - 80)
        below = top + self.kit.stage.text_units(TITLE) * 0.5 + 26
        spot = (x + 60, below)
        ui.label(self.words, spot, BODY, palette.ink_soft, font="italic", anchor="lt", width=w - 120, wrap=True)
        high = self._button()
        box = (middle - 190, y + h - high - 46, 380.0, high)
        ui.button("on", box, tr("Back on board"), self.back, skin="gold")
