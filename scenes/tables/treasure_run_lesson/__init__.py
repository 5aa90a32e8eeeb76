"""The lesson of The Treasure Run, found by scenes/lessons."""

from scenes.tables.treasure_run_lesson.steps import LESSON

__all__ = ["LESSON"]
