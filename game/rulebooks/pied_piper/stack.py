"""A position in the square laid out by hand, for scenario files."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated

from pydantic import BaseModel, ConfigDict, Field

from game.rulebooks.pied_piper.cards import DECK
from game.rulebooks.pied_piper.events import Arranged
from game.rulebooks.pied_piper.state import State

if TYPE_CHECKING:
    from game.rulebooks.pied_piper.rules import PiperRules

Count = Annotated[int, Field(ge=0)]
BY_FAMILY = ("children", "tokens", "lost_incomes", "hands")
ALL_THE_REST = "*"


class Stack(BaseModel):
    """Where everything lies in the midst of a turn (its card drawn); what is left out stays as dealt.

    Named hands get pieces 0, 1, 2, ... in the order written, family by family; then the deck from its bottom to the
    next card; then the discards.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    children: list[int] | None = None
    tokens: list[Count] | None = None
    lost_incomes: list[Count] | None = Field(default=None, description="Incomes that broken carts will still cost.")
    hands: list[list[str]] | None = Field(default=None, description="Cards by name; the rest lies in deck or discards.")
    deck: list[str] | None = Field(default=None, description="The next cards to be drawn, first one first.")
    discard: list[str] | None = Field(default=None, description='The discards, top last; ["*"] for all the rest.')
    stash: int = Field(default=0, ge=0)
    barred: list[int] = Field(default=[], description="Families that may not play on their next turn.")
    doubled: list[int] = Field(default=[], description="Families that pay double this round.")
    lulled: list[int] = Field(default=[], description="Families that lose no child this round.")
    fallen: list[list[int]] | None = Field(
        default=None, description="Families without children, first to fall first, in groups that fell together."
    )
    turns: list[int] | None = Field(default=None, description="Families with a turn this round, the present one first.")
    round: int = Field(default=1, ge=1)

    def arranged(self, rules: PiperRules, state: State) -> Arranged:
        """The event that lays the position out; ValueError when it does not fit the families or the deck."""
        for name in BY_FAMILY:
            given = getattr(self, name)
            if given is not None and len(given) != rules.seats:
                raise ValueError(f"{name} has {len(given)} entries for {rules.seats} families")
        children = self._children(rules, state)
        hands, deck, discards = self._cards(state)
        tokens = tuple(state.tokens if self.tokens is None else self.tokens)
        faces = [card for hand in hands for card in hand] + deck + discards
        self._check_fallen(children, tokens, hands)
        return Arranged(
            children,
            tokens,
            self._numbered(hands),
            tuple(range(sum(map(len, hands)), len(faces) - len(discards))),
            tuple(range(len(faces) - len(discards), len(faces))),
            tuple(faces),
            self.stash,
            rules.seats * rules.options.children - sum(children),
            tuple(self.lost_incomes or state.lost_incomes),
            self._flags(self.barred, children),
            self._flags(self.doubled, children),
            self._flags(self.lulled, children),
            self._fell(children),
            self._queue(children, state),
            self.round,
        )

    def _children(self, rules: PiperRules, state: State) -> tuple[int, ...]:
        children = tuple(state.children if self.children is None else self.children)
        if not all(0 <= count <= rules.options.children for count in children):
            raise ValueError(f"children: a family has 0 to {rules.options.children}")
        if sum(map(bool, children)) < 2:
            raise ValueError("children: the game is over when fewer than two families have any")
        return children

    def _cards(self, state: State) -> tuple[list[list[str]], list[str], list[str]]:
        """Hands, deck and discards by name."""
        hands = self.hands if self.hands is not None else [[state.faces[p] for p in hand] for hand in state.hands]
        next_cards, discards = self.deck or [], self.discard or []
        named = [*(card for hand in hands for card in hand), *next_cards, *(c for c in discards if c != ALL_THE_REST)]
        rest = self._rest(named)
        if discards == [ALL_THE_REST]:
            discards, rest = rest, []
        return hands, [*rest, *reversed(next_cards)], discards

    @staticmethod
    def _rest(used: list[str]) -> list[str]:
        left = Counter(DECK)
        left.subtract(used)
        if wrong := sorted(card for card, count in left.items() if count < 0):
            raise ValueError(f"more cards than the deck has, or none so called: {', '.join(wrong)}")
        return [card for card in dict.fromkeys(DECK) for _ in range(left[card])]

    @staticmethod
    def _check_fallen(children: tuple[int, ...], tokens: tuple[int, ...], hands: list[list[str]]) -> None:
        for seat, count in enumerate(children):
            if not count and (tokens[seat] or hands[seat]):
                raise ValueError(f"family {seat} has no children, so neither tokens nor cards")

    @staticmethod
    def _numbered(hands: list[list[str]]) -> tuple[tuple[int, ...], ...]:
        numbered, start = [], 0
        for hand in hands:
            numbered.append(tuple(range(start, start + len(hand))))
            start += len(hand)
        return tuple(numbered)

    @staticmethod
    def _flags(families: list[int], children: tuple[int, ...]) -> tuple[bool, ...]:
        if wrong := [seat for seat in families if not 0 <= seat < len(children) or not children[seat]]:
            raise ValueError(f"family {wrong[0]} is not in the square")
        return tuple(seat in families for seat in range(len(children)))

    def _fell(self, children: tuple[int, ...]) -> tuple[int, ...]:
        """The moment at which each family fell; all together unless the position says so."""
        without = [seat for seat, count in enumerate(children) if not count]
        groups = self.fallen if self.fallen is not None else [without]
        if sorted(seat for group in groups for seat in group) != without:
            raise ValueError(f"fallen must name exactly the families without children: {without}")
        moments = {seat: moment for moment, group in enumerate(groups, 1) for seat in group}
        return tuple(moments.get(seat, 0) for seat in range(len(children)))

    def _queue(self, children: tuple[int, ...], state: State) -> tuple[int, ...]:
        if self.turns is None:
            return tuple(seat for seat in state.queue if children[seat])
        known = [seat for seat in self.turns if 0 <= seat < len(children) and children[seat]]
        if not self.turns or len(set(known)) < len(self.turns):
            raise ValueError("turns must name families with children, each once, at least one")
        return tuple(self.turns)
