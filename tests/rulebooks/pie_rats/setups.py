"""Set-ups of Pie Rats that the laws, perft and golden games run: (seats, options)."""

from typing import Any

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"looting": "aggressive", "everyone_pays": True}),
    (3, {}),
    (3, {"looting": "nice", "ate_pie_last": 2}),
    (3, {"pies": "printed", "everyone_pays": True}),
    (4, {}),
    (
        4,
        {
            "looting": "aggressive",
            "pie_count": 6,
            "captains": ["madame_eclair", "red_hook", "petronella", "lard_nelson"],
        },
    ),
    (5, {"pie_count": 9, "ate_pie_last": 4, "tie_break": "first_pie"}),
    (6, {"pie_count": 20, "looting": "nice"}),
    (6, {"everyone_pays": True, "pie_count": 10}),
    (5, {"looting": "aggressive"}),
)
GOLDEN: tuple[tuple[str, int, int], ...] = (
    ("two_captains", 0, 41),
    ("three_captains_nice", 3, 42),
    ("three_captains_printed_everyone_pays", 4, 43),
    ("four_captains_aggressive_six_pies", 6, 44),
    ("five_captains_first_pie", 7, 45),
)
"""Games recorded whole: (name, index of the set-up, seed)."""
