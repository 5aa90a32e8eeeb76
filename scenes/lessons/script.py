"""What a lesson is made of: a position, what the others do, and the steps; each game brings its own as data."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from game.agreement import Agreement, Player
from game.catalogue import rulebook, rulebooks
from game.core import Action, Session
from game.language import tr
from game.saves.codec import Codec, actions_of

CHECKED = ConfigDict(extra="forbid", frozen=True)
Fields = dict[str, Any]
"""Parts of an action as a saved game writes it: its kind and some of its fields."""


class Point(BaseModel):
    """Something on the table that the innkeeper points at: exactly one of the fields says what."""

    model_config = CHECKED

    piece: tuple[Any, ...] | None = None
    spot: str | None = None
    widget: str | None = None
    panel: str | None = None
    """Kind of a part of the still picture; with several of one kind, `number` tells which."""
    number: int = Field(default=0, ge=0)
    box: tuple[float, float, float, float] | None = None
    """Units, for what is part of the painted board."""

    @model_validator(mode="after")
    def _one(self) -> Self:
        given = [self.piece, self.spot, self.widget, self.panel, self.box]
        if sum(one is not None for one in given) != 1:
            raise ValueError("a point names one thing")
        return self


class Step(BaseModel):
    """One sentence or two of the innkeeper, and what ends the step: an action that is wanted, or going on."""

    model_config = CHECKED

    title: str
    """msgid."""
    words: str
    """msgid; **what is pointed at** stands out."""
    points: tuple[Point, ...] = ()
    wants: tuple[Fields, ...] = ()
    """Any action that has these parts will do, the first are shown; without one the step ends by going on."""
    rings: bool = False
    """The step ends when the person rings to step in."""
    refused: str = ""
    """msgid: why nothing else is to be done now."""
    at: Literal["", "ask", "told", "over"] = ""
    """What the table must have come to before the step begins; "" for any rest."""
    after: Fields | None = None
    """The step begins once this, seat included, was the latest action."""
    when: Fields = {}
    """The step begins once the person's view has these values."""
    rule: str = ""
    """The paragraph of the rules that says more."""

    @property
    def does(self) -> bool:
        """Whether the person has something to do, not only to read."""
        return bool(self.wants) or self.rings


class Lesson(BaseModel):
    """One game's lesson; the person sits at seat 0."""

    model_config = CHECKED

    game: str
    minutes: int = Field(ge=3, le=5)
    players: tuple[str, ...]
    """Names by seat; all but the first are played by the script."""
    options: Fields = {}
    seed: int = Field(ge=0)
    position: Fields
    """A position as scenario files lay it out."""
    texts: tuple[str, ...] = ()
    """msgids among the strings of the position: what people read of it."""
    others: Mapping[int, tuple[Fields, ...]] = {}
    """By seat: what it does, one after the other, each as soon as it may; in between it lets things go by.

    For the person's own seat: what the innkeeper does for it between two steps.
    """
    passes: tuple[Fields, ...] = ()
    """What a seat does, first match first, when it may not yet do what comes next."""
    steps: tuple[Step, ...] = Field(min_length=10, max_length=18)

    @model_validator(mode="after")
    def _known(self) -> Self:
        if self.game not in rulebooks():
            raise ValueError(f"no game is called {self.game}")
        if any(seat not in range(len(self.players)) for seat in self.others):
            raise ValueError("others: there is no such seat")
        return self

    @property
    def codec(self) -> Codec[Action]:
        """The game's actions as data."""
        return actions_of(rulebook(self.game))

    def agreement(self) -> Agreement:
        """What the table is opened with; nothing is confirmed twice."""
        players = [Player(name=tr(name), age=9 + n, bot="random" if n else None) for n, name in enumerate(self.players)]
        return Agreement(
            game=self.game, players=tuple(players), options=dict(self.options), seed=self.seed, confirm=False
        )

    def session(self, agreement: Agreement) -> Session[Any]:
        """The game at the lesson's position."""
        stacked = agreement.rulebook.stack.model_validate(_spoken(self.position, self.texts))
        return Session(agreement.rules(), self.seed, stacked=stacked)

    def fits(self, action: Action, parts: Fields) -> bool:
        """Whether an action has these parts."""
        told = self.codec.encode(action)
        return all(key in told and _same(told[key], value) for key, value in parts.items())

    def wanted(self, step: Step, actions: Sequence[Action]) -> list[Action]:
        """Those actions that end a step, the best wanted first."""
        fitting = (action for parts in step.wants for action in actions if self.fits(action, parts))
        return list(dict.fromkeys(fitting))

    def line(self, seat: int, legal: Sequence[Action], played: Sequence[Action]) -> Action:
        """What the script lets a seat do, after what it has played so far."""
        fitting = (action for parts in self._ways(seat, played) for action in legal if self.fits(action, parts))
        return next(fitting, legal[0])

    def favour(self, legal: Sequence[Action], played: Sequence[Action]) -> Action | None:
        """What the innkeeper does for the person between two steps; None where that is nothing."""
        script = self._ways(0, played) if 0 in self.others else []
        return next((action for parts in script for action in legal if self.fits(action, parts)), None)

    def _ways(self, seat: int, played: Sequence[Action]) -> list[Fields]:
        """What a seat does next, and what it does while it may not yet."""
        script, done = self.others.get(seat, ()), 0
        for action in played:
            done += done < len(script) and self.fits(action, script[done])
        return [*script[done : done + 1], *self.passes]


def _spoken(value: Any, texts: Sequence[str]) -> Any:
    """Plain data with these texts in the language of the moment."""
    if isinstance(value, dict):
        return {key: _spoken(inner, texts) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_spoken(inner, texts) for inner in value]
    return tr(value) if isinstance(value, str) and value in texts else value


def _same(told: Any, value: Any) -> bool:
    """Equal, lists and tuples alike."""
    if isinstance(told, (list, tuple)) and isinstance(value, (list, tuple)):
        return len(told) == len(value) and all(map(_same, told, value))
    return bool(told == value)


@cache
def lesson_of(game: str) -> Lesson | None:
    """A game's lesson; None for a game that has none yet."""
    name = f"scenes.tables.{game}_lesson"
    if importlib.util.find_spec(name) is None:
        return None
    lesson: Lesson = importlib.import_module(name).LESSON
    return lesson
