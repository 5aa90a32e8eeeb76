"""The six Captains: a Captain's colours, symbol and pattern go together at the table and in the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.menus.players_pattern import Pattern
from scenes.theme import TeamColours


@dataclass(frozen=True, slots=True)
class CaptainLook:
    """How a Captain's seat is told from the others; `colour` is part of the names of its pictures."""

    colour: str
    colours: TeamColours
    pattern: Pattern


CAPTAIN_LOOKS: Final[dict[str, CaptainLook]] = {
    "red_hook": CaptainLook("red", TeamColours("#c8382f", "#7d1d1a", "#f4c3bc", "diamond"), "diamonds"),
    "petronella": CaptainLook("teal", TeamColours("#1f7f8c", "#0f4550", "#b5dfe2", "triangle"), "waves"),
    "lard_nelson": CaptainLook("blue", TeamColours("#3a5fb0", "#1d3268", "#c2d0f0", "star"), "stripes"),
    "barnacle_bess": CaptainLook("violet", TeamColours("#7a4bb0", "#452569", "#dccaf1", "square"), "checks"),
    "commodore_crumb": CaptainLook("gold", TeamColours("#c58a1c", "#75500c", "#f4deaa", "circle"), "dots"),
    "madame_eclair": CaptainLook("green", TeamColours("#4c8a3c", "#294f1f", "#cde6bf", "clover"), "hatch"),
}
"""By the Captain's id."""
