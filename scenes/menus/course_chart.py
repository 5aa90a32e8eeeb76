"""A chart of a game's course: one line per seat, told apart by symbol and dash as well as by colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

import pygame

from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.stage import Box

Pixel = tuple[float, float]
DASHES: tuple[tuple[float, ...], ...] = ((), (16, 9), (3, 9), (22, 8, 4, 8), (9, 7))
"""Units drawn and left out in turn, by line; nothing is a whole line."""
THICK = 5.0
HALO = 10.0
MARKER = 24.0
END = 30.0
SMOOTH = 2
"""Lines are drawn this many times larger, then scaled down."""
SIZE = 20.0
MOST_MARKERS = 14


@dataclass(frozen=True, slots=True)
class Line:
    """A seat's values, the first from before play; its colour and the picture of its symbol."""

    name: str
    values: tuple[int, ...]
    colour: str
    marker: str


@dataclass(frozen=True, slots=True)
class Course:
    """What the chart shows; `goal` is drawn as a line of its own with a word."""

    lines: tuple[Line, ...]
    goal: int | None = None
    goal_word: str = ""


def step_for(top: int, most: int) -> int:
    """A round distance between grid lines, so that at most `most` fit under the top."""
    return next(step for step in (1, 2, 4, 5, 8, 10, 20, 50, 100, 1000) if top <= step * most)


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places near the wanted ones, in their order, at least a gap apart, within the bounds where that is possible."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    placed = [0.0] * len(wanted)
    last = low - gap
    for number in order:
        placed[number] = last = max(wanted[number], last + gap)
    limit = high
    for number in reversed(order):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - gap
    return placed


