"""What counts as somebody being there: every kind of input, but no drifting stick and no trembling mouse."""

from __future__ import annotations

from typing import Final

import pygame

PRESSES: Final = frozenset(
    (
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.FINGERDOWN,
        pygame.FINGERUP,
        pygame.FINGERMOTION,
        pygame.KEYDOWN,
        pygame.TEXTINPUT,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.JOYBUTTONDOWN,
        pygame.JOYHATMOTION,
    )
)
AXES: Final = frozenset((pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION))
PUSHED: Final = 0.5
"""Share of its way that a stick or trigger must be pushed."""
NUDGE: Final = 24
"""Pixels that the mouse must travel within NUDGE_SECONDS, so that a trembling table wakes nobody."""
NUDGE_SECONDS: Final = 0.6


class Inputs:
    """Tells inputs that a person made from other events."""

    def __init__(self) -> None:
        self._travelled = 0.0
        self._since = 0.0

    def by_hand(self, event: pygame.event.Event, now: float) -> bool:
        """Whether a person did this; now in seconds."""
        if event.type == pygame.MOUSEMOTION:
            return self._nudged(event.rel, now)
        if event.type in AXES:
            value = event.value if abs(event.value) <= 1 else event.value / 32767
            return bool(abs(value) >= PUSHED)
        if event.type == pygame.JOYHATMOTION:
            return tuple(event.value) != (0, 0)
        return event.type in PRESSES

    def _nudged(self, rel: tuple[int, int], now: float) -> bool:
        if now - self._since > NUDGE_SECONDS:
            self._travelled, self._since = 0.0, now
        self._travelled += abs(rel[0]) + abs(rel[1])
        return self._travelled >= NUDGE
