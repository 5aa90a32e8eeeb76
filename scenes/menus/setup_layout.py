"""Where the panels of the set-up stand: side by side, or one scrolling column where the text is large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.stage import Box

if TYPE_CHECKING:
    from scenes.menus.setup import SetupScene

LARGE_TEXT = 1.09
"""Above this text size the panels no longer fit side by side."""
LEFT, RIGHT, TOP, BOTTOM = 36.0, 1884.0, 132.0, 1056.0
GAP = 16.0


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes in units; `page` is the scrolling frame of a column, None where everything fits."""

    players: Box
    rules: Box
    modes: Box
    own: Box | None
    start: Box
    page: Box | None = None
    page_height: float = 0.0


def laid_out(scene: SetupScene) -> Layout:
    """The layout for the present text size."""
    large = scene.kit.stage.text_scale > LARGE_TEXT
    return _column(scene) if large else _side_by_side(scene)


def _side_by_side(scene: SetupScene) -> Layout:
    own = scene.part.height(1524)
    low = scene.part.own_high
    upper = BOTTOM - TOP - GAP - low
    players = (LEFT, TOP, 1024.0, upper if own else BOTTOM - TOP)
    modes = scene.heights(804)[2]
    high = min(max(190.0, modes), upper - 200)
    rules_box = (1080.0, TOP, 804.0, upper - 12 - high)
    modes_box = (1080.0, TOP + upper - high, 804.0, high)
    start = (1580.0, TOP + upper + GAP, 304.0, low)
    return Layout(players, rules_box, modes_box, (LEFT, start[1], 1524.0, low) if own else None, start)


def _column(scene: SetupScene) -> Layout:
    wide = RIGHT - LEFT
    bar = scene.start.bar_height
    page = (LEFT - 12, TOP + 6, wide + 40, BOTTOM - TOP - bar - GAP - 6)
    boxes: list[Box] = []
    y = page[1] + 8
    for high in (*scene.heights(wide), scene.part.height(wide)):
        boxes.append((LEFT, y, wide, high))
        y += high + GAP if high else 0.0
    start = (LEFT, BOTTOM - bar, wide, bar)
    own = boxes[3] if boxes[3][3] else None
    return Layout(boxes[0], boxes[1], boxes[2], own, start, page, y - page[1])
