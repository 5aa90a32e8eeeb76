"""What can happen in the square; each event is the only writer of what it states."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import HIDDEN, Event
from game.rulebooks.pied_piper.state import ANSWER, DISCARD, OVER, TAKE, TURN, Attack, State

BANK = -1
STASH = -2


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
class YouthDrawn(Event):
    """The order of youth for the whole game, the youngest first."""

    youth: tuple[int, ...]

    def change(self, state: State) -> None:
        state.youth = list(self.youth)


@dataclass(slots=True)
class Drew(Event):
    """A family drew the top card; only it sees the face."""

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
    """A round began: these families have their turn in this order, and got these incomes."""

    round: int
    queue: tuple[int, ...]
    incomes: tuple[int, ...]

    def change(self, state: State) -> None:
        state.round = self.round
        state.queue = list(self.queue)
        state.phase = TURN
        for family, income in enumerate(self.incomes):
            state.tokens[family] += income
            if state.lost_incomes[family] and state.children[family]:
                state.lost_incomes[family] -= 1


@dataclass(slots=True)
class TurnBegan(Event):
    """It is a family's turn; a barred door shuts it in for this one."""

    seat: int

    def change(self, state: State) -> None:
        state.phase = TURN
        state.shut = state.barred[self.seat]
        state.barred[self.seat] = False


@dataclass(slots=True)
class TurnEnded(Event):
    """A family's turn is over."""

    seat: int

    def change(self, state: State) -> None:
        if self.seat in state.queue:
            state.queue.remove(self.seat)
        state.phase = TURN
        state.shut = False


@dataclass(slots=True)
class Shown(Event):
    """A card left a hand for the discard pile, face up: played, thrown away or spilled."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str
    why: str
    """"profit", "malice", "shield", "discard", "spilled" or "fallen"."""

    def change(self, state: State) -> None:
        state.hands[self.seat].remove(self.piece)
        state.faces[self.piece] = self.face
        state.discard.append(self.piece)


@dataclass(slots=True)
class Attacked(Event):
    """A malice asks its target for an answer."""

    malice: str
    source: int
    target: int
    waiting: tuple[int, ...]
    mirrored: bool

    def change(self, state: State) -> None:
        state.attack = Attack(self.malice, self.source, self.target, self.waiting, self.mirrored)
        state.phase = ANSWER


@dataclass(slots=True)
class Answered(Event):
    """The target answered: with a shield (shown already) or with nothing, `shield` being ""."""

    seat: int
    shield: str

    def change(self, state: State) -> None:
        return


@dataclass(slots=True)
class AttackOver(Event):
    """Nobody waits for an answer any more."""

    def change(self, state: State) -> None:
        state.attack = None
        state.phase = TURN


@dataclass(slots=True)
class Paid(Event):
    """Coins changed hands: from a family to `to`: a family, or BANK or STASH; from BANK as well."""

    source: int
    to: int
    amount: int

    def change(self, state: State) -> None:
        if self.source >= 0:
            state.tokens[self.source] -= self.amount
        if self.to >= 0:
            state.tokens[self.to] += self.amount
        elif self.to == STASH:
            state.stash += self.amount


@dataclass(slots=True)
class Marked(Event):
    """A family is under a lasting effect: "cart", "barred", "doubled" or "lulled"; `rounds` counts a cart's incomes."""

    seat: int
    effect: str
    rounds: int = 0

    def change(self, state: State) -> None:
        if self.effect == "cart":
            state.lost_incomes[self.seat] = self.rounds
        else:
            marks = {"barred": state.barred, "doubled": state.doubled, "lulled": state.lulled}
            marks[self.effect][self.seat] = True


@dataclass(slots=True)
class HandOpened(Event):
    """A family looks at another's hand, to take one card; nobody else sees it."""

    reveals: ClassVar[bool] = True

    seat: int
    target: int
    pieces: tuple[int, ...]
    faces: tuple[str, ...]

    def change(self, state: State) -> None:
        state.phase = TAKE
        for piece, face in zip(self.pieces, self.faces, strict=True):
            state.faces[piece] = face

    def seen_by(self, viewer: int, state: State) -> Event:
        return self if viewer in (self.seat, self.target) else replace(self, faces=(HIDDEN,) * len(self.faces))


