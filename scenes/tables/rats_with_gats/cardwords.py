"""Cards in words: no face of letters has the signs of the suits."""

from __future__ import annotations

import re
from typing import Final

from game.language import mark, tr
from game.rulebooks.rats_with_gats import faces

CARD: Final = re.compile("(10|[2-9AJQK])([♣♦♠♥])")
SUITS: Final = {
    "♣": mark("{rank} of clubs"),
    "♦": mark("{rank} of diamonds"),
    "♠": mark("{rank} of spades"),
    "♥": mark("{rank} of hearts"),
}
RANKS: Final = {"A": mark("Ace"), "J": mark("Jack"), "Q": mark("Queen"), "K": mark("King")}


def spelled(words: str) -> str:
    """A text with its cards spelled out: 10 of hearts."""
    return CARD.sub(_spell, words)


def card_name(face: str) -> str:
    """A card by its name."""
    return spelled(faces.card_name(face))


def _spell(found: re.Match[str]) -> str:
    rank = tr(RANKS[found[1]]) if found[1] in RANKS else found[1]
    return tr(SUITS[found[2]]).format(rank=rank)
