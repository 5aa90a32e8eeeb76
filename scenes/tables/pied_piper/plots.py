"""Where everything stands on the square: assets/data/piper_table.json, read once, and each family's plot."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from scenes.stage import Box, Units

CHILDREN: Final = 12
"""Different children drawn."""
FULL_HOUSE: Final = 3
"""Windows of a house."""


@cache
def facts() -> dict[str, Any]:
    """Places on the square, in units."""
    read: dict[str, Any] = json.loads((files("assets") / "data" / "piper_table.json").read_text("utf-8"))
    return read


@dataclass(frozen=True, slots=True)
class Family:
    """A family's name, which is its symbol too, and its colours."""

    name: str
    base: str
    line: str
    first_child: int
    """The first of the drawn children that are its own; further ones follow."""

    def child(self, window: int) -> int:
        """Which of the drawn children looks out of a window."""
        return (self.first_child + window - 1) % CHILDREN + 1


@cache
def family(name: str) -> Family:
    """A family by its name."""
    told = facts()["families"]
    at = next(index for index, one in enumerate(told) if one["name"] == name)
    return Family(name, told[at]["base"], told[at]["line"], at * FULL_HOUSE % CHILDREN + 1)


@dataclass(frozen=True, slots=True)
class Plot:
    """A family's house on the square; every place is in units of the table."""

    seat: int
    family: Family
    size: str
    scale: float
    foot: Units

    @property
    def small(self) -> bool:
        """Whether there is only room for the short form of everything."""
        return self.size == "small"

    @property
    def _house(self) -> dict[str, Any]:
        told: dict[str, Any] = facts()["house"][self.size]
        return told

    @property
    def picture(self) -> str:
        """The house's picture."""
        return str(self._house["picture"].format(family=self.family.name))

    def at(self, x: float, y: float) -> Units:
        """A place of the house's picture on the table."""
        ax, ay = self._house["anchor"]
        return self.foot[0] + (x - ax) * self.scale, self.foot[1] + (y - ay) * self.scale

    def box(self, inner: tuple[float, float, float, float]) -> Box:
        """A rectangle of the house's picture on the table."""
        x, y = self.at(inner[0], inner[1])
        return x, y, inner[2] * self.scale, inner[3] * self.scale

    @property
    def windows(self) -> list[Box]:
        """The windows from left to right."""
        return [self.box(tuple(window)) for window in self._house["windows"]]

    @property
    def plate(self) -> Box:
        """The plate with the name."""
        return self.box(tuple(self._house["plate"]))

    @property
    def count(self) -> Units:
        """Middle of the number of coins."""
        x, y = self._house["count"]
        return self.at(x, y)

    @property
    def coins(self) -> tuple[Units, float]:
        """Foot and scale of the pile of coins."""
        x, y, scale = self._house["coins"]
        return self.at(x, y), scale * self.scale

    @property
    def tag(self) -> tuple[Units, float]:
        """Middle and scale of the tag that says what the family owes."""
        x, y, scale = self._house["tag"]
        return self.at(x, y), scale * self.scale

    @property
    def marks(self) -> list[Units]:
        """Middles of the places for lasting effects."""
        return [self.at(x, y) for x, y in self._house["marks"]]

    @property
    def mark(self) -> float:
        """How wide a lasting effect is drawn."""
        return float(self._house["mark"]) * self.scale

    @property
    def hot(self) -> float:
        """Scale of the glow behind the house."""
        return float(self._house["hot_scale"]) * self.scale

    @property
    def door(self) -> Units:
        """Where people leave the house."""
        x, y = self._house["door"]
        return self.at(x, y)

    @property
    def whole(self) -> Box:
        """House and plate together: what a card is dropped on."""
        wide, high = self._house["size"]
        left, top, width, _ = self.box((0, 0, wide, high))
        plate = self.plate
        return left, top, width, plate[1] + plate[3] - top

    @property
    def cards(self) -> Units:
        """Where the family's hand is kept, as long as nobody may look at it."""
        x, y, w, h = self.plate
        return x + w - 46, y + h / 2


@cache
def plots(families: tuple[str, ...]) -> tuple[Plot, ...]:
    """The plots of these families, by seat."""
    told = facts()["seats"][str(len(families))]
    return tuple(
        Plot(seat, family(name), told["size"], told["scale"], (foot[0], foot[1]))
        for seat, (name, foot) in enumerate(zip(families, told["feet"], strict=True))
    )