@dataclass(slots=True)
class Took(Event):
    """The looker took a card and the hand closed again; `closed` are pieces that the viewer loses sight of."""

    seat: int
    target: int
    piece: int
    face: str
    closed: tuple[int, ...] = ()

    def change(self, state: State) -> None:
        state.hands[self.target].remove(self.piece)
        state.hands[self.seat].append(self.piece)
        state.faces[self.piece] = self.face
        for piece in self.closed:
            state.faces[piece] = HIDDEN
        state.phase = TURN

    def seen_by(self, viewer: int, state: State) -> Event:
        if viewer == self.seat:
            return replace(self, closed=tuple(piece for piece in state.hands[self.target] if piece != self.piece))
        # The robbed family knows what it had, but sees it no more.
        return replace(self, closed=(self.piece,)) if viewer == self.target else replace(self, face=HIDDEN)


@dataclass(slots=True)
class HandFull(Event):
    """A family must throw cards away down to the limit."""

    seat: int

    def change(self, state: State) -> None:
        state.phase = DISCARD


@dataclass(slots=True)
class ChildLost(Event):
    """A child followed the flute; `why` is "payment", "tune" or "woods"."""

    seat: int
    why: str

    def change(self, state: State) -> None:
        state.children[self.seat] -= 1
        state.graveyard += 1


@dataclass(slots=True)
class Spared(Event):
    """A Lullaby kept a child that would have been lost."""

    seat: int
    why: str

    def change(self, state: State) -> None:
        return


@dataclass(slots=True)
class Fell(Event):
    """Families lost their last child at the same moment; their coins go to the bank."""

    seats: tuple[int, ...]

    def change(self, state: State) -> None:
        moment = max(state.fell) + 1
        for seat in self.seats:
            state.fell[seat] = moment
            state.tokens[seat] = 0
            state.lost_incomes[seat] = 0
            state.barred[seat] = state.doubled[seat] = state.lulled[seat] = False
        state.queue = [seat for seat in state.queue if seat not in self.seats]


@dataclass(slots=True)
class PaymentOver(Event):
    """The piper has been paid: what lasted until then ends."""

    def change(self, state: State) -> None:
        state.doubled = [False] * len(state.doubled)
        state.lulled = [False] * len(state.lulled)


@dataclass(slots=True)
class GameEnded(Event):
    """The piper leaves; `why` is "one_family", "stash" or "children"."""

    why: str

    def change(self, state: State) -> None:
        state.phase = OVER
        state.attack = None
        state.queue = []


@dataclass(slots=True)
class Arranged(Event):
    """A scenario laid the square out by hand."""

    children: tuple[int, ...]
    tokens: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    faces: tuple[str, ...]
    stash: int
    graveyard: int
    lost_incomes: tuple[int, ...]
    barred: tuple[bool, ...]
    doubled: tuple[bool, ...]
    lulled: tuple[bool, ...]
    fell: tuple[int, ...]
    queue: tuple[int, ...]
    round: int

    def change(self, state: State) -> None:
        state.children, state.tokens = list(self.children), list(self.tokens)
        state.hands = [list(hand) for hand in self.hands]
        state.deck, state.discard, state.faces = list(self.deck), list(self.discard), list(self.faces)
        state.stash, state.graveyard = self.stash, self.graveyard
        state.lost_incomes, state.barred = list(self.lost_incomes), list(self.barred)
        state.doubled, state.lulled = list(self.doubled), list(self.lulled)
        state.fell, state.queue, state.round = list(self.fell), list(self.queue), self.round

    def seen_by(self, viewer: int, state: State) -> Event:
        shown = {*self.discard, *(self.hands[viewer] if 0 <= viewer < len(self.hands) else ())}
        return replace(self, faces=tuple(f if p in shown else HIDDEN for p, f in enumerate(self.faces)))
