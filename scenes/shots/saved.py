"""Pictures of saved games with their tables, a full shelf, and statistics."""

from __future__ import annotations

import os
from typing import Any, Final

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import Rng, Session
from game.saves.game_file import GameFile
from game.saves.statistics_file import StatisticsFile
from game.statistics import Book, Finished, Part
from scenes.app import App
from scenes.gallery import shot
from scenes.menus.saved_games import SavedGamesScene
from scenes.menus.statistics import StatisticsScene

NAMES: Final = ("Ada", "Basile", "Zoé", "Milo", "Noémie", "Ulysse")
LONG: Final = ("Maximilien-Andre", "Wilhelmina-Rosa", "Jean-Baptiste-X", "Konstantin Otto", "Anneliese-Marie", "Ulysse")
EVENING: Final = 1_795_000_000
"""Seconds since 1970 of the evening on which the last of them was played."""


def chance_game(game: str, names: tuple[str, ...], steps: int, seed: int = 5) -> tuple[Agreement, Session[Any]]:
    """A game that chance has played for so many steps."""
    book = rulebooks()[game]
    seats = min(max(len(names), book.seats.start), book.seats.stop - 1)
    players = tuple(Player(name=name, bot="greedy" if seat > 2 else None) for seat, name in enumerate(names[:seats]))
    agreement = Agreement(game=game, players=players, seed=seed)
    session, rng = Session(agreement.rules(), seed), Rng(seed, 1)
    while not session.over and len(session.steps) < steps:
        seat = session.rules.awaiting(session.state)[0]
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    return agreement, session


def _save(app: App, made: tuple[Agreement, Session[Any]], number: int) -> None:
    file = GameFile.create(app.folders.saves, *made)
    file.close()
    os.utime(file.path, (EVENING - number * 50_000, EVENING - number * 50_000))


def _fill(app: App, names: tuple[str, ...], more: int = 0) -> SavedGamesScene:
    for old in app.folders.saves.glob("*.jsonl"):
        old.unlink()
    for number, game in enumerate(rulebooks()):
        _save(app, chance_game(game, names[: 3 + number], 400 if number in (0, 2) else 30), number)
    for number in range(more):
        _save(app, chance_game(("pied_piper", "treasure_run")[number % 2], names[:4], 3, number), number + 5)
    scene = SavedGamesScene(app)
    app.stack.reset(scene)
    while scene.pictures.waiting:
        scene.pictures.work()
    scene.request_frame()
    return scene


@shot("saved_shelf")
def saved_shelf(app: App) -> None:
    """Five games, each with a picture of its table."""
    _fill(app, NAMES)


@shot("saved_shelf_long")
def saved_shelf_long(app: App) -> None:
    """Thirty saves with the longest names, sorted and on pages."""
    _fill(app, LONG, 25)


@shot("saved_trash")
def saved_trash(app: App) -> None:
    """A game has been deleted and can be brought back."""
    scene = _fill(app, NAMES)
    scene.delete(scene.saved[1])


def _evenings(app: App, names: tuple[str, ...]) -> None:
    book, rng = Book(), Rng(4)
    for number in range(40):
        game = list(rulebooks())[rng.below(5)]
        who = [names[(number + seat) % len(names)] for seat in range(3)]
        first = rng.below(3)
        parts = tuple(
            Part(name=name, place=(seat + first) % 3 + 1, points=20 - seat, figures={"mud": rng.below(4), "found": 2})
            for seat, name in enumerate(who)
        )
        book.count(Finished(id=str(number), game=game, date="2026-11-30", rounds=8, minutes=25, seats=3, parts=parts))
    StatisticsFile(app.folders.statistics).save(book)


@shot("saved_statistics")
def saved_statistics(app: App) -> None:
    """Everybody over all games."""
    _evenings(app, NAMES)
    app.stack.reset(StatisticsScene(app))


@shot("saved_statistics_game")
def saved_statistics_game(app: App) -> None:
    """One game with numbers of its own, the longest names."""
    _evenings(app, LONG)
    scene = StatisticsScene(app)
    app.stack.reset(scene)
    scene.choose("farm_and_furious")


@shot("saved_statistics_empty")
def saved_statistics_empty(app: App) -> None:
    """Nothing has been finished yet."""
    StatisticsFile(app.folders.statistics).save(Book())
    app.stack.reset(StatisticsScene(app))
