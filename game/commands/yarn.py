"""ratskeller yarn: bots play Rats with Gats, and their ship's log is printed or written."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field, field_validator

from game.agreement import Agreement, Player
from game.bots.levels import USUAL, exists, known, make_bot
from game.bots.referee import decide
from game.commands.output import BadArguments
from game.core import Rng, Session
from game.language import LANGUAGES
from game.rulebooks.rats_with_gats.story.chronicle import Chronicle
from game.rulebooks.rats_with_gats.story.export import html, markdown

CREW = ("Ada", "Basile", "Chidi", "Dora", "Emil", "Fleur")
TITLES = {"en": "The Wet Biscuit", "fr": "Le Biscuit mouillé"}


class Arguments(BaseModel):
    """How many bots sail, from which seed, and where the log goes."""

    seats: int = Field(ge=3, le=6)
    seed: int = Field(default=0, ge=0)
    lang: str = "en"
    bots: str = USUAL
    family: bool = False
    out: Path | None = None

    @field_validator("lang")
    @classmethod
    def _spoken(cls, lang: str) -> str:
        if lang not in LANGUAGES:
            raise ValueError(f"no language is called {lang}; languages: {', '.join(LANGUAGES)}")
        return lang

    @field_validator("bots")
    @classmethod
    def _level(cls, bots: str) -> str:
        if not exists(bots):
            raise ValueError(f"no level is called {bots or 'nothing'}; levels: {', '.join(known())}")
        return bots

    @field_validator("out")
    @classmethod
    def _page(cls, out: Path | None) -> Path | None:
        if out is not None and out.suffix.lower() not in (".md", ".html"):
            raise ValueError("a log ends in .md or .html")
        return out


def run(arguments: Arguments) -> int:
    """0 once the log is written; BadArguments when the file cannot be."""
    book = voyage(arguments.seats, arguments.seed, arguments.lang, arguments.bots, family=arguments.family)
    page = arguments.out is not None and arguments.out.suffix.lower() == ".html"
    text = (html if page else markdown)(book.log, TITLES[arguments.lang], date.today().isoformat())
    if arguments.out is None:
        print(text)
        return 0
    try:
        arguments.out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadArguments(f"{arguments.out} cannot be written: {error.strerror}") from error
    return 0


def played(seats: int, seed: int, level: str) -> Session[Any]:
    """A whole game between bots of one level."""
    players = tuple(Player(name=CREW[seat], bot=level) for seat in range(seats))
    agreement = Agreement(game="rats_with_gats", players=players, seed=seed)
    rules, bot = agreement.rules(), make_bot(level, agreement.rulebook)
    session, tastes = Session(rules, seed), [Rng(seed, 1, seat) for seat in range(seats)]
    while waiting := rules.awaiting(session.state):
        seat = waiting[0]
        decision = decide(bot, rules, session.view(seat), seat, tastes[seat])
        session.play(decision.thought.action)
    return session


def voyage(seats: int, seed: int, language: str, level: str, *, family: bool = False) -> Chronicle:
    """The log of a whole game between bots."""
    session = played(seats, seed, level)
    return Chronicle.of(session.rules, session.steps, CREW[:seats], seed, language, family)
