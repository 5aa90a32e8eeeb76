"""Where every piece lies on the square, in design units: hands, piles, the stage, coins and children under way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core import HIDDEN
from game.rulebooks.pied_piper.cards import DECK, MALICES, PROFITS
from game.rulebooks.pied_piper.events import BANK, STASH
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import TAKE, State
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Shown
from scenes.tables.pied_piper.plots import Plot, facts, plots
from scenes.tables.pied_piper.story import Flight, Story, Walk

CARD: Final = (300.0, 420.0)
"""A card's own size: a pose's scale is against it."""
BACK: Final = "piper_cards/back"
HAND_HIGH: Final = 288.0
HAND_Y: Final = 912.0
SEEN: Final = 0.91
"""Share of a card of a large hand that the next one leaves uncovered: all its words."""
PILE_HIGH: Final = 176.0
STAGE_HIGH: Final = 256.0
LAID_HIGH: Final = 236.0
ROW_HIGH: Final = 262.0
COIN: Final = 48.0
WALKER: Final = 112.0
MOST_COINS: Final = 8
"""Coins that are seen flying, however many there are."""

ALL: Final = "all"
"""The middle of the square: for what concerns everybody."""
ATTACK: Final = "attack"
PILE: Final = "discard"
HAND: Final = "hand"

SHOW_SIZE: Final = (436.0, 352.0)
"""The window of an attack, or of a card just played."""
SHOW_TOP: Final = 430.0
SHOW_RIGHT: Final = 1470.0
STRIP: Final = 66.0
"""Units at the top of a window for the names of who is concerned."""
ROW_TOP: Final = 392.0
MIDDLE: Final[Box] = (560.0, 430.0, 800.0, 330.0)
DEPTH: Final = {"pile": 0.0, "walker": 500.0, "hand": 2000.0, "stage": 3000.0, "row": 4000.0, "coin": 5000.0}


def card(piece: int) -> Piece:
    """A card of the deck."""
    return ("card", piece)


def seat_spot(seat: int) -> str:
    """The spot that is a family's house."""
    return f"seat-{seat}"


def spot_seat(spot: str | None) -> int | None:
    """The family whose house a spot is."""
    return int(spot.removeprefix("seat-")) if spot is not None and spot.startswith("seat-") else None


