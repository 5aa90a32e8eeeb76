"""How commands print, and how they say that their arguments will not do."""

from __future__ import annotations

import json
from typing import Any


class BadArguments(ValueError):
    """An argument that fits its type but not the facts; the message is one line."""


def print_json(data: dict[str, Any]) -> None:
    """Print one JSON object and nothing else."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
