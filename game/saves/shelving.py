"""Deleting saved games so that it can be taken back, and copies of them for other people."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from game.saves.folders import Folders, replace_file

MOST_TRASHED: Final = 40
"""Deleted games that can still be taken back; older ones are gone for good."""


def put_away(folders: Folders, path: Path) -> Path:
    """Move a saved game into the trash; where it lies now. OSError, and nothing moved, where that cannot be."""
    folders.trash.mkdir(parents=True, exist_ok=True)
    target = _free(folders.trash / path.name)
    path.replace(target)
    target.touch()
    _empty(folders.trash, target)
    return target


def bring_back(folders: Folders, trashed: Path, played: datetime) -> Path:
    """Move a deleted game back onto the shelf, last played when it was; OSError where that cannot be."""
    target = _free(folders.saves / trashed.name)
    trashed.replace(target)
    with suppress(OSError):
        os.utime(target, (played.timestamp(), played.timestamp()))
    return target


def _empty(trash: Path, kept: Path) -> None:
    """Let go of the games deleted longest ago."""
    with suppress(OSError):
        dated = sorted((path.stat().st_mtime_ns, path) for path in trash.iterdir() if path != kept)
        for _, path in dated[: max(0, len(dated) + 1 - MOST_TRASHED)]:
            path.unlink(missing_ok=True)


def copy_out(folders: Folders, path: Path, game: str, date: datetime) -> Path:
    """Copy a saved game into the person's documents, else beside the saves; OSError where neither takes it.

    The name tells the game and the day, nothing of what happened.
    """
    return write_out(folders, f"ratskeller-{game or 'game'}-{date:%Y-%m-%d}", path.suffix, path.read_bytes())


def write_out(folders: Folders, stem: str, suffix: str, content: bytes) -> Path:
    """Write a file for other people into the person's documents, else beside the saves; OSError where neither can."""
    try:
        return _written(folders.exports, stem, suffix, content)
    except OSError:
        return _written(folders.data / "exports", stem, suffix, content)


def _written(folder: Path, stem: str, suffix: str, content: bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    target = _free(folder / f"{stem}{suffix}")
    replace_file(target, content)
    return target


def _free(path: Path) -> Path:
    """The path, or the next one with a number that nothing lies at."""
    number, found = 2, path
    while found.exists():
        found, number = path.with_name(f"{path.stem}-{number}{path.suffix}"), number + 1
    return found
