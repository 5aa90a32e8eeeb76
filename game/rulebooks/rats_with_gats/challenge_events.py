"""What happens in a challenge, and what Pirate Luck does to it."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import Event
from game.rulebooks.rats_with_gats.cards import PRINTED
from game.rulebooks.rats_with_gats.state import NOBODY, NONE, TAGS, Challenge, Obstacle, State

PERSONAL = TAGS[:3]


def put(state: State, piece: int, obstacle: Obstacle) -> None:
    """Write an obstacle in the place of the one with this first card."""
    state.obstacles[state.index(piece)] = obstacle


def drop(state: State, piece: int) -> None:
    """Discard an obstacle with its column, a revealed card that lies under it included."""
    obstacle = state.obstacles.pop(state.index(piece))
    for card in obstacle.cards:
        insort(state.discard, card)
    if obstacle.open:
        insort(state.discard, obstacle.laid)


def challenge(state: State) -> Challenge:
    """The challenge that is going on."""
    assert state.challenge is not None
    return state.challenge


@dataclass(slots=True)
class LuckStruck(Event):
    """A Joker swept an obstacle away, and the whole column with it."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str
    obstacle: int

    def change(self, state: State) -> None:
        state.hands[self.seat].remove(self.piece)
        state.faces[self.piece] = self.face
        insort(state.discard, self.piece)
        drop(state, self.obstacle)


@dataclass(slots=True)
class ChallengeCalled(Event):
    """A rat is challenged: by the "deep", to a "duel", or for the "hat"."""

    form: str
    caller: int
    rat: int

    def change(self, state: State) -> None:
        state.challenge = Challenge(self.form, self.caller, self.rat, self.rat)
        state.challenges += 1
        if self.form == "hat":
            state.contested[self.caller] = True


@dataclass(slots=True)
class DuelVetoed(Event):
    """The Deep would not have this duel."""

    seat: int
    caller: int
    target: int

    def change(self, state: State) -> None:
        return


@dataclass(slots=True)
class DuelLaid(Event):
    """The challenger's card lies there as an obstacle for this one challenge."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str

    def change(self, state: State) -> None:
        state.hands[self.seat].remove(self.piece)
        state.faces[self.piece] = self.face
        state.obstacles.append(Obstacle((self.piece,), applied=True, temporary=True))


@dataclass(slots=True)
class StakesSet(Event):
    """What success and failure would mean."""

    seat: int
    tag: str
    success: str
    failure: str

    def change(self, state: State) -> None:
        state.challenge = replace(challenge(state), tag=self.tag, success=self.success, failure=self.failure)


@dataclass(slots=True)
class ObstacleApplied(Event):
    """An obstacle became part of the challenge, or (`on` false) no longer is."""

    seat: int
    obstacle: int
    face: str
    on: bool

    def change(self, state: State) -> None:
        put(state, self.obstacle, replace(state.obstacles[state.index(self.obstacle)], applied=self.on))
        if not self.on:
            now = challenge(state)
            state.challenge = replace(now, fiddled=now.fiddled + 1)


@dataclass(slots=True)
class TaxAsked(Event):
    """The challenged rat asks another to take over, by its "gat" or its "name"."""

    what: str
    seat: int
    helper: int

    def change(self, state: State) -> None:
        state.challenge = replace(challenge(state), tax=self.what, helper=self.helper)


@dataclass(slots=True)
class TaxAnswered(Event):
    """The helper takes over, and is the challenged rat from now on; or refuses."""

    what: str
    seat: int
    helper: int
    accepted: bool

    def change(self, state: State) -> None:
        now = challenge(state)
        state.challenge = (
            replace(now, answer="accepted", hero=self.helper) if self.accepted else replace(now, answer="refused")
        )


@dataclass(slots=True)
class HelpPromised(Event):
    """Another rat will lay a card under this obstacle."""

    seat: int
    obstacle: int

    def change(self, state: State) -> None:
        put(state, self.obstacle, replace(state.obstacles[state.index(self.obstacle)], helper=self.seat))


@dataclass(slots=True)
class CardLaid(Event):
    """A card lies face down under an obstacle (BLIND: the top of the deck will)."""

    seat: int
    piece: int
    obstacle: int

    def change(self, state: State) -> None:
        now = state.obstacles[state.index(self.obstacle)]
        put(state, self.obstacle, replace(now, laid=self.piece, layer=self.seat))


@dataclass(slots=True)
class CardTakenBack(Event):
    """The laid card went back, unseen."""

    seat: int
    obstacle: int

    def change(self, state: State) -> None:
        now = state.obstacles[state.index(self.obstacle)]
        put(state, self.obstacle, replace(now, laid=NONE, layer=NOBODY))
        going_on = challenge(state)
        state.challenge = replace(going_on, fiddled=going_on.fiddled + 1)


@dataclass(slots=True)
class Played(Event):
    """A laid card was turned up; `blind`: it is the top of the deck (and goes away if it is a Joker)."""

    reveals: ClassVar[bool] = True

    seat: int
    piece: int
    face: str
    obstacle: int
    blind: bool = False

    def change(self, state: State) -> None:
        if self.blind:
            state.deck.pop()
        else:
            state.hands[self.seat].remove(self.piece)
        state.faces[self.piece] = self.face
        if self.face not in PRINTED:
            insort(state.discard, self.piece)
            return
        now = state.obstacles[state.index(self.obstacle)]
        put(state, self.obstacle, replace(now, laid=self.piece, open=True))


@dataclass(slots=True)
class Compared(Event):
    """What came of a card: its worth (`bonus` included; 0 for a technique, which always wins) against the value."""

    obstacle: int
    title: str
    """The obstacle's first card."""
    seat: int
    face: str
    worth: int
    bonus: int
    value: int
    beaten: bool
    draws: bool

    def change(self, state: State) -> None:
        now = state.obstacles[state.index(self.obstacle)]
        put(state, self.obstacle, replace(now, beaten=int(self.beaten)))
        if self.draws:
            going_on = challenge(state)
            state.challenge = replace(going_on, draws=going_on.draws + 1)


