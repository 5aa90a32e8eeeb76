"""What can happen on the farm; each event is the only writer of what it states."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import HIDDEN, Event
from game.rulebooks.treasure_run.board import SHIP, START
from game.rulebooks.treasure_run.cards import FACTS, RANK
from game.rulebooks.treasure_run.state import CAUGHT, CHEST, DISCARD, MOVE, OVER, TURN, State


def shelf_of(state: State, seat: int) -> int:
    """Whose shelf holds a rat's pieces: its own, or the crew's one."""
    return seat if len(state.shelves) > 1 else 0


def _put(state: State, seat: int, kind: str, copies: int) -> None:
    shelf, at = shelf_of(state, seat), RANK[kind]
    held = state.shelves[shelf]
    state.shelves[shelf] = (*held[:at], held[at] + copies, *held[at + 1 :])


@dataclass(slots=True)
class OrderDrawn(Event):
    """The order of turns for the whole game: the youngest, then clockwise."""

    order: tuple[int, ...]

    def change(self, state: State) -> None:
        state.order = list(self.order)


@dataclass(slots=True)
class Shuffled(Event):
    """These Pie Cards, top last, became the deck with these faces; a reshuffle gives the discards' faces new pieces."""

    deck: tuple[int, ...]
    faces: tuple[str, ...]

    def change(self, state: State) -> None:
        state.deck = list(self.deck)
        state.discard = []
        for piece, face in zip(self.deck, self.faces, strict=True):
            state.faces[piece] = face

    def seen_by(self, viewer: int, state: State) -> Event:
        return replace(self, faces=(HIDDEN,) * len(self.faces))


@dataclass(slots=True)
class Buried(Event):
    """The treasure was shuffled into a pile, top last."""

    pile: tuple[str, ...]

    def change(self, state: State) -> None:
        state.pile = list(self.pile)

    def seen_by(self, viewer: int, state: State) -> Event:
        return replace(self, pile=(HIDDEN,) * len(self.pile))


@dataclass(slots=True)
class RoundBegan(Event):
    """A round began."""

    round: int

    def change(self, state: State) -> None:
        state.round = self.round


@dataclass(slots=True)
class TurnBegan(Event):
    """It is a rat's turn."""

    seat: int

    def change(self, state: State) -> None:
        state.active = self.seat
        state.phase = TURN
        state.played = state.sure = False
        state.dice = 1
        state.left = 0
        state.came = ""


@dataclass(slots=True)
class Drew(Event):
    """A rat drew the top Pie Card; only it sees the face."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str

    def change(self, state: State) -> None:
        state.deck.pop()
        state.hands[self.seat] = (*state.hands[self.seat], self.piece)
        state.faces[self.piece] = self.face

    def seen_by(self, viewer: int, state: State) -> Event:
        return self if viewer == self.seat else replace(self, face=HIDDEN)


@dataclass(slots=True)
class HandFull(Event):
    """A rat must throw a Pie Card away."""

    seat: int

    def change(self, state: State) -> None:
        state.phase = DISCARD


@dataclass(slots=True)
class Laid(Event):
    """A Pie Card left a hand for the discards, face up; `why` is "play", "shield" or "limit"."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str
    why: str

    def change(self, state: State) -> None:
        state.hands[self.seat] = tuple(piece for piece in state.hands[self.seat] if piece != self.piece)
        state.faces[self.piece] = self.face
        state.discard.append(self.piece)
        if self.why == "play":
            state.played = True


@dataclass(slots=True)
class Readied(Event):
    """A played card changes the move: "dash" rolls two dice, "sure" passes an obstacle, "rush" adds steps."""

    seat: int
    effect: str

    def change(self, state: State) -> None:
        if self.effect == "dash":
            state.dice = 2
        elif self.effect == "sure":
            state.sure = True
        else:
            state.left += FACTS.rush


@dataclass(slots=True)
class Rolled(Event):
    """A rat rolled for its move."""

    seat: int
    dice: tuple[int, ...]

    def change(self, state: State) -> None:
        state.phase = MOVE
        state.left = sum(self.dice)
        state.came = ""


@dataclass(slots=True)
class Walked(Event):
    """A rat walked these spaces; the ship ends every move."""

    seat: int
    path: tuple[str, ...]

    def change(self, state: State) -> None:
        before = (state.places[self.seat], *self.path)
        state.came, state.places[self.seat] = before[-2], before[-1]
        state.left = 0 if before[-1] == SHIP else state.left - len(self.path)


