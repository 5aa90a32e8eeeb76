"""The farmhouse: gangs, charisma, hands, pies, and the steps that wait for answers."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core import HIDDEN
from game.rulebooks.pie_rats.cards import DECK_SIZE, PIES

REVEAL = "reveal"
CHARM = "charm"
CREW = "crew"
DEFEND = "defend"
LURE = "lure"
LOOT = "loot"
REFRESH = "refresh"
OVER = "over"
PHASES = (CHARM, CREW, DEFEND, LURE, LOOT, REFRESH)
"""The phases in which Captains act, in their order; the first of the six, REVEAL, needs nobody."""

CARD = "card"
MIRRORED = "mirror"


@dataclass(frozen=True, slots=True)
class Pending:
    """A declared step that the others may interrupt: `waiting` are the seats still to be asked, in order.

    `kind` is LURE, LOOT, CARD or MIRRORED. `rats` stand with their `owners`; a theft names its card in `cards`.
    """

    kind: str
    seat: int
    face: str = ""
    rats: tuple[int, ...] = ()
    owners: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    pie: int = -1
    back: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()


@dataclass(slots=True)
class State:
    """Lists are by Captain. Cards are pieces 0..88 whose faces may be hidden; deck and discard have their top last."""

    gangs: list[list[int]]
    charms: list[list[int]]
    """Tabled charisma cards."""
    hands: list[list[int]]
    loot: list[list[int]]
    """Pies carried off, in order."""
    first_pie: list[int]
    """0, or the how-many-eth pie of the game was this Captain's first."""
    defended: list[bool]
    """May not lure this round."""
    faces: list[str] = field(default_factory=lambda: [HIDDEN] * DECK_SIZE)
    deck: list[int] = field(default_factory=lambda: list(range(DECK_SIZE)))
    discard: list[int] = field(default_factory=list)
    pies: list[str] = field(default_factory=lambda: [HIDDEN] * PIES)
    """All pies in the order in which they come; those beyond the game's number stay in the box."""
    revealed: int = 0
    sill: list[int] = field(default_factory=list)
    sideways: list[int] = field(default_factory=list)
    """Rats that nobody can lure now, sorted."""
    shown: list[int] = field(default_factory=list)
    """Cards that went back to a hand after everybody saw them, sorted."""
    queue: list[int] = field(default_factory=list)
    """Captains who still have their step in this phase, the present one first."""
    pending: list[Pending] = field(default_factory=list)
    """Steps that wait, the last declared last."""
    phase: str = REVEAL
    lead: int = 0
    round: int = 0
    used: bool = False
    """The present step has had its lure or its loot."""
    called: bool = False
    bare: bool = False
    """The sill was empty when the present step began."""
    owed: str = ""
    """"call" or "pays" while the present Captain must choose which of several equal rats is discarded."""

    def copy(self) -> State:
        """An equal state that shares nothing mutable."""
        return State(
            [gang[:] for gang in self.gangs],
            [cards[:] for cards in self.charms],
            [hand[:] for hand in self.hands],
            [pies[:] for pies in self.loot],
            self.first_pie[:],
            self.defended[:],
            self.faces[:],
            self.deck[:],
            self.discard[:],
            self.pies[:],
            self.revealed,
            self.sill[:],
            self.sideways[:],
            self.shown[:],
            self.queue[:],
            self.pending[:],
            self.phase,
            self.lead,
            self.round,
            self.used,
            self.called,
            self.bare,
            self.owed,
        )

    def spend(self, seat: int, piece: int, face: str) -> None:
        """A card leaves a hand for the discards, face up."""
        self.hands[seat].remove(piece)
        if piece in self.shown:
            self.shown.remove(piece)
        self.faces[piece] = face
        self.discard.append(piece)

    def drop(self, seat: int, cards: tuple[int, ...]) -> None:
        """Tabled charisma cards go to the discards."""
        for card in cards:
            self.charms[seat].remove(card)
            self.discard.append(card)

    def straighten(self, rat: int) -> None:
        """A rat is turned upright, if it was not."""
        if rat in self.sideways:
            self.sideways.remove(rat)


def blank(seats: int) -> State:
    """Everybody seated, nothing dealt."""
    return State(
        gangs=[[] for _ in range(seats)],
        charms=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        loot=[[] for _ in range(seats)],
        first_pie=[0] * seats,
        defended=[False] * seats,
    )
