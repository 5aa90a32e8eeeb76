"""What the sounds of the window sill are called, for those who read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.language import mark

CAPTIONS: Final[Mapping[str, str]] = {
    "bean_drop": mark("Beans rattle"),
    "call_loot": mark("Loot!"),
    "kidnap_sack": mark("A sack swishes"),
    "lure_hearts": mark("A tender tune"),
    "mirror_flash": mark("A mirror chimes"),
    "pie_loot": mark("A pie is snatched"),
    "pie_steam": mark("A pie steams"),
    "rats_cheer": mark("Rats cheer"),
    "tunnel_pop": mark("Pop from the tunnel"),
    "turn_side": mark("A card is turned"),
}
