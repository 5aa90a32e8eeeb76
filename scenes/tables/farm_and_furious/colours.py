"""The colours of the five teams."""

from __future__ import annotations

from typing import Final

from game.rulebooks.farm_and_furious.cards import Team
from scenes.theme import TeamColours

TEAMS: Final[dict[Team, TeamColours]] = {
    "carrot": TeamColours("#e67e22", "#9c4806", "#ffe0bd", "triangle"),
    "corn": TeamColours("#d9ab2b", "#755505", "#fbeeb6", "disc"),
    "aubergine": TeamColours("#7d3c98", "#5d2a74", "#ead6f4", "square"),
    "chilli": TeamColours("#c0392b", "#8e2318", "#f9d3cb", "diamond"),
    "leek": TeamColours("#4c8a48", "#2c5f2c", "#d8edcb", "star"),
}
