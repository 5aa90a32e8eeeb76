"""What a round told so far: kept from the reveal until the table is tidied for the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core import Event
from game.language import tr, trn
from game.rulebooks.farm_and_furious.cards import DOG, DUCKLING, HEN, RABBIT, ROOSTER, WHISTLE
from game.rulebooks.farm_and_furious.effects import effects
from game.rulebooks.farm_and_furious.events import DogWentHome, Moved, Revealed, RoundEnded, Shuffled, TookBack
from game.rulebooks.farm_and_furious.words import CARD_NAMES

MOST_ROWS: Final = 4


@dataclass(frozen=True, slots=True)
class Story:
    """One round's reveal; lists are by team, None for what has not been seen yet."""

    cards: tuple[str, ...]
    effective: tuple[str, ...]
    moves: tuple[Moved | None, ...]
    home: frozenset[int] = frozenset()
    """Teams whose dog the kennel took this round."""
    back: tuple[tuple[int, int], ...] = ()
    """Teams that whistled, with the number of cards they took back."""
    ended: bool = False
    finished: bool = False

    def after(self, event: Event) -> Story:
        """The story with one more event."""
        if isinstance(event, Moved):
            moves = tuple(event if t == event.team else move for t, move in enumerate(self.moves))
            return replace(self, moves=moves)
        if isinstance(event, DogWentHome):
            return replace(self, home=self.home | {event.team})
        if isinstance(event, TookBack):
            return replace(self, back=(*self.back, (event.team, len(event.hand))))
        if isinstance(event, Shuffled):
            return replace(self, back=(*self.back, (event.team, len(event.pile))))
        if isinstance(event, RoundEnded):
            return replace(self, ended=True, finished=event.finished)
        return self

    @property
    def chased(self) -> frozenset[int]:
        """Teams whose card a dog held back."""
        return frozenset(t for t, effect in enumerate(effects(self.effective)) if effect.chased)

    @property
    def crowded(self) -> frozenset[int]:
        """Teams whose rabbit tripped over another."""
        return frozenset(t for t, effect in enumerate(effects(self.effective)) if effect.crowded)

    @property
    def barking(self) -> list[int]:
        """Teams whose dog chases somebody."""
        return [t for t, card in enumerate(self.effective) if card == DOG and self.steps(t)]

    def steps(self, team: int) -> int:
        """Spaces that the team's card gives, before mud and straw."""
        return effects(self.effective)[team].steps

    def gain(self, team: int) -> int:
        """Spaces really won, once the pawn has moved; what the card gives until then."""
        move = self.moves[team]
        return self.steps(team) if move is None else len(move.path) - 2 * move.straw

    def star(self) -> int | None:
        """The one team whose card decides the round, to be shown in the middle; None where several do."""
        return self.barking[0] if len(self.barking) == 1 else None


def begin(event: Revealed) -> Story:
    """The story as all cards turn."""
    return Story(event.cards, event.effective, (None,) * len(event.cards))


@dataclass(frozen=True, slots=True)
class Row:
    """One line of "What happened": a card or special space, what, and what came of it."""

    kind: str
    what: str
    outcome: str


def rows(story: Story, names: Sequence[str]) -> list[Row]:
    """The round worked out, at most MOST_ROWS lines, the weightiest first."""
    found = [*_dogs(story, names), *_animals(story), *_roosters(story, names), *_spaces(story, names)]
    for team, cards in story.back:
        outcome = trn("whistles {n} card back", "whistles {n} cards back", cards).format(n=cards)
        found.append(Row(WHISTLE, _of(names, team), outcome))
    if not found:
        found.append(Row(WHISTLE, tr("Nobody moves:"), tr("all stay where they are")))
    return found[:MOST_ROWS]


def _of(names: Sequence[str], team: int) -> str:
    return tr("{name}:").format(name=names[team])


def _dogs(story: Story, names: Sequence[str]) -> list[Row]:
    dogs = [t for t, card in enumerate(story.effective) if card == DOG]
    if not dogs:
        return []
    chased = len(story.chased)
    who = _of(names, dogs[0]) if len(dogs) == 1 else tr("{n} dogs:").format(n=len(dogs))
    if not chased:
        return [Row(DOG, who, tr("nobody is there to chase"))]
    return [Row(DOG, who, trn("{n} chased off", "{n} chased off", chased).format(n=chased))]


def _animals(story: Story) -> list[Row]:
    count = story.effective.count
    found: list[Row] = []
    ducks, hens, rabbits = count(DUCKLING), count(HEN), count(RABBIT)
    if ducks:
        what = trn("{n} duckling:", "{n} ducklings:", ducks).format(n=ducks)
        found.append(Row(DUCKLING, what, trn("{n} space each", "{n} spaces each", ducks).format(n=ducks)))
    if hens and not count(DOG):
        what = trn("{n} hen, no dog:", "{n} hens, no dog:", hens).format(n=hens)
        found.append(Row(HEN, what, tr("3 spaces each")))
    if rabbits == 1 and not count(DOG):
        found.append(Row(RABBIT, tr("One rabbit, no dog:"), tr("4 spaces")))
    elif rabbits > 1 and not count(DOG):
        found.append(Row(RABBIT, tr("{n} rabbits trip:").format(n=rabbits), tr("all of them stay")))
    return found


def _roosters(story: Story, names: Sequence[str]) -> list[Row]:
    found = []
    for team, (card, counts_as) in enumerate(zip(story.cards, story.effective, strict=True)):
        if card == ROOSTER:
            counts = tr("rooster counts as {card}").format(card=tr(CARD_NAMES[counts_as]))
            found.append(Row(ROOSTER, _of(names, team), counts))
    return found


def _spaces(story: Story, names: Sequence[str]) -> list[Row]:
    found: list[Row] = []
    for team, move in enumerate(story.moves):
        if move is not None and move.mud:
            found.append(Row("mud", _of(names, team), tr("the run ends in the mud")))
        if move is not None and move.straw:
            back = trn("straw, {n} step back", "straw, {n} steps back", move.straw).format(n=move.straw)
            found.append(Row("straw", _of(names, team), back))
        if team in story.home:
            found.append(Row("kennel", _of(names, team), tr("the dog goes home")))
    return found


def headline(story: Story, names: Sequence[str]) -> tuple[str, str]:
    """The round in two short lines for the ribbon."""
    told = rows(story, names)
    lines = [f"{row.what} {row.outcome}" for row in told]
    if story.barking and story.star() is not None:
        first = tr("The dog of {name} chases {n} off").format(name=names[story.barking[0]], n=len(story.chased))
        return first, " · ".join(lines[1:3])
    return lines[0], " · ".join(lines[1:3])