class CourseChart:
    """Draws one course; the lines are kept as a picture for one box."""

    def __init__(self, kit: Kit, course: Course) -> None:
        self.kit = kit
        self.course = course
        self._kept: tuple[object, pygame.Surface] | None = None
        self.rounds = max(1, max(len(line.values) for line in course.lines) - 1)
        self.top = max(1, course.goal or 0, *(max(line.values) for line in course.lines))

    def draw(self, surface: pygame.Surface, box: Box) -> None:
        """Grid, goal, lines, markers, names at the ends."""
        plot = self._plot(box)
        self._grid(surface, plot)
        self._rounds(surface, plot)
        self._goal(surface, plot)
        picture = self._lines(plot)
        surface.blit(picture, self.kit.stage.rect(self._around(plot)))
        for line in reversed(self.course.lines):
            self._markers(surface, plot, line)
        self._ends(surface, plot, box)

    def _plot(self, box: Box) -> Box:
        text, size = self.kit.text, self.kit.stage.text_units(SIZE)
        names = max(text.width(line.name, 21, "title") for line in self.course.lines)
        right = min(box[2] * 0.42, names + 74)
        left = text.width(str(self.top), SIZE, "black") + 22
        return box[0] + left, box[1] + size * 0.8, box[2] - left - right, box[3] - size * 2.5

    def _around(self, plot: Box) -> Box:
        return plot[0] - HALO, plot[1] - HALO, plot[2] + 2 * HALO, plot[3] + 2 * HALO

    def at(self, plot: Box, number: int, value: int) -> Pixel:
        """The place in units of a value after so many rounds."""
        return plot[0] + plot[2] * number / self.rounds, plot[1] + plot[3] * (1 - value / self.top)

    # ------------------------------------------------------------ axes

    def _grid(self, surface: pygame.Surface, plot: Box) -> None:
        stage, palette = self.kit.stage, self.kit.palette
        step = step_for(self.top, max(2, int(plot[3] / (stage.text_units(SIZE) * 1.6))))
        for value in range(0, self.top + 1, step):
            y = self.at(plot, 0, value)[1]
            surface.fill(palette.chip, stage.rect((plot[0], y - 1, plot[2], 2)))
            spot = (plot[0] - 14, y)
            self.kit.text.draw(surface, str(value), spot, SIZE, palette.ink_soft, font="black", anchor="rm")

    def _rounds(self, surface: pygame.Surface, plot: Box) -> None:
        text, ink = self.kit.text, self.kit.palette.ink_soft
        most = max(2, int(plot[2] / (text.width("00", SIZE, "black") * 1.9)))
        for number in range(0, self.rounds + 1, step_for(self.rounds, most)):
            if number:
                spot = (self.at(plot, number, 0)[0], plot[1] + plot[3] + self.kit.stage.text_units(SIZE) * 1.1)
                text.draw(surface, str(number), spot, SIZE, ink, font="black", anchor="cm")

    def _goal(self, surface: pygame.Surface, plot: Box) -> None:
        if self.course.goal is None:
            return
        stage, y = self.kit.stage, self.at(plot, 0, self.course.goal)[1]
        side = stage.px(6)
        left, right = stage.point((plot[0], y))[0], stage.point((plot[0] + plot[2], y))[0]
        top = stage.point((0, y))[1] - side
        for number, x in enumerate(range(left, right, side)):
            for row in (0, 1):
                dark = (number + row) % 2 == 0
                place = (x, top + row * side, min(side, right - x), side)
                surface.fill(self.kit.palette.ink if dark else self.kit.palette.slot, place)
        spot = (plot[0] + 8, y + self.kit.stage.text_units(SIZE) * 0.95)
        word = self.course.goal_word
        self.kit.text.draw(surface, word, spot, SIZE, self.kit.palette.ink_soft, max_width=plot[2] * 0.5)

    # ------------------------------------------------------------ lines

    def _lines(self, plot: Box) -> pygame.Surface:
        box = self._around(plot)
        rect = self.kit.stage.rect(box)
        key = (rect.size, plot, self.kit.palette.parchment)
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._drawn(plot, rect))
        return self._kept[1]

    def _drawn(self, plot: Box, rect: pygame.Rect) -> pygame.Surface:
        unit = self.kit.stage.scale * SMOOTH
        sheet = pygame.Surface((rect.width * SMOOTH, rect.height * SMOOTH), pygame.SRCALPHA)
        sheet.fill((*pygame.Color(self.kit.palette.slot)[:3], 0))
        for index, line in reversed(list(enumerate(self.course.lines))):
            way = [self.at(plot, number, value) for number, value in enumerate(line.values)]
            points = [((x - plot[0] + HALO) * unit, (y - plot[1] + HALO) * unit) for x, y in way]
            stroke(sheet, self.kit.palette.slot, points, HALO * unit)
            for piece in dashed(points, [dash * unit for dash in DASHES[index % len(DASHES)]]):
                stroke(sheet, line.colour, piece, THICK * unit)
        return pygame.transform.smoothscale(sheet, rect.size)

    def _markers(self, surface: pygame.Surface, plot: Box, line: Line) -> None:
        every = max(1, -(-self.rounds // MOST_MARKERS))
        picture = self.kit.art.get(line.marker, MARKER)
        for number, value in enumerate(line.values):
            last = number == len(line.values) - 1
            if number and (number % every == 0 or last):
                spot = self.kit.stage.point(self.at(plot, number, value))
                surface.blit(picture, picture.get_rect(center=spot), special_flags=PREMULTIPLIED)

    def _ends(self, surface: pygame.Surface, plot: Box, box: Box) -> None:
        high = self.kit.stage.text_units(21) * 1.25
        low, bottom = box[1] + high / 2, box[1] + box[3] - high / 2
        gap = min(max(END + 2, high), (bottom - low) / max(1, len(self.course.lines) - 1))
        end = min(END, gap - 2)
        wanted = [self.at(plot, 0, line.values[-1])[1] for line in self.course.lines]
        left = plot[0] + plot[2] + 34
        room = box[0] + box[2] - left - 24
        for line, y in zip(self.course.lines, spread(wanted, gap, low, bottom), strict=True):
            picture = self.kit.art.get(line.marker, end)
            surface.blit(picture, picture.get_rect(center=self.kit.stage.point((left, y))), special_flags=PREMULTIPLIED)
            spot, ink = (left + 22, y), self.kit.palette.ink
            self.kit.text.draw(surface, line.name, spot, 21, ink, font="title", max_width=room, max_height=gap)


def stroke(surface: pygame.Surface, colour: str, points: Sequence[Pixel], width: float) -> None:
    """A thick line with round ends and joints."""
    for (x0, y0), (x1, y1) in pairwise(points):
        far = hypot(x1 - x0, y1 - y0)
        if far:
            dx, dy = (y1 - y0) / far * width / 2, (x0 - x1) / far * width / 2
            corners = [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)]
            pygame.draw.polygon(surface, colour, corners)
    for point in points:
        pygame.draw.circle(surface, colour, point, width / 2)


def dashed(points: Sequence[Pixel], dashes: Sequence[float]) -> list[list[Pixel]]:
    """The drawn pieces of a polyline: lengths on and off in turn; one whole piece without dashes."""
    if not dashes:
        return [list(points)]
    pieces: list[list[Pixel]] = []
    piece, at, left = [points[0]], 0, dashes[0]
    for start, end in pairwise(points):
        far, done = hypot(end[0] - start[0], end[1] - start[1]), 0.0
        while far - done > left:
            done += left
            spot = (start[0] + (end[0] - start[0]) * done / far, start[1] + (end[1] - start[1]) * done / far)
            if at % 2 == 0:
                pieces.append([*piece, spot])
            piece, at = [spot], at + 1
            left = dashes[at % len(dashes)]
        left -= far - done
        piece.append(end)
    if at % 2 == 0 and len(piece) > 1:
        pieces.append(piece)
    return pieces
