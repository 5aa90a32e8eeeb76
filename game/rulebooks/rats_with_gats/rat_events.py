"""What becomes of the rats: how they are made, ranked, crowned and lost."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core import HIDDEN, Event
from game.rulebooks.rats_with_gats.state import (
    AWAY,
    BEFORE,
    CAPTURED,
    FLED,
    GHOST,
    GONE,
    KNOCKED_OUT,
    LIVING,
    NOBODY,
    NOW,
    UNKNOWN,
    Rat,
    State,
    Technique,
)

MASKED = Technique(NOBODY, UNKNOWN, HIDDEN)


@dataclass(slots=True)
class Described(Event):
    """A player answered what its rat looks and smells like, what it said first, and whether it is good at maths."""

    seat: int
    looks: str
    smell: str
    words: str
    maths: bool

    def change(self, state: State) -> None:
        state.rats[self.seat] = replace(
            state.rats[self.seat], looks=self.looks, smell=self.smell, words=self.words, maths=self.maths
        )


@dataclass(slots=True)
class Gossiped(Event):
    """Somebody said what pirates like, or hate, about another's rat."""

    seat: int
    about: int
    liked: bool
    text: str

    def change(self, state: State) -> None:
        rat = state.rats[self.about]
        state.rats[self.about] = replace(rat, liked=self.text) if self.liked else replace(rat, hated=self.text)


@dataclass(slots=True)
class RanksDrawn(Event):
    """The ranks that chance gave at the start."""

    ranks: tuple[int, ...]

    def change(self, state: State) -> None:
        state.rats = [replace(rat, rank=rank) for rat, rank in zip(state.rats, self.ranks, strict=True)]


@dataclass(slots=True)
class Invented(Event):
    """An author wrote techniques into these slots of a rat; only the holder reads them."""

    author: int
    holder: int
    slots: tuple[int, ...]
    numbers: tuple[int, ...]
    names: tuple[str, ...]

    def change(self, state: State) -> None:
        rat = state.rats[self.holder]
        techniques = list(rat.techniques)
        for slot, number, name in zip(self.slots, self.numbers, self.names, strict=True):
            techniques[slot] = Technique(self.author, number, name)
        state.rats[self.holder] = replace(rat, techniques=tuple(techniques))

    def seen_by(self, viewer: int, state: State) -> Event:
        if viewer == self.holder:
            return self
        count = len(self.slots)
        return replace(self, numbers=(UNKNOWN,) * count, names=(HIDDEN,) * count)


@dataclass(slots=True)
class SwapOffered(Event):
    """A rat offers an own technique for one of the partner's."""

    seat: int
    mine: int
    partner: int
    theirs: int

    def change(self, state: State) -> None:
        state.offer = (self.seat, self.mine, self.partner, self.theirs)


@dataclass(slots=True)
class SwapRefused(Event):
    """The partner would not swap."""

    seat: int
    partner: int

    def change(self, state: State) -> None:
        state.offer = ()
        state.refusals.append(self.partner)


@dataclass(slots=True)
class Swapped(Event):
    """Two techniques changed hands; each side reads the one it got, and no longer the one it gave."""

    reveals: ClassVar[bool] = True

    seat: int
    mine: int
    partner: int
    theirs: int
    got_number: int
    got_name: str
    gave_number: int
    gave_name: str

    def change(self, state: State) -> None:
        rats = state.rats
        own, other = rats[self.seat].techniques[self.mine], rats[self.partner].techniques[self.theirs]
        self._put(state, self.seat, self.mine, Technique(other.author, self.got_number, self.got_name))
        self._put(state, self.partner, self.theirs, Technique(own.author, self.gave_number, self.gave_name))
        state.offer, state.refusals = (), []

    @staticmethod
    def _put(state: State, seat: int, slot: int, technique: Technique) -> None:
        rat = state.rats[seat]
        state.rats[seat] = replace(rat, techniques=(*rat.techniques[:slot], technique, *rat.techniques[slot + 1 :]))

    def seen_by(self, viewer: int, state: State) -> Event:
        seen = self if viewer == self.seat else replace(self, got_number=UNKNOWN, got_name=HIDDEN)
        return seen if viewer == self.partner else replace(seen, gave_number=UNKNOWN, gave_name=HIDDEN)


@dataclass(slots=True)
class PassedRound(Event):
    """All techniques were passed on at once; by seat: the authors, numbers and names that it now holds."""

    reveals: ClassVar[bool] = True

    authors: tuple[tuple[int, ...], ...]
    numbers: tuple[tuple[int, ...], ...]
    names: tuple[tuple[str, ...], ...]

    def change(self, state: State) -> None:
        for seat, rat in enumerate(state.rats):
            held = zip(self.authors[seat], self.numbers[seat], self.names[seat], strict=True)
            state.rats[seat] = replace(rat, techniques=tuple(Technique(*one) for one in held))

    def seen_by(self, viewer: int, state: State) -> Event:
        own = range(len(self.authors))
        return replace(
            self,
            numbers=tuple(self.numbers[s] if s == viewer else (UNKNOWN,) * 3 for s in own),
            names=tuple(self.names[s] if s == viewer else (HIDDEN,) * 3 for s in own),
        )


@dataclass(slots=True)
class Assigned(Event):
    """A player gave Jack, Queen and King a technique each; nobody else can tell which any more."""

    seat: int
    order: tuple[int, ...]

    def change(self, state: State) -> None:
        rat = state.rats[self.seat]
        techniques = tuple(rat.techniques[slot] for slot in self.order) if self.order else (MASKED,) * 3
        state.rats[self.seat] = replace(rat, techniques=techniques, assigned=True)

    def seen_by(self, viewer: int, state: State) -> Event:
        return self if viewer == self.seat else replace(self, order=())


