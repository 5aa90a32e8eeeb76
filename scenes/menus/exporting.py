"""Copies of saved games for other people: asks first where the copy would tell hidden cards."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.language import tr
from game.saves.shelving import copy_out
from scenes.menus.dialogs import Confirm

if TYPE_CHECKING:
    from scenes.app import App


def ask_export(app: App, path: Path, game: str, *, over: bool) -> None:
    """A copy of an unfinished game can be read by whoever gets it, so that asks first."""
    if over:
        export(app, path, game)
        return
    words = tr("Whoever reads the copy can find out every hidden card of this unfinished game.")
    question = tr("Export this game?")

    def agreed() -> None:
        export(app, path, game)

    app.stack.push(Confirm(app, question, words, tr("Export"), tr("Not now"), agreed, danger=False))


def export(app: App, path: Path, game: str) -> None:
    """Copy the file to where people find it, and say where that is."""
    try:
        date = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        made = copy_out(app.folders, path, game, date)
    except OSError:
        app.toast(tr("This game cannot be exported: the disk refuses."), icon="lock", tone="bad")
        return
    app.toast(tr("Exported to {folder}").format(folder=str(made.parent)), icon="save")
