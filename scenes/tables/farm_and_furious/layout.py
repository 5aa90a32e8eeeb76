"""Where every piece of the race lies, in design units: hand, slot, seats, fan of the reveal, pawns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core import HIDDEN, PUBLIC
from game.rulebooks.farm_and_furious.cards import DOG
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.state import State
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Shown
from scenes.tables.farm_and_furious.road import Road, standing
from scenes.tables.farm_and_furious.story import Story

CARD: Final = (300.0, 420.0)
"""A card's own size: a pose's scale is against it."""
PAWN: Final = (150.0, 190.0)
PAWN_SCALE: Final = 0.72
SLOT_SPOT: Final = "slot"
SLOT: Final[Box] = (1380.0, 784.0, 204.0, 284.0)
HAND: Final[Box] = (364.0, 760.0, 1004.0, 320.0)
HAND_Y: Final = 928.0
TALLEST: Final = 286.0
NEAR: Final[Box] = (14.0, 838.0, 336.0, 186.0)
"""The panel of the seat whose side of the table is shown."""
FAR: Final[dict[int, tuple[Units, ...]]] = {
    1: ((14, 108),),
    2: ((14, 108), (1570, 108)),
    3: ((14, 108), (14, 304), (1570, 108)),
    4: ((14, 108), (14, 304), (1570, 108), (1570, 304)),
}
"""Corners of the other panels, by their number."""
FAR_SIZE: Final = (336.0, 182.0)
ROW: Final = (12.0, 76.0, 12.0, 12.0)
"""The row of played cards inside a panel: margins left, top, right, bottom."""
MINI: Final = 84.0
"""Units high."""
BACK: Final = 91.0
FAN_X: Final = {
    2: (800.0, 1170.0),
    3: (700.0, 984.0, 1268.0),
    4: (610.0, 858.0, 1110.0, 1358.0),
    5: (566.0, 772.0, 984.0, 1196.0, 1402.0),
}
FAN_Y: Final = 866.0
FAN_HIGH: Final = 258.0
STAR_HIGH: Final = 312.0
OFF: Final = 640.0
"""How far a hand slides down out of sight while the reveal is on show."""
DEPTH: Final = {"pawn": 0.0, "mini": 2000.0, "hand": 3000.0, "fan": 4000.0}


def card(team: int, name: str) -> Piece:
    """A card whose face the viewer knows."""
    return ("card", team, name)


def down(team: int) -> Piece:
    """A team's face-down card of this round."""
    return ("down", team)


def pawn(team: int) -> Piece:
    """A team's runner."""
    return ("pawn", team)


