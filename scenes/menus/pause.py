"""The pause menu over a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.language import tr
from scenes.doors import open_lesson, open_settings
from scenes.lessons.script import lesson_of
from scenes.menus.dialogs import Confirm, Overlay
from scenes.menus.rules_page import RulesScene
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.buttons import shared_size
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
        """Room for the buttons."""
        high = 170 + len(self._rows()) * (self._row() + 18) + 30
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def _rows(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """Key, label, what it does and icon of each button; guests of a kiosk can only go on, read and end."""
        at_home = self.app.house.open
        rows = [("resume", tr("Keep playing"), self.back, "play"), ("rules", tr("Rules"), self.open_rules, "book")]
        if lesson_of(self.game) is not None and at_home:
            rows.append(("lesson", tr("Lesson"), self.open_lesson, "bulb"))
        if at_home:
            rows.append(("settings", tr("Settings"), self.open_settings, "gear"))
        leave = tr("Back to the tavern") if at_home else tr("End this game")
        return [*rows, ("leave", leave, self.ask_leave, "door")]

    def build(self, ui: Ui) -> None:
        """The buttons under a heading."""
        x, y, w, _h = self.sheet()
        palette = self.kit.palette
        ui.label(tr("Pause"), (x + w / 2, y + 58), 42, palette.ink, font="title", anchor="cm", height=76)
        note = tr("Every move is saved as you make it.") if self.app.house.open else ""
        ui.label(note, (x + w / 2, y + 114), 22, palette.ink_soft, anchor="cm", width=w - 80)
        row = self._row()
        rows = self._rows()
        size = shared_size(self.kit, [label for _key, label, *_ in rows], 26, w - 100, row)
        for number, (key, label, do, icon) in enumerate(rows):
            box = (x + 50, y + 150 + number * (row + 18), w - 100, row)
            ui.button(key, box, label, do, size=size, skin="wood" if number else "gold", icon=icon)

    def open_lesson(self) -> None:
        """The game's lesson; this game waits below."""
        open_lesson(self.app, self.game)

    def open_rules(self) -> None:
        """The rules of this game."""
        self.app.stack.push(RulesScene(self.app, self.game))

    def open_settings(self) -> None:
        """The settings, over the table."""
        open_settings(self.app)

    def ask_leave(self) -> None:
        """Leaving asks first."""
        self.app.stack.push(
            Confirm(
                self.app,
                tr("Leave this game?"),
                self._what_becomes(),
                tr("Leave"),
                tr("Keep playing"),
                self.on_leave,
            )
        )

    def _what_becomes(self) -> str:
        if self.app.house.open:
            return tr("It is saved as it stands. Resume it from the tavern.")
        return tr("It cannot be taken up again later.")

    def menu(self) -> None:
        """The menu key closes what it opened."""
        self.back()

    def _row(self) -> float:
        return self.kit.stage.grow(74, 26)
