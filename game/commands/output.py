"""How commands print, and how they say that their arguments will not do."""

from __future__ import annotations

import argparse
import io
import json
import sys
from typing import Any, Final, NoReturn

BAD_ARGUMENTS: Final = 2
"""Exit code for arguments that will not do."""
STOPPED: Final = 130
"""Exit code of a command that Ctrl-C ended."""


class BadArguments(ValueError):
    """An argument that fits its type but not the facts; the message is one line."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """One line on stderr, then the exit with BAD_ARGUMENTS."""
        complain(f"{self.prog}: {message}")
        self.exit(BAD_ARGUMENTS)


def complain(words: str) -> None:
    """One line on stderr, whatever the arguments that it quotes hold: line breaks and the like are spelled out."""
    print("".join(c if c.isprintable() else repr(c)[1:-1] for c in words), file=sys.stderr)


def speak_utf8() -> None:
    """Let names in any script through, also into pipes on Windows; bytes that are no letters are spelled out."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def print_json(data: dict[str, Any]) -> None:
    """Print one JSON object and nothing else."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def show_progress(done: int, of: int, every: int = 1) -> None:
    """A line on a terminal that is written over and over; nothing where stderr is no terminal."""
    if sys.stderr.isatty() and (done % every == 0 or done == of):
        print(f"\r{done} of {of} games", end="", file=sys.stderr, flush=True)


def clear_progress() -> None:
    """Take that line away."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
