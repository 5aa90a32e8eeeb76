"""What the kiosk is, and the way into it: only with a PIN, since without one nobody could leave it."""

from __future__ import annotations

from typing import Final

import pygame

from game.language import tr
from game.saves.pin import readable
from scenes import doors
from scenes.kiosk.house import Kiosk
from scenes.kiosk.pin_pad import AskPin
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box, Units
from scenes.widgets.maker import Paint
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

WIDE: Final = 1080.0
SIZE: Final = 25.0


class KioskOffer(Overlay):
    """Some sentences and two buttons, the safe one first."""

    def enter(self) -> None:
        """Nothing begins by itself."""
        self.focus.key = "no"

    def _lines(self) -> list[tuple[str, str]]:
        return [
            ("fullscreen", tr("The screen is full, and bots play until somebody touches it.")),
            ("people", tr("One touch starts: guests choose a game and how many they are.")),
            ("clock", tr("Untouched for a while it asks, then begins anew. Guests' games are not kept.")),
            ("lock", tr("Only the PIN leads to the settings and out: hold the sign with the name for five seconds.")),
            ("laptop", tr("It plays like a laptop that is passed round; the flat table is not for kiosks yet.")),
        ]

    def _heights(self) -> list[float]:
        return [max(56.0, self.kit.text.height(words, SIZE, WIDE - 220) + 14) for _icon, words in self._lines()]

    def sheet(self) -> Box:
        """As high as its words need."""
        high = min(HEIGHT - 40, 128 + sum(self._heights()) + 30 + self._row() + 50)
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def _row(self) -> float:
        return self.kit.stage.grow(78, 26)

    def build(self, ui: Ui) -> None:
        """Heading, sentences, buttons."""
        x, y, w, h = self.sheet()
        palette = self.kit.palette
        ui.label(tr("The kiosk"), (x + w / 2, y + 70), 44, palette.ink, font="title", anchor="cm", width=w - 80)
        row = self._row()
        foot = y + h - row - 46
        frame = (x + 30, y + 124, w - 60, foot - 20 - y - 124)
        pane = ui.pane("lines", frame, sum(self._heights()))
        top = y + 124
        for (icon, words), high in zip(self._lines(), self._heights(), strict=True):
            spot = (x + 84, top + high / 2)
            ui.decor(self._icon(pane, icon, spot), pane)
            lines = self.kit.text.height(words, SIZE, WIDE - 220)
            place = (x + 140, top + (high - lines) / 2)
            ui.label(words, place, SIZE, palette.ink, anchor="lt", width=WIDE - 220, wrap=True, pane=pane)
            top += high
        ui.button("no", (x + 50, foot, w * 0.42, row), tr("Not now"), self.back, skin="gold")
        ui.button("yes", (x + w - 50 - w * 0.42, foot, w * 0.42, row), tr("Start the kiosk"), self.start, icon="kiosk")

    def _icon(self, pane: Pane, icon: str, spot: Units) -> Paint:
        def paint(surface: pygame.Surface) -> None:
            self.kit.art.icon(surface, icon, (spot[0], spot[1] - pane.scroll), 44, self.kit.palette.ink)

        return paint

    def start(self) -> None:
        """Ask for the PIN, so that whoever starts it can also leave it; without one, choose it."""
        kiosk = Kiosk(self.app)
        if readable(self.app.settings.kiosk_pin):
            self.app.stack.push(AskPin(kiosk, kiosk.take_over))
        else:
            doors.choose_pin(self.app, kiosk.take_over)
