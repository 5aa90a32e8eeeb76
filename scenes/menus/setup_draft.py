"""A set-up being filled in, without a window: who sits where, what the options say, what is still wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.agreement import LONGEST_NAME, Agreement, Player, tidied
from game.bots.levels import FORMER, usual
from game.language import tr

BOT_NAMES = ("Milo", "Zora", "Pip", "Nell", "Bruno", "Odile", "Rufus", "Tess", "Hugo", "Mina")
OLDEST = 120


class Seat(BaseModel):
    """One row of the players' list; `look` is the team or colour it plays with."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    name: str = Field(max_length=LONGEST_NAME)
    age: int | None = Field(default=None, ge=1, le=OLDEST)
    bot: str | None = None
    look: str = ""


class Draft(BaseModel):
    """Everything the set-up screen lets people change; it may be wrong until problem() finds nothing."""

    model_config = ConfigDict(extra="forbid")

    seats: list[Seat] = Field(min_length=1)
    options: dict[str, Any] = Field(default_factory=dict)
    confirm: bool = True
    always_undo: bool = False
    mode: str = "laptop"
    """How people sit: one of the table modes."""

    @property
    def people(self) -> int:
        """How many of the seats people play."""
        return sum(seat.bot is None for seat in self.seats)

    def clean_name(self, seat: int) -> str:
        """A name as others will read it."""
        return tidied(self.seats[seat].name)

    def rename(self, seat: int, name: str) -> None:
        """Take over a typed name, cut to the longest that fits."""
        self.seats[seat].name = tidied(name)[:LONGEST_NAME].rstrip()

    def name_problem(self, seat: int) -> str:
        """What is wrong with a seat's name, "" if nothing."""
        name = self.clean_name(seat)
        if not name:
            return tr("Every player needs a name.")
        others = {self.clean_name(other).casefold() for other in range(len(self.seats)) if other != seat}
        if name.casefold() in others:
            return tr("{name} sits here already: choose another name.").format(name=name)
        return ""

    def problem(self) -> tuple[int, str] | None:
        """The first seat with something wrong, and what."""
        found = ((seat, self.name_problem(seat)) for seat in range(len(self.seats)))
        return next(((seat, words) for seat, words in found if words), None)

    def youngest(self) -> list[int]:
        """The people who would win ties: those of the lowest age, where everybody's is known."""
        ages = {seat: row.age for seat, row in enumerate(self.seats) if row.bot is None}
        if not ages or None in ages.values():
            return []
        lowest = min(age for age in ages.values() if age is not None)
        return [seat for seat, age in ages.items() if age == lowest]

    def add(self, bot: str | None, looks: Sequence[str]) -> int:
        """Seat one more, with a free name and the first free look; the seat's number."""
        self.seats.append(Seat(name=self._free_name(bot), bot=bot, look=self._free_look(looks)))
        return len(self.seats) - 1

    def remove(self, seat: int) -> None:
        """Take a seat away; the last one stays."""
        if len(self.seats) > 1:
            del self.seats[seat]

    def move(self, seat: int, to: int) -> None:
        """Let somebody sit elsewhere, everybody between moves up."""
        to = min(max(0, to), len(self.seats) - 1)
        self.seats.insert(to, self.seats.pop(seat))

    def dress(self, seat: int, look: str) -> None:
        """Give a seat a look; whoever has it already gets the seat's old one."""
        for other in self.seats:
            if other.look == look:
                other.look = self.seats[seat].look
        self.seats[seat].look = look

    def agreement(self, game: str, options: dict[str, Any], seed: int) -> Agreement:
        """What is played; ValueError while something is wrong."""
        players = tuple(
            Player(name=self.clean_name(seat), age=None if row.bot else row.age, bot=row.bot)
            for seat, row in enumerate(self.seats)
        )
        agreed = Agreement(
            game=game,
            players=players,
            options=options,
            seed=seed,
            always_undo=self.always_undo,
            confirm=self.confirm,
        )
        agreed.rules()
        return agreed

    def _free_name(self, bot: str | None) -> str:
        taken = {self.clean_name(seat).casefold() for seat in range(len(self.seats))}
        numbered = [tr("Player {n}").format(n=n) for n in range(1, len(self.seats) + 2)]
        wishes = [*BOT_NAMES, *numbered] if bot else numbered
        return next((name for name in wishes if name.casefold() not in taken), "")

    def _free_look(self, looks: Sequence[str]) -> str:
        taken = {row.look for row in self.seats}
        return next((look for look in looks if look not in taken), "")


def restored(raw: Any, looks: Sequence[str], levels: Sequence[str], most: int) -> Draft | None:
    """A remembered draft, mended where looks or levels have changed since; None where it cannot be used."""
    try:
        draft = Draft.model_validate(raw)
    except ValidationError:
        return None
    if len(draft.seats) > most:
        return None
    for seat in draft.seats:
        if seat.bot is not None and seat.bot not in levels:
            former = FORMER.get(seat.bot, "")
            seat.bot = former if former in levels else levels[0] if levels else None
    if looks and (not {row.look for row in draft.seats} <= set(looks) or _twice([row.look for row in draft.seats])):
        for seat, look in zip(draft.seats, looks, strict=False):
            seat.look = look
    return draft


def fresh(looks: Sequence[str], levels: Sequence[str], seats: range) -> Draft:
    """The first set-up ever: one person, against one bot where the game seats two."""
    draft = Draft(seats=[Seat(name=tr("Player {n}").format(n=1), look=looks[0] if looks else "")])
    while len(draft.seats) < max(seats.start, min(2, seats.stop - 1)):
        draft.add(usual(levels) if levels else None, looks)
    return draft


def _twice(looks: Sequence[str]) -> bool:
    return len(set(looks)) < len(looks)
