"""The cloth before each seat."""

from __future__ import annotations

from scenes.theme import FELTS, Felt


def felt(seat: int) -> Felt:
    """A seat's cloth: more seats than cloths begin anew."""
    return FELTS[seat % len(FELTS)]
