"""The race's lesson, found by scenes/lessons."""

from scenes.tables.farm_and_furious_lesson.steps import LESSON

__all__ = ["LESSON"]
