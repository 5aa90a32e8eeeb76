"""The pause menu of a table: peeking, leaving the game to the bots, and a report, among what every pause offers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from game.language import tr
from scenes.doors import go_home
from scenes.menus.case import ask_for_case
from scenes.menus.counting import abandon
from scenes.menus.dialogs import Confirm
from scenes.menus.pause import PauseScene
from scenes.table.ending import EndingScene, may_finish
from scenes.table.peek import may_peek

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene

HIGHEST: Final = 850.0
"""Units for all buttons."""


class TablePause(PauseScene):
    """The common pause menu, with what a table has besides."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app, table.agreement.game, lambda: go_home(table.app))
        self.table = table

    def _rows(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """The common buttons, those of the moment before the last."""
        rows = super()._rows()
        besides: list[tuple[str, str, Callable[[], None], str]] = []
        if self._can_peek():
            besides.append(("peek", tr("Peek at a hand"), self.peek, "eye"))
        if may_finish(self.table):
            besides.append(("finish", tr("To the results at once"), self.finish, "crown"))
        if self._can_concede():
            besides.append(("concede", tr("Let bots finish it"), self.ask_concede, "bot"))
        if self.app.house.open:
            besides.append(("case", tr("Report a problem"), self.report, "pin"))
        return [*rows[:-1], *besides, rows[-1]]

    def _row(self) -> float:
        """As high as others, but so that all of them are on the screen."""
        return min(super()._row(), HIGHEST / len(self._rows()) - 18)

    def finish(self) -> None:
        """Close the menu; the bots play the rest at once."""
        self.app.stack.pop()
        self.app.stack.push(EndingScene(self.table))

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
