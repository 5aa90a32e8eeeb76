"""What every bot offers: thoughts that get better, from the seat's view alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from game.core import Action, Rng, Rules

NOBODY: Final = -1

Appraise = Callable[[Any, Any, int], float]
"""(rules, state, seat) -> how well the seat stands."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot would do if it had to act now."""

    action: Action
    expected: tuple[Action, ...] | None = None
    """The others' actions that it reckons with; None where it did not care, empty where nobody else has to act."""
    feared: int = NOBODY
    """The seat that stands best of the others where this leads to, as far as it imagines."""


class Bot(ABC):
    """Plays one seat; never sees more than that seat's view, and never keeps anything between its moves."""

    blind: ClassVar[bool] = False
    """True when it takes any legal action alike, so that headless games need not even show it the table."""

    @abstractmethod
    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        """At least one thought, each better than the one before, in steps of about a millisecond.

        The number of thoughts does not depend on time, so the last one is the same for the same rng.
        """

    def choose(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Action:
        """The action of the last thought."""
        *_, last = self.ponder(rules, view, seat, rng)
        return last.action


def threat(appraise: Appraise, rules: Rules[Any], state: Any, seat: int) -> int:
    """The seat of the others that stands best; NOBODY where there are none."""
    others = [other for other in range(rules.seats) if other != seat]
    return max(others, key=lambda other: appraise(rules, state, other)) if others else NOBODY
