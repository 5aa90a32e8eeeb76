"""What the sounds of the race are called, for those who read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.language import mark

CAPTIONS: Final[Mapping[str, str]] = {
    "bark": mark("A dog barks"),
    "duckling": mark("A duckling quacks"),
    "hen": mark("A hen clucks"),
    "horn_start": mark("Starting horn"),
    "kennel_dog": mark("Barking in the kennel"),
    "mud": mark("Mud squelches"),
    "rabbit": mark("A rabbit thumps"),
    "rooster": mark("The rooster crows"),
    "splash": mark("Splash"),
    "straw": mark("Straw rustles"),
    "whistle": mark("Whistle"),
}
