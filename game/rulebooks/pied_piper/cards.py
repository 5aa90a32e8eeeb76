"""The deck of Pay the Piper, read from cards.json and checked once (spec: The deck)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Kind = Literal["theft", "mischief", "sabotage", "peril"]
Family = Literal["sun", "star", "flower", "leaf", "bell", "moon", "key", "fish", "wheel", "acorn"]
DECK_SIZE: Final = 40

LULLABY: Final = "lullaby"
MIRROR: Final = "silver_mirror"


class Malice(BaseModel):
    """An attack: `kind` says which shields cover it, `amount` is its one number."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Kind
    copies: int = Field(ge=1)
    amount: int = Field(ge=1)
    rounds: int = 0
    ultra_rare: bool = False
    all_others: bool = False


class Shield(BaseModel):
    """An answer to attacks of the kinds it covers, but for one card; some may be played on one's own turn."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    copies: int = Field(ge=1)
    covers: tuple[Kind, ...]
    but: str = ""
    own_turn: bool = False
    ultra_rare: bool = False


class Facts(BaseModel):
    """Everything that cards.json states."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    comment: str
    families: tuple[Family, ...]
    children: int
    fewer_children_from: int
    tokens: int
    lean_tokens: int
    dealt: int
    hand_limit: int
    income: int
    printed_target: int
    scaled_per_family: int
    scaled_extra_families: int
    children_left_to_end: int
    profits: dict[str, int]
    malices: dict[str, Malice]
    shields: dict[str, Shield]

    @model_validator(mode="after")
    def _forty(self) -> Facts:
        size = len(self.profits) + sum(m.copies for m in self.malices.values())
        size += sum(s.copies for s in self.shields.values())
        if size != DECK_SIZE:
            raise ValueError(f"the deck has {DECK_SIZE} cards, not {size}")
        if unknown := {s.but for s in self.shields.values() if s.but} - set(self.malices):
            raise ValueError(f"no malice is called {', '.join(unknown)}")
        return self


FACTS: Final = Facts.model_validate_json((files(__package__) / "cards.json").read_text("utf-8"))
PROFITS: Final = FACTS.profits
MALICES: Final = FACTS.malices
SHIELDS: Final = FACTS.shields

DECK: Final[tuple[str, ...]] = (
    *PROFITS,
    *(name for name, card in MALICES.items() for _ in range(card.copies)),
    *(name for name, card in SHIELDS.items() for _ in range(card.copies)),
)
"""Every card of the deck, sorted: profits, malices, shields."""


def covers(shield: str, malice: str) -> bool:
    """Whether the shield answers this malice."""
    card = SHIELDS[shield]
    return MALICES[malice].kind in card.covers and malice != card.but
