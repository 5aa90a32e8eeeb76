"""Keeps two running programs from writing the same file."""

from __future__ import annotations

import os
from io import FileIO
from typing import IO, Final

FAR: Final = 2**40
"""Where Windows puts its mark: far behind the content, since nobody may read what is locked there."""


def hold(stream: IO[bytes] | FileIO) -> bool:
    """Take a file for this program alone until the stream is closed; False where another has it.

    Reading stays free, and the system lets go after a crash. A file system that knows no such thing says True.
    """
    try:
        _take(stream)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _take(stream: IO[bytes] | FileIO) -> None:
    if os.name == "nt":
        import msvcrt

        at = stream.tell()
        stream.seek(FAR)
        try:
            msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        finally:
            stream.seek(at)
    else:
        import fcntl

        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
