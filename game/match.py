"""Whole games between bots, without a window and without keeping what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from game.bots.bot import Bot
from game.bots.referee import decide
from game.core import Action, Emit, Event, Rng, Rules, Standing

MOST_ACTIONS: Final = 20_000
"""A game that takes longer than this is a defect, and is given up."""


class Endless(RuntimeError):
    """A game did not end within MOST_ACTIONS."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went; `faults` counts the moves that a bot failed to make, so that chance made them."""

    actions: int
    rounds: int
    standings: list[Standing]
    faults: int = 0

    @property
    def winners(self) -> list[int]:
        """Who came first, several if they share the place."""
        return [standing.seat for standing in self.standings if standing.place == 1]


class _Table:
    """The bots round one table; those that must act at the same time all think before any of them acts.

    What a blind bot takes does not depend on a view, and building one would cost more than all the rest.
    """

    def __init__(self, rules: Rules[Any], bots: Sequence[Bot], seed: int) -> None:
        self.rules = rules
        self.bots = bots
        self.tastes = [Rng(seed, 1, seat) for seat in range(rules.seats)]
        self.planned: dict[int, Action] = {}
        self.faults = 0

    def action(self, state: Any, waiting: Sequence[int], legal: Sequence[Action]) -> Action:
        """What the first of the waiting seats does."""
        seat = waiting[0]
        if seat not in self.planned:
            for one in waiting:
                self._plan(state, one)
        action = self.planned.pop(seat)
        if action.bare() not in legal:
            self._plan(state, seat)
            action = self.planned.pop(seat)
        return action

    def _plan(self, state: Any, seat: int) -> None:
        decision = decide(self.bots[seat], self.rules, self.rules.view(state, seat), seat, self.tastes[seat])
        self.faults += bool(decision.fault)
        self.planned[seat] = decision.thought.action


def play_match(
    rules: Rules[Any],
    bots: Sequence[Bot],
    seed: int,
    most_actions: int = MOST_ACTIONS,
    watch: Callable[[Event, Any], None] | None = None,
) -> Result:
    """One game, a bot for each seat; the same seed gives the same game. Endless when it will not end.

    `watch` is shown each event with the state after it.
    """
    if len(bots) != rules.seats:
        raise ValueError(f"{rules.seats} seats need as many bots, not {len(bots)}")
    chance, state = Rng(seed, 0), rules.blank()
    table = _Table(rules, bots, seed)
    blind, tastes = [bot.blind for bot in bots], table.tastes
    actions = 0

    def change(event: Event) -> None:
        event.change(state)

    emit = change if watch is None else _watched(state, watch)
    rules.setup(state, chance, emit)
    while waiting := rules.awaiting(state):
        if actions >= most_actions:
            raise Endless(f"no end after {most_actions} actions")
        seat = waiting[0]
        legal = rules.legal_actions(state, seat)
        action = tastes[seat].choice(legal) if blind[seat] else table.action(state, waiting, legal)
        rules.decide(state, action, chance, emit)
        actions += 1
    return Result(actions, rules.rounds(state), rules.standings(state), table.faults)


def _watched(state: Any, watch: Callable[[Event, Any], None]) -> Emit:
    def emit(event: Event) -> None:
        event.change(state)
        watch(event, state)

    return emit


@dataclass(slots=True)
class Tally:
    """What came of a number of games: wins are by seat, imaginary teams after; a shared win counts for each."""

    games: int = 0
    actions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    decided: dict[str, int] = field(default_factory=dict)
    """How many games were decided by which reason of the first place; "points" where these alone told."""
    errors: list[str] = field(default_factory=list)
    faults: int = 0

    def count(self, result: Result) -> None:
        """Add one finished game."""
        self.games += 1
        self.actions += result.actions
        self.rounds.append(result.rounds)
        self.faults += result.faults
        reason = result.standings[0].reason or "points"
        self.decided[reason] = self.decided.get(reason, 0) + 1
        self.wins += [0] * (len(result.standings) - len(self.wins))
        for seat in result.winners:
            self.wins[seat] += 1


def simulate(rules: Rules[Any], bots: Sequence[Bot], games: int, seed: int = 0) -> Iterator[Tally]:
    """Play many games, game g from the seed (seed, g); yields the growing tally after each."""
    tally = Tally()
    seeds = Rng(seed, 7)
    begun = perf_counter()
    for game in range(games):
        try:
            tally.count(play_match(rules, bots, seeds.below(2**31)))
        # A defect of a rulebook must not cost the other games' figures; the caller shows what it was.
        except Exception as error:
            tally.errors.append(f"game {game}: {type(error).__name__}: {error}")
        tally.seconds = perf_counter() - begun
        yield tally
