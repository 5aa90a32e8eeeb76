"""What happens in a scene besides its challenges."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import Event
from game.rulebooks.rats_with_gats.state import BEFORE, DEEP, IN, Obstacle, State


@dataclass(slots=True)
class SceneBegan(Event):
    """A scene began: who plays the Deep, and how many obstacles the list must hold."""

    scene: int
    deep: tuple[bool, ...]
    target: int

    def change(self, state: State) -> None:
        seats = len(self.deep)
        state.scene, state.deep, state.target, state.joker_debt = self.scene, list(self.deep), self.target, 0
        state.ever_deep = [ever or now for ever, now in zip(state.ever_deep, self.deep, strict=True)]
        state.places = [DEEP if deep else IN for deep in self.deep]
        for flags in (state.challenged, state.chance, state.contested, state.banned):
            flags[:] = [False] * seats
        state.aims = [""] * seats
        state.crew_by = [BEFORE] * 3
        state.rats = [replace(rat, gat_since=BEFORE, name_since=BEFORE) for rat in state.rats]
        state.turns = 0


@dataclass(slots=True)
class ObstacleDrawn(Event):
    """The top card joined the list of obstacles."""

    reveals: ClassVar[bool] = True

    piece: int
    face: str

    def change(self, state: State) -> None:
        state.deck.pop()
        state.faces[self.piece] = self.face
        state.obstacles.append(Obstacle((self.piece,)))


@dataclass(slots=True)
class JokerDrawn(Event):
    """A Joker drawn as an obstacle is discarded; this scene's target (`now`) or the next one's grows by 1."""

    reveals: ClassVar[bool] = True

    piece: int
    face: str
    now: bool

    def change(self, state: State) -> None:
        state.deck.pop()
        state.faces[self.piece] = self.face
        insort(state.discard, self.piece)
        if self.now:
            state.target += 1
        else:
            state.joker_debt += 1


@dataclass(slots=True)
class Framed(Event):
    """The Deep set the scene."""

    seat: int
    where: str
    doing: str
    odd: str
    shown: str

    def change(self, state: State) -> None:
        return


@dataclass(slots=True)
class FreePlay(Event):
    """The rats do as they like, and the Deep watches; the how-many-eth time in this scene."""

    turn: int

    def change(self, state: State) -> None:
        state.turns = self.turn


@dataclass(slots=True)
class Spoke(Event):
    """A rat said what it does, and which objective (a tag, or "") it has in mind."""

    seat: int
    aim: str
    text: str

    def change(self, state: State) -> None:
        state.aims[self.seat] = self.aim


@dataclass(slots=True)
class Narrated(Event):
    """Somebody told a part of it: as "hero", "helper", "deep" (or a duel's challenger), or "party" at the very end."""

    seat: int
    role: str
    text: str
    faces: tuple[str, ...] = ()
    """The cards that say how."""

    def change(self, state: State) -> None:
        return


@dataclass(slots=True)
class SceneEnded(Event):
    """The scene is over: the "deep" ended it, "no_rats" are left, or it went on "too_long"."""

    scene: int
    why: str

    def change(self, state: State) -> None:
        state.was_deep = state.deep[:]
