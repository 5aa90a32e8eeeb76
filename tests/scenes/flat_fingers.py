"""People round a flat table, told apart by where they sit: all that they do is done by FINGER events."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.flat.chair import Chair
from scenes.flat.flat_scene import FlatScene
from scenes.flat.lens import Lens
from scenes.flat.over import sheet_lens
from scenes.motion.pose import Piece
from scenes.stage import Box, Units
from scenes.table.offers import Drag

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
MENUS = {"menu", "undo", "log", "rules", "ships-log", "discards", "passing", "form"}
"""Buttons that do not answer a question."""
FRAME = 1 / 60


def sat(
    app: App, game: str, people: int, *, bots: int = 0, seed: int = 4, confirm: bool = False, **options: object
) -> FlatScene:
    """A flat table with people at their usual places."""
    players = [Player(name=name) for name in NAMES[:people]]
    players += [Player(name=f"Bot {n}", bot="random") for n in range(bots)]
    agreed = Agreement(game=game, players=tuple(players), options=options, seed=seed, confirm=confirm)
    scene = FlatScene(app, agreed)
    app.stack.reset(scene)
    app.frame([])
    return scene


def wait(app: App, scene: FlatScene, seconds: float = 0.3) -> None:
    """Let bots think and time pass, what is being shown skipped."""
    scene.board.thinkers.settle()
    for _ in range(3):
        if scene.board.director.busy:
            scene.board.director.skip()
        app.clock.advance(seconds / 3)
        app.frame([])


def middle(box: Box) -> Units:
    return box[0] + box[2] / 2, box[1] + box[3] / 2


class Fingers:
    """Any number of fingers on one screen."""

    def __init__(self, app: App) -> None:
        self.app = app

    def event(self, kind: int, number: int, pos: Units) -> None:
        """One event of a finger at a place in window units."""
        stage = self.app.kit.stage
        x, y = stage.point(pos)
        raw = pygame.event.Event(kind, finger_id=number, touch_id=1, x=x / stage.width, y=y / stage.height, dx=0, dy=0)
        self.app.clock.advance(FRAME)
        self.app.frame([raw])

    def down(self, number: int, pos: Units) -> None:
        self.event(pygame.FINGERDOWN, number, pos)

    def move(self, number: int, pos: Units) -> None:
        self.event(pygame.FINGERMOTION, number, pos)

    def up(self, number: int, pos: Units) -> None:
        self.event(pygame.FINGERUP, number, pos)

    def tap(self, pos: Units, number: int = 1) -> None:
        self.down(number, pos)
        self.up(number, pos)

    def drag(self, start: Units, end: Units, number: int = 1, steps: int = 4) -> None:
        self.down(number, start)
        for step in range(1, steps + 1):
            share = step / steps
            self.move(number, (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        self.up(number, end)


class Person:
    """Somebody at an edge, who does something legal at random."""

    def __init__(self, app: App, scene: FlatScene, seat: int, rng: Random) -> None:
        self.app, self.scene, self.seat, self.rng = app, scene, seat, rng
        self.fingers = Fingers(app)

    @property
    def chair(self) -> Chair:
        return self.scene.chairs[self.seat]

    @property
    def strip(self) -> Lens:
        return self.scene.spots[self.seat].strip

    def tap_button(self, key: str) -> None:
        """Touch a button of the strip."""
        self.fingers.tap(self.strip.to_window(middle(self.chair.ui.widget(key).place().box)), self.seat + 1)

    def place_of(self, piece: Piece) -> Units | None:
        """Where a piece can be touched."""
        held = next((card for card in reversed(self.chair.fan()) if card.piece == piece), None)
        if held is not None:
            # The left rim of a card is what its neighbour leaves free.
            return self.strip.to_window((held.box[0] + 14, held.box[1] + held.box[3] * 0.4))
        board = self.scene.board
        pose = board.director.poses.get(piece)
        box = board.table.piece_box(piece, pose) if pose is not None else None
        return self.scene.board_lens.to_window(middle(box)) if box is not None else None

    def place_of_spot(self, spot: str) -> Units:
        """Where a piece is let go of for a spot."""
        if spot in self.chair.table.near_spots:
            return self.strip.to_window(middle(self.chair.near_box()))
        chair = self.chair
        return self.scene.board_lens.to_window(middle(chair.table.spots(chair.shown)[spot]))

    def act(self) -> None:
        """Do one thing that the moment allows."""
        chair = self.chair
        if len(chair.app.stack.scenes) > 1:
            self._close_screen()
            return
        if chair.sheet is not None and not chair.sheet_open:
            self.tap_button("form")
            return
        doings: list[Callable[[], None]] = []
        if chair.sheet is not None:
            doings += [lambda place=place: self._in_form(place.box) for place in chair.form.places()] * 3
            doings += [lambda way=way: self._scroll(way) for way in (-60.0, 60.0) if chair.form.panes]
        keys = [place.key for place in chair.ui.places() if place.key not in MENUS]
        doings += [lambda key=key: self.tap_button(key) for key in keys]
        if chair.hands.laid is not None and "ready" in keys:
            self.tap_button("ready")
            return
        if keys and chair.hands.draft is None and self.rng.random() < 0.4:
            # Games in which much can be begun and little finished still come to their end.
            self.tap_button(self.rng.choice(keys))
            return
        if chair.hands.draft is None or self.rng.random() < 0.5:
            doings += [lambda g=g: self._drag(g) for g in chair.offers.pieces_and_spots()]
            doings += [lambda spot=spot: self._touch(spot) for spot in sorted(chair.offers.spots())]
        if doings:
            self.rng.choice(doings)()

    def _in_form(self, box: Box) -> None:
        lens = sheet_lens(self.chair, self.scene.spots[self.seat], self.app.kit.stage)
        assert lens is not None
        self.fingers.tap(lens.to_window(middle(box)), self.seat + 1)
        if self.chair.form.editing is not None:
            self.chair.form.editing.stop()

    def _scroll(self, way: float) -> None:
        """Push a form that is longer than its frame."""
        lens = sheet_lens(self.chair, self.scene.spots[self.seat], self.app.kit.stage)
        assert lens is not None
        x, y = middle(self.chair.form.panes[-1].box)
        self.fingers.drag(lens.to_window((x, y)), lens.to_window((x, y + way)), self.seat + 1)

    def _drag(self, gesture: Drag) -> None:
        start = self.place_of(gesture.piece)
        if start is None:
            return
        if self.rng.random() < 0.5:
            self.fingers.drag(start, self.place_of_spot(gesture.spot), self.seat + 1)
            return
        self.fingers.tap(start, self.seat + 1)
        if self.chair.hands.picked == gesture.piece and self.chair.mode == "ask":
            self.fingers.tap(self.place_of_spot(gesture.spot), self.seat + 1)

    def _touch(self, spot: str) -> None:
        boxes = self.chair.table.spots(self.chair.shown)
        if self.chair.table.tap(spot) is None and spot in boxes:
            self.fingers.tap(self.place_of_spot(spot), self.seat + 1)

    def _close_screen(self) -> None:
        top = self.chair.app.stack.top
        assert top is not None
        top.back()


def played(app: App, scene: FlatScene, rng: Random, patience: int) -> set[int]:
    """Play to the end, everybody at random; the seats whose people acted."""
    people = {seat: Person(app, scene, seat, rng) for seat in scene.chairs}
    acted = set()
    for _ in range(patience):
        if app.stack.top is not scene:
            break
        board = scene.board
        if board.mode in ("told", "over") and not board.director.busy:
            rng.choice(list(people.values())).tap_button("next")
            continue
        asked = [seat for seat, chair in scene.chairs.items() if chair.mode == "ask"]
        waiting = board.windows.waitable()
        if waiting and rng.random() < 0.3:
            seat = rng.choice(waiting)
            if any(place.key == "wait" for place in scene.chairs[seat].ui.places()):
                people[seat].tap_button("wait")
        elif asked and not board.director.busy and not scene.turning:
            seat = rng.choice(asked)
            acted.add(seat)
            people[seat].act()
        else:
            wait(app, scene)
    return acted
