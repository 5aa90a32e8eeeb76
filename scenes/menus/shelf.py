"""What the menus say of saved games."""

from __future__ import annotations

from game.catalogue import tables
from game.language import tr
from game.saves.game_file import SavedGame


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
    return tr("over") if saved.over else tr("round {n}").format(n=saved.round)


def played_on(saved: SavedGame) -> str:
    """Date and time as the language writes them: 2026-11-30, 19:05 in English."""
    parts = {"year": f"{saved.date:%Y}", "month": f"{saved.date:%m}", "day": f"{saved.date:%d}"}
    return tr("{year}-{month}-{day}, {time}").format(**parts, time=f"{saved.date:%H:%M}")
