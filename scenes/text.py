"""Words on the screen: drawn at their size, never scaled, measured and wrapped in design units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from scenes.kept import Kept, one
from scenes.letters import Face, Letters, load_font
from scenes.stage import SMALLEST_TEXT, Box, Stage, Units
from scenes.theme import LOGO

LEADING = 1.28
MIDDLE = 0.36
"""A line's middle lies this share of its size above the baseline: half a capital."""
KEPT = 700
BALANCED = 3
"""Up to so many lines a text is set narrower where its last word would stand alone."""
NARROWER = (0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52)
SHORTEST = 0.4
"""A last line at least so long, as a share of the room, looks well."""
TIED_LEFT = frozenset((":", ";", "!", "?", "»", "·", "–", "%"))
TIED_RIGHT = frozenset(("«",))
Outline = tuple[str, float]
"""Colour, and width in units."""


class Text:
    """Draws and measures words for one stage; rendered lines are kept."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.cut: set[str] = set()
        """Texts that did not fit even at the smallest size and end in an ellipsis; tests read it."""
        self._kept = Kept(KEPT, one)

    def width(self, words: str, size: float, font: Face = "bold") -> float:
        """Width of one line in units, at the pixel size it would be drawn at."""
        return load_font(font, self.stage.font_px(size)).size(words)[0] / self.stage.scale

    def lines(self, words: str, size: float, width: float, font: Face = "bold") -> list[str]:
        """The lines of a text wrapped to a width in units; newlines are kept."""
        return list(wrapped(words, font, self.stage.font_px(size), width * self.stage.scale + 0.5))

    def height(self, words: str, size: float, width: float, font: Face = "bold", leading: float = LEADING) -> float:
        """Height in units of a text wrapped to a width."""
        return len(self.lines(words, size, width, font)) * self.stage.text_units(size) * leading

    def render(
        self, words: str, size: float, colour: str, font: Face = "bold", outline: Outline | None = None
    ) -> pygame.Surface:
        """One line as a picture with straight alpha, for callers that turn or fade it; do not change it."""
        return self._render(words, self.stage.font_px(size), colour, font, outline)

    def draw(
        self,
        surface: pygame.Surface,
        words: str,
        pos: Units,
        size: float,
        colour: str,
        *,
        font: Face = "bold",
        anchor: str = "lm",
        max_width: float | None = None,
        max_height: float | None = None,
        wrap: bool = False,
        outline: Outline | None = None,
        leading: float = LEADING,
    ) -> Box:
        """Draw words at a place in units and return their box.

        anchor: l, c or r, then t (top), m (middle of capitals), b (baseline of the first line).
        Text that is too wide or too high is made smaller down to SMALLEST_TEXT, then ends in an ellipsis.
        """
        k = self.stage.scale
        px, fit = self._fitting(words, size, font, max_width, max_height, wrap, leading)
        lines: Sequence[str] = fit or ()
        if fit is None:
            self.cut.add(words)
            lines = self._cut(words, px, font, (max_width or 1e9) * k, (max_height or 1e9) * k, wrap, leading)
        return self._place(surface, lines, px, pos, colour, font, anchor, outline, leading)

    def fit(
        self,
        words: str,
        size: float,
        font: Face,
        max_width: float,
        max_height: float,
        *,
        wrap: bool = False,
        leading: float = LEADING,
    ) -> float:
        """How many units high a line comes out where words have to be made smaller to fit."""
        return self._fitting(words, size, font, max_width, max_height, wrap, leading)[0] / self.stage.scale

    def that_fits(self, words: str, short: str, font: Face, max_width: float) -> str:
        """The words, or short ones where they would be cut even at SMALLEST_TEXT."""
        room = max_width * self.stage.scale
        return words if load_font(font, SMALLEST_TEXT).size(words)[0] <= room else short

    def title(self, surface: pygame.Surface, words: str, centre: Units, size: float, width: float) -> None:
        """A logo line: gold gradient on two dark outlines, centred."""
        px = self._title_px(words, size, width)
        face = self._kept.keep(("logo", words, px), lambda: self._title_picture(words, px))
        spot = self.stage.point(centre)
        surface.blit(face, face.get_rect(center=spot))

    def _title_px(self, words: str, size: float, width: float) -> int:
        px = max(SMALLEST_TEXT, round(size * self.stage.scale))
        wide = load_font("title", px).size(words)[0]
        return max(SMALLEST_TEXT, min(px, int(px * width * self.stage.scale / max(1, wide))))

    def _title_picture(self, words: str, px: int) -> pygame.Surface:
        far = self._outlined(words, px, "title", LOGO.far, LOGO.far, round(px * 0.09))
        near = self._outlined(words, px, "title", LOGO.near, LOGO.near, round(px * 0.063))
        gold = self._gilded(load_font("title", px).render(words, LOGO.bare))
        picture = pygame.Surface((far.get_width(), far.get_height() + round(px * 0.06)), pygame.SRCALPHA)
        middle = far.get_width() // 2, far.get_height() // 2
        picture.blit(far, far.get_rect(center=(middle[0], middle[1] + round(px * 0.06))))
        picture.blit(near, near.get_rect(center=(middle[0], middle[1] + round(px * 0.02))))
        picture.blit(gold, gold.get_rect(center=middle))
        return picture

    def _gilded(self, letters: pygame.Surface) -> pygame.Surface:
        wide, high = letters.get_size()
        sheet = pygame.Surface((1, high), pygame.SRCALPHA)
        for y in range(high):
            at = y / max(1, high - 1)
            low, top = next(pair for pair in pairwise(LOGO.gold) if at <= pair[1][0])
            share = (at - low[0]) / (top[0] - low[0])
            sheet.set_at((0, y), pygame.Color(low[1]).lerp(pygame.Color(top[1]), share))
        letters = letters.convert_alpha()
        letters.blit(pygame.transform.scale(sheet, (wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return letters

    def _fitting(
        self,
        words: str,
        size: float,
        font: Face,
        width: float | None,
        height: float | None,
        wrap: bool,
        leading: float,
    ) -> tuple[int, tuple[str, ...] | None]:
        """The pixel size at which words fit and their lines; none where even the smallest size is too large."""
        room = None if width is None else width * self.stage.scale + 0.5
        most = None if height is None else height * self.stage.scale + 0.5
        return fitting(words, self.stage.font_px(size), font, room, most, wrap, leading)

    def _cut(
        self, words: str, px: int, face: Face, room: float, height: float, wrap: bool, leading: float
    ) -> list[str]:
        lines = list(wrapped(words, face, px, room)) if wrap else words.split("\n")
        most = max(1, int((height - px) / (px * leading)) + 1)
        if len(lines) > most:
            lines = [*lines[: most - 1], lines[most - 1] + "…"]
        return [_shortened(line, load_font(face, px), room) for line in lines]

    def _place(
        self,
        surface: pygame.Surface,
        lines: Sequence[str],
        px: int,
        pos: Units,
        colour: str,
        face: Face,
        anchor: str,
        outline: Outline | None,
        leading: float,
    ) -> Box:
        font = load_font(face, px)
        x, y = self.stage.point(pos)
        step = px * leading
        base = {
            "t": y + px * 0.86,
            "m": y + px * MIDDLE - step * (len(lines) - 1) / 2,
            "b": float(y),
        }[anchor[1]]
        left, right = x, x
        for number, line in enumerate(lines):
            wide = font.size(line)[0]
            start = {"l": x, "c": x - wide // 2, "r": x - wide}[anchor[0]]
            picture = self._render(line, px, colour, face, outline)
            rim = (picture.get_width() - wide) // 2 if outline else 0
            surface.blit(picture, (start - rim, round(base + number * step) - font.get_ascent() - rim))
            left, right = min(left, start), max(right, start + wide)
        top = self.stage.units((left, base - px * 0.86))
        return top[0], top[1], (right - left) / self.stage.scale, step * len(lines) / self.stage.scale

    def _render(self, words: str, px: int, colour: str, face: Face, outline: Outline | None) -> pygame.Surface:
        key = (words, px, colour, face, outline, self.stage.scale if outline else 0)
        return self._kept.keep(key, lambda: self._rendered(words, px, colour, face, outline))

    def _rendered(self, words: str, px: int, colour: str, face: Face, outline: Outline | None) -> pygame.Surface:
        if outline:
            return self._outlined(words, px, face, colour, outline[0], self.stage.px(outline[1]))
        return load_font(face, px).render(words, colour)

    def _outlined(self, words: str, px: int, face: Face, colour: str, rim: str, width: int) -> pygame.Surface:
        font = load_font(face, px)
        letters = font.render(words, colour)
        dark = font.render(words, rim)
        picture = pygame.Surface((letters.get_width() + 2 * width, letters.get_height() + 2 * width), pygame.SRCALPHA)
        for dx in range(-width, width + 1):
            reach = int((width * width - dx * dx) ** 0.5)
            for dy in {-reach, reach, 0, reach // 2, -reach // 2}:
                picture.blit(dark, (width + dx, width + dy))
        picture.blit(letters, (width, width))
        return picture


def tied(paragraph: str) -> list[str]:
    """The words of a paragraph between which a line may end: French signs stay with the word they belong to."""
    words: list[str] = []
    for word in paragraph.split(" "):
        if words and (word in TIED_LEFT or words[-1].split(" ")[-1] in TIED_RIGHT):
            words[-1] = f"{words[-1]} {word}"
        else:
            words.append(word)
    return words


@lru_cache(maxsize=KEPT)
def fitting(
    words: str, px: int, face: Face, room: float | None, most: float | None, wrap: bool, leading: float
) -> tuple[int, tuple[str, ...] | None]:
    """The pixel size, `px` or less, at which words fit into room and height (pixels), and their lines; remembered."""
    lines = _fitted(words, px, face, room, most, wrap, leading)
    while px > SMALLEST_TEXT and lines is None:
        px -= 1
        lines = _fitted(words, px, face, room, most, wrap, leading)
    return px, lines


def _fitted(
    words: str, px: int, face: Face, room: float | None, most: float | None, wrap: bool, leading: float
) -> tuple[str, ...] | None:
    font = load_font(face, px)
    lines = _balanced(words, face, px, room) if wrap and room is not None else tuple(words.split("\n"))
    if room is not None and any(font.size(line)[0] > room for line in lines):
        return None
    if most is not None and (len(lines) - 1) * px * leading + px > most:
        return None
    return lines


def _balanced(words: str, face: Face, px: int, room: float) -> tuple[str, ...]:
    font, lines = load_font(face, px), _wrapped(words, face, px, room)
    if not words.count("\n") + 1 < len(lines) <= BALANCED:
        return lines
    for share in NARROWER:
        if font.size(lines[-1])[0] >= SHORTEST * room:
            break
        closer = _wrapped(words, face, px, room * share)
        if len(closer) > len(lines) or any(font.size(line)[0] > room * share for line in closer):
            break
        lines = closer
    return lines


@lru_cache(maxsize=KEPT)
def wrapped(words: str, face: Face, px: int, room: float) -> tuple[str, ...]:
    """The lines of a text wrapped to a width in pixels, newlines kept; remembered, since frames ask again and again."""
    return _wrapped(words, face, px, room)


def _wrapped(words: str, face: Face, px: int, room: float) -> tuple[str, ...]:
    font, lines = load_font(face, px), list[str]()
    for paragraph in words.split("\n"):
        line = ""
        for word in tied(paragraph):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


def _shortened(line: str, font: Letters, room: float) -> str:
    if font.size(line)[0] <= room:
        return line
    bare = line.rstrip("…")
    while bare and font.size(bare.rstrip() + "…")[0] > room:
        bare = bare[:-1]
    return bare.rstrip() + "…"


def in_two(name: str) -> str:
    """A long name on two lines, broken at a hyphen or space near its middle, else in the middle."""
    middle = len(name) / 2
    breaks = [i + 1 for i, letter in enumerate(name[:-1]) if letter in "- "]
    at = min(breaks, key=lambda i: abs(i - middle), default=round(middle))
    return name[:at].rstrip() + "\n" + name[at:]
