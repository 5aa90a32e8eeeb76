"""Where everything stands at the window, in design units: seats, rows of cards, the sill, the stage of the moment."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any, Final

from scenes.stage import Box, Units

CARD: Final = (300.0, 420.0)
"""A card's own size: a pose's scale is against it."""
ASPECT: Final = CARD[0] / CARD[1]
OWN: Final[Box] = (24.0, 722.0, 1152.0, 342.0)
OWN_ROW: Final[Box] = (258.0, 806.0, 902.0, 244.0)
CAPTAIN: Final[Box] = (40.0, 738.0, 212.0, 297.0)
WIDE: Final = 568.0
LEFT: Final = 24.0
RIGHT: Final = 1328.0
TOP: Final = 130.0
GAP: Final = 14.0
HIGH: Final = 280.0
ALONE: Final = 478.0
"""Height of a seat that has its side for itself."""
BOTTOM: Final = 714.0
HEAD: Final = 78.0
"""Units of a seat above its cards."""
STAGES: Final[dict[bool, Box]] = {True: (1328.0, 426.0, 568.0, 196.0), False: (834.0, 474.0, 480.0, 162.0)}
"""Where lures, loots and what may be interrupted are told: right of the window where that is free, else below it."""
PILE_HIGH: Final = 132.0
HAND_BOX: Final[Box] = (1196.0, 776.0, 712.0, 290.0)
HAND_HIGH: Final = 274.0
HAND_Y: Final = 920.0
TRACK: Final[Box] = (24.0, 10.0, 548.0, 94.0)
RIBBON: Final[Box] = (612.0, 6.0, 648.0, 94.0)
ROUND: Final[Box] = (1280.0, 20.0, 152.0, 70.0)
LAST: Final[Box] = (612.0, 672.0, 220.0, 44.0)
MOST_ROWS: Final = 2
LOOSE: Final = 0.9
"""Share of a card that the next one must leave uncovered for both its numbers to be read."""
SPACE: Final = 8.0


@cache
def facts() -> dict[str, Any]:
    """Places at the window (assets/data/pie_rats_table.json)."""
    read: dict[str, Any] = json.loads((files("assets") / "data" / "pie_rats_table.json").read_text("utf-8"))
    return read


@dataclass(frozen=True, slots=True)
class Seat:
    """A rival's place round the window."""

    seat: int
    box: Box

    @property
    def row(self) -> Box:
        """Where its gang lies."""
        x, y, w, h = self.box
        head = HEAD if h > 220 else 66.0
        return x + 14, y + head + 8, w - 28, h - head - 20

    @property
    def head(self) -> Box:
        """The strip with names and numbers."""
        x, y, w, h = self.box
        return x + 44, y + (12 if h > 220 else 7), w - 58, 62 if h > 220 else 56

    @property
    def pies(self) -> Units:
        """Where looted pies are counted."""
        x, y, w, h = self.head
        return x + w - 144, y + h / 2

    @property
    def hand(self) -> Units:
        """Where cards in hand are counted."""
        x, y, w, h = self.head
        return x + w - 44, y + h / 2


def rivals(count: int) -> list[Box]:
    """Boxes of so many rivals, clockwise from the near seat's left: up on the left, down on the right."""
    right = count // 2
    left = count - right
    tall = {1: ALONE, 2: HIGH, 3: (BOTTOM - TOP - 2 * 8) / 3}[left]
    gap = GAP if left < 3 else 8.0
    boxes = [(LEFT, TOP + n * (tall + gap), WIDE, tall) for n in reversed(range(left))]
    return [*boxes, *((RIGHT, TOP + n * (HIGH + GAP), WIDE, HIGH) for n in range(right))]


def seats(count: int, near: int) -> dict[int, Seat]:
    """The rivals of the near seat by number."""
    order = [(near + k) % count for k in range(1, count)]
    return {seat: Seat(seat, box) for seat, box in zip(order, rivals(count - 1), strict=True)}


@dataclass(frozen=True, slots=True)
class Piles:
    """Deck and discards, the pies to come, and how high the cards are drawn."""

    deck: Units
    discard: Units
    high: float
    pies: Units
    pies_scale: float


