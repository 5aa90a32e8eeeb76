"""What is told of a fault: what kind it is and where in the program, and nothing of the game or of the machine."""

from __future__ import annotations

import logging
import platform
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

import pygame

ROOT: Final = Path(__file__).parent.parent
_Fault = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def report_of(error: BaseException) -> str:
    """What a person can send: versions, where it happened, and what kind of fault it was.

    A fault's own words are left out: they may quote a hidden card, a name, or a path with somebody's name in it.
    """
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}, pygame-ce {pygame.ver}"
    return f"Ratskeller, {system}\n\n{traced(error)}\n"


def traced(error: BaseException) -> str:
    """Where a fault, and each that led to it, came from; the latest last."""
    return "\n".join(line for one in _chain(error) for line in _told(one))


def _chain(error: BaseException) -> list[BaseException]:
    found: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in found:
        found.insert(0, one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
    return found


def _told(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"{_place(frame.filename)}:{frame.lineno} in {frame.name}"
        if frame.line:
            yield f"    {frame.line}"
    number = f" {error.errno}" if isinstance(error, OSError) and error.errno else ""
    yield f"{type(error).__name__}{number}"


def _place(file: str) -> str:
    """A file of ours as it is called in the program; of others, its package and name."""
    path = Path(file)
    if path.is_relative_to(ROOT):
        return path.relative_to(ROOT).as_posix()
    return "/".join(path.parts[-2:])


class Discreet(logging.Formatter):
    """Log lines with faults told in this way, and without the person's own folder."""

    def formatException(self, ei: _Fault) -> str:  # noqa: N802
        """The fault of a line."""
        return traced(ei[1]) if ei[1] is not None else ""

    def format(self, record: logging.LogRecord) -> str:
        """The whole line."""
        return super().format(record).replace(str(Path.home()), "~")
