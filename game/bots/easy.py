"""A light-hearted player: looks at a few actions, judges them right after, and sometimes does not look at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots.bot import Bot, Thought
from game.bots.greedy import Appraise
from game.core import Action, Rng, Rules


class Easy(Bot):
    """Takes the best of `few` actions in one imagined world; by the share `slips` it takes any."""

    def __init__(self, appraise: Appraise, few: int = 3, slips: float = 0.25) -> None:
        self.appraise = appraise
        self.few = few
        self.slips = slips

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        """One thought by chance, then a better one unless it slips."""
        legal = rules.legal_actions(view, seat)
        slips = rng.fraction() < self.slips
        yield Thought(rng.choice(legal))
        if slips or len(legal) == 1:
            return
        some = list(legal)
        if len(some) > self.few:
            rng.shuffle(some)
            del some[self.few :]
        world, key = rules.determinize(view, seat, rng), rng.below(2**31)
        yield Thought(max(some, key=lambda action: self._outcome(rules, world, seat, action, key)))

    def _outcome(self, rules: Rules[Any], world: Any, seat: int, action: Action, key: int) -> float:
        """How the seat stands after an action, and after anything that those do who act at the same time."""
        after, rng = world.copy(), Rng(key)
        others = [other for other in rules.awaiting(after) if other != seat]
        rules.advance(after, action, rng)
        for other in others:
            legal = rules.legal_actions(after, other)
            if legal:
                rules.advance(after, rng.choice(legal), rng)
        return self.appraise(rules, after, seat)
