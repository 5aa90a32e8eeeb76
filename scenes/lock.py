"""Notices a second running program, which may write the same saves; it only warns."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import IO


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
        self.taken = not _hold(self._stream)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go."""
        if self._stream is not None:
            self._stream.close()


def _hold(stream: IO[bytes]) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
