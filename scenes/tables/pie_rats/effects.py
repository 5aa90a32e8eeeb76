"""What moves for a moment at the window: steam, hearts of a lure, crumbs of a loot, the flash of a mirror."""

from __future__ import annotations

from typing import Final

from scenes.kit import Kit
from scenes.motion.sparks import SparkKind, Sparks
from scenes.stage import Units

KINDS: Final = {
    "steam_1": SparkKind("pie_rats/steam_1", 1.5, 60.0, 6.0),
    "steam_2": SparkKind("pie_rats/steam_2", 1.7, 70.0, -8.0),
    "steam_3": SparkKind("pie_rats/steam_3", 1.9, 80.0, 4.0),
    "heart": SparkKind("pie_rats/fx_heart", 1.2, 90.0, 14.0),
    "crumb_1": SparkKind("pie_rats/fx_crumb_1", 0.9, -50.0, 30.0),
    "crumb_2": SparkKind("pie_rats/fx_crumb_2", 0.9, -60.0, -26.0),
    "crumb_3": SparkKind("pie_rats/fx_crumb_3", 1.0, -70.0, 8.0),
    "spark": SparkKind("pie_rats/fx_spark", 0.9, 16.0),
    "flour": SparkKind("pie_rats/fx_flour", 1.1, 26.0, 6.0),
}


class Effects(Sparks):
    """The sparks of the window."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, KINDS)

    def steam(self, foot: Units, scale: float) -> None:
        """A pie fresh from the oven."""
        for number in (1, 2, 3):
            spot = (foot[0] + (number - 2) * 34 * scale, foot[1] - 120 * scale)
            self.add(f"steam_{number}", spot, 120 * scale, 0.16 * number)

    def hearts(self, start: Units, end: Units) -> None:
        """Hearts along the way of a lured rat."""
        for number in range(6):
            share = number / 5
            spot = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - 20)
            self.add("heart", spot, 30 + 5 * (number % 3), 0.09 * number)

    def crumbs(self, spot: Units) -> None:
        """A pie is snatched away."""
        for number in range(9):
            at = (spot[0] + (number * 41 % 90) - 45, spot[1] - 20 + number * 17 % 30)
            self.add(f"crumb_{number % 3 + 1}", at, 20, 0.03 * number)
        self.add("flour", spot, 96, 0.05)
