"""The flat table: board in the middle, a strip before each person, fingers told apart by where they came down."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.agreement import Agreement
from game.core import Session
from game.saves.game_file import GameFile
from scenes.events import Event, Hover, Key, LongPress, Move, Pad, Press, Release, Tap, Wheel
from scenes.flat import seating
from scenes.flat.board import Board
from scenes.flat.chair import Chair
from scenes.flat.lens import Lens
from scenes.flat.palm import Palm
from scenes.flat.picture import Picture
from scenes.flat.routes import Routes
from scenes.flat.seating import Spot
from scenes.flat.stand import Stand, dress, edge_stage, plane_kit
from scenes.scene import Scene
from scenes.stage import HEIGHT, WIDTH, Stage, Units
from scenes.table.ending import EndingScene
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App


class Keyboard(Ui):
    """The window's own widgets, of which there are none: what is typed goes to the form or screen being written in."""

    def __init__(self, flat: FlatScene) -> None:
        super().__init__(flat.kit, flat.app.clock)
        self._flat = flat

    def raw(self, event: pygame.event.Event) -> bool:
        """Keys as pygame sends them; True where a field took them."""
        for chair in self._flat.chairs.values():
            for scene in chair.app.stack.scenes:
                for ui in (scene.ui, chair.form):
                    if ui.editing is not None and ui.raw(event):
                        chair.request_frame()
                        return True
        return False


