"""How far each revealed card carries its team (spec: Effects), worked out from one snapshot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rulebooks.farm_and_furious.cards import DOG, DUCKLING, FACTS, HEN, RABBIT, ROOSTER


@dataclass(frozen=True, slots=True)
class Effect:
    """The spaces a card gives this round, and what held it back."""

    steps: int
    chased: bool = False
    crowded: bool = False


def effective(cards: Sequence[str], copied: Sequence[str]) -> tuple[str, ...]:
    """What each team's card counts as: a rooster is what its team's card was in the round before."""
    return tuple(before if card == ROOSTER else card for card, before in zip(cards, copied, strict=True))


def effects(cards: Sequence[str]) -> list[Effect]:
    """The effect of each effective card, all at once."""
    dogs, hens, rabbits, ducklings = (cards.count(kind) for kind in (DOG, HEN, RABBIT, DUCKLING))
    stay = Effect(0)
    by_card = {
        DOG: Effect(hens + rabbits),
        HEN: Effect(0, chased=True) if dogs else Effect(FACTS.hen_spaces),
        RABBIT: Effect(0, chased=True) if dogs else _rabbit(rabbits),
        DUCKLING: Effect(ducklings),
    }
    return [by_card.get(card, stay) for card in cards]


def _rabbit(rabbits: int) -> Effect:
    return Effect(FACTS.rabbit_spaces) if rabbits == 1 else Effect(0, crowded=True)
