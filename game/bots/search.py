"""Looks several rounds ahead in imagined worlds: follows the likeliest actions to their consequences and compares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from game.bots.bot import Appraise, Thought, threat
from game.bots.greedy import Greedy, Habit
from game.core import Action, Outlook, Rng, Rules

OUTLOOK: Final = Outlook()
FEWEST_LOOKS: Final = 4
"""Worlds in which every legal action is looked at before most are left out."""


class Search(Greedy):
    """Information-set Monte Carlo: each world fits the seat's view, and all candidates are followed in it alike.

    First every legal action is judged right after it in some worlds, and the `width` best are kept, with the first
    legal one, which does least. Then these are followed for `ahead` rounds, by players who take what looks best at a
    glance, and judged there; half of the candidates are left out each time that half of the worlds are spent.
    """

    def __init__(
        self,
        appraise: Appraise,
        worlds: int = 96,
        guesses: int = 8,
        daring: float = 0.15,
        doubt: float = 0.5,
        *,
        outlook: Outlook = OUTLOOK,
    ) -> None:
        super().__init__(appraise, worlds=worlds, guesses=guesses, daring=daring, doubt=doubt)
        self.ahead = outlook.ahead
        self.steps = outlook.steps
        self.width = outlook.width
        self.sample = outlook.sample
        self.settle = outlook.settle

    def _search(
        self, rules: Rules[Any], view: Any, seat: int, rng: Rng, legal: list[Action], taste: float
    ) -> Iterator[Thought]:
        habits: dict[int, Habit] = {}
        alone = len(rules.awaiting(view)) == 1
        if not alone:
            habits[seat] = Habit.even(legal)
            for _ in self._learn(rules, view, seat, rng, habits):
                yield Thought(legal[int(taste * len(legal))])
            del habits[seat]
        expected = tuple(habit.likeliest for habit in habits.values())
        kept = list(legal)
        if alone and len(legal) > 2:
            for kept in self._narrowed(rules, view, seat, rng, legal):
                yield Thought(kept[0], expected)
        yield from self._halve(rules, view, seat, rng, kept, habits, expected, taste)

    def _narrowed(
        self, rules: Rules[Any], view: Any, seat: int, rng: Rng, legal: list[Action]
    ) -> Iterator[list[Action]]:
        """The actions that look best right after them, best first, and the first legal one; surer each time."""
        totals = [0.0] * len(legal)
        for _ in range(FEWEST_LOOKS):
            state, key = rules.determinize(view, seat, rng), rng.below(2**31)
            for i, action in enumerate(legal):
                world = state.copy()
                totals[i] += self._soon(rules, world, seat, action, Rng(key))
            order = sorted(range(len(legal)), key=lambda i: -totals[i])[: self.width]
            if 0 not in order:
                order[-1] = 0
            yield [legal[i] for i in order]

    def _halve(
        self,
        rules: Rules[Any],
        view: Any,
        seat: int,
        rng: Rng,
        kept: list[Action],
        habits: Mapping[int, Habit],
        expected: tuple[Action, ...],
        taste: float,
    ) -> Iterator[Thought]:
        """Follow the candidates in world after world; the weaker half is left out again and again."""
        until = rules.rounds(view) + self.ahead
        rivals = list(kept)
        totals = [0.0] * len(kept)
        stages = max(1, (len(kept) - 1).bit_length()) if not habits else 1
        seen = 0
        for _ in range(stages):
            for _ in range(max(1, self.worlds * max(1, 8 // len(rivals)) // stages)):
                state = rules.determinize(view, seat, rng)
                replies = {other: habit.at(rng.fraction()) for other, habit in habits.items()}
                key = rng.below(2**31)
                worlds = [state.copy() for _ in rivals]
                for i, (action, world) in enumerate(zip(rivals, worlds, strict=True)):
                    self._play_out(rules, world, seat, action, replies, Rng(key), until)
                    totals[i] += self.appraise(rules, world, seat)
                seen += 1
                habit = Habit.preferring(rivals, [total / seen for total in totals], self.daring)
                action = habit.at(taste) if habits else habit.likeliest
                feared = threat(self.appraise, rules, worlds[rivals.index(action)], seat)
                yield Thought(action, expected, feared)
            if not habits and len(rivals) > 2:
                order = sorted(range(len(rivals)), key=lambda i: -totals[i])[: (len(rivals) + 1) // 2]
                rivals, totals = [rivals[i] for i in order], [totals[i] for i in order]

    def _play_out(
        self,
        rules: Rules[Any],
        world: Any,
        seat: int,
        action: Action,
        replies: Mapping[int, Action],
        rng: Rng,
        until: int,
    ) -> None:
        """Play an action and all that follows up to the beginning of a round, at most `steps` actions."""
        rules.advance(world, action, rng)
        left = dict(replies)
        for _ in range(self.steps):
            if rules.rounds(world) >= until:
                return
            waiting = rules.awaiting(world)
            if not waiting:
                return
            other = waiting[0]
            legal = rules.legal_actions(world, other)
            reply = left.pop(other, None)
            if reply is None or reply not in legal:
                reply = self._likely(rules, world, other, legal, rng)
            rules.advance(world, reply, rng)

    def _likely(self, rules: Rules[Any], world: Any, seat: int, legal: Sequence[Action], rng: Rng) -> Action:
        """What a player may do at a glance: the best of a few actions, judged right after each."""
        if len(legal) == 1:
            return legal[0]
        if len(rules.awaiting(world)) > 1:
            return rng.choice(legal)
        some = legal if len(legal) <= self.sample else [legal[0], *(rng.choice(legal) for _ in range(self.sample - 1))]
        key, best, chosen = rng.below(2**31), -1e18, some[0]
        for action in some:
            value = self._soon(rules, world.copy(), seat, action, Rng(key))
            if value > best:
                best, chosen = value, action
        return chosen

    def _soon(self, rules: Rules[Any], world: Any, seat: int, action: Action, rng: Rng) -> float:
        """How a seat stands soon after an action, when the others have let it happen: they do what does least."""
        rules.advance(world, action, rng)
        for _ in range(self.settle):
            waiting = rules.awaiting(world)
            if not waiting or seat in waiting:
                break
            rules.advance(world, rules.legal_actions(world, waiting[0])[0], rng)
        return self.appraise(rules, world, seat)
