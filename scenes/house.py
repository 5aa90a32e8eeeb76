"""The rules of the house: what a guest may do besides playing. At home everything is allowed; a kiosk says no."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from scenes.scene import Scene


class House:
    """The tavern at home: everybody comes and goes as they like."""

    open = True
    """False where guests may reach neither the way out nor settings, saved games and files."""

    def hears(self, event: pygame.event.Event) -> bool:
        """Notice an event before anybody else; True where nobody else may hear it."""
        return False

    def update(self) -> None:
        """A frame begins."""

    def lets_out(self) -> bool:
        """Whether the window's button, or the system's wish to close it, ends the program."""
        return True

    def home(self) -> bool:
        """Go where guests go from a table; False for the tavern."""
        return False

    def mishap(self, error: Exception) -> Scene | None:
        """The page that is shown after a fault; None for the usual one."""
        return None

    def closing(self) -> None:
        """The program ends politely."""