def piles(count: int) -> Piles:
    """Where piles stand for so many Captains: large where a side is free, small where the stage needs the room."""
    if count == 2:
        return Piles((1470.0, 256.0), (1690.0, 256.0), 210.0, (1250.0, 552.0), 0.72)
    if count <= 4:
        return Piles((656.0, 598.0), (770.0, 598.0), PILE_HIGH, (1250.0, 552.0), 0.72)
    return Piles((656.0, 612.0), (770.0, 612.0), 118.0, (712.0, 516.0), 0.46)


def stage(count: int) -> Box:
    """Where the moment is told, for so many Captains."""
    return STAGES[count <= 4]


# ------------------------------------------------------------ rows of cards


@dataclass(frozen=True, slots=True)
class Slot:
    """A card's place in a row: its middle, its height when upright."""

    x: float
    y: float
    high: float
    index: int
    tight: bool = False
    """Whether the next card covers so much that numbers must stand at the left."""


def row(box: Box, sideways: Sequence[bool], tallest: float, *, centred: bool = False) -> list[Slot]:
    """Places of cards that fill a box in one row or two: as large as can be, overlapping where they must."""
    if not sideways:
        return []
    tries = [_rows(box, sideways, tallest, rows) for rows in range(1, MOST_ROWS + 1)]
    _, slots = max(tries, key=lambda told: told[0])
    return _centred(box, slots, sideways) if centred else slots


def _rows(box: Box, sideways: Sequence[bool], tallest: float, rows: int) -> tuple[float, list[Slot]]:
    """How well so many rows can be read, and their places."""
    x, y, w, h = box
    high = min(tallest, (h - SPACE * (rows - 1)) / rows)
    each = -(-len(sideways) // rows)
    slots: list[Slot] = []
    seen = 1.0
    top = y + (h - high * rows - SPACE * (rows - 1)) / 2
    for number in range(rows):
        turned = sideways[number * each : (number + 1) * each]
        if not turned:
            continue
        widths = [high if side else high * ASPECT for side in turned]
        steps = [width + SPACE for width in widths]
        room = w - widths[-1]
        squeeze = min(1.0, room / sum(steps[:-1])) if len(steps) > 1 else 1.0
        seen = min(seen, squeeze)
        starts = [x, *(x + so_far * squeeze for so_far in accumulate(steps[:-1]))]
        middle = top + number * (high + SPACE) + high / 2
        slots += [
            Slot(start + width / 2, middle, high, number * each + at, squeeze < LOOSE)
            for at, (start, width) in enumerate(zip(starts, widths, strict=True))
        ]
    return high * min(1.0, seen + 0.1) * (1.0 if rows == 1 else 0.94), slots


def _centred(box: Box, slots: list[Slot], sideways: Sequence[bool]) -> list[Slot]:
    last = max(slot.x + (slot.high if sideways[slot.index] else slot.high * ASPECT) / 2 for slot in slots)
    shift = (box[0] + box[2] - last) / 2
    return [replace(slot, x=slot.x + shift) for slot in slots]


# ------------------------------------------------------------ the sill


@dataclass(frozen=True, slots=True)
class Spot:
    """A pie's place on the sill: its foot and scale, where its tag hangs and how large."""

    foot: Units
    scale: float
    tag: Units
    tag_scale: float
    row: bool
    """Whether there are so many that they stand in two rows, with small tags."""

    @property
    def box(self) -> Box:
        """What can be dropped on: the pie and its tag."""
        wide, high = 196 * self.scale, 130 * self.scale
        top = self.foot[1] - high
        bottom = max(self.foot[1] + 12, self.tag[1] + 84 * self.tag_scale)
        return self.foot[0] - wide / 2, top, wide, bottom - top


@cache
def spots(count: int) -> tuple[Spot, ...]:
    """Places of so many pies, the back row first."""
    told = facts()["spots"][str(count)] if count else []
    rows = count >= facts()["rack_from"]
    return tuple(
        Spot((one["pie"][0], one["pie"][1]), one["pie"][2], (one["tag"][0], one["tag"][1]), one["tag"][2], rows)
        for one in told
    )
