"""What one person's fingers do at an edge and over the board: the same as at any table, with two places to be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.events import LongPress
from scenes.motion.pose import Piece
from scenes.stage import Units, inside
from scenes.table.drag import Carry, covered
from scenes.table.handling import Handling

if TYPE_CHECKING:
    from scenes.flat.chair import Chair


class EdgeHands(Handling):
    """Cards come from the strip at the edge and go to spots of the board, or the other way."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.chair = chair

    def laid_out(self) -> list[Piece]:
        """What this person has put on the table or carries over it, before all eyes."""
        found = [self.laid] if self.laid is not None and self.laid_on not in self.chair.table.near_spots else []
        if self.carry is not None and not self.chair.over_edge and self.chair.table.lays_open:
            found.append(self.carry.piece)
        return [*found, *(self.draft.parts if self.draft is not None else ())]

    def signature(self) -> tuple[object, ...]:
        """What the board shows of these hands."""
        lifted = self.carry.piece if self.carry is not None else None
        return (self.laid, self.laid_on, self.draft, self.picked, self.chosen, lifted, self.aimed, self._hangs_over())

    def _hangs_over(self) -> str | None:
        """The spot that the carried piece would fall on; "edge" while it is over its own strip."""
        chair, carry = self.chair, self.carry
        if carry is None:
            return None
        if chair.over_edge:
            return "edge"
        box = chair.table.piece_box(carry.piece, replace(carry.pose, lift=0.0))
        return carry.over(box, chair.table.spots(chair.shown), chair.offers.spots(carry.piece)) if box else None

    def _spot_at(self, pos: Units) -> str | None:
        near = self.chair.near_spot()
        if self.chair.over_edge:
            return near if near is not None and inside(self.chair.near_box(), pos) else None
        return super()._spot_at(pos)

    def _take(self, piece: Piece, pointer: int, pressed: Units, pos: Units) -> None:
        if piece in self.chair.hand and piece in self.scene.director.poses:
            # The fan lies elsewhere than the plane's own hand: the finger holds the card's middle.
            pose = self.scene.director.poses[piece]
            super()._take(piece, pointer, (pose.x, pose.y), pos)
            return
        super()._take(piece, pointer, pressed, pos)

    def _drop(self, *, cancelled: bool) -> None:
        chair, carry = self.chair, self.carry
        assert carry is not None
        near = chair.near_spot(carry.piece)
        if not cancelled and near is not None and self._falls_near(carry, near):
            self.carry = None
            chair.lay(carry.piece, near, carry.pose)
        elif chair.over_edge:
            self.carry = None
            self._spring_back(carry, carry.pose, None, told=False)
        else:
            super()._drop(cancelled=cancelled)

    def _falls_near(self, carry: Carry, near: str) -> bool:
        """Whether a card let go of now belongs to the spot at the edge."""
        chair = self.chair
        if chair.over_edge:
            return inside(chair.near_box(), carry.pos) or carry.piece not in chair.hand
        # Pushed forward over the edge where the board takes nothing else.
        spots = chair.offers.spots(carry.piece)
        box = chair.table.piece_box(carry.piece, replace(carry.pose, lift=0.0))
        boxes = {name: at for name, at in chair.table.spots(chair.shown).items() if name in spots}
        return spots == {near} or (carry.piece in chair.hand and (box is None or covered(box, boxes) == near))

    def _long_press(self, event: LongPress) -> bool:
        held = super()._long_press(event)
        if held and self.enlarged in self.chair.hand and not self.chair.peeking:
            self.enlarged = None
        return held
