"""Set-ups of Rats with Gats that the laws and golden games run: (seats, options)."""

from typing import Any

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"most_scenes": 4}),
    (3, {"most_scenes": 3, "pass_round": True, "growing_hand": "literal"}),
    (4, {"most_scenes": 2}),
    (4, {"most_scenes": 3, "face_cap": True, "reshuffle": True}),
    (5, {"most_scenes": 2}),
    (5, {"most_scenes": 2, "empty_hand": "strict", "pass_round": True}),
    (6, {"most_scenes": 1}),
    (6, {"most_scenes": 2, "reshuffle": True, "growing_hand": "literal", "face_cap": True}),
)
GOLDEN: tuple[tuple[str, int, int], ...] = (
    ("three_rats", 0, 41),
    ("four_rats_reshuffled", 3, 42),
    ("six_rats", 6, 43),
)
"""Games recorded whole: (name, index of the set-up, seed)."""
