"""The levels that people choose bots by, from weak to strong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.bots.bot import Bot
from game.bots.glance import Glance
from game.bots.novice import Novice
from game.bots.search import Search
from game.core import Rulebook
from game.language import mark


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of play; title, note (a few words beside it in a list) and description (a sentence) are msgids."""

    id: str
    title: str
    note: str
    description: str
    make: Callable[[Rulebook, float], Bot]
    """(game, effort) -> a bot; a deep one imagines so many times the usual number of worlds."""
    deep: bool = False
    """Whether it thinks long enough to want a process of its own."""


LEVELS: Final[dict[str, Level]] = {
    level.id: level
    for level in (
        Level(
            "easy",
            mark("Novice"),
            mark("easy"),
            mark("Looks at a few moves, takes the best of them, and now and then plays whatever comes to hand."),
            lambda book, effort: Glance(book.appraise, few=3, worlds=1, slips=book.outlook.slips[0]),
        ),
        Level(
            "normal",
            mark("Crafty"),
            mark("normal"),
            mark("Looks at every move, and takes what stands best right after it."),
            lambda book, effort: Glance(book.appraise, worlds=6, slips=book.outlook.slips[1]),
        ),
        Level(
            "hard",
            mark("Old Salt"),
            mark("hard"),
            mark("Follows each good move for rounds through many tables as they may be, and takes what ends best."),
            lambda book, effort: Search(book.appraise, worlds=much(96, effort), outlook=book.outlook),
            deep=True,
        ),
    )
}
"""By id, from weak to strong, as the ladder measures them."""
USUAL: Final = "normal"
"""The level that people get who choose none, and that plays on for people who have left."""
ANYTHING: Final = "random"
"""No level for people: takes any action alike, for figures and tests."""
FORMER: Final = {"greedy": "normal", ANYTHING: "easy"}
"""What the levels of earlier versions are called now."""


def much(worlds: int, effort: float) -> int:
    """So many times as many, but one at least."""
    return max(1, round(worlds * effort))


def known() -> list[str]:
    """Every name that make_bot knows, without those of earlier versions."""
    return [ANYTHING, *LEVELS]


def usual(levels: Sequence[str]) -> str:
    """The level to begin with, of those offered."""
    return USUAL if USUAL in levels else levels[-1]


def level_of(name: str) -> Level | None:
    """The level of this name, or of this former name; None for bots that play anything, and for no level."""
    return LEVELS.get(name if name == ANYTHING else FORMER.get(name, name))


def exists(name: str) -> bool:
    """Whether make_bot knows the name, former ones included."""
    return name == ANYTHING or level_of(name) is not None


def make_bot(name: str, book: Rulebook, effort: float = 1.0) -> Bot:
    """A bot for a game; KeyError if there is no such level. Games begun with a former level go on with it."""
    if name == ANYTHING:
        return Novice()
    return LEVELS[FORMER.get(name, name)].make(book, effort)
