"""Whose turn it is at the table, and what their doings mean: laying, confirming, undo, the curtain, bots, going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core import PUBLIC, Action, Step
from game.language import tr
from scenes import doors
from scenes.motion.director import Scored
from scenes.motion.pose import Piece, Pose
from scenes.table.contract import Draft, Floor, Refusal
from scenes.table.curtain import CurtainScene
from scenes.table.handling import Handling
from scenes.table.offers import Offers
from scenes.table.sheet import Desk
from scenes.table.staged import Mode, Staged
from scenes.table.taking_back import undo_refusal
from scenes.table.windows import Windows

FAST: Final = 2.5


class Turns(Staged):
    """The course of a game at a table; TableScene draws it and takes the input."""

    def join(self) -> None:
        """Hands for the pieces, and moments to step in."""
        self.hands, self.windows = Handling(self), Windows(self)

    # ------------------------------------------------------------ doing

    @property
    def confirms(self) -> bool:
        """Whether a laid card waits for Ready: by the house rule, or because the settings always ask for it."""
        return self.agreement.confirm or self.app.settings.confirm_moves

    def lay(self, piece: Piece, spot: str, pose: Pose) -> None:
        """Put a piece on a spot that accepts it: at once a move, or a proposal until it is confirmed."""
        draft = self.table.drafted(piece, spot, self.shown)
        if draft is not None:
            self.propose(draft, piece, pose)
            return
        actions = self.offers.drop(piece, spot)
        if not actions:
            self.refuse(self.table.refusal(piece, spot, self.shown), piece)
            return
        if self._narrow(actions, spot):
            return
        self.kit.sound.play("card_slide")
        self.explain(None)
        self.hands.hot = None
        self.hands.laid, self.hands.laid_on, self.hands.draft = piece, spot, None
        self.director.refresh()
        self.director.place(piece, pose)
        if not self.confirms or not self.table.confirms(piece, spot):
            self.act(actions[0])
            return
        if self.focus.shown:
            self.focus.key = "ready"
        self.rebuild()

    def propose(self, draft: Draft, piece: Piece | None = None, pose: Pose | None = None) -> None:
        """Put a move together of several pieces; the last of them was let go of at a pose."""
        self.kit.sound.play("card_slide")
        self.explain(None)
        self.hands.hot = self.hands.picked = self.hands.laid = self.hands.laid_on = None
        self.hands.draft = draft if draft.parts else None
        self.director.refresh()
        if piece is not None and pose is not None:
            self.director.place(piece, pose)
        if self.focus.shown and piece is not None:
            self.focus.key = "ready"
        self.rebuild()

    def take_back(self) -> None:
        """Take the laid piece, or all that was put together, back again, or begin a half-made choice anew."""
        self.kit.sound.play("card_slide")
        if self.hands.chosen and self.asked is not None:
            self._ask(self.asked)
            return
        self.hands.laid = self.hands.laid_on = self.hands.draft = None
        self.director.refresh()
        self.rebuild()

    def ready(self) -> None:
        """Confirm the laid piece, or what was put together."""
        if self.hands.draft is not None:
            action = self.table.proposal(self.shown)
            if action is not None:
                self.kit.sound.play("confirm")
                self.act(action)
            return
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
        self.stop_asking()
        self.hands.let_go()
        self.mode = "show"
        if self.focus.shown:
            self.focus.key = "fast"
        self._enqueue(step, self._eyes(action.seat))
        self.rebuild()

    def _eyes(self, seat: int) -> int:
        """Whose eyes see what a person has done: its own where it goes on at once and has looked already."""
        awaited = self.host.awaited("human")
        again = awaited[:1] == [seat] or (self.table.acts_unseen and seat in awaited)
        again = again and self.windows.now is None and self.table.looks_on(self.session.view(PUBLIC), seat)
        return seat if again and self.director.last.viewer == seat else self.host.watcher

    def follow(self, action: Action) -> None:
        """Play what a bot has chosen, or what was done for somebody, and show it."""
        if self.host.kind(action.seat) == "bot":
            action = self.table.voiced(action, self.agreement, self.session)
        self._enqueue(self.host.play(action), self.director.last.viewer)
        self._check_kept()
        if self.mode == "wait":
            self.mode = "show"

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
        if self.hands.half_way:
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
        self.windows.forget()
        self.reasons = {step: why for step, why in self.reasons.items() if step < verdict.step}
        self.hands.reset()
        self.kit.sound.play("snap_back")
        lone = self.host.people == [seat] or self.director.shown.viewer == seat
        self._look_as(seat if lone else self.host.watcher, seat)
        self.stop_asking()
        self.mode = "wait"
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
        """Turn the near hand face down, or up again; draw the curtain before a hand that nobody has looked at."""
        if self.asked is not None and self.director.shown.viewer != self.asked:
            self.hand_over(self.asked)
            return
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
        self.windows.forget()
        self.hands.reset()
        self.stop_asking()
        self.mode = "wait"
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
        if self.windows.holds:
            self._set_mode("wait")
            return
        people = self.host.awaited("human")
        if not people:
            self._set_mode("wait")
            return
        seat = people[0]
        floor = self.table.floor(self.session.view(PUBLIC)) if self.host.shared else None
        if floor is not None:
            self._open_floor(people)
        elif self.host.shared and self.director.shown.viewer != seat:
            openly = self.table.acts_unseen and self.table.openly(self.session.view(PUBLIC), seat)
            if openly and self.windows.now is None:
                self._ask(seat, PUBLIC)
            else:
                self.hand_over(seat)
        else:
            self._ask(seat)

    def _set_mode(self, mode: Mode) -> None:
        if mode != self.mode:
            self.mode, self._told_for = mode, 0.0
            if mode == "told" and self.focus.shown:
                self.focus.key = "next"
            self.rebuild()

    def hand_over(self, seat: int) -> None:
        """Draw the curtain until the named person says that nobody else looks."""
        self.stop_asking()
        self.mode = "wait"
        name, words = self.agreement.names[seat], self.table.summons(self.session.view(PUBLIC), seat)
        picture = self.table.seat_picture(seat)
        curtain = CurtainScene(self.app, name, picture, lambda: self._ask(seat), self.menu, words)
        curtain.lets_peek(self, seat)
        last = self.host.last_person()
        if last is not None and last != seat and self.session.can_undo(last).allowed:
            curtain.regret = (self.agreement.names[last], lambda: self._undo_of(last))
        self.app.stack.push(curtain)

    def _ask(self, seat: int, eyes: int | None = None) -> None:
        """Ask a person who looks at its hand, or who only sees what everybody sees."""
        viewer = seat if eyes is None else eyes
        self.hands.reset()
        self._look_as(viewer, seat)
        self.asked = seat
        view = self.session.view(viewer)
        legal = self.session.rules.legal_actions(view, seat)
        self.offers = Offers.among(legal, lambda one: self.table.gestures(one, ()), self.table.parts(view, seat))
        self.sheet = self.table.sheet(Desk(self, seat, tuple(legal)))
        self.mode = "ask"
        if self.host.shared or len(self.session.steps) <= 1:
            self.veiled = False
        self.rebuild()
        if self.focus.shown:
            self._begin_ring()

    def _open_floor(self, people: Sequence[int]) -> None:
        """Ask everybody at the screen at once."""
        self.hands.reset()
        self._look_as(PUBLIC, self.director.shown.seat)
        self.stop_asking()
        self.sheet = self.table.sheet(Desk(self, PUBLIC, (), tuple(people)))
        self.mode = "ask"
        self.rebuild()
        if self.focus.shown:
            self._begin_ring()

    def close_floor(self, action: Action | None) -> None:
        """Somebody goes on for all; an action of whoever leads comes last."""
        floor = self.table.floor(self.session.view(PUBLIC))
        self.stop_asking()
        self.mode = "show"
        if floor is not None and (action is None or not self._others_lead(floor, action.seat)):
            self._say_nothing(floor, action.seat if action is not None else None)
        if action is not None:
            self.follow(action)
        self.kit.sound.play("confirm")
        self.rebuild()

    def _others_lead(self, floor: Floor, seat: int) -> bool:
        return any(other != seat and other in floor.leads for other in self.host.awaited("human"))

    def _say_nothing(self, floor: Floor, but: int | None = None) -> None:
        for seat in self.host.awaited("human"):
            if seat != but and seat in self.host.awaited("human"):
                self.follow(floor.silence(seat))

    def _begin_ring(self) -> None:
        """The ring waits on the first thing that can be done, never on the menu: Enter must mean something."""
        taps = sorted(self.offers.spots())
        if self.sheet is not None and self.sheet.first:
            self.focus.key = self.sheet.first
        elif taps and not self.offers.pieces():
            self.focus.key = f"tap-{taps[0]}"
        else:
            self.focus.go(self.all_places()[0])

    def _look_as(self, viewer: int, seat: int) -> None:
        """Show the present through other eyes."""
        self.table.near = seat
        self.director.glide(self.table.opening(self.session.view(viewer), viewer, seat))

    def _think(self, dt: float) -> None:
        """Let bots think, and show one choice at a time."""
        if self.table.cleared(self.director.last) is not None or self.session.over or self.windows.now is not None:
            return
        now = self.session.rules.rounds(self.session.state)
        for seat in self.host.awaited("bot"):
            if not self.thinkers.busy(seat, now):
                self.thinkers.ponder(seat, self.session.view(seat), now)
        thought = self.thinkers.update(dt * self._pace())
        if thought is not None and thought.action.seat in self.host.awaited("bot"):
            if thought.expected is not None:
                self.reasons[len(self.session.steps)] = thought
            self.follow(thought.action)

    def _pace(self) -> float:
        return self.app.settings.animation_speed * (FAST if self.fast else 1.0)

    # ------------------------------------------------------------ keeping

    def _check_kept(self) -> None:
        if self.host.unkept:
            self.host.unkept = False
            self._say_unkept()

    def _say_unkept(self) -> None:
        self.app.toast(tr("This game cannot be saved: the disk refuses."), icon="warning", tone="bad")
