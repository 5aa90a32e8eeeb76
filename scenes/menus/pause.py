"""The pause menu over a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.language import tr
from scenes.menus.dialogs import Confirm, Overlay
from scenes.menus.rules_page import RulesScene
from scenes.menus.settings import SettingsScene
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

WIDE = 560.0


class PauseScene(Overlay):
    """Resume, rules, settings, leave; the game is saved already."""

    def __init__(self, app: App, game: str, on_leave: Callable[[], None]) -> None:
        super().__init__(app)
        self.game = game
        self.on_leave = on_leave

    def enter(self) -> None:
        """Resuming is what accepting does first."""
        self.focus.key = "resume"

    def sheet(self) -> Box:
        """Room for four buttons."""
        high = 170 + 4 * (self._row() + 18) + 30
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def build(self, ui: Ui) -> None:
        """Four buttons under a heading."""
        x, y, w, _h = self.sheet()
        palette = self.kit.palette
        ui.label(tr("Pause"), (x + w / 2, y + 66), 42, palette.ink, font="title", anchor="cm")
        note = tr("Every move is saved as you make it.")
        ui.label(note, (x + w / 2, y + 114), 22, palette.ink_soft, anchor="cm", width=w - 80)
        top, row = y + 150, self._row()
        ui.button("resume", (x + 50, top, w - 100, row), tr("Keep playing"), self.back, skin="gold", icon="play")
        top += row + 18
        ui.button("rules", (x + 50, top, w - 100, row), tr("Rules"), self.open_rules, icon="book")
        top += row + 18
        ui.button("settings", (x + 50, top, w - 100, row), tr("Settings"), self.open_settings, icon="gear")
        top += row + 18
        ui.button("leave", (x + 50, top, w - 100, row), tr("Back to the tavern"), self.ask_leave, icon="door")

    def open_rules(self) -> None:
        """The rules of this game."""
        self.app.stack.push(RulesScene(self.app, self.game))

    def open_settings(self) -> None:
        """The settings, over the table."""
        self.app.stack.push(SettingsScene(self.app))

    def ask_leave(self) -> None:
        """Leaving asks first."""
        self.app.stack.push(
            Confirm(
                self.app,
                tr("Leave this game?"),
                tr("It is saved as it stands. Resume it from the tavern."),
                tr("Leave"),
                tr("Keep playing"),
                self.on_leave,
            )
        )

    def menu(self) -> None:
        """The menu key closes what it opened."""
        self.back()

    def _row(self) -> float:
        return self.kit.stage.grow(74, 26)
