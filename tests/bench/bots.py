"""How the bots do alone, and how long the hard one thinks: `python -m tests.bench.bots [--games N] [--moves N]`.

How strong levels are beside each other, `ratskeller ladder GAME` tells.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import Any

from game.agreement import Agreement, Player
from game.bots.levels import LEVELS, make_bot
from game.bots.worker import BUDGET, Question, Worker
from game.catalogue import rulebook, rulebooks
from game.contest import interval, percentile
from game.core import Rng, Session
from game.match import play_match

FARM = rulebook("farm_and_furious")
THOUGHTFUL = {1: 0.92, 2: 0.58}
"""By imaginary teams: the rules' figures for a thoughtful player."""
SEATS = 4


def alone(level: str, imaginary: int, games: int) -> int:
    """Wins of one bot against imaginary teams."""
    rules, bot = FARM.rules(1, FARM.options(imaginary=imaginary)), make_bot(level, FARM, 0.2)
    return sum(play_match(rules, [bot], game).winners == [0] for game in range(games))


def questions(agreed: Agreement, seed: int) -> Iterator[Question]:
    """Positions of a game of easy bots that leave a choice, as the hard bot is asked in them."""
    session: Session[Any] = Session(agreed.rules(), seed)
    bot = make_bot("easy", agreed.rulebook)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        view = session.view(seat)
        if len(session.rules.legal_actions(view, seat)) > 1:
            yield Question("hard", view, seat, (seed, len(session.steps)))
        session.play(bot.choose(session.rules, view, seat, Rng(seed, len(session.steps))))


def thinking(game: str, moves: int) -> tuple[list[float], int]:
    """Seconds until the answers came, over positions spread over games, and how many processes had to be ended."""
    agreed = Agreement(game=game, players=tuple(Player(name=f"Bot {n}", bot="hard") for n in range(SEATS)))
    worker, spent = Worker(agreed.model_dump_json()), list[float]()
    asked = [question for seed in range(3) for question in questions(agreed, seed)]
    try:
        worker.ask(asked[0])
        for question in asked[:: max(1, len(asked) // moves)][:moves]:
            begun = time.monotonic()
            worker.ask(question)
            spent.append(time.monotonic() - begun)
    finally:
        worker.close()
    return spent, worker.deaths


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="races per line")
    parser.add_argument("--moves", type=int, default=60, help="moves of the hard level per game")
    given = parser.parse_args()
    for imaginary in THOUGHTFUL:
        for level in LEVELS:
            won = alone(level, imaginary, given.games) / given.games
            low, high = interval(won, given.games)
            known = f"a thoughtful player {THOUGHTFUL[imaginary]:.0%}"
            print(
                f"{level} alone against {imaginary} imaginary: {won:.0%} ({low:.0%} to {high:.0%}), {known}", flush=True
            )
    for game in rulebooks():
        spent, deaths = thinking(game, given.moves)
        told = ", ".join(f"{name} {percentile(spent, part):.2f} s" for name, part in (("p50", 0.5), ("p99", 0.99)))
        print(f"{game}: hard, budget {BUDGET} s, {len(spent)} moves: {told}, most {max(spent):.2f} s, {deaths} ended")
    return 0


if __name__ == "__main__":
    sys.exit(main())
