"""Sees to it that a bot always makes a legal move, whatever becomes of its thoughts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from game.bots.bot import Bot, Thought
from game.core import Rng, Rules

MOST_THOUGHTS: Final = 10_000
"""Where even a bot that never comes to an end is stopped."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A legal thought to act on; `fault` says what kept the bot from its own, "" if nothing did."""

    thought: Thought
    fault: str = ""


def decide(
    bot: Bot, rules: Rules[Any], view: Any, seat: int, rng: Rng, keep_on: Callable[[], bool] = lambda: True
) -> Decision:
    """The bot's last legal thought, or its last one before `keep_on` said no; one by chance if it has none."""
    spare = Rng(rng.below(2**31))
    legal = rules.legal_actions(view, seat)
    thought: Thought | None = None
    fault = ""
    try:
        for latest in islice(bot.ponder(rules, view, seat, rng), MOST_THOUGHTS):
            if latest.action.bare() in legal:
                thought = latest
            if not keep_on():
                break
    # Whatever goes wrong in a bot must not stop the game; the caller is told.
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    if thought is not None:
        return Decision(thought, fault)
    return Decision(Thought(spare.choice(legal)), fault or "no legal action")
