"""The six rats of the run by their hats: colours, symbol and pattern go together on the map and in the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.language import mark
from scenes.menus.players_pattern import Pattern
from scenes.theme import TeamColours


@dataclass(frozen=True, slots=True)
class RatLook:
    """How a rat is told from the others; `colour` is part of the names of its pictures."""

    label: str
    """msgid of what the hat is called."""
    colour: str
    colours: TeamColours
    pattern: Pattern


RAT_LOOKS: Final[dict[str, RatLook]] = {
    "bandana": RatLook(mark("Bandana"), "orange", TeamColours("#e07b28", "#7a3508", "#ffd9b0", "triangle"), "stripes"),
    "straw": RatLook(mark("Straw hat"), "yellow", TeamColours("#e0b02c", "#7a5708", "#fbeeb6", "circle"), "dots"),
    "top_hat": RatLook(mark("Top hat"), "violet", TeamColours("#8a4fb0", "#3d1c58", "#e6d2f4", "square"), "checks"),
    "tricorne": RatLook(mark("Tricorne"), "red", TeamColours("#cf3a30", "#6b120d", "#f9d0ca", "diamond"), "diamonds"),
    "chef": RatLook(mark("Chef's hat"), "teal", TeamColours("#1f8f9c", "#0b4550", "#c3ecee", "star"), "waves"),
    "sailor": RatLook(mark("Sailor's cap"), "pink", TeamColours("#dd6fa4", "#7a2353", "#fbd9ea", "heart"), "hatch"),
}
"""By the hat's id."""
