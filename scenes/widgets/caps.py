"""Key caps and gamepad buttons, drawn with what stands on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import pygame

from scenes.kit import Kit
from scenes.stage import Units

Shape = Literal["key", "pad", "icon"]
SIZE: Final = 21.0
GAP: Final = 10.0
FACES: Final = {"A": "go_light", "B": "danger_light", "X": "cream", "Y": "candle"}
"""Letters of the four round buttons in the usual colours; the letter tells them apart by itself."""


@dataclass(frozen=True, slots=True)
class Cap:
    """One key or button: words, or an icon's name, on its shape."""

    shape: Shape
    words: str
    icon: bool = False


def high(kit: Kit) -> float:
    """Units that a cap is high."""
    return max(46.0, kit.stage.text_units(SIZE) * 1.75)


def width(kit: Kit, cap: Cap) -> float:
    """Units that a cap is wide."""
    tall = high(kit)
    if cap.icon or cap.shape == "icon" or (cap.shape == "pad" and len(cap.words) <= 2):
        return tall
    return max(tall, kit.text.width(cap.words, SIZE, "title") + 30)


def row_width(kit: Kit, caps: tuple[Cap, ...]) -> float:
    """Units that caps side by side take."""
    return sum(width(kit, cap) + GAP for cap in caps) - GAP if caps else 0.0


def draw_caps(surface: pygame.Surface, kit: Kit, caps: tuple[Cap, ...], left: Units) -> None:
    """Caps side by side; `left` is the middle of the row's left edge."""
    x, y = left
    for cap in caps:
        draw_cap(surface, kit, cap, (x, y))
        x += width(kit, cap) + GAP


def draw_cap(surface: pygame.Surface, kit: Kit, cap: Cap, left: Units) -> None:
    """One cap; `left` is the middle of its left edge."""
    wide, tall = width(kit, cap), high(kit)
    x, y = left
    box = (x, y - tall / 2, wide, tall)
    middle = (x + wide / 2, y - tall * 0.06)
    if cap.shape == "icon":
        kit.art.icon(surface, cap.words, (x + wide / 2, y), tall * 0.8, kit.palette.ink_soft)
        return
    picture = "ui/keycap" if cap.shape == "key" else "ui/round_normal" if wide == tall else "ui/chip_dark"
    grown = (x - tall * 0.045, box[1] - tall * 0.02, wide * 1.09, tall * 1.09) if picture == "ui/round_normal" else box
    kit.art.draw(surface, picture, grown)
    ink = kit.art.ink(picture)
    if cap.shape == "pad":
        ink = str(getattr(kit.palette, FACES.get(cap.words, "cream")))
    if cap.icon:
        kit.art.icon(surface, cap.words, middle, tall * 0.52, ink)
        return
    kit.text.draw(surface, cap.words, middle, SIZE, ink, font="title", anchor="cm", max_width=wide - 14)
