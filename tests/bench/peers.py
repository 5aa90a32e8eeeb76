"""Random play beside other Python card and board games, in one run: `python -m tests.bench.peers [--seconds 5]`.

Our games keep every event that happened; the others keep what they keep by themselves. Peers that are not installed
(chess, rlcard, open_spiel) are left out, and the run says so.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from game.catalogue import rulebooks
from game.core import Event, Rng

SEATS = 4
TARGET = "RLCard uno"
Play = Callable[[], Iterator[int]]
"""Plays games for ever; yields the actions of each."""


def ours(game: str) -> Play:
    """Random play among four, with the events of the whole game kept."""
    book = rulebooks()[game]
    rules = book.rules(SEATS, book.options())

    def play() -> Iterator[int]:
        seed = 0
        while True:
            seed += 1
            state, chance, taste = rules.blank(), Rng(seed, 0), Rng(seed, 1)
            steps: list[list[Event]] = []
            rules.setup(state, chance, lambda event, state=state: event.change(state))  # type: ignore[misc]
            while waiting := rules.awaiting(state):
                action = taste.choice(rules.legal_actions(state, waiting[0]))
                steps.append(rules.apply(state, action, chance))
            yield len(steps)

    return play


def chess_played() -> Iterator[int]:
    """python-chess: list the legal moves, choose, push."""
    chess: Any = importlib.import_module("chess")
    rng = random.Random(1)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        yield board.ply()


def uno_played(*, bare: bool) -> Iterator[int]:
    """RLCard's uno: its environment as agents drive it, or its game alone, without observations."""
    rlcard: Any = importlib.import_module("rlcard")
    env, rng = rlcard.make("uno", config={"seed": 1}), random.Random(1)
    while True:
        moves = 0
        if bare:
            game = env.game
            game.init_game()
            while not game.is_over():
                game.step(rng.choice(game.get_legal_actions()))
                moves += 1
        else:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                moves += 1
        yield moves


def gin_played() -> Iterator[int]:
    """OpenSpiel's gin_rummy (C++) driven from Python; what chance deals counts as no action."""
    spiel: Any = importlib.import_module("pyspiel")
    game, rng = spiel.load_game("gin_rummy"), random.Random(1)
    while True:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        yield moves


def rate(play: Play, seconds: float) -> float:
    """Actions per second of processor time over whole games, the first of them left out."""
    games = play()
    next(games)
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += next(games)
    return done / spent


def main() -> int:
    """Print the medians of three rounds over all games; 1 where one of ours is slower than the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each game and round")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    games: dict[str, Play] = {game: ours(game) for game in rulebooks()}
    mine = list(games)
    games |= {
        "python-chess": chess_played,
        TARGET: lambda: uno_played(bare=False),
        "RLCard uno without observations": lambda: uno_played(bare=True),
        "OpenSpiel gin_rummy": gin_played,
    }
    rates: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(given.rounds):
        for name, play in games.items():
            try:
                rates[name].append(rate(play, given.seconds))
            except ImportError as missing:
                print(f"{name}: left out, {missing}", file=sys.stderr)
    medians = {name: sorted(found)[len(found) // 2] for name, found in rates.items() if found}
    for name, value in medians.items():
        beside = f", {value / medians[TARGET]:.1f} times RLCard's uno" if TARGET in medians else ""
        print(f"{name:<33}{value:>9,.0f} actions per second{beside}")
    return int(TARGET in medians and min(medians[game] for game in mine) < medians[TARGET])


if __name__ == "__main__":
    sys.exit(main())
