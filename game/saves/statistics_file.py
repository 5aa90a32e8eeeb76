"""The statistics file: one JSON object in the data folder, checked when read, replaced whole when written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from game.language import tr
from game.saves.folders import replace_file
from game.statistics import Book

VERSION: Final = 1
SPARE: Final = "statistics-new.json"
"""Written here while a file that could not be read keeps the usual name."""
LARGEST: Final = 2**24


class StatisticsFile:
    """Loads and keeps a Book; a file that cannot be read is left untouched and a new one begun beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""
        """One sentence for the person, when something was wrong with the file or the folder."""

    def load(self) -> Book:
        """What is kept; an empty book where there is no file or no readable one, then `problem` says so."""
        for path in (self.path.with_name(SPARE), self.path):
            if path.is_file() and (book := self._read(path)) is not None:
                if path.name == SPARE:
                    self.path, self.problem = path, ""
                return book
        return Book()

    def keep(self, book: Book) -> bool:
        """Write atomically; False, with a sentence in `problem`, where the folder cannot be written."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.path, book.model_dump_json().encode())
        except OSError:
            self.problem = tr("The statistics cannot be kept: this folder cannot be written.")
            return False
        return True

    def _read(self, path: Path) -> Book | None:
        try:
            with path.open("rb") as stream:
                raw = json.loads(stream.read(LARGEST))
            if not (isinstance(raw, dict) and int(raw.get("version", 0)) > VERSION):
                return Book.model_validate(raw)
            self.problem = tr("The statistics come from a newer Ratskeller: they are left as they are.")
        except (OSError, ValueError, TypeError, OverflowError, RecursionError):
            self.problem = tr("The statistics could not be read: they are left as they are, these are fresh.")
        self.path = path.with_name(SPARE)
        return None
