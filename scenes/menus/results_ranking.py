"""The ranking: medal, picture, name, how far, and under a tie the sentence that decided it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core import Standing
from game.language import tr
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.results_part import ResultsPart
from scenes.stage import Box
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

ROW = 64.0
HIGHEST_ROW = 88.0
GAP = 7.0
REASON = 21.0
MEDAL = 54.0
DISC = 62.0
NAME, DETAIL = 27.0, 20.0
Paint = Callable[[pygame.Surface], None]


class Ranking:
    """Rows for all seats in a scrolling pane."""

    def __init__(self, kit: Kit, part: ResultsPart) -> None:
        self.kit, self.part = kit, part

        self._row = ROW

    def fit(self, width: float, high: float) -> None:
        """Make the rows as high as the frame allows, within reason."""
        self._row = least = self.kit.stage.grow(ROW, 38)
        spare = (high - self.height(width)) / max(1, len(self.part.standings))
        self._row = min(HIGHEST_ROW, least + spare) if spare > 0 else least

    def roomy(self, width: float) -> float:
        """Units of all rows and sentences with the highest rows."""
        self._row = max(HIGHEST_ROW, self.kit.stage.grow(ROW, 38))
        return self.height(width)

    def told(self, number: int) -> str:
        """The sentence under a row: the one of a tie, once, under its best placed."""
        standings = self.part.standings
        standing = standings[number]
        if not standing.reason or (number and standings[number - 1].points == standing.points):
            return self._second_reason(number)
        return self.part.reason(standing)

    def _second_reason(self, number: int) -> str:
        """Further down a tie only what was told differently is said."""
        standings = self.part.standings
        standing = standings[number]
        before = standings[number - 1] if number else None
        if not standing.reason or before is None or before.reason == standing.reason:
            return ""
        return self.part.reason(standing)

    def _banner(self, words: str, width: float) -> float:
        return self.kit.text.height(words, REASON, width - 120) + 18 if words else 0.0

    def height(self, width: float) -> float:
        """Units of all rows and sentences."""
        count = len(self.part.standings)
        return sum(self._row + GAP + self._spaced(self._banner(self.told(n), width)) for n in range(count))

    def _spaced(self, high: float) -> float:
        return high + GAP if high else 0.0

    def build(self, ui: Ui, box: Box, pane: Pane) -> None:
        """One row under the other."""
        x, y, w, _h = box
        for number, standing in enumerate(self.part.standings):
            ui.decor(self._at(pane, (x, y, w, self._row), standing), pane)
            y += self._row + GAP
            words = self.told(number)
            high = self._banner(words, w)
            if words:
                ui.decor(self._reason_at(pane, (x + 24, y - 2, w - 48, high), words), pane)
                y += self._spaced(high)

    def _at(self, pane: Pane, box: Box, standing: Standing) -> Paint:
        return lambda surface: self._draw_row(surface, pane.shown(box), standing)

    def _reason_at(self, pane: Pane, box: Box, words: str) -> Paint:
        return lambda surface: self._draw_reason(surface, pane.shown(box), words)

    def _draw_row(self, surface: pygame.Surface, box: Box, standing: Standing) -> None:
        stage, palette, text = self.kit.stage, self.kit.palette, self.kit.text
        x, y, w, h = box
        rect, corner = stage.rect(box), stage.px(14)
        first = standing.place == 1
        pygame.draw.rect(surface, palette.mark if first else palette.slot, rect, border_radius=corner)
        edge = palette.flame if first else palette.chip
        pygame.draw.rect(surface, edge, rect, stage.px(4 if first else 2), border_radius=corner)
        middle = y + h / 2
        draw_medal(surface, self.kit, standing.place, (x + 42, middle - 4), MEDAL)
        left = x + 84
        look = self.part.look(standing.seat)
        if look is not None:
            picture = self.kit.art.get(look.disc, DISC)
            surface.blit(picture, stage.point((left, middle - DISC / 2)), special_flags=PREMULTIPLIED)
            left += DISC + 14
        room = x + w - 130 - left
        detail = self.part.detail(standing.seat)
        name, size = self.part.names[standing.seat], stage.text_units(NAME)
        up = size * 0.5 if detail else 0.0
        text.draw(surface, name, (left, middle - up), NAME, palette.ink, font="title", max_width=room)
        if detail:
            spot = (left, middle + size * 0.56)
            text.draw(surface, detail, spot, DETAIL, palette.ink_soft, max_width=room)
        spot = (x + w - 62, middle)
        text.draw(surface, str(standing.points), spot, 34, palette.ink, font="title", anchor="cm", max_width=100)

    def _draw_reason(self, surface: pygame.Surface, box: Box, words: str) -> None:
        stage, palette = self.kit.stage, self.kit.palette
        x, y, w, h = box
        dark = self.part.plaque()
        tip = [stage.point(p) for p in ((x + 80, y + 1), (x + 92, y - 11), (x + 104, y + 1))]
        pygame.draw.polygon(surface, dark, tip)
        pygame.draw.rect(surface, dark, stage.rect(box), border_radius=stage.px(12))
        self.kit.art.icon(
            surface, "crown", (x + 34, y + h / 2), min(46.0, stage.text_units(REASON) * 1.4), palette.candle
        )
        spot = (x + 66, y + h / 2)
        self.kit.text.draw(surface, words, spot, REASON, palette.cream, max_width=w - 82, max_height=h - 6, wrap=True)


def draw_medal(surface: pygame.Surface, kit: Kit, place: int, centre: tuple[float, float], size: float) -> None:
    """A medal with the place on it, its disc centred here."""
    name = f"ui/medal_{min(5, place)}"
    picture = kit.art.get(name, width=size)
    ax, ay = kit.art.anchor(name)
    x, y = kit.stage.point(centre)
    spot = (x - round(ax * picture.get_width()), y - round(ay * picture.get_height()))
    surface.blit(picture, spot, special_flags=PREMULTIPLIED)
    ink = kit.palette.on_gold
    room = size * 0.6
    kit.text.draw(
        surface, str(place), centre, size * 0.42, ink, font="title", anchor="cm", max_width=room, max_height=room
    )


def caption(part: ResultsPart) -> str:
    """What the numbers at the right count."""
    return tr(part.measure) if part.measure else ""
