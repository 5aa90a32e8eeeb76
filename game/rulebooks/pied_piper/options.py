"""What can be chosen before the piper comes (spec: Setup, End)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from game.language import mark
from game.rulebooks.pied_piper.cards import FACTS, Family


class Options(BaseModel):
    """The game's options; `title` and `description` of each field are msgids that the set-up screen shows."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    children: int = Field(
        default=FACTS.children,
        ge=1,
        le=FACTS.children,
        title=mark("Children"),
        description=mark("Children in each family at the start. With 7 families or more, fewer make a shorter game."),
    )
    stash_target: Literal["printed", "scaled"] | None = Field(
        default=None,
        title=mark("The piper's stash"),
        description=mark(
            "What the piper wants before he leaves: 40 as printed, or 10 for each family and 20 more. "
            "Left open: 40 up to four families, scaled from five on, where 40 would be full in two or three rounds."
        ),
    )
    lean_years: bool = Field(
        default=False,
        title=mark("Lean years"),
        description=mark("Start with 3 coins instead of 5: the tensest game."),
    )
    mercy: Literal["short", "any_token"] = Field(
        default="short",
        title=mark("Mercy"),
        description=mark("Whom the piper spares: only who pays in full, or anybody who can pay at least one coin."),
    )
    first: Literal["youngest", "drawn"] = Field(
        default="youngest",
        title=mark("Who begins"),
        description=mark("The youngest begins each round, or an order drawn once at the start."),
    )
    families: tuple[Family, ...] = Field(
        default=(),
        max_length=len(FACTS.families),
        title=mark("Families"),
        description=mark("Who lives under which sign, seat by seat. Left open: in the order of the box."),
    )
    ages: tuple[Annotated[int, Field(ge=1, le=120)] | None, ...] = Field(
        default=(),
        max_length=10,
        title=mark("Ages"),
        description=mark("They tell who is youngest; an age left open counts as older."),
    )

    @field_validator("families")
    @classmethod
    def _each_family_once(cls, families: tuple[Family, ...]) -> tuple[Family, ...]:
        if len(set(families)) < len(families):
            raise ValueError("each family can be chosen only once")
        return families
