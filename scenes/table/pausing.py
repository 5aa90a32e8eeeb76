"""The pause menu of a table, with leaving the rest of the game to the bots."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from game.language import tr
from scenes.doors import go_home
from scenes.menus.case import ask_for_case
from scenes.menus.counting import abandon
from scenes.menus.dialogs import Confirm
from scenes.menus.pause import PauseScene
from scenes.stage import Box
from scenes.table.ending import EndingScene, may_finish
from scenes.table.peek import may_peek
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene

HIGHEST: Final = 1060.0


class TablePause(PauseScene):
    """The common pause menu and one more button."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app, table.agreement.game, lambda: go_home(table.app))
        self.table = table

    def sheet(self) -> Box:
        """Room for what can be done besides."""
        x, y, w, h = super().sheet()
        more = (self._row() + 18) * self._more()
        return x, y - more / 2, w, h + more

    def _more(self) -> int:
        """Buttons beside the common ones."""
        return self._can_concede() + self._can_finish() + self._can_peek() + self.app.house.open

    def _row(self) -> float:
        """As high as others, but all of them on the screen."""
        count = len(self._rows()) + self._more()
        return min(super()._row(), (HIGHEST - 200) / count - 18)

    def build(self, ui: Ui) -> None:
        """The common buttons, then peeking and leaving the game to the bots."""
        super().build(ui)
        x, y, w, h = self.sheet()
        row = self._row()
        top = y + h - 30 - row - 10
        if self.app.house.open:
            ui.button("case", (x + 50, top, w - 100, row), tr("Report a problem"), self.report, icon="pin")
            top -= row + 18
        if self._can_concede():
            label = tr("Let bots finish it")
            ui.button("concede", (x + 50, top, w - 100, row), label, self.ask_concede, icon="bot")
            top -= row + 18
        if self._can_finish():
            ui.button("finish", (x + 50, top, w - 100, row), tr("To the results at once"), self.finish, icon="crown")
            top -= row + 18
        if self._can_peek():
            ui.button("peek", (x + 50, top, w - 100, row), tr("Peek at a hand"), self.peek, icon="eye")

    def finish(self) -> None:
        """Close the menu; the bots play the rest at once."""
        self.app.stack.pop()
        self.app.stack.push(EndingScene(self.table))

    def _can_finish(self) -> bool:
        """Where only bots are left."""
        return may_finish(self.table)

    def peek(self) -> None:
        """Close the menu; people look at their hands behind the curtain."""
        self.app.stack.pop()
        self.table.peek()

    def report(self) -> None:
        """A file of the game so far, for whoever shall see what went wrong; asks first."""
        table = self.table
        ask_for_case(self.app, table.agreement, table.session, len(table.session.steps))

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
        """Close the menu and let the bots play on; the game counts for nobody then."""
        abandon(self.app, self.table.agreement, self.table.host.file)
        while self.app.stack.top is not self.table and len(self.app.stack.scenes) > 1:
            self.app.stack.pop()
        self.table.concede()

    def _can_peek(self) -> bool:
        """At the table itself; the curtain has a button of its own."""
        below = [under for under, over in pairwise(self.app.stack.scenes) if over is self]
        return below == [self.table] and may_peek(self.table)

    def _can_concede(self) -> bool:
        return bool(self.table.host.people) and not self.table.session.over
