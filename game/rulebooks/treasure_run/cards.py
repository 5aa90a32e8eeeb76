"""The treasure and the Pie Cards, read from cards.json and checked once (spec: Treasure, Pie Cards)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, model_validator

DECK_SIZE: Final = 24

DOUBLE_DASH: Final = "double_dash"
SURE_PAWS: Final = "sure_paws"
CRUST_SHIELD: Final = "crust_shield"
BURROW: Final = "burrow"
SUGAR_RUSH: Final = "sugar_rush"
SWAP: Final = "swap"
STICKY_PAWS: Final = "sticky_paws"
WHISTLE: Final = "whistle"


class Facts(BaseModel):
    """Everything that cards.json states; keys of mappings by seats are numbers of seats."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    comment: str
    pieces: tuple[str, ...]
    kinds: dict[int, int]
    hand_limit: int = Field(ge=1)
    rounds: int = Field(ge=1)
    crew_rounds: dict[int, int]
    rush: int = Field(ge=1)
    burrow_reach: int = Field(ge=1)
    sticky_reach: int = Field(ge=0)
    whistle_steps: int = Field(ge=1)
    noise: int = Field(ge=0)
    cards: dict[str, int]

    @model_validator(mode="after")
    def _whole(self) -> Facts:
        if sum(self.cards.values()) != DECK_SIZE:
            raise ValueError(f"there are {DECK_SIZE} Pie Cards, not {sum(self.cards.values())}")
        if max(self.kinds.values()) > len(set(self.pieces)):
            raise ValueError("there are not so many kinds of treasure")
        return self


FACTS: Final = Facts.model_validate_json((files(__package__) / "cards.json").read_text("utf-8"))

DECK: Final[tuple[str, ...]] = tuple(name for name, copies in FACTS.cards.items() for _ in range(copies))
"""Every Pie Card, sorted."""
CREW_DECK: Final[tuple[str, ...]] = tuple(name for name in DECK if name not in (SWAP, STICKY_PAWS))
"""The Pie Cards of a crew, whose pieces are pooled: nobody can be taken from."""
RANK: Final[dict[str, int]] = {kind: at for at, kind in enumerate(FACTS.pieces)}
"""Where each kind of treasure stands on a shelf."""
