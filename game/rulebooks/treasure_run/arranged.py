"""The event that lays out a scenario's position, whole."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core import HIDDEN, Event
from game.rulebooks.treasure_run.state import State


@dataclass(slots=True)
class Arranged(Event):
    """A scenario laid the farm out by hand."""

    places: tuple[str, ...]
    stuck: tuple[bool, ...]
    hands: tuple[tuple[int, ...], ...]
    shelves: tuple[tuple[int, ...], ...]
    prints: tuple[tuple[str, ...], ...]
    faces: tuple[str, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    pile: tuple[str, ...]
    croc: str
    active: int
    round: int

    def change(self, state: State) -> None:
        state.places, state.stuck = list(self.places), list(self.stuck)
        state.hands, state.shelves, state.prints = list(self.hands), list(self.shelves), list(self.prints)
        state.faces, state.deck, state.discard = list(self.faces), list(self.deck), list(self.discard)
        state.pile, state.croc = list(self.pile), self.croc
        state.active, state.round = self.active, self.round

    def seen_by(self, viewer: int, state: State) -> Event:
        shown = {*self.discard, *(self.hands[viewer] if 0 <= viewer < len(self.hands) else ())}
        faces = tuple(face if piece in shown else HIDDEN for piece, face in enumerate(self.faces))
        return replace(self, faces=faces, pile=(HIDDEN,) * len(self.pile))
