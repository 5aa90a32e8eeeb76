"""The pause menu of a table, with leaving the rest of the game to the bots."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from game.language import tr
from scenes.doors import go_home
from scenes.menus.dialogs import Confirm
from scenes.menus.pause import PauseScene
from scenes.stage import Box
from scenes.table.peek import may_peek
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene


class TablePause(PauseScene):
    """The common pause menu and one more button."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app, table.agreement.game, lambda: go_home(table.app))
        self.table = table

    def sheet(self) -> Box:
        """Room for what can be done besides."""
        x, y, w, h = super().sheet()
        more = (self._row() + 18) * (self._can_concede() + self._can_peek())
        return x, y - more / 2, w, h + more

    def build(self, ui: Ui) -> None:
        """The common buttons, then peeking and leaving the game to the bots."""
        super().build(ui)
        x, y, w, h = self.sheet()
        row = self._row()
        top = y + h - 30 - row - 10
        if self._can_concede():
            label = tr("Let bots finish it")
            ui.button("concede", (x + 50, top, w - 100, row), label, self.ask_concede, icon="bot")
            top -= row + 18
        if self._can_peek():
            ui.button("peek", (x + 50, top, w - 100, row), tr("Peek at a hand"), self.peek, icon="eye")

    def peek(self) -> None:
        """Close the menu; people look at their hands behind the curtain."""
        self.app.stack.pop()
        self.table.peek()

    def open_rules(self) -> None:
        """The rules in the table's drawer, where they were last read."""
        self.table.open_rules()

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

    def _can_peek(self) -> bool:
        """At the table itself; the curtain has a button of its own."""
        below = [under for under, over in pairwise(self.app.stack.scenes) if over is self]
        return below == [self.table] and may_peek(self.table)

    def _can_concede(self) -> bool:
        return bool(self.table.host.people) and not self.table.session.over
