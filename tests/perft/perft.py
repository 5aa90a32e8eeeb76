"""Counting how many ways a game can go on, as chess programs do to check their moves."""

from typing import Any

from game.core import Rng, Rules, Session


def perft(rules: Rules[Any], depth: int, seed: int = 0, stacked: Any = None) -> list[int]:
    """Sequences of 1, 2 .. depth actions from the set-up; of seats awaited together the first acts first."""
    state = Session(rules, seed, stacked=stacked).state
    counts = [0] * depth
    _count(rules, state, 0, counts, seed)
    return counts


def _count(rules: Rules[Any], state: Any, done: int, counts: list[int], seed: int) -> None:
    awaited = rules.awaiting(state)
    if not awaited:
        return
    legal = rules.legal_actions(state, awaited[0])
    counts[done] += len(legal)
    if done + 1 == len(counts):
        return
    for action in legal:
        following = state.copy()
        rules.advance(following, action, Rng(seed, done + 1))
        _count(rules, following, done + 1, counts, seed)
