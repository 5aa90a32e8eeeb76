"""A position on the farm laid out by hand, for scenario files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field

from game.rulebooks.treasure_run.arranged import Arranged
from game.rulebooks.treasure_run.board import BEAT, CHESTS, NEEDS, NODES
from game.rulebooks.treasure_run.state import State

if TYPE_CHECKING:
    from game.rulebooks.treasure_run.rules import TreasureRules

BY_RAT = ("places", "hands", "prints")
ALL_THE_REST = "*"


class Stack(BaseModel):
    """Where everything lies at the beginning of a turn; what is left out stays as dealt.

    Named hands get Pie Cards 0, 1, 2, ... in the order written, rat by rat; then the deck from its bottom to the
    next card; then the discards.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    places: list[str] | None = Field(default=None, description="The space of each rat.")
    stuck: list[int] = Field(default=[], description="Rats held by the obstacle that they stand on.")
    hands: list[list[str]] | None = Field(default=None, description="Pie Cards by name, rat by rat.")
    shelves: list[list[str]] | None = Field(
        default=None, description="Pieces of treasure by kind, rat by rat, one list for a crew; none if left out."
    )
    prints: list[list[str]] | None = Field(default=None, description="Treasure spaces with each rat's paw print.")
    deck: list[str] | None = Field(default=None, description="The next Pie Cards, first one first.")
    discard: list[str] | None = Field(default=None, description='The discards, top last; ["*"] for all the rest.')
    pile: list[str] = Field(default=[], description="The next Treasure Cards, first one first; the rest lies below.")
    croc: str | None = Field(default=None, description="Where Croc stands on his beat.")
    turn: int | None = Field(default=None, description="Whose turn it is.")
    round: int = Field(default=1, ge=1)

    def arranged(self, rules: TreasureRules, state: State) -> Arranged:
        """The event that lays the position out; ValueError when it does not fit the rats, the board or the cards."""
        for name in BY_RAT:
            given = getattr(self, name)
            if given is not None and len(given) != rules.seats:
                raise ValueError(f"{name} has {len(given)} entries for {rules.seats} rats")
        places = self._places(state)
        hands, deck, discards = self._cards(rules, state)
        faces = [card for hand in hands for card in hand] + deck + discards
        shelves = self._shelves(rules, state)
        turn = self.turn if self.turn is not None else state.active
        if not 0 <= turn < rules.seats or self.round > rules.last_round:
            raise ValueError("turn or round: there is no such turn")
        return Arranged(
            places,
            self._stuck(places),
            _numbered(hands),
            shelves,
            self._prints(state),
            tuple(faces),
            tuple(range(sum(map(len, hands)), len(faces) - len(discards))),
            tuple(range(len(faces) - len(discards), len(faces))),
            self._pile(rules, shelves),
            self._croc(state),
            turn,
            self.round,
        )

    def _places(self, state: State) -> tuple[str, ...]:
        places = tuple(state.places if self.places is None else self.places)
        if unknown := [place for place in places if place not in NODES]:
            raise ValueError(f"places: no space is called {unknown[0]}")
        return places

    def _stuck(self, places: tuple[str, ...]) -> tuple[bool, ...]:
        for seat in self.stuck:
            if not 0 <= seat < len(places) or places[seat] not in NEEDS:
                raise ValueError(f"stuck: rat {seat} stands on no obstacle")
        return tuple(seat in self.stuck for seat in range(len(places)))

    def _prints(self, state: State) -> tuple[tuple[str, ...], ...]:
        prints = state.prints if self.prints is None else [tuple(spaces) for spaces in self.prints]
        for spaces in prints:
            if len(set(spaces)) < len(spaces) or len(spaces) >= len(CHESTS) or not set(spaces) <= set(CHESTS):
                raise ValueError("prints: treasure spaces, each once and not all")
        return tuple(prints)

    def _croc(self, state: State) -> str:
        if self.croc is not None and self.croc not in BEAT:
            raise ValueError(f"croc: {self.croc} is not on his beat")
        return self.croc or state.croc

    def _shelves(self, rules: TreasureRules, state: State) -> tuple[tuple[int, ...], ...]:
        if self.shelves is None:
            return tuple(state.shelves)
        if len(self.shelves) != len(state.shelves):
            raise ValueError(f"shelves has {len(self.shelves)} entries, not {len(state.shelves)}")
        _taken([kind for kind in rules.kinds for _ in range(rules.seats)], [k for shelf in self.shelves for k in shelf])
        return tuple(tuple(shelf.count(kind) for kind in rules.kinds) for shelf in self.shelves)

    def _pile(self, rules: TreasureRules, shelves: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
        rest = [
            kind
            for at, kind in enumerate(rules.kinds)
            for _ in range(rules.seats - sum(shelf[at] for shelf in shelves))
        ]
        return (*_taken(rest, self.pile), *reversed(self.pile))

    def _cards(self, rules: TreasureRules, state: State) -> tuple[list[list[str]], list[str], list[str]]:
        """Hands, deck and discards by name."""
        hands = self.hands if self.hands is not None else [[state.faces[p] for p in hand] for hand in state.hands]
        next_cards, discards = self.deck or [], self.discard or []
        named = [*(card for hand in hands for card in hand), *next_cards, *(c for c in discards if c != ALL_THE_REST)]
        rest = _taken(rules.deck, named)
        if discards == [ALL_THE_REST]:
            discards, rest = rest, []
        return hands, [*rest, *reversed(next_cards)], discards


def _taken(cards: Sequence[str], named: Sequence[str]) -> list[str]:
    """What is left of the cards without those named; ValueError when they are not all among them."""
    left = Counter(cards)
    left.subtract(named)
    if wrong := sorted(card for card, count in left.items() if count < 0):
        raise ValueError(f"more cards than there are, or none so called: {', '.join(wrong)}")
    return [card for card in dict.fromkeys(cards) for _ in range(left[card])]


def _numbered(hands: list[list[str]]) -> tuple[tuple[int, ...], ...]:
    numbered, start = [], 0
    for hand in hands:
        numbered.append(tuple(range(start, start + len(hand))))
        start += len(hand)
    return tuple(numbered)
