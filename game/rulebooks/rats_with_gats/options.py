"""What can be chosen before the rats go aboard."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from game.language import mark

Seal = Literal["red", "gold", "violet", "green", "blue", "teal"]
"""Whose seat, by the colour of its wax seal."""


class Options(BaseModel):
    """The game's options; `title` and `description` of each field are msgids that the set-up screen shows."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pass_round: bool = Field(
        default=False,
        title=mark("Techniques passed round"),
        description=mark(
            "Instead of being swapped, one technique goes to the left, one to the second left, one to the left again."
        ),
    )
    growing_hand: Literal["capped", "literal"] = Field(
        default="capped",
        title=mark("Growing hands"),
        description=mark(
            "When a hand size rises: draw the difference, but never above the new size; or always the whole difference."
        ),
    )
    face_cap: bool = Field(
        default=False,
        title=mark("Courts count 10 at most"),
        description=mark("A Jack, Queen or King among the obstacles is worth 10 at most, however high the rank."),
    )
    empty_hand: Literal["blind", "strict"] = Field(
        default="blind",
        title=mark("Empty hands"),
        description=mark("A challenged rat without a card may play the top of the deck blind, or nothing at all."),
    )
    reshuffle: bool = Field(
        default=False,
        title=mark("Reshuffle at once"),
        description=mark("When the deck runs out, the discards become the deck at once, not before the next scene."),
    )
    family: bool = Field(
        default=False,
        title=mark("Milder words"),
        description=mark("Words for children, where a chart or an obstacle has harsher ones."),
    )
    most_scenes: int = Field(
        default=30,
        ge=1,
        le=30,
        title=mark("Longest voyage"),
        description=mark("After so many scenes the party begins, whatever is still to be done."),
    )
    seals: tuple[Seal, ...] = Field(
        default=(),
        max_length=6,
        title=mark("Seals"),
        description=mark("Which seal is whose, seat by seat. Left open: in the order of the box."),
    )

    @field_validator("seals")
    @classmethod
    def _each_seal_once(cls, seals: tuple[Seal, ...]) -> tuple[Seal, ...]:
        if len(set(seals)) < len(seals):
            raise ValueError("each seal can be chosen only once")
        return seals
