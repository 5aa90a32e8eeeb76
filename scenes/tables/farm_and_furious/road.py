"""The road of the race: where space n lies on the drawn lane, for any length of track."""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from typing import Any, Final

from scenes.stage import Box, Units

FEET: Final = 14.0
"""Units below a space's centre where a pawn's feet stand, at the scale of three lanes."""
SPREAD: Final = {1: (0.0,), 2: (-26.0, 26.0), 3: (-38.0, 0.0, 38.0), 4: (-48.0, -16.0, 16.0, 48.0)}
CROWD: Final = (-56.0, -28.0, 0.0, 28.0, 56.0)


@cache
def lane_facts() -> dict[str, Any]:
    """The drawn roads by number of lanes (assets/data/furious_lanes.json)."""
    facts: dict[str, Any] = json.loads((files("assets") / "data" / "furious_lanes.json").read_text("utf-8"))["lanes"]
    return facts


def lanes_for(length: int) -> int:
    """How many lanes a track of so many spaces winds along."""
    return 1 if length <= 8 else 2 if length <= 16 else 3


class Road:
    """One drawn road, its spaces numbered 1 to `length`."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.lanes = lanes_for(length)
        facts = lane_facts()[str(self.lanes)]
        self.scale: float = facts["scale"]
        self.half_width: float = facts["half_width"]
        self.start_sign: Box = tuple(facts["signs"]["start"])
        self.finish_sign: Box = tuple(facts["signs"]["finish"])
        self.start_places: list[Units] = [(x, y) for x, y in facts["start_places"]]
        self.finish_places: list[Units] = [(x, y) for x, y in facts["finish_places"]]
        self._start: float = facts["start_line"]
        self.pitch: float = (facts["finish_line"] - self._start) / length
        self._points: list[Units] = [(x, y) for x, y in facts["points"]]
        self._along = [0.0]
        for (x0, y0), (x1, y1) in zip(self._points, self._points[1:], strict=False):
            self._along.append(self._along[-1] + math.hypot(x1 - x0, y1 - y0))

    def at(self, distance: float) -> tuple[float, float, float]:
        """Point and direction (radians) so many units along the road."""
        distance = min(max(0.0, distance), self._along[-1] - 0.01)
        i = min(bisect_right(self._along, distance), len(self._points) - 1)
        (x0, y0), (x1, y1) = self._points[i - 1], self._points[i]
        share = (distance - self._along[i - 1]) / max(1e-6, self._along[i] - self._along[i - 1])
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, math.atan2(y1 - y0, x1 - x0)

    def seam(self, after: float) -> float:
        """Distance along the road of the line behind a space; 0 is the start line."""
        return self._start + after * self.pitch

    def space(self, number: int) -> Units:
        """The middle of a space; beyond the finish, on the road behind the line."""
        x, y, _ = self.at(self.seam(number - 0.5))
        return x, y

    def heads_left(self, position: int) -> bool:
        """Whether runners at a position run to the left."""
        return math.cos(self.at(self.seam(position - 0.5))[2]) < -0.2

    def stretch(self, first: int, last: int, reach: float) -> list[Units]:
        """The outline of the road over some spaces, so many units to both sides of its middle."""
        start, end = self.seam(first - 1), self.seam(last)
        steps = max(2, round((end - start) / 8))
        spots = [self.at(start + (end - start) * i / steps) for i in range(steps + 1)]
        sides = [[(x + s * reach * math.sin(a), y - s * reach * math.cos(a)) for x, y, a in spots] for s in (1, -1)]
        return sides[0] + sides[1][::-1]

    def feet(self, position: int, number: int, of: int) -> Units:
        """Where the feet stand of one of several pawns on a space of the road."""
        x, y = self.space(position)
        spread = SPREAD.get(of, CROWD)
        dx = spread[min(number, len(spread) - 1)] * min(1.0, self.scale)
        deep = (0.0, -10.0, 4.0, -8.0, 6.0)[number % 5] if of > 1 else 0.0
        return x + dx, y + (FEET + deep) * self.scale


def standing(road: Road, positions: list[int]) -> list[Units]:
    """The feet of every pawn: at the start, fanned out on shared spaces, in the finish box by place."""
    places: list[Units] = [(0.0, 0.0)] * len(positions)
    past = sorted((t for t, p in enumerate(positions) if p > road.length), key=lambda t: -positions[t])
    for place, team in enumerate(past):
        places[team] = road.finish_places[place % len(road.finish_places)]
    for team, position in enumerate(positions):
        if position == 0:
            places[team] = road.start_places[team % len(road.start_places)]
        elif position <= road.length:
            mates = [t for t, p in enumerate(positions) if p == position]
            places[team] = road.feet(position, mates.index(team), len(mates))
    return places
