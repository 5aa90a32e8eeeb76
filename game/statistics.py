"""What became of the games that people finished here: by game and player, counted once each."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.agreement import Agreement
from game.core import Session

MOST_GAMES: Final = 1000
"""Games kept one by one; what is older is kept in sums."""
MOST_SEEN: Final = 2000
"""Marks of games that are known already, so that none counts twice."""
MOST_TALLIES: Final = 400
"""Sums by game and player; those last played longest ago give way."""


class Part(BaseModel):
    """How a person did in one game."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    name: str = Field(min_length=1, max_length=64)
    place: int = Field(ge=1)
    points: int
    figures: dict[str, int] = Field(default_factory=dict)
    """The game's own numbers by their keys."""


class Finished(BaseModel):
    """One finished game."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    id: str = Field(min_length=1, max_length=64)
    game: str
    date: str = Field(pattern=r"^\d{4}-\d\d-\d\d$")
    """Day on which it was finished, as 2026-11-30."""
    rounds: int = Field(ge=0)
    minutes: int | None = Field(default=None, ge=0)
    seats: int = Field(ge=1)
    parts: tuple[Part, ...] = Field(min_length=1)


class Tally(BaseModel):
    """Sums over games of one kind, of one player."""

    model_config = ConfigDict(extra="ignore")

    game: str
    name: str
    played: int = Field(default=0, ge=0)
    won: int = Field(default=0, ge=0)
    best: int | None = None
    streak: int = Field(default=0, ge=0)
    """Games won in a row up to the last one."""
    longest: int = Field(default=0, ge=0)
    rounds: int = Field(default=0, ge=0)
    minutes: int = Field(default=0, ge=0)
    timed: int = Field(default=0, ge=0)
    """Games whose minutes are known."""
    last: str = ""
    figures: dict[str, int] = Field(default_factory=dict)
    most: dict[str, int] = Field(default_factory=dict)
    """The largest of each of the game's own numbers."""

    def count(self, finished: Finished, part: Part) -> None:
        """Add a game that came after all others so far."""
        self.played += 1
        won = part.place == 1
        self.won += won
        self.best = part.points if self.best is None else max(self.best, part.points)
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)
        self.rounds += finished.rounds
        if finished.minutes is not None:
            self.minutes, self.timed = self.minutes + finished.minutes, self.timed + 1
        self.last = max(self.last, finished.date)
        for key, value in part.figures.items():
            self.figures[key] = self.figures.get(key, 0) + value
            self.most[key] = max(self.most.get(key, value), value)


class Book(BaseModel):
    """Everything that is kept."""

    model_config = ConfigDict(extra="ignore")

    version: Literal[1] = 1
    games: list[Finished] = Field(default_factory=list, max_length=MOST_GAMES)
    """The newest ones, the oldest first."""
    sums: list[Tally] = Field(default_factory=list, max_length=MOST_TALLIES)
    """What came before."""
    seen: list[str] = Field(default_factory=list, max_length=MOST_SEEN)
    """Marks of games that count no more: counted already, or abandoned."""

    def count(self, finished: Finished) -> bool:
        """Add a game; False, and nothing changed, where it is known already."""
        if not self.meet(finished.id):
            return False
        self.games.append(finished)
        if len(self.games) > MOST_GAMES:
            self._sum_up(self.games.pop(0))
        return True

    def meet(self, id_: str) -> bool:
        """Remember a game's mark so that it counts no more; False where it was known."""
        if id_ in self.seen:
            return False
        self.seen = [*self.seen, id_][-MOST_SEEN:]
        return True

    def clear(self) -> None:
        """Forget all numbers and names; games played so far still count no more."""
        self.games, self.sums = [], []

    def _sum_up(self, finished: Finished) -> None:
        held = {(tally.game, tally.name): tally for tally in self.sums}
        for part in finished.parts:
            key = finished.game, part.name
            held.setdefault(key, Tally(game=finished.game, name=part.name)).count(finished, part)
        self.sums = sorted(held.values(), key=lambda tally: tally.last)[-MOST_TALLIES:]

    def tallies(self, game: str = "") -> list[Tally]:
        """By game and player, most played first; of one game where it is named."""
        found = {(tally.game, tally.name): tally.model_copy(deep=True) for tally in self.sums}
        for finished in self.games:
            for part in finished.parts:
                key = finished.game, part.name
                found.setdefault(key, Tally(game=finished.game, name=part.name)).count(finished, part)
        chosen = [tally for tally in found.values() if not game or tally.game == game]
        return sorted(chosen, key=lambda tally: (-tally.played, -tally.won, tally.name))


@dataclass(slots=True)
class Person:
    """One player over all games, or over one."""

    name: str
    played: int = 0
    won: int = 0
    longest: int = 0
    tallies: list[Tally] = field(default_factory=list)


def people(tallies: Iterable[Tally]) -> list[Person]:
    """By name, most won first, then most played."""
    found: dict[str, Person] = {}
    for tally in tallies:
        person = found.setdefault(tally.name, Person(tally.name))
        person.played += tally.played
        person.won += tally.won
        person.longest = max(person.longest, tally.longest)
        person.tallies.append(tally)
    return sorted(found.values(), key=lambda person: (-person.won, -person.played, person.name))


def mark_of(agreement: Agreement, id_: str = "") -> str:
    """What tells a game from all others: its file's mark, else its seed and who sat down to it."""
    if id_:
        return id_[:64]
    told = json.dumps([agreement.game, agreement.seed, agreement.names, agreement.options], sort_keys=True, default=str)
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def finished(
    agreement: Agreement, session: Session[Any], *, id_: str = "", date: str, minutes: int | None = None
) -> Finished | None:
    """A game as it counts; None where it does not: not over, or played by bots only."""
    if not session.over:
        return None
    by_seat = {standing.seat: standing for standing in session.rules.standings(session.state)}
    parts = tuple(
        Part(
            name=player.name,
            place=by_seat[seat].place,
            points=by_seat[seat].points,
            figures={figure.key: figure.values[seat] for figure in figures_of(agreement, session)},
        )
        for seat, player in enumerate(agreement.players)
        if player.bot is None and seat in by_seat
    )
    if not parts:
        return None
    return Finished(
        id=mark_of(agreement, id_),
        game=agreement.game,
        date=date,
        rounds=session.rules.rounds(session.state),
        minutes=minutes,
        seats=len(agreement.players),
        parts=parts,
    )


def figures_of(agreement: Agreement, session: Session[Any]) -> Sequence[Any]:
    """The game's own numbers."""
    return agreement.rulebook.figures(session.rules, session.steps)
