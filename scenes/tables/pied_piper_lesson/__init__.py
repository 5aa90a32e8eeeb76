"""The lesson of Pay the Piper, found by scenes/lessons."""

from scenes.tables.pied_piper_lesson.steps import LESSON

__all__ = ["LESSON"]
