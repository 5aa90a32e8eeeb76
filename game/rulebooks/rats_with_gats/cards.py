"""The deck: 52 cards and two Jokers, named "7C", "10H", "KS", "JK1"."""

from __future__ import annotations

from typing import Final

SUITS: Final = "CDSH"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURTS: Final = ("J", "Q", "K")
JOKERS: Final = ("JK1", "JK2")
DECK: Final = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)
DECK_SIZE: Final = len(DECK)

PRINTED: Final[dict[str, int]] = {
    rank + suit: 0 if rank in COURTS else number for suit in SUITS for number, rank in enumerate(RANKS, 1)
}
"""The number on a card, ace 1; 0 for courts, whose worth as obstacles is a rank."""
COURT_SLOT: Final[dict[str, int]] = {court + suit: slot for suit in SUITS for slot, court in enumerate(COURTS)}
"""Which technique (0 Jack, 1 Queen, 2 King) a court card calls up."""
BLACK: Final = frozenset(rank + suit for suit in "CS" for rank in RANKS)
RED: Final = frozenset(rank + suit for suit in "DH" for rank in RANKS)


def is_joker(card: str) -> bool:
    """Whether the card is Pirate Luck."""
    return card in JOKERS


def same_colour(one: str, other: str) -> bool:
    """Whether two cards are both red or both black."""
    return (one in BLACK) == (other in BLACK)
