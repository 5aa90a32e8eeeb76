"""What a step points at, as boxes on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.lessons.corner import middle
from scenes.lessons.script import Point
from scenes.motion.pose import Piece
from scenes.stage import Box, Units
from scenes.table.offers import Drag, Gesture
from scenes.table.sheet import SHEET

if TYPE_CHECKING:
    from scenes.lessons.lesson_scene import LessonScene

LARGEST = 160_000.0
"""Square units up to which a part of the picture counts as something to be read, not as ground."""


def boxes_of(scene: LessonScene) -> list[Box]:
    """The boxes that the present step points at; without points, what is wanted."""
    if scene.step.rings:
        return [place.box for place in scene.ui.places() if place.key == "wait-0"]
    found = [box for point in scene.step.points if (box := box_of(scene, point)) is not None]
    return found or wanted_boxes(scene, scene.wanted_gestures())


def box_of(scene: LessonScene, point: Point) -> Box | None:
    """Where a point is; None where it is not to be seen."""
    if point.piece is not None:
        return piece_box(scene, tuple(point.piece))
    if point.spot is not None:
        return scene.table.spots(scene.shown).get(point.spot)
    if point.panel is not None:
        panels = [panel for panel in scene.panels() if panel.kind == point.panel]
        return panels[point.number].box if point.number < len(panels) else None
    if point.widget is not None:
        return next((place.box for place in scene.ui.places() if place.key == point.widget), None)
    return point.box


def piece_box(scene: LessonScene, piece: Piece) -> Box | None:
    """A piece's box where it comes to rest."""
    pose = scene.table.layout(scene.director.shown).get(piece)
    return scene.table.piece_box(piece, pose) if pose is not None else None


def wanted_boxes(scene: LessonScene, gestures: Sequence[Gesture]) -> list[Box]:
    """Pieces, spots and buttons that play what is wanted, each once."""
    found: list[Box | None] = []
    spots = scene.table.spots(scene.shown)
    for gesture in gestures:
        if isinstance(gesture, Drag):
            found += [piece_box(scene, gesture.piece), spots.get(gesture.spot)]
        elif gesture.spot == SHEET and scene.sheet is not None:
            found.append(scene.sheet.box)
        elif scene.table.tap(gesture.spot) is not None:
            found.append(box_of(scene, Point(widget=f"tap-{gesture.spot}")))
        else:
            found.append(spots.get(gesture.spot))
    return [box for box in dict.fromkeys(found) if box is not None]


def way_of(scene: LessonScene, gestures: Sequence[Gesture]) -> tuple[Box, Box] | None:
    """From which box to which a piece is wanted to go."""
    for gesture in gestures:
        if isinstance(gesture, Drag):
            start, end = piece_box(scene, gesture.piece), scene.table.spots(scene.shown).get(gesture.spot)
            if start is not None and end is not None:
                return start, end
    return None


def buttons_of(scene: LessonScene) -> list[Box]:
    """The table's own buttons: nobody speaks over them."""
    return [place.box for place in scene.ui.places() if not place.key.startswith("lesson-")]


def useful(scene: LessonScene) -> list[Box]:
    """What people want to see besides: pieces, buttons, plates."""
    poses = scene.table.layout(scene.director.shown)
    found = [scene.table.piece_box(piece, pose) for piece, pose in poses.items()]
    found += [panel.box for panel in scene.panels() if panel.box[2] * panel.box[3] < LARGEST]
    if scene.way is not None:
        start, end = middle(scene.way[0]), middle(scene.way[1])
        found += [_bead(start, end, share / 8) for share in range(1, 8)] * 3
    if scene.sheet is not None:
        found += [scene.sheet.box] * 4
    return [box for box in found if box is not None]


def _bead(start: Units, end: Units, share: float) -> Box:
    """A place on the way that a piece is wanted to go."""
    x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    return x - 45, y - 70, 90, 90
