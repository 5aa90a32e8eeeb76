"""What can happen at the farmhouse; each event is the only writer of what it states."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import HIDDEN, Event
from game.rulebooks.pie_rats.state import OVER, PHASES, REVEAL, State


@dataclass(slots=True)
class Shuffled(Event):
    """These pieces, top last, became the deck with these faces; a reshuffle gives the discards' faces new pieces."""

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
class Baked(Event):
    """The pies were piled face down, the next one first; nobody sees them."""

    pies: tuple[str, ...]

    def change(self, state: State) -> None:
        state.pies = list(self.pies)

    def seen_by(self, viewer: int, state: State) -> Event:
        return Baked((HIDDEN,) * len(self.pies))


@dataclass(slots=True)
class LeadPassed(Event):
    """This Captain leads the coming round."""

    seat: int

    def change(self, state: State) -> None:
        state.lead = self.seat


@dataclass(slots=True)
class Drew(Event):
    """A Captain drew the top card; only its player sees the face."""

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
class RoundBegan(Event):
    """A round began."""

    round: int
    lead: int

    def change(self, state: State) -> None:
        state.round = self.round
        state.phase = REVEAL


@dataclass(slots=True)
class PieRevealed(Event):
    """The next pie came onto the sill."""

    reveals: ClassVar[bool] = True

    pie: int
    face: str

    def change(self, state: State) -> None:
        state.revealed = self.pie + 1
        state.pies[self.pie] = self.face
        state.sill.append(self.pie)


@dataclass(slots=True)
class PhaseBegan(Event):
    """A phase began: these Captains have their step in this order."""

    phase: str
    queue: tuple[int, ...]

    def change(self, state: State) -> None:
        state.phase = self.phase
        state.queue = list(self.queue)
        state.bare = not state.sill


@dataclass(slots=True)
class StepEnded(Event):
    """A Captain's step in this phase is over."""

    seat: int

    def change(self, state: State) -> None:
        state.queue.remove(self.seat)
        state.used = state.called = False
        state.bare = not state.sill


@dataclass(slots=True)
class Tabled(Event):
    """A card of a hand was laid open beside the Captain: charisma, or a rat of the gang."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str

    def change(self, state: State) -> None:
        state.hands[self.seat].remove(self.piece)
        state.faces[self.piece] = self.face
        place = state.gangs if state.phase == PHASES[1] else state.charms
        place[self.seat].append(self.piece)


@dataclass(slots=True)
class Played(Event):
    """A card left a hand for the discard pile, face up; `why` is "card", "watch" or "discard"."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str
    why: str

    def change(self, state: State) -> None:
        state.spend(self.seat, self.piece, self.face)


@dataclass(slots=True)
class Defended(Event):
    """A rat was turned sideways; `lures` is whether its Captain may lure all the same."""

    seat: int
    rat: int
    face: str
    lures: bool

    def change(self, state: State) -> None:
        insort(state.sideways, self.rat)
        state.defended[self.seat] = not self.lures


@dataclass(slots=True)
class LureOver(Event):
    """All rats straighten."""

    def change(self, state: State) -> None:
        state.sideways = []
        state.defended = [False] * len(state.defended)


@dataclass(slots=True)
class GameEnded(Event):
    """No pie is left to loot ("looted"), or the sill was swept ("swept")."""

    why: str

    def change(self, state: State) -> None:
        state.phase = OVER
        state.queue, state.pending = [], []
        state.used = state.called = state.bare = False


@dataclass(slots=True)
class Arranged(Event):
    """A scenario laid the table by hand; lists are by Captain."""

    gangs: tuple[tuple[int, ...], ...]
    charms: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    faces: tuple[str, ...]
    pies: tuple[str, ...]
    revealed: int
    loot: tuple[tuple[int, ...], ...]
    first_pie: tuple[int, ...]
    sideways: tuple[int, ...]
    defended: tuple[bool, ...]
    phase: str
    queue: tuple[int, ...]
    lead: int
    round: int

    def change(self, state: State) -> None:
        state.gangs = [list(gang) for gang in self.gangs]
        state.charms = [list(cards) for cards in self.charms]
        state.hands = [list(hand) for hand in self.hands]
        state.loot = [list(pies) for pies in self.loot]
        state.deck, state.discard, state.faces = list(self.deck), list(self.discard), list(self.faces)
        state.pies, state.revealed = list(self.pies), self.revealed
        gone = {pie for pies in self.loot for pie in pies}
        state.sill = [pie for pie in range(self.revealed) if pie not in gone]
        state.first_pie, state.sideways = list(self.first_pie), list(self.sideways)
        state.defended, state.queue = list(self.defended), list(self.queue)
        state.phase, state.lead, state.round = self.phase, self.lead, self.round
        state.bare = not state.sill

    def seen_by(self, viewer: int, state: State) -> Event:
        shown = {*self.discard, *(self.hands[viewer] if 0 <= viewer < len(self.hands) else ())}
        shown.update(piece for side in (self.gangs, self.charms) for cards in side for piece in cards)
        return replace(
            self,
            faces=tuple(face if piece in shown else HIDDEN for piece, face in enumerate(self.faces)),
            pies=tuple(pie if at < self.revealed else HIDDEN for at, pie in enumerate(self.pies)),
        )
