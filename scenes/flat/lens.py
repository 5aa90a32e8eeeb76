"""A lens: a box of somebody's plane, shown in the window turned to them, and the way back for their fingers."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.stage import Box, Units, inside


@dataclass(frozen=True, slots=True)
class Lens:
    """Shows `box` of a plane round `centre` of the window, so many window units per plane unit, turned clockwise."""

    box: Box
    centre: Units
    scale: float
    turn: int = 0
    """0, 90, 180 or 270 degrees clockwise."""

    @property
    def rect(self) -> Box:
        """What it covers of the window, in window units."""
        wide, high = self.box[2] * self.scale, self.box[3] * self.scale
        if self.turn % 180:
            wide, high = high, wide
        return self.centre[0] - wide / 2, self.centre[1] - high / 2, wide, high

    @property
    def middle(self) -> Units:
        """The plane's place that is shown at the centre."""
        x, y, w, h = self.box
        return x + w / 2, y + h / 2

    def to_plane(self, pos: Units) -> Units:
        """The plane's place under a place of the window."""
        x, y = turned((pos[0] - self.centre[0], pos[1] - self.centre[1]), -self.turn)
        return self.middle[0] + x / self.scale, self.middle[1] + y / self.scale

    def to_window(self, pos: Units) -> Units:
        """Where a place of the plane is shown."""
        x, y = turned((pos[0] - self.middle[0], pos[1] - self.middle[1]), self.turn)
        return self.centre[0] + x * self.scale, self.centre[1] + y * self.scale

    def covers(self, pos: Units) -> bool:
        """Whether a place of the window lies in it."""
        return inside(self.rect, pos)


def turned(way: Units, turn: int) -> Units:
    """A way turned clockwise by a multiple of 90 degrees; y grows downwards."""
    x, y = way
    return {0: (x, y), 90: (-y, x), 180: (-x, -y), 270: (y, -x)}[turn % 360]
