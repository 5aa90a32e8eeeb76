"""How commands print."""

from __future__ import annotations

import json
from typing import Any


def print_json(data: dict[str, Any]) -> None:
    """Print one JSON object and nothing else."""
    print(json.dumps(data, ensure_ascii=False, indent=2))
