"""Which bot thinks for a seat at the table."""

from __future__ import annotations

import logging
from typing import Any, Final

from game.bots.bot import Thought
from game.bots.levels import LEVELS, make_bot
from game.bots.novice import Novice
from game.bots.referee import decide
from game.bots.thinking import unhurried
from game.core import Rng
from scenes.table.host import Host
from scenes.table.thinkers import Thinkers

log = logging.getLogger(__name__)
BOTS: Final = 4
"""Keeps the bots' chance apart from the game's own draws from the same seed."""
STAND_IN: Final = "greedy"
"""The level that plays on for people who have left."""


def thinkers(host: Host) -> Thinkers:
    """Bots for a host's game, each by its level; they get their seat's view and nothing else."""
    rules, seed, book = host.session.rules, host.session.seed, host.agreement.rulebook

    def choose(seat: int, view: Any) -> Thought:
        level = host.level(seat)
        bot = make_bot(level if level in LEVELS else STAND_IN, book)
        decision = decide(bot, rules, view, seat, Rng(seed, BOTS, seat, rules.rounds(view)), unhurried())
        if decision.fault:
            log.error("the bot of seat %d failed: %s", seat, decision.fault)
        return decision.thought

    def instead(seat: int, view: Any) -> Thought:
        return decide(Novice(), rules, view, seat, Rng(seed, BOTS, seat, rules.rounds(view))).thought

    return Thinkers(choose, instead)
