"""The colours of the farmhouse window, beside those of the interface."""

from __future__ import annotations

from typing import Final

CREAM: Final = "#fff0cf"
SOFT: Final = "#f0d0a8"
GOLD: Final = "#ffe3a0"
BRASS: Final = "#c9963f"
WALNUT: Final = "#2c130d"
"""Ground of plates."""
DIM: Final = "#b3946a"
WINE: Final = "#7b1f2c"
ROSE_INK: Final = "#7a1f45"
ROSE: Final = "#a8205f"
BLUE_INK: Final = "#1f3f66"
BLUE: Final = "#24507f"
GO: Final = "#1f6b3d"
STOP: Final = "#8f2320"
LEAF: Final = "#a8e0b8"
PAPER_INK: Final = "#5a2410"
NEED_INK: Final = "#8f1f57"
LOCK_INK: Final = "#e0cdb8"
CHIP: Final = "#2f5f8f"
PILL: Final = "#4a2420"
DOTS: Final = "#ffe9a8"
SPEND: Final = "#a83a74"
PAPER: Final = "#fdf1d4"