class Layout:
    """The pure function from what is shown to poses, for one town."""

    def __init__(self, rules: PiperRules) -> None:
        self.rules = rules
        self.plots: tuple[Plot, ...] = plots(rules.families)
        self.show = self._show()

    def _show(self) -> Box:
        """The window of an attack: right of the chest, clear of the houses beside it."""
        bottom = SHOW_TOP + SHOW_SIZE[1]
        houses = [plot.whole for plot in self.plots]
        beside = [x for x, y, _, h in houses if x > 960 and y < bottom and y + h > SHOW_TOP]
        right = min(SHOW_RIGHT, *(x - 4 for x in beside))
        return right - SHOW_SIZE[0], SHOW_TOP, *SHOW_SIZE

    # ------------------------------------------------------------ the whole

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every piece belongs."""
        poses = self._piles(shown)
        for seat in range(self.rules.seats):
            poses |= self._hidden(shown.view.hands[seat], self.plots[seat])
        poses |= self._hand(shown)
        if self.looking(shown):
            poses |= self._row(shown)
        story: Story = shown.story
        poses |= self._stage(shown, story)
        for flight in story.flights:
            for number in range(min(MOST_COINS, flight.coins)):
                poses[self.coin(flight, number)] = self.coin_end(flight, number)
        for walk in story.walks:
            poses[self.walker(walk)] = self.gate(walk)
        return poses

    def looking(self, shown: Shown) -> bool:
        """Whether the viewer looks at another family's hand now."""
        view: State = shown.view
        return view.phase == TAKE and view.attack is not None and view.attack.source == shown.viewer

    # ------------------------------------------------------------ cards

    def face(self, view: State, piece: int, *, mini: bool = False) -> str:
        """The picture of a card as its viewer may know it."""
        name = view.faces[piece]
        return BACK if name == HIDDEN else f"piper_cards/{'mini' if mini else 'card'}_{name}"

    def _piles(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        poses: dict[Piece, Pose] = {}
        scale = PILE_HIGH / CARD[1]
        for name, pieces in (("deck", view.deck), ("discard", view.discard)):
            x, y = facts()[name]["foot"]
            for at, piece in enumerate(pieces):
                left = len(pieces) - 1 - at
                seen = 1.0 if left < (2 if name == "discard" else 1) else 0.0
                angle = 0.0 if name == "deck" else (piece * 37 % 9) - 4.0
                face = BACK if name == "deck" else self.face(view, piece, mini=True)
                poses[card(piece)] = Pose(x, y, angle, scale, face, DEPTH["pile"] + at, seen)
        return poses

    def _hidden(self, pieces: Sequence[int], plot: Plot) -> dict[Piece, Pose]:
        """Cards in a far hand: they are counted on the plate."""
        x, y = plot.cards
        return {card(piece): Pose(x, y, 0, 0.07, BACK, DEPTH["hand"] - 100, 0.0) for piece in pieces}

    def sorted_hand(self, view: State, seat: int) -> list[int]:
        """A hand in the order it is held: profits, malice, shields; unknown cards as they came."""
        return sorted(view.hands[seat], key=lambda piece: (_rank(view.faces[piece]), piece))

    def held(self, shown: Shown) -> list[Piece]:
        """What the near person holds or, while it takes a card, the hand that it takes from."""
        view: State = shown.view
        seat = view.attack.target if self.looking(shown) and view.attack is not None else shown.seat
        if not 0 <= seat < self.rules.seats:
            return []
        return [card(piece) for piece in self.sorted_hand(view, seat) if card(piece) != shown.laid]

    def _hand(self, shown: Shown) -> dict[Piece, Pose]:
        """The near hand as a fan."""
        view: State = shown.view
        if not 0 <= shown.seat < self.rules.seats:
            return {}
        pieces = [p for p in self.sorted_hand(view, shown.seat) if not (p == laid_piece(shown) and shown.laid_on)]
        seen = shown.viewer == shown.seat and not shown.veiled
        poses: dict[Piece, Pose] = {}
        for index, piece in enumerate(pieces):
            face = self.face(view, piece) if seen else BACK
            pose = self.hand_pose(index, len(pieces), face)
            if card(piece) in (shown.picked, shown.hot):
                pose = raised(pose, picked=card(piece) == shown.picked)
            poses[card(piece)] = pose
        laid = laid_piece(shown)
        if laid is not None and laid in view.hands[shown.seat]:
            poses[card(laid)] = self.laid_pose(shown.laid_on, self.face(view, laid))
        return poses

    def hand_pose(self, index: int, count: int, face: str) -> Pose:
        """A card of the near hand."""
        left, _, width, _ = facts()["hand"]["rect"]
        wide = min(CARD[0] * HAND_HIGH / CARD[1], width / (SEEN * (count - 1) + 1))
        scale = wide / CARD[0]
        pitch = min(wide + 10, (width - wide) / max(1, count - 1))
        off = index - (count - 1) / 2
        spread = min(1.0, 4 / max(1, count - 1))
        x = left + width / 2 + off * pitch
        y = HAND_Y + (off * spread) ** 2 * 4
        return Pose(x, y, off * spread * 2.2, scale, face, DEPTH["hand"] + index)

    def laid_pose(self, spot: str | None, face: str) -> Pose:
        """A card put somewhere, until its owner confirms it."""
        seat, scale = spot_seat(spot), LAID_HIGH / CARD[1]
        if seat is not None:
            x, y, w, h = self.plots[seat].whole
            side = 1 if x + w / 2 < 960 else -1
            scale *= 0.8 if self.plots[seat].small else 1.0
            reach = w / 2 + CARD[0] * scale / 2 - 6
            return Pose(x + w / 2 + side * reach, y + h * 0.44, side * -5.0, scale, face, DEPTH["stage"] + 500)
        if spot == ATTACK:
            return replace(self.stage_pose(1, face), depth=DEPTH["stage"] + 500)
        return Pose(960, 560, -3.0, scale, face, DEPTH["stage"] + 500)

    def _row(self, shown: Shown) -> dict[Piece, Pose]:
        """The hand that is being looked at, face up before its viewer only."""
        view: State = shown.view
        assert view.attack is not None
        pieces = self.sorted_hand(view, view.attack.target)
        x, y, w, _ = self.row(shown)
        scale = ROW_HIGH / CARD[1]
        wide = CARD[0] * scale
        pitch = min(wide + 14, (w - 60 - wide) / max(1, len(pieces) - 1))
        poses: dict[Piece, Pose] = {}
        for index, piece in enumerate(pieces):
            middle = x + w / 2 + (index - (len(pieces) - 1) / 2) * pitch
            face = BACK if shown.veiled else self.face(view, piece)
            pose = Pose(middle, y + STRIP + ROW_HIGH / 2, 0, scale, face, DEPTH["row"] + index)
            if card(piece) in (shown.picked, shown.hot):
                pose = Pose(middle, pose.y - 14, 0, scale * 1.04, face, DEPTH["row"] + 50, lift=8)
            poses[card(piece)] = pose
        return poses

    def row(self, shown: Shown) -> Box:
        """The window of a hand that is being looked at: as wide as the hand is large."""
        view: State = shown.view
        count = len(view.hands[view.attack.target]) if view.attack is not None else 0
        wide = min(1180.0, max(600.0, count * (CARD[0] * ROW_HIGH / CARD[1] + 14) + 60))
        return 960 - wide / 2, ROW_TOP, wide, STRIP + ROW_HIGH + 24

    def _stage(self, shown: Shown, story: Story) -> dict[Piece, Pose]:
        """The cards on show in the middle; the first is the malice, or what was just played."""
        view: State = shown.view
        if self.looking(shown):
            return {}
        poses: dict[Piece, Pose] = {}
        alone = view.attack is None and len(story.stage) == 1
        for index, piece in enumerate(story.stage):
            turned = view.attack is not None and view.attack.mirrored and index == 0
            pose = self.stage_pose(index, self.face(view, piece), turned=turned)
            poses[card(piece)] = replace(pose, x=self.show[0] + self.show[2] / 2, angle=0.0) if alone else pose
        return poses

    def stage_pose(self, index: int, face: str, *, turned: bool = False) -> Pose:
        """A card in the window of an attack: left the malice, right what answers it."""
        x, y, w, _ = self.show
        off = 1 if index else -1
        scale = STAGE_HIGH / CARD[1]
        angle = 4.0 if turned else off * 3.0
        return Pose(x + w / 2 + off * 101, y + STRIP + 8 + STAGE_HIGH / 2, angle, scale, face, DEPTH["stage"] + index)

    # ------------------------------------------------------------ coins and children

    def coin(self, flight: Flight, number: int) -> Piece:
        """One coin of a flight."""
        return ("coin", flight.number, number, flight.source, flight.to)

    def purse(self, place: int, other: int) -> Units:
        """Where coins come from or go to; the bank's fly in from above the family that deals with it."""
        if place == STASH:
            x, y = facts()["chest"]["mouth"]
            return x, y
        if place == BANK:
            x, y, w, _ = self.plots[max(0, other)].whole
            return x + w / 2, y - 40
        (x, y), scale = self.plots[place].coins
        return x, y - 20 * scale

    def coin_end(self, flight: Flight, number: int) -> Pose:
        """Where a coin lands."""
        x, y = self.purse(flight.to, flight.source)
        return self._coin(x, y, number)

    def coin_start(self, piece: tuple[object, ...]) -> Pose:
        """Where a coin sets off."""
        _, _, number, source, to = piece
        x, y = self.purse(int(str(source)), int(str(to)))
        return self._coin(x, y, int(str(number)))

    def _coin(self, x: float, y: float, number: int) -> Pose:
        dx, dy = (number * 29 % 37) - 18, (number * 17 % 19) - 9
        return Pose(x + dx, y + dy, 0, 0.8, "piper/coin", DEPTH["coin"] + number)

    def walker(self, walk: Walk) -> Piece:
        """A child on its way."""
        return ("walker", walk.number, walk.seat, walk.window)

    def walker_pose(self, seat: int, window: int, at: Units, *, step: bool) -> Pose:
        """A child somewhere on its way; smaller the farther off."""
        size = max(0.46, min(0.95, (at[1] - 120) / 640))
        face = f"piper/follower_{self.plots[seat].family.child(window)}" + ("_step" if step else "")
        return Pose(at[0], at[1], 0, size, face, DEPTH["walker"] + at[1])

    def walker_start(self, piece: tuple[object, ...]) -> Pose:
        """A child at its door."""
        seat, window = int(str(piece[2])), int(str(piece[3]))
        return self.walker_pose(seat, window, self.plots[seat].door, step=False)

    def gate(self, walk: Walk) -> Pose:
        """A child in the gate of the hill."""
        x, y = facts()["path"][-1]
        return self.walker_pose(walk.seat, walk.window, (x, y), step=False)

    # ------------------------------------------------------------ spots

    def spots(self, shown: Shown) -> dict[str, Box]:
        """Boxes that cards can be put on."""
        view: State = shown.view
        found: dict[str, Box] = {seat_spot(plot.seat): plot.whole for plot in self.plots}
        found[ALL] = MIDDLE
        x, y = facts()["discard"]["foot"]
        found[PILE] = (x - 86, y - 110, 172, 230)
        if view.attack is not None:
            found[ATTACK] = self.show
        if self.looking(shown):
            left, top, wide, high = facts()["hand"]["rect"]
            found[HAND] = (left, top, wide, high)
        return found


def laid_piece(shown: Shown) -> int | None:
    """The number of the card that is laid but not confirmed."""
    return shown.laid[1] if isinstance(shown.laid, tuple) and shown.laid[0] == "card" else None


def _rank(face: str) -> tuple[int, int]:
    if face == HIDDEN:
        return 3, 0
    kind = 0 if face in PROFITS else 1 if face in MALICES else 2
    return kind, DECK.index(face)


def raised(pose: Pose, *, picked: bool) -> Pose:
    """A card that stands out of the hand, under the mouse or picked up by a tap."""
    up = 44.0 if picked else 24.0
    return Pose(pose.x, pose.y - up, 0, pose.scale * 1.06, pose.face, DEPTH["hand"] + 40, lift=10.0)


def box_of(pose: Pose, size: Sequence[float] = CARD) -> Box:
    """The unturned box of a card's pose."""
    wide, high = size[0] * pose.scale, size[1] * pose.scale
    return pose.x - wide / 2, pose.y - pose.lift - high / 2, wide, high
