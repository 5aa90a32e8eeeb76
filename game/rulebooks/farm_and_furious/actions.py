"""The one thing a team does: pick a card and lay it face down."""

from __future__ import annotations

from dataclasses import dataclass

from game.core import Action
from game.rulebooks.farm_and_furious.cards import Card


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Lay this card of the hand face down (spec: A round, step 1)."""

    card: Card
