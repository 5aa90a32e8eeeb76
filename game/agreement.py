"""What the table agreed on before play: the game, who sits where, its options, the seed."""

from __future__ import annotations

import secrets
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from game.catalogue import rulebooks
from game.core import Rulebook, Rules

LONGEST_NAME: Final = 16
MOST_PLAYERS: Final = 10
LARGEST_SEED: Final = 2**31


class Player(BaseModel):
    """One seat: who sits there; `bot` names a level, None for a person."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    age: int | None = Field(default=None, ge=1, le=120)
    bot: str | None = None

    @field_validator("name")
    @classmethod
    def _trimmed(cls, name: str) -> str:
        name = tidied(name)
        if not name:
            raise ValueError("a name has at least one letter")
        return name


class Agreement(BaseModel):
    """Everything that a game is started from, and started again from when it is loaded."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: str
    players: tuple[Player, ...] = Field(min_length=1, max_length=MOST_PLAYERS)
    options: dict[str, Any] = Field(default_factory=dict)
    """Checked by the game's own options model; ages default to the players'."""
    seed: int = Field(default=0, ge=0)
    always_undo: bool = False
    """House rule: a move may be taken back even after something was revealed."""
    confirm: bool = True
    """A laid card counts only after a second tap."""
    places: tuple[str, ...] = Field(default=(), max_length=10)
    """Where the people sit round a flat table, in seat order; nothing where they share a screen that stands."""

    @field_validator("game")
    @classmethod
    def _known(cls, game: str) -> str:
        if game not in rulebooks():
            raise ValueError(f"no game is called {game}")
        return game

    @property
    def rulebook(self) -> Rulebook:
        """The game's rulebook."""
        return rulebooks()[self.game]

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [player.name for player in self.players]

    def checked_options(self) -> BaseModel:
        """The options as the game checks them; pydantic's ValidationError when they do not hold."""
        options = dict(self.options)
        if "ages" in self.rulebook.options.model_fields and not options.get("ages"):
            options["ages"] = [player.age for player in self.players]
        return self.rulebook.options.model_validate(options)

    def rules(self) -> Rules[Any]:
        """Rules ready to play; ValueError (ValidationError among them) when seats and options do not fit."""
        seats = len(self.players)
        if seats not in self.rulebook.seats:
            fewest, most = self.rulebook.seats.start, self.rulebook.seats.stop - 1
            raise ValueError(f"{self.game} seats {fewest} to {most}, not {seats}")
        return self.rulebook.rules(seats, self.checked_options())


def tidied(name: str) -> str:
    """A name as others will read it: single spaces inside, none around, nothing that cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " * c.isspace() for c in name).split())


def fresh_seed() -> int:
    """A seed that nobody can foresee, for a new game."""
    return secrets.randbelow(LARGEST_SEED)


def first_fault(error: ValueError) -> str:
    """One line that names the first thing wrong, for developers and the command line."""
    if not isinstance(error, ValidationError):
        return str(error)
    fault = error.errors()[0]
    where = ".".join(map(str, fault["loc"]))
    said = str(fault["msg"]).removeprefix("Value error, ")
    return f"{where}: {said}" if where else said
