"""What can happen in a race; each event is the only writer of what it states."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core import HIDDEN, Event
from game.rulebooks.farm_and_furious.cards import DOG
from game.rulebooks.farm_and_furious.state import State


@dataclass(slots=True)
class Shuffled(Event):
    """An imaginary team's cards became a face-down pile, top card last; nobody may see their order."""

    team: int
    pile: tuple[str, ...]

    def change(self, state: State) -> None:
        state.hands[self.team] = list(self.pile)
        state.played[self.team] = []

    def seen_by(self, viewer: int, state: State) -> Event:
        return Shuffled(self.team, (HIDDEN,) * len(self.pile))


@dataclass(slots=True)
class Chosen(Event):
    """A player laid a card face down."""

    seat: int
    card: str

    def change(self, state: State) -> None:
        state.chosen[self.seat] = self.card

    def seen_by(self, viewer: int, state: State) -> Event:
        return self if viewer == self.seat else Chosen(self.seat, HIDDEN)


@dataclass(slots=True)
class Revealed(Event):
    """All cards turned over at once; `effective` is what each counts as once roosters have copied."""

    reveals: ClassVar[bool] = True

    cards: tuple[str, ...]
    effective: tuple[str, ...]

    def change(self, state: State) -> None:
        players = len(state.chosen)
        for team, card in enumerate(self.cards):
            hand = state.hands[team]
            if team < players:
                hand.remove(card)
                state.chosen[team] = card
            else:
                hand.pop()
            state.played[team].append(card)
        state.copied = list(self.effective)
        state.revealed = True


@dataclass(slots=True)
class Moved(Event):
    """A pawn walked: every space that it touched in order, the last being where it stands; empty when it stayed.

    `chased` tells that a dog held the card back, `crowded` that two rabbits did; `mud` ended the walk,
    `straw` counts the last steps as steps back.
    """

    team: int
    path: tuple[int, ...]
    chased: bool = False
    crowded: bool = False
    mud: bool = False
    straw: int = 0

    def change(self, state: State) -> None:
        if self.path:
            state.positions[self.team] = self.path[-1]


@dataclass(slots=True)
class DogWentHome(Event):
    """The kennel took a team's dog out of the race, wherever the card was."""

    team: int

    def change(self, state: State) -> None:
        state.dog_home[self.team] = True
        for cards in (state.played[self.team], state.hands[self.team]):
            if DOG in cards:
                cards.remove(DOG)
                return
        state.hands[self.team].remove(HIDDEN)


@dataclass(slots=True)
class TookBack(Event):
    """A whistle blew: the team takes all its played cards back into its hand, in hand order."""

    team: int
    hand: tuple[str, ...]

    def change(self, state: State) -> None:
        state.hands[self.team] = list(self.hand)
        state.played[self.team] = []


@dataclass(slots=True)
class RoundEnded(Event):
    """All effects are done; the next round begins, or the race is over."""

    round: int
    finished: bool

    def change(self, state: State) -> None:
        state.chosen = [None] * len(state.chosen)
        state.revealed = False
        state.finished = self.finished
        if not self.finished:
            state.round = self.round + 1


@dataclass(slots=True)
class Arranged(Event):
    """A scenario laid the position out by hand."""

    positions: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    played: tuple[tuple[str, ...], ...]
    copied: tuple[str, ...]
    dog_home: tuple[bool, ...]
    round: int

    def change(self, state: State) -> None:
        state.positions = list(self.positions)
        state.hands = [list(hand) for hand in self.hands]
        state.played = [list(cards) for cards in self.played]
        state.copied = list(self.copied)
        state.dog_home = list(self.dog_home)
        state.round = self.round

    def seen_by(self, viewer: int, state: State) -> Event:
        players = len(state.chosen)
        seen = tuple(hand if team < players else (HIDDEN,) * len(hand) for team, hand in enumerate(self.hands))
        return Arranged(self.positions, seen, self.played, self.copied, self.dog_home, self.round)
