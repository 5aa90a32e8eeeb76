"""Counts finished games into the statistics: each once, none that people left to the bots."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from game.agreement import Agreement
from game.core import Session
from game.saves.game_file import GameFile
from game.saves.statistics_file import StatisticsFile
from game.statistics import finished, mark_of

if TYPE_CHECKING:
    from scenes.app import App

SITTING: Final = 6 * 60
"""Minutes from begin to end above which a game was not played in one sitting, so that they tell nothing."""


def count(app: App, agreement: Agreement, session: Session[Any], file: GameFile | None) -> bool:
    """Count a finished game; False where it does not count, or did already."""
    now = datetime.now(UTC)
    id_, day = (file.id if file is not None else ""), f"{now.astimezone():%Y-%m-%d}"
    done = finished(agreement, session, id_=id_, date=day, minutes=_minutes(file, now))
    if done is None:
        return False
    kept = StatisticsFile(app.folders.statistics)
    book = kept.load()
    if not book.count(done):
        return False
    if not kept.save(book):
        app.toast(kept.problem, icon="lock", tone="bad")
        return False
    return True


def abandon(app: App, agreement: Agreement, file: GameFile | None) -> None:
    """Remember that a game was left to the bots, so that its end counts for nobody."""
    kept = StatisticsFile(app.folders.statistics)
    book = kept.load()
    if book.meet(mark_of(agreement, file.id if file is not None else "")):
        kept.save(book)


def _minutes(file: GameFile | None, now: datetime) -> int | None:
    if file is None:
        return None
    with suppress(ValueError, TypeError):
        passed = (now - datetime.fromisoformat(file.started)).total_seconds() / 60
        if 0 <= passed <= SITTING:
            return round(passed)
    return None
