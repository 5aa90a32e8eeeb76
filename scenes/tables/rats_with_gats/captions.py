"""What the sounds of the voyage are called, for those who read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.language import mark

CAPTIONS: Final[Mapping[str, str]] = {
    "banner": mark("A banner unrolls"),
    "cannon": mark("Cannon"),
    "door": mark("A door creaks"),
    "flute": mark("A ghostly flute"),
    "gat": mark("A gat is cocked"),
    "quill": mark("A quill scratches"),
    "ship_bell": mark("Ship’s bell"),
    "slap": mark("A card slaps down"),
    "splash": mark("Splash"),
}
