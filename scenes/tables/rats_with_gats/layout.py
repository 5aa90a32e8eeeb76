"""Where every card lies: deck, hands, columns on the chart, cards laid in a challenge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core import HIDDEN
from game.rulebooks.rats_with_gats.cards import DECK, is_joker
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.state import BLIND, Obstacle, State
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box
from scenes.table.contract import Shown
from scenes.tables.rats_with_gats import geometry as at
from scenes.tables.rats_with_gats.geometry import Column

BACK: Final = "gats/poker_back"
TITLE: Final = "obstacle/"
"""Faces of obstacle cards: this and the card."""
CHALLENGE: Final = "challenge"
SEA: Final = "sea"
HAND: Final = "hand"
PILE: Final = "discard"
DUEL: Final = "duel"
UNDER: Final = "under-"
DEPTH: Final = {"pile": 0.0, "plate": 300.0, "column": 500.0, "laid": 1500.0, "hand": 2000.0, "row": 3000.0}
ORDER: Final = "SHCD"
"""Suits in a hand, from left to right."""


def card(piece: int) -> Piece:
    """A card of the deck."""
    return ("card", piece)


def under(piece: int) -> str:
    """The spot that is an obstacle with its column."""
    return f"{UNDER}{piece}"


def spot_obstacle(spot: str | None) -> int | None:
    """The first card of the obstacle that a spot is."""
    return int(spot.removeprefix(UNDER)) if spot is not None and spot.startswith(UNDER) else None


def poker(face: str) -> str:
    """The picture of a card."""
    if is_joker(face):
        return "gats/poker_joker_red" if face == "JK1" else "gats/poker_joker_black"
    return BACK if face == HIDDEN else f"gats/poker_{face}"


class Layout:
    """The pure function from what is shown to poses."""

    def __init__(self, rules: GatsRules, names: Sequence[str]) -> None:
        self.rules = rules
        self.names = names

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every card belongs."""
        view: State = shown.view
        poses = self._piles(view)
        for plate in at.plates(self.rules.seats, shown.seat, view.deep):
            if plate.seat != shown.seat:
                poses |= self._far(view, plate)
        poses |= self._hand(shown)
        poses |= self._chart(shown)
        if view.step == "pick" and view.challenge is not None:
            poses |= self._row(view)
        return poses

    # ------------------------------------------------------------ piles and hands

    def _piles(self, view: State) -> dict[Piece, Pose]:
        poses: dict[Piece, Pose] = {}
        for n, piece in enumerate(view.deck):
            left = len(view.deck) - 1 - n
            up = min(4, len(view.deck) // 8) * 3.0
            seen = 1.0 if left == 0 else 0.0
            x, y = at.DECK
            poses[card(piece)] = Pose(x - up / 2, y - up, -4.0, 0.72, BACK, DEPTH["pile"] + n, seen)
        for n, piece in enumerate(view.discard):
            seen = 1.0 if len(view.discard) - 1 - n < 2 else 0.0
            angle = 14.0 + (piece * 37 % 13) - 6.0
            poses[card(piece)] = Pose(*at.DISCARD, angle, 0.66, poker(view.faces[piece]), DEPTH["pile"] + 60 + n, seen)
        return poses

    def _far(self, view: State, plate: at.Plate) -> dict[Piece, Pose]:
        """The backs of somebody's hand on its plate."""
        pieces, (x, y) = view.hands[plate.seat], plate.cards
        pitch = min(18.0, 92.0 / max(1, len(pieces)))
        scale = 0.27 if plate.box[3] > 110 else 0.2
        poses: dict[Piece, Pose] = {}
        for n, piece in enumerate(pieces):
            off = n - (len(pieces) - 1) / 2
            tilt = off * min(9.0, 40.0 / max(1, len(pieces)))
            poses[card(piece)] = Pose(x + off * pitch, y, tilt, scale, BACK, DEPTH["plate"] + n)
        return poses

    def sorted_hand(self, view: State, seat: int) -> list[int]:
        """A hand in the order it is held: by suit, then by rank; Jokers last, unknown cards as they came."""
        return sorted(view.hands[seat], key=lambda piece: (_rank(view.faces[piece]), piece))

    def _hand(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        if not 0 <= shown.seat < self.rules.seats:
            return {}
        laid = {obstacle.laid for obstacle in view.obstacles if not obstacle.open}
        pieces = [piece for piece in self.sorted_hand(view, shown.seat) if piece not in laid]
        seen = shown.viewer == shown.seat and not shown.veiled
        poses: dict[Piece, Pose] = {}
        for n, (piece, held) in enumerate(zip(pieces, at.hand(len(pieces)), strict=True)):
            face = poker(view.faces[piece]) if seen else BACK
            pose = Pose(held.x, held.y, held.angle, held.scale, face, DEPTH["hand"] + n)
            if card(piece) in (shown.picked, shown.hot):
                pose = _raised(pose, picked=card(piece) == shown.picked)
            poses[card(piece)] = pose
        return poses

    def held(self, shown: Shown) -> list[Piece]:
        """What the near rat holds, but for what lies under an obstacle."""
        view: State = shown.view
        if not 0 <= shown.seat < self.rules.seats:
            return []
        laid = {obstacle.laid for obstacle in view.obstacles}
        return [card(piece) for piece in self.sorted_hand(view, shown.seat) if piece not in laid]

    def _row(self, view: State) -> dict[Piece, Pose]:
        """The backs of the hand that one card is taken from."""
        assert view.challenge is not None
        pieces = view.hands[view.challenge.rat]
        pitch = min(120.0, 880.0 / max(1, len(pieces)))
        left = at.MIDDLE + 50 - pitch * (len(pieces) - 1) / 2
        return {card(p): Pose(left + n * pitch, 764, 0, 0.72, BACK, DEPTH["row"] + n) for n, p in enumerate(pieces)}

    # ------------------------------------------------------------ the chart

    def columns(self, view: State) -> dict[int, Column]:
        """The place of each obstacle by its first card; one more at the right while a duel's card is awaited."""
        extra = int(view.step == "duel_card")
        places = at.columns(len(view.obstacles) + extra)
        return {obstacle.piece: place for obstacle, place in zip(view.obstacles, places, strict=False)}

    def _chart(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        poses: dict[Piece, Pose] = {}
        for obstacle, place in zip(view.obstacles, self.columns(view).values(), strict=True):
            poses |= self._column(shown, obstacle, place)
        return poses

    def _column(self, shown: Shown, obstacle: Obstacle, place: Column) -> dict[Piece, Pose]:
        view: State = shown.view
        head = Pose(place.x, place.y, 0, place.scale, TITLE + view.faces[obstacle.piece], DEPTH["column"] + 40)
        if obstacle.temporary:
            head = replace(head, scale=1.2 * place.scale, face=poker(view.faces[obstacle.piece]))
        if card(obstacle.piece) in (shown.hot, shown.picked):
            head = replace(head, lift=8.0)
        poses: dict[Piece, Pose] = {card(obstacle.piece): head}
        count = len(obstacle.cards) - 1
        room = count + int(obstacle.applied)
        for n, piece in enumerate(obstacle.cards[1:]):
            x, y = place.card(n, room)
            face = poker(view.faces[piece])
            poses[card(piece)] = Pose(x, y, 90.0, at.TURNED * place.scale, face, DEPTH["column"] + 41 + n)
        if obstacle.laid >= 0:
            poses[card(obstacle.laid)] = self._laid(shown, obstacle, place)
        elif obstacle.laid == BLIND and view.deck:
            top = view.deck[-1]
            poses[card(top)] = self._under(place, count, BACK)
        return poses

    def _laid(self, shown: Shown, obstacle: Obstacle, place: Column) -> Pose:
        view: State = shown.view
        known = obstacle.open or (obstacle.layer == shown.viewer and not shown.veiled)
        face = poker(view.faces[obstacle.laid]) if known else BACK
        pose = self._under(place, len(obstacle.cards) - 1, face)
        return replace(pose, lift=10.0) if card(obstacle.laid) in (shown.hot, shown.picked) else pose

    def _under(self, place: Column, count: int, face: str) -> Pose:
        """A card laid under a column, upright until it is placed."""
        x, y = place.card(count, count + 1)
        return Pose(x, y + 34 * place.scale, 3.0, 0.98 * place.scale, face, DEPTH["laid"])

    def landing(self, view: State, piece: int) -> tuple[float, float, float]:
        """Middle and scale of the place where the next card of a column will lie."""
        place, obstacle = self.columns(view)[piece], view.obstacles[view.index(piece)]
        count = len(obstacle.cards) - 1
        x, y = place.card(count, count + 1)
        return x, y, place.scale

    # ------------------------------------------------------------ spots

    def spots(self, shown: Shown) -> dict[str, Box]:
        """Boxes that cards can be put on."""
        view: State = shown.view
        found: dict[str, Box] = {}
        places = self.columns(view)
        for obstacle in view.obstacles:
            found[under(obstacle.piece)] = places[obstacle.piece].whole(len(obstacle.cards) - 1)
        found[CHALLENGE] = (at.CHART_LEFT, 104.0, at.CHART_RIGHT - at.CHART_LEFT, 128.0)
        found[SEA] = (at.CHART_LEFT, 560.0, at.CHART_RIGHT - at.CHART_LEFT, 250.0)
        found[HAND] = at.HAND
        x, y = at.DISCARD
        found[PILE] = (x - 90, y - 110, 150, 200)
        if view.step == "duel_card":
            place = at.columns(len(view.obstacles) + 1)[-1]
            found[DUEL] = place.whole(0)
        return found


def _rank(face: str) -> tuple[int, int, int]:
    if face == HIDDEN:
        return 3, 0, 0
    if is_joker(face):
        return 2, 0, DECK.index(face)
    return 1, ORDER.index(face[-1]), DECK.index(face)


def _raised(pose: Pose, *, picked: bool) -> Pose:
    """A card that stands out of the hand, under the mouse or picked up by a tap."""
    up = 44.0 if picked else 24.0
    return replace(pose, y=pose.y - up, angle=0.0, scale=pose.scale * 1.05, depth=DEPTH["hand"] + 60, lift=10.0)


def size_of(pose: Pose) -> tuple[float, float]:
    """Width and height of a lying card, unscaled."""
    wide, high = at.OBSTACLE if pose.face.startswith(TITLE) else at.POKER
    return (high, wide) if abs(pose.angle) > 45 else (wide, high)


def box_of(pose: Pose) -> Box:
    """The box of a card's pose; leaning a little does not count."""
    wide, high = (side * pose.scale for side in size_of(pose))
    return pose.x - wide / 2, pose.y - pose.lift - high / 2, wide, high
