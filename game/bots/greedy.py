"""Looks one turn ahead: imagines what the others may play, and takes what leaves its seat best off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from game.bots.bot import Appraise, Bot, Thought
from game.core import Action, Rng, Rules

MOST_STEPS: Final = 200
"""Actions of others that it follows until its own turn comes again, so that no game can hold it."""
FEWEST_WORLDS: Final = 8
"""Worlds that it imagines however many actions are legal."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How likely a seat is to take each of its actions; the likelihoods add up to 1."""

    actions: Sequence[Action]
    likelihoods: Sequence[float]

    @classmethod
    def even(cls, actions: Sequence[Action]) -> Habit:
        """The habit of a seat of which nothing is known yet."""
        return cls(actions, [1 / len(actions)] * len(actions))

    @classmethod
    def preferring(cls, actions: Sequence[Action], values: Sequence[float], spread: float) -> Habit:
        """The habit of a seat that takes an action about a third as often for each `spread` of value it gives away."""
        best = max(values)
        weights = [exp((value - best) / spread) for value in values]
        total = sum(weights)
        return cls(actions, [weight / total for weight in weights])

    def at(self, fraction: float) -> Action:
        """The action at this fraction, 0 to 1, of all likelihood."""
        for action, likelihood in zip(self.actions, self.likelihoods, strict=True):
            fraction -= likelihood
            if fraction < 0:
                return action
        return self.likeliest

    @property
    def likeliest(self) -> Action:
        """The action taken most often."""
        return self.actions[max(range(len(self.actions)), key=self.likelihoods.__getitem__)]


class Greedy(Bot):
    """One turn ahead over many imagined worlds; the others are imagined to answer one another as they answer it.

    Two bots that always take the best answer would repeat for ever, so it also takes near-best actions: by `daring`,
    in units of the appraisal; `doubt` is how far it imagines the others to stray from what looks best to them.
    At most `tries` actions are followed, but each in FEWEST_WORLDS: where many are legal, fewer worlds are imagined.
    """

    def __init__(
        self,
        appraise: Appraise,
        worlds: int = 40,
        guesses: int = 6,
        daring: float = 0.15,
        doubt: float = 0.5,
        tries: int = 400,
    ) -> None:
        self.appraise = appraise
        self.worlds = worlds
        self.guesses = guesses
        self.daring = daring
        self.doubt = doubt
        self.tries = tries

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        """A first idea, then one thought for each guess at what a seat may play and for each imagined world."""
        legal = rules.legal_actions(view, seat)
        taste = rng.fraction()
        yield Thought(legal[int(taste * len(legal))])
        if len(legal) > 1:
            yield from self._search(rules, view, seat, rng, legal, taste)

    def _search(
        self, rules: Rules[Any], view: Any, seat: int, rng: Rng, legal: list[Action], taste: float
    ) -> Iterator[Thought]:
        habits = {seat: Habit.even(legal)}
        for _ in self._learn(rules, view, seat, rng, habits):
            yield Thought(legal[int(taste * len(legal))])
        del habits[seat]
        expected = tuple(habit.likeliest for habit in habits.values())
        totals = [0.0] * len(legal)
        for world in range(1, self._worlds(len(legal)) + 1):
            state = rules.determinize(view, seat, rng)
            replies = {other: habit.at(rng.fraction()) for other, habit in habits.items()}
            self._try_each(rules, state, seat, legal, replies, rng, totals)
            habit = Habit.preferring(legal, [total / world for total in totals], self.daring)
            yield Thought(habit.at(taste), expected)

    def _worlds(self, actions: int) -> int:
        return min(self.worlds, max(FEWEST_WORLDS, self.tries // actions))

    def _learn(self, rules: Rules[Any], view: Any, seat: int, rng: Rng, habits: dict[int, Habit]) -> Iterator[None]:
        """Fill in what all who act now are likely to do, each in answer to the others; one step for each guess.

        Were the others held to play anything, all bots would come to the same answer and tie.
        """
        state = rules.determinize(view, seat, rng)
        for other in rules.awaiting(view):
            habits.setdefault(other, Habit.even(rules.legal_actions(state, other)))
        totals = {one: [0.0] * len(habit.actions) for one, habit in habits.items()}
        for guess in range(1, self.guesses + 1 if len(habits) > 1 else 1):
            for one, habit in habits.items():
                state = rules.determinize(view, seat, rng)
                replies = {other: theirs.at(rng.fraction()) for other, theirs in habits.items() if other != one}
                self._try_each(rules, state, one, habit.actions, replies, rng, totals[one])
                yield
            for one, sums in totals.items():
                values = [total / guess for total in sums]
                habits[one] = Habit.preferring(habits[one].actions, values, self.doubt)

    def _try_each(
        self,
        rules: Rules[Any],
        state: Any,
        seat: int,
        legal: Sequence[Action],
        replies: Mapping[int, Action],
        rng: Rng,
        totals: list[float],
    ) -> None:
        """Add to the totals how the seat stands after each of its actions, chance and replies being the same."""
        key = rng.below(2**31)
        for i, action in enumerate(legal):
            world = state.copy()
            self._follow(rules, world, seat, action, replies, Rng(key))
            totals[i] += self.appraise(rules, world, seat)

    def _follow(
        self, rules: Rules[Any], world: Any, seat: int, action: Action, replies: Mapping[int, Action], rng: Rng
    ) -> None:
        """Play an action and the others' replies until the seat is asked again, or the game is over."""
        rules.advance(world, action, rng)
        asked = set[int]()
        for _ in range(MOST_STEPS):
            waiting = rules.awaiting(world)
            if not waiting or seat in waiting:
                return
            other = waiting[0]
            legal = rules.legal_actions(world, other)
            reply = replies.get(other) if other not in asked else None
            asked.add(other)
            rules.advance(world, reply if reply in legal else self._at_a_glance(rules, world, other, legal, rng), rng)

    def _at_a_glance(self, rules: Rules[Any], world: Any, seat: int, legal: Sequence[Action], rng: Rng) -> Action:
        """What a seat is likely to do in a position that was not foreseen, judged right after each action."""
        values = []
        for action in legal:
            after = world.copy()
            rules.advance(after, action, rng)
            values.append(self.appraise(rules, after, seat))
        return Habit.preferring(legal, values, self.doubt).at(rng.fraction())
