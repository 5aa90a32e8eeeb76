"""The one clock that everything timed reads, so that a test can turn it."""

from __future__ import annotations

import time

LONGEST_STEP = 0.05
"""No frame moves time on by more than this, in seconds, whatever the window system held up."""


class Clock:
    """Seconds since the start; real time unless a test turns it by hand."""

    def __init__(self, *, by_hand: bool = False) -> None:
        self._by_hand = by_hand
        self._zero = time.perf_counter()
        self._turned = 0.0
        self._last = 0.0

    def now(self) -> float:
        """Seconds since the start."""
        return self._turned if self._by_hand else time.perf_counter() - self._zero

    def advance(self, seconds: float) -> None:
        """Turn a clock that runs by hand."""
        self._turned += seconds

    def step(self) -> float:
        """Seconds since the last step, at most LONGEST_STEP (a dragged window blocks the loop)."""
        now = self.now()
        passed, self._last = now - self._last, now
        return passed if self._by_hand else min(passed, LONGEST_STEP)
