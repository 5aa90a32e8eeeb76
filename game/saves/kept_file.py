"""One checked JSON object in a file: read with care, replaced whole when written."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel

from game.saves.folders import replace_file

Kept = TypeVar("Kept", bound=BaseModel)


class KeptFile(ABC, Generic[Kept]):
    """Loads and saves a model; a file that cannot be read is left untouched and a new one begun beside it."""

    model: type[Kept]
    version: ClassVar[int]
    """Objects of a newer one are left alone."""
    spare: ClassVar[str]
    """The name written to while a file that could not be read keeps the usual one."""
    largest: ClassVar[int]
    """Bytes; a larger file is not ours."""
    indent: ClassVar[int | None] = None

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""
        """One sentence for the person, when something was wrong with the file or the folder."""

    @abstractmethod
    def newer(self) -> str:
        """The sentence for a file of a newer version."""

    @abstractmethod
    def unreadable(self) -> str:
        """The sentence for a file that cannot be read."""

    @abstractmethod
    def refused(self) -> str:
        """The sentence for a folder that cannot be written."""

    def noticed(self, kept: Kept, raw: dict[str, Any]) -> str:
        """A sentence on what of a readable file could not be taken over; "" where all of it was."""
        return ""

    def load(self) -> Kept:
        """What is kept; as at first where there is no file or no readable one, then `problem` says so."""
        for path in (self.path.with_name(self.spare), self.path):
            if path.is_file() and (kept := self._read(path)) is not None:
                if path.name == self.spare:
                    self.path = path
                return kept
        return self.model()

    def save(self, kept: Kept) -> bool:
        """Write atomically; False, with a sentence in `problem`, where the folder cannot be written."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.path, kept.model_dump_json(indent=self.indent).encode())
        except OSError:
            self.problem = self.refused()
            return False
        return True

    def _read(self, path: Path) -> Kept | None:
        try:
            raw = json.loads(self._bytes(path).decode())
            if not (isinstance(raw, dict) and int(raw.get("version", 0)) > self.version):
                kept = self.model.model_validate(raw)
                kept.model_dump_json()
                self.problem = self.noticed(kept, raw) or self.problem
                return kept
            self.problem = self.newer()
        except (OSError, ValueError, TypeError, OverflowError, RecursionError):
            self.problem = self.unreadable()
        self.path = path.with_name(self.spare)
        return None

    def _bytes(self, path: Path) -> bytes:
        with path.open("rb") as stream:
            raw = stream.read(self.largest + 1)
        if len(raw) > self.largest:
            raise ValueError(f"more than {self.largest} bytes")
        return raw
