"""Where things lie on the farm and around it (assets/data/treasure_map.json, treasure_table.json)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot
from typing import Any, Final

from game.rulebooks.treasure_run.rules import TreasureRules
from scenes.stage import Box, Units

SMALL_FROM: Final = 5
"""From so many rats on the shelves are small ones."""
STRIP: Final = (412.0, 46.0)
"""A rat of a crew: a name and its cards, since the shelf is common."""
PLACES: Final = {2: (1, 3), 3: (0, 1, 3), 4: (0, 1, 2, 3), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
"""Which of the places for shelves are taken, by number of rats."""


@cache
def chart() -> dict[str, Any]:
    """The map."""
    read: dict[str, Any] = json.loads((files("assets") / "data" / "treasure_map.json").read_text("utf-8"))
    return read


@cache
def facts() -> dict[str, Any]:
    """The table around it."""
    read: dict[str, Any] = json.loads((files("assets") / "data" / "treasure_table.json").read_text("utf-8"))
    return read


@cache
def spot_of(space: str) -> Units:
    """The middle of a space's disc."""
    x, y = chart()["spaces"][space]["at"]
    return x, y


@cache
def _edges() -> dict[tuple[str, str], tuple[Units, ...]]:
    found: dict[tuple[str, str], tuple[Units, ...]] = {}
    for edge in chart()["edges"]:
        points = tuple((x, y) for x, y in edge["points"])
        found[edge["from"], edge["to"]] = points
        found[edge["to"], edge["from"]] = points[::-1]
    return found


def edge(start: str, end: str) -> tuple[Units, ...]:
    """The line from a space to the next, both ends included."""
    return _edges()[start, end]


def line(start: str, path: Sequence[str]) -> list[Units]:
    """The line along a whole path."""
    points = [spot_of(start)]
    for one, other in pairwise((start, *path)):
        points += edge(one, other)[1:]
    return points


def spaced(points: Sequence[Units], step: float) -> list[Units]:
    """Points at equal distances along a line, without its ends."""
    found: list[Units] = []
    gone = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        far = hypot(x1 - x0, y1 - y0)
        while far and (len(found) + 1) * step <= gone + far:
            share = ((len(found) + 1) * step - gone) / far
            found.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
        gone += far
    return found


@dataclass(frozen=True, slots=True)
class Shelf:
    """A shelf on the screen: whose it is, its kind of panel, the rectangles on it."""

    owner: int
    """Its number among the state's shelves."""
    seat: int
    """The rat whose portrait stands on it; -1 for a crew's common one."""
    box: Box
    model: str
    """Its entry among the table's shelves: the number of slots, and whether it is small."""

    @property
    def told(self) -> dict[str, Any]:
        """The rectangles, counted from the shelf's corner."""
        read: dict[str, Any] = facts()["shelves"][self.model]
        return read

    @property
    def small(self) -> bool:
        """Whether it is one of the low ones."""
        return self.model.endswith("small")

    def slot(self, number: int) -> Box:
        """The niche of a kind."""
        x, y, w, h = self.told["slots"][number]
        return self.box[0] + x, self.box[1] + y, w, h

    def at(self, key: str) -> Units:
        """A point of the shelf."""
        x, y = self.told[key]
        return self.box[0] + x, self.box[1] + y


def shelves(rules: TreasureRules) -> tuple[Shelf, ...]:
    """The shelves of a game: one for each rat, or a crew's one."""
    slots = len(rules.kinds)
    if rules.crew:
        x, y = facts()["places"]["large"][1]
        return (Shelf(0, -1, (x, y, *facts()["shelves"][str(slots)]["size"]), str(slots)),)
    small = rules.seats >= SMALL_FROM
    model = f"{slots}_small" if small else str(slots)
    w, h = facts()["shelves"][model]["size"]
    places = facts()["places"]["small" if small else "large"]
    taken = [places[number] for number in PLACES[rules.seats]]
    return tuple(Shelf(seat, seat, (x, y, w, h), model) for seat, (x, y) in enumerate(taken))


def strips(rules: TreasureRules) -> tuple[Box, ...]:
    """The plates of a crew's rats, by seat; none where everybody has a shelf."""
    if not rules.crew:
        return ()
    w, h = STRIP
    top = 1064 - rules.seats * (h + 4)
    return tuple((1492.0, top + seat * (h + 4), w, h) for seat in range(rules.seats))
