"""The rules laid out for a width: sections one below the other, the asked one marked, what was searched lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

import pygame

from game.language import tr
from scenes.focus import Place
from scenes.kit import Kit
from scenes.menus.rules_text import Section, plain
from scenes.stage import Box
from scenes.widgets.flow import Flow, Word
from scenes.widgets.pane import Pane

WORDS: Final = 25.0
HEAD: Final = 30.0
FIRST_HEAD: Final = 38.0


@dataclass(frozen=True, slots=True)
class Find:
    """One place where the searched words stand: the boxes of its parts, one for each line or word."""

    boxes: tuple[Box, ...]

    @property
    def top(self) -> float:
        """Where it begins, in the content's units."""
        return self.boxes[0][1]


@dataclass(slots=True)
class RulesSheet:
    """One game's rules as running text; `marked` is the anchor of the section that was asked for."""

    kit: Kit
    sections: Sequence[Section]
    corner: tuple[float, float]
    width: float
    query: str = ""
    marked: str = ""
    now: int = 0
    """Which of the finds is looked at."""
    tops: dict[str, float] = field(default_factory=dict)
    finds: list[Find] = field(default_factory=list)
    _flow: Flow = field(init=False)
    _marks: list[Box] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Lay it all out."""
        self._flow = Flow(self.kit, self.corner[0], self.corner[1], self.width)
        for number, section in enumerate(self.sections):
            self._section(section, first=number == 0)

    @property
    def bottom(self) -> float:
        """Where the text ends."""
        return self._flow.y

    def _section(self, section: Section, *, first: bool) -> None:
        flow, palette = self._flow, self.kit.palette
        top, begin = flow.y, len(flow.words)
        self.tops[section.anchor] = top
        flow.y += 14
        flow.heading(section.heading, FIRST_HEAD if first else HEAD, palette.ink)
        head = len(flow.words)
        for cells, blocks in groupby(section.blocks, key=lambda block: bool(block.cells)):
            if cells:
                flow.table([block.cells for block in blocks], WORDS, palette.ink, palette.ink_soft)
                continue
            for block in blocks:
                flow.paragraph(block.runs, WORDS, palette.ink, block.mark)
        if self.query:
            self.finds += found(self.kit, flow.words[begin:head], self.query)
            self.finds += found(self.kit, flow.words[head:], self.query)
        if section.anchor == self.marked:
            self._marks.append((flow.x - 22, top, flow.width + 40, flow.y - top))
        flow.y += 22

    def draw(self, surface: pygame.Surface, pane: Pane) -> None:
        """What shows in a scrolling frame."""
        stage, palette = self.kit.stage, self.kit.palette
        for x, y, w, h in self._marks:
            box = pane.shown((x, y, w, h))
            pygame.draw.rect(surface, palette.mark, stage.rect(box), border_radius=stage.px(14))
            pygame.draw.rect(surface, palette.flame, stage.rect((x, box[1], 9, h)), border_radius=stage.px(4))
        for number, find in enumerate(self.finds):
            for box in find.boxes:
                self._light(surface, stage.rect(pane.shown(box)), now=number == self.now)
        self._flow.draw(surface, pane.scroll, pane.box)

    def _light(self, surface: pygame.Surface, rect: pygame.Rect, *, now: bool) -> None:
        """The find that is looked at has a rim too: colour alone would not tell it."""
        stage, palette = self.kit.stage, self.kit.palette
        pygame.draw.rect(surface, palette.flame if now else palette.candle, rect, border_radius=stage.px(6))
        if now:
            pygame.draw.rect(surface, palette.ink, rect, width=stage.px(3), border_radius=stage.px(6))


def found(kit: Kit, words: Sequence[Word], query: str) -> list[Find]:
    """Every place of a query among words in reading order, whatever the case and the accents."""
    wanted, spread, owners = " ".join(plain(query).split()), "", list[tuple[int, int]]()
    if not wanted:
        return []
    for number, word in enumerate(words):
        for at, letter in enumerate(word.words):
            letters = plain(letter) or letter
            spread += letters
            owners += [(number, at)] * len(letters)
        spread += " "
        owners.append((number, len(word.words)))
    finds, at = list[Find](), spread.find(wanted)
    while at >= 0:
        finds.append(Find(tuple(_boxes(kit, words, owners[at : at + len(wanted)]))))
        at = spread.find(wanted, at + len(wanted))
    return finds


def _boxes(kit: Kit, words: Sequence[Word], letters: Sequence[tuple[int, int]]) -> list[Box]:
    """The boxes of these letters, word by word."""
    boxes = []
    for number, group in groupby(letters, key=lambda letter: letter[0]):
        word, places = words[number], [at for _, at in group if at < len(words[number].words)]
        if places:
            first, last = places[0], places[-1] + 1
            high = kit.stage.text_units(word.size)
            left = kit.text.width(word.words[:first], word.size, word.face)
            wide = kit.text.width(word.words[:last], word.size, word.face) - left
            boxes.append((word.x + left - 3, word.y - high * 0.84, wide + 6, high * 1.12))
    return boxes


def page_places(page: Pane | None) -> list[Place]:
    """The page as a place of the focus ring."""
    return [] if page is None else [Place("page", page.box, tr("The page: up and down scroll it"), lambda: None)]
