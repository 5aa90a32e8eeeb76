"""What can be chosen before the run begins (spec: Turn, Treasure)."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from game.language import mark


class Options(BaseModel):
    """The game's options; `title` and `description` of each field are msgids that the set-up screen shows."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    crew: bool = Field(
        default=False,
        title=mark("One crew"),
        description=mark(
            "All play together: pieces are pooled, and every rat has to be on board before the farm wakes "
            "after 18 rounds, or 20 with two rats."
        ),
    )
    mild_croc: bool = Field(
        default=False,
        title=mark("Mild Croc"),
        description=mark("Croc catches only a rat that ends its own move on his space, not one that he walks up to."),
    )
    ages: tuple[Annotated[int, Field(ge=1, le=120)] | None, ...] = Field(
        default=(),
        max_length=6,
        title=mark("Ages"),
        description=mark("They tell who is youngest; an age left open counts as older."),
    )
