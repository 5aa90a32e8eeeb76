"""What forms suggest where somebody may write: the chronicle's suggestions, by the occasion of the form."""

from __future__ import annotations

from typing import Any, Final, Literal

from game.rulebooks.rats_with_gats.creation import unwritten
from game.rulebooks.rats_with_gats.state import State
from scenes.table.sheet import Desk
from scenes.tables.rats_with_gats.yarn import chronicle, role

Occasion = Literal[
    "looks",
    "smell",
    "words",
    "liked",
    "hated",
    "qualities",
    "where",
    "doing",
    "odd",
    "shown",
    "say",
    "success",
    "failure",
    "tell",
    "party",
    "gat",
    "name",
]
TAGGED: Final = ("say", "success", "failure")
"""Occasions whose suggestions depend on an objective."""


def suggest(desk: Desk, what: Occasion, nth: int, tag: str = "") -> str:
    """The nth suggestion for what the seat that is asked may say now."""
    view: State = desk.view
    extra: dict[str, Any] = {}
    kind: str = what
    if what in TAGGED:
        kind, extra = ("aim" if what == "say" else what), {"tag": tag}
    elif what == "tell":
        kind = role(view)
    return chronicle(desk.scene.agreement, desk.scene.session).offer(kind, desk.seat, nth, **extra)


def technique(desk: Desk, row: int, nth: int) -> tuple[int, str]:
    """Number and name for the row-th technique that the seat has to write."""
    holder, slot = unwritten(desk.view, desk.seat)[row]
    book = chronicle(desk.scene.agreement, desk.scene.session)
    if not nth:
        return book.technique(holder, slot)
    return book.technique(holder, slot)[0] * 37 % 100 + 1, book.offer("technique", desk.seat, nth, slot=slot)
