"""Short sentences that come and go by themselves, at the top of the window."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.clock import Clock
from scenes.kit import Kit
from scenes.stage import WIDTH

SECONDS = 4.0
TOP = 20.0
HEIGHT = 60.0
SIZE = 22.0


@dataclass(frozen=True, slots=True)
class Toast:
    """A sentence, its icon and tone, and when it goes."""

    words: str
    icon: str
    tone: str
    until: float


class Toasts:
    """At most three at a time, newest last."""

    def __init__(self, kit: Kit, clock: Clock) -> None:
        self._kit = kit
        self._clock = clock
        self._toasts: list[Toast] = []
        self._changed = False
        self._news = ""

    def news(self) -> str:
        """The newest sentence, once."""
        news, self._news = self._news, ""
        return news

    @property
    def words(self) -> list[str]:
        """What is being said."""
        return [toast.words for toast in self._toasts]

    def show(self, words: str, icon: str, tone: str) -> None:
        """Say something; the same sentence again only lasts longer."""
        self._news = words
        kept = [toast for toast in self._toasts if toast.words != words]
        self._toasts = [*kept[-2:], Toast(words, icon, tone, self._clock.now() + SECONDS)]
        self._changed = True

    def clear(self) -> None:
        """Say nothing."""
        self._toasts = []
        self._changed = True

    def update(self) -> bool:
        """Drop what is over; True where a frame is wanted."""
        now = self._clock.now()
        left = [toast for toast in self._toasts if toast.until > now]
        changed = self._changed or len(left) != len(self._toasts)
        self._toasts, self._changed = left, False
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """One plate under the other."""
        for number, toast in enumerate(self._toasts):
            self._draw(surface, toast, number)

    def _draw(self, surface: pygame.Surface, toast: Toast, number: int) -> None:
        kit = self._kit
        room = WIDTH * 0.6
        wide = min(room, kit.text.width(toast.words, SIZE) + 100)
        high = max(HEIGHT, kit.stage.text_units(SIZE) * 1.9)
        box = ((WIDTH - wide) / 2, TOP + number * (high + 12), wide, high)
        kit.art.draw(surface, "ui/toast_bad" if toast.tone == "bad" else "ui/toast_good", box)
        middle = (box[0] + 36, box[1] + high / 2)
        disc = kit.palette.danger if toast.tone == "bad" else kit.palette.go
        pygame.draw.circle(surface, disc, kit.stage.point(middle), kit.stage.px(18))
        kit.art.icon(surface, toast.icon, middle, 24, kit.palette.on_green)
        spot = (box[0] + 68, box[1] + high / 2)
        kit.text.draw(
            surface, toast.words, spot, SIZE, kit.palette.cream, max_width=wide - 88, max_height=high - 8, wrap=True
        )
