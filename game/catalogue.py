"""Finds every rulebook: one package per game under game.rulebooks, each with a RULEBOOK."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache

import game.rulebooks
from game.core import Rulebook
from game.language import mark


@dataclass(frozen=True, slots=True)
class Table:
    """One of the tavern's five tables; `open` once its game can be played."""

    id: str
    title: str
    """msgid of the title."""
    pitch: str
    """msgid of a sentence on the game."""
    seats: range
    minutes: int
    open: bool = False


_COMING = (
    Table("farm_and_furious", mark("Farm and Furious"), "", range(1, 6), 10),
    Table(
        "pied_piper",
        mark("Pay the Piper"),
        mark("The flute plays for coins: pay the piper, or a child follows the tune."),
        range(2, 11),
        30,
    ),
    Table(
        "pie_rats",
        mark("Pie Rats"),
        mark("Gather a gang, lure away everybody else's, and empty the window sill."),
        range(2, 7),
        40,
    ),
    Table(
        "treasure_run",
        mark("The Treasure Run"),
        mark("Roll, run and fill your shelf before the farm's guard walks by."),
        range(2, 7),
        30,
    ),
    Table(
        "rats_with_gats",
        mark("Rats with Gats"),
        mark("A pirate yarn told card by card, one obstacle after the other."),
        range(3, 7),
        90,
    ),
)


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
def tables() -> tuple[Table, ...]:
    """The tavern's tables in their fixed order, those still to come included, then any further game."""
    books = rulebooks()
    known = [_open(books[table.id]) if table.id in books else table for table in _COMING]
    return (*known, *(_open(book) for id_, book in books.items() if id_ not in {table.id for table in _COMING}))


def _open(book: Rulebook) -> Table:
    return Table(book.id, book.title, book.pitch, book.seats, book.minutes, open=True)
