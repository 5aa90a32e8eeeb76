"""What cards and obstacles are called in a sentence."""

from __future__ import annotations

from typing import Final

from game.language import tr
from game.rulebooks.rats_with_gats.cards import is_joker
from game.rulebooks.rats_with_gats.charts import entry

SUIT_SIGNS: Final = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}


def card_name(face: str) -> str:
    """10♥, K♠, or the Joker."""
    return tr("a Joker") if is_joker(face) else face[:-1] + SUIT_SIGNS[face[-1]]


def obstacle_name(face: str) -> str:
    """The title on the chart, and the card."""
    return f"{tr(entry(face).title)} ({card_name(face)})"
