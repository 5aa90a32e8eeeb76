"""Wrong PINs slow whoever guesses down: three tries, then half a minute, then twice as long each time."""

from __future__ import annotations

from typing import Final

TRIES: Final = 3
FIRST_WAIT: Final = 30.0
LONGEST_WAIT: Final = 900.0


class Lockout:
    """Counts wrong tries; times in seconds of the program's clock."""

    def __init__(self) -> None:
        self._wrong = 0
        self._until = 0.0
        self._wait = FIRST_WAIT

    @property
    def left(self) -> int:
        """Tries before the next wait."""
        return TRIES - self._wrong

    def seconds(self, now: float) -> float:
        """How long nobody may try; 0 when one may."""
        return max(0.0, self._until - now)

    def failed(self, now: float) -> None:
        """A wrong PIN was given."""
        self._wrong += 1
        if self._wrong >= TRIES:
            self._wrong = 0
            self._until, self._wait = now + self._wait, min(LONGEST_WAIT, self._wait * 2)

    def passed(self) -> None:
        """The right PIN: what was wrong before is forgotten."""
        self._wrong, self._until, self._wait = 0, 0.0, FIRST_WAIT
