"""The pause menu of a table, with leaving the rest of the game to the bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import tr
from scenes.doors import go_home
from scenes.menus.dialogs import Confirm
from scenes.menus.pause import PauseScene
from scenes.stage import Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene


class TablePause(PauseScene):
    """The common pause menu and one more button."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app, table.agreement.game, lambda: go_home(table.app))
        self.table = table

    def sheet(self) -> Box:
        """Room for one button more, where somebody can still leave."""
        x, y, w, h = super().sheet()
        more = self._row() + 18 if self._can_concede() else 0.0
        return x, y - more / 2, w, h + more

    def build(self, ui: Ui) -> None:
        """The common buttons, then leaving the race to the bots."""
        super().build(ui)
        if self._can_concede():
            x, y, w, h = self.sheet()
            row = self._row()
            label = tr("Let bots finish it")
            ui.button("concede", (x + 50, y + h - 30 - row - 10, w - 100, row), label, self.ask_concede, icon="bot")

    def ask_concede(self) -> None:
        """It cannot be taken back, so it asks."""
        words = tr("Bots play on for everybody who is still at the table, as fast as you like.")
        self.app.stack.push(
            Confirm(
                self.app, tr("Leave the game to the bots?"), words, tr("Let them"), tr("Keep playing"), self.concede
            )
        )

    def concede(self) -> None:
        """Close the menu and let the bots play on."""
        while self.app.stack.top is not self.table and len(self.app.stack.scenes) > 1:
            self.app.stack.pop()
        self.table.concede()

    def _can_concede(self) -> bool:
        return bool(self.table.host.people) and not self.table.session.over
