"""The one scale: design units of a 1920x1080 rectangle, fitted and centred, mapped to pixels."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

WIDTH, HEIGHT = 1920, 1080
BLEED_WIDTH, BLEED_HEIGHT = 2320, 1400
BLEED_LEFT, BLEED_TOP = 200, 160
SMALLEST_TEXT = 12
"""No text is drawn smaller than this, in pixels."""

Units = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Stage:
    """Maps units to pixels of one surface size; text_scale (1.0 to 2.0) multiplies text on top."""

    width: int
    height: int
    text_scale: float = 1.0
    scale: float = field(init=False, repr=False, compare=False)
    """Pixels per unit."""
    origin: Units = field(init=False, repr=False, compare=False)
    """Pixel position of the unit (0, 0)."""

    def __post_init__(self) -> None:
        """Work out once what every drawing asks for."""
        scale = min(self.width / WIDTH, self.height / HEIGHT)
        object.__setattr__(self, "scale", scale)
        object.__setattr__(self, "origin", ((self.width - WIDTH * scale) / 2, (self.height - HEIGHT * scale) / 2))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height

    @property
    def visible(self) -> Box:
        """What the window shows, in units, bleed included: x, y, width, height."""
        left, top = self.origin
        k = self.scale
        return -left / k, -top / k, self.width / k, self.height / k

    def px(self, units: float) -> int:
        """A length in pixels, at least 1 for anything above nothing."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def point(self, pos: Units) -> tuple[int, int]:
        """The pixel of a place in units."""
        left, top = self.origin
        return round(left + pos[0] * self.scale), round(top + pos[1] * self.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """The pixel rectangle of a box in units; neighbours share their edge."""
        left, top = self.point((box[0], box[1]))
        right, bottom = self.point((box[0] + box[2], box[1] + box[3]))
        return pygame.Rect(left, top, max(1, right - left), max(1, bottom - top))

    def units(self, pixel: tuple[float, float]) -> Units:
        """The place in units of a pixel."""
        left, top = self.origin
        return (pixel[0] - left) / self.scale, (pixel[1] - top) / self.scale

    def font_px(self, size: float) -> int:
        """Pixel size of text of so many units, text size included, never below SMALLEST_TEXT."""
        return max(SMALLEST_TEXT, round(size * self.scale * self.text_scale))

    def text_units(self, size: float) -> float:
        """How many units high text of this size comes out: more than size where it is enlarged."""
        return self.font_px(size) / self.scale

    def grow(self, units: float, size: float = 22) -> float:
        """A widget height that grows as its text (of this size) grows."""
        return units + max(0.0, self.text_units(size) - size) * 1.25


def inside(box: Box, pos: Units) -> bool:
    """Whether a place lies in a box."""
    return box[0] <= pos[0] < box[0] + box[2] and box[1] <= pos[1] < box[1] + box[3]
