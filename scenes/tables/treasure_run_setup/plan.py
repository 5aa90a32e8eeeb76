"""How long a run takes and what it asks for, worked out without a window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.language import tr, trn
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules

ROUNDS: Final = {2: 29, 3: 23, 4: 19, 5: 17, 6: 17}
"""Usual rounds by number of rats, as measured among bots."""
MINUTES_A_TURN: Final = 0.33
"""What a rat's turn takes people."""


@dataclass(frozen=True, slots=True)
class Run:
    """Rats, the kinds of pieces that are wanted, and the rounds: the usual ones, or for a crew all there are."""

    rats: int
    kinds: tuple[str, ...]
    crew: bool
    rounds: int

    @property
    def minutes(self) -> int:
        """About how long that takes."""
        return max(5, 5 * round(self.rounds * self.rats * MINUTES_A_TURN / 5))


def run_of(rats: int, options: Options) -> Run:
    """What so many rats set out for."""
    rules = TreasureRules(rats, options)
    rounds = min(rules.last_round, ROUNDS[rats]) if not options.crew else rules.last_round
    return Run(rats, tuple(rules.kinds), options.crew, rounds)


def goal_told(told: Run) -> str:
    """What has to be brought on board."""
    n = len(told.kinds)
    if told.crew:
        return trn("{n} piece for all together", "{n} pieces for all together", n).format(n=n)
    return trn("{n} piece for each rat", "{n} different pieces for each rat", n).format(n=n)


def length_told(told: Run) -> str:
    """Rounds and minutes in words."""
    rounds = trn("{n} round", "{n} rounds", told.rounds).format(n=told.rounds)
    minutes = trn("{n} minute", "{n} minutes", told.minutes).format(n=told.minutes)
    return tr("about {rounds}, {minutes}").format(rounds=rounds, minutes=minutes)


def end_told(told: Run) -> str:
    """How it ends, in a sentence."""
    if told.crew:
        return tr("After round {n} the farm wakes, and all have lost.").format(n=told.rounds)
    return tr("The first rat on board with every piece wins.")
