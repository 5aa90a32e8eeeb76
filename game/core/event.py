"""What happened: the only thing that changes a state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

HIDDEN: Final = "hidden"
"""Stands in a view for a face that the viewer may not know."""

PUBLIC: Final = -1
"""The viewer who sits nowhere: sees only what lies open to everybody."""


@dataclass(slots=True)
class Event:
    """One fact of ints, strings and tuples; never a live object, so logs and saves cost nothing."""

    reveals: ClassVar[bool] = False
    """True when the event opens something hidden: a move that causes it cannot be taken back."""

    def change(self, state: Any) -> None:
        """Write the fact into a state, or into a view when the event is the one that its viewer saw."""
        raise NotImplementedError(type(self).__name__)

    def seen_by(self, viewer: int, state: Any) -> Event:
        """The form that a seat (or PUBLIC) may know; state is the one before the change."""
        return self


Emit = Callable[[Event], None]
"""Applies an event to the state being decided, and keeps it where somebody wants it kept."""
