"""Which bot thinks for a seat at the table, and where: deep thoughts in a process of their own."""

from __future__ import annotations

import logging
from typing import Any, Final

from game.bots.bot import Thought
from game.bots.levels import USUAL, exists, level_of, make_bot
from game.bots.novice import Novice
from game.bots.referee import decide
from game.bots.thinking import unhurried
from game.bots.worker import BUDGET, Question, Workers
from game.core import Rng
from scenes.table.host import Host
from scenes.table.thinkers import Thinkers

log = logging.getLogger(__name__)
BOTS: Final = 4
"""Keeps the bots' chance apart from the game's own draws from the same seed."""
AT_EASE: Final = 2
"""Bots that may take their whole time where all choose at once; more of them share it, for they wait in line."""


def thinkers(host: Host) -> Thinkers:
    """Bots for a host's game, each by its level; they get their seat's view and nothing else."""
    rules, seed, book = host.session.rules, host.session.seed, host.agreement.rulebook
    workers = Workers(host.agreement)

    def choose(seat: int, view: Any) -> Thought:
        name = host.level(seat)
        name = name if exists(name) else USUAL
        level, key = level_of(name), (seed, BOTS, seat, rules.rounds(view))
        if level is not None and level.deep:
            budget = BUDGET / max(1.0, len(rules.awaiting(view)) / AT_EASE)
            word = workers.ask(Question(name, view, seat, key, budget))
            if word is not None:
                _complain(seat, word.fault)
                return word.thought
            log.error("the bot of seat %d has lost its process, and thinks less deeply", seat)
            name = USUAL
        decision = decide(make_bot(name, book), rules, view, seat, Rng(*key), unhurried())
        _complain(seat, decision.fault)
        return decision.thought

    def instead(seat: int, view: Any) -> Thought:
        return decide(Novice(), rules, view, seat, Rng(seed, BOTS, seat, rules.rounds(view))).thought

    return Thinkers(choose, instead, close=workers.close)


def _complain(seat: int, fault: str) -> None:
    if fault:
        log.error("the bot of seat %d failed: %s", seat, fault)
