"""Fonts at a pixel size, with the spacing the type designer drew."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from typing import Literal

import pygame

Face = Literal["title", "body", "bold", "black", "italic"]
FACES: dict[Face, tuple[str, str]] = {
    "title": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "body": ("font_lato", "Lato-Regular.ttf"),
    "bold": ("font_lato", "Lato-Bold.ttf"),
    "black": ("font_lato", "Lato-Black.ttf"),
    "italic": ("font_lato", "Lato-BoldItalic.ttf"),
}
FINE_BELOW = 64
"""Pixel size under which a letter's width, rounded to whole pixels, would show as a gap."""
FINE = 4
SHARP_BELOW = 18
SHARPER = 14
"""How much darker, of 100, letters under SHARP_BELOW pixels are made: shrinking thins their strokes."""


@lru_cache(maxsize=8)
def font_path(face: Face) -> str:
    """The font file of a face, inside its package."""
    package, name = FACES[face]
    with as_file(files(package) / "files" / name) as path:
        return str(path)


class Letters:
    """A face at a pixel size.

    The font engine sets each letter of small text on whole pixels, which tears words apart and runs others together;
    so small text is set four times as large and shrunk, which keeps the letters at quarters of a pixel.
    """

    def __init__(self, face: Face, px: int) -> None:
        self.px = px
        self._fine = FINE if px < FINE_BELOW else 1
        self._font = pygame.font.Font(font_path(face), px * self._fine)
        self._font.set_script("Latn")
        self._rise = -self._font.get_ascent() % self._fine

    def size(self, words: str) -> tuple[int, int]:
        """Width and height in pixels of a line."""
        wide, high = self._font.size(drawable(words))
        return -(-wide // self._fine), -(-(high + self._rise) // self._fine)

    def get_ascent(self) -> int:
        """Pixels from a line's top to its baseline."""
        return (self._font.get_ascent() + self._rise) // self._fine

    def knows(self, letter: str) -> bool:
        """Whether the font can draw a letter."""
        return self._font.metrics(letter)[0] is not None

    def render(self, words: str, colour: str) -> pygame.Surface:
        """A line as a picture with straight alpha."""
        words = drawable(words)
        if not self._font.size(words)[0]:
            return pygame.Surface((1, max(1, self.size("")[1])), pygame.SRCALPHA)
        large = self._font.render(words, True, colour)
        if self._fine == 1:
            return large
        wide, high = self.size(words)
        sheet = pygame.Surface((wide * self._fine, high * self._fine), pygame.SRCALPHA)
        sheet.fill((*pygame.Color(colour)[:3], 0))
        sheet.blit(large, (0, self._rise), special_flags=pygame.BLEND_RGBA_MAX)
        return self._sharpened(pygame.transform.smoothscale(sheet, (wide, high)))

    def _sharpened(self, picture: pygame.Surface) -> pygame.Surface:
        if self.px < SHARP_BELOW:
            again = picture.copy()
            again.set_alpha(round(255 * SHARPER / 100))
            picture.blit(again, (0, 0))
        return picture


def drawable(words: str) -> str:
    """The words without what has no look and makes the font engine stumble, as a null or a direction mark."""
    return words if words.isprintable() else "".join(letter for letter in words if letter.isprintable())


@lru_cache(maxsize=96)
def load_font(face: Face, px: int) -> Letters:
    """A face at a pixel size, kept."""
    return Letters(face, px)
