"""Set-ups of Farm and Furious that the laws, perft and golden games run: (seats, options)."""

from typing import Any

BLUE = [{"card": "A"}, {"card": "B"}, {"card": "C"}]
ORANGE = [{"card": letter, "side": "orange"} for letter in "ABC"]
KENNEL_EARLY = [{"card": "C", "side": "orange"}]
MIXED = [{"card": "C", "side": "orange"}, {"card": "A", "overlap": 2}, {"card": "B", "side": "orange", "overlap": 1}]
TIGHT = [{"card": "B", "side": "orange"}, {"card": "C", "side": "orange", "overlap": 6}]

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"imaginary": 3, "rooster": True, "track": ORANGE}),
    (1, {"imaginary": 2, "track": KENNEL_EARLY}),
    (2, {}),
    (2, {"rooster": True, "track": KENNEL_EARLY, "imaginary": 1}),
    (2, {"rooster": True, "track": MIXED, "imaginary": 1}),
    (3, {"track": ORANGE}),
    (3, {"rooster": True, "track": TIGHT}),
    (4, {"imaginary": 1, "track": MIXED, "rooster": True}),
    (4, {"track": KENNEL_EARLY}),
    (5, {}),
    (5, {"rooster": True, "track": ORANGE, "ages": [9, 9, None, 40, 7]}),
)

GOLDEN: tuple[tuple[str, int, int], ...] = (
    ("solo", 0, 11),
    ("solo_three_teams_rooster_orange", 1, 12),
    ("two_players_kennel_rooster", 4, 13),
    ("two_players_imaginary_mixed_track", 5, 14),
    ("three_players_tight_track", 7, 15),
    ("five_players_orange_ages", 11, 16),
)
"""Games recorded whole: (name, index of the set-up, seed)."""
