"""The operator's page, behind the PIN: settings, what the record says, the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.language import tr, trn
from scenes.doors import open_settings
from scenes.scene import Scene
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.buttons import shared_size
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.kiosk.house import Kiosk

SHEET: Final[Box] = ((WIDTH - 1000) / 2, (HEIGHT - 900) / 2, 1000.0, 900.0)
KIOSK_TAB: Final = 4
"""The kiosk's tab in the settings."""


class OperatorScene(Scene):
    """Four ways on; untouched for long it goes back to the attract loop, as every page."""

    tune = None

    def __init__(self, kiosk: Kiosk) -> None:
        super().__init__(kiosk.app)
        self.kiosk = kiosk
        self.focus.key = "guests"

    def build(self, ui: Ui) -> None:
        """Heading, figures, four buttons."""
        x, y, w, _h = SHEET
        palette = self.kit.palette
        ui.panel(SHEET)
        ui.label(
            tr("Operator"), (x + w / 2, y + 66), 50, palette.ink, font="title", anchor="cm", width=w - 80, height=70
        )
        ui.label(
            self._figures(),
            (x + w / 2, y + 130),
            26,
            palette.ink_soft,
            anchor="ct",
            width=w - 120,
            height=110,
            wrap=True,
        )
        rows = (
            ("guests", tr("Back to the guests"), "people", self.back, "gold"),
            ("settings", tr("Settings"), "gear", self.open_settings, "wood"),
            ("tavern", tr("End the kiosk, to the tavern"), "home", self.kiosk.hand_back, "wood"),
            ("quit", tr("Quit Ratskeller"), "door", self.app.leave, "red"),
        )
        high = 124.0
        size = shared_size(self.kit, [label for _key, label, *_ in rows], 40, w - 160, high)
        for number, (key, label, icon, do, skin) in enumerate(rows):
            box = (x + 80, y + 270 + number * (high + 24), w - 160, high)
            ui.button(key, box, label, do, icon=icon, size=size, skin=skin)  # type: ignore[arg-type]

    def _figures(self) -> str:
        """What the record says in two sentences."""
        lines = self.kiosk.record.lines()
        games = sum(line.get("what") == "game" for line in lines)
        faults = sum(line.get("what") == "fault" for line in lines)
        told = trn("{n} game begun", "{n} games begun", games).format(n=games)
        wrong = trn("{n} fault", "{n} faults", faults).format(n=faults)
        where = tr("The record is kept in {path}").format(path=self.kiosk.record.path)
        return f"{told} · {wrong}\n{where}"

    def open_settings(self) -> None:
        """All settings, the kiosk's first."""
        open_settings(self.app, KIOSK_TAB)

    def resume(self) -> None:
        """What has been set is how guests find it from now on."""
        self.kiosk.settled()

    def back(self) -> None:
        """To the attract loop."""
        self.kiosk.home()

    def draw(self, surface: pygame.Surface) -> None:
        """The table top."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
