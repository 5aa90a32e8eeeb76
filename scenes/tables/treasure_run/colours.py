"""The colours of the farm's table, beside those of the interface."""

from __future__ import annotations

from typing import Final

WALNUT: Final = "#3a1f10"
"""Ground of plates and shelves."""
WALNUT_DEEP: Final = "#241208"
BRASS: Final = "#d9a856"
GOLD: Final = "#ffd65c"
GOLD_INK: Final = "#5a3206"
WARM: Final = "#ffe9c0"
NEED_INK: Final = "#20303f"
"""Numbers on obstacles."""
SIGN_INK: Final = "#fff2d2"
SIGN_RIM: Final = "#3a1f10"
GOOD: Final = "#a6ea94"
BAD: Final = "#ffb09c"
CROC: Final = "#bfe39a"
CROC_INK: Final = "#17330f"
"""Numbers of Croc's steps."""