class Layout:
    """The pure function from what is shown to poses, for one race."""

    def __init__(self, rules: FarmRules) -> None:
        self.rules = rules
        self.road = Road(rules.track.length)
        self.teams = rules.teams

    # ------------------------------------------------------------ places

    def panel(self, team: int, seat: int) -> Box:
        """The box of a team's panel, seen from a seat's side of the table."""
        if team == seat:
            return NEAR
        others = [t for t in range(len(self.teams)) if t != seat]
        # Walking round the table from the near seat, so that everybody keeps the same neighbours.
        others = others[seat:] + others[:seat] if seat >= 0 else others
        x, y = FAR[len(others)][others.index(team)]
        return (x, y, *FAR_SIZE)

    def token(self, team: int, seat: int) -> Units:
        """The middle of the spot in a panel where this round's card or its result lies."""
        x, y, w, h = self.panel(team, seat)
        return x + w - 62, y + ROW[1] + (h - ROW[1] - ROW[3]) / 2

    def fan_order(self, story: Story) -> list[int]:
        """Teams from left to right: in seat order, the deciding one moved to the middle of an odd fan."""
        order = list(range(len(self.teams)))
        star = story.star()
        if star is not None and len(order) % 2:
            order.remove(star)
            order.insert(len(order) // 2, star)
        return order

    def fan_pose(self, story: Story, team: int) -> Pose:
        """A revealed card in the fan."""
        order = self.fan_order(story)
        place, n = order.index(team), len(order)
        off = place - (n - 1) / 2
        star = team == story.star() and (n % 2 == 0 or off == 0)
        high = STAR_HIGH if star else FAN_HIGH
        y = FAN_Y - 22 if star else FAN_Y + abs(off) ** 1.6 * 7
        angle = 0.0 if star else off * (4.0 if n > 3 else 3.0)
        depth = DEPTH["fan"] + (50 if star else 10 - abs(off))
        return Pose(FAN_X[n][place], y, angle, high / CARD[1], self.face(team, story.cards[team]), depth)

    # ------------------------------------------------------------ faces

    def face(self, team: int, name: str) -> str:
        """The picture of a card's face."""
        return f"furious/card_{name}_{self.teams[team]}"

    def mini(self, team: int, name: str) -> str:
        """The picture of a played card in its owner's row."""
        return f"furious/mini_{name}_{self.teams[team]}"

    def back(self, team: int) -> str:
        """The picture of a team's card back."""
        return f"furious/back_{self.teams[team]}"

    # ------------------------------------------------------------ the whole

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every piece belongs."""
        view: State = shown.view
        poses = self.pawns(view, shown.story)
        for team in range(len(self.teams)):
            poses |= self._row(shown, team)
        poses |= self._face_down(shown)
        poses |= self._hand(shown)
        if shown.story is not None:
            for team, name in enumerate(shown.story.cards):
                if name != DOG or team not in shown.story.home:
                    poses[card(team, name)] = self.fan_pose(shown.story, team)
        return poses

    def pawns(self, view: State, story: Story | None) -> dict[Piece, Pose]:
        """Every runner, nearer ones in front."""
        scale = PAWN_SCALE * self.road.scale
        poses: dict[Piece, Pose] = {}
        for team, (x, y) in enumerate(standing(self.road, view.positions)):
            size = scale * (0.8 if view.positions[team] > self.road.length or view.positions[team] == 0 else 1.0)
            poses[pawn(team)] = Pose(x, y, 0, size, self.pawn_face(view, story, team), y)
        return poses

    def pawn_face(self, view: State, story: Story | None, team: int) -> str:
        """How a runner looks where it stands: proud, sad, muddy, or simply ready to run."""
        position = view.positions[team]
        look = "run"
        move = story.moves[team] if story is not None else None
        if position > self.road.length:
            look = "win"
        elif move is not None and move.mud:
            look = "splash"
        elif move is not None and not move.path:
            look = "sad"
        elif position == 0:
            look = "stand"
        return self.runner(team, look, left=0 < position <= self.road.length and self.road.heads_left(position))

    def runner(self, team: int, look: str, *, left: bool = False) -> str:
        """The picture of a runner; a trailing < turns it round."""
        return f"furious/pawn_{self.teams[team]}_{look}" + ("<" if left else "")

    def _row(self, shown: Shown, team: int) -> dict[Piece, Pose]:
        """Played cards face up in their owner's panel."""
        x, y, _, h = self.panel(team, shown.seat)
        names = list(shown.view.played[team])
        if shown.story is not None:
            names = [name for name in names if name != shown.story.cards[team]]
        middle = y + ROW[1] + (h - ROW[1] - ROW[3]) / 2
        step = row_step(len(names))
        return {
            card(team, name): Pose(
                x + 52 + i * step, middle, 0, MINI / CARD[1], self.mini(team, name), DEPTH["mini"] + team * 10 + i
            )
            for i, name in enumerate(names)
        }

    def _face_down(self, shown: Shown) -> dict[Piece, Pose]:
        """Chosen cards of this round, before the reveal."""
        view: State = shown.view
        if shown.story is not None:
            return {}
        poses: dict[Piece, Pose] = {}
        for team, chosen in enumerate(view.chosen):
            if chosen is None:
                continue
            if team == shown.viewer and chosen != HIDDEN:
                poses[card(team, chosen)] = self.slot_pose(self.back(team))
            else:
                x, y = self.token(team, shown.seat)
                poses[down(team)] = Pose(x, y, 6, BACK / CARD[1], self.back(team), DEPTH["mini"] + 5)
        return poses

    def hand_scale(self, count: int) -> float:
        """Size of a hand of so many cards: as large as the room allows; five and fewer are equally large."""
        return min(TALLEST / CARD[1], (HAND[2] / max(5, count) + 8) / CARD[0])

    def slot_pose(self, face: str) -> Pose:
        """A card in the slot."""
        high = SLOT[3] - 22
        return Pose(SLOT[0] + SLOT[2] / 2, SLOT[1] + SLOT[3] / 2 - 8, 0, high / CARD[1], face, DEPTH["hand"] - 1)

    def _hand(self, shown: Shown) -> dict[Piece, Pose]:
        """The viewer's cards, every one in its own place whether others are missing or not."""
        seat = shown.viewer
        if seat == PUBLIC or seat >= self.rules.seats:
            return {}
        names = [name for name in shown.view.hands[seat] if shown.story is not None or name != shown.view.chosen[seat]]
        poses: dict[Piece, Pose] = {}
        for i, name in enumerate(names):
            piece = card(seat, name)
            face = self.back(seat) if shown.veiled else self.face(seat, name)
            pose = self.hand_pose(i, len(names), face)
            if shown.story is not None:
                pose = pose.at(pose.x, pose.y + OFF)
            elif piece == shown.laid:
                pose = self.slot_pose(face)
            elif piece in (shown.picked, shown.hot):
                pose = raised(pose, picked=piece == shown.picked)
            poses[piece] = pose
        return poses

    def hand(self, shown: Shown) -> list[Piece]:
        """The near person's cards, the laid one aside, from left to right."""
        view, seat = shown.view, shown.seat
        if not 0 <= seat < self.rules.seats or shown.story is not None:
            return []
        return [p for name in view.hands[seat] if name != view.chosen[seat] and (p := card(seat, name)) != shown.laid]

    def hand_pose(self, index: int, count: int, face: str) -> Pose:
        """One place of the fanned hand."""
        off = index - (count - 1) / 2
        scale = self.hand_scale(count)
        wide = scale * CARD[0]
        pitch = min((HAND[2] - wide) / max(1, count - 1), wide + 6)
        x = HAND[0] + HAND[2] / 2 + off * pitch
        return Pose(x, HAND_Y + off * off * 1.6, off * 1.1, scale, face, DEPTH["hand"] + index)


def row_step(count: int) -> float:
    """Units between played cards in a panel: fewer, wider apart."""
    return 56.0 if count < 4 else 43.0 if count < 5 else 37.0 if count < 6 else 29.0


def raised(pose: Pose, *, picked: bool) -> Pose:
    """A card that stands out of the hand, under the mouse or picked up by a tap."""
    up = 44.0 if picked else 22.0
    return Pose(pose.x, pose.y - up, 0, pose.scale * 1.06, pose.face, DEPTH["hand"] + 40, lift=10.0)


def box_of(pose: Pose, size: Sequence[float] = CARD) -> Box:
    """The unturned box of a card's pose."""
    wide, high = size[0] * pose.scale, size[1] * pose.scale
    return pose.x - wide / 2, pose.y - pose.lift - high / 2, wide, high
