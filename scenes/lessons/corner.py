"""Where the innkeeper stands: beside what he points at, never over it, and over as little else as can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from scenes.stage import HEIGHT, WIDTH, Box, Units

STEP: Final = 40.0
TOP: Final = 124.0
"""Below the lesson's own bar."""
EDGE: Final = 12.0
NEAR: Final = 24.0
"""Units kept free round what is pointed at."""
TABOO: Final = 60.0
"""What a unit of covered area costs, by weight: pointed at, and merely useful."""
FAR: Final = 220.0
"""What a unit of distance costs, in units of covered area."""


def overlap(one: Box, other: Box) -> float:
    """The common area of two boxes."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


def grown(box: Box, by: float) -> Box:
    """A box with a margin round it."""
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def middle(box: Box) -> Units:
    """Where a box has its middle."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def corner_for(size: tuple[float, float], shown: Sequence[Box], buttons: Sequence[Box], useful: Iterable[Box]) -> Units:
    """The top left corner for a block of this size: off all that is shown, off buttons, off useful things if it can."""
    wide, high = size
    lanes = [_lane(EDGE, WIDTH - EDGE - wide), _lane(TOP, max(TOP, HEIGHT - EDGE - high))]
    kept = [*(grown(box, NEAR) for box in shown), *(grown(box, 8) for box in buttons)]
    others = list(useful)
    aim = middle(_around(shown)) if shown else (WIDTH / 2, HEIGHT / 2)

    def cost(at: Units) -> float:
        block = (*at, wide, high)
        covered = sum(overlap(block, box) for box in others)
        taboo = sum(overlap(block, box) for box in kept)
        x, y = middle(block)
        return taboo * TABOO + covered + FAR * (abs(x - aim[0]) + abs(y - aim[1]))

    return min(((x, y) for x, y in product(*lanes)), key=cost)


def clear(block: Box, boxes: Iterable[Box]) -> bool:
    """Whether a block lies within the screen and over none of these."""
    inside = block[1] + block[3] <= HEIGHT - EDGE + 1
    return inside and not any(overlap(block, box) for box in boxes)


def _lane(first: float, last: float) -> list[float]:
    if last <= first:
        return [first]
    count = max(1, round((last - first) / STEP))
    return [first + (last - first) * k / count for k in range(count + 1)]


def _around(boxes: Sequence[Box]) -> Box:
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    return left, top, max(b[0] + b[2] for b in boxes) - left, max(b[1] + b[3] for b in boxes) - top
