"""The levels that people choose bots by, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.bots.bot import Bot
from game.bots.greedy import Greedy
from game.bots.novice import Novice
from game.core import Rulebook
from game.language import mark


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play; title, note (a few words beside it in a list) and description (a sentence) are msgids."""

    id: str
    title: str
    note: str
    description: str
    make: Callable[[Rulebook], Bot]


LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level(
            "random",
            mark("Novice"),
            mark("plays anything"),
            mark("Plays whatever comes to hand."),
            lambda book: Novice(),
        ),
        Level(
            "greedy",
            mark("Crafty"),
            mark("thinks first"),
            mark("Thinks about what the others may play, and takes what gains most this turn."),
            lambda book: Greedy(book.appraise),
        ),
    )
}
"""By id, from weak to strong, as matches in tests/bots measure them."""


def make_bot(level: str, book: Rulebook) -> Bot:
    """A bot of this level for a game; KeyError if there is no such level."""
    return LEVELS[level].make(book)
