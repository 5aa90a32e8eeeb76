"""Where everything lies at this table, in design units: columns on the chart, seats at the right, hand and piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.stage import Box, Units

POKER: Final = (150.0, 210.0)
"""A poker card's own size; its picture has a rim more."""
POKER_HIGH: Final = 216.0
"""Units of a poker card's picture at scale 1."""
OBSTACLE: Final = (220.0, 272.0)
OBSTACLE_HIGH: Final = 280.0
CHART_LEFT: Final = 414.0
CHART_RIGHT: Final = 1418.0
MIDDLE: Final = 866.0
TOP: Final = 374.0
"""Where the middle of an obstacle card at full size lies."""
CARD_TOP: Final = 236.0
STEP: Final = 300.0
FIRST: Final = 205.0
"""From the middle of an obstacle to that of the first card below it."""
PITCH: Final = 46.0
TURNED: Final = 0.88
"""Size of a card in a column."""
LOWEST: Final = 800.0
"""The middle of the last card of a column lies no lower."""
LEAST_PITCH: Final = 11.0
SCROLL: Final = (684.0, 120.0, 108.0)
"""Width, height and top of the scroll with the stakes."""
RECORD: Final[Box] = (24.0, 122.0, 368.0, 930.0)
DECK: Final[Units] = (462.0, 950.0)
DISCARD: Final[Units] = (548.0, 988.0)
HAND: Final[Box] = (604.0, 842.0, 630.0, 236.0)
HAND_Y: Final = 960.0
HAND_SCALE: Final = 1.1
ROW: Final = 9
"""Cards that fit into one row of the hand; more lie in two."""
SIDE: Final[Box] = (1432.0, 640.0, 412.0, 410.0)
SEATS: Final[Box] = (1432.0, 116.0, 412.0, 512.0)
LOG_TAB: Final[Box] = (1858.0, 130.0, 94.0, 900.0)
PROMPT: Final[Box] = (604.0, 12.0, 780.0, 84.0)


@dataclass(frozen=True, slots=True)
class Column:
    """An obstacle's place on the chart."""

    x: float
    y: float
    scale: float

    def card(self, index: int, count: int) -> Units:
        """The middle of a turned card below the obstacle, where `count` lie there."""
        first = self.y + FIRST * self.scale
        pitch = PITCH * self.scale
        if count > 1:
            pitch = max(LEAST_PITCH, min(pitch, (LOWEST - first) / (count - 1)))
        return self.x, first + pitch * index

    def whole(self, count: int) -> Box:
        """The box that takes cards: the obstacle and all below it."""
        wide, top = 236 * self.scale, self.y - 140 * self.scale
        bottom = self.card(count, count + 1)[1] + 80 * self.scale
        return self.x - wide / 2, top, wide, bottom - top


def columns(count: int) -> list[Column]:
    """The places of so many obstacles, side by side: smaller where there are many."""
    room = CHART_RIGHT - CHART_LEFT
    step = min(STEP, room / max(1, count))
    scale = min(1.0, (step - 8) / 252)
    y = CARD_TOP + (TOP - CARD_TOP) * scale + (1 - scale) * 40
    return [Column(MIDDLE + 50 + (n - (count - 1) / 2) * step, y, scale) for n in range(count)]


def scroll(applied: list[float]) -> Box:
    """The scroll over the obstacles that are part of the challenge."""
    wide, high, top = SCROLL
    middle = sum(applied) / len(applied) if applied else MIDDLE + 50
    x = min(max(CHART_LEFT + 14, middle - wide / 2), CHART_RIGHT - wide - 10)
    return x, top, wide, high


@dataclass(frozen=True, slots=True)
class Plate:
    """A place among the seats at the right."""

    seat: int
    deep: bool
    """The Deep's panel, with its face in place of the rat's."""
    box: Box
    large: bool = False
    """Room for the Deep's tentacles."""

    @property
    def cards(self) -> Units:
        """Where the backs of the hand lie, middle of the fan."""
        x, y, w, h = self.box
        return (x + w - 72, y + h - 46) if h > 110 else (x + w - 96, y + h / 2)


def plates(seats: int, near: int, deep: list[bool]) -> list[Plate]:
    """All seats but the near rat: the Deep first, then rats in their order, as large as the room allows."""
    order = [seat for seat in range(seats) if deep[seat]]
    order += [seat for k in range(1, seats) if not deep[seat := (near + k) % seats]]
    x, top, wide, room = SEATS
    if sum(deep) == 1 and len(order) <= 3:
        found = [Plate(order[0], True, (x, top, wide, 168.0), large=True)]
        found += [Plate(seat, False, (x, 322.0 + n * 148, wide, 132.0)) for n, seat in enumerate(order[1:])]
        return found
    gap = 14.0 if len(order) < 5 else 9.0
    high = min(132.0, (room - gap * (len(order) - 1)) / max(1, len(order)))
    return [Plate(seat, deep[seat], (x, top + n * (high + gap), wide, high)) for n, seat in enumerate(order)]


@dataclass(frozen=True, slots=True)
class Held:
    """A card's place in the near hand."""

    x: float
    y: float
    angle: float
    scale: float


def hand(count: int) -> list[Held]:
    """The near hand as a fan; a large one in two rows, so that every corner can be seen and pointed at."""
    if count <= ROW:
        return _row(count, HAND_Y, HAND_SCALE, 1.0)
    back = (count + 1) // 2
    return [*_row(back, HAND_Y - 46, 0.86, 0.0), *_row(count - back, HAND_Y + 40, 0.86, 0.0)]


def _row(count: int, y: float, scale: float, bend: float) -> list[Held]:
    left, _, room, _ = HAND
    wide = POKER[0] * scale
    pitch = min(wide + 6, (room - wide) / max(1, count - 1))
    spread = bend * min(1.0, 4 / max(1, count - 1))
    found = []
    for index in range(count):
        off = index - (count - 1) / 2
        found.append(Held(left + room / 2 + off * pitch, y + (off * spread) ** 2 * 4, off * spread * 3.4, scale))
    return found
