"""Keeping the ship's log: as Markdown, or as one page to print, in the folder of logs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from game.language import tr
from game.rulebooks.rats_with_gats.story.chronicle import Chronicle
from game.rulebooks.rats_with_gats.story.export import html, markdown
from game.rulebooks.rats_with_gats.story.log import Log

if TYPE_CHECKING:
    from scenes.app import App

Kind = Literal["md", "html"]
WRITERS: Final[dict[Kind, Callable[[Log, str, str], str]]] = {"md": markdown, "html": html}


def keep(app: App, book: Chronicle, kind: Kind) -> Path | None:
    """Write the log beside the saved games and tell where; None where that cannot be, which is told too."""
    if app.folders is None:
        return None
    now = datetime.now(UTC).astimezone()
    folder = app.folders.logs
    path = _free(folder / f"{tr('Rats with Gats')} {now:%Y-%m-%d %H.%M}.{kind}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(WRITERS[kind](book.log, tr("Rats with Gats"), f"{now:%Y-%m-%d}"), encoding="utf-8")
    except OSError:
        app.toast(tr("The log cannot be kept there: {path}").format(path=path), icon="warning", tone="bad")
        return None
    app.toast(tr("The log is kept in {path}").format(path=path), icon="save", tone="good")
    return path


def _free(path: Path) -> Path:
    """The path, with a number where a file of that name is there already: nothing is written over."""
    number, wanted = 2, path
    while path.exists():
        path = wanted.with_stem(f"{wanted.stem} ({number})")
        number += 1
    return path
