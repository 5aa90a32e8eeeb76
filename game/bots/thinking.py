"""How a bot thinks in a thread beside the window without making it stutter, and without ever holding the game."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep
from typing import Final

LONGEST: Final = 5.0
"""Seconds after which the best thought so far is acted on."""
BREATH: Final = 0.0005
"""Seconds of pause after each thought of about a millisecond: window and bots share one interpreter."""


def unhurried(longest: float = LONGEST, breath: float = BREATH) -> Callable[[], bool]:
    """A `keep_on` for decide(), its time running from now; only a bot that takes too long is ever cut short.

    Within that time the decision depends on the seed alone, however slow the machine is.
    """
    until = monotonic() + longest

    def keep_on() -> bool:
        sleep(breath)
        return monotonic() < until

    return keep_on
