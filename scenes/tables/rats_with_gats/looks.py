"""The six seats of the voyage: colours, wax seal, pattern and portraits go together on the chart and in the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.language import mark
from scenes.menus.players_pattern import Pattern
from scenes.theme import TeamColours

PORTRAITS: Final = 12


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is told from the others; its seal is the picture gats_seats/seal_<colour>."""

    label: str
    """msgid of the seal's name."""
    colours: TeamColours
    pattern: Pattern
    portrait: int
    """The first rat's portrait; that of the next rat comes six later."""

    def rat(self, number: int) -> int:
        """The portrait of the player's so-many-eth rat, the first being 1."""
        return (self.portrait - 1 + (number - 1) * len(SEAT_LOOKS)) % PORTRAITS + 1


SEAT_LOOKS: Final[dict[str, SeatLook]] = {
    "red": SeatLook(mark("Red seal"), TeamColours("#c8382f", "#7d1d1a", "#f4c3bc", "diamond"), "diamonds", 1),
    "gold": SeatLook(mark("Gold seal"), TeamColours("#c58a1c", "#75500c", "#f4deaa", "circle"), "dots", 2),
    "violet": SeatLook(mark("Violet seal"), TeamColours("#7a4bb0", "#452569", "#dccaf1", "square"), "checks", 3),
    "green": SeatLook(mark("Green seal"), TeamColours("#4c8a3c", "#294f1f", "#cde6bf", "clover"), "hatch", 4),
    "blue": SeatLook(mark("Blue seal"), TeamColours("#3a5fb0", "#1d3268", "#c2d0f0", "star"), "stripes", 5),
    "teal": SeatLook(mark("Teal seal"), TeamColours("#1f7f8c", "#0f4550", "#b5dfe2", "triangle"), "waves", 6),
}
"""By the seal's colour; options.seals names one for each seat, or they go in this order."""
