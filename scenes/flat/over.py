"""What opens before one seat over its strip and the board: whole screens, forms, the open hand, enlarged cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.flat.lens import Lens
from scenes.flat.seating import DEEP, SHARE, Spot
from scenes.flat.strip_art import SHELTER
from scenes.stage import HEIGHT, WIDTH, Box, Stage

if TYPE_CHECKING:
    from scenes.flat.chair import Chair

SCREEN: Final[Box] = (0.0, 0.0, float(WIDTH), float(HEIGHT))
AROUND: Final = 14.0
"""Units of the plane shown round a form."""
FOOT: Final = 66.0
"""Units at the edge that a form leaves free: the handle and the round buttons."""
NARROW: Final = 640.0
"""Forms no wider stand at the right of their strip, so that the hand stays in sight."""
RIGHT: Final = 1622.0
CLOSER: Final[Box] = (480.0, 90.0, 960.0, 980.0)
"""Where an enlarged card may come to lie."""


def lens_of_screen(stage: Stage, spot: Spot) -> Lens:
    """A whole screen before a seat, moved along its edge until all of it is in the window."""
    left, top, wide, high = stage.visible
    along = WIDTH * SHARE / 2
    x, y = spot.foot
    if spot.edge in ("south", "north"):
        x = min(max(left + along, x), left + wide - along)
    else:
        y = min(max(top + along, y), top + high - along)
    return Spot(spot.edge, (x, y)).lens(SCREEN)


def sheet_lens(chair: Chair, spot: Spot, stage: Stage) -> Lens | None:
    """The form that a seat fills in, on the board beside its strip."""
    if chair.sheet is None or chair.mode != "ask" or not chair.sheet_open:
        return None
    x, y, w, h = chair.sheet.box
    box = (x - AROUND, y - AROUND, w + 2 * AROUND, h + 2 * AROUND)
    if w <= NARROW:
        return spot.lens(box, up=SHARE * FOOT, aside=SHARE * (RIGHT - w / 2 - WIDTH / 2))
    if spot.edge in ("west", "east"):
        return spot.lens(box, up=SHARE * FOOT)
    # Clear of the forms that stand at the short edges, however near the corner one sits.
    left, _, wide, _ = stage.visible
    clear = SHARE * (box[3] + FOOT + box[2] / 2)
    x = min(max(left + clear, spot.foot[0]), left + wide - clear)
    return Spot(spot.edge, (x, spot.foot[1])).lens(box, up=SHARE * FOOT)


def open_lens(spot: Spot) -> Lens:
    """The open hand under its shelter."""
    return spot.lens(SHELTER)


def closer_lens(spot: Spot) -> Lens:
    """A card held to be read."""
    return spot.lens(CLOSER, up=DEEP * 0.5)


def private_lens(chair: Chair, spot: Spot) -> Lens | None:
    """What else is for this person's eyes only."""
    box = chair.table.private_box
    return spot.lens(box, up=DEEP - 6, aside=-SHARE * 400) if box is not None and chair.peeking else None
