"""What can be chosen before the run begins (spec: Turn, Treasure)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from game.language import mark

Rat = Literal["bandana", "straw", "top_hat", "tricorne", "chef", "sailor"]
"""Who runs, by the hat."""


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
    rats: tuple[Rat, ...] = Field(
        default=(),
        max_length=6,
        title=mark("Hats"),
        description=mark("Which hat runs for whom, seat by seat. Left open: in the order of the box."),
    )

    @field_validator("rats")
    @classmethod
    def _each_rat_once(cls, rats: tuple[Rat, ...]) -> tuple[Rat, ...]:
        if len(set(rats)) < len(rats):
            raise ValueError("each hat can be chosen only once")
        return rats
