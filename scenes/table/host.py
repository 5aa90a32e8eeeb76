"""Keeps a game going: who is a person, whose turn it is, every step kept on disk as it is played."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from game.agreement import Agreement
from game.core import PUBLIC, Action, Session, Step, UndoVerdict
from game.saves.game_file import GameFile

log = logging.getLogger(__name__)
Kind = Literal["human", "bot", "imaginary"]


@dataclass(slots=True)
class Host:
    """The session at a table with its people, bots and file."""

    agreement: Agreement
    session: Session[Any]
    file: GameFile | None = None
    left: set[int] = field(default_factory=set)
    """Seats whose people have left the rest of the game to bots."""
    folder: Path | None = None
    """Where a game without a file gets one as soon as the disk allows it."""
    unkept: bool = False
    """True once the disk has refused a step."""

    @property
    def kinds(self) -> list[Kind]:
        """By seat, those that nobody plays included."""
        seats = len(self.agreement.rulebook.seat_names(self.session.rules, self.agreement.names))
        return [self.kind(seat) for seat in range(seats)]

    def kind(self, seat: int) -> Kind:
        """Who decides for a seat."""
        if seat >= len(self.agreement.players):
            return "imaginary"
        return "bot" if self.agreement.players[seat].bot is not None or seat in self.left else "human"

    @property
    def people(self) -> list[int]:
        """Seats that people decide for."""
        return [seat for seat in range(len(self.agreement.players)) if self.kind(seat) == "human"]

    @property
    def shared(self) -> bool:
        """Whether several people look at this one screen."""
        return len(self.people) > 1

    @property
    def watcher(self) -> int:
        """Whose eyes the screen has while nobody is asked: the only person's, or everybody's."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

    def awaited(self, kind: Kind) -> Sequence[int]:
        """Seats of this kind that must act now."""
        return [seat for seat in self.session.rules.awaiting(self.session.state) if self.kind(seat) == kind]

    def level(self, seat: int) -> str:
        """The level of the bot that decides for a seat; "" where a person has left."""
        return self.agreement.players[seat].bot or ""

    def play(self, action: Action) -> Step:
        """Play an action and keep it."""
        step = self.session.play(action)
        self.keep(lambda file: file.append(step))
        return step

    def keep(self, write: Callable[[GameFile], None] = lambda file: None) -> None:
        """Write to the file, or begin it with all that was played; `unkept` where the disk refuses."""
        try:
            if self.file is not None:
                write(self.file)
            elif self.folder is not None:
                self.file = GameFile.create(self.folder, self.agreement, self.session)
        except OSError as error:
            log.error("the game could not be kept: %s", error.strerror)
            self.unkept = True

    def last_person(self) -> int | None:
        """The person who acted last, None before anybody did."""
        acted = (step.action.seat for step in reversed(self.session.steps) if step.action is not None)
        return next((seat for seat in acted if seat in self.people), None)

    def undo(self, seat: int) -> UndoVerdict:
        """Take a seat's latest step back where that is allowed."""
        verdict = self.session.can_undo(seat)
        if verdict.allowed and self.session.undo(seat):
            self.keep(lambda file: file.undo(seat))
        return verdict

    def close(self) -> None:
        """Let go of the file."""
        if self.file is not None:
            self.file.close()
