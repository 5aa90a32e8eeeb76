"""Set-ups of Blind Bites that the laws run: (seats, options); no game is recorded whole yet."""

from typing import Any

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"rounds": 1}),
    (3, {}),
    (3, {"rounds": 20}),
    (4, {}),
    (4, {"rounds": 2}),
)
GOLDEN: tuple[tuple[str, int, int], ...] = ()
