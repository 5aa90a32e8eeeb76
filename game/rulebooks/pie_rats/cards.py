"""The cards and pies of Pie Rats, read from cards.json and crew.json and checked once (spec: Cards)."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

STRICT = ConfigDict(extra="forbid", frozen=True)

CHARM: Final = "charm"
CAROB_BEAN: Final = "carob_bean"
KIDNAPPING: Final = "kidnapping"
CHARISMA_THEFT: Final = "charisma_theft"
MIRROR: Final = "mirror"
DOUBLE_WATCH: Final = "double_watch"
GRAPPLING_ROPE: Final = "grappling_rope"
SECRET_TUNNEL: Final = "secret_tunnel"

Captain = Literal["red_hook", "petronella", "lard_nelson", "barnacle_bess", "commodore_crumb", "madame_eclair"]
CREW_CARDS: Final = 48
DECK_SIZE: Final = 89
PIES: Final = 20


class Rat(BaseModel):
    """One of the crew: what it lifts, and how it holds to its Captain."""

    model_config = STRICT

    id: str
    strength: int = Field(ge=1, le=5)
    loyalty: int = Field(ge=-1, le=2)


class Crew(BaseModel):
    """Everything that crew.json states."""

    model_config = STRICT

    comment: str
    captains: tuple[Captain, ...] = Field(min_length=6, max_length=6)
    crew: tuple[Rat, ...] = Field(min_length=CREW_CARDS, max_length=CREW_CARDS)

    @model_validator(mode="after")
    def _each_once(self) -> Crew:
        twice = [name for name, n in Counter([*self.captains, *(rat.id for rat in self.crew)]).items() if n > 1]
        if twice:
            raise ValueError(f"rats named twice: {', '.join(twice)}")
        return self


class Charisma(BaseModel):
    """A card that makes a Captain more charming."""

    model_config = STRICT

    value: int = Field(ge=1)
    copies: int = Field(ge=1)


class Pie(BaseModel):
    """What it takes to carry a pie off, and what it is worth."""

    model_config = STRICT

    weight: int = Field(ge=1)
    points: int = Field(ge=1)


class Facts(BaseModel):
    """Everything that cards.json states."""

    model_config = STRICT

    comment: str
    captain_charisma: int
    captain_strength: int
    hand: int
    rounds: int
    printed: int
    feast: dict[int, int]
    """By number of Captains: pies of a feast."""
    rope: int
    charisma: dict[str, Charisma]
    actions: dict[str, int]
    pies: dict[str, Pie] = Field(min_length=PIES, max_length=PIES)

    @model_validator(mode="after")
    def _eighty_nine(self) -> Facts:
        size = CREW_CARDS + sum(card.copies for card in self.charisma.values()) + sum(self.actions.values())
        if size != DECK_SIZE:
            raise ValueError(f"the deck has {DECK_SIZE} cards, not {size}")
        return self


FACTS: Final = Facts.model_validate_json((files(__package__) / "cards.json").read_text("utf-8"))
_CREW: Final = Crew.model_validate_json((files(__package__) / "crew.json").read_text("utf-8"))
CAPTAINS: Final[tuple[Captain, ...]] = _CREW.captains
RATS: Final = {rat.id: rat for rat in _CREW.crew}
CHARISMA: Final = {name: card.value for name, card in FACTS.charisma.items()}
ACTIONS: Final = FACTS.actions
WEIGHT: Final = {name: pie.weight for name, pie in FACTS.pies.items()}
POINTS: Final = {name: pie.points for name, pie in FACTS.pies.items()}
STRENGTH: Final = {rat.id: rat.strength for rat in _CREW.crew}
LOYALTY: Final = {rat.id: rat.loyalty for rat in _CREW.crew}

AIMED: Final = frozenset({CAROB_BEAN, KIDNAPPING, CHARISMA_THEFT})
"""Cards that hurt another Captain, each aimed at one card on the table."""

DECK: Final[tuple[str, ...]] = (
    *RATS,
    *(name for name, card in FACTS.charisma.items() for _ in range(card.copies)),
    *(name for name, copies in ACTIONS.items() for _ in range(copies)),
)
"""Every card of the deck, sorted: crew, charisma, actions."""
