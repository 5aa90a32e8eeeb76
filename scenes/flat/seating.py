"""Who sits where round the table: six places on four edges, and what room each has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from scenes.flat.lens import Lens
from scenes.stage import Box, Units

Edge = Literal["south", "west", "north", "east"]
PLACES: Final = ("south-right", "south-left", "west", "north-left", "north-right", "east")
"""Clockwise as one looks down on the table; left and right as on the screen."""
TURN: Final[dict[str, int]] = {"south": 0, "west": 90, "north": 180, "east": 270}
"""Degrees clockwise by which what faces an edge is turned."""
MOST: Final = len(PLACES)
USUAL: Final[dict[int, tuple[str, ...]]] = {
    1: ("south-left",),
    2: ("south-left", "north-right"),
    3: ("south-left", "west", "north-right"),
    4: ("south-left", "west", "north-right", "east"),
    5: ("south-right", "south-left", "west", "north-right", "east"),
    6: PLACES,
}
SHARE: Final = 0.5625
"""Window units per unit of a seat's own plane: its whole width fits a short edge."""
STRIP: Final[Box] = (290.0, 718.0, 1340.0, 362.0)
"""What of its plane a seat always has before it."""
DEEP: Final = STRIP[3] * SHARE
TURNING: Final = 0.7
"""Seconds that the board takes to turn to somebody."""
GAP: Final = 8.0
"""Units of wood between board and edges."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A seat's place: which way it faces and where the middle of its edge is, in window units."""

    edge: Edge
    foot: Units

    @property
    def turn(self) -> int:
        """Degrees clockwise."""
        return TURN[self.edge]

    def lens(self, box: Box, up: float = 0.0, aside: float = 0.0, scale: float = SHARE) -> Lens:
        """A lens on a box of the plane whose bottom lies so many window units in from the edge, aside to its right."""
        in_, right = up + box[3] * scale / 2, aside
        x, y = self.foot
        centre = {
            "south": (x + right, y - in_),
            "north": (x - right, y + in_),
            "west": (x + in_, y + right),
            "east": (x - in_, y - right),
        }[self.edge]
        return Lens(box, centre, scale, self.turn)

    @property
    def strip(self) -> Lens:
        """What the seat always has before it."""
        return self.lens(STRIP)


def edge_of(place: str) -> Edge:
    """The edge that a place is on."""
    return place.partition("-")[0]  # type: ignore[return-value]


def usual(people: int) -> tuple[str, ...]:
    """Where so many people sit unless they say otherwise; ValueError for more than fit."""
    if people not in USUAL:
        raise ValueError(f"round a flat table sit 1 to {MOST} people, not {people}")
    return USUAL[people]


def spots(places: Sequence[str], visible: Box) -> list[Spot]:
    """The spots of these places in a window that shows so much; two on one edge share it."""
    left, top, wide, high = visible
    right, bottom = left + wide, top + high
    taken = {edge_of(place) for place in places}
    first, last = left + DEEP * ("west" in taken), right - DEEP * ("east" in taken)
    found = []
    for place in places:
        edge = edge_of(place)
        if edge in ("west", "east"):
            found.append(Spot(edge, (left if edge == "west" else right, top + high / 2)))
            continue
        share = 0.5 if sum(edge_of(other) == edge for other in places) < 2 else 0.25 if "left" in place else 0.75
        found.append(Spot(edge, (first + (last - first) * share, bottom if edge == "south" else top)))
    return found


def board_room(places: Sequence[str], visible: Box) -> Box:
    """What the edges leave free for the board."""
    left, top, wide, high = visible
    taken = {edge_of(place) for place in places}
    x, y = left + DEEP * ("west" in taken) + GAP, top + DEEP * ("north" in taken) + GAP
    right, bottom = left + wide - DEEP * ("east" in taken) - GAP, top + high - DEEP * ("south" in taken) - GAP
    return x, y, right - x, bottom - y


def board_turn(places: Sequence[str], edge: Edge, before: int) -> int:
    """How the board lies for whoever acts at an edge: turned to it along the table, across only where nobody sits."""
    along = {"south", "north"} if {edge_of(place) for place in places} & {"south", "north"} else {"west", "east"}
    return TURN[edge] if edge in along else before


def board_lens(box: Box, room: Box, turn: int) -> Lens:
    """The board as large as its room allows."""
    wide, high = (room[3], room[2]) if turn % 180 else (room[2], room[3])
    return Lens(box, (room[0] + room[2] / 2, room[1] + room[3] / 2), min(wide / box[2], high / box[3]), turn)
