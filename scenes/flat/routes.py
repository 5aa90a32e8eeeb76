"""Whose finger is it: a pointer belongs to the seat in whose lens it came down, until it is lifted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from scenes.events import LongPress, Move, Pointer, Press, Release, Tap
from scenes.flat.chair import Chair
from scenes.flat.lens import Lens
from scenes.flat.over import lens_of_screen, sheet_lens
from scenes.scene import Scene
from scenes.stage import Units

if TYPE_CHECKING:
    from scenes.flat.flat_scene import FlatScene

Zone = Literal["screen", "sheet", "strip", "board"]


@dataclass(frozen=True, slots=True)
class Route:
    """Where a pointer came down: a seat's opened screen, its form, its strip, or the board on its behalf."""

    chair: Chair
    zone: Zone
    lens: Lens


class Routes:
    """Follows every pointer from where it came down."""

    def __init__(self, flat: FlatScene) -> None:
        self.flat = flat
        self._held: dict[int, Route] = {}
        self._last: dict[int, Pointer] = {}

    def at(self, pos: Units) -> Route | None:
        """What lies under a place of the window: screens and forms over strips, strips over the board."""
        flat = self.flat
        for seat, chair in flat.chairs.items():
            spot = flat.spots[seat]
            if len(chair.app.stack.scenes) > 1:
                lens = lens_of_screen(flat.kit.stage, spot)
                if lens.covers(pos):
                    return Route(chair, "screen", lens)
        for seat, chair in flat.chairs.items():
            lens_ = sheet_lens(chair, flat.spots[seat], flat.kit.stage)
            if lens_ is not None and lens_.covers(pos):
                return Route(chair, "sheet", lens_)
        for seat, chair in flat.chairs.items():
            if flat.spots[seat].strip.covers(pos):
                return Route(chair, "strip", flat.spots[seat].strip)
        if flat.board_lens.covers(pos) and not flat.turning:
            owner = self._owner(flat.board_lens.to_plane(pos), pos)
            return Route(owner, "board", flat.board_lens) if owner is not None else None
        return None

    def _owner(self, plane: Units, pos: Units) -> Chair | None:
        """Who may use what lies there: the acting person, else somebody asked who may, else whoever sits nearest."""
        flat = self.flat
        acting, piece = flat.board.acting, flat.board.piece_at(plane)
        asked = [chair for chair in flat.chairs.values() if chair.mode == "ask"]
        for chair in [acting, *asked] if acting is not None else asked:
            if piece in chair.offers.pieces() or self._offers(chair, plane):
                return chair
        return acting or min(flat.chairs.values(), key=lambda chair: self._far(chair, pos), default=None)

    def _offers(self, chair: Chair, plane: Units) -> bool:
        offered = chair.hands.offered
        boxes = chair.table.spots(chair.shown) if offered else {}
        return any(
            x <= plane[0] < x + w and y <= plane[1] < y + h
            for name in offered
            for x, y, w, h in [boxes.get(name, (0, 0, 0, 0))]
        )

    def _far(self, chair: Chair, pos: Units) -> float:
        x, y = self.flat.spots[chair.seat].foot
        return (x - pos[0]) ** 2 + (y - pos[1]) ** 2

    def top(self, route: Route) -> Scene:
        """Who hears what comes through a route."""
        top = route.chair.app.stack.top
        assert top is not None
        return top

    # ------------------------------------------------------------ following

    def deliver(self, event: Press | Move | Release | Tap | LongPress) -> bool:
        """Give an event to the seat whose pointer it is."""
        number = event.pointer.id
        if isinstance(event, Press):
            route = self.at(event.pointer.pos)
            if route is None:
                self._held.pop(number, None)
                return False
            self._held[number] = route
            if route.zone != "screen":
                self.flat.board.request_frame()
        route = self._held.get(number)
        if route is None:
            return False
        self._last[number] = event.pointer
        self._give(route, event)
        if isinstance(event, Tap):
            del self._held[number]
        return True

    def _give(self, route: Route, event: Press | Move | Release | Tap | LongPress) -> None:
        chair = route.chair
        opened = len(chair.app.stack.scenes) > 1
        if route.zone == "screen":
            if opened:
                self.top(route).receive(through(event, route.lens))
            return
        if opened and not isinstance(event, Release):
            return
        if route.zone == "sheet":
            if isinstance(event, Press):
                self._quiet(chair)
            if chair.form.handle(through(event, route.lens)):
                chair.request_frame()
            return
        chair.focus.shown = False
        strip = self.flat.spots[chair.seat].strip
        lens, chair.over_edge = self._under(route, event.pointer.pos, strip)
        if isinstance(event, Press) and route.zone == "strip":
            self.flat.board.attend_to(chair)
        before, carried = chair.dirty, chair.hands.carry
        chair.receive(through(event, lens))
        if isinstance(event, Move) and carried is not None and chair.hands.carry is carried:
            chair.dirty = before
            self.flat.request_frame()

    def _quiet(self, chair: Chair) -> None:
        """One keyboard lies beside the table: it writes where somebody has tapped last."""
        for other in self.flat.chairs.values():
            if other is not chair and (field := other.form.editing) is not None:
                field.stop()

    def _under(self, route: Route, pos: Units, strip: Lens) -> tuple[Lens, bool]:
        """The lens under the finger now, and whether that is the strip."""
        over_strip = strip.covers(pos)
        if over_strip or (route.zone == "strip" and not self.flat.board_lens.covers(pos)):
            return strip, True
        return self.flat.board_lens, False

    def finger(self, number: int) -> Units | None:
        """Where in the window a pointer is."""
        return self._last[number].pos if number in self._last else None

    def cancel(self, number: int) -> None:
        """Take a pointer away from whoever has it, and put everything back."""
        route, pointer = self._held.get(number), self._last.get(number)
        if route is None or pointer is None:
            return
        self._give(route, Release(pointer, cancelled=True))
        self._held.pop(number, None)

    def silence(self, number: int) -> None:
        """Forget a pointer."""
        self._held.pop(number, None)


def through(event: Press | Move | Release | Tap | LongPress, lens: Lens) -> Press | Move | Release | Tap | LongPress:
    """An event as it is heard behind a lens."""
    old = event.pointer
    pointer = replace(old, pos=lens.to_plane(old.pos), start=lens.to_plane(old.start))
    if isinstance(event, Move):
        before = lens.to_plane((old.pos[0] - event.delta[0], old.pos[1] - event.delta[1]))
        return Move(pointer, (pointer.pos[0] - before[0], pointer.pos[1] - before[1]))
    return replace(event, pointer=pointer)
