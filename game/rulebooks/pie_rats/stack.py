"""A position at the farmhouse laid out by hand, for scenario files."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.rulebooks.pie_rats.cards import CHARISMA, DECK, FACTS, RATS
from game.rulebooks.pie_rats.events import Arranged
from game.rulebooks.pie_rats.state import State

if TYPE_CHECKING:
    from game.rulebooks.pie_rats.rules import PieRules

BY_CAPTAIN = ("gangs", "charms", "hands", "loot")
ALL_THE_REST = "*"
Piles = list[list[str]]


class Stack(BaseModel):
    """Where everything lies in the midst of a phase; what is left out is empty, its cards in the deck.

    Named cards get pieces 0, 1, 2, ... in the order written: all gangs, all tabled charisma, all hands, Captain by
    Captain; then the deck from its bottom to the next card; then the discards. Pies likewise: the loot, Captain by
    Captain, then the sill, then those to come.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    gangs: Piles = []
    charms: Piles = Field(default=[], description="Tabled charisma cards.")
    hands: Piles = []
    deck: list[str] = Field(default=[], description="The next cards to be drawn, first one first.")
    discard: list[str] = Field(default=[], description='The discards, top last; ["*"] for all the rest.')
    loot: Piles = Field(default=[], description="Pies carried off.")
    first_pies: list[int] | None = Field(default=None, description="Captains with pies, who had a first one earliest.")
    sill: list[str] = []
    pies: list[str] = Field(default=[], description="The next pies to be revealed, first one first.")
    sideways: list[str] = Field(default=[], description="Rats that nobody can lure now.")
    defended: list[int] = Field(default=[], description="Captains who may not lure this round.")
    phase: Literal["charm", "crew", "defend", "lure", "loot", "refresh"] = "charm"
    lead: int = Field(default=0, ge=0)
    turns: list[int] | None = Field(default=None, description="Captains with a step in this phase, the present first.")
    round: int = Field(default=1, ge=1, le=FACTS.rounds)

    def arranged(self, rules: PieRules, state: State) -> Arranged:
        """The event that lays the position out; ValueError when it does not fit the Captains, the deck or the pies."""
        gangs, charms, hands, loot = (self._by_captain(name, rules.seats) for name in BY_CAPTAIN)
        self._check_kinds(gangs, charms)
        named = [card for side in (gangs, charms, hands) for pile in side for card in pile]
        deck, discards = self._rest(named)
        faces = [*named, *deck, *discards]
        numbers = iter(range(len(faces)))
        rats, props, held = (
            tuple(tuple(next(numbers) for _ in pile) for pile in side) for side in (gangs, charms, hands)
        )
        at = len(named) + len(deck)
        return Arranged(
            rats,
            props,
            held,
            tuple(range(len(named), at)),
            tuple(range(at, len(faces))),
            tuple(faces),
            self._baked(loot, rules),
            sum(map(len, loot)) + len(self.sill),
            self._looted(loot),
            self._first_pies(loot),
            self._turned(faces, rats),
            tuple(seat in self._seats(self.defended, rules) for seat in range(rules.seats)),
            self.phase,
            self._queue(rules),
            self._seats([self.lead], rules)[0],
            self.round,
        )

    def _by_captain(self, name: str, seats: int) -> Piles:
        given: Piles = getattr(self, name) or [[]] * seats
        if len(given) != seats:
            raise ValueError(f"{name} has {len(given)} entries for {seats} Captains")
        return given

    @staticmethod
    def _check_kinds(gangs: Piles, charms: Piles) -> None:
        for piles, kind, what in ((gangs, RATS, "a rat"), (charms, CHARISMA, "a charisma card")):
            if wrong := [card for pile in piles for card in pile if card not in kind]:
                raise ValueError(f"{wrong[0]} is not {what}")

    def _rest(self, named: list[str]) -> tuple[list[str], list[str]]:
        """Deck from its bottom up, and discards."""
        discards = [card for card in self.discard if card != ALL_THE_REST]
        rest = _left(DECK, [*named, *self.deck, *discards], "cards")
        if self.discard == [ALL_THE_REST]:
            return self.deck[::-1], rest
        return [*rest, *reversed(self.deck)], discards

    def _baked(self, loot: Piles, rules: PieRules) -> tuple[str, ...]:
        out = [*(pie for pies in loot for pie in pies), *self.sill]
        if len(out) + len(self.pies) > rules.pies:
            raise ValueError(f"more pies than the {rules.pies} of this game")
        if not self.sill and len(out) == rules.pies:
            raise ValueError("the game is over when every pie has been carried off")
        known = [*out, *self.pies]
        return (*known, *_left(tuple(FACTS.pies), known, "pies"))

    @staticmethod
    def _looted(loot: Piles) -> tuple[tuple[int, ...], ...]:
        numbers = iter(range(len(FACTS.pies)))
        return tuple(tuple(next(numbers) for _ in pies) for pies in loot)

    def _first_pies(self, loot: Piles) -> tuple[int, ...]:
        have = [seat for seat, pies in enumerate(loot) if pies]
        order = have if self.first_pies is None else self.first_pies
        if sorted(order) != have:
            raise ValueError(f"first_pies must name exactly the Captains with pies: {have}")
        return tuple(order.index(seat) + 1 if seat in order else 0 for seat in range(len(loot)))

    def _turned(self, faces: list[str], gangs: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        where = {faces[rat]: rat for gang in gangs for rat in gang}
        if wrong := [rat for rat in self.sideways if rat not in where]:
            raise ValueError(f"{wrong[0]} is in no gang")
        return tuple(sorted(where[rat] for rat in self.sideways))

    def _queue(self, rules: PieRules) -> tuple[int, ...]:
        if self.turns is None:
            return tuple((self.lead + k) % rules.seats for k in range(rules.seats))
        if not self.turns or len(set(self.turns)) < len(self.turns):
            raise ValueError("turns must name Captains, each once, at least one")
        return self._seats(self.turns, rules)

    @staticmethod
    def _seats(seats: list[int], rules: PieRules) -> tuple[int, ...]:
        if wrong := [seat for seat in seats if not 0 <= seat < rules.seats]:
            raise ValueError(f"there is no seat {wrong[0]}")
        return tuple(seats)


def _left(every: tuple[str, ...], used: list[str], what: str) -> list[str]:
    left = Counter(every)
    left.subtract(used)
    if wrong := sorted(one for one, count in left.items() if count < 0):
        raise ValueError(f"more {what} than there are, or none so called: {', '.join(wrong)}")
    return [one for one in dict.fromkeys(every) for _ in range(left[one])]
