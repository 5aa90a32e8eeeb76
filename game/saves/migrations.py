"""The format of saved games, and how records of older formats become today's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Record = dict[str, Any]
Migration = Callable[[Record], Record]
"""Makes a record (the header, a step or an undo) of one format into one of the next."""

FORMAT: Final = 1
"""Written into every new file; raised with each change that older programs could not read."""

MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""By format: how its records become those of the next; a hole in the chain would be a defect (tested)."""


def migrate(record: Record, written: int, migrations: Mapping[int, Migration] = MIGRATIONS) -> Record:
    """The record as today's format states it, `written` being the format that its file was begun in."""
    for format_ in range(written, FORMAT):
        record = migrations[format_](record)
    return record
