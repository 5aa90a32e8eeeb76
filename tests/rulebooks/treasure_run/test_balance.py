"""Many runs between rats that look one action ahead: how long they take, and that no seat is favoured."""

from collections import Counter
from statistics import median

import pytest

from game.core import Action, Rng
from game.rulebooks.treasure_run.appraise import appraise
from game.rulebooks.treasure_run.events import GameEnded, SentBack
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import State


def quick(rules: TreasureRules, state: State, seat: int, rng: Rng) -> Action:
    """The action after which the seat stands best, in one imagined world."""
    legal = rules.legal_actions(state, seat)
    if len(legal) == 1:
        return legal[0]
    world = rules.determinize(rules.view(state, seat), seat, rng)
    best, chosen = float("-inf"), legal[0]
    for action in legal:
        after = world.copy()
        rules.advance(after, action, Rng(rng.below(2**31)))
        if (value := appraise(rules, after, seat)) > best:
            best, chosen = value, action
    return chosen


def played(rules: TreasureRules, seed: int) -> tuple[State, int]:
    """A whole run, and how many catches it saw."""
    state, chance, taste = rules.blank(), Rng(seed, 0), Rng(seed, 1)
    rules.setup(state, chance, lambda event: event.change(state))
    caught = 0
    while waiting := rules.awaiting(state):
        for event in rules.apply(state, quick(rules, state, waiting[0], taste), chance):
            caught += isinstance(event, SentBack)
    return state, caught


def figures(seats: int, games: int, **options: bool) -> tuple[float, list[float], float, Counter[str]]:
    """Median rounds, each seat's wins beside its share, catches for each rat, and how the runs ended."""
    rules = TreasureRules(seats, Options(**options))
    rounds, wins, catches, endings = [], [0] * seats, 0, Counter[str]()
    for seed in range(games):
        state, caught = played(rules, seed)
        rounds.append(state.round)
        catches += caught
        endings[state.ending] += 1
        for standing in rules.standings(state):
            wins[state.order.index(standing.seat)] += standing.place == 1
    return median(rounds), [won * seats / games for won in wins], catches / games / seats, endings


if __name__ == "__main__":
    import sys

    for n in map(int, sys.argv[2].split(",")):
        print(n, figures(n, int(sys.argv[1])), flush=True)
        print(n, "crew", figures(n, int(sys.argv[1]) // 5, crew=True), flush=True)
