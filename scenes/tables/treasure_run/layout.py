"""Where every piece lies at the farm, in design units: standees, Croc, dice, treasure, Pie Cards; and the spots."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core import HIDDEN
from game.rulebooks.treasure_run.actions import TradeIn, Walk
from game.rulebooks.treasure_run.board import CHESTS, patrol
from game.rulebooks.treasure_run.cards import FACTS
from game.rulebooks.treasure_run.events import shelf_of
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import MOVE, State
from scenes.motion.pose import Piece, Pose
from scenes.stage import Box, Units
from scenes.table.contract import Shown
from scenes.tables.treasure_run.farm import Shelf, facts, shelves, spot_of, strips
from scenes.tables.treasure_run.story import Story

CARD: Final = (190.0, 266.0)
"""A Pie Card's own size: a pose's scale is against it."""
BACK: Final = "treasure_cards/pie_back"
CROC: Final[Piece] = ("croc", 0)
DIE: Final[Piece] = ("die", 0)
CHOICE: Final[Piece] = ("choice", 0)
"""Stands for what is half chosen; never seen."""

HAND_HIGH: Final = 247.0
PILE_HIGH: Final = 139.0
DISCARD_HIGH: Final = 104.0
STAGE_HIGH: Final = 300.0
LAID_HIGH: Final = 170.0
DISCARD_AT: Final[Units] = (604.0, 846.0)
STAGE_AT: Final[Units] = (930.0, 560.0)
RAT: Final = (120.0, 150.0)
FOOT: Final = 0.93
"""Where a standee's feet are, of its height from the top."""
CROC_SCALE: Final = 0.86
GEM: Final = 64.0
DIE_SIZE: Final = 140.0
REACH: Final = 62.0
"""Side of a space as a spot."""
CARRIED: Final = 1e6
"""The depth of a piece in somebody's hand."""

ROLL: Final = "roll"
FELT: Final = "felt"
DICE: Final = "dice"
OWN: Final = "own"
CROC_SPOT: Final = "croc"
PILE: Final = "discard"
DEPTH: Final = {"pile": 0.0, "map": 400.0, "gem": 1700.0, "hand": 2000.0, "die": 2500.0, "stage": 3000.0}

OFFSETS: Final[dict[int, tuple[Units, ...]]] = {
    1: ((0, 0),),
    2: ((-27, 2), (27, 2)),
    3: ((-38, 0), (0, 12), (38, 0)),
    4: ((-30, -30), (30, -30), (-34, 18), (34, 18)),
    5: ((-50, -26), (0, -40), (50, -26), (-29, 22), (29, 22)),
    6: ((-52, -30), (0, -44), (52, -30), (-54, 18), (0, 26), (54, 18)),
}
"""Where rats stand that share a space."""
CROWDED: Final = {1: 0.86, 2: 0.8, 3: 0.74, 4: 0.7, 5: 0.66, 6: 0.66}


def card(piece: int) -> Piece:
    """A Pie Card."""
    return ("card", piece)


def rat(seat: int) -> Piece:
    """A rat's standee."""
    return ("rat", seat)


def gem(owner: int, kind: str, copy: int = 0) -> Piece:
    """A piece of treasure on a shelf."""
    return ("gem", owner, kind, copy)


def niche(owner: int, kind: str) -> str:
    """The spot that is a niche of a shelf."""
    return f"niche-{owner}-{kind}"


def at_space(path: tuple[str, ...]) -> str:
    """The spot at the end of a walk; the spaces walked, since two walks may share an end."""
    return "at-" + ">".join(path)


def burrow_spot(space: str) -> str:
    """The spot of a chest that a tunnel leads to."""
    return f"dig-{space}"


def kind_of(piece: object) -> str:
    """What sort of piece this is."""
    return str(piece[0]) if isinstance(piece, tuple) else ""


