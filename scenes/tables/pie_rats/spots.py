"""Names of the pieces at the window and of the places that they can be put on."""

from __future__ import annotations

from typing import Final

from scenes.motion.pose import Piece

GANG: Final = "gang"
"""The near seat's own place."""
PILE: Final = "discard"
MOMENT: Final = "moment"
"""What is under way, for a Mirror."""


def card(piece: int) -> Piece:
    """A card of the deck."""
    return ("card", piece)


def pie(slot: int) -> Piece:
    """A pie."""
    return ("pie", slot)


def pie_spot(slot: int) -> str:
    """The spot that is a pie on the sill."""
    return f"pie-{slot}"


def pie_slot(spot: str | None) -> int | None:
    """The pie that a spot is."""
    return int(spot.removeprefix("pie-")) if spot is not None and spot.startswith("pie-") else None


def rat_spot(piece: int) -> str:
    """The spot that is a card lying open in a gang."""
    return f"card-{piece}"


def spot_card(spot: str | None) -> int | None:
    """The card in a gang that a spot is."""
    return int(spot.removeprefix("card-")) if spot is not None and spot.startswith("card-") else None
