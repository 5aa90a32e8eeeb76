"""Moments to step in during a lesson: nothing burns while the innkeeper speaks, and ringing may be what he wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.windows import Windows

if TYPE_CHECKING:
    from scenes.lessons.lesson_scene import LessonScene


class LessonWindows(Windows):
    """The fuse of a lesson's table."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene)
        self.lesson = scene
        self.passing = {0}

    def update(self, dt: float) -> None:
        """Stand still while the innkeeper speaks."""
        if not self.lesson.holds:
            super().update(dt)

    def stop(self, seat: int) -> None:
        """Ring, which ends the step that asks for it."""
        super().stop(seat)
        if seat in self.stopped:
            self.lesson.rang()

    def toggle(self, seat: int) -> None:
        """A lesson decides itself when its person is asked."""
