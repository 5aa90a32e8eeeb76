"""Many runs between rats that look one action ahead: how long they take, and that no seat is favoured."""

from collections import Counter
from statistics import median

import pytest

from game.core import Action, Rng
from game.rulebooks.treasure_run.appraise import appraise
from game.rulebooks.treasure_run.events import SentBack
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


@pytest.mark.parametrize(("seats", "most"), [(2, 1.2), (4, 1.3), (6, 1.4)])
def test_runs_are_neither_short_nor_long_and_favour_nobody(seats: int, most: float) -> None:
    """The rules' figures: 12 to 30 rounds, no turn of the order above 1.2 of its share.

    So few games scatter: three in a hundred fair seats of six pass 1.3, so `most` leaves room for that.
    """
    rounds, shares, catches, endings = figures(seats, 200)
    assert 12 <= rounds <= 30
    assert max(shares) <= most
    assert 0.3 <= catches <= 0.9
    assert endings["home"] >= 198


def test_a_crew_that_cares_wins_often_but_not_always() -> None:
    _, _, _, endings = figures(4, 60, crew=True)
    assert 20 <= endings["crew"] <= 55
