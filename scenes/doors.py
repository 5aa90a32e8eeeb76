"""The ways from the tavern to a table: set up a game, resume one, watch one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.saves.game_file import Unreadable, load

if TYPE_CHECKING:
    from scenes.app import App


def open_setup(app: App, game: str) -> None:
    """Open the set-up of a game."""
    from scenes.menus.setup import SetupScene

    app.stack.push(SetupScene(app, game))


def resume_game(app: App, path: Path) -> None:
    """Open a saved game where it stopped; says why where that cannot be."""
    from scenes.table.opening import resume_table

    resume_table(app, path)


def watch_game(app: App, path: Path) -> None:
    """Show a finished game once more; says why where that cannot be."""
    from scenes.menus.results_replay import ReplayScene

    try:
        loaded = load(path)
    except Unreadable as error:
        app.toast(str(error), icon="warning", tone="bad")
        return
    app.stack.push(ReplayScene(app, loaded.agreement, loaded.session))
