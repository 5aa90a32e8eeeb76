"""The statistics file, in the data folder."""

from __future__ import annotations

from game.language import tr
from game.saves.kept_file import KeptFile
from game.statistics import Book


class StatisticsFile(KeptFile[Book]):
    """Loads and keeps a Book."""

    model = Book
    version = 1
    spare = "statistics-new.json"
    largest = 2**24

    def newer(self) -> str:
        """The sentence for a file of a newer version."""
        return tr("The statistics come from a newer Ratskeller: they are left as they are.")

    def unreadable(self) -> str:
        """The sentence for a file that cannot be read."""
        return tr("The statistics could not be read: they are left as they are, these are fresh.")

    def refused(self) -> str:
        """The sentence for a folder that cannot be written."""
        return tr("The statistics cannot be kept: this folder cannot be written.")
