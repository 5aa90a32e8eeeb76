"""Moments in which anybody may step in: one fuse for all, the same whatever hands hold, and who stops it is asked."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from game.core import PUBLIC, Rng
from scenes.table.contract import Window
from scenes.table.fuse import Fuse

if TYPE_CHECKING:
    from scenes.table.turns import Turns

LENGTH: Final = 3.0
"""Seconds to step in, where a person may."""
GLANCE: Final = 0.8
"""Seconds where no person is to be waited for: long enough to see what is going on, and for bots to think."""


class Windows:
    """The moment at one table; people who do not stop the fuse let the moment go by, and so does this for them."""

    def __init__(self, scene: Turns) -> None:
        self.scene = scene
        self.passing: set[int] = set()
        """Seats whose people let everything go by, as everybody may know."""
        self.stopped: set[int] = set()
        """Seats whose people want to step in."""
        self._key: Hashable = None
        self._length = self._left = 0.0
        self._known: tuple[int, Window | None] = (-1, None)

    @property
    def now(self) -> Window | None:
        """The moment that there is, if any."""
        if not self.scene.table.window_game:
            return None
        session = self.scene.session
        if self._known[0] != len(session.steps):
            self._known = len(session.steps), self.scene.table.window(session.view(PUBLIC))
        return self._known[1]

    @property
    def holds(self) -> bool:
        """Whether the game waits for the fuse, or answers for somebody, so that nobody else is asked."""
        window = self.now
        return window is not None and (self._burning or not self._asks(window.seats[0]))

    @property
    def fuse(self) -> Fuse | None:
        """What the table draws; None where no fuse burns."""
        if self.now is None or self._key is None or self._left <= 0:
            return None
        return Fuse(max(0.0, self._left / self._length), frozenset(self.stopped))

    def waitable(self) -> list[int]:
        """Seats whose people may stop the fuse now."""
        window = self.now
        return [seat for seat in window.seats if self._may_stop(seat)] if window is not None and self._burning else []

    def stop(self, seat: int) -> None:
        """Wait: this seat wants to step in."""
        if seat in self.waitable():
            self.stopped.add(seat)
            self.scene.kit.sound.play("bell_wait")
            self.scene.rebuild()

    def toggle(self, seat: int) -> None:
        """Let everything go by from now on, or be asked again."""
        self.passing ^= {seat}
        self.scene.rebuild()

    def forget(self) -> None:
        """Begin anew, as after undo."""
        self._key, self._known = None, (-1, None)
        self.stopped.clear()

    def update(self, dt: float) -> None:
        """Let the fuse burn, then answer for everybody who has not stopped it, one after the other."""
        window = self.now
        if window is None:
            if self._key is not None:
                self.scene.thinkers.forget()
            self._key = None
            self.stopped.clear()
            return
        if self.scene.director.busy:
            return
        if window.key != self._key:
            self._light(window)
        elif self._left > 0:
            self._left = self._left - dt if self._wanted() else 0.0
            self.scene.request_frame()
        if not self._burning:
            self._answer(window)

    @property
    def _burning(self) -> bool:
        return self._key is None or self._left > 0 or not self._thought()

    def _asks(self, seat: int) -> bool:
        return seat in self.stopped and self.scene.host.kind(seat) == "human"

    def _may_stop(self, seat: int) -> bool:
        return self.scene.host.kind(seat) == "human" and seat not in self.passing | self.stopped

    def _wanted(self) -> bool:
        """Whether the fuse goes on: once everybody has rung, there is nothing to wait for."""
        return not self.stopped or bool(self.waitable())

    def _light(self, window: Window) -> None:
        """A new moment: the same fuse for all; every bot thinks at once, so that none can be told by its pace."""
        # Whoever rings while the step is still being shown has rung in time.
        if self._key is not None:
            self.stopped.clear()
        self._key = window.key
        people = any(self._may_stop(seat) for seat in window.seats)
        self._length = self._left = LENGTH if people else GLANCE
        if people:
            self.scene.kit.sound.play("fuse", 0.5)
        self.scene.thinkers.forget()
        session = self.scene.session
        rules, state = session.rules, session.state.copy()
        for number, seat in enumerate(window.seats):
            if self.scene.host.kind(seat) == "bot":
                self.scene.thinkers.ponder(seat, rules.view(state, seat), rules.rounds(state))
            if number + 1 < len(window.seats):
                rules.advance(state, window.passing(seat), Rng(0, number))
        self.scene.rebuild()

    def _thought(self) -> bool:
        window = self.now
        host = self.scene.host
        return window is None or self.scene.thinkers.ready(s for s in window.seats if host.kind(s) == "bot")

    def _answer(self, window: Window) -> None:
        seat = window.seats[0]
        if self._asks(seat):
            return
        thought = self.scene.thinkers.take(seat) if self.scene.host.kind(seat) == "bot" else None
        action = thought.action if thought is not None else window.passing(seat)
        self.scene.follow(action)
