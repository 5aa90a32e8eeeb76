"""The lesson of Rats with Gats, found by scenes/lessons."""

from scenes.tables.rats_with_gats_lesson.steps import LESSON

__all__ = ["LESSON"]