@dataclass(slots=True)
class TechniqueUsed(Event):
    """A court card called up a technique (slot 0 Jack, 1 Queen, 2 King); from now on everybody knows it."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    author: int
    number: int
    text: str

    def change(self, state: State) -> None:
        rat = state.rats[self.seat]
        shown = Technique(self.author, self.number, self.text, True)
        techniques = (*rat.techniques[: self.slot], shown, *rat.techniques[self.slot + 1 :])
        state.rats[self.seat] = replace(rat, techniques=techniques)


@dataclass(slots=True)
class QualitiesAgreed(Event):
    """The pirate qualities that the votes go by."""

    seat: int
    text: str

    def change(self, state: State) -> None:
        state.qualities = self.text


@dataclass(slots=True)
class RankChanged(Event):
    """A rank rose or fell: "vote", "gat", "name", "given", "promote" or "captain_tax"."""

    seat: int
    rank: int
    why: str
    by: int = NOBODY
    """Who gave it away."""

    def change(self, state: State) -> None:
        rat = state.rats[self.seat]
        paid = (rat.paid[0] or self.why == "gat", rat.paid[1] or self.why == "name")
        state.rats[self.seat] = replace(rat, rank=self.rank, paid=paid)
        if self.by != NOBODY:
            state.third.remove(self.by)


@dataclass(slots=True)
class NothingToGive(Event):
    """A third objective is done, but no other rat is there to be given a rank."""

    seat: int

    def change(self, state: State) -> None:
        state.third.remove(self.seat)


@dataclass(slots=True)
class Achieved(Event):
    """A rat got its gat (`what` 0) or its name (1)."""

    seat: int
    what: int
    text: str

    def change(self, state: State) -> None:
        rat = state.rats[self.seat]
        done = replace(rat, name=self.text, name_since=NOW) if self.what else replace(rat, gat=self.text, gat_since=NOW)
        state.rats[self.seat] = done


@dataclass(slots=True)
class ItemMoved(Event):
    """A gat (0) or a name (1) changed hands: for a refused tax, or `back` again; NOBODY keeps what nobody can take."""

    what: int
    source: int
    to: int
    text: str
    back: bool

    def change(self, state: State) -> None:
        rats, since = state.rats, BEFORE if self.back else self.source
        one, other = rats[self.source], rats[self.to] if self.to != NOBODY else Rat()
        if self.what:
            rats[self.source] = replace(one, name=None, name_since=BEFORE)
            other = replace(other, name=self.text, name_since=since)
        else:
            rats[self.source] = replace(one, gat=None, gat_since=BEFORE)
            other = replace(other, gat=self.text, gat_since=since)
        if self.to != NOBODY:
            rats[self.to] = other


@dataclass(slots=True)
class Banned(Event):
    """A rat that took a taxed thing and failed may ask no tax for the rest of the scene."""

    seat: int

    def change(self, state: State) -> None:
        state.banned[self.seat] = True


@dataclass(slots=True)
class CrewDone(Event):
    """A crew objective (0 ship, 1 captain, 2 piracy) is done, by this rat's doing."""

    what: int
    seat: int

    def change(self, state: State) -> None:
        state.crew[self.what] = True
        state.crew_by[self.what] = self.seat


@dataclass(slots=True)
class CrewReopened(Event):
    """Crew objectives are open again: the ship was "lost", or whoever did them "fled"."""

    whats: tuple[int, ...]
    why: str

    def change(self, state: State) -> None:
        for what in self.whats:
            state.crew[what] = False
            state.crew_by[what] = BEFORE
        if 0 in self.whats:
            state.captain = NOBODY


@dataclass(slots=True)
class HatTaken(Event):
    """Somebody is Captain now (NOBODY: nobody is): by "rank", "vote", "chance", "duel"; or the hat fell: "resigned",
    "left"."""

    seat: int
    why: str
    before: int = NOBODY

    def change(self, state: State) -> None:
        state.captain = self.seat


@dataclass(slots=True)
class Fled(Event):
    """A rat ran: what it got in this scene by its own doing is lost."""

    seat: int

    def change(self, state: State) -> None:
        state.places[self.seat] = FLED
        rat = state.rats[self.seat]
        if rat.gat_since == NOW:
            rat = replace(rat, gat=None, gat_since=BEFORE)
        if rat.name_since == NOW:
            rat = replace(rat, name=None, name_since=BEFORE)
        state.rats[self.seat] = rat


@dataclass(slots=True)
class RatLeft(Event):
    """A rat left the scene: "captured", "knocked_out"; or for good: "dead", "retired", "kicked"; `third`: in glory."""

    seat: int
    how: str
    third: bool = False

    def change(self, state: State) -> None:
        away = {"captured": CAPTURED, "knocked_out": KNOCKED_OUT}.get(self.how)
        if away is None:
            state.rats[self.seat] = replace(state.rats[self.seat], status=GONE)
        if not state.deep[self.seat]:
            state.places[self.seat] = away or AWAY
        if self.third:
            state.third.append(self.seat)


@dataclass(slots=True)
class GhostRose(Event):
    """A dead rat stays aboard as a ghost."""

    seat: int
    place: str

    def change(self, state: State) -> None:
        state.rats[self.seat] = replace(state.rats[self.seat], status=GHOST)
        state.places[self.seat] = self.place


@dataclass(slots=True)
class RatBorn(Event):
    """A player makes a new rat: rank 1, techniques still to be written by these authors, the old hand."""

    seat: int
    authors: tuple[int, ...]

    def change(self, state: State) -> None:
        techniques = tuple(Technique(author) for author in self.authors)
        number = state.rats[self.seat].number + 1
        state.rats[self.seat] = Rat(rank=1, techniques=techniques, number=number, status=LIVING)
