"""The focus ring: every interactive place of a scene, walked by Tab, arrows and pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.events import Action
from scenes.kit import Kit
from scenes.stage import Box

WAYS: dict[Action, tuple[int, int]] = {
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
}


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere the ring can stand: what it is called, what accepting does, what left and right change."""

    key: str
    box: Box
    label: str
    activate: Callable[[], None]
    adjust: Callable[[int], None] | None = None
    """Called with -1 or 1 by left and right, which then do not move the ring."""
    on_focus: Callable[[], None] | None = None
    """Called when the ring arrives, as to scroll the place into view."""


@dataclass(slots=True)
class FocusRing:
    """Which place has the focus, and whether it shows (only once keys or a pad were used)."""

    key: str | None = None
    shown: bool = False

    def current(self, places: Sequence[Place]) -> Place | None:
        """The focused place, if it is still there."""
        return next((p for p in places if p.key == self.key), None)

    def act(self, action: Action, places: Sequence[Place]) -> bool:
        """Move, adjust or activate; True where the action meant something."""
        if not places:
            return False
        place = self.current(places)
        if not self.shown or place is None:
            return self._appear(action, place, places)
        if action is Action.ACCEPT:
            place.activate()
            return True
        if action in (Action.NEXT, Action.PREVIOUS):
            step = 1 if action is Action.NEXT else -1
            self.go(places[(places.index(place) + step) % len(places)])
            return True
        if place.adjust is not None and action in (Action.LEFT, Action.RIGHT):
            place.adjust(1 if action is Action.RIGHT else -1)
            return True
        return action in WAYS and self._walk(action, place, places)

    def go(self, place: Place) -> None:
        """Put the ring on a place."""
        self.key = place.key
        if place.on_focus is not None:
            place.on_focus()

    def _appear(self, action: Action, place: Place | None, places: Sequence[Place]) -> bool:
        if action not in (*WAYS, Action.NEXT, Action.PREVIOUS, Action.ACCEPT):
            return False
        self.shown = True
        self.go(place or places[0])
        return True

    def _walk(self, action: Action, place: Place, places: Sequence[Place]) -> bool:
        others = [
            (d, p) for p in places if p is not place and (d := _distance(WAYS[action], place.box, p.box)) is not None
        ]
        if not others:
            return False
        self.go(min(others, key=lambda pair: pair[0])[1])
        return True


def _distance(way: tuple[int, int], here: Box, there: Box) -> float | None:
    """How far a place lies in a direction, sideways offset counting more; None where it lies elsewhere."""
    dx = there[0] + there[2] / 2 - here[0] - here[2] / 2
    dy = there[1] + there[3] / 2 - here[1] - here[3] / 2
    along = dx * way[0] + dy * way[1]
    across = 0.0 if _overlap(way, here, there) else abs(dy if way[0] else dx)
    reach = (here[2] + there[2]) / 2 if way[0] else (here[3] + there[3]) / 2
    if along <= 1 or (across and along < min(12.0, reach)):
        return None
    if across > 2.6 * along:
        return None
    return max(0.0, along - reach) + 2.2 * across + 0.02 * abs(dy if way[0] else dx)


def _overlap(way: tuple[int, int], here: Box, there: Box) -> bool:
    """Whether two boxes overlap sideways of a direction."""
    axis = 1 if way[0] else 0
    return min(here[axis] + here[axis + 2], there[axis] + there[axis + 2]) - max(here[axis], there[axis]) > 4


def draw_ring(surface: pygame.Surface, kit: Kit, box: Box) -> None:
    """Dark gap and bright band around a place, to be seen on wood and on parchment."""
    kit.art.draw(surface, "ui/focus_ring", box)
