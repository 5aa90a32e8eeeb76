"""The words of the yarn: one checked grammar a language, read from en.json and fr.json."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Self

from pydantic import BaseModel, ConfigDict, StringConstraints, model_validator

from game.rulebooks.rats_with_gats.charts import CHARTS

SLOT: Final = re.compile(r"\{([^{}]*)\}")
FACTS: Final = frozenset({"rat", "other", "foe", "foe2", "past", "technique", "place", "rank", "n", "name"})
"""Slots that a context fills; every other slot is a symbol."""
CASES: Final = frozenset({"how", "image", "prize", "goal", "shown", "shown2"})
"""Slots that stand for a symbol which the occasion chooses."""

Words = Annotated[str, StringConstraints(min_length=1, max_length=400, pattern=r"^\S(.*\S)?$")]
Choices = Annotated[list[Words], "alternatives"]


class Telling(BaseModel):
    """What one obstacle is called in a sentence, and what it looks like when it shows, is beaten, or is not."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Words
    family: Words | None = None
    shown: Choices
    won: Choices
    lost: Choices

    def called(self, *, for_family: bool) -> str:
        """The noun phrase, article included."""
        return self.family if for_family and self.family else self.name


class Grammar(BaseModel):
    """Symbols with their alternatives, the 52 obstacles, and the log's furniture."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    language: str
    labels: dict[str, str]
    symbols: dict[str, Choices]
    obstacles: dict[str, Telling]

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if set(self.obstacles) != set(CHARTS):
            raise ValueError(f"obstacles differ from the charts: {sorted(set(self.obstacles) ^ set(CHARTS))}")
        for name, choices in self.symbols.items():
            if not choices or len(set(choices)) != len(choices):
                raise ValueError(f"{name} is empty or holds something twice")
            for slot in (slot for choice in choices for slot in SLOT.findall(choice)):
                if bare_slot(slot) not in FACTS | CASES and slot not in self.symbols:
                    raise ValueError(f"{name} uses an unknown symbol: {slot}")
        return self

    def choices(self, symbol: str) -> list[str]:
        """The alternatives of a symbol; "o.10H.won" is one of an obstacle's lists."""
        if symbol.startswith("o."):
            _, face, what = symbol.split(".")
            found: list[str] = getattr(self.obstacles[face], what)
            return found
        return self.symbols[symbol]

    def texts(self) -> Iterator[str]:
        """Every alternative of every symbol and obstacle."""
        for choices in self.symbols.values():
            yield from choices
        for telling in self.obstacles.values():
            yield from (telling.name, *telling.shown, *telling.won, *telling.lost)


def bare_slot(slot: str) -> str:
    """The fact that a slot asks for, without the French preposition that melts into it."""
    return slot.removeprefix("de ").removeprefix("à ")


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language; English where there is none."""
    source = files(__package__) / f"{language}.json"
    if not source.is_file():
        return grammar("en")
    return Grammar.model_validate_json(source.read_text(encoding="utf-8"))
