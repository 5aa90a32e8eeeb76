"""Cards, votes and whose turn it is; each event is the only writer of what it states."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import HIDDEN, Event
from game.rulebooks.rats_with_gats.state import END, NOBODY, OVER, Item, State

SECRET: Item = (HIDDEN,)


@dataclass(slots=True)
class Planned(Event):
    """What comes next, the nearest first."""

    agenda: tuple[tuple[str | int, ...], ...]

    def change(self, state: State) -> None:
        state.agenda = list(self.agenda)


@dataclass(slots=True)
class Asked(Event):
    """These seats must choose, in a step of this name."""

    step: str
    seats: tuple[int, ...]

    def change(self, state: State) -> None:
        state.step = self.step
        state.asked = list(self.seats)
        state.choices = [None] * len(state.choices)


@dataclass(slots=True)
class Chose(Event):
    """A seat has answered; what, only it knows until all have."""

    seat: int
    choice: tuple[str | int, ...] = ()

    def change(self, state: State) -> None:
        state.choices[self.seat] = self.choice

    def seen_by(self, viewer: int, state: State) -> Event:
        return self if viewer == self.seat or not self.choice else Chose(self.seat, SECRET)


@dataclass(slots=True)
class Closed(Event):
    """All have answered."""

    def change(self, state: State) -> None:
        state.asked = []
        state.choices = [None] * len(state.choices)


@dataclass(slots=True)
class Shuffled(Event):
    """These pieces, top last, became the deck with these faces; the discards are among them."""

    deck: tuple[int, ...]
    faces: tuple[str, ...]

    def change(self, state: State) -> None:
        state.deck = list(self.deck)
        state.discard = []
        for piece, face in zip(self.deck, self.faces, strict=True):
            state.faces[piece] = face

    def seen_by(self, viewer: int, state: State) -> Event:
        return Shuffled(self.deck, (HIDDEN,) * len(self.faces))


@dataclass(slots=True)
class Drew(Event):
    """A seat drew the top card; only it sees the face."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str

    def change(self, state: State) -> None:
        state.deck.pop()
        state.hands[self.seat].append(self.piece)
        state.faces[self.piece] = self.face

    def seen_by(self, viewer: int, state: State) -> Event:
        return self if viewer == self.seat else replace(self, face=HIDDEN)


@dataclass(slots=True)
class SizesChanged(Event):
    """Hand sizes by seat, as ranks and the hat now give them."""

    sizes: tuple[int, ...]

    def change(self, state: State) -> None:
        state.sizes = list(self.sizes)


@dataclass(slots=True)
class Owed(Event):
    """The deck ran out: a resting Deep player will draw so many before the next obstacles."""

    seat: int
    cards: int

    def change(self, state: State) -> None:
        state.owed[self.seat] = self.cards


@dataclass(slots=True)
class HandMixed(Event):
    """The backs of a hand were shuffled, so that one may be taken blind."""

    seat: int
    pieces: tuple[int, ...]
    faces: tuple[str, ...]

    def change(self, state: State) -> None:
        for piece, face in zip(self.pieces, self.faces, strict=True):
            state.faces[piece] = face

    def seen_by(self, viewer: int, state: State) -> Event:
        return self if viewer == self.seat else replace(self, faces=(HIDDEN,) * len(self.faces))


@dataclass(slots=True)
class CardTaken(Event):
    """A helper took a card of the rat that asked, unseen by anybody else."""

    reveals: ClassVar[bool] = True

    seat: int
    source: int
    piece: int
    face: str

    def change(self, state: State) -> None:
        state.hands[self.source].remove(self.piece)
        state.hands[self.seat].append(self.piece)
        state.faces[self.piece] = self.face

    def seen_by(self, viewer: int, state: State) -> Event:
        # The rat that gave it can tell which one is gone, but sees it no more.
        return self if viewer == self.seat else replace(self, face=HIDDEN)


@dataclass(slots=True)
class ThrownAway(Event):
    """A resting Deep player discarded a card, face up."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str

    def change(self, state: State) -> None:
        state.hands[self.seat].remove(self.piece)
        state.faces[self.piece] = self.face
        insort(state.discard, self.piece)


@dataclass(slots=True)
class MotionPut(Event):
    """A crew vote: "tag" or "claim" for an objective (`what`: 0 to 5) of `seat`, "promote", "kick" or "ship_lost"."""

    motion: str
    seat: int
    what: int
    by: int = NOBODY

    def change(self, state: State) -> None:
        state.motion = (self.motion, self.seat, self.what)


@dataclass(slots=True)
class BallotCounted(Event):
    """How a crew vote went; `yes` and `no` name the voters; `hat` tells that the Captain's side won a tie."""

    motion: str
    seat: int
    what: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    passed: bool
    hat: bool = False

    def change(self, state: State) -> None:
        state.motion = ()
        if self.motion == "claim" and self.what <= END:
            state.ever_chance[self.seat] = True


@dataclass(slots=True)
class VotesCounted(Event):
    """Votes for a rat, `what` being "rank" or "hat": pairs of voter and vote; NOBODY won where a new vote must tell."""

    what: str
    votes: tuple[tuple[int, int], ...]
    winner: int
    tied: tuple[int, ...] = ()
    """Between whom the vote is taken once more, or chance decided."""

    def change(self, state: State) -> None:
        state.tied = list(self.tied) if self.winner == NOBODY else []


@dataclass(slots=True)
class EndAsked(Event):
    """Whether the voyage ends: `offered` tells that a majority is enough; who said yes, who no."""

    offered: bool
    yes: tuple[int, ...]
    no: tuple[int, ...]
    passed: bool

    def change(self, state: State) -> None:
        return


@dataclass(slots=True)
class VoyageEnded(Event):
    """The last scene is over and the party begins: "crew_done", "voted" or "long_enough"."""

    why: str

    def change(self, state: State) -> None:
        state.ended = self.why


@dataclass(slots=True)
class GameEnded(Event):
    """The party is over."""

    def change(self, state: State) -> None:
        state.step = OVER
        state.asked = []
        state.agenda = []
