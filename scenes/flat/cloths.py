"""The cloth before each seat: six colours that stay apart, each with a deep tone and a bright rim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Felt:
    """A seat's cloth as #rrggbb."""

    cloth: str
    deep: str
    rim: str


FELTS: Final = (
    Felt("#46376f", "#2c2150", "#b9a5f0"),
    Felt("#27502f", "#173520", "#8fd07f"),
    Felt("#26467f", "#162c57", "#7fb4f2"),
    Felt("#73315f", "#4b1c3d", "#f09ac9"),
    Felt("#7c3a22", "#522211", "#f2a878"),
    Felt("#1f5a60", "#103a40", "#7fd6d6"),
)


def felt(seat: int) -> Felt:
    """A seat's cloth."""
    return FELTS[seat % len(FELTS)]
