"""How strong the bots are and how long they think: `python -m tests.bench.bots [--games N]`."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Sequence
from math import sqrt

from game.bots.bot import Bot
from game.bots.levels import make_bot
from game.catalogue import rulebook, rulebooks
from game.core import Rng, Rulebook, Session
from game.match import play_match

BOOK = rulebook("farm_and_furious")
THOUGHTFUL = {1: 0.92, 2: 0.58}
"""By imaginary teams: the rules' figures for a thoughtful player."""


def interval(won: float, games: int) -> str:
    """A share of games and its 95 % interval."""
    share = won / games
    off = 1.96 * sqrt(share * (1 - share) / games)
    return f"{100 * share:5.1f} % ({100 * (share - off):.1f} to {100 * (share + off):.1f})"


def one_among(level: str, others: str, seats: int, games: int, book: Rulebook = BOOK) -> float:
    """Wins of one bot among others, each seat in turn; a shared win counts in parts."""
    rules, won = book.rules(seats, book.options()), 0.0
    one, rest = make_bot(level, book), make_bot(others, book)
    for game in range(games):
        at = game % seats
        bots: Sequence[Bot] = [one if seat == at else rest for seat in range(seats)]
        winners = play_match(rules, bots, game).winners
        won += (at in winners) / len(winners)
    return won


def alone(level: str, imaginary: int, games: int) -> int:
    """Wins of one bot against imaginary teams."""
    rules, bot = BOOK.rules(1, BOOK.options(imaginary=imaginary)), make_bot(level, BOOK)
    return sum(play_match(rules, [bot], game).winners == [0] for game in range(games))


def thinking(seats: int, moves: int) -> list[float]:
    """Milliseconds of processor time for each of some opening moves, the longest hands of the game."""
    rules, bot, spent = BOOK.rules(seats, BOOK.options(rooster=True)), make_bot("normal", BOOK), []
    view = Session(rules, 1).view(0)
    for move in range(moves):
        start = time.process_time()
        bot.choose(rules, view, 0, Rng(move))
        spent.append(1000 * (time.process_time() - start))
    return spent


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games per line")
    parser.add_argument("--game", default=BOOK.id, choices=rulebooks(), help="another game: one line at --seats")
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    games = given.games
    if given.game != BOOK.id:
        told = interval(one_among("normal", "random", given.seats, games, rulebook(given.game)), games)
        print(f"{given.game}: 1 greedy among {given.seats - 1} random: {told}, its share {100 / given.seats:.0f} %")
        return 0
    for imaginary in (1, 2, 3):
        for level in ("normal", "random"):
            told = interval(alone(level, imaginary, games), games)
            known = f", a thoughtful player {100 * THOUGHTFUL[imaginary]:.0f} %" if imaginary in THOUGHTFUL else ""
            print(f"{level} alone against {imaginary} imaginary: {told}{known}", flush=True)
    for seats in (2, 3, 5):
        told = interval(one_among("normal", "random", seats, games), games)
        print(f"1 greedy among {seats - 1} random: {told}, its share {100 / seats:.0f} %", flush=True)
    spent = thinking(5, 40)
    print(
        f"greedy among 5 teams, six cards: median {statistics.median(spent):.1f} ms, longest {max(spent):.1f} ms a move"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
