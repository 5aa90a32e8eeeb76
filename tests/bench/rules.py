"""Actions per second of `ratskeller simulate` beside python-chess's random play: `python -m tests.bench.rules`."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import random
import statistics
import sys
import time

import chess

from game import cli
from game.catalogue import rulebook, rulebooks
from game.core import Rng


def simulated(game: str, seats: int, games: int) -> float:
    """Actions per second, as the command itself reports them; its errors end the bench."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        code = cli.main(["simulate", game, "--seats", str(seats), "--games", str(games), "--seed", "1", "--json"])
    report = json.loads(told.getvalue())
    if code or report["errors"]:
        raise SystemExit(f"simulate failed: {report}")
    return float(report["actions_per_second"])


def chess_played(games: int) -> float:
    """Moves per second of random games with python-chess: list the legal moves, choose, push."""
    rng = random.Random(1)
    moves, start = 0, time.perf_counter()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.perf_counter() - start)


def searched(game: str, seats: int, steps: int) -> float:
    """Copies with one action applied and no events kept, per second, over the positions of random games."""
    book = rulebook(game)
    rules = book.rules(seats, book.options())
    done, spent, seed = 0, 0.0, 0
    while done < steps:
        seed += 1
        state, rng = rules.blank(), Rng(seed, 1)
        rules.setup(state, Rng(seed, 0), lambda event, state=state: event.change(state))
        while awaited := rules.awaiting(state):
            action = rng.choice(rules.legal_actions(state, awaited[0]))
            start = time.perf_counter()
            following = state.copy()
            rules.advance(following, action, rng)
            spent += time.perf_counter() - start
            state, done = following, done + 1
    return done / spent


def main() -> int:
    """Measure the two in turn, print medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="farm_and_furious", choices=rulebooks())
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=10_000, help="games per repeat")
    parser.add_argument("--chess-games", type=int, default=60)
    parser.add_argument("--repeats", type=int, default=5)
    given = parser.parse_args()
    ours, theirs = [], []
    for repeat in range(given.repeats):
        ours.append(simulated(given.game, given.seats, given.games))
        theirs.append(chess_played(given.chess_games))
        print(f"{repeat + 1}: {given.game} {ours[-1]:,.0f}/s, python-chess {theirs[-1]:,.0f}/s", flush=True)
    ratio = statistics.median(ours) / statistics.median(theirs)
    print(f"medians: {statistics.median(ours):,.0f} against {statistics.median(theirs):,.0f} actions per second")
    print(f"ratio {ratio:.2f} (>= 1)")
    print(f"copy() and advance(), no events kept: {searched(given.game, given.seats, 200_000):,.0f} per second")
    return 0 if ratio >= 1 else 1


if __name__ == "__main__":
    sys.exit(main())
