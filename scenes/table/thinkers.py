"""Bots at the table: each thinks in a thread of its own, and moves when a person has had time to follow."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.bots.bot import Thought

PACE: Final = 0.7
"""Seconds before the first bot shows its choice; slower thinkers are never made to wait longer."""
BETWEEN: Final = 0.45
"""Seconds between one bot's choice and the next one's."""
Choose = Callable[[int, Any], Thought]
"""(seat, its view) -> its choice; runs in another thread, so it must touch nothing else."""


@dataclass(slots=True)
class Musing:
    """One bot thinking about one step."""

    seat: int
    step: int
    thought: Thought | None = None


class Thinkers:
    """Starts thoughts, hands out finished ones one at a time at a readable pace."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self._musings: dict[int, Musing] = {}
        self._wait = 0.0

    def ponder(self, seat: int, view: Any, step: int) -> None:
        """Let a seat's bot think about its view, if it does not already."""
        known = self._musings.get(seat)
        if known is not None and known.step == step:
            return
        musing = Musing(seat, step)
        if not self._musings:
            self._wait = PACE
        self._musings[seat] = musing
        threading.Thread(target=self._think, args=(musing, view), name=f"bot-{seat}", daemon=True).start()

    def _think(self, musing: Musing, view: Any) -> None:
        musing.thought = self._choose(musing.seat, view)

    def update(self, dt: float) -> Thought | None:
        """A choice that is due, at most one per call."""
        self._wait = max(0.0, self._wait - dt)
        if self._wait > 0:
            return None
        for seat, musing in list(self._musings.items()):
            if musing.thought is not None:
                del self._musings[seat]
                self._wait = BETWEEN
                return musing.thought
        return None

    def forget(self) -> None:
        """Drop every thought, as after undo."""
        self._musings.clear()

    def settle(self, seconds: float = 5.0) -> bool:
        """Wait until every thought is done, for tests and pictures; False where one takes longer."""
        for thread in threading.enumerate():
            if thread.name.startswith("bot-"):
                thread.join(seconds)
        return all(musing.thought is not None for musing in self._musings.values())