@dataclass(slots=True)
class Unanswered(Event):
    """No card was played against an applied obstacle: it is not beaten."""

    obstacle: int
    title: str

    def change(self, state: State) -> None:
        now = state.obstacles[state.index(self.obstacle)]
        put(state, self.obstacle, replace(now, beaten=0, laid=NONE, layer=NOBODY))


@dataclass(slots=True)
class CalledOff(Event):
    """No applied obstacle is left: the challenge has no result."""

    rat: int

    def change(self, state: State) -> None:
        state.challenge = replace(challenge(state), off=True)


@dataclass(slots=True)
class Resolved(Event):
    """Whether the challenge was won, and the first cards of what was and was not beaten."""

    rat: int
    hero: int
    success: bool
    beaten: tuple[str, ...]
    failed: tuple[str, ...]

    def change(self, state: State) -> None:
        now = challenge(state)
        state.challenge = replace(now, result=int(self.success))
        for seat in (now.rat, now.hero):
            state.challenged[seat] = True
        # What is at stake is the tag's objective, or the one that the rat said it was after.
        for goal in {now.tag, state.aims[now.rat]} - {""}:
            state.chance[now.rat] = True
            if goal in PERSONAL:
                state.ever_chance[now.rat] = True
            else:
                state.chance[now.hero] = True


@dataclass(slots=True)
class Placed(Event):
    """A played card was turned by 90 degrees and gives its obstacle the new value; `beats` so far."""

    obstacle: int
    face: str
    beats: int

    def change(self, state: State) -> None:
        now = state.obstacles[state.index(self.obstacle)]
        column = replace(now, cards=(*now.cards, now.laid), won=(*now.won, bool(now.beaten)))
        put(state, self.obstacle, replace(column, laid=NONE, open=False))


@dataclass(slots=True)
class ObstacleGone(Event):
    """An obstacle left with its column: "beaten" often enough, or the "duel" is over."""

    obstacle: int
    title: str
    why: str

    def change(self, state: State) -> None:
        drop(state, self.obstacle)


@dataclass(slots=True)
class ChallengeClosed(Event):
    """The challenge is history."""

    def change(self, state: State) -> None:
        state.challenge = None
        state.obstacles = [Obstacle(o.cards, o.won) for o in state.obstacles]
