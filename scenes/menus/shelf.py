"""What the menus say of saved games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final, Literal

from game.catalogue import tables
from game.language import mark, tr
from game.saves.game_file import SavedGame

Order = Literal["date", "game", "open"]
MONTHS: Final = (
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)


def resumable(saved: SavedGame) -> bool:
    """Readable and not over."""
    return not saved.fault and not saved.over


def title_of(saved: SavedGame) -> str:
    """The game's title, or the file's name where it cannot be read."""
    titles = {table.id: tr(table.title) for table in tables()}
    return titles.get(saved.game, saved.path.stem)


def players_of(saved: SavedGame) -> str:
    """The players' names."""
    return ", ".join(player.name for player in saved.players)


def place_of(saved: SavedGame) -> str:
    """The game and how far it has come."""
    return f"{title_of(saved)}, {round_of(saved)}"


def round_of(saved: SavedGame) -> str:
    """How far it has come."""
    if saved.over:
        return tr("over")
    return tr("round {n}").format(n=saved.round) if saved.round else tr("just begun")


def said_on(saved: SavedGame, today: date | None = None) -> str:
    """Date and time in words: "today, 19:05", "30 November 2026, 19:05"."""
    return f"{day_in_words(saved.date, today)}, {saved.date:%H:%M}"


def day_in_words(when: datetime | date, today: date | None = None) -> str:
    """The day in words, the last two by name."""
    day = when.date() if isinstance(when, datetime) else when
    ago = ((today or datetime.now().astimezone().date()) - day).days
    if ago == 0:
        return tr("today")
    if ago == 1:
        return tr("yesterday")
    return tr("{day} {month} {year}").format(day=day.day, month=tr(MONTHS[day.month - 1]), year=day.year)


def chosen(saved: Sequence[SavedGame], game: str, order: Order) -> list[SavedGame]:
    """The saved games of one game (all without), in an order; within it, last played first."""
    found = [one for one in saved if not game or one.game == game]
    if order == "game":
        found.sort(key=lambda one: (one.fault != "", title_of(one)))
    elif order == "open":
        found.sort(key=lambda one: (not resumable(one), one.fault != ""))
    return found
