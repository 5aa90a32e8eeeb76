"""Sees to it that a bot always makes a legal move, whatever becomes of its thoughts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.bots.bot import Bot, Thought
from game.core import Rng, Rules


@dataclass(frozen=True, slots=True)
class Decision:
    """A legal thought to act on; `fault` says what kept the bot from its own, "" if nothing did."""

    thought: Thought
    fault: str = ""


def decide(
    bot: Bot, rules: Rules[Any], view: Any, seat: int, rng: Rng, keep_on: Callable[[], bool] = lambda: True
) -> Decision:
    """The bot's last thought, or its last one before `keep_on` said no; a legal one by chance if it fails."""
    spare = Rng(rng.below(2**31))
    thought: Thought | None = None
    fault = ""
    try:
        for latest in bot.ponder(rules, view, seat, rng):
            thought = latest
            if not keep_on():
                break
    # Whatever goes wrong in a bot must not stop the game; the caller is told.
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    legal = rules.legal_actions(view, seat)
    if thought is not None and thought.action.bare() in legal:
        return Decision(thought, fault)
    return Decision(Thought(spare.choice(legal)), fault or "no legal action")
