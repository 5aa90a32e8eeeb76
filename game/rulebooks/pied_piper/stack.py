"""A position in the square laid out by hand, for scenario files."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field

from game.rulebooks.pied_piper.cards import DECK
from game.rulebooks.pied_piper.events import Arranged
from game.rulebooks.pied_piper.state import State

if TYPE_CHECKING:
    from game.rulebooks.pied_piper.rules import PiperRules


class Stack(BaseModel):
    """Where everything lies as the first turn goes on (its card drawn); what is left out stays as dealt.

    Named hands get pieces 0, 1, 2, ... in the order written, family by family; then the deck, next card first,
    then the discards.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    children: list[int] | None = None
    tokens: list[int] | None = None
    lost_incomes: list[int] | None = None
    hands: list[list[str]] | None = Field(default=None, description="Cards by name; the rest lies in deck or discards.")
    deck: list[str] | None = Field(default=None, description="The next cards to be drawn, first one first.")
    discard: list[str] | None = Field(default=None, description='The discards, top last; ["*"] for all the rest.')
    stash: int = Field(default=0, ge=0)

    def arranged(self, rules: PiperRules, state: State) -> Arranged:
        """The event that lays the position out; ValueError when it does not fit the families or the deck."""
        for name in ("children", "tokens", "hands", "lost_incomes"):
            given = getattr(self, name)
            if given is not None and len(given) != rules.seats:
                raise ValueError(f"{name} has {len(given)} entries for {rules.seats} families")
        children = self.children or state.children
        hands = self.hands if self.hands is not None else [[state.faces[p] for p in hand] for hand in state.hands]
        next_cards, discards = self.deck or [], self.discard or []
        rest = self._rest([card for hand in hands for card in hand] + next_cards + [c for c in discards if c != "*"])
        if discards == ["*"]:
            discards, rest = rest, []
        deck = [*rest, *reversed(next_cards)]
        faces = [card for hand in hands for card in hand] + deck + discards
        return Arranged(
            tuple(children),
            tuple(self.tokens or state.tokens),
            self._numbered(hands),
            tuple(range(sum(map(len, hands)), len(faces) - len(discards))),
            tuple(range(len(faces) - len(discards), len(faces))),
            tuple(faces),
            self.stash,
            rules.seats * rules.options.children - sum(children),
            tuple(self.lost_incomes or state.lost_incomes),
        )

    @staticmethod
    def _rest(used: list[str]) -> list[str]:
        left = Counter(DECK)
        left.subtract(used)
        if wrong := sorted(card for card, count in left.items() if count < 0):
            raise ValueError(f"more cards than the deck has, or none so called: {', '.join(wrong)}")
        return [card for card in DECK if left[card] > 0 and not left.subtract([card])]

    @staticmethod
    def _numbered(hands: list[list[str]]) -> tuple[tuple[int, ...], ...]:
        numbered, start = [], 0
        for hand in hands:
            numbered.append(tuple(range(start, start + len(hand))))
            start += len(hand)
        return tuple(numbered)
