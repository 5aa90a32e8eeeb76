"""The innkeeper and his bubble: what it says, how large that comes out, how it is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.widgets.flow import Flow

HOST: Final = (180.0, 190.0)
"""The innkeeper, left of the bubble."""
LAP: Final = 18.0
"""Units that the bubble reaches over him."""
PAD: Final = 26.0
TITLE: Final = 36.0
WORDS: Final = 28.0
ROW: Final = 58.0
SHAPES: Final = (1.0, 0.8, 1.3)
"""Widths that are tried where the bubble would lie over something, as shares of the usual one."""
SMALLER: Final = (1.0, 0.85, 0.72, 0.6)
"""Sizes of the words that are tried then."""
BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


def runs_of(words: str) -> tuple[tuple[str, bool], ...]:
    """Plain and **marked** parts of a sentence."""
    parts = BOLD.split(words)
    return tuple((part, number % 2 == 1) for number, part in enumerate(parts) if part)


@dataclass(frozen=True, slots=True)
class Speech:
    """What the innkeeper says now; `no` is why the last thing tried is not to be done."""

    title: str
    words: str
    no: str = ""
    row: bool = True
    """Whether there is a row of buttons below the words."""


def bubbles(kit: Kit, speech: Speech) -> Iterator[Bubble]:
    """One speech in every shape, the best to read first."""
    for smaller in SMALLER:
        for share in SHAPES:
            yield Bubble(kit, speech, share, WORDS * smaller)


class Bubble:
    """One speech laid out; `size` is the whole block with the innkeeper, its corner is chosen afterwards."""

    def __init__(self, kit: Kit, speech: Speech, share: float = 1.0, size: float = WORDS) -> None:
        self.kit, self.speech, self._size = kit, speech, size
        larger = kit.stage.text_units(size) / WORDS
        self.wide = max(430.0, min(1100.0, 560.0 * max(1.0, larger) ** 0.85 * share))
        self.row = kit.stage.grow(ROW, 25)
        self._flow = self._laid()
        self.high = max(self._flow.y + PAD + (self.row + 22 if speech.row else 0.0), 150.0)
        self.size = (HOST[0] - LAP + self.wide, max(HOST[1], self.high))

    def _laid(self) -> Flow:
        kit, speech, palette = self.kit, self.speech, self.kit.palette
        flow = Flow(kit, PAD, PAD - 4, self.wide - 2 * PAD)
        if speech.no:
            flow.paragraph(((speech.no, True),), self._size, palette.danger)
        else:
            flow.heading(speech.title, self._size * TITLE / WORDS, palette.danger)
        flow.paragraph(runs_of(speech.words), self._size, palette.ink)
        return flow

    def box(self, corner: Units) -> Box:
        """The bubble without the innkeeper."""
        top = corner[1] + self.size[1] - self.high
        return corner[0] + HOST[0] - LAP, top, self.wide, self.high

    def buttons(self, corner: Units) -> Box:
        """The row for the buttons."""
        x, y, w, h = self.box(corner)
        return x + PAD, y + h - self.row - 20, w - 2 * PAD, self.row

    def draw(self, surface: pygame.Surface, corner: Units) -> None:
        """Innkeeper, bubble, words with what is marked standing out."""
        kit, (x, y, w, h) = self.kit, self.box(corner)
        foot = corner[1] + self.size[1]
        kit.art.draw(surface, "tavern/host", (corner[0], foot - HOST[1], *HOST))
        kit.art.draw(surface, "ui/toast", (corner[0] - 2, foot - 16, HOST[0] - LAP - 6, 22))
        self._tail(surface, x, foot)
        kit.art.draw(surface, "ui/panel_parchment", (x, y, w, h))
        for word in self._flow.words:
            at = (x + word.x, y + word.y)
            if word.face == "black" and not self.speech.no and word.size == self._size:
                self._marker(surface, at, word.words)
        for word in self._flow.words:
            at = (x + word.x, y + word.y)
            kit.text.draw(surface, word.words, at, word.size, word.colour, font=word.face, anchor="lb")

    def _marker(self, surface: pygame.Surface, at: Units, words: str) -> None:
        kit = self.kit
        high, wide = kit.stage.text_units(self._size), kit.text.width(words, self._size, "black")
        box = (at[0] - 4, at[1] - high * 0.86, wide + 8, high * 1.16)
        pygame.draw.rect(surface, kit.palette.mark, kit.stage.rect(box), border_radius=kit.stage.px(7))

    def _tail(self, surface: pygame.Surface, x: float, foot: float) -> None:
        stage, palette = self.kit.stage, self.kit.palette
        tip, high = (x - 30, foot - 92), foot - 66
        points = [stage.point(spot) for spot in ((x + 8, high - 44), tip, (x + 8, high))]
        pygame.draw.polygon(surface, palette.parchment, points)
        pygame.draw.aalines(surface, palette.walnut5, False, points)


def dots(surface: pygame.Surface, kit: Kit, box: Box, count: int, now: int) -> None:
    """How far the lesson is: done, now, to come, told apart by shape as well as by colour."""
    x, y, w, h = box
    step = min(40.0, w / max(1, count))
    left, middle = x + (w - step * (count - 1)) / 2, y + h / 2
    palette, stage = kit.palette, kit.stage
    line = stage.rect((left, middle - 2, step * (count - 1), 4))
    pygame.draw.rect(surface, palette.walnut5, line)
    for number in range(count):
        spot = stage.point((left + number * step, middle))
        if number < now:
            pygame.draw.aacircle(surface, palette.gold, spot, stage.px(11))
            kit.art.icon(surface, "check", (left + number * step, middle), 14, palette.on_gold)
        elif number == now:
            pygame.draw.aacircle(surface, palette.gold, spot, stage.px(17))
            pygame.draw.aacircle(surface, palette.cream, spot, stage.px(14))
            pygame.draw.aacircle(surface, palette.on_gold, spot, stage.px(5))
        else:
            pygame.draw.aacircle(surface, palette.brass, spot, stage.px(8))
            pygame.draw.aacircle(surface, palette.walnut9, spot, stage.px(5))


def minutes_left(minutes: int, count: int, now: int) -> str:
    """A rough time for the rest."""
    left = max(1, round(minutes * (count - now) / count))
    return tr("about {n} min left").format(n=left)
