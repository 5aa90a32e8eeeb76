"""The kiosk's record for its operator: starts, games, faults. No name, no word of a guest ever goes in."""

from __future__ import annotations

import json
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LARGEST: Final = 256 * 1024
"""Bytes after which the record begins anew; the one before is kept beside it."""


class Record:
    """One JSON object a line: `at`, `what`, and numbers or ids besides."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def tell(self, what: str, **facts: str | int | float) -> None:
        """Add a line; a disk that refuses is no reason to stop."""
        line = {"at": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}", "what": what, **facts}
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.is_file() and self.path.stat().st_size > LARGEST:
                self.path.replace(self.path.with_suffix(".old.jsonl"))
            with self.path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(line) + "\n")

    def fault(self, error: BaseException) -> None:
        """A fault by its kind and the places in our code that it came through; its message may quote a guest."""
        self.tell("fault", kind=type(error).__name__, where=" < ".join(places(error)))

    def lines(self) -> list[dict[str, str | int | float]]:
        """What was told, oldest first; nothing where there is no record."""
        try:
            return [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]
        except (OSError, ValueError):
            return []


def places(error: BaseException, most: int = 4) -> list[str]:
    """File and line of the last calls, innermost first, without what was being said."""
    frames = traceback.extract_tb(error.__traceback__)[-most:]
    return [f"{_named(frame.filename)}:{frame.lineno}" for frame in reversed(frames)]


def _named(file: str) -> str:
    path = Path(file)
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
