"""What comes of declared steps: lures, loots and cards, and who may step in; each event is the only writer of it."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import Event
from game.rulebooks.pie_rats.state import Pending, State


@dataclass(slots=True)
class Declared(Event):
    """A step was announced that the Captains `waiting` may interrupt; fields as in Pending."""

    reveals: ClassVar[bool] = True

    step: str
    seat: int
    face: str = ""
    rats: tuple[int, ...] = ()
    owners: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()
    """Faces of the cards, ropes and tunnels being shown from the hand."""
    who: tuple[str, ...] = ()
    """Faces of the rats."""
    pie: int = -1
    pie_face: str = ""
    back: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()

    def change(self, state: State) -> None:
        for card, face in zip(self.cards, self.faces, strict=True):
            state.faces[card] = face
            if card in state.hands[self.seat] and card not in state.shown:
                insort(state.shown, card)
        state.pending.append(
            Pending(
                self.step,
                self.seat,
                self.face,
                self.rats,
                self.owners,
                self.cards,
                self.pie,
                self.back,
                self.waiting,
            )
        )


@dataclass(slots=True)
class Asked(Event):
    """Who is still to be asked about the step declared last."""

    waiting: tuple[int, ...]

    def change(self, state: State) -> None:
        state.pending[-1] = replace(state.pending[-1], waiting=self.waiting)


@dataclass(slots=True)
class Passed(Event):
    """A Captain lets the step go on."""

    seat: int

    def change(self, state: State) -> None:
        top = state.pending[-1]
        state.pending[-1] = replace(top, waiting=top.waiting[1:])


@dataclass(slots=True)
class Closed(Event):
    """The step declared last is over: "done", "off" (something declared is gone) or "mirrored"."""

    step: str
    seat: int
    face: str
    outcome: str

    def change(self, state: State) -> None:
        state.pending.pop()


@dataclass(slots=True)
class Lured(Event):
    """Rats changed gangs, sideways; the charisma cards went to the discards."""

    seat: int
    rats: tuple[int, ...]
    who: tuple[str, ...]
    """Faces of the rats."""
    owners: tuple[int, ...]
    cards: tuple[int, ...]

    def change(self, state: State) -> None:
        for rat, owner in zip(self.rats, self.owners, strict=True):
            state.gangs[owner].remove(rat)
            state.gangs[self.seat].append(rat)
            insort(state.sideways, rat)
        state.drop(self.seat, self.cards)
        state.used = True


@dataclass(slots=True)
class Mirrored(Event):
    """A mirror made the lure fail; its charisma cards went to the discards."""

    seat: int
    cards: tuple[int, ...]

    def change(self, state: State) -> None:
        state.drop(self.seat, self.cards)
        state.used = True


@dataclass(slots=True)
class RatDiscarded(Event):
    """A rat left the game for the discards; `why` is "bean", "call" or "pays"."""

    owner: int
    rat: int
    face: str
    why: str

    def change(self, state: State) -> None:
        state.gangs[self.owner].remove(self.rat)
        state.straighten(self.rat)
        state.discard.append(self.rat)
        state.owed = ""


@dataclass(slots=True)
class RatTaken(Event):
    """A rat was kidnapped into another gang."""

    seat: int
    owner: int
    rat: int
    face: str
    sideways: bool

    def change(self, state: State) -> None:
        state.gangs[self.owner].remove(self.rat)
        state.gangs[self.seat].append(self.rat)
        state.straighten(self.rat)
        if self.sideways:
            insort(state.sideways, self.rat)


@dataclass(slots=True)
class CharismaTaken(Event):
    """A tabled charisma card changed sides."""

    seat: int
    owner: int
    piece: int
    face: str

    def change(self, state: State) -> None:
        state.charms[self.owner].remove(self.piece)
        state.charms[self.seat].append(self.piece)


@dataclass(slots=True)
class Called(Event):
    """A Captain called the loot."""

    seat: int

    def change(self, state: State) -> None:
        state.called = True


@dataclass(slots=True)
class Looted(Event):
    """A pie was carried off: `crew` committed, of whom `back` came home by tunnel; `cards` were ropes and tunnels."""

    seat: int
    pie: int
    face: str
    crew: tuple[int, ...]
    cards: tuple[int, ...]
    back: tuple[int, ...]

    def change(self, state: State) -> None:
        state.sill.remove(self.pie)
        if not state.loot[self.seat]:
            state.first_pie[self.seat] = 1 + sum(map(len, state.loot))
        state.loot[self.seat].append(self.pie)
        for rat in self.crew:
            if rat not in self.back:
                state.gangs[self.seat].remove(rat)
                state.discard.append(rat)
        for card in self.cards:
            state.spend(self.seat, card, state.faces[card])
        state.used = True


@dataclass(slots=True)
class PenaltyDue(Event):
    """A Captain chooses which of several equal rats is discarded; `why` is "call" or "pays"."""

    seat: int
    why: str

    def change(self, state: State) -> None:
        state.owed = self.why
