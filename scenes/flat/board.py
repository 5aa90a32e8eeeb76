"""The board that all share: it keeps the game going, asks whom the rules ask, and shows what everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.agreement import Agreement
from game.core import PUBLIC, Action, Session
from game.saves.game_file import GameFile
from scenes import doors
from scenes.flat.stand import Stand
from scenes.motion.pose import Piece, Pose
from scenes.stage import Units, inside
from scenes.table.contract import Shown
from scenes.table.table_scene import TableScene
from scenes.table.taking_back import undo_refusal
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.flat.chair import Chair
    from scenes.flat.flat_scene import FlatScene


class Board(TableScene):
    """A table scene with everybody's eyes: nobody is asked here, people act from their chairs."""

    def __init__(
        self, app: Stand, flat: FlatScene, agreement: Agreement, session: Session[Any] | None, file: GameFile | None
    ) -> None:
        self.flat = flat
        super().__init__(app, agreement, session, file)
        self._look_as(PUBLIC, self._near_seat())

    # ------------------------------------------------------------ whose hands show

    @property
    def acting(self) -> Chair | None:
        """The chair whose side of the board is the near one, while it is asked."""
        chair = self.flat.chairs.get(self.asked) if self.asked is not None else None
        return chair if chair is not None and chair.mode == "ask" else None

    @property
    def shown(self) -> Shown:
        """What the frame is drawn from: everybody's view, and what the acting person does in the open."""
        return self._dressed(self.director.shown)

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every piece belongs, the acting person's doings included."""
        return self.table.layout(self._dressed(shown))

    def _dressed(self, shown: Shown) -> Shown:
        chair = self.acting
        if chair is None or shown.seat != chair.seat or not self.table.lays_open:
            return self.hands.dress(shown)
        hands, open_ = chair.hands, chair.hands.laid_out()
        bare = self.table.laid_bare(shown.view, chair.director.shown.view, open_)
        closed = chair.hand_all - set(open_)
        dressed = hands.dress(shown)
        # The acting seat's eyes, but nothing that only they may see: the view holds no hidden face.
        return replace(
            dressed,
            view=bare,
            viewer=chair.seat,
            hot=None,
            picked=None if dressed.picked in closed else dressed.picked,
            lifted=None if dressed.lifted in closed else dressed.lifted,
        )

    def _look_as(self, viewer: int, seat: int) -> None:
        super()._look_as(PUBLIC, seat)

    def piece_at(self, pos: Units) -> Piece | None:
        """The topmost piece of the board there; hands lie at the edges."""
        held = self._in_hands()
        hits = []
        for piece, pose in self.director.poses.items():
            box = self.table.piece_box(piece, pose) if piece not in held else None
            if box is not None and pose.alpha > 0.5 and inside(box, pos):
                hits.append((pose.depth, piece))
        return max(hits, key=lambda hit: hit[0])[1] if hits else None

    def _in_hands(self) -> set[Piece]:
        """What lies in somebody's strip and not on the board."""
        return set(self.table.hand(self.shown))

    # ------------------------------------------------------------ course

    def asked_people(self) -> Sequence[int]:
        """Whom the rules ask now, of the people at the table."""
        if self.session.over or self.windows.holds:
            return []
        people = self.host.awaited("human")
        return people[:1] if self.windows.now is not None else people

    def _proceed(self) -> None:
        """Ask everybody who is awaited, once everything has been shown."""
        if self.director.busy:
            return
        self.flat.catch_up()
        if self.table.cleared(self.director.shown) is not None:
            self._set_mode("told")
            return
        self._set_mode("over" if self.session.over else "wait")
        people = self.asked_people()
        for seat in people:
            if self.flat.chairs[seat].asked is None:
                self.flat.chairs[seat].ask()
        if people and self.asked not in people:
            self.asked = people[0]
            self.flat.turn_to(people[0])
            self._look_as(PUBLIC, people[0])
            self.request_frame()

    def attend_to(self, chair: Chair) -> None:
        """Somebody of several who are asked reaches for a card: the board is theirs, unless it is in use."""
        acting = self.acting
        if chair.mode != "ask" or acting is chair or not self.table.lays_open:
            return
        if acting is not None and (acting.hands.half_way or acting.hands.carry is not None or acting.hands.picked):
            return
        self.asked = chair.seat
        self.flat.turn_to(chair.seat)
        self._look_as(PUBLIC, chair.seat)
        self.request_frame()

    def play_for(self, action: Action) -> None:
        """Play what somebody at the table has chosen; whoever stays silent at an open floor does so before."""
        floor = self.table.floor(self.session.view(PUBLIC))
        if floor is not None and action.seat in floor.leads and not self._others_lead(floor, action.seat):
            self._say_nothing(floor, action.seat)
        self.follow(action)

    def follow(self, action: Action) -> None:
        """Play an action and show it to everybody."""
        if action.seat == self.asked:
            self.asked = None
        super().follow(action)
        self.flat.happened()

    def undo_for(self, chair: Chair) -> None:
        """Take back a seat's last step, or tell that seat why not."""
        verdict = self.session.can_undo(chair.seat)
        if not verdict.allowed:
            chair.tell(undo_refusal(verdict.reason))
            return
        for other in self.flat.chairs.values():
            other.rest()
        self._undo_of(chair.seat)
        self.flat.happened()

    def concede(self) -> None:
        """Leave the rest of the game to bots."""
        super().concede()
        for chair in self.flat.chairs.values():
            chair.rest()

    def show_results(self) -> None:
        """The ranking, for the whole window."""
        doors.show_results(self.flat.app, self.agreement, self.session, self.host.file)

    # ------------------------------------------------------------ picture

    def rebuild(self) -> None:
        """Lay out anew; what the strips offer may have changed too."""
        super().rebuild()
        self.flat.relay()

    def build(self, ui: Ui) -> None:
        """Buttons are at the edges."""

    def draw(self, surface: pygame.Surface) -> None:
        """The still picture, then pieces from back to front; hands lie elsewhere."""
        shown, status, chair = self.shown, self.status, self.acting
        surface.blit(self.still.picture(self.table.panels(shown, status), hurried=self.director.busy), (0, 0))
        offered = chair.hands.offered - self.table.near_spots if chair is not None else frozenset()
        self.table.draw_under(surface, shown, offered)
        away = self._in_hands()
        carry = chair.hands.carry if chair is not None and self.table.lays_open and not chair.over_edge else None
        away |= {chair.hands.carry.piece for chair in self.flat.chairs.values() if chair.hands.carry is not None}
        for piece, pose in sorted(self.director.poses.items(), key=lambda item: item[1].depth):
            if pose.alpha > 0.01 and piece not in away:
                self.table.draw_piece(surface, piece, pose, shown)
        self.table.draw_above(surface, shown, carry.pose if carry is not None else None)
