"""A table on the screen: its session, what is shown of it now, and how its pieces are staged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal

from game.agreement import Agreement
from game.bots.bot import Thought
from game.core import Session
from game.saves.game_file import GameFile
from scenes.menus.rules_drawer import Bookmark, RulesDrawer
from scenes.motion.director import Director
from scenes.motion.pose import Piece, Pose
from scenes.scene import Scene
from scenes.stage import WIDTH, Units, inside
from scenes.table.contract import Refusal, Shown, Status
from scenes.table.host import Host
from scenes.table.offers import Offers
from scenes.table.still import Still
from scenes.table.thinking import thinkers
from scenes.tables import table_of

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.app import App
    from scenes.table.handling import Handling
    from scenes.table.sheet import Sheet
    from scenes.table.windows import Windows

Mode = Literal["ask", "wait", "show", "told", "over"]


class Staged(Scene):
    """What there is at a table and where it lies; Turns gives it its course, TableScene draws it."""

    taught = False
    """A lesson brings buttons of its own, and leads from one round to the next."""
    hands: Handling
    windows: Windows

    def __init__(
        self, app: App, agreement: Agreement, session: Session[Any] | None = None, game_file: GameFile | None = None
    ) -> None:
        super().__init__(app)
        self.agreement = agreement
        self.session = session or Session(agreement.rules(), agreement.seed, always_undo=agreement.always_undo)
        self.host = Host(agreement, self.session, game_file)
        self.table = table_of(agreement.game, self.kit, self.session.rules, agreement.names)
        self.table.attend(agreement, self.session)
        self.tune = self.table.tune
        self.veiled = False
        self.fast = False
        """Nobody wants to see the rest."""
        self.mode: Mode = "wait"
        self.asked: int | None = None
        self.reason: tuple[Refusal, Piece] | None = None
        """Why the last thing tried cannot be done, and with which piece."""
        self.offers = Offers((), self.table.gesture)
        self.sheet: Sheet | None = None
        """The form that is being filled in."""
        self.bookmark = Bookmark()
        """Where its rules are being read."""
        self.still = Still(self.kit, self.table.backdrop)
        self.thinkers = thinkers(self.host)
        self.join()
        viewer, seat = self.host.watcher, self._near_seat()
        self.table.near = seat
        self.director: Director[Shown] = Director(self, self.table.opening(self.session.view(viewer), viewer, seat))
        self.director.on_land = lambda event: self.table.landed(event, self.director.shown)
        self.table.moves = self.director.in_flight
        self.reasons: dict[int, Thought] = {}
        """By step: what its bot thought; told once all that it knew of lies open."""
        self._told_for = 0.0
        self._reason_for = 0.0
        self._preparing: Iterator[Callable[[], object]] = iter(())

    def game_file(self) -> Path | None:
        """The file of this game."""
        return self.host.file.path if self.host.file is not None else None

    def join(self) -> None:
        """Bring in whoever handles the pieces, before the first of them is laid out."""

    def stop_asking(self) -> None:
        """The question is answered, taken back or put to somebody else: nothing that belonged to it can be done."""
        self.asked = self.sheet = None
        self.offers = Offers((), self.table.gesture)

    # ------------------------------------------------------------ the director's staging

    def layout(self, shown: Shown) -> dict[Piece, Pose]:
        """Where every piece belongs, this hand's doings included."""
        return self.table.layout(self.hands.dress(shown))

    def cue(self, event: Any, shown: Shown) -> Any:
        """The table's cue."""
        return self.table.cue(event, shown)

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        """Where the table lets a piece come from."""
        return self.table.entrance(piece, end, poses)

    def farewell(self, piece: Piece, start: Pose, shown: Shown) -> Pose | None:
        """Where the table lets a piece go."""
        return self.table.farewell(piece, start, shown)

    # ------------------------------------------------------------ asking about the present

    @property
    def shown(self) -> Shown:
        """What the frame is drawn from."""
        return self.hands.dress(self.director.shown)

    @property
    def status(self) -> Status:
        """What panels need besides the view."""
        passing = frozenset(self.windows.passing)
        covered = self.sheet.box if self.sheet is not None else None
        return Status(self.host.kinds, self.asked, self.director.busy, self.windows.fuse, passing, covered)

    def piece_at(self, pos: Units) -> Piece | None:
        """The topmost piece that can be pointed at."""
        if self.sheet is not None and inside(self.sheet.box, pos):
            return None
        hits = []
        for piece, pose in self.director.poses.items():
            box = self.table.piece_box(piece, pose)
            if box is not None and pose.alpha > 0.5 and inside(box, pos):
                hits.append((pose.depth, piece))
        return max(hits, key=lambda hit: hit[0])[1] if hits else None

    def is_small(self, piece: Piece) -> bool:
        """Whether a piece is drawn too small to be read."""
        pose = self.director.poses.get(piece)
        box = self.table.piece_box(piece, pose) if pose is not None else None
        return box is not None and box[3] < self.table.small

    def is_hand_piece(self, piece: Piece) -> bool:
        """Whether a piece may be taken in hand even while it still settles."""
        return piece in self.offers.pieces()

    def open_rules(self, rule: str = "") -> None:
        """The rules in their drawer, at a paragraph; on the side away from what was refused."""
        pose = self.director.poses.get(self.reason[1]) if self.reason is not None else None
        left = pose is not None and pose.x > WIDTH / 2
        drawer = RulesDrawer(self.app, self.agreement.game, rule, self.bookmark, "left" if left else "right")
        self.app.stack.push(drawer)

    def _near_seat(self) -> int:
        people = self.host.people
        return people[0] if people else 0
