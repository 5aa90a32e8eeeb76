"""The track builder without a window: which cards lie, in which order, how far one is pulled over another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from game.language import listed, mark, tr, trn
from game.rulebooks.farm_and_furious.cards import FACTS, Side, Special
from game.rulebooks.farm_and_furious.options import PLAIN_TRACK, Options
from game.rulebooks.farm_and_furious.track import Track, TrackCard

SPACES = FACTS.track.spaces
MOST_OVERLAP = FACTS.track.most_overlap
MINUTES = ((8, 3.0), (16, 6.0), (24, 10.0))
"""(spaces, minutes) of measured races at half a minute a round (spec: Options)."""
LOSSES: dict[Special, str] = {"mud": mark("its mud"), "straw": mark("its straw"), "kennel": mark("its kennel")}


@dataclass(frozen=True, slots=True)
class Loss:
    """What a card loses under the next one: how many of its last spaces, and which specials on them."""

    spaces: int
    specials: tuple[Special, ...]


@dataclass(frozen=True, slots=True)
class TrackPlan:
    """All three cards in order, of which the first `count` are laid; every change gives a new plan."""

    cards: tuple[TrackCard, ...] = PLAIN_TRACK
    count: int = len(PLAIN_TRACK)

    @classmethod
    def of(cls, raw: Sequence[Any]) -> TrackPlan:
        """The plan of an option value; cards that it leaves out follow, blue side up. ValueError where it is wrong."""
        laid = Options(track=tuple(raw)).track
        missing = [card for card in PLAIN_TRACK if card.card not in {one.card for one in laid}]
        return cls((*laid, *missing), len(laid))

    @property
    def laid(self) -> tuple[TrackCard, ...]:
        """The cards that lie on the table, in order."""
        return self.cards[: self.count]

    @property
    def track(self) -> Track:
        """The track as the race will use it."""
        return Track(self.laid)

    @property
    def starts(self) -> list[int]:
        """Spaces before each laid card's first."""
        starts = [0]
        for card in self.laid[1:]:
            starts.append(starts[-1] + SPACES - card.overlap)
        return starts

    def option(self) -> list[dict[str, Any]]:
        """The value of the game's track option."""
        return [card.model_dump() for card in self.laid]

    def with_count(self, count: int) -> TrackPlan:
        """Lay so many cards, 1 to 3; a card laid again lies beside its neighbour, not over it."""
        count = min(max(1, count), len(self.cards))
        fresh = tuple(
            card.model_copy(update={"overlap": 0}) if number >= self.count else card
            for number, card in enumerate(self.cards)
        )
        return replace(self, cards=fresh, count=count)

    def with_side(self, index: int, side: Side) -> TrackPlan:
        """Turn a card to a side."""
        return self._changed(index, side=side)

    def flipped(self, index: int) -> TrackPlan:
        """Turn a card over."""
        return self.with_side(index, "blue" if self.cards[index].side == "orange" else "orange")

    def with_overlap(self, index: int, overlap: int) -> TrackPlan:
        """Pull a card over the one before it by so many spaces, as far as the rules allow; never the first."""
        return self._changed(index, overlap=min(max(0, overlap), MOST_OVERLAP) if index else 0)

    def moved(self, index: int, to: int) -> TrackPlan:
        """Put a laid card at another place of the row, beside its neighbours."""
        to = min(max(0, to), self.count - 1)
        if to == index:
            return self
        row = list(self.cards)
        row.insert(to, row.pop(index).model_copy(update={"overlap": 0}))
        row[0] = row[0].model_copy(update={"overlap": 0})
        return replace(self, cards=tuple(row))

    def dropped(self, index: int, left: float) -> TrackPlan:
        """The plan after dragging a card so that its left edge lies `left` spaces from the start.

        Dragged past a neighbour's middle it changes places, short of that it covers the card before
        it; pulled to the right beyond its own place it is covered by the card after it.
        """
        others = [start for number, start in enumerate(self.starts) if number != index]
        to = sum(start < left for start in others)
        plan = self.moved(index, to)
        before = plan.starts[to - 1] + SPACES if to else 0
        over = round(before - left)
        if to == index and over < 0 and index + 1 < self.count:
            plan = plan.with_overlap(index + 1, plan.cards[index + 1].overlap - over)
        return plan.with_overlap(to, over)

    def loss(self, index: int) -> Loss:
        """What the laid card at this place loses under the next one."""
        overlap = self.laid[index + 1].overlap if index + 1 < self.count else 0
        card = self.laid[index]
        printed = FACTS.track.orange[card.card] if card.side == "orange" else {}
        gone = tuple(special for space, special in sorted(printed.items()) if space > SPACES - overlap)
        return Loss(overlap, gone)

    @property
    def kennel_too_early(self) -> bool:
        """Whether the kennel lies on a card before the last: then dogs leave long before the finish."""
        stretches = self.track.stretches
        at = next((space for space, special in self.track.specials.items() if special == "kennel"), None)
        return at is not None and at < stretches[-1].first

    def _changed(self, index: int, **update: Any) -> TrackPlan:
        cards = list(self.cards)
        cards[index] = cards[index].model_copy(update=update)
        return replace(self, cards=tuple(cards))


def minutes(length: int) -> int:
    """How long a race over so many spaces takes, between the measured lengths in a straight line."""
    points = [MINUTES[0], *MINUTES, MINUTES[-1]]
    for (low, few), (high, many) in pairwise(points):
        if length <= high and high > low:
            share = max(0.0, (length - low) / (high - low))
            return int(few + share * (many - few) + 0.5)
    return int(MINUTES[-1][1])


def loss_told(plan: TrackPlan, index: int) -> str:
    """One sentence on what a card loses to the next one, "" where it loses nothing."""
    loss = plan.loss(index)
    if not loss.spaces:
        return ""
    told = trn("{card} loses {n} space", "{card} loses {n} spaces", loss.spaces)
    told = told.format(card=plan.laid[index].card, n=loss.spaces)
    if not loss.specials:
        return told
    things = listed([tr(LOSSES[special]) for special in loss.specials])
    return tr("{loss}, and {things}").format(loss=told, things=things)


def length_told(plan: TrackPlan) -> str:
    """The whole length in words."""
    length = plan.track.length
    return trn("{n} space in all", "{n} spaces in all", length).format(n=length)
