"""What falls to whom in The Treasure Run, and what is counted over many runs."""

from __future__ import annotations

from collections.abc import Iterator

from game.core import Fall, Figure
from game.core.luck import Log, counted, drawn, thrown, told
from game.language import mark
from game.rulebooks.treasure_run.cards import RANK
from game.rulebooks.treasure_run.events import Found, Rolled, SentBack, Stolen, Tried, shelf_of
from game.rulebooks.treasure_run.rules import DIE, TreasureRules

DICE = mark("Dice to walk")
TRIES = mark("Dice at obstacles")
NEW = mark("New kinds in the chests")


def luck(rules: TreasureRules, steps: Log) -> Iterator[Fall]:
    """Each die by its number; each chest is worth 1 where its treasure is of a kind not on the shelf yet."""
    for event, state in told(rules, steps):
        if isinstance(event, Rolled):
            yield from (thrown(DICE, event.seat, die, DIE) for die in event.dice)
        elif isinstance(event, Tried):
            yield thrown(TRIES, event.seat, event.die, DIE)
        elif isinstance(event, Found):
            shelf = state.shelves[shelf_of(state, event.seat)]
            rest = [float(not shelf[RANK[kind]]) for kind in state.pile]
            yield drawn(NEW, event.seat, float(not shelf[RANK[event.treasure]]), rest)


def figures(rules: TreasureRules, steps: Log) -> list[Figure]:
    """Treasures dug up, obstacles passed, thefts, times caught, by rat."""
    events = [event for step in steps for event in step.events]
    seats = rules.seats
    return [
        counted(seats, "found", mark("Treasures dug up"), (e.seat for e in events if isinstance(e, Found))),
        counted(
            seats, "passed", mark("Obstacles passed"), (e.seat for e in events if isinstance(e, Tried) and e.passed)
        ),
        counted(seats, "stolen", mark("Pieces stolen"), (e.seat for e in events if isinstance(e, Stolen))),
        counted(seats, "caught", mark("Caught by Croc"), (e.seat for e in events if isinstance(e, SentBack))),
    ]
