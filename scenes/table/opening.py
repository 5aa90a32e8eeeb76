"""The ways to a table: a new game from an agreement, a saved one from its file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.agreement import Agreement
from game.saves.game_file import Unreadable, load
from scenes.table.table_scene import TableScene

if TYPE_CHECKING:
    from scenes.app import App


def open_table(app: App, agreement: Agreement) -> TableScene:
    """Start a game; everything open before is closed."""
    scene = TableScene(app, agreement)
    app.stack.reset(scene)
    return scene


def resume_table(app: App, path: Path) -> TableScene | None:
    """Go on with a saved game; says in a toast why where that cannot be."""
    try:
        loaded = load(path)
    except Unreadable as error:
        app.toast(str(error), icon="warning", tone="bad")
        return None
    scene = TableScene(app, loaded.agreement, loaded.session, loaded.file)
    app.stack.reset(scene)
    return scene
