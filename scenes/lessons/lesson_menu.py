"""The pause menu over a lesson."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.language import tr
from scenes.doors import open_settings
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.buttons import shared_size
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
        """Room for the buttons."""
        high = 130 + len(self._rows()) * (self._row() + GAP) + 20
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def _rows(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """Key, label, what it does and icon of each button; a kiosk has no way to the settings."""
        lesson = self.lesson
        rows = [
            ("resume", tr("Keep learning"), self.back, "play"),
            ("again", tr("Start again"), lambda: self._leave_for(lesson.restart), "replay"),
        ]
        if self.app.house.open:
            rows.append(("settings", tr("Settings"), self.open_settings, "gear"))
        rows.append(("skip", tr("Skip lesson"), lambda: self._leave_for(lesson.skip), "fast"))
        return [*rows, ("leave", tr("Back to the tavern"), lambda: self._leave_for(lesson.go_home), "door")]

    def build(self, ui: Ui) -> None:
        """The buttons under a heading."""
        x, y, w, _h = self.sheet()
        ui.label(tr("Lesson"), (x + w / 2, y + 66), 42, self.kit.palette.ink, font="title", anchor="cm")
        row, top = self._row(), y + 116
        rows = self._rows()
        size = shared_size(self.kit, [label for _key, label, *_ in rows], 26, w - 100, row)
        for number, (key, label, do, icon) in enumerate(rows):
            box = (x + 50, top + number * (row + GAP), w - 100, row)
            ui.button(key, box, label, do, size=size, skin="wood" if number else "gold", icon=icon)

    def open_settings(self) -> None:
        """The settings, over the lesson."""
        open_settings(self.app)

    def _leave_for(self, do: Callable[[], None]) -> None:
        """Close the menu, then do it."""
        self.app.stack.pop()
        do()

    def menu(self) -> None:
        """The menu key closes what it opened."""
        self.back()

    def _row(self) -> float:
        return self.kit.stage.grow(74, 26)
