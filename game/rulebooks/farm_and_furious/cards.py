"""The printed facts of Farm and Furious, read from cards.json and checked once."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Card = Literal["dog", "hen", "duckling", "rabbit", "whistle", "rooster"]
Team = Literal["carrot", "corn", "aubergine", "chilli", "leek"]
Special = Literal["mud", "straw", "kennel"]
Letter = Literal["A", "B", "C"]
Side = Literal["blue", "orange"]


class TrackFacts(BaseModel):
    """The three track cards: spaces on each, and what their orange sides hold."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    spaces: int = Field(ge=2)
    most_overlap: int = Field(ge=0)
    orange: dict[Letter, dict[int, Special]]

    @model_validator(mode="after")
    def _fits(self) -> TrackFacts:
        for letter, specials in self.orange.items():
            if not all(1 <= space < self.spaces for space in specials):
                raise ValueError(f"card {letter}: specials lie before the last of {self.spaces} spaces, which is plain")
        if self.most_overlap >= self.spaces:
            raise ValueError("an overlap leaves at least one space of the lower card")
        return self


class Facts(BaseModel):
    """Everything that cards.json states."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    comment: str
    teams: tuple[Team, ...]
    cards: tuple[Card, ...]
    hen_spaces: int
    rabbit_spaces: int
    track: TrackFacts
    most_rounds: int


FACTS: Final = Facts.model_validate_json((files(__package__) / "cards.json").read_text("utf-8"))

DOG: Final = "dog"
HEN: Final = "hen"
DUCKLING: Final = "duckling"
RABBIT: Final = "rabbit"
WHISTLE: Final = "whistle"
ROOSTER: Final = "rooster"
NOTHING: Final = "nothing"
"""What a rooster is when there was no card to copy."""


def full_hand(rooster: bool) -> tuple[Card, ...]:
    """A team's cards in hand order, with or without the rooster variant."""
    return tuple(card for card in FACTS.cards if rooster or card != ROOSTER)
