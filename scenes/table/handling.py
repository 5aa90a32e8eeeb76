"""What pointers do to pieces: pick up, carry, lay down by drag or by two taps, enlarge; one pointer at a time."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from scenes.events import Event, Hover, LongPress, Move, Press, Release, Tap
from scenes.motion.pose import Piece, Pose
from scenes.stage import Units, inside
from scenes.table.contract import Draft, Shown
from scenes.table.drag import Carry, covered

if TYPE_CHECKING:
    from scenes.table.turns import Turns

HOVER_SECONDS: Final = 0.45
"""How long the mouse rests on a small card before it is enlarged."""
NEARBY: Final = 0.1
"""Seconds in which a hovered card rises."""


class Handling:
    """The near person's hands: at most one piece carried, picked or enlarged."""

    def __init__(self, scene: Turns) -> None:
        self.scene = scene
        self.laid: Piece | None = None
        self.laid_on: str | None = None
        self.draft: Draft | None = None
        self.picked: Piece | None = None
        self.aimed: str | None = None
        self.chosen: tuple[str, ...] = ()
        self.hot: Piece | None = None
        self.carry: Carry | None = None
        self.enlarged: Piece | None = None
        self._pressed: tuple[int, Piece, Units] | None = None
        self._hover_for = 0.0

    def dress(self, shown: Shown) -> Shown:
        """What is shown, with what this hand does to it."""
        lifted = self.carry.piece if self.carry is not None else None
        return replace(
            shown,
            laid=self.laid,
            laid_on=self.laid_on,
            draft=self.draft,
            picked=self.picked,
            hot=self.hot,
            lifted=lifted,
            aimed=self.aimed,
            chosen=self.chosen,
            veiled=self.scene.veiled,
        )

    def reset(self) -> None:
        """Let go of everything."""
        self.laid = self.laid_on = self.draft = self.aimed = None
        self.picked = self.hot = self.carry = self.enlarged = self._pressed = None
        self.chosen = ()

    def let_go(self) -> None:
        """Forget what was chosen, laid and put together: it has been played."""
        self.laid = self.laid_on = self.draft = self.picked = self.aimed = None
        self.chosen = ()

    @property
    def half_way(self) -> bool:
        """Whether something is laid or chosen that can still be taken back freely."""
        return self.laid is not None or self.draft is not None or bool(self.chosen)

    def update(self, dt: float) -> bool:
        """Let a carried piece lean, a hovered one grow; True where a frame is wanted."""
        if self.carry is not None:
            return self.carry.update(dt)
        small = self.hot is not None and self.scene.is_small(self.hot)
        if small and self.enlarged is None:
            self._hover_for += dt
            if self._hover_for >= HOVER_SECONDS:
                self.enlarged = self.hot
                return True
        return False

    @property
    def offered(self) -> frozenset[str]:
        """Spots that would accept what is held or picked."""
        piece = self.carry.piece if self.carry is not None else self.at_hand
        return self.scene.offers.spots(piece) if piece is not None else frozenset()

    @property
    def at_hand(self) -> Piece | None:
        """What a tap on a spot puts there: the picked piece, else one that need not be picked up."""
        if self.picked is not None or self.scene.mode != "ask":
            return self.picked
        return self.scene.table.eager(self.scene.shown)

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """A pointer event that no widget took; True where it meant something."""
        if isinstance(event, Hover):
            return self._hover(event.pos)
        if isinstance(event, Press):
            return self._press(event)
        if isinstance(event, Move):
            return self._move(event)
        if isinstance(event, Release):
            return self._release(event)
        if isinstance(event, LongPress):
            return self._long_press(event)
        return isinstance(event, Tap) and self._tap(event.pointer.pos)

    def _hover(self, pos: Units | None) -> bool:
        piece = self.scene.piece_at(pos) if pos is not None else None
        return self.aim(self._spot_at(pos) if pos is not None else None) | self.point_at(piece)

    def _spot_at(self, pos: Units) -> str | None:
        """The spot there that would accept what is at hand."""
        offered = self.offered
        spots = self.scene.table.spots(self.scene.shown) if offered else {}
        return next((spot for spot, box in spots.items() if spot in offered and inside(box, pos)), None)

    def aim(self, spot: str | None) -> bool:
        """Point at a spot, or at none; True where that is news."""
        news, self.aimed = spot != self.aimed, spot
        return news

    def point_at(self, piece: Piece | None) -> bool:
        """Put the mouse, or the ring, on a piece or on none; True where that is news."""
        if piece == self.hot or self.carry is not None:
            return False
        self.hot, self._hover_for = piece, 0.0
        if self.enlarged is not None and self._pressed is None:
            self.enlarged = None
        if piece in self.scene.offers.pieces():
            self.scene.kit.sound.play("hover", 0.4)
        self.scene.director.refresh(NEARBY)
        return True

    def _press(self, event: Press) -> bool:
        if self.carry is not None or self._pressed is not None:
            return True
        piece = self.scene.piece_at(event.pointer.pos)
        if piece is None:
            return False
        self._pressed = (event.pointer.id, piece, event.pointer.pos)
        return True

    def _move(self, event: Move) -> bool:
        pointer = event.pointer
        if self.carry is not None:
            return self.carry.move(pointer.id, pointer.pos)
        if self._pressed is None or self._pressed[0] != pointer.id or not pointer.moved:
            return False
        _, piece, pressed = self._pressed
        self._pressed, self.enlarged = None, None
        self._take(piece, pointer.id, pressed, pointer.pos)
        return True

    def _take(self, piece: Piece, pointer: int, pressed: Units, pos: Units) -> None:
        scene = self.scene
        if scene.director.in_flight(piece) and not scene.is_hand_piece(piece):
            return
        if piece not in scene.offers.pieces():
            scene.refuse(scene.table.refusal(piece, None, scene.shown), piece)
            return
        pose = scene.director.poses[piece]
        self.picked = None
        self.carry = Carry.take(piece, pointer, replace(pose, lift=0.0), pressed, pos, calm=scene.kit.calm)
        self.hot = None
        scene.explain(None)
        scene.kit.sound.play("card_lift")

    def _release(self, event: Release) -> bool:
        pointer = event.pointer
        if self.carry is not None and self.carry.move(pointer.id, pointer.pos):
            self._drop(cancelled=event.cancelled)
            return True
        if self._pressed is not None and self._pressed[0] == pointer.id:
            self._pressed = None
            if self.enlarged is not None:
                self.enlarged = None
                return True
        return False

    def _drop(self, *, cancelled: bool) -> None:
        scene, carry = self.scene, self.carry
        assert carry is not None
        pose = carry.pose
        box = scene.table.piece_box(carry.piece, replace(pose, lift=0.0))
        spots = scene.table.spots(scene.shown)
        spot, other = None, None
        if box is not None and not cancelled:
            spot = carry.over(box, spots, scene.offers.spots(carry.piece))
            other = covered(box, spots)
        self.carry = None
        if spot is not None:
            scene.lay(carry.piece, spot, pose)
        else:
            self._spring_back(carry, pose, other, told=not cancelled)

    def _spring_back(self, carry: Carry, pose: Pose, spot: str | None, *, told: bool) -> None:
        scene = self.scene
        away = scene.table.drafted(carry.piece, None, scene.shown) if self._in_draft(carry.piece) else None
        if carry.piece == self.laid:
            scene.take_back()
        elif away is not None:
            scene.propose(away)
        else:
            scene.kit.sound.play("snap_back")
            if told and (pose.y < 690 or spot is not None):
                scene.refuse(scene.table.refusal(carry.piece, spot, scene.shown), carry.piece)
        scene.director.place(carry.piece, pose)

    def _in_draft(self, piece: Piece) -> bool:
        return self.draft is not None and piece in self.draft.parts

    def _long_press(self, event: LongPress) -> bool:
        if self._pressed is None or self._pressed[0] != event.pointer.id:
            return False
        self.enlarged = self._pressed[1]
        return True

    def look_closer(self) -> bool:
        """Enlarge what the mouse or the ring points at, or put it back."""
        if self.enlarged is not None:
            self.shrink()
        else:
            self.enlarged = self.hot
        return True

    def shrink(self) -> None:
        """Put an enlarged card back; a mouse that rests on it does not enlarge it again before it has moved on."""
        self.enlarged, self._hover_for = None, -math.inf

    def put_down(self) -> None:
        """Let go of what was picked up or enlarged."""
        self.picked = None
        self.shrink()

    def _tap(self, pos: Units) -> bool:
        scene = self.scene
        self._pressed = None
        spot = self._spot_at(pos) if self.at_hand is not None else None
        if spot is not None:
            return self.lay_picked(spot)
        piece = scene.piece_at(pos)
        if piece is None:
            return self._let_go(pos)
        return self.tap_piece(piece)

    def _let_go(self, pos: Units) -> bool:
        """A tap beside every piece: put down what was picked, and say why where a spot did not accept it."""
        piece, self.picked = self.picked, None
        if piece is None:
            return False
        scene = self.scene
        spot = next((spot for spot, box in scene.table.spots(scene.shown).items() if inside(box, pos)), None)
        if spot is not None:
            scene.refuse(scene.table.refusal(piece, spot, scene.shown), piece)
        scene.director.refresh()
        return True

    def tap_piece(self, piece: Piece) -> bool:
        """A tap, or accepting it in the ring: pick up, lay where only one spot will do, take back, or say why not."""
        scene = self.scene
        draft = scene.table.drafted(piece, None, scene.shown) if scene.mode == "ask" else None
        if draft is not None:
            scene.propose(draft)
        elif piece not in scene.offers.pieces():
            if scene.is_small(piece):
                if self.enlarged == piece:
                    self.shrink()
                else:
                    self.enlarged = piece
            else:
                scene.refuse(scene.table.refusal(piece, None, scene.shown), piece)
        elif piece == self.laid:
            scene.take_back()
        elif piece == self.picked:
            spots = scene.offers.spots(piece)
            if len(spots) == 1:
                return self.lay_picked(next(iter(spots)))
        elif scene.table.springs(piece) and len(scene.offers.spots(piece)) == 1:
            self.picked = piece
            return self.lay_picked(next(iter(scene.offers.spots(piece))))
        else:
            self.picked = piece
            scene.explain(None)
            scene.kit.sound.play("card_lift")
            scene.director.refresh()
        return True

    def lay_picked(self, spot: str) -> bool:
        """Put the picked piece on a spot."""
        piece, self.picked = self.at_hand, None
        if piece is None:
            return False
        self.scene.lay(piece, spot, self.scene.director.poses[piece])
        return True
