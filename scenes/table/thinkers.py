"""Bots at the table: each thinks in a thread of its own, and moves when a person has had time to follow."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from game.bots.bot import Thought

PACE: Final = 0.7
"""Seconds before the first bot shows its choice; slower thinkers are never made to wait longer."""
BETWEEN: Final = 0.45
"""Seconds between one bot's choice and the next one's."""
PATIENCE: Final = 12.0
"""Seconds without a thought after which a bot is taken to hang; well above the time that thinking ones are given."""
log = logging.getLogger(__name__)
Choose = Callable[[int, Any], Thought]
"""(seat, its view) -> its choice; runs in another thread, so it must touch nothing else."""


@dataclass(slots=True)
class Musing:
    """One bot thinking about one step."""

    seat: int
    step: int
    view: Any
    until: float
    """When it is taken to hang, by the system's clock."""
    thought: Thought | None = None


class Thinkers:
    """Starts thoughts, hands out finished ones one at a time at a readable pace."""

    def __init__(
        self, choose: Choose, instead: Choose, patience: float = PATIENCE, close: Callable[[], None] = lambda: None
    ) -> None:
        self._choose = choose
        self._instead = instead
        """Quick, and never fails: it plays on for bots that hang."""
        self._patience = patience
        self._close = close
        self._hanging: set[int] = set()
        self._musings: dict[int, Musing] = {}
        self._wait = 0.0

    def busy(self, seat: int, step: int) -> bool:
        """Whether a seat's bot thinks about this step already, or has thought."""
        known = self._musings.get(seat)
        return known is not None and known.step == step

    def ponder(self, seat: int, view: Any, step: int) -> None:
        """Let a seat's bot think about its view, if it does not already."""
        if self.busy(seat, step):
            return
        musing = Musing(seat, step, view, monotonic() + self._patience)
        if not self._musings:
            self._wait = PACE
        self._musings[seat] = musing
        if seat in self._hanging:
            musing.thought = self._instead(seat, view)
            return
        threading.Thread(target=self._think, args=(musing,), name=f"bot-{seat}", daemon=True).start()

    def _think(self, musing: Musing) -> None:
        try:
            musing.thought = self._choose(musing.seat, musing.view)
        # Whatever goes wrong here must not stop the game.
        except Exception:
            log.exception("the bot of seat %d failed", musing.seat)
            musing.thought = self._instead(musing.seat, musing.view)

    def update(self, dt: float) -> Thought | None:
        """A choice that is due, at most one per call."""
        self._wait = max(0.0, self._wait - dt)
        if self._wait > 0:
            return None
        for seat, musing in list(self._musings.items()):
            if musing.thought is None and monotonic() >= musing.until:
                self._give_up(musing)
            if musing.thought is not None:
                del self._musings[seat]
                self._wait = BETWEEN
                return musing.thought
        return None

    def take(self, seat: int) -> Thought | None:
        """A seat's choice once it is there, whatever the pace: where everybody answers at one moment."""
        musing = self._musings.get(seat)
        if musing is None:
            return None
        if musing.thought is None and monotonic() >= musing.until:
            self._give_up(musing)
        if musing.thought is not None:
            del self._musings[seat]
        return musing.thought

    def ready(self, seats: Iterable[int]) -> bool:
        """Whether the choices of these seats are there."""
        known = [self._musings.get(seat) for seat in seats]
        return all(m is not None and (m.thought is not None or monotonic() >= m.until) for m in known)

    def _give_up(self, musing: Musing) -> None:
        """A thread cannot be ended from outside: it is left alone, and its seat never gets another."""
        log.error("the bot of seat %d hangs", musing.seat)
        self._hanging.add(musing.seat)
        musing.thought = self._instead(musing.seat, musing.view)

    def forget(self) -> None:
        """Drop every thought, as after undo."""
        self._musings.clear()

    def close(self) -> None:
        """Drop every thought for good, and end what thought them."""
        self.forget()
        self._close()

    def settle(self, seconds: float = 5.0) -> bool:
        """Wait until every thought is done, for tests and pictures; False where one takes longer."""
        for thread in threading.enumerate():
            if thread.name.startswith("bot-"):
                thread.join(seconds)
        return all(musing.thought is not None for musing in self._musings.values())