class Layout:
    """The pure function from what is shown to poses, for one run."""

    def __init__(self, rules: TreasureRules) -> None:
        self.rules = rules
        self.shelves: tuple[Shelf, ...] = shelves(rules)
        self.strips: tuple[Box, ...] = strips(rules)

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every piece belongs."""
        view: State = shown.view
        poses = self._piles(shown)
        for seat in range(self.rules.seats):
            poses |= self._away(view, seat)
        poses |= self._hand(shown)
        poses |= self._stage(shown)
        poses |= self._figures(shown)
        poses |= self._treasure(view)
        poses |= self._dice(shown)
        poses[CHOICE] = Pose(*STAGE_AT, alpha=0.0)
        return poses

    # ------------------------------------------------------------ on the map

    def _figures(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        story: Story = shown.story
        x, y = spot_of(view.croc)
        face = "treasure/croc_growl" if story.growls else "treasure/croc_stand"
        x += 24 if view.croc in view.places else 0
        poses: dict[Piece, Pose] = {CROC: Pose(x, y + 6, 0, CROC_SCALE, face, DEPTH["map"] + y + 2)}
        for seat in range(self.rules.seats):
            poses[rat(seat)] = self.rat_pose(view, seat)
        laid = shown.laid
        if kind_of(laid) == "rat" and shown.laid_on is not None:
            x, y = spot_of(self.path_of(shown.laid_on)[-1])
            pose = poses[laid]
            poses[laid] = replace(pose, x=x, y=y, depth=DEPTH["map"] + y + 3)
        return poses

    def rat_face(self, seat: int) -> str:
        """The picture of a rat."""
        return f"treasure/rat_{self.rules.rats[seat]}"

    def rat_pose(self, view: State, seat: int) -> Pose:
        """A rat among those on its space; whose turn it is stands in front."""
        here = [other for other in range(self.rules.seats) if view.places[other] == view.places[seat]]
        x, y = spot_of(view.places[seat])
        dx, dy = OFFSETS[len(here)][here.index(seat)]
        if view.croc == view.places[seat]:
            dx, dy = dx - 34, dy + 10
        depth = DEPTH["map"] + y + dy + (1 if seat == view.active else 0)
        return Pose(x + dx, y + dy, 0, CROWDED[len(here)], self.rat_face(seat), depth)

    # ------------------------------------------------------------ treasure and dice

    def _treasure(self, view: State) -> dict[Piece, Pose]:
        poses: dict[Piece, Pose] = {}
        for shelf in self.shelves:
            for number, kind in enumerate(self.rules.kinds):
                for copy in range(view.shelves[shelf.owner][number]):
                    poses[gem(shelf.owner, kind, copy)] = self.gem_pose(shelf, kind, copy)
        return poses

    def gem_pose(self, shelf: Shelf, kind: str, copy: int = 0) -> Pose:
        """A piece in its niche."""
        x, y, w, h = shelf.slot(self.rules.kinds.index(kind))
        size = min(w + 6, h - 4, 62.0)
        return Pose(x + w / 2, y + h / 2, 0, size / GEM, f"treasure/piece_{kind}", DEPTH["gem"] - copy)

    def chest_pose(self, place: Units, kind: str) -> Pose:
        """A piece as it comes out of a chest or a pile."""
        return Pose(place[0], place[1], 0, 1.5, f"treasure/piece_{kind}", DEPTH["stage"])

    def _dice(self, shown: Shown) -> dict[Piece, Pose]:
        story: Story = shown.story
        x, y = facts()["die"]["tray"]
        values = story.dice if shown.view.dice == 1 or len(story.dice) == 2 else (*story.dice, 1)
        two = len(values) == 2
        poses: dict[Piece, Pose] = {}
        for number, value in enumerate(values):
            dx, dy = ((-34, -18), (34, 20))[number] if two else (0, -2)
            scale = (98.0 if two else facts()["die"]["height"]) / DIE_SIZE
            # Two throws of one number differ in depth, else the second would not be shown.
            depth = DEPTH["die"] + number + 0.1 * (story.rolls % 2)
            poses["die", number] = Pose(x + dx, y + dy, 0, scale, f"treasure/die_{value}", depth)
        return poses

    # ------------------------------------------------------------ Pie Cards

    def face(self, view: State, piece: int) -> str:
        """The picture of a card as its viewer may know it."""
        name = view.faces[piece]
        return BACK if name == HIDDEN else f"treasure_cards/pie_{name}"

    def _piles(self, shown: Shown) -> dict[Piece, Pose]:
        view: State = shown.view
        poses: dict[Piece, Pose] = {}
        x, y = facts()["piles"]["pie"]
        for at, piece in enumerate(view.deck):
            seen = 1.0 if at == len(view.deck) - 1 else 0.0
            poses[card(piece)] = Pose(x, y, 0, PILE_HIGH / CARD[1], BACK, DEPTH["pile"] + at, seen)
        for at, piece in enumerate(view.discard):
            seen = 1.0 if len(view.discard) - 1 - at < 2 else 0.0
            angle = (piece * 37 % 15) - 7.0
            scale = DISCARD_HIGH / CARD[1]
            poses[card(piece)] = Pose(*DISCARD_AT, angle, scale, self.face(view, piece), DEPTH["pile"] + at, seen)
        return poses

    def purse(self, seat: int) -> Units:
        """Where a far hand is counted."""
        if self.strips:
            x, y, w, h = self.strips[seat]
            return x + w - 34, y + h / 2
        return self.shelves[seat].at("cards")

    def _away(self, view: State, seat: int) -> dict[Piece, Pose]:
        x, y = self.purse(seat)
        return {card(piece): Pose(x, y, 0, 0.12, BACK, DEPTH["hand"] - 100, 0.0) for piece in view.hands[seat]}

    def held(self, shown: Shown) -> list[Piece]:
        """What the near person holds, the laid card aside."""
        view: State = shown.view
        if not 0 <= shown.seat < self.rules.seats:
            return []
        pieces = sorted(view.hands[shown.seat], key=lambda piece: (view.faces[piece], piece))
        return [card(piece) for piece in pieces if card(piece) != shown.laid]

    def _hand(self, shown: Shown) -> dict[Piece, Pose]:
        """The near hand as a fan."""
        view: State = shown.view
        if not 0 <= shown.seat < self.rules.seats:
            return {}
        held = sorted(view.hands[shown.seat], key=lambda piece: (view.faces[piece], piece))
        laid = shown.laid[1] if isinstance(shown.laid, tuple) and kind_of(shown.laid) == "card" else None
        seen = shown.viewer == shown.seat and not shown.veiled
        poses: dict[Piece, Pose] = {}
        pieces = [piece for piece in held if piece != laid]
        for index, piece in enumerate(pieces):
            face = self.face(view, piece) if seen else BACK
            pose = self.hand_pose(index, len(pieces), face)
            if card(piece) in (shown.picked, shown.hot):
                up = 34.0 if card(piece) == shown.picked else 18.0
                pose = replace(pose, y=pose.y - up, angle=0, scale=pose.scale * 1.05, lift=10.0, depth=pose.depth + 40)
            poses[card(piece)] = pose
        if laid is not None and laid in held and shown.laid_on is not None:
            x, y, w, h = self.spots(shown).get(shown.laid_on, (*STAGE_AT, 0.0, 0.0))
            high = LAID_HIGH
            poses[card(laid)] = Pose(
                x + w / 2, y + h / 2, -4, high / CARD[1], self.face(view, laid), DEPTH["stage"] + 500
            )
        return poses

    def hand_pose(self, index: int, count: int, face: str) -> Pose:
        """A card of the near hand."""
        middle, y = facts()["hand"]["middle"]
        pitch = min(float(facts()["hand"]["pitch"]), 2 * facts()["hand"]["pitch"] / max(1, count - 1))
        off = index - (count - 1) / 2
        return Pose(
            middle + off * pitch, y + off * off * 5, off * 2.4, HAND_HIGH / CARD[1], face, DEPTH["hand"] + index
        )

    def _stage(self, shown: Shown) -> dict[Piece, Pose]:
        """The card that has just been laid open."""
        view: State = shown.view
        story: Story = shown.story
        return {
            card(piece): Pose(*STAGE_AT, 0, STAGE_HIGH / CARD[1], self.face(view, piece), DEPTH["stage"], lift=8)
            for piece in story.stage
        }

    # ------------------------------------------------------------ spots

    def path_of(self, spot: str) -> tuple[str, ...]:
        """The spaces of a walk's spot."""
        return tuple(spot.removeprefix("at-").split(">"))

    def spots(self, shown: Shown) -> dict[str, Box]:
        """Boxes that things can be put on."""
        view: State = shown.view
        found: dict[str, Box] = {}
        if shown.viewer >= 0 and shown.viewer == view.active:
            found |= self._ends(view, shown.viewer) if view.phase == MOVE else {}
            found |= {burrow_spot(space): around(spot_of(space), REACH + 14) for space in CHESTS}
        found |= self._wishes(view, shown)
        for shelf in self.shelves:
            for number, kind in enumerate(self.rules.kinds):
                x, y, w, h = shelf.slot(number)
                found[niche(shelf.owner, kind)] = (x - 2, y - 4, w + 4, h + 8)
        x, y = facts()["die"]["tray"]
        found[DICE] = (x - 104, y - 96, 208, 192)
        found[FELT] = (x - 640, y - 300, 840, 470)
        if shown.seat >= 0:
            pose = self.rat_pose(view, shown.seat)
            found[OWN] = (pose.x - 60, pose.y - 130, 120, 150)
        found |= self._beat(view, shown)
        x, y = spot_of(view.croc)
        found[CROC_SPOT] = (x - 66, y - 128, 132, 150)
        found[PILE] = (DISCARD_AT[0] - 76, DISCARD_AT[1] - 64, 152, 128)
        return found

    def _ends(self, view: State, seat: int) -> dict[str, Box]:
        """The ends of all walks; those that share one lie side by side, each where it comes from."""
        walks = [
            action.path for action in self.rules.legal_actions(view, seat) if isinstance(action, Walk) and action.path
        ]
        found: dict[str, Box] = {}
        for path in walks:
            same = [other for other in walks if other[-1] == path[-1]]
            x, y = spot_of(path[-1])
            if len(same) > 1:
                number = same.index(path)
                x, y = x + (number - (len(same) - 1) / 2) * REACH, y
            found[at_space(path)] = around((x, y), REACH)
        return found

    def _beat(self, view: State, shown: Shown) -> dict[str, Box]:
        """The spaces that a Whistle sends Croc to."""
        if not (shown.chosen and shown.chosen[0] == CROC_SPOT):
            return {}
        ways = patrol(view.croc, FACTS.whistle_steps)
        return {f"beat-{number}": around(spot_of(space), REACH + 10) for number, space in enumerate(ways, 1)}

    def _wishes(self, view: State, shown: Shown) -> dict[str, Box]:
        """The pieces that a trade can bring, in a window over the hand."""
        if not shown.chosen or shown.chosen[0] != "trade" or shown.viewer < 0:
            return {}
        actions = self.rules.legal_actions(view, shown.viewer)
        kinds = dict.fromkeys(action.take for action in actions if isinstance(action, TradeIn))
        left = 930 - len(kinds) * 50
        return {f"wish-{kind}": (left + number * 100 + 4, 700.0, 92.0, 92.0) for number, kind in enumerate(kinds)}

    def space_of(self, view: State, spot: str) -> str:
        """The space on the map that a spot lies on; "" for one elsewhere."""
        kind, _, rest = spot.partition("-")
        if kind == "at":
            return self.path_of(spot)[-1]
        return rest if kind == "dig" else patrol(view.croc, int(rest))[-1] if kind == "beat" else ""

    def shelf_of(self, view: State, seat: int) -> Shelf:
        """The shelf that a rat fills."""
        return self.shelves[shelf_of(view, seat)]


def around(middle: Units, side: float) -> Box:
    """A square around a point."""
    return middle[0] - side / 2, middle[1] - side / 2, side, side


def standing_box(pose: Pose) -> Box:
    """The box of a standee whose feet are at its pose."""
    wide, high = RAT[0] * pose.scale * 0.74, RAT[1] * pose.scale
    return pose.x - wide / 2, pose.y - pose.lift - high * FOOT, wide, high + 6


def carried_box(pose: Pose) -> Box:
    """What a carried standee is judged by: its feet, up to where a hand holds it."""
    return pose.x - 37, pose.y - 88, 74, 125


def box_of(pose: Pose, size: tuple[float, float] = CARD) -> Box:
    """The unturned box of a card's pose."""
    wide, high = size[0] * pose.scale, size[1] * pose.scale
    return pose.x - wide / 2, pose.y - pose.lift - high / 2, wide, high
