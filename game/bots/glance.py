"""Judges actions right after them: a look at each is quick, and what comes later is no concern."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, Final

from game.bots.bot import Appraise, Bot, Thought, threat
from game.core import Action, Rng, Rules

LEAST: Final = -1e18


class Glance(Bot):
    """Takes the best of `few` actions in so many imagined worlds; by the share `slips` it takes any."""

    def __init__(self, appraise: Appraise, few: int = 60, worlds: int = 4, slips: float = 0.0) -> None:
        self.appraise = appraise
        self.few = few
        self.worlds = worlds
        self.slips = slips

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        """One thought by chance, then one for each world unless it slips."""
        legal = rules.legal_actions(view, seat)
        slips = rng.fraction() < self.slips
        yield Thought(rng.choice(legal))
        if slips or len(legal) == 1:
            return
        some = list(legal)
        rng.shuffle(some)
        del some[self.few :]
        totals = [0.0] * len(some)
        hopes: list[tuple[float, tuple[Action, ...]]] = [(LEAST, ())] * len(some)
        for _ in range(self.worlds):
            start, key = rules.determinize(view, seat, rng), rng.below(2**31)
            worlds = [start.copy() for _ in some]
            for i, (action, world) in enumerate(zip(some, worlds, strict=True)):
                replies = self._follow(rules, world, seat, action, Rng(key))
                value = self.appraise(rules, world, seat)
                totals[i] += value
                hopes[i] = max(hopes[i], (value, replies), key=itemgetter(0))
            best = max(range(len(some)), key=totals.__getitem__)
            yield Thought(some[best], hopes[best][1], threat(self.appraise, rules, worlds[best], seat))

    def _follow(self, rules: Rules[Any], world: Any, seat: int, action: Action, rng: Rng) -> tuple[Action, ...]:
        """Carry out an action, and anything that those do who act at the same time, which is returned."""
        others = [other for other in rules.awaiting(world) if other != seat]
        rules.advance(world, action, rng)
        replies = []
        for other in others:
            legal = rules.legal_actions(world, other)
            if legal:
                replies.append(rng.choice(legal))
                rules.advance(world, replies[-1], rng)
        return tuple(replies)