@dataclass(slots=True)
class Tried(Event):
    """A rat rolled for the obstacle that it stands on."""

    seat: int
    place: str
    die: int
    passed: bool

    def change(self, state: State) -> None:
        state.stuck[self.seat] = not self.passed


@dataclass(slots=True)
class Passed(Event):
    """Sure Paws took a rat past an obstacle without a roll."""

    seat: int
    place: str

    def change(self, state: State) -> None:
        state.sure = state.stuck[self.seat] = False


@dataclass(slots=True)
class Burrowed(Event):
    """A rat came up at another treasure space."""

    seat: int
    place: str

    def change(self, state: State) -> None:
        state.places[self.seat] = self.place
        state.stuck[self.seat] = False


@dataclass(slots=True)
class CrocWalked(Event):
    """Croc walked these spaces of his beat; `why` is "round", "noise" or "whistle"."""

    path: tuple[str, ...]
    why: str

    def change(self, state: State) -> None:
        state.croc = self.path[-1]


@dataclass(slots=True)
class Cornered(Event):
    """Croc has rats on his space: they answer in this order; `then` says what follows."""

    seats: tuple[int, ...]
    then: str

    def change(self, state: State) -> None:
        state.caught = self.seats
        state.then = self.then
        state.phase = CAUGHT


def _next_fate(state: State) -> None:
    state.caught = state.caught[1:]
    if not state.caught:
        state.phase = TURN
        state.then = ""


@dataclass(slots=True)
class SentBack(Event):
    """Croc sent the rat back to the start."""

    seat: int

    def change(self, state: State) -> None:
        state.places[self.seat] = START
        state.stuck[self.seat] = False
        _next_fate(state)


@dataclass(slots=True)
class Shielded(Event):
    """A Crust Shield (laid already) kept the rat where it is."""

    seat: int

    def change(self, state: State) -> None:
        _next_fate(state)


@dataclass(slots=True)
class ChestReached(Event):
    """A rat stands before a chest and has a choice."""

    seat: int

    def change(self, state: State) -> None:
        state.phase = CHEST


@dataclass(slots=True)
class LeftAlone(Event):
    """A rat touched nothing."""

    seat: int

    def change(self, state: State) -> None:
        return


@dataclass(slots=True)
class Found(Event):
    """A rat took the top Treasure Card, and left its paw print on the chest."""

    reveals: ClassVar[bool] = True

    seat: int
    treasure: str

    def change(self, state: State) -> None:
        state.pile.pop()
        _put(state, self.seat, self.treasure, 1)
        state.prints[self.seat] = (*state.prints[self.seat], state.places[self.seat])


@dataclass(slots=True)
class PrintsCleared(Event):
    """A rat had a print on every chest; all give it a card again."""

    seat: int

    def change(self, state: State) -> None:
        state.prints[self.seat] = ()


@dataclass(slots=True)
class TradedIn(Event):
    """Two duplicates went into the pile for one piece of it; the pile was shuffled, top last."""

    seat: int
    give: tuple[str, str]
    take: str
    pile: tuple[str, ...]

    def change(self, state: State) -> None:
        for kind in self.give:
            _put(state, self.seat, kind, -1)
        _put(state, self.seat, self.take, 1)
        state.pile = list(self.pile)

    def seen_by(self, viewer: int, state: State) -> Event:
        return replace(self, pile=(HIDDEN,) * len(self.pile))


@dataclass(slots=True)
class Exchanged(Event):
    """Two rats exchanged a piece each; `why` is "barter" or "swap"."""

    seat: int
    give: str
    other: int
    take: str
    why: str

    def change(self, state: State) -> None:
        for kind, source, to in ((self.give, self.seat, self.other), (self.take, self.other, self.seat)):
            _put(state, source, kind, -1)
            _put(state, to, kind, 1)


@dataclass(slots=True)
class Stolen(Event):
    """Sticky Paws took a duplicate from another rat."""

    seat: int
    other: int
    take: str

    def change(self, state: State) -> None:
        _put(state, self.other, self.take, -1)
        _put(state, self.seat, self.take, 1)


@dataclass(slots=True)
class GameEnded(Event):
    """The run is over; `why` is "home", "rounds", "crew" or "farm_woke", `seat` the rat that came home, or -1."""

    why: str
    seat: int

    def change(self, state: State) -> None:
        state.phase = OVER
        state.ending = self.why
        state.winner = self.seat
        state.left = 0
        state.came = ""
