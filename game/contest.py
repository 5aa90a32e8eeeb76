"""Many games between levels on all cores, and what each of them shows: who came first, how long, by which cards."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log10, sqrt
from time import perf_counter
from typing import Any, Final

from game.bots.bot import Bot, Thought
from game.bots.levels import make_bot
from game.catalogue import rulebooks
from game.core import Event, Rng, Rules
from game.match import play_match

SURE: Final = 1.96
"""Standard errors on each side of a 95 % interval."""
ELO: Final = 400.0
"""Points of rating for which a level wins ten times as often as it loses."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game to be played: the levels by seat, and the seed; `effort` scales what bots imagine."""

    game: str
    levels: tuple[str, ...]
    seed: int
    effort: float = 1.0
    budget: float = 0.0
    """Seconds after which a bot acts on its best thought so far, 0 for as long as it likes."""


@dataclass(slots=True)
class Outcome:
    """What a game showed; `error` says why it showed nothing."""

    game: Game
    winners: tuple[int, ...] = ()
    reason: str = ""
    rounds: int = 0
    actions: int = 0
    lead_changes: int = 0
    faults: int = 0
    plays: list[tuple[int, str]] = field(default_factory=list)
    """Cards as they were played: (seat, card)."""
    feats: list[tuple[str, bool]] = field(default_factory=list)
    """What was tried together, and whether it came off."""
    seconds: dict[str, list[float]] = field(default_factory=dict)
    """By level: how long each of its moves took, those without a choice left out."""
    error: str = ""

    def share(self, level: str) -> float:
        """The part of the first place that seats of this level hold; imaginary teams count as nobody's."""
        held = [self.game.levels[seat] == level for seat in self.winners if seat < len(self.game.levels)]
        return sum(held) / len(self.winners) if self.winners else 0.0


class _Timed(Bot):
    """A bot whose thinking time is kept, and ends with its budget in seconds, unless that is 0."""

    def __init__(self, bot: Bot, spent: list[float], budget: float) -> None:
        self.bot, self.spent, self.budget = bot, spent, budget

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        begun, thoughts = perf_counter(), 0
        for thought in self.bot.ponder(rules, view, seat, rng):
            thoughts += 1
            yield thought
            if self.budget and perf_counter() - begun >= self.budget:
                break
        if thoughts > 1:
            self.spent.append(perf_counter() - begun)


class _Witness:
    """Sees each event of a game, and keeps what the figures need."""

    def __init__(self, game: Game, rules: Rules[Any]) -> None:
        self.rules, self.book = rules, rulebooks()[game.game]
        self.outcome = Outcome(game)
        self._round, self._leader = 0, -1

    def __call__(self, event: Event, state: Any) -> None:
        self.outcome.plays += self.book.plays(event)
        self.outcome.feats += self.book.feats(event)
        if (now := self.rules.rounds(state)) != self._round:
            self._round = now
            first = [standing.seat for standing in self.rules.standings(state) if standing.place == 1]
            if len(first) == 1 and first[0] != self._leader:
                self.outcome.lead_changes += self._leader >= 0
                self._leader = first[0]


def play(game: Game) -> Outcome:
    """Play one game; the same game gives the same outcome, but for the seconds, as long as no budget cuts thoughts."""
    book = rulebooks()[game.game]
    rules = book.rules(len(game.levels), book.options())
    witness = _Witness(game, rules)
    outcome = witness.outcome
    outcome.seconds = {level: [] for level in game.levels}
    bots = [_Timed(make_bot(level, book, game.effort), outcome.seconds[level], game.budget) for level in game.levels]
    try:
        result = play_match(rules, bots, game.seed, watch=witness)
    # A defect in one game must not cost the others' figures; the caller shows what it was.
    except Exception as error:
        outcome.error = f"seed {game.seed}: {type(error).__name__}: {error}"
        return outcome
    outcome.winners, outcome.reason = tuple(result.winners), result.standings[0].reason
    outcome.rounds, outcome.actions, outcome.faults = result.rounds, result.actions, result.faults
    return outcome


def play_all(games: Sequence[Game], jobs: int | None = None) -> Iterator[Outcome]:
    """Outcomes as they come in, on so many cores (all, if left out)."""
    jobs = min(jobs or os.cpu_count() or 1, len(games))
    if jobs <= 1:
        yield from map(play, games)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _stay) as pool:
        yield from pool.imap_unordered(play, games)


def _stay() -> None:
    """Ctrl-C is for the command, which then ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def mixed(
    game: str, pair: tuple[str, str], seats: int, games: int, seed: int, effort: float, budget: float = 0.0
) -> list[Game]:
    """Games of two levels, half of the seats each: every deal twice, the levels changing places."""
    chance, found = Rng(seed, 11), list[Game]()
    for number in range(-(-games // 2)):
        key = chance.below(2**31)
        split = [(seat // (1 + (number % 2 and seats > 3))) % 2 for seat in range(seats)]
        for swap in (0, 1):
            found.append(Game(game, tuple(pair[side ^ swap] for side in split), key, effort, budget))
    return found[:games]


def alike(game: str, level: str, seats: int, games: int, seed: int, effort: float, budget: float = 0.0) -> list[Game]:
    """Games of one level on all seats."""
    chance = Rng(seed, 11)
    return [Game(game, (level,) * seats, chance.below(2**31), effort, budget) for _ in range(games)]


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many games."""
    if not games:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def lead(share: float, games: int) -> float:
    """Points of rating by which a level stands above another, of which it wins this share; half a game is held back."""
    kept = min(max(share, 0.5 / max(1, games)), 1 - 0.5 / max(1, games))
    return ELO * log10(kept / (1 - kept))


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies, 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
