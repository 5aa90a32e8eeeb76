"""Scenario files: a position, some steps and what must come of them, as JSON that runs any game without a window."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

import pydantic
from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from game.agreement import MOST_PLAYERS, Agreement, Player, first_fault
from game.catalogue import rulebook, rulebooks
from game.core import PUBLIC, Action, IllegalAction, Rulebook, Session
from game.differences import compact, differ, in_order, listed, plain
from game.saves.codec import Codec, events_of

A = TypeVar("A")
O = TypeVar("O")  # noqa: E741
S = TypeVar("S")
G = TypeVar("G")

STRICT = ConfigDict(extra="forbid", frozen=True)
LARGEST: Final = 2**22
"""Bytes beyond which a file is no scenario."""
Partial = dict[str, Any]


class MalformedScenario(ValueError):
    """The file is no scenario; the message is one line that says why."""


class Seen(BaseModel):
    """What one seat (-1: the public) saw of the latest step: events as in `events`, hidden faces being "hidden"."""

    model_config = STRICT

    seat: int = Field(ge=PUBLIC)
    events: list[Partial]


class View(BaseModel):
    """Parts of what one seat (-1: the public) sees now, named as in the state; hidden faces are "hidden"."""

    model_config = ConfigDict(extra="allow", frozen=True)

    seat: int = Field(ge=PUBLIC)


class Expect(BaseModel, Generic[A]):
    """What must hold now; each key is optional, and objects name only the parts that matter."""

    model_config = STRICT

    state: Partial | None = Field(default=None, description="Parts of the full state.")
    view: View | None = None
    events: list[Partial] | None = Field(
        default=None, description="Events of the latest step that came in this order; others may lie between."
    )
    no_events: list[str] | None = Field(default=None, description="Kinds of event that the latest step did not cause.")
    seen: Seen | None = None
    awaiting: list[int] | None = Field(default=None, description="The seats that must act, all of them.")
    legal: dict[int, list[A]] | None = Field(default=None, description="By seat: all its legal actions, any order.")
    standings: list[Partial] | None = Field(default=None, description="All places, best first, by their parts.")
    over: bool | None = None


class _Step(BaseModel, Generic[A]):
    model_config = STRICT

    note: str = ""
    expect: Expect[A] | None = None


class Check(_Step[A], Generic[A]):
    """Look at where things stand."""

    expect: Expect[A]


class Play(_Step[A], Generic[A]):
    """A seat acts."""

    seat: int = Field(ge=0)
    action: A


class Attempt(BaseModel, Generic[A]):
    """An action that a seat tries."""

    model_config = STRICT

    seat: int = Field(ge=0)
    action: A


class Refuse(_Step[A], Generic[A]):
    """A seat tries what it may not do now; nothing changes."""

    refuse: Attempt[A]


class Undo(_Step[A], Generic[A]):
    """A seat asks for its latest step back: `allowed` tells whether it must get it, `reason` why not."""

    undo: int = Field(ge=0)
    allowed: bool = True
    reason: Literal["", "nothing", "revealed", "chance", "built_upon"] = ""


def _which(step: Any) -> str:
    keys = step if isinstance(step, Mapping) else ()
    return next((key for key in ("action", "refuse", "undo") if key in keys), "expect")


class Scenario(BaseModel, Generic[G, O, S, A]):
    """One scenario of one game."""

    model_config = STRICT

    game: G
    title: str = Field(min_length=1)
    rule: str = Field(default="", description="The paragraph of the rules that the scenario works out.")
    options: O | None = None
    seats: Annotated[int, Field(ge=1, le=MOST_PLAYERS)] | Annotated[list[Player], Field(max_length=MOST_PLAYERS)] = (
        Field(description="How many play, or who.")
    )
    seed: int = Field(default=0, ge=0)
    always_undo: bool = False
    setup: S | None = Field(default=None, description="A position laid out by hand.")
    steps: list[
        Annotated[
            Annotated[Play[A], Tag("action")]
            | Annotated[Refuse[A], Tag("refuse")]
            | Annotated[Undo[A], Tag("undo")]
            | Annotated[Check[A], Tag("expect")],
            Discriminator(_which),
        ]
    ] = Field(min_length=1)

    def agreement(self, given: Mapping[str, Any]) -> Agreement:
        """The agreement that it is played under; `given` are the options as the file states them."""
        players = self.seats
        if isinstance(players, int):
            players = [Player(name=f"Seat {seat}") for seat in range(players)]
        return Agreement(
            game=str(self.game),
            players=tuple(players),
            options=dict(given),
            seed=self.seed,
            always_undo=self.always_undo,
        )


@cache
def unseated(book: Rulebook) -> Codec[Action]:
    """The game's actions as scenarios write them: the seat stands beside the action."""
    return Codec(book.actions, without=("seat",))


