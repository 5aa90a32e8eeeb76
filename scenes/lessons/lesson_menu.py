"""The pause menu over a lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.language import tr
from scenes.menus.dialogs import Overlay
from scenes.menus.settings import SettingsScene
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.lessons.lesson_scene import LessonScene

WIDE = 560.0
GAP = 18.0


class LessonMenu(Overlay):
    """Go on, start again, settings, skip, leave; nothing is lost by it."""

    def __init__(self, lesson: LessonScene) -> None:
        super().__init__(lesson.app)
        self.lesson = lesson

    def enter(self) -> None:
        """Going on is what accepting does first."""
        self.focus.key = "resume"

    def sheet(self) -> Box:
        """Room for five buttons."""
        high = 130 + 5 * (self._row() + GAP) + 20
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def build(self, ui: Ui) -> None:
        """Five buttons under a heading."""
        x, y, w, _h = self.sheet()
        ui.label(tr("Lesson"), (x + w / 2, y + 66), 42, self.kit.palette.ink, font="title", anchor="cm")
        row, top = self._row(), y + 116
        lesson = self.lesson
        ui.button("resume", (x + 50, top, w - 100, row), tr("Keep learning"), self.back, skin="gold", icon="play")
        rows = (
            ("again", tr("Start again"), "replay", lesson.restart),
            ("settings", tr("Settings"), "gear", self.open_settings),
            ("skip", tr("Skip lesson"), "fast", lesson.skip),
            ("leave", tr("Back to the tavern"), "door", lesson.go_home),
        )
        for number, (key, label, icon, do) in enumerate(rows, 1):
            box = (x + 50, top + number * (row + GAP), w - 100, row)
            ui.button(key, box, label, lambda do=do: self._leave_for(do), icon=icon)  # type: ignore[misc]

    def open_settings(self) -> None:
        """The settings, over the lesson."""
        self.app.stack.push(SettingsScene(self.app))

    def _leave_for(self, do: Callable[[], None]) -> None:
        """Close the menu, then do it."""
        self.app.stack.pop()
        do()

    def menu(self) -> None:
        """The menu key closes what it opened."""
        self.back()

    def _row(self) -> float:
        return self.kit.stage.grow(74, 26)
