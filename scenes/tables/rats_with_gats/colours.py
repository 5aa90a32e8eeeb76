"""Colours of this table's own: suits, sea, parchment."""

from __future__ import annotations

from typing import Final

SUITS: Final = {"C": "#173a2c", "S": "#16263f", "H": "#c32436", "D": "#d2501d"}
CREAM: Final = "#fff4d6"
PAPER_INK: Final = "#3d2413"
PAPER_SOFT: Final = "#6d4a28"
HEADING: Final = "#5d1f16"
RULE: Final = "#8a5a2c"
DIGIT: Final = "#3b1f0c"
BEATS: Final = "#4a2a12"
GOOD: Final = "#1c5a31"
BAD: Final = "#8a1a20"
GOLD: Final = "#ffdf9a"
SEAT_SOFT: Final = "#e9cfa0"
SEA_WORDS: Final = "#d9fff2"
SEA_SOFT: Final = "#b9ecdf"
TAG_INK: Final = "#2c1404"
NIGHT: Final = "#06252d"
