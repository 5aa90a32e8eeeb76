"""Notices a second running program, which would write the same settings and saves."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import IO

from game.saves.holding import hold


class Lock:
    """Held while the program runs; `taken` says that another one holds it. The system lets go after a crash."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stream: IO[bytes] | None = None
        self.taken = False

    def __enter__(self) -> Lock:
        """Take the lock, or notice that it is taken; a folder that cannot be written has no lock."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._stream = self._path.open("a+b")
        except OSError:
            return self
        self.taken = not hold(self._stream)
        return self

    def again(self) -> bool:
        """Whether the other program has ended meanwhile; then the lock is this one's."""
        if self._stream is not None:
            self.taken = not hold(self._stream)
        return not self.taken

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go."""
        if self._stream is not None:
            self._stream.close()
