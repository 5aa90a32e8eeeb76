"""How long a game at the farmhouse takes, and what its options mean for it, worked out without a window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.language import tr, trn
from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.rules import PieRules

LOOTING: Final = 2
"""Rounds before gangs are large enough to carry off what lies on the sill."""
MINUTES_A_STEP: Final = 0.75
"""What a Captain's part of a round takes people."""


@dataclass(frozen=True, slots=True)
class Baking:
    """Pies in all, those of each round, and about how many rounds they last."""

    captains: int
    pies: int
    a_round: int
    feast: bool

    @property
    def rounds(self) -> int:
        """Rounds until the sill is about empty."""
        return -(-self.pies // self.a_round) + LOOTING

    @property
    def minutes(self) -> int:
        """About how long that takes."""
        return max(5, 5 * round(self.rounds * self.captains * MINUTES_A_STEP / 5))


def baking(captains: int, options: Options) -> Baking:
    """What so many Captains will find on the sill."""
    rules = PieRules(captains, options)
    return Baking(captains, rules.pies, rules.reveals, rules.reveals > 1)


def pies_told(told: Baking) -> str:
    """The pies in one line."""
    many = trn("{n} pie", "{n} pies", told.pies).format(n=told.pies)
    return tr("{pies}, {n} a round").format(pies=many, n=told.a_round)


def length_told(told: Baking) -> str:
    """Rounds and minutes in words."""
    rounds = trn("{n} round", "{n} rounds", told.rounds).format(n=told.rounds)
    minutes = trn("{n} minute", "{n} minutes", told.minutes).format(n=told.minutes)
    return tr("about {rounds}, {minutes}").format(rounds=rounds, minutes=minutes)


def lead_told(told: Baking) -> str:
    """A warning where one pie a round goes to whoever leads, "" where it does not."""
    if told.feast or told.captains <= 2:
        return ""
    return tr("With one pie a round the lead simply takes it: who leads once more wins up to five times as often.")
