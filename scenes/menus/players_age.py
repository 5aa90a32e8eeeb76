"""The age of a player: unknown or 1 to 120, by its ends (held down they run on), arrows, or typed digits."""

from __future__ import annotations

from collections.abc import Callable

from scenes.menus.setup_draft import OLDEST
from scenes.widgets.values import Stepper

UNKNOWN = 0
FIRST = 10
"""Where counting up from an unknown age begins."""
WAIT = 0.45
"""Seconds an end is held before it runs on."""
SLOW, QUICK = 0.12, 0.035
"""Seconds between two steps, at first and after a dozen."""


class AgeStepper(Stepper):
    """A stepper whose lowest value is a question mark."""

    _held_for = 0.0
    _steps = 0

    def set_age(self, age: int | None, on_change: Callable[[int | None], None]) -> None:
        """The age now and whom to tell."""
        self.set_range(age or UNKNOWN, UNKNOWN, OLDEST, 1, lambda n: on_change(n or None), shown)

    def _set(self, value: int) -> None:
        """The first step up from the question mark goes to a likely age."""
        super()._set(FIRST if self.value == UNKNOWN and value == 1 else value)

    def type_digit(self, digit: int) -> None:
        """A digit typed while the age has the focus."""
        longer = self.value * 10 + digit
        value = longer if longer <= OLDEST else digit
        if value != self.value:
            self.value = value
            if self.on_change is not None:
                self.on_change(value)

    def hold(self, dt: float) -> bool:
        """Time passed; True where a held end made a step."""
        if not self.held:
            self._held_for, self._steps = 0.0, 0
            return False
        self._held_for += dt
        due = WAIT + min(self._steps, 12) * SLOW + max(0, self._steps - 12) * QUICK
        if self._held_for < due:
            return False
        self._steps += 1
        self._set(self.value + self._way())
        return True

    def activate(self) -> None:
        """A short press is one step; the end of a long one adds none."""
        if self._steps:
            return
        super().activate()

    def _way(self) -> int:
        x, _y, w, _h = self.shown_box
        at = self.kit.stage.units(self.ui_manager.pixel)[0]
        return -1 if at < x + w / 3 else (1 if at > x + 2 * w / 3 else 0)


def shown(value: int) -> str:
    """The age as a figure, or a question mark."""
    return str(value) if value else "?"