@cache
def form_of(game_id: str) -> Any:
    """The scenario model of one game; KeyError if there is no such game."""
    book = rulebook(game_id)
    return Scenario[Literal[game_id], book.options, book.stack, unseated(book).form]  # type: ignore


def schema() -> dict[str, Any]:
    """The JSON Schema of scenario files, with each game's actions, options and set-up keys."""
    forms = [form_of(game_id) for game_id in rulebooks()]
    every = reduce(or_, forms)
    return pydantic.TypeAdapter(every).json_schema() | {"$schema": "https://json-schema.org/draft/2020-12/schema"}


@dataclass(slots=True)
class Outcome:
    """How a scenario went: it passed when nothing differs."""

    title: str
    rule: str
    steps: int
    differences: list[str] = field(default_factory=list)


def run_file(path: Path) -> Outcome:
    """Play the scenario of a file; MalformedScenario when it holds none."""
    try:
        with path.open("rb") as stream:
            text = stream.read(LARGEST + 1).decode()
    except OSError as error:
        raise MalformedScenario(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MalformedScenario(f"{path}: is not UTF-8 text") from None
    if len(text) > LARGEST:
        raise MalformedScenario(f"{path}: is too large to be a scenario")
    try:
        return run(text)
    except MalformedScenario as error:
        raise MalformedScenario(f"{path}: {error}") from None


def run(text: str) -> Outcome:
    """Play a scenario; MalformedScenario when the text is none."""
    scenario, session = _prepare(text)
    outcome = Outcome(scenario.title, scenario.rule, len(scenario.steps))
    player = _Player(scenario, session)
    for number, step in enumerate(scenario.steps, 1):
        found = list(player.differences(step))
        outcome.differences += [f"step {number}: {line}" for line in found]
        if player.stuck:
            outcome.differences.append(f"stopped at step {number} of {len(scenario.steps)}")
            break
    return outcome


def _prepare(text: str) -> tuple[Any, Session[Any]]:
    """The checked scenario and its game, set up and ready."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise MalformedScenario(f"line {error.lineno}: {error.msg}") from None
    except (ValueError, RecursionError):
        raise MalformedScenario("holds a number too long or brackets too deep to be a scenario") from None
    game_id = data.get("game") if isinstance(data, dict) else None
    if not isinstance(game_id, str) or game_id not in rulebooks():
        raise MalformedScenario(f'"game" must be one of {", ".join(rulebooks())}')
    try:
        scenario = form_of(game_id).model_validate_json(text)
        agreement = scenario.agreement(data.get("options") or {})
        rules = agreement.rules()
        _check_seats(scenario, rules.seats)
        session = Session(rules, scenario.seed, always_undo=scenario.always_undo, stacked=scenario.setup)
    except ValueError as error:
        raise MalformedScenario(_located(error)) from None
    return scenario, session


def _check_seats(scenario: Any, seats: int) -> None:
    for number, step in enumerate(scenario.steps, 1):
        expect = step.expect
        named = [getattr(step, "seat", 0), getattr(step, "undo", 0)]
        named += [part.seat for part in (expect and expect.view, expect and expect.seen) if part]
        for seat in named:
            if seat >= seats:
                raise ValueError(f"step {number}: there is no seat {seat}, only 0 to {seats - 1}")


def _located(error: ValueError) -> str:
    if isinstance(error, pydantic.ValidationError):
        where, said = error.errors()[0]["loc"], error.errors()[0]["msg"].removeprefix("Value error, ")
        if where[:1] == ("steps",) and len(where) > 1:
            inner = ".".join(map(str, where[3:]))
            return f"step {int(where[1]) + 1}: {inner}{': ' if inner else ''}{said}"
    return first_fault(error).replace("\n", " ")


class _Player:
    """Plays a scenario's steps one after the other and tells what differs from what it says."""

    def __init__(self, scenario: Any, session: Session[Any]) -> None:
        self.book = rulebook(scenario.game)
        self.session = session
        self.stuck = False

    def differences(self, step: Any) -> Iterator[str]:
        """What differs in one step, and in what it expects after it."""
        if isinstance(step, Play):
            yield from self._play(step)
        elif isinstance(step, Refuse):
            yield from self._refuse(step)
        elif isinstance(step, Undo):
            yield from self._undo(step)
        if step.expect is not None and not self.stuck:
            yield from self._expect(step.expect)

    def _play(self, step: Any) -> Iterator[str]:
        try:
            self.session.play(unseated(self.book).build(step.action, seat=step.seat))
        except IllegalAction:
            self.stuck = True
            legal = self.session.rules.legal_actions(self.session.state, step.seat)
            yield f"seat {step.seat} may not {_brief(step.action)}; legal: {listed(self._encoded(legal))}"

    def _refuse(self, step: Any) -> Iterator[str]:
        attempt, before = step.refuse, self.session.state.copy()
        try:
            self.session.play(unseated(self.book).build(attempt.action, seat=attempt.seat))
        except IllegalAction:
            if self.session.state != before:
                yield f"refusing seat {attempt.seat} the action {_brief(attempt.action)} changed the state"
            return
        self.stuck = True
        yield f"seat {attempt.seat} was allowed to {_brief(attempt.action)}"

    def _undo(self, step: Any) -> Iterator[str]:
        verdict = self.session.can_undo(step.undo)
        yield from differ("undo.allowed", step.allowed, verdict.allowed)
        yield from differ("undo.reason", step.reason, verdict.reason) if not step.allowed else ()
        self.session.undo(step.undo)

    def _encoded(self, actions: Sequence[Action]) -> list[dict[str, Any]]:
        return [plain(unseated(self.book).encode(action)) for action in actions]

    def _expect(self, expect: Any) -> Iterator[str]:
        session = self.session
        if expect.state is not None:
            yield from differ("state", expect.state, plain(session.state))
        if expect.view is not None:
            seat = expect.view.seat
            yield from differ(f"view of seat {seat}", expect.view.model_extra, plain(session.view(seat)))
        yield from self._expect_events(expect)
        if expect.awaiting is not None:
            yield from differ("awaiting", expect.awaiting, list(session.rules.awaiting(session.state)))
        for seat, actions in (expect.legal or {}).items():
            legal = self._encoded(session.rules.legal_actions(session.state, seat))
            expected = [action.model_dump(mode="json") for action in actions]
            yield from differ(f"legal[{seat}]", sorted(expected, key=compact), sorted(legal, key=compact))
        if expect.standings is not None:
            places = [plain(standing) for standing in session.rules.standings(session.state)]
            yield from differ("standings", expect.standings, places)
        if expect.over is not None:
            yield from differ("over", expect.over, session.over)

    def _expect_events(self, expect: Any) -> Iterator[str]:
        codec, latest = events_of(self.book), len(self.session.steps) - 1
        happened = [plain(codec.encode(event)) for event in self.session.steps[latest].events]
        if expect.events is not None:
            yield from in_order("events", expect.events, happened)
        for kind in expect.no_events or ():
            found = [event for event in happened if event["kind"] == kind]
            if found:
                yield f"no_events: {compact(found[0])} happened"
        if expect.seen is not None:
            beats = self.session.beats(latest, expect.seen.seat)
            seen = [plain(codec.encode(beat.event)) for beat in beats]
            yield from in_order(f"seen by seat {expect.seen.seat}", expect.seen.events, seen)


def _brief(form: BaseModel) -> str:
    return compact(form.model_dump(mode="json"))
