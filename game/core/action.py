"""What a seat may do: small frozen values, so that legality is a list look-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Action:
    """One choice of one seat; games subclass it with ints, strings and tuples."""

    seat: int

    def bare(self) -> Self:
        """The action with its free text emptied, as legal_actions lists it."""
        return self


class IllegalAction(ValueError):
    """The action is not among the seat's legal actions now."""
