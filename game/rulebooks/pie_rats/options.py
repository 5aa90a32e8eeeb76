"""What can be chosen before the pies are baked (spec: Setup, A round, phase 6, End)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from game.language import mark
from game.rulebooks.pie_rats.cards import PIES, Captain


class Options(BaseModel):
    """The game's options; `title` and `description` of each field are msgids that the set-up screen shows."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pies: Literal["printed", "feast"] | None = Field(
        default=None,
        title=mark("The sill"),
        description=mark(
            "Printed: 10 pies, one a round; with three Captains or more the lead simply takes it, and who leads once "
            "more wins up to five times as often. Feast: more pies, several a round. Left open: a feast from three on."
        ),
    )
    pie_count: int | None = Field(
        default=None,
        ge=5,
        le=PIES,
        title=mark("Number of pies"),
        description=mark("How many pies there are in all; left open: as many as suit the Captains."),
    )
    looting: Literal["call", "nice", "aggressive"] = Field(
        default="call",
        title=mark("Looting"),
        description=mark(
            "Call: who calls the loot first cannot be touched, but pays a rat if no pie follows. "
            "Nice: no hurtful cards while pies are looted. Aggressive: no protection at all."
        ),
    )
    everyone_pays: bool = Field(
        default=False,
        title=mark("Everyone pays"),
        description=mark("Whoever loots nothing in a round discards the weakest rat of the gang."),
    )
    ate_pie_last: int | None = Field(
        default=None,
        ge=0,
        le=5,
        title=mark("Who ate pie last"),
        description=mark("Leads the first round, and wins a last tie; left open: the first lead is drawn."),
    )
    tie_break: Literal["ate_last", "first_pie"] = Field(
        default="ate_last",
        title=mark("Last tie-break"),
        description=mark("Who ate pie last, so far as it is known, or only who looted a first pie earliest."),
    )
    captains: tuple[Captain, ...] = Field(
        default=(),
        max_length=6,
        title=mark("Captains"),
        description=mark("Who leads which gang, seat by seat. Left open: in the order of the box."),
    )

    @field_validator("captains")
    @classmethod
    def _each_captain_once(cls, captains: tuple[Captain, ...]) -> tuple[Captain, ...]:
        if len(set(captains)) < len(captains):
            raise ValueError("each Captain can be chosen only once")
        return captains