class FlatScene(Scene):
    """Plays one game round the screen, people where the agreement says, else at their usual places."""

    def __init__(
        self,
        app: App,
        agreement: Agreement,
        session: Session[Any] | None = None,
        file: GameFile | None = None,
    ) -> None:
        super().__init__(app)
        self.chairs: dict[int, Chair] = {}
        self.ui = Keyboard(self)
        self.agreement = agreement
        self.turn, self.turned_from, self.turning = 0, 0, 0.0
        """Which way the board lies, from where it turns there, and how many seconds are left."""
        self.palm = Palm()
        self.routes = Routes(self)
        board_kit, self.chair_kit = plane_kit(app), plane_kit(app)
        stand = Stand(app, board_kit)
        self.board = Board(stand, self, agreement, session, file)
        self.tune = self.board.table.tune
        for seat in self.board.host.people:
            own = Stand(app, self.chair_kit)
            self.chairs[seat] = Chair(own, self.board, seat)
        people = len(self.chairs)
        self.seated: tuple[str, ...] = agreement.places if len(agreement.places) == people else seating.usual(people)
        self.spots: dict[int, Spot] = {}
        self.board_lens = Lens((0.0, 0.0, 1.0, 1.0), (0.0, 0.0), 1.0)
        self.picture = Picture(self)
        self._shown_hands: object = None
        stand.stack.scenes.append(self.board)
        for chair in self.chairs.values():
            chair.app.stack.scenes.append(chair)

    # ------------------------------------------------------------ life

    def enter(self) -> None:
        """Keep the game from its first moment."""
        self.board.enter()

    def leave(self) -> None:
        """Let go of bots and file."""
        self.board.leave()

    def rebuild(self) -> None:
        """Measure the table anew: window, text size and palette may have changed."""
        super().rebuild()
        visible = self.kit.stage.visible
        found = seating.spots(self.seated, visible)
        self.spots = dict(zip(self.chairs, found, strict=True))
        if self.turn % 180 != self._first_turn() % 180 or not self.turning:
            self._face(self.board.director.shown.seat, at_once=True)
        self._measure()
        self.picture.clear()
        self.board.rebuild()

    def _first_turn(self) -> int:
        return seating.board_turn(self.seated, next(iter(self.spots.values())).edge, 0)

    def _measure(self) -> None:
        """Give board and strips stages of their own scale, so that nothing is ever stretched."""
        whole = self.kit.stage
        room = seating.board_room(self.seated, whole.visible)
        self.board_lens = seating.board_lens(self.board.table.board_box, room, self.turn)
        k = self.board_lens.scale * whole.scale
        self.board.kit.set_stage(Stage(round(WIDTH * k), round(HEIGHT * k), whole.text_scale))
        self.chair_kit.set_stage(edge_stage(whole))
        for kit in (self.board.kit, self.chair_kit):
            dress(kit, self.kit)

    # ------------------------------------------------------------ course

    def turn_to(self, seat: int) -> None:
        """Turn the board to whoever acts now."""
        self._face(seat, at_once=self.kit.calm)

    def _face(self, seat: int, *, at_once: bool) -> None:
        spot = self.spots.get(seat)
        if spot is None:
            return
        first = self._first_turn() if self.turn % 180 != self._first_turn() % 180 else self.turn
        turn = seating.board_turn(self.seated, spot.edge, first)
        if turn == self.turn:
            return
        self.turned_from, self.turn = self.turn, turn
        self.turning = 0.0 if at_once else seating.TURNING
        if not at_once:
            self.picture.snapshot()
            self.kit.sound.play("card_slide", 0.4)
        self.board_lens = replace(self.board_lens, turn=turn)
        self.picture.clear()

    def happened(self) -> None:
        """A step has been played: whoever was asked something else now is asked no more."""
        people = self.board.asked_people()
        for seat, chair in self.chairs.items():
            if chair.asked is not None and seat not in people:
                chair.rest()
        self.request_frame()

    def catch_up(self) -> None:
        """Everything has been shown: the strips tell the present."""
        people = self.board.asked_people()
        for seat, chair in self.chairs.items():
            if chair.behind:
                chair.renew(awaited=seat in people)

    def relay(self) -> None:
        """Lay the strips out anew."""
        if self.spots:
            for chair in self.chairs.values():
                for scene in chair.app.stack.scenes:
                    scene.rebuild()
        self.request_frame()

    def update(self, dt: float) -> None:
        """The game goes on whatever one person reads; nothing is asked while the board turns."""
        if self.turning > 0:
            self.turning = max(0.0, self.turning - dt)
            self.request_frame()
        if not any(isinstance(chair.app.stack.top, EndingScene) for chair in self.chairs.values()):
            self.board.update(dt)
        for chair in self.chairs.values():
            chair.update(dt)
            for scene in chair.app.stack.scenes[1:]:
                scene.update(dt)
                scene.dirty = scene.ui.update(dt) or scene.dirty
        acting = self.board.acting
        hands = (acting.seat, acting.hands.signature()) if acting is not None else None
        if hands != self._shown_hands:
            self._shown_hands = hands
            self.board.director.refresh()
            self.board.request_frame()
        if self.board.dirty or any(scene.dirty for chair in self.chairs.values() for scene in chair.app.stack.scenes):
            self.request_frame()

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        """Pointers go to whose they are; keys to whoever is asked."""
        if isinstance(event, Press | Move | Release | Tap | LongPress):
            return self._touch(event)
        if isinstance(event, Hover):
            return self._hover(event.pos)
        if isinstance(event, Wheel):
            route = self.routes.at(event.pos)
            if route is not None:
                self.routes.top(route).receive(Wheel(route.lens.to_plane(event.pos), event.dy))
            return route is not None
        return self._key(event)

    def _touch(self, event: Press | Move | Release | Tap | LongPress) -> bool:
        pointer = event.pointer
        if isinstance(event, Press):
            palm = self.palm.pressed(pointer, self.app.clock.now())
            for number in palm:
                self.routes.cancel(number)
            if palm:
                return True
        elif pointer.id in self.palm.dead:
            if isinstance(event, Release):
                self.palm.lifted(pointer.id)
                self.routes.silence(pointer.id)
            return True
        if isinstance(event, Release):
            self.palm.lifted(pointer.id)
        return self.routes.deliver(event)

    def _hover(self, pos: Units | None) -> bool:
        """The mouse is one finger: it hovers over one strip at a time."""
        route = self.routes.at(pos) if pos is not None else None
        for chair in self.chairs.values():
            mine = route is not None and route.chair is chair and pos is not None
            if mine and route is not None and pos is not None:
                chair.over_edge = route.zone != "board"
                self.routes.top(route).receive(Hover(route.lens.to_plane(pos)))
            elif chair.hands.hot is not None or any(w.hovered for w in chair.ui.widgets):
                chair.receive(Hover(None))
        return True

    def _key(self, event: Key | Pad) -> bool:
        chair = self.keyed
        if chair is None:
            return False
        top = chair.app.stack.top
        if top is not None:
            top.focus.shown = True
            top.receive(event)
        return True

    @property
    def keyed(self) -> Chair | None:
        """Whose keys they are: whoever has a menu open, else the first person who is asked."""
        opened = next((chair for chair in self.chairs.values() if len(chair.app.stack.scenes) > 1), None)
        asked = next((chair for chair in self.chairs.values() if chair.mode == "ask"), None)
        return opened or self.board.acting or asked or next(iter(self.chairs.values()), None)

    def spoken(self) -> str:
        """What is to be done, as everybody may know it."""
        return self.board.spoken()

    def back(self) -> None:
        """Escape is the keyed seat's."""
        if self.keyed is not None:
            self.keyed.back()

    def menu(self) -> None:
        """So is the menu."""
        if self.keyed is not None:
            self.keyed.menu()

    def where(self, seat: int, pos: Units, *, board: bool = False) -> Units:
        """The window place of a place of a seat's strip, or of the board."""
        lens = self.board_lens if board else self.spots[seat].strip
        return lens.to_window(pos)

    # ------------------------------------------------------------ picture

    def draw(self, surface: pygame.Surface) -> None:
        """Wood, board, strips, what lies over them, carried cards."""
        self.picture.draw(surface)
