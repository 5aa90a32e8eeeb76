"""Set-ups of the Treasure Run that the laws, perft and golden games run: (seats, options)."""

from typing import Any

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"crew": True}),
    (3, {"ages": [None, 8, 40]}),
    (3, {"crew": True, "mild_croc": True}),
    (4, {}),
    (4, {"mild_croc": True, "ages": [30, 12, 12, None]}),
    (5, {"ages": [9, 9, 9, 9, 9]}),
    (5, {"crew": True}),
    (6, {}),
    (6, {"crew": True, "mild_croc": True}),
)
GOLDEN: tuple[tuple[str, int, int], ...] = (
    ("two_rats", 0, 31),
    ("two_rats_one_crew", 1, 32),
    ("three_rats_ages", 2, 33),
    ("four_rats_mild_croc", 5, 34),
    ("five_rats_one_crew", 7, 35),
    ("six_rats", 8, 36),
)
"""Games recorded whole: (name, index of the set-up, seed)."""
