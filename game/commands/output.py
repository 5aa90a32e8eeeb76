"""How commands print, and how they say that their arguments will not do."""

from __future__ import annotations

import io
import json
import sys
from typing import Any


class BadArguments(ValueError):
    """An argument that fits its type but not the facts; the message is one line."""


def speak_utf8() -> None:
    """Let names in any script through, also into pipes on Windows."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


def print_json(data: dict[str, Any]) -> None:
    """Print one JSON object and nothing else."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
