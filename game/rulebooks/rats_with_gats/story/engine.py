"""How a suggestion is made: every list of words is walked through in a shuffled order before anything comes again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from game.core import Rng
from game.rulebooks.rats_with_gats.story.grammar import SLOT, Grammar, bare_slot
from game.rulebooks.rats_with_gats.story.typeset import melt, sentences, typeset

TRIES: Final = 400
"""Candidates looked at before a sentence may come twice after all."""


@dataclass(slots=True)
class Memory:
    """What has been told in this game: how often each list was drawn from, and every sentence."""

    uses: Counter[str] = field(default_factory=Counter)
    said: set[str] = field(default_factory=set)

    def keep(self, text: str, used: Sequence[str] = ()) -> None:
        """A text that went into the log, and the lists that it was made from."""
        self.uses.update(used)
        self.said.update(sentences(text))

    def fresh(self, text: str) -> bool:
        """Whether no sentence of the text was told before."""
        return self.said.isdisjoint(sentences(text))


@dataclass(frozen=True, slots=True)
class Plan:
    """Symbols to tell one after the other; `facts` fill slots, `cases` say which symbol a slot stands for."""

    symbols: tuple[str, ...]
    facts: Mapping[str, str] = field(default_factory=dict)
    cases: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class _Walk:
    """One candidate in the making."""

    grammar: Grammar
    key: int
    uses: Mapping[str, int]
    plan: Plan
    again: int
    used: list[str] = field(default_factory=list)

    def text(self) -> str:
        return " ".join(self.tell(symbol) for symbol in self.plan.symbols)

    def tell(self, symbol: str) -> str:
        choices = self.grammar.choices(symbol)
        at = self.uses.get(symbol, 0) + self.used.count(symbol) + self.again
        self.used.append(symbol)
        turn, place = divmod(at, len(choices))
        chosen = choices[order(self.key, symbol, turn, len(choices))[place]]
        return SLOT.sub(lambda slot: self._fill(slot[1]), chosen)

    def _fill(self, slot: str) -> str:
        fact = bare_slot(slot)
        if fact in self.plan.facts:
            return melt(slot, self.plan.facts[fact])
        return self.tell(self.plan.cases.get(slot, slot))


@lru_cache(maxsize=4096)
def order(key: int, symbol: str, turn: int, count: int) -> tuple[int, ...]:
    """The shuffled order of a list's `turn`-th round; it never begins with what the round before ended with."""
    places = list(range(count))
    Rng(key, turn, *symbol.encode()).shuffle(places)
    if turn and count > 1 and places[0] == order(key, symbol, turn - 1, count)[-1]:
        places[0], places[1] = places[1], places[0]
    return tuple(places)


def told(grammar: Grammar, plan: Plan, key: int, nth: int, memory: Memory, most: int) -> tuple[str, tuple[str, ...]]:
    """The nth fresh text of a plan that is no longer than `most`, and the lists that it was made from."""
    text, used, left = "", list[str](), nth
    for again in range(TRIES + nth):
        walk = _Walk(grammar, key, memory.uses, plan, again)
        text, used = typeset(walk.text(), grammar.language), walk.used
        if len(text) <= most and memory.fresh(text):
            if not left:
                break
            left -= 1
    return text, tuple(used)
