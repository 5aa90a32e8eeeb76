"""The race track: cards laid in a row, their overlaps, and a walk along them (spec: Components, Special spaces)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict, Field

from game.rulebooks.farm_and_furious.cards import FACTS, Letter, Side, Special


class TrackCard(BaseModel):
    """One laid card: which, which side up, and how many spaces of the card before it it covers."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    card: Letter
    side: Side = "blue"
    overlap: int = Field(default=0, ge=0, le=FACTS.track.most_overlap)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A laid card's spaces that stay visible: first to last along the track, counted from 1; none if last < first."""

    card: Letter
    side: Side
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Walk:
    """One pawn's way: the spaces it touched in order, and what they did to it."""

    path: tuple[int, ...]
    mud: bool = False
    straw: int = 0
    """Steps back from straw, the last entries of the path."""
    kennel: bool = False


class Track:
    """The laid track: `length` spaces, then the finish; `specials` by space."""

    __slots__ = ("length", "specials", "stretches")

    def __init__(self, layout: Sequence[TrackCard]) -> None:
        spaces = FACTS.track.spaces
        specials: dict[int, Special] = {}
        starts: list[int] = []
        start = 0
        for i, laid in enumerate(layout):
            start += (spaces - laid.overlap) if i else 0
            starts.append(start)
            for space in range(start + 1, start + spaces + 1):
                specials.pop(space, None)
            if laid.side == "orange":
                specials |= {start + space: special for space, special in FACTS.track.orange[laid.card].items()}
        self.length = start + spaces
        self.specials = specials
        ends = [*starts[1:], self.length]
        self.stretches = tuple(
            Stretch(laid.card, laid.side, first + 1, last)
            for laid, first, last in zip(layout, starts, ends, strict=True)
        )

    def walk(self, start: int, steps: int) -> Walk:
        """Walk step by step from a space: mud ends it, straw at its end sends it back, kennels are noted."""
        path: list[int] = []
        kennel = False
        for space in range(start + 1, start + steps + 1):
            path.append(space)
            special = self.specials.get(space)
            if special == "mud":
                return Walk(tuple(path), mud=True, kennel=kennel)
            kennel = kennel or special == "kennel"
        straw = 0
        while path and self.specials.get(path[-1]) == "straw":
            path.append(path[-1] - 1)
            straw += 1
        return Walk(tuple(path), straw=straw, kennel=kennel)
