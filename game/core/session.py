"""A game being played: the steps so far, undo by information, and what each viewer saw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.core.action import Action, IllegalAction
from game.core.chance import Rng
from game.core.event import Event
from game.core.rules import Rules, State

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Step:
    """An action and the events that it caused; the first step has no action: it is the set-up."""

    action: Action | None
    events: list[Event]
    used_chance: bool = False

    @property
    def final(self) -> bool:
        """True when the step opened something hidden or used chance, so that it stands."""
        return self.used_chance or any(event.reveals for event in self.events)


@dataclass(slots=True)
class Beat:
    """An event as its viewer saw it, and the viewer's view after it."""

    event: Event
    view: Any


@dataclass(frozen=True, slots=True)
class UndoVerdict:
    """Whether a seat may take its last step back: `reason` is "", "nothing", "revealed", "chance" or "built_upon"."""

    allowed: bool
    reason: str = ""
    step: int = 0


class Session(Generic[S]):
    """Plays one game from a seed; every change goes through play() and undo()."""

    def __init__(self, rules: Rules[S], seed: int, *, always_undo: bool = False, stacked: Any = None) -> None:
        self.rules = rules
        self.seed = seed
        self.always_undo = always_undo
        self.state: S = rules.blank()
        self.steps: list[Step] = []
        self._set_up(stacked)

    @classmethod
    def resume(cls, rules: Rules[S], seed: int, steps: list[Step], *, always_undo: bool = False) -> Session[S]:
        """The session that these steps led to, folded from their events without deciding anything again."""
        session = cls.__new__(cls)
        session.rules, session.seed, session.always_undo = rules, seed, always_undo
        session.steps = list(steps)
        session.state = session.fold(len(steps))
        return session

    def _set_up(self, stacked: Any) -> None:
        events: list[Event] = []

        def emit(event: Event) -> None:
            event.change(self.state)
            events.append(event)

        self.rules.setup(self.state, Rng(self.seed, 0), emit)
        if stacked is not None:
            self.rules.stack(self.state, stacked, emit)
        self.steps.append(Step(None, events))

    @property
    def over(self) -> bool:
        """True when no seat is awaited any more."""
        return not self.rules.awaiting(self.state)

    def play(self, action: Action) -> Step:
        """Carry out an action; IllegalAction when the seat may not do so now, and nothing has changed."""
        if not self.rules.permits(self.state, action):
            raise IllegalAction(f"seat {action.seat} may not {type(action).__name__} so now")
        rng = Rng(self.seed, len(self.steps))
        events = self.rules.apply(self.state, action, rng)
        self.steps.append(Step(action, events, rng.drawn > 0))
        return self.steps[-1]

    def redo(self, step: Step) -> None:
        """Take over a step that was played before, by its events and without deciding anything again."""
        for event in step.events:
            event.change(self.state)
        self.steps.append(step)

    def fold(self, upto: int) -> S:
        """The state after the first `upto` steps."""
        state = self.rules.blank()
        for step in self.steps[:upto]:
            for event in step.events:
                event.change(state)
        return state

    def can_undo(self, seat: int) -> UndoVerdict:
        """Whether the seat may take back its latest step: free until something hidden was revealed or chance used.

        Other seats' later steps stay, so the step must also leave each of them legal and unchanged.
        """
        mine = [i for i, step in enumerate(self.steps) if step.action is not None and step.action.seat == seat]
        if not mine:
            return UndoVerdict(False, "nothing")
        at = mine[-1]
        if self.always_undo:
            return UndoVerdict(True, step=at)
        for step in self.steps[at:]:
            if step.final:
                return UndoVerdict(False, "chance" if step.used_chance else "revealed", at)
        if [step.events for step in self._without(at)] != [step.events for step in self.steps[at + 1 :]]:
            return UndoVerdict(False, "built_upon", at)
        return UndoVerdict(True, step=at)

    def undo(self, seat: int) -> bool:
        """Take the seat's latest step back if can_undo allows it; False, and nothing changed, if not.

        Under the house rule that allows all, other seats' later choices are kept as far as they stay legal.
        """
        verdict = self.can_undo(seat)
        if not verdict.allowed:
            return False
        self.steps[verdict.step :] = self._without(verdict.step)
        self.state = self.fold(len(self.steps))
        return True

    def _without(self, at: int) -> list[Step]:
        """The steps after `at` played again without it, up to the first that would be illegal."""
        state, rest = self.fold(at), list[Step]()
        for step in self.steps[at + 1 :]:
            action = step.action
            if action is None or not self.rules.permits(state, action):
                break
            rng = Rng(self.seed, at + len(rest))
            events = self.rules.apply(state, action, rng)
            rest.append(Step(action, events, rng.drawn > 0))
        return rest

    def beats(self, step: int, viewer: int) -> Iterator[Beat]:
        """The events of one step as a seat (or PUBLIC) saw them, each with that viewer's view after it."""
        state = self.fold(step)
        for event in self.steps[step].events:
            seen = event.seen_by(viewer, state)
            event.change(state)
            yield Beat(seen, self.rules.view(state, viewer))

    def view(self, viewer: int) -> S:
        """What a seat (or PUBLIC) may know now."""
        return self.rules.view(self.state, viewer)
