"""What can be chosen before a race (spec: Options)."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, field_validator

from game.language import mark
from game.rulebooks.farm_and_furious.cards import Team
from game.rulebooks.farm_and_furious.track import TrackCard

PLAIN_TRACK = (TrackCard(card="A"), TrackCard(card="B"), TrackCard(card="C"))


class Options(BaseModel):
    """The race's options; `title` and `description` of each field are msgids that the set-up screen shows."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    rooster: bool = Field(
        default=False,
        title=mark("Rooster"),
        description=mark("A sixth card: it repeats your card of the round before."),
    )
    imaginary: int | None = Field(
        default=None,
        ge=0,
        le=3,
        title=mark("Imaginary teams"),
        description=mark(
            "Teams without a player. They draw their cards blind, and can win. Left open: one if you race alone."
        ),
    )
    track: tuple[TrackCard, ...] = Field(
        default=PLAIN_TRACK,
        min_length=1,
        max_length=3,
        title=mark("Track"),
        description=mark(
            "One to three cards in any order. Orange sides hold mud, straw and the kennel; overlaps shorten the race."
        ),
    )
    teams: tuple[Team, ...] = Field(
        default=(),
        max_length=5,
        title=mark("Teams"),
        description=mark("Who runs for whom, seat by seat, imaginary teams last. Left open: in the order of the box."),
    )
    ages: tuple[Annotated[int, Field(ge=1, le=120)] | None, ...] = Field(
        default=(),
        max_length=5,
        title=mark("Ages"),
        description=mark("The youngest wins a tie. An age left open shares the place instead."),
    )

    @field_validator("track")
    @classmethod
    def _each_card_once(cls, track: tuple[TrackCard, ...]) -> tuple[TrackCard, ...]:
        if len({laid.card for laid in track}) < len(track):
            raise ValueError("each track card can be laid only once")
        if track[0].overlap:
            raise ValueError("the first track card has none before it to overlap")
        return track

    @field_validator("teams")
    @classmethod
    def _each_team_once(cls, teams: tuple[Team, ...]) -> tuple[Team, ...]:
        if len(set(teams)) < len(teams):
            raise ValueError("each team can be chosen only once")
        return teams
