"""Whose turn it is at the table, and what their doings mean: laying, confirming, undo, the curtain, bots, going on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal

from game.agreement import Agreement
from game.core import PUBLIC, Action, Session, Step
from game.language import tr
from game.saves.game_file import GameFile
from scenes import doors
from scenes.motion.director import Director, Scored
from scenes.motion.pose import Piece, Pose
from scenes.scene import Scene
from scenes.stage import Units, inside
from scenes.table.contract import Refusal, Shown, Status
from scenes.table.curtain import CurtainScene
from scenes.table.handling import Handling
from scenes.table.host import Host
from scenes.table.offers import Offers
from scenes.table.still import Still
from scenes.table.thinking import thinkers
from scenes.tables import table_of

if TYPE_CHECKING:
    from scenes.app import App

Mode = Literal["ask", "wait", "show", "told", "over"]
FAST: Final = 2.5


class Turns(Scene):
    """The course of a game at a table; TableScene draws it and takes the input."""

    def __init__(
        self, app: App, agreement: Agreement, session: Session[Any] | None = None, game_file: GameFile | None = None
    ) -> None:
        super().__init__(app)
        self.agreement = agreement
        self.session = session or Session(agreement.rules(), agreement.seed, always_undo=agreement.always_undo)
        self.host = Host(agreement, self.session, game_file)
        self.table = table_of(agreement.game, self.kit, self.session.rules, agreement.names)
        self.tune = self.table.tune
        self.veiled = False
        self.fast = False
        self.mode: Mode = "wait"
        self.asked: int | None = None
        self.reason: tuple[Refusal, Piece] | None = None
        """Why the last thing tried cannot be done, and with which piece."""
        self.offers = Offers((), self.table.gesture)
        self.hands = Handling(self)
        self.still = Still(self.kit, self.table.backdrop)
        self.thinkers = thinkers(self.host)
        viewer, seat = self.host.watcher, self._near_seat()
        self.table.near = seat
        self.director: Director[Shown] = Director(self, self.table.opening(self.session.view(viewer), viewer, seat))
        self.director.on_land = lambda event: self.table.landed(event, self.director.shown)
        self.table.moves = self.director.in_flight
        self.reasons: dict[int, tuple[Action, ...]] = {}
        """By step: what its bot expected of the others; told once their cards lie open."""
        self._told_for = 0.0
        self._reason_for = 0.0
        self._preparing: Iterator[Callable[[], object]] = iter(())

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
        return Status(self.host.kinds, self.asked, self.director.busy)

    def piece_at(self, pos: Units) -> Piece | None:
        """The topmost piece that can be pointed at."""
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

    # ------------------------------------------------------------ doing

    @property
    def confirms(self) -> bool:
        """Whether a laid card waits for Ready: by the house rule, or because the settings always ask for it."""
        return self.agreement.confirm or self.app.settings.confirm_moves

    def lay(self, piece: Piece, spot: str, pose: Pose) -> None:
        """Put a piece on a spot that accepts it: at once a move, or a proposal until it is confirmed."""
        actions = self.offers.drop(piece, spot)
        if not actions:
            self.refuse(self.table.refusal(piece, spot, self.shown), piece)
            return
        if self._narrow(actions, spot):
            return
        self.kit.sound.play("card_slide")
        self.explain(None)
        self.hands.hot = None
        self.hands.laid, self.hands.laid_on = piece, spot
        self.director.refresh()
        self.director.place(piece, pose)
        if not self.confirms or not self.table.confirms(piece, spot):
            self.act(actions[0])
            return
        if self.focus.shown:
            self.focus.key = "ready"
        self.rebuild()

    def take_back(self) -> None:
        """Take the laid piece into the hand again, or begin a half-made choice anew."""
        self.kit.sound.play("card_slide")
        if self.hands.chosen and self.asked is not None:
            self._ask(self.asked)
            return
        self.hands.laid = self.hands.laid_on = None
        self.director.refresh()
        self.rebuild()

    def ready(self) -> None:
        """Confirm the laid piece."""
        piece, spot = self.hands.laid, self.hands.laid_on
        if piece is None or spot is None:
            return
        actions = self.offers.drop(piece, spot)
        if actions:
            self.kit.sound.play("confirm")
            self.act(actions[0])

    def tap(self, spot: str) -> None:
        """Do what a spot stands for that wants no piece, as ending a turn."""
        actions = self.offers.touch(spot)
        if actions and not self._narrow(actions, spot):
            self.kit.sound.play("confirm")
            self.act(actions[0])

    def _narrow(self, actions: list[Action], spot: str) -> bool:
        """Ask for what several actions differ in; False where the table takes the first of them."""
        chosen = (*self.hands.chosen, spot)
        if len(actions) < 2 or not self.table.gestures(actions[0], chosen):
            return False
        self.hands.reset()
        self.hands.chosen = chosen
        self.offers = Offers.among(actions, lambda action: self.table.gestures(action, chosen))
        if (settled := self.offers.settled()) is not None:
            return self._narrow(actions, settled)
        self.kit.sound.play("card_lift")
        self.explain(None)
        self.director.refresh()
        self.rebuild()
        if self.focus.shown:
            self._begin_ring()
        return True

    def act(self, action: Action) -> None:
        """Play an action of the person who is asked."""
        step = self.host.play(action)
        self._check_kept()
        self.asked = None
        self.offers = Offers((), self.table.gesture)
        self.hands.laid = self.hands.laid_on = self.hands.picked = self.hands.aimed = None
        self.hands.chosen = ()
        self.mode = "show"
        if self.focus.shown:
            self.focus.key = "fast"
        self._enqueue(step, self.host.watcher)
        self.rebuild()

    def _enqueue(self, step: Step, viewer: int) -> None:
        """Show the newest step as a viewer may see it."""
        number = len(self.session.steps) - 1
        assert self.session.steps[number] is step
        shown = self.director.last
        if viewer != shown.viewer:
            before = self.session.rules.view(self.session.fold(number), viewer)
            shown = self.table.opening(before, viewer, shown.seat)
            self.director.cover(shown)
        beats = []
        for beat in self.session.beats(number, viewer):
            shown = self.table.after(shown, beat.event, beat.view)
            beats.append(Scored(beat.event, shown))
        self.director.enqueue(beats)

    def undo(self) -> None:
        """Take the last step of whoever looks back, or say why that cannot be."""
        if self.hands.laid is not None or self.hands.chosen:
            self.take_back()
            return
        self._undo_of(self.director.shown.viewer if self.director.shown.viewer != PUBLIC else self.director.shown.seat)

    def _undo_of(self, seat: int) -> None:
        verdict = self.host.undo(seat)
        if not verdict.allowed:
            self.app.toast(undo_refusal(verdict.reason), icon="lock", tone="bad")
            return
        self._check_kept()
        self.thinkers.forget()
        self.reasons = {step: why for step, why in self.reasons.items() if step < verdict.step}
        self.hands.reset()
        self.kit.sound.play("snap_back")
        lone = self.host.people == [seat] or self.director.shown.viewer == seat
        self._look_as(seat if lone else self.host.watcher, seat)
        self.asked, self.mode = None, "wait"
        self._proceed()

    def go_on(self) -> None:
        """Tidy the table after a round, or go to the results after the last one."""
        if self.session.over and self.mode != "show":
            self.show_results()
            return
        cleared = self.table.cleared(self.director.shown)
        if cleared is not None and not self.director.busy:
            self.mode = "show"
            if self.focus.shown:
                self.focus.key = "fast"
            self.director.enqueue([Scored(*cleared)])
            self.rebuild()

    def show_results(self) -> None:
        """The ranking."""
        doors.show_results(self.app, self.agreement, self.session, self.host.file)

    def hurry(self) -> None:
        """Skip what is being shown; with nothing to skip, switch the fast pace on or off."""
        if self.director.busy:
            self.director.skip()
            return
        self.fast = not self.fast
        self.app.toast(tr("Fast pace") if self.fast else tr("Usual pace"), icon="fast")

    def veil(self) -> None:
        """Turn the near hand face down, or up again."""
        self.veiled = not self.veiled
        self.kit.sound.play("card_flip")
        self.director.refresh()
        self.rebuild()

    def refuse(self, refusal: Refusal | None, piece: Piece) -> None:
        """Say why something cannot be done, beside the piece."""
        if refusal is not None:
            self.kit.sound.play("snap_back")
            self.explain((refusal, piece))

    def explain(self, reason: tuple[Refusal, Piece] | None) -> None:
        """Show a reason, or none."""
        if reason != self.reason:
            self.reason, self._reason_for = reason, 0.0
            self.rebuild()

    def concede(self) -> None:
        """Leave the rest of the game to bots."""
        self.host.left.update(self.host.people)
        self.hands.reset()
        self.asked, self.mode = None, "wait"
        self.offers = Offers((), self.table.gesture)
        self._look_as(PUBLIC, self.director.shown.seat)

    # ------------------------------------------------------------ turns

    def _proceed(self) -> None:
        """Ask whoever is next, once everything has been shown."""
        if self.director.busy or self.mode in ("ask", "over"):
            return
        if self.table.cleared(self.director.shown) is not None:
            self._set_mode("told")
            return
        if self.session.over:
            self._set_mode("over")
            return
        people = self.host.awaited("human")
        if not people:
            self._set_mode("wait")
            return
        seat = people[0]
        if self.host.shared and self.director.shown.viewer != seat:
            self._hand_over(seat)
        else:
            self._ask(seat)

    def _set_mode(self, mode: Mode) -> None:
        if mode != self.mode:
            self.mode, self._told_for = mode, 0.0
            if mode == "told" and self.focus.shown:
                self.focus.key = "next"
            self.rebuild()

    def _hand_over(self, seat: int) -> None:
        """Draw the curtain until the named person says that nobody else looks."""
        self.mode = "wait"
        name, words = self.agreement.names[seat], self.table.summons(self.session.view(PUBLIC), seat)
        picture = self.table.seat_picture(seat)
        curtain = CurtainScene(self.app, name, picture, lambda: self._ask(seat), self.menu, words)
        last = self.host.last_person()
        if last is not None and last != seat and self.session.can_undo(last).allowed:
            curtain.regret = (self.agreement.names[last], lambda: self._undo_of(last))
        self.app.stack.push(curtain)

    def _ask(self, seat: int) -> None:
        self.hands.reset()
        self._look_as(seat, seat)
        self.asked = seat
        view = self.session.view(seat)
        self.offers = Offers.among(self.session.rules.legal_actions(view, seat), lambda a: self.table.gestures(a, ()))
        self.mode = "ask"
        if self.host.shared or len(self.session.steps) <= 1:
            self.veiled = False
        self.rebuild()
        if self.focus.shown:
            self._begin_ring()

    def _begin_ring(self) -> None:
        """The ring waits on the first thing that can be done, never on the menu: Enter must mean something."""
        taps = sorted(self.offers.spots())
        if taps and not self.offers.pieces():
            self.focus.key = f"tap-{taps[0]}"
        else:
            self.focus.go(self.all_places()[0])

    def _look_as(self, viewer: int, seat: int) -> None:
        """Show the present through other eyes."""
        self.table.near = seat
        self.director.glide(self.table.opening(self.session.view(viewer), viewer, seat))

    def _think(self, dt: float) -> None:
        """Let bots think, and show one choice at a time."""
        if self.table.cleared(self.director.last) is not None or self.session.over:
            return
        now = self.session.rules.rounds(self.session.state)
        for seat in self.host.awaited("bot"):
            if not self.thinkers.busy(seat, now):
                self.thinkers.ponder(seat, self.session.view(seat), now)
        thought = self.thinkers.update(dt * self._pace())
        if thought is not None and thought.action.seat in self.host.awaited("bot"):
            if thought.expected is not None:
                self.reasons[len(self.session.steps)] = thought.expected
            self._enqueue(self.host.play(thought.action), self.director.last.viewer)
            self._check_kept()
            if self.mode == "wait":
                self.mode = "show"

    def _pace(self) -> float:
        return self.app.settings.animation_speed * (FAST if self.fast else 1.0)

    # ------------------------------------------------------------ keeping

    def _check_kept(self) -> None:
        if self.host.unkept:
            self.host.unkept = False
            self._say_unkept()

    def _say_unkept(self) -> None:
        self.app.toast(tr("This game cannot be saved: the disk refuses."), icon="warning", tone="bad")

    def _near_seat(self) -> int:
        people = self.host.people
        return people[0] if people else 0


def undo_refusal(reason: str) -> str:
    """Why a step stands, in a sentence."""
    return {
        "nothing": tr("Nothing to undo yet"),
        "revealed": tr("No undo: cards are face up"),
        "chance": tr("No undo: chance has decided"),
        "built_upon": tr("No undo: others have built on it"),
    }[reason]
