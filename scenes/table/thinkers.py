"""Bots at the table: each thinks in a thread of its own, and moves when a person has had time to follow."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from game.core import Action

PACE: Final = 0.7
"""Seconds before the first bot shows its choice; slower thinkers are never made to wait longer."""
BETWEEN: Final = 0.45
"""Seconds between one bot's choice and the next one's."""
Choose = Callable[[int, Any], Action]
"""(seat, its view) -> its choice; runs in another thread, so it must touch nothing else."""


@dataclass(slots=True)
class Thought:
    """One bot thinking about one step."""

    seat: int
    step: int
    action: Action | None = None


class Thinkers:
    """Starts thoughts, hands out finished ones one at a time at a readable pace."""

    def __init__(self, choose: Choose) -> None:
        self._choose = choose
        self._thoughts: dict[int, Thought] = {}
        self._wait = 0.0

    def ponder(self, seat: int, view: Any, step: int) -> None:
        """Let a seat's bot think about its view, if it does not already."""
        known = self._thoughts.get(seat)
        if known is not None and known.step == step:
            return
        thought = Thought(seat, step)
        if not self._thoughts:
            self._wait = PACE
        self._thoughts[seat] = thought
        threading.Thread(target=self._think, args=(thought, view), name=f"bot-{seat}", daemon=True).start()

    def _think(self, thought: Thought, view: Any) -> None:
        thought.action = self._choose(thought.seat, view)

    def update(self, dt: float) -> Action | None:
        """A choice that is due, at most one per call."""
        self._wait = max(0.0, self._wait - dt)
        if self._wait > 0:
            return None
        for seat, thought in list(self._thoughts.items()):
            if thought.action is not None:
                del self._thoughts[seat]
                self._wait = BETWEEN
                return thought.action
        return None

    def forget(self) -> None:
        """Drop every thought, as after undo."""
        self._thoughts.clear()

    def settle(self, seconds: float = 5.0) -> bool:
        """Wait until every thought is done, for tests and pictures; False where one takes longer."""
        for thread in threading.enumerate():
            if thread.name.startswith("bot-"):
                thread.join(seconds)
        return all(thought.action is not None for thought in self._thoughts.values())
