"""Running text: paragraphs of plain and bold words, list marks and headings, laid out once for a width."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import Box

LEADING = 1.4
INDENT = 34.0
TIED = frozenset((":", ";", "!", "?", "»"))
"""Marks that French sets apart from the word before them, but never at the beginning of a line."""


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text at its place."""

    x: float
    y: float
    words: str
    size: float
    face: Face
    colour: str


@dataclass(slots=True)
class Flow:
    """Text that grows downwards from a corner, in units; `y` is where the next line goes."""

    kit: Kit
    x: float
    y: float
    width: float
    words: list[Word] = field(default_factory=list)

    def heading(self, words: str, size: float, colour: str) -> None:
        """A line in the title face, wrapped if it must."""
        high = self.kit.stage.text_units(size)
        for line in self.kit.text.lines(words, size, self.width, "title"):
            self.words.append(Word(self.x, self.y + high * 0.86, line, size, "title", colour))
            self.y += high * 1.2
        self.y += high * 0.2

    def paragraph(self, runs: tuple[tuple[str, bool], ...], size: float, colour: str, mark: str = "") -> None:
        """Words in runs of (text, bold), with a mark hung out at the left."""
        text, high = self.kit.text, self.kit.stage.text_units(size)
        left = self.x + (INDENT * high / size if mark else 0.0)
        if mark:
            self.words.append(Word(self.x + 4, self.y + high * 0.86, mark, size, "black", colour))
        at, space = left, text.width(" ", size, "bold")
        for words, bold in runs:
            face: Face = "black" if bold else "bold"
            at -= space if words[:1] in ",.;:!?)" and at > left else 0.0
            for word in words.split():
                wide = text.width(word, size, face)
                if at > left and word not in TIED and at + wide > self.x + self.width:
                    at, self.y = left, self.y + high * LEADING
                self.words.append(Word(at, self.y + high * 0.86, word, size, face, colour))
                at += wide + space
        self.y += high * (LEADING + 0.35)

    def table(self, rows: list[tuple[str, ...]], size: float, colour: str, heading: str) -> None:
        """Rows of cells, the first row a heading; every column but the last is as wide as its widest cell."""
        text, high = self.kit.text, self.kit.stage.text_units(size)
        left = self.x + 4
        for column in range(max(len(row) for row in rows)):
            y = self.y
            for number, row in enumerate(rows):
                face: Face = "black" if number == 0 or column == 0 else "bold"
                ink = heading if number == 0 else colour
                self.words.append(Word(left, y + high * 0.86, row[column], size, face, ink))
                y += high * LEADING
            left += max(text.width(row[column], size, "black") for row in rows) + 40
        self.y = y + high * 0.35

    def draw(self, surface: pygame.Surface, scroll: float, frame: Box) -> None:
        """Draw the lines that show in a frame when scrolled."""
        for word in self.words:
            y = word.y - scroll
            if frame[1] - 60 < y < frame[1] + frame[3] + 60:
                self.kit.text.draw(
                    surface, word.words, (word.x, y), word.size, word.colour, font=word.face, anchor="lb"
                )
