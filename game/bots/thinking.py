"""Lets a bot think beside the window: started when its seat is awaited, asked each frame, never waited for."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event
from time import monotonic, sleep
from typing import Any, Final

from game.bots.bot import Bot
from game.bots.referee import Decision, decide
from game.core import Rng, Rules

LONGEST: Final = 5.0
"""Seconds after which the thought of that moment is taken, so that nothing can hold the game."""
BREATH: Final = 0.0005
"""Seconds that it pauses after each thought, since the window shares the interpreter with it."""


class Thinking:
    """One bot's thinking about one move; the view is a copy of what its seat may see, so play may go on meanwhile.

    The outcome is the same for the same seed, however slow the machine, unless the longest time runs out.
    """

    def __init__(self, future: Future[Decision], cancelled: Event) -> None:
        self._future = future
        self._cancelled = cancelled

    def poll(self) -> Decision | None:
        """The decision once there is one; never waits."""
        return self._future.result() if self._future.done() and not self._cancelled.is_set() else None

    def wait(self) -> Decision:
        """The decision, waited for; for tests and for skipping ahead."""
        return self._future.result()

    def cancel(self) -> None:
        """Forget about it: poll() stays None, and the bot stops at its next thought."""
        self._cancelled.set()
        self._future.cancel()


class Thinkers:
    """The thread that bots think in, one after the other; close() when the table is left."""

    def __init__(self, longest: float = LONGEST, breath: float = BREATH) -> None:
        self.longest = longest
        self.breath = breath
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._closed = Event()

    def start(self, bot: Bot, rules: Rules[Any], view: Any, seat: int, seed: int, step: int) -> Thinking:
        """Begin to think about the seat's move at this step of the game that was begun from the seed."""
        cancelled = Event()

        def work() -> Decision:
            until = monotonic() + self.longest

            def keep_on() -> bool:
                sleep(self.breath)
                return not cancelled.is_set() and not self._closed.is_set() and monotonic() < until

            return decide(bot, rules, view, seat, Rng(seed, step, seat, 1), keep_on)

        return Thinking(self._pool.submit(work), cancelled)

    def close(self) -> None:
        """Stop whatever is being thought; returns at once."""
        self._closed.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
