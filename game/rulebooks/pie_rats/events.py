"""What can happen at the farmhouse; each event is the only writer of what it states."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import HIDDEN, Event
from game.rulebooks.pie_rats.state import OVER, PHASES, REVEAL, Pending, State


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
        _spend(state, self.seat, self.piece, self.face)


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
        _drop(state, self.seat, self.cards)
        state.used = True


@dataclass(slots=True)
class Mirrored(Event):
    """A mirror made the lure fail; its charisma cards went to the discards."""

    seat: int
    cards: tuple[int, ...]

    def change(self, state: State) -> None:
        _drop(state, self.seat, self.cards)
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
        _straighten(state, self.rat)
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
        _straighten(state, self.rat)
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
            _spend(state, self.seat, card, state.faces[card])
        state.used = True


@dataclass(slots=True)
class PenaltyDue(Event):
    """A Captain chooses which of several equal rats is discarded; `why` is "call" or "pays"."""

    seat: int
    why: str

    def change(self, state: State) -> None:
        state.owed = self.why


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


def _spend(state: State, seat: int, piece: int, face: str) -> None:
    state.hands[seat].remove(piece)
    if piece in state.shown:
        state.shown.remove(piece)
    state.faces[piece] = face
    state.discard.append(piece)


def _drop(state: State, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        state.charms[seat].remove(card)
        state.discard.append(card)


def _straighten(state: State, rat: int) -> None:
    if rat in state.sideways:
        state.sideways.remove(rat)
