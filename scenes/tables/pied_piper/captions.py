"""What the sounds of the square are called, for those who read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.language import mark

CAPTIONS: Final[Mapping[str, str]] = {
    "coin": mark("Coins clink"),
    "door": mark("A door creaks"),
    "flute": mark("The piper plays"),
}
