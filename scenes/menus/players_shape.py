"""How a player's row is divided: one line each, or two short rows side by side where many play."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.stage import Box


@dataclass(frozen=True, slots=True)
class RowShape:
    """Left edge and width of each column in a row so wide; the look's picture stands between grip and name."""

    wide: float
    grip: float
    head: float
    """Units of grip and picture together."""
    disc: float
    columns: dict[str, tuple[float, float]]
    across: int = 1
    """Rows side by side."""

    @property
    def short(self) -> bool:
        """Whether the row has icons instead of words, and its picture is the list of looks."""
        return self.across > 1

    def column(self, box: Box, name: str, high: float) -> Box:
        """The place of a column in a row."""
        left, wide = self.columns[name]
        k = box[2] / self.wide
        return box[0] + left * k, box[1] + (box[3] - high) / 2, wide * k, high


USUAL = RowShape(
    980.0,
    38.0,
    110.0,
    72.0,
    {"name": (112, 206), "look": (324, 206), "who": (536, 228), "age": (770, 152), "gone": (928, 44)},
)
SHORT = RowShape(
    490.0,
    28.0,
    96.0,
    62.0,
    {"look": (28, 68), "name": (98, 160), "who": (262, 46), "age": (312, 140), "gone": (454, 34)},
    2,
)
MOST_LINES = 6
"""So many usual rows, the adding one included, fit beside the house rules."""
BETWEEN = 12.0


def grid(box: Box, count: int, across: int, step: float, high: float) -> list[Box]:
    """The boxes of so many rows from the top of a box down, first down the left side, then down the right."""
    lines = -(-count // across)
    wide = (box[2] - BETWEEN * (across - 1)) / across
    return [(box[0] + n // lines * (wide + BETWEEN), box[1] + n % lines * step, wide, high) for n in range(count)]
