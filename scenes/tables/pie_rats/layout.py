"""Where every piece lies at the window, in design units: gangs, hands, piles, pies, the cards of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core import HIDDEN
from game.rulebooks.pie_rats.cards import ACTIONS, CHARISMA, DECK, RATS
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import LURE, State
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Shown
from scenes.tables.pie_rats import places
from scenes.tables.pie_rats.drafts import number
from scenes.tables.pie_rats.places import CARD, HAND_BOX, HAND_HIGH, HAND_Y, OWN_ROW, Seat, Slot
from scenes.tables.pie_rats.spots import GANG, MOMENT, PILE, card, pie, pie_slot, pie_spot, rat_spot, spot_card
from scenes.tables.pie_rats.story import Story

BACK: Final = "pie_rats/card_back"
OWN_HIGH: Final = 207.0
RIVAL_HIGH: Final = 176.0
TURNED: Final = 90.0
DEPTH: Final = {"pile": 0.0, "pie": 200.0, "gang": 500.0, "hand": 2000.0, "moment": 3000.0, "laid": 3500.0}
LOOTED: Final = 0.16


class Layout:
    """The pure function from what is shown to poses, for one game."""

    def __init__(self, rules: PieRules) -> None:
        self.rules = rules
        self.stage = places.stage(rules.seats)
        self.piles = places.piles(rules.seats)

    def seats(self, near: int) -> dict[int, Seat]:
        """Rivals of the near seat."""
        return places.seats(self.rules.seats, near)

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every piece belongs."""
        poses = self._piles(shown.view) | self._pies(shown)
        for seat in self.seats(shown.seat).values():
            x, y = seat.hand
            hand = shown.view.hands[seat.seat]
            poses |= {card(p): Pose(x, y, 0, 0.07, BACK, DEPTH["hand"] - 100, 0.0) for p in hand}
            poses |= self._gang(shown, seat.seat, seat.row)
        poses |= self._own(shown)
        poses |= self._hand(shown)
        return poses | self._moment(shown) | self._crew(shown) | self._laid(shown)

    # ------------------------------------------------------------ cards

    def face(self, view: State, piece: int) -> str:
        """The picture of a card as its viewer may know it."""
        name = view.faces[piece]
        return BACK if name == HIDDEN else f"pie_cards/{name}"

    def _piles(self, view: State) -> dict[Piece, Pose]:
        poses: dict[Piece, Pose] = {}
        scale = self.piles.high / CARD[1]
        for (x, y), pieces, known in ((self.piles.deck, view.deck, False), (self.piles.discard, view.discard, True)):
            for at, piece in enumerate(pieces):
                left = len(pieces) - 1 - at
                seen = 1.0 if left < (3 if known else 1) else 0.0
                angle = (piece * 37 % 13) - 6.0 if known else 0.0
                face = self.face(view, piece) if known else BACK
                poses[card(piece)] = Pose(x, y, angle, scale, face, DEPTH["pile"] + at, seen)
        return poses

    def _gang(self, shown: Shown, seat: int, box: Box) -> dict[Piece, Pose]:
        """A rival's rats, then its charisma."""
        pieces = [*shown.view.gangs[seat], *shown.view.charms[seat]]
        return self._row(shown, pieces, box, RIVAL_HIGH)

    def own_pieces(self, shown: Shown) -> list[int]:
        """What lies before the near seat: charisma, rats, then those that are about to come."""
        view: State = shown.view
        pieces = [*view.charms[shown.seat], *view.gangs[shown.seat]]
        return [*pieces, *self._coming(shown)]

    def _coming(self, shown: Shown) -> list[int]:
        view: State = shown.view
        parts = shown.draft.parts if shown.draft is not None and view.phase == LURE else ()
        return [n for part in parts if (n := number(part)) is not None]

    def _own(self, shown: Shown) -> dict[Piece, Pose]:
        return self._row(shown, self.own_pieces(shown), OWN_ROW, OWN_HIGH)

    def landing(self, shown: Shown, *, sideways: bool) -> Slot:
        """Where one card more would lie in the near gang."""
        pieces = self.own_pieces(shown)
        turned = [*(self.sideways(shown, piece) for piece in pieces), sideways]
        return places.row(OWN_ROW, turned, OWN_HIGH)[-1]

    def sideways(self, shown: Shown, piece: int) -> bool:
        """Whether a rat lies turned, or would by the draft."""
        if piece in shown.view.sideways or piece in self._coming(shown):
            return True
        draft = shown.draft
        return draft is not None and draft.spot == GANG and card(piece) in draft.parts

    def _row(self, shown: Shown, pieces: Sequence[int], box: Box, tallest: float) -> dict[Piece, Pose]:
        turned = [self.sideways(shown, piece) for piece in pieces]
        poses: dict[Piece, Pose] = {}
        for slot in places.row(box, turned, tallest):
            piece = pieces[slot.index]
            angle = TURNED if turned[slot.index] else (piece * 29 % 5 - 2) * 0.5
            face = self.face(shown.view, piece).replace("pie_cards/", "pie_fans/" if slot.tight else "pie_cards/")
            pose = Pose(slot.x, slot.y, angle, slot.high / CARD[1], face, DEPTH["gang"])
            pose = replace(pose, depth=pose.depth + slot.index)
            if card(piece) in (shown.picked, shown.hot):
                up = 18.0 if card(piece) == shown.picked else 8.0
                pose = replace(pose, y=pose.y - up, depth=pose.depth + 100, lift=6.0, scale=pose.scale * 1.05)
            poses[card(piece)] = pose
        return poses

    def sorted_hand(self, view: State, seat: int) -> list[int]:
        """A hand in the order it is held: rats, charisma, actions; unknown cards as they came."""
        return sorted(view.hands[seat], key=lambda piece: (_rank(view.faces[piece]), piece))

    def held(self, shown: Shown) -> list[Piece]:
        """What the near person holds, but for what it has laid or put together."""
        away = {shown.laid, *(shown.draft.parts if shown.draft is not None else ())}
        return [card(piece) for piece in self.sorted_hand(shown.view, shown.seat) if card(piece) not in away]

    def _hand(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        pieces = [p for p in self.sorted_hand(view, shown.seat) if card(p) != shown.laid]
        poses: dict[Piece, Pose] = {}
        for index, piece in enumerate(pieces):
            seen = not shown.veiled and (shown.viewer == shown.seat or piece in view.shown)
            pose = self.hand_pose(index, len(pieces), self.face(view, piece) if seen else BACK)
            if card(piece) in (shown.picked, shown.hot):
                pose = _raised(pose, picked=card(piece) == shown.picked)
            poses[card(piece)] = pose
        return poses

    def hand_pose(self, index: int, count: int, face: str) -> Pose:
        """A card of the near hand."""
        left, _, width, _ = HAND_BOX
        scale = HAND_HIGH / CARD[1]
        wide = CARD[0] * scale
        pitch = min(wide + 16, (width - wide - 20) / max(1, count - 1))
        off = index - (count - 1) / 2
        fan = off * min(1.0, 2 / max(1, count - 1))
        x, y = left + width / 2 + off * pitch, HAND_Y + fan * fan * 8
        return Pose(x, y, fan * 4.0, scale, face, DEPTH["hand"] + index)

    # ------------------------------------------------------------ the moment

    def _moment(self, shown: Shown) -> dict[Piece, Pose]:
        """Action cards that wait or work, on the stage."""
        story: Story = shown.story
        x, y, _, h = self.stage
        scale = (h - 36) / CARD[1]
        wide = CARD[0] * scale
        poses: dict[Piece, Pose] = {}
        for index, piece in enumerate(story.stage):
            at = x + 22 + wide / 2 + index * 34
            pose = Pose(at, y + h / 2, -2.0 + index * 3, scale, self.face(shown.view, piece), DEPTH["moment"] + index)
            poses[card(piece)] = pose
        return poses

    def crew_box(self) -> Box:
        """Where a crew gathers before it goes for a pie."""
        x, y, w, h = self.stage
        return x + 18, y + 14, w - 36, h - 84

    def _crew(self, shown: Shown) -> dict[Piece, Pose]:
        """Rats, ropes and tunnels put together for a loot, on the stage."""
        draft = shown.draft
        if draft is None or pie_slot(draft.spot) is None:
            return {}
        pieces = [n for part in draft.parts if (n := number(part)) is not None]
        back = draft.chosen or ()
        poses: dict[Piece, Pose] = {}
        for slot in places.row(self.crew_box(), [False] * len(pieces), self.crew_box()[3], centred=True):
            piece = pieces[slot.index]
            lift = 8.0 if piece in back else 0.0
            pose = Pose(
                slot.x, slot.y, 0, slot.high / CARD[1], self.face(shown.view, piece), DEPTH["moment"], lift=lift
            )
            poses[card(piece)] = replace(pose, depth=DEPTH["moment"] + slot.index)
        return poses

    def _laid(self, shown: Shown) -> dict[Piece, Pose]:
        """A card put somewhere, until its owner confirms it."""
        which = number(shown.laid)
        if which is None:
            return {}
        face, depth = self.face(shown.view, which), DEPTH["laid"]
        target = spot_card(shown.laid_on)
        if shown.laid_on == GANG:
            slot = self.landing(shown, sideways=False)
            return {card(which): Pose(slot.x, slot.y, 0, slot.high / CARD[1], face, depth)}
        if shown.laid_on == PILE:
            x, y = self.piles.discard
            return {card(which): Pose(x + 12, y - 8, 5, self.piles.high / CARD[1], face, depth)}
        if target is not None and (at := self.place_of(shown, target)) is not None:
            high = 150.0
            x = at.x + (70 if at.x < 1500 else -70)
            return {card(which): Pose(x, at.y + 40, 7, high / CARD[1], face, depth)}
        x, y, _, h = self.stage
        return {card(which): Pose(x + 100, y + h / 2, -2, (h - 36) / CARD[1], face, depth)}

    def place_of(self, shown: Shown, piece: int) -> Pose | None:
        """Where a card lies in the gang that it is in."""
        bare = replace(shown, hot=None, picked=None)
        for seat in self.seats(shown.seat).values():
            if piece in shown.view.gangs[seat.seat] or piece in shown.view.charms[seat.seat]:
                return self._gang(bare, seat.seat, seat.row)[card(piece)]
        return self._own(bare).get(card(piece))

    # ------------------------------------------------------------ pies

    def _pies(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        poses: dict[Piece, Pose] = {}
        for number_, (slot, spot) in enumerate(zip(sorted(view.sill), places.spots(len(view.sill)), strict=True)):
            face = f"pie_rats/pie_{view.pies[slot]}"
            poses[pie(slot)] = Pose(*spot.foot, 0, spot.scale, face, DEPTH["pie"] + number_)
        for seat, slots in enumerate(view.loot):
            x, y = self.purse(seat, shown.seat)
            for slot in slots:
                face = f"pie_rats/pie_{view.pies[slot]}"
                poses[pie(slot)] = Pose(x, y + 10, 0, LOOTED, face, DEPTH["laid"] + 100, 0.0)
        return poses

    def purse(self, seat: int, near: int) -> Units:
        """Where a Captain's pies are counted."""
        if seat == near:
            x, y, _, _ = places.OWN
            return x + 800, y + 44
        return self.seats(near)[seat].pies

    def sill(self, view: State) -> dict[int, places.Spot]:
        """The places of the pies on the sill."""
        return dict(zip(sorted(view.sill), places.spots(len(view.sill)), strict=True))

    # ------------------------------------------------------------ spots

    def spots(self, shown: Shown) -> dict[str, Box]:
        """Boxes that pieces can be put on."""
        view: State = shown.view
        found: dict[str, Box] = {GANG: places.OWN}
        (x, y), high = self.piles.discard, self.piles.high
        found[PILE] = (x - high * 0.46, y - high * 0.6, high * 0.92, high * 1.2)
        found |= {pie_spot(slot): spot.box for slot, spot in self.sill(view).items()}
        bare = replace(shown, hot=None, picked=None, laid=None, draft=None)
        for seat in self.seats(shown.seat).values():
            for piece, pose in self._gang(bare, seat.seat, seat.row).items():
                found[rat_spot(number(piece) or 0)] = box_of(pose)
        for piece, pose in self._own(bare).items():
            found[rat_spot(number(piece) or 0)] = box_of(pose)
        if view.pending:
            found[MOMENT] = self.stage
        return found


def box_of(pose: Pose) -> Box:
    """The upright box of a card's pose, turned or not."""
    wide, high = CARD[0] * pose.scale, CARD[1] * pose.scale
    if 45 < abs(pose.angle) < 135:
        wide, high = high, wide
    return pose.x - wide / 2, pose.y - pose.lift - high / 2, wide, high


def _rank(face: str) -> tuple[int, int]:
    if face == HIDDEN:
        return 3, 0
    kind = 0 if face in RATS else 1 if face in CHARISMA else 2
    assert kind < 2 or face in ACTIONS
    return kind, DECK.index(face)


def _raised(pose: Pose, *, picked: bool) -> Pose:
    """A card that stands out of the hand, under the mouse or picked up by a tap."""
    up = 40.0 if picked else 22.0
    return Pose(pose.x, pose.y - up, 0, pose.scale * 1.05, pose.face, DEPTH["hand"] + 40, lift=10.0)
