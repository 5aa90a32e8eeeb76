"""Finds every rulebook: one package per game under game.rulebooks, each with a RULEBOOK."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Final

import game.rulebooks
from game.core import Rulebook

ORDER: Final = ("farm_and_furious", "pied_piper", "pie_rats", "treasure_run", "rats_with_gats")
"""How the tavern's tables stand; any further game comes after them."""


@cache
def rulebooks() -> dict[str, Rulebook]:
    """Every game that can be played, by id."""
    found = (
        importlib.import_module(f"game.rulebooks.{module.name}").RULEBOOK
        for module in pkgutil.iter_modules(game.rulebooks.__path__)
    )
    return {book.id: book for book in found}


def rulebook(game_id: str) -> Rulebook:
    """The game with this id; KeyError if there is none."""
    return rulebooks()[game_id]


@cache
def tables() -> tuple[Rulebook, ...]:
    """Every game, as the tavern's tables stand."""
    books = rulebooks()
    return tuple(
        books[id_] for id_ in sorted(books, key=lambda id_: (ORDER.index(id_) if id_ in ORDER else len(ORDER), id_))
    )
