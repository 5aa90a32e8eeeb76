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
    _seen: tuple[str, int, Box] | None = None
    """The focused place when it was last there: its key, its number, its box."""

    def current(self, places: Sequence[Place]) -> Place | None:
        """The focused place, if it is still there."""
        return next((p for p in places if p.key == self.key), None)

    def act(self, action: Action, places: Sequence[Place]) -> bool:
        """Move, adjust or activate; True where the action meant something."""
        if not places:
            return False
        place = self.current(places)
        if self.shown and place is None and self._seen is not None and self._seen[0] == self.key:
            return self._go_on(action, *self._seen[1:], places)
        if not self.shown or place is None:
            return self._appear(action, place, places)
        self._seen = place.key, places.index(place), place.box
        if action is Action.ACCEPT:
            place.activate()
            return True
        if action in (Action.NEXT, Action.PREVIOUS):
            step = 1 if action is Action.NEXT else -1
            self._move(places[(places.index(place) + step) % len(places)], places)
            return True
        if place.adjust is not None and action in (Action.LEFT, Action.RIGHT):
            place.adjust(1 if action is Action.RIGHT else -1)
            return True
        return action in WAYS and self._walk(action, place.box, places, place)

    def _move(self, place: Place, places: Sequence[Place]) -> None:
        """Put the ring on a place and remember where that is: it may be gone with the next look."""
        self._seen = place.key, places.index(place), place.box
        self.go(place)

    def _go_on(self, action: Action, number: int, box: Box, places: Sequence[Place]) -> bool:
        """The place has gone, as a card that was covered: on from where it was, so that the way never begins anew."""
        if action in WAYS and self._walk(action, box, places, None):
            return True
        if action not in (*WAYS, Action.NEXT, Action.PREVIOUS, Action.ACCEPT):
            return False
        at = number - 1 if action is Action.PREVIOUS else number if number < len(places) else 0
        self._move(places[min(at, len(places) - 1)], places)
        return True

    def go(self, place: Place) -> None:
        """Put the ring on a place."""
        self.key = place.key
        if place.on_focus is not None:
            place.on_focus()

    def _appear(self, action: Action, place: Place | None, places: Sequence[Place]) -> bool:
        if action not in (*WAYS, Action.NEXT, Action.PREVIOUS, Action.ACCEPT):
            return False
        self.shown = True
        self._move(place or places[0], places)
        return True

    def _walk(self, action: Action, box: Box, places: Sequence[Place], here: Place | None) -> bool:
        others = [(d, p) for p in places if p is not here and (d := _distance(WAYS[action], box, p.box)) is not None]
        if not others:
            return False
        self._move(min(others, key=lambda pair: pair[0])[1], places)
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
