"""The colours of the square at night, beside those of the interface."""

from __future__ import annotations

from typing import Final

NIGHT: Final = "#1d1133"
"""Ground of pills and plates."""
DUSK: Final = "#2c1a4a"
WOOD: Final = "#2c180e"
BRASS: Final = "#d9a856"
COINS: Final = "#ffe39a"
WARM: Final = "#ffd9a0"
PAPER_INK: Final = "#5a3206"
SHORT: Final = "#a3201c"
SHORT_LIGHT: Final = "#ffb09c"
SHORT_RIM: Final = "#ff8a70"
SAFE: Final = "#a6ea94"
SHADE: Final = "#0a0418"
RING_INK: Final = "#fff2d4"
RING_DONE: Final = "#4a2a06"
