"""What the pages of the kiosk share: the sign with the name, the choice of language, the operator's way in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.language import LANGUAGES, tr
from scenes.clock import Clock
from scenes.events import Event, Move, Press, Release
from scenes.kit import Kit
from scenes.menus.tavern import tavern
from scenes.stage import Box, inside
from scenes.widgets.ui import Ui

SIGN: Final[Box] = (740.0, 4.0, 440.0, 94.0)
LANGUAGE: Final[Box] = (1690.0, 18.0, 200.0, 64.0)
HOLD_SECONDS: Final = 5.0
"""How long the sign is held to ask for the PIN."""


def draw_hall(surface: pygame.Surface, kit: Kit) -> None:
    """The hall with its curtains, and the name on the sign."""
    surface.blit(kit.art.background("kiosk/hall"), (0, 0))
    draw_sign(surface, kit)


def draw_sign(surface: pygame.Surface, kit: Kit) -> None:
    """The name on the sign, and the motto below it."""
    x, y, w, h = SIGN
    kit.text.title(surface, "Ratskeller", (x + w / 2, y + h / 2 - 4), 66, w - 60)
    tail = tavern().sign.tail.picture
    kit.art.put(surface, tail, (x + w - 40, y + h - 24), 0.6)


def language_choice(ui: Ui, index: int, choose: Callable[[int], None]) -> None:
    """The languages side by side, by their own two letters."""
    names = [code.upper() for code in LANGUAGES]
    x, y, w, h = LANGUAGE

    def ground(surface: pygame.Surface) -> None:
        ui.kit.art.draw(surface, "ui/panel_dark", (x - 70, y - 10, w + 82, h + 20))
        ui.kit.art.icon(surface, "globe", (x - 36, y + h / 2), 40, ui.kit.palette.candle)

    ui.decor(ground)
    ui.segment("language", LANGUAGE, tr("Language"), names, index, choose, dark=True, size=30)


class SignHold:
    """A pointer that stays on the sign for five seconds is the operator's."""

    def __init__(self, clock: Clock, reached: Callable[[], None]) -> None:
        self._clock, self._reached = clock, reached
        self._pointer: int | None = None
        self._since = 0.0

    @property
    def held(self) -> bool:
        """Whether somebody holds the sign now."""
        return self._pointer is not None

    def hears(self, event: Event) -> bool:
        """Follow a pointer event; True where it is the sign's."""
        if isinstance(event, Press) and self._pointer is None and inside(SIGN, event.pointer.pos):
            self._pointer, self._since = event.pointer.id, self._clock.now()
            return True
        if isinstance(event, (Move, Release)) and event.pointer.id == self._pointer:
            if isinstance(event, Release) or not inside(SIGN, event.pointer.pos):
                self._pointer = None
            return True
        return False

    def update(self) -> None:
        """Time passes while the sign is held."""
        if self._pointer is not None and self._clock.now() - self._since >= HOLD_SECONDS:
            self._pointer = None
            self._reached()
