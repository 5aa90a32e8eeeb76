"""The log beside a replay: sentences up to where it stands, as the chosen eyes may read them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.core import PUBLIC
from game.language import tr
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.replay.timeline import Eyes, Place, Timeline
from scenes.stage import Box, inside
from scenes.table.contract import Table

SIZE: Final = 20.0
GAP: Final = 10.0
INDENT: Final = 44.0


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, its picture, its round, and the index of the place after it."""

    words: str
    picture: str
    round: int
    index: int


def replay_lines(timeline: Timeline, table: Table, eyes: Eyes) -> list[Line]:
    """Every sentence of the game for these eyes."""
    session, found = timeline.session, list[Line]()
    rules, state = session.rules, session.fold(1)
    for number, step in enumerate(session.steps[1:], 1):
        for done, event in enumerate(step.events, 1):
            seen = event if eyes.reveal else event.seen_by(eyes.viewer, state)
            before = rules.rounds(state)
            event.change(state)
            words = table.sentence(seen)
            if words:
                last = done == len(step.events)
                index = timeline.index(Place(number + 1) if last else Place(number, done))
                at = rules.rounds(state) if table.rounds_open else before
                found.append(Line(words, table.log_picture(seen), at, index))
    return found


class ReplayLog:
    """Paints the lines around the present one; a tap on a line goes there."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.lines: Sequence[Line] = ()
        self.scrolled = 0
        """Lines that the person has turned the log back by."""
        self._boxes: list[tuple[Box, int]] = []

    def shown(self, index: int) -> list[Line]:
        """What has been said at a place."""
        return [line for line in self.lines if line.index <= index]

    def hit(self, pos: tuple[float, float]) -> int | None:
        """The index that the line under a pointer leads to."""
        return next((index for box, index in self._boxes if inside(box, pos)), None)

    def draw(self, surface: pygame.Surface, box: Box, index: int) -> None:
        """The newest line at the bottom, marked; older ones above it as far as there is room."""
        kit, (x, y, w, h) = self.kit, box
        self._boxes.clear()
        lines = self.shown(index)
        self.scrolled = min(self.scrolled, max(0, len(lines) - 1))
        lines = lines[: len(lines) - self.scrolled]
        clip = surface.get_clip()
        surface.set_clip(kit.stage.rect(box).clip(clip))
        bottom = y + h
        for number, line in reversed(list(enumerate(lines))):
            bottom = self._line(surface, line, (x, bottom, w), newest=number == len(lines) - 1)
            first = number == 0 or lines[number - 1].round != line.round
            if first:
                bottom = self._heading(surface, line.round, (x, bottom, w))
            if bottom < y:
                break
        surface.set_clip(clip)

    def _line(self, surface: pygame.Surface, line: Line, at: tuple[float, float, float], *, newest: bool) -> float:
        kit, (x, bottom, w) = self.kit, at
        room = w - INDENT - 16
        high = max(34.0, kit.text.height(line.words, SIZE, room)) + GAP
        box = (x, bottom - high, w, high)
        self._boxes.append((box, line.index))
        if newest:
            pygame.draw.rect(surface, kit.palette.chip, kit.stage.rect(box), border_radius=kit.stage.px(10))
        if line.picture:
            picture = kit.art.get(line.picture, 32)
            centre = kit.stage.point((x + 22, box[1] + high / 2))
            surface.blit(picture, picture.get_rect(center=centre), special_flags=PREMULTIPLIED)
        spot = (x + INDENT, box[1] + GAP / 2)
        kit.text.draw(surface, line.words, spot, SIZE, kit.palette.ink, anchor="lt", max_width=room, wrap=True)
        return box[1]

    def _heading(self, surface: pygame.Surface, number: int, at: tuple[float, float, float]) -> float:
        kit, (x, bottom, w) = self.kit, at
        high = kit.stage.grow(40, 20)
        words, spot = tr("Round {n}").format(n=number), (x + 8, bottom - high / 2)
        kit.text.draw(surface, words, spot, 20, kit.palette.ink_soft, font="title", anchor="lm", max_width=w - 16)
        return bottom - high


def eyes_named(eyes: Eyes, names: Sequence[str]) -> str:
    """Whose eyes, in words."""
    if eyes.reveal:
        return tr("All cards open")
    return tr("What everybody sees") if eyes.viewer == PUBLIC else str(names[eyes.viewer])


def settle(table: Any) -> None:
    """Forget what still flutters over a table, so that nothing of it is seen after a jump."""
    flying = getattr(table, "effects", None)
    if flying is not None:
        table.effects = type(flying)(table.kit)
