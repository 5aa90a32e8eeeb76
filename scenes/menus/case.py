"""A scenario file of a moment, for somebody who shall see what happened: asks first, since it holds hidden cards."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from game.agreement import Agreement
from game.case import Unrepeatable, case, written
from game.core import Session
from game.language import tr
from game.saves.shelving import write_out
from scenes.menus.dialogs import Confirm

if TYPE_CHECKING:
    from scenes.app import App


def ask_for_case(app: App, agreement: Agreement, session: Session[Any], upto: int) -> None:
    """Make a file of the first `upto` steps; of a game that is not over only once the person agrees."""
    if session.over:
        make_case(app, agreement, session, upto)
        return
    words = tr(
        "The file plays this game up to here, to be sent with a report. "
        "Whoever reads it can find out every hidden card; nothing is sent by itself."
    )
    question = tr("May it hold hidden cards?")

    def make() -> None:
        make_case(app, agreement, session, upto)

    app.stack.push(Confirm(app, question, words, tr("Make it"), tr("Not now"), make, danger=False))


def make_case(app: App, agreement: Agreement, session: Session[Any], upto: int) -> None:
    """Write the file and say where it is, or why there is none."""
    try:
        content = written(case(agreement, session, upto))
        stem = f"ratskeller-case-{agreement.game}-{datetime.now():%Y-%m-%d}-step-{max(0, upto - 1)}"
        path = write_out(app.folders, stem, ".json", content)
    except Unrepeatable as error:
        app.toast(str(error), icon="warning", tone="bad")
    except OSError:
        app.toast(tr("The file cannot be written: the disk refuses."), icon="lock", tone="bad")
    else:
        app.toast(tr("{file} is in {folder}").format(file=path.name, folder=str(path.parent)), icon="pin")
