"""The lesson of Pie Rats, found by scenes/lessons."""

from scenes.tables.pie_rats_lesson.steps import LESSON

__all__ = ["LESSON"]
