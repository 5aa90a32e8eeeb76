"""Where a window goes on the monitors that there are, and what stands for it in the task bar."""

from __future__ import annotations

from importlib.resources import as_file, files

import pygame

CENTRED = 0x2FFF0000
"""SDL_WINDOWPOS_CENTERED_MASK: the monitor's number goes into its low bits."""


def window_icon() -> pygame.Surface:
    """The picture for the task bar."""
    with as_file(files("assets") / "art" / "tavern" / "icon_app@1.webp") as path:
        return pygame.image.load(path)


def on_desktop(size: tuple[int, int]) -> tuple[int, int]:
    """A window size that fits the largest screen there is now, as after another one was unplugged."""
    wide, high = (max(sides) for sides in zip(*pygame.display.get_desktop_sizes(), strict=True))
    return min(size[0], wide), min(size[1], high)


def monitor_middle(monitor: int) -> tuple[int, int]:
    """The window position that SDL reads as: in the middle of this monitor."""
    place = CENTRED | min(monitor, len(pygame.display.get_desktop_sizes()) - 1)
    return place, place
