"""What the sounds of the run are called, for those who read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.language import mark

CAPTIONS: Final[Mapping[str, str]] = {
    "burrow": mark("Digging"),
    "chest": mark("A chest falls shut"),
    "chest_open": mark("A chest creaks open"),
    "coin": mark("Coins clink"),
    "die": mark("Dice roll"),
    "growl": mark("Croc growls"),
    "lantern": mark("A lantern creaks"),
    "sent_back": mark("Wheee!"),
    "shield": mark("A shield rings"),
    "ship_bell": mark("Ship’s bell"),
}
