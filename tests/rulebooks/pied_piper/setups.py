"""Set-ups of Pay the Piper that the laws, perft and golden games run: (seats, options)."""

from typing import Any

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"stash_target": "scaled", "mercy": "any_token", "ages": [9, 9]}),
    (2, {"lean_years": True, "first": "drawn"}),
    (3, {"ages": [None, 8, 40]}),
    (3, {"lean_years": True, "stash_target": "scaled", "mercy": "any_token", "families": ["moon", "key", "sun"]}),
    (4, {}),
    (4, {"lean_years": True, "stash_target": "scaled", "ages": [30, 12, 12, None]}),
    (5, {}),
    (5, {"stash_target": "printed", "first": "drawn"}),
    (6, {"lean_years": True}),
    (6, {"stash_target": "printed", "mercy": "any_token"}),
    (7, {"children": 2}),
    (7, {"children": 1, "lean_years": True}),
    (8, {"children": 1, "mercy": "any_token"}),
    (8, {"stash_target": "printed"}),
    (9, {"children": 2, "lean_years": True, "first": "drawn"}),
    (9, {"children": 3, "stash_target": "scaled"}),
    (10, {}),
    (10, {"children": 1, "stash_target": "printed", "lean_years": True, "ages": [7, 8, 9, 7, None, 7, 30, 31, 32, 7]}),
)
GOLDEN: tuple[tuple[str, int, int], ...] = (
    ("two_families", 0, 21),
    ("three_families_ages", 3, 22),
    ("four_families_lean_scaled", 6, 23),
    ("six_families_printed_mercy", 10, 24),
    ("seven_families_two_children", 11, 25),
    ("ten_families", 17, 26),
)
"""Games recorded whole: (name, index of the set-up, seed)."""
