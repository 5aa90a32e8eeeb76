"""One seat of a flat table: what its person sees, may do and holds, at its own edge."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.core import PUBLIC, Action
from game.language import tr
from scenes.events import Action as Doing
from scenes.events import Event, Key, Move, Pad, Press, Release
from scenes.flat.edge import EdgePause, OpenDesk
from scenes.flat.fan import OPEN, ROOM, SLOT_ROOM, Held, fan, held_at
from scenes.flat.hands import EdgeHands
from scenes.flat.stand import Stand
from scenes.flat.strip import HANDLE, build_strip, near_box
from scenes.focus import Place
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units, inside
from scenes.table.contract import Refusal, Shown
from scenes.table.offers import Offers
from scenes.table.table_scene import TableScene
from scenes.table.windows import Windows
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.flat.board import Board

GLANCE: Final = 4.0
"""Seconds that a hand stays open for whoever opens it by a key."""


class Chair(TableScene):
    """A table scene without a table: its hand lies in a strip, its pieces on the board that all share."""

    hands: EdgeHands

    def __init__(self, app: Stand, board: Board, seat: int) -> None:
        self.board, self.seat = board, seat
        self.form = Ui(app.kit, app.clock)
        self.holders: set[int] = set()
        """Pointers that hold the hand open."""
        self.glance = 0.0
        """Seconds for which it is open without being held."""
        self.over_edge = True
        """Whether the pointer being heard is over the strip, else it is over the board."""
        self.form_open = False
        """Whether a form that is answered unseen has been opened."""
        self.told = ""
        """Something that only this person need know."""
        super().__init__(app, board.agreement, board.session)
        self.host, self.thinkers, self.windows = board.host, board.thinkers, board.windows
        self._steps = -1
        self.look()

    def join(self) -> None:
        """Hands that reach over the edge."""
        self.hands, self.windows = EdgeHands(self), Windows(self)

    def enter(self) -> None:
        """The board keeps the game."""

    def leave(self) -> None:
        """The board lets go of it."""

    # ------------------------------------------------------------ what this person sees

    @property
    def peeking(self) -> bool:
        """Whether the hand is held open."""
        return bool(self.holders) or self.glance > 0

    @property
    def may_peek(self) -> bool:
        """Whether there is anything for this person's eyes only."""
        return bool(self.hand) or self.table.private_box is not None

    @property
    def hand(self) -> list[Piece]:
        """The cards in hand, from left to right."""
        return list(self.table.hand(self.shown))

    @property
    def hand_all(self) -> set[Piece]:
        """The cards in hand, the carried one included."""
        return set(self.table.hand(self.director.shown))

    @property
    def sheet_open(self) -> bool:
        """Whether the form lies open: one that is answered unseen only once its person has opened it."""
        return self.form_open or self.table.openly(self.session.view(PUBLIC), self.seat)

    @property
    def public(self) -> Shown:
        """What everybody sees now."""
        return self.board.director.shown

    @property
    def blind(self) -> Shown:
        """What everybody sees, from this side of the table: cards turned down are drawn from it."""
        return replace(self.public, viewer=PUBLIC, seat=self.seat, veiled=True)

    @property
    def has_slot(self) -> bool:
        """Whether there is a place at the edge where a card is laid."""
        near = self.table.near_spots
        return (
            self.near_spot() is not None or bool(self.hands.laid_on in near) or bool(near and not self.table.lays_open)
        )

    def laid_face(self) -> str:
        """The face of the card laid at the edge, "" where none lies there."""
        laid, back = self.hands.laid, self.table.hand_back(self.seat)
        if laid is None or self.hands.laid_on not in self.table.near_spots:
            return ""
        return self.director.poses[laid].face if self.peeking and laid in self.director.poses else back

    def slot_card(self, face: str, middle: Units, high: float) -> tuple[Piece, Pose]:
        """The card laid at the edge, so many units high."""
        laid = self.hands.laid
        size = self.card_size(laid, face)
        return laid, Pose(*middle, 0, high / size[1], face, 5000.0)

    def fan(self) -> list[Held]:
        """The cards in the strip: faces only while they are peeked at, else one back like the other."""
        pieces, back = self.hand, self.table.hand_back(self.seat)
        carried = self.hands.carry.piece if self.hands.carry is not None else None
        faces = [back for _ in pieces]
        if self.peeking:
            poses = self.director.poses
            faces = [poses[piece].face if piece in poses else back for piece in pieces]
        size = self.card_size(pieces[0], faces[0]) if pieces else (1.0, 1.0)
        beside = self.has_slot or (self.sheet is not None and self.sheet_open)
        room = OPEN if self.peeking else ROOM
        if beside:
            room = (*room[:2], room[2] - SLOT_ROOM, room[3])
        cards = fan(pieces, faces, size, room, high=self.peeking, picked=self.hands.picked)
        return [card for card in cards if card.piece != carried]

    def card_size(self, piece: Piece, face: str) -> Units:
        """A card's own width and height in units."""
        box = self.table.piece_box(piece, Pose(960, 540, 0, 1.0, face, 5000.0))
        return (box[2], box[3]) if box is not None else (200.0, 280.0)

    def near_spot(self, piece: Piece | None = None) -> str | None:
        """The spot at the edge that would accept what is at hand, or a piece."""
        offered = self.offers.spots(piece) if piece is not None else self.hands.offered
        return next(iter(sorted(offered & self.table.near_spots)), None)

    def near_box(self) -> Box:
        """Where that spot lies in the strip."""
        return near_box()

    def piece_at(self, pos: Units) -> Piece | None:
        """A card of the fan, or a piece of the board as everybody sees it."""
        if self.over_edge:
            card = held_at(self.fan(), pos)
            return card.piece if card is not None else None
        return self.board.piece_at(pos)

    def is_small(self, piece: Piece) -> bool:
        """Whether a piece is too small to be read; cards in hand are enlarged by holding."""
        return piece not in self.hand and self.board.is_small(piece)

    # ------------------------------------------------------------ being asked

    def look(self) -> None:
        """See the present."""
        self._steps = len(self.session.steps)
        self._look_as(self.seat, self.seat)

    def _look_as(self, viewer: int, seat: int) -> None:
        self.table.near = self.seat
        self.director.snap(self.table.opening(self.session.view(self.seat), self.seat, self.seat))

    @property
    def behind(self) -> bool:
        """Whether something has happened since this seat last looked."""
        return self._steps != len(self.session.steps)

    def ask(self) -> None:
        """Ask this person."""
        self.told = ""
        self._steps = len(self.session.steps)
        self._ask(self.seat)

    def renew(self, *, awaited: bool) -> None:
        """Something has happened: go on being asked where the question is still the same, else rest."""
        if awaited and self.asked is not None:
            view = self.session.view(self.seat)
            legal = self.session.rules.legal_actions(view, self.seat)
            if legal == self._legal:
                self.look()
                self.rebuild()
                return
        self.rest()

    def _ask(self, seat: int, eyes: int | None = None) -> None:
        self.form_open = False
        self._legal = self.session.rules.legal_actions(self.session.view(seat), seat)
        super()._ask(seat, eyes)
        if self.sheet is not None and self.sheet_open:
            # What lies open before all eyes is filled in with what all may know.
            legal = self.session.rules.legal_actions(self.session.view(PUBLIC), seat)
            self.sheet = self.table.sheet(OpenDesk(self, seat, tuple(legal), public=lambda: self.public))
            self.rebuild()

    def rest(self) -> None:
        """Nothing is asked of this person."""
        self.asked = self.sheet = None
        self.mode = "wait"
        self.offers = Offers((), self.table.gesture)
        self.hands.reset()
        self.look()
        self.rebuild()

    # ------------------------------------------------------------ doing

    def act(self, action: Action) -> None:
        """Play an action; everybody sees it."""
        self.told = ""
        self.rest()
        self.board.play_for(action)

    def close_floor(self, action: Action | None) -> None:
        """Whoever leads goes on."""
        if action is not None:
            self.act(action)

    def undo(self) -> None:
        """Take back what is half made, else the last step, or say why not."""
        if self.hands.half_way:
            self.take_back()
        else:
            self.board.undo_for(self)

    def go_on(self) -> None:
        """Anybody at the table may turn the page."""
        self.board.go_on()

    def show_results(self) -> None:
        """Anybody may ask for the ranking."""
        self.board.show_results()

    def hurry(self) -> None:
        """The pace is the whole table's."""
        self.board.hurry()

    def concede(self) -> None:
        """Bots play on for everybody."""
        self.board.concede()

    def catch_up(self) -> None:
        """The rest was played unseen: everybody sees the present."""
        self.board.catch_up()
        self.board.flat.catch_up()

    def tell(self, words: str) -> None:
        """Say something to this person only."""
        self.told = words
        self.rebuild()

    def refuse(self, refusal: Refusal | None, piece: Piece) -> None:
        """Why something cannot be done; nothing that tells a card which its neighbours do not see."""
        if piece in self.hand and not self.peeking:
            self.kit.sound.play("snap_back")
            self.tell(tr("Not now. Hold to peek at your cards."))
            return
        super().refuse(refusal, piece)

    def menu(self) -> None:
        """Pause, before this seat."""
        self.app.stack.push(EdgePause(self, self.board.flat.app))

    # ------------------------------------------------------------ the strip

    def rebuild(self) -> None:
        """Lay strip and form out anew."""
        self.form.begin()
        if self.sheet is not None and self.mode == "ask":
            self.sheet.build(self.form)
        self.form.end()
        super().rebuild()

    def build(self, ui: Ui) -> None:
        """What the strip holds."""
        build_strip(self, ui)

    def update(self, dt: float) -> None:
        """Hands lean, an open hand closes, reasons fade; what happens is the board's."""
        self.director.update(dt)
        self.director.heard.clear()
        if self.hands.update(dt) or self.director.moving:
            # A carried card is drawn over everything: the strip that it came from stays as it is.
            (self if self.hands.carry is None else self.board.flat).request_frame()
        if self.glance > 0:
            self.glance = max(0.0, self.glance - dt)
            if self.glance == 0:
                self.close()
        self._fade_reason(dt)
        self.dirty = self.ui.update(dt) | self.form.update(dt) | self.dirty

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        """The handle that opens the hand, then the hands."""
        if isinstance(event, Press) and self._on_handle(event.pointer.pos):
            self.holders.add(event.pointer.id)
            self.kit.sound.play("card_flip")
            self.rebuild()
            return True
        if isinstance(event, Move | Release) and event.pointer.id in self.holders:
            return self._hold(event)
        if isinstance(event, Key | Pad):
            if event.action is Doing.VEIL:
                self.peek_awhile()
                return True
            return self._shortcut(event.action)
        return self.hands.handle(event)

    def _on_handle(self, pos: Units) -> bool:
        return self.may_peek and self.over_edge and inside(HANDLE, pos)

    def _hold(self, event: Move | Release) -> bool:
        """A finger on the handle: slid on to a card it takes that one, lifted it closes the hand."""
        number, pos = event.pointer.id, event.pointer.pos
        if isinstance(event, Release):
            self.close(number)
            return self.hands.handle(event)
        if self.hands.carry is None and not inside(HANDLE, pos):
            piece = self.piece_at(pos)
            if piece is not None and piece in self.offers.pieces():
                self.hands._take(piece, number, pos, pos)
        if self.hands.carry is not None and self.hands.carry.pointer == number:
            self.hands.handle(event)
            if not self.over_edge:
                self.close(number)
        return True

    def close(self, number: int | None = None) -> None:
        """Let go of the handle: one pointer, or all."""
        self.holders -= {number} if number is not None else self.holders
        if number is None:
            self.glance = 0.0
        self.hands.enlarged = None
        self.rebuild()

    def open_form(self) -> None:
        """Show or hide a form that is answered unseen."""
        self.form_open = not self.form_open
        self.rebuild()

    def peek_awhile(self) -> None:
        """Open the hand by a key, or close it again; it closes by itself."""
        if self.may_peek:
            self.glance = 0.0 if self.glance > 0 else GLANCE
            self.kit.sound.play("card_flip")
            self.rebuild()

    def all_places(self) -> list[Place]:
        """The cards and their handle, the spots that would take one, the strip's buttons, the form."""
        usable, shown = self.offers.pieces(), self.shown
        cards = self.fan()
        near = [self._card_place(n, card, len(cards), shown) for n, card in enumerate(cards)]
        if self.may_peek:
            near.append(Place("peek", HANDLE, tr("Peek at a hand"), self.peek_awhile))
        own = {card.piece for card in cards}
        others = [piece for piece in self.director.poses if piece in usable and piece not in own]
        for piece in sorted(others, key=self.table.piece_rank):
            box = self.table.piece_box(piece, self.director.poses[piece])
            near += [self._piece_place(piece, box, shown)] if box is not None else []
        spots = self.table.spots(shown)
        near += [self._spot_place(spot, spots[spot]) for spot in sorted(self.hands.offered & spots.keys())]
        return [*near, *self.ui.places(), *self.form.places()]

    def _card_place(self, number: int, card: Held, count: int, shown: Shown) -> Place:
        """A card of the fan; its name is for whoever peeks."""
        place = self._piece_place(card.piece, card.box, shown)
        if self.peeking:
            return place
        return replace(place, label=tr("Card {n} of {all}").format(n=number + 1, all=count))
