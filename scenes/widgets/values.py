"""Widgets that set a number: slider and stepper."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.stage import Units
from scenes.widgets.base import Widget

KNOB = 44.0
TRACK = 14.0


class Slider(Widget):
    """A value along a track, dragged, pressed anywhere, or moved by left and right."""

    value = low = 0.0
    high = 1.0
    step = 0.1
    on_change: Callable[[float], None] | None = None

    def set_range(self, value: float, low: float, high: float, step: float, on_change: Callable[[float], None]) -> None:
        """The value now, its ends, the step of the keys, whom to tell."""
        self.value, self.low, self.high, self.step, self.on_change = value, low, high, step, on_change

    def activate(self) -> None:
        """Pressing is dragging; the accept key does nothing more."""

    def adjuster(self) -> Callable[[int], None] | None:
        """Left and right move by one step."""
        return lambda way: self._set(self.value + way * self.step)

    def drag(self, pos: Units) -> bool:
        """Follow the pointer."""
        x, _y, w, _h = self.shown_box
        share = (pos[0] - x - KNOB / 2) / max(1.0, w - KNOB)
        wanted = self.low + share * (self.high - self.low)
        self._set(self.low + round((wanted - self.low) / self.step) * self.step)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Track, filled part, knob."""
        x, y, w, h = self.shown_box
        share = (self.value - self.low) / (self.high - self.low)
        middle, at = y + h / 2, x + KNOB / 2 + (w - KNOB) * share
        track = (x, middle - TRACK / 2, w, TRACK)
        self.kit.art.draw(surface, "ui/slider_track", track)
        if share > 0:
            self.kit.art.draw(surface, "ui/slider_fill", (x, track[1], max(TRACK, at - x), TRACK))
        look = "" if self.state in ("normal", "disabled") and not self.held else "_hover"
        knob = (at - KNOB / 2, middle - KNOB / 2, KNOB, KNOB)
        self.kit.art.draw(surface, f"ui/slider_knob{look}", knob)

    def _set(self, value: float) -> None:
        value = min(self.high, max(self.low, value))
        if abs(value - self.value) < 1e-9:
            return
        self.value = value
        if self.on_change is not None:
            self.on_change(value)


class Stepper(Widget):
    """A number between a minus and a plus."""

    value = low = 0
    high = 10
    step = 1
    on_change: Callable[[int], None] | None = None
    word: Callable[[int], str] = str

    def set_range(
        self,
        value: int,
        low: int,
        high: int,
        step: int,
        on_change: Callable[[int], None],
        show: Callable[[int], str],
    ) -> None:
        """The value now, its ends, its step, whom to tell, how to word it."""
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change, self.word = on_change, show

    def activate(self) -> None:
        """A click on the left part lowers, elsewhere raises; the accept key raises, and begins again at the top."""
        if not self.is_enabled:
            return
        if self.pointer_press:
            x = self.kit.stage.units(self.ui_manager.pixel)[0]
            third = self.shown_box[2] / 3
            way = -1 if x < self.shown_box[0] + third else (1 if x > self.shown_box[0] + 2 * third else 0)
            self._set(self.value + way * self.step)
        else:
            self._set(self.low if self.value >= self.high else self.value + self.step)

    def adjuster(self) -> Callable[[int], None] | None:
        """Left lowers, right raises."""
        return lambda way: self._set(self.value + way * self.step)

    def draw(self, surface: pygame.Surface) -> None:
        """Field, ends, number."""
        x, y, w, h = self.shown_box
        self.kit.art.draw(surface, "ui/field_normal" if self.is_enabled else "ui/field_disabled", self.shown_box)
        side = h - 6
        for name, left, stuck in (
            ("minus", x + 3, self.value <= self.low),
            ("plus", x + w - 3 - side, self.value >= self.high),
        ):
            look = "disabled" if stuck or not self.is_enabled else self._look(left, side)
            self.kit.art.draw(surface, f"ui/stepper_{name}_{look}", (left, y + 3, side, side))
        words = self.word(self.value)
        spot, room = (x + w / 2, y + h / 2), w - 2 * side - 14
        ink = self.kit.palette.ink
        self.kit.text.draw(surface, words, spot, 23, ink, font="black", anchor="cm", max_width=room, max_height=h)

    def _look(self, left: float, side: float) -> str:
        at = self.kit.stage.units(self.ui_manager.pixel)[0]
        if not left - 3 <= at <= left + side + 3:
            return "normal"
        return self.state

    def _set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value == self.value:
            return
        self.value = value
        self.kit.sound.play("click")
        if self.on_change is not None:
            self.on_change(value)
