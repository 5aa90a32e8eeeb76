"""The table: one viewer's view on the screen, pieces moved by hand, bots in the background, every step kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.core import PUBLIC
from game.language import language
from game.saves.game_file import GameFile
from scenes import doors
from scenes.events import Action, Event, Key, LongPress, Pad
from scenes.focus import Place
from scenes.motion.pose import Piece
from scenes.stage import Box, Stage
from scenes.table.contract import Panel, Shown
from scenes.table.controls import build_controls
from scenes.table.peek import PeekScene, may_peek
from scenes.table.turns import Turns
from scenes.theme import Palette
from scenes.widgets.ui import Ui

TOLD_SECONDS: Final = 2.6
"""How long a round's outcome stays by itself where nobody is at the table to go on."""
REASON_SECONDS: Final = 8.0
SHORTCUTS: Final = {
    Action.UNDO: "undo",
    Action.LOG: "log",
    Action.RULES: "rules",
    Action.FAST: "fast",
    Action.VEIL: "eye",
}
"""What has a key of its own, and the round button that does the same."""
HOLD_SECONDS: Final = 0.5
"""How long the eye is held until people may peek out of turn."""


class TableScene(Turns):
    """Plays one game; start it with an agreement, or with the session and file that a saved game gave."""

    helps_on_hold = True
    """Whether holding an empty place tells what does what."""
    doings = (*Turns.doings, *SHORTCUTS, Action.ENLARGE)
    _look: tuple[Stage, Palette, str, bool] | None = None
    """What the table's pictures and words were made for."""
    _order: tuple[tuple[Shown, frozenset[Piece]], list[Piece]] | None = None
    """The pieces in the ring's order, and what it was worked out for."""
    _eye_for = 0.0

    # ------------------------------------------------------------ life

    def enter(self) -> None:
        """Keep the game from its first moment."""
        self.app.captions.learn(self.table.captions)
        if self.host.file is None and self.app.folders is not None:
            try:
                self.host.file = GameFile.create(self.app.folders.saves, self.agreement, self.session)
            except OSError:
                self.host.folder = self.app.folders.saves
                self._say_unkept()

    def leave(self) -> None:
        """Let go of bots and file."""
        try:
            self.thinkers.close()
        finally:
            self.host.close()

    def rebuild(self) -> None:
        """Lay out anew, pictures and words included where they may have changed."""
        look = (self.kit.stage, self.kit.palette, language(), self.kit.large_corners)
        if look != self._look:
            self._look = look
            self.table.rebuilt()
            self.still.clear()
            self._preparing = self.table.preparations()
        super().rebuild()

    def build(self, ui: Ui) -> None:
        """Round buttons, and what the moment needs."""
        build_controls(self, ui)

    # ------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """Move, think, go on; nothing happens behind a menu."""
        if self.app.stack.top is not self:
            return
        self.director.speed = self._pace()
        self.director.calm = self.kit.calm
        moved, told = self.director.moving, self.director.shown
        self.director.update(dt)
        for sound in self.director.heard:
            self.kit.sound.play(sound, about=self._told_of())
        self.director.heard.clear()
        changed = moved or self.director.moving or self.director.shown is not told or self.still.behind
        if self.hands.update(dt) | self.table.update(dt) | changed:
            self.request_frame()
        self._fade_reason(dt)
        self._hold_eye(dt)
        self._prepare()
        if self.mode != "ask":
            self.windows.update(dt * self._pace())
        self._think(dt)
        if self.mode != "ask":
            self._proceed()
            self._go_on_alone(dt)

    def _told_of(self) -> str:
        """What the event is about that is being shown, as the viewer has seen it."""
        return self.table.sentence(self.director.newest) if self.app.captions.on and self.director.newest else ""

    def _prepare(self) -> None:
        """One small painting ahead of its time: for those under way, or for later while nothing moves."""
        if self.director.moving and not self.still.behind:
            any(self.table.foresee(piece, end) for piece, end in self.director.ends())
        elif not self.director.busy and self.hands.carry is None and not self.dirty:
            work = next(self._preparing, None)
            if work is not None:
                work()

    def _fade_reason(self, dt: float) -> None:
        if self.reason is not None:
            self._reason_for += dt
            if self._reason_for > REASON_SECONDS:
                self.explain(None)

    def _hold_eye(self, dt: float) -> None:
        held = any(widget.key == "eye" and widget.held for widget in self.ui.widgets)
        self._eye_for = self._eye_for + dt if held else 0.0
        if self._eye_for >= HOLD_SECONDS:
            self._eye_for = 0.0
            self.peek()

    def _go_on_alone(self, dt: float) -> None:
        """Where only bots play, the table tidies itself up."""
        if self.mode == "told" and not self.host.people and not self.session.over:
            self._told_for += dt * self._pace()
            if self._told_for > TOLD_SECONDS:
                self.go_on()

    def catch_up(self) -> None:
        """Show the present, after something was played that was not shown."""
        self._look_as(PUBLIC, self.director.shown.seat)
        self.mode = "wait"
        self.rebuild()

    # ------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, then pieces from back to front."""
        shown = self.shown
        surface.blit(self.still.picture(self.panels(), hurried=self.director.busy), (0, 0))
        self.table.draw_under(surface, shown, self.hands.offered)
        carried = self.hands.carry.piece if self.hands.carry is not None else None
        for piece, pose in sorted(self.director.poses.items(), key=lambda item: item[1].depth):
            if piece != carried and pose.alpha > 0.01:
                self.table.draw_piece(surface, piece, pose, shown)

    def panels(self) -> list[Panel]:
        """The still parts of what is shown."""
        return self.table.panels(self.shown, self.status)

    def draw_over(self, surface: pygame.Surface) -> None:
        """What lies over buttons too: forecast, the carried piece, an enlarged one."""
        shown, carry = self.shown, self.hands.carry
        if carry is not None:
            self.table.draw_piece(surface, carry.piece, carry.pose, shown)
        self.table.draw_above(surface, shown, carry.pose if carry is not None else None)
        enlarged = self.hands.enlarged
        if enlarged is not None and enlarged in self.director.poses:
            self.table.draw_enlarged(surface, enlarged, self.director.poses[enlarged])

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        """Pointers work on pieces; keys go to the ring, but for those that do what a round button does."""
        if isinstance(event, (Key, Pad)):
            return self._shortcut(event.action)
        if self.hands.handle(event):
            return True
        alone = self.hands.carry is None and len(self.app.pointers.down) <= 1
        if isinstance(event, LongPress) and self.helps_on_hold and alone:
            self.app.open_help()
            return True
        return False

    def _shortcut(self, action: Action | None) -> bool:
        """Do what a key or gamepad button of its own stands for; the button must be there for pointers too."""
        if action is Action.ENLARGE:
            return self.hands.look_closer()
        key = SHORTCUTS.get(action) if action is not None else None
        widget = next((widget for widget in self.ui.widgets if key is not None and widget.key == key), None)
        if widget is None or not widget.is_enabled:
            return False
        widget.activate()
        return True

    def places(self) -> list[Place]:
        """Pieces that can be taken or read, the near ones first, with the spots for a picked one."""
        near, far = self._piece_places()
        return [*near, *far]

    def all_places(self) -> list[Place]:
        """The hand and where it can go, then buttons, then what lies farther off."""
        near, far = self._piece_places()
        if self.sheet is not None and not near:
            return [*self.ui.places(), *far]
        return [*near, *self.ui.places(), *far]

    def _piece_places(self) -> tuple[list[Place], list[Place]]:
        near, far, shown, usable = list[Place](), list[Place](), self.shown, self.offers.pieces()
        poses = self.director.poses | {piece: end for piece, end in self.director.ends() if piece in usable}
        boxes = {piece: self.table.piece_box(piece, pose) for piece, pose in poses.items()}
        for piece in self._ordered(boxes):
            box = boxes[piece]
            if box is not None:
                (near if piece in usable else far).append(self._piece_place(piece, box, shown))
        spots = self.table.spots(shown)
        near += [self._spot_place(spot, spots[spot]) for spot in sorted(self.hands.offered & spots.keys())]
        return near, far

    def _ordered(self, boxes: Iterable[Piece]) -> list[Piece]:
        """From left to right by kind; a card that rises under the ring and so shifts others changes nothing."""
        known = (self.director.shown, frozenset(boxes))
        if self._order is None or self._order[0][0] is not known[0] or self._order[0][1] != known[1]:
            poses = self.director.poses | dict(self.director.ends())
            order = sorted(known[1], key=lambda piece: (self.table.piece_rank(piece), poses[piece].x, str(piece)))
            self._order = known, order
        return self._order[1]

    def _piece_place(self, piece: Piece, box: tuple[float, float, float, float], shown: Shown) -> Place:
        key = "-".join(map(str, piece)) if isinstance(piece, tuple) else str(piece)
        return Place(
            key,
            box,
            self.table.piece_name(piece, shown),
            lambda: self._accept(piece),
            on_focus=lambda: self._focus(piece),
        )

    def _accept(self, piece: Piece) -> None:
        self.hands.tap_piece(piece)
        if self.hands.picked == piece and self.hands.offered:
            self.focus.key = f"spot-{sorted(self.hands.offered)[0]}"

    def _focus(self, piece: Piece) -> None:
        self.hands.point_at(piece)

    def _aim(self, spot: str) -> None:
        self.hands.point_at(None)
        self.hands.aim(spot)

    def _accept_spot(self, spot: str) -> None:
        self.hands.lay_picked(spot)

    def _spot_place(self, spot: str, box: Box) -> Place:
        return Place(
            f"spot-{spot}",
            box,
            self.table.spot_name(spot),
            lambda: self._accept_spot(spot),
            on_focus=lambda: self._aim(spot),
        )

    def veil(self) -> None:
        """Hide or show the near hand; while nobody is asked, people peek at their own."""
        if self.asked is None and may_peek(self):
            self.peek()
        else:
            super().veil()

    def peek(self) -> None:
        """Let everybody at the screen look at their own hand, behind the curtain."""
        if self.app.stack.top is self and may_peek(self):
            self.app.stack.push(PeekScene(self))

    def spoken(self) -> str:
        """What is to be done, or why something cannot be done."""
        if self.reason is not None:
            return self.reason[0].words
        prompt = self.table.prompt(self.shown, self.status)
        return f"{prompt.main}\n{prompt.sub}" if prompt.sub else prompt.main

    def back(self) -> None:
        """Escape lets go of what is picked, then opens the menu."""
        if self.hands.draft is not None:
            self.take_back()
            return
        if self.hands.picked is not None or self.hands.enlarged is not None or self.reason is not None:
            self.hands.put_down()
            self.explain(None)
            self.director.refresh()
            return
        if self.hands.chosen:
            self.take_back()
            return
        self.menu()

    def menu(self) -> None:
        """Pause, over the table or over its curtain."""
        doors.open_pause(self)
