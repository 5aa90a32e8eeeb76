"""What can be heard, in words: a small line for every sound that tells something, for those who do not hear it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.language import mark, tr
from scenes.clock import Clock
from scenes.kit import Kit
from scenes.stage import HEIGHT, WIDTH

SECONDS: Final = 3.0
SIZE: Final = 21.0
WIDEST: Final = 1100.0
COMMON: Final[Mapping[str, str]] = {
    "bell_wait": mark("Desk bell"),
    "crowd_cheer": mark("Cheers"),
    "door_bell": mark("Door bell"),
    "fuse": mark("A fuse hisses"),
    "lose": mark("A sad tune"),
    "snap_back": mark("It springs back"),
    "win": mark("Fanfare"),
}
"""Sounds of every screen that tell something. Clicks, cards that slide and steps are seen as well: they have none."""


class Captions:
    """The newest sound that means something, for three seconds; games bring words for their own sounds."""

    def __init__(self, kit: Kit, clock: Clock) -> None:
        self._kit, self._clock = kit, clock
        self.on = False
        self.words = ""
        """What the line says now."""
        self._known = dict(COMMON)
        self._until = 0.0
        self._changed = False

    def learn(self, words: Mapping[str, str]) -> None:
        """Take in what the sounds of a game's table are called; the words are marked, not yet translated."""
        self._known = {**COMMON, **words}

    def hear(self, sound: str, about: str = "") -> None:
        """A sound was asked for; `about` says what it stands for here, as everybody at the screen may know."""
        known = self._known.get(sound)
        if known is None or not self.on:
            return
        name = tr(known)
        self.words = tr("{sound}: {what}").format(sound=name, what=about) if about else name
        self._until, self._changed = self._clock.now() + SECONDS, True

    def clear(self) -> None:
        """Say nothing."""
        self.words, self._changed = "", True

    def update(self) -> bool:
        """Drop what is over; True where a frame is wanted."""
        if self.words and self._clock.now() >= self._until:
            self.clear()
        changed, self._changed = self._changed, False
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """A plate at the lower edge."""
        if not self.on or not self.words:
            return
        kit, words = self._kit, self.words
        inner = min(WIDEST, kit.text.width(words, SIZE) + 1)
        lines = kit.text.lines(words, SIZE, inner)
        high = kit.stage.text_units(SIZE) * 1.28 * len(lines) + 22
        wide = inner + 90
        x, y = (WIDTH - wide) / 2, HEIGHT - high - 12
        kit.art.draw(surface, "ui/tooltip", (x, y, wide, high))
        kit.art.icon(surface, "sound", (x + 34, y + high / 2), 26, kit.palette.candle)
        spot = (x + 60, y + high / 2)
        kit.text.draw(surface, words, spot, SIZE, kit.palette.cream, max_width=inner, wrap=True)
