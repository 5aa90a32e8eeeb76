"""Tells hands that lean on the table from fingers: several touches close together at nearly one moment."""

from __future__ import annotations

import math
from typing import Final

from scenes.events import Pointer
from scenes.stage import Units

CLOSE: Final = 150.0
"""Window units across which the touches of one palm lie."""
AT_ONCE: Final = 0.3
"""Seconds within which they come down."""
ENOUGH: Final = 3


class Palm:
    """Remembers who came down when and where; a touch found to be part of a palm is dead until it is lifted."""

    def __init__(self) -> None:
        self._down: dict[int, tuple[float, Units]] = {}
        self.dead: set[int] = set()

    def pressed(self, pointer: Pointer, now: float) -> set[int]:
        """A touch has come down: the touches that turn out to be a palm, this one included."""
        if pointer.kind != "touch":
            return set()
        self._down[pointer.id] = now, pointer.pos
        near = {
            other
            for other, (since, pos) in self._down.items()
            if now - since <= AT_ONCE and math.dist(pos, pointer.pos) <= CLOSE
        }
        late = any(math.dist(self._down[other][1], pointer.pos) <= CLOSE for other in self.dead & set(self._down))
        if len(near) < ENOUGH and not late:
            return set()
        found = (near if len(near) >= ENOUGH else {pointer.id}) - self.dead
        self.dead |= found
        return found

    def lifted(self, number: int) -> bool:
        """A touch is gone; True where it was part of a palm."""
        self._down.pop(number, None)
        was = number in self.dead
        self.dead.discard(number)
        return was
