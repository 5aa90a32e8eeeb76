"""What the lines of a saved game may state: steps and undos of one game, checked strictly."""

from __future__ import annotations

from functools import cache
from typing import Any

import pydantic
from pydantic import BaseModel, ConfigDict

from game.core import Rulebook
from game.saves.codec import actions_of, events_of


class _Undo(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    undo: int
    round: int
    over: bool


@cache
def forms_of(book: Rulebook) -> pydantic.TypeAdapter[Any]:
    """What the lines of a game's file may state."""
    fields: dict[str, Any] = {
        "action": (actions_of(book).form | None, ...),
        "events": (list[events_of(book).form], ...),  # type: ignore[misc]
        "chance": (bool, False),
        "round": (int, ...),
        "over": (bool, ...),
    }
    step: Any = pydantic.create_model("Step", __config__=_Undo.model_config, **fields)
    return pydantic.TypeAdapter(step | _Undo)
