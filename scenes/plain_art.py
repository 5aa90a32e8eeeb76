"""Plain shapes for pictures that are not in the manifest, so that a screen never breaks over one."""

from __future__ import annotations

import pygame

FACES = {"gold": "#f3b748", "wood": "#6b4226", "green": "#3f7a35", "red": "#a32e21"}


def size(name: str) -> tuple[float, float]:
    """A guess at a missing picture's size in units."""
    return (2320, 1400) if name in ("ui/tabletop", "tavern/room") else (64, 64)


def picture(name: str, pixels: tuple[int, int], tint: str | None) -> pygame.Surface:
    """A rounded shape in a colour guessed from the name, premultiplied."""
    surface = pygame.Surface(pixels, pygame.SRCALPHA)
    colour = pygame.Color(tint or next((c for word, c in FACES.items() if word in name), _ground(name)))
    if name in ("ui/tabletop", "tavern/room"):
        surface.fill(colour)
        return surface
    corner = max(1, min(pixels) // 4)
    pygame.draw.rect(surface, colour, surface.get_rect(), border_radius=corner, width=_line(name, pixels))
    return surface.premul_alpha()


def _ground(name: str) -> str:
    if any(word in name for word in ("parchment", "field", "dialog", "menu_list", "drawer", "chip", "tab_on", "slot")):
        return "#f3e4c0"
    if "focus_ring" in name:
        return "#5fd0ff"
    return "#4a2c17" if "tabletop" in name or "room" in name else "#8a5a34"


def _line(name: str, pixels: tuple[int, int]) -> int:
    return max(2, min(pixels) // 12) if "focus_ring" in name or "icon" in name else 0
