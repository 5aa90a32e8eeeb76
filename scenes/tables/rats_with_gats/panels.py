"""The still parts of the table: flags, stakes, prompt, deck's count, what was told last, record and seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.core import Event
from game.language import mark, tr
from game.rulebooks.rats_with_gats.state import CAPTAIN, END, GAT, NAME, PIRACY, SHIP, TAGS, State
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.table.contract import Panel, Prompt, Shown, Status
from scenes.table.drag import overlap
from scenes.tables.rats_with_gats import colours
from scenes.tables.rats_with_gats import geometry as at
from scenes.tables.rats_with_gats.crew import Crew
from scenes.tables.rats_with_gats.layout import Layout
from scenes.tables.rats_with_gats.record import RecordPainter, record
from scenes.tables.rats_with_gats.seats import SeatPainter, seat_of
from scenes.tables.rats_with_gats.shortening import shortened
from scenes.tables.rats_with_gats.story import Story

FLAGS: Final[Box] = (0.0, 0.0, 600.0, 104.0)
FLAG: Final = (184.0, 100.0)
MOST_TOLD: Final = 5
TAG_WORDS: Final = {
    TAGS[GAT]: mark("a gat"),
    TAGS[NAME]: mark("a name"),
    TAGS[END]: mark("a pirate's end"),
    TAGS[SHIP]: mark("a ship"),
    TAGS[CAPTAIN]: mark("a captain"),
    TAGS[PIRACY]: mark("piracy"),
}


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the scroll says."""

    box: Box
    success: str
    failure: str
    tag: str


@dataclass(frozen=True, slots=True)
class Told:
    """What was told last, with who told it."""

    title: str
    words: tuple[str, ...]
    picture: str


class Panels:
    """Builds and paints the panels for what is shown."""

    def __init__(self, kit: Kit, layout: Layout, crew: Crew) -> None:
        self.kit = kit
        self.layout = layout
        self.crew = crew
        self.records = RecordPainter(kit)
        self.seats = SeatPainter(kit)

    def build(self, shown: Shown, status: Status, prompt: Prompt, told: Told) -> list[Panel]:
        """All panels, from back to front."""
        view: State = shown.view
        found = [self._flags(view), self._ribbon(prompt), self._piles(view), self._log()]
        found.append(self._stakes(shown))
        found.append(self.records.panel(record(shown, self.crew)))
        seats = at.plates(len(view.rats), shown.seat, view.deep)
        found += [self.seats.panel(seat_of(shown, status, self.crew, plate), plate) for plate in seats]
        if status.sheet is None or not overlap(status.sheet, at.SIDE):
            found.append(Panel("told", told, at.SIDE, lambda surface: self._paint_told(surface, told)))
        return found

    def told(self, story: Story, view: State, sentence: Callable[[Event], str]) -> Told:
        """The latest things told, newest first."""
        found: list[str] = []
        seat = -1
        for event in reversed(story.told):
            words = sentence(event)
            if words:
                seat = int(getattr(event, "seat", -1)) if not found else seat
                found.append(words)
            if len(found) == MOST_TOLD:
                break
        picture = self.crew.badge(view, seat) if seat >= 0 else ""
        title = self.crew.rat_name(view, seat) if seat >= 0 else tr("What has happened")
        return Told(title, tuple(found) or (tr("The sea lies still. Whatever happens is told here."),), picture)

    # ------------------------------------------------------------ top

    def _flags(self, view: State) -> Panel:
        told = tuple(view.crew)
        return Panel("flags", told, FLAGS, lambda surface: self._paint_flags(surface, told))

    def _paint_flags(self, surface: pygame.Surface, done: tuple[bool, ...]) -> None:
        kit = self.kit
        kit.art.draw(surface, "gats/flag_line", (-20, -2, 620, 48))
        words = (
            (tr("Steal"), tr("a ship")),
            (tr("Choose"), tr("a captain")),
            (tr("Commit"), tr("piracy")),
        )
        for n, (name, lines) in enumerate(zip(("ship", "captain", "piracy"), words, strict=True)):
            x, y = 32 + n * 176, 18
            state = "done" if done[n] else "open"
            kit.art.draw(surface, f"gats/flag_{name}_{state}", (x - 10, y - 10, *FLAG))
            for row, line in enumerate(lines):
                spot = (x + 58, y + 24 + row * 22)
                kit.text.draw(surface, line, spot, 21, colours.CREAM, font="title", max_width=104, max_height=23)

    def _ribbon(self, prompt: Prompt) -> Panel:
        return Panel("ribbon", prompt, at.PROMPT, lambda surface: self._paint_ribbon(surface, prompt))

    def _paint_ribbon(self, surface: pygame.Surface, prompt: Prompt) -> None:
        kit, (x, y, w, h) = self.kit, at.PROMPT
        kit.art.draw(surface, "ui/ribbon_red", (x, y, w, h))
        middle, room = x + w / 2, w - 140
        main = (middle, y + h * (0.35 if prompt.sub else 0.48))
        kit.text.draw(
            surface,
            prompt.main,
            main,
            31,
            kit.palette.candle,
            font="title",
            anchor="cm",
            max_width=room,
            max_height=40,
        )
        if prompt.sub:
            spot = (middle, y + h * 0.7)
            kit.text.draw(surface, prompt.sub, spot, 20.5, kit.palette.note, anchor="cm", max_width=room, max_height=27)

    # ------------------------------------------------------------ stakes

    def _stakes(self, shown: Shown) -> Panel:
        view: State = shown.view
        story: Story = shown.story
        challenge = view.challenge
        if challenge is not None and (challenge.success or challenge.failure or challenge.tag or view.applied()):
            columns = self.layout.columns(view)
            applied = [columns[o.piece] for o in view.applied()]
            box = at.scroll([place.x for place in applied])
            told = Stakes(box, challenge.success, challenge.failure, challenge.tag)
            return Panel("stakes", told, box, lambda surface: self._paint_stakes(surface, told))
        box = at.scroll([])
        frame = story.frame
        lines = tuple(filter(None, (frame.where, frame.doing, frame.odd, frame.shown))) if frame is not None else ()
        key = (lines, view.scene, challenge is None)
        return Panel("stakes", key, box, lambda surface: self._paint_frame(surface, box, lines, view.scene))

    def _paint_frame(self, surface: pygame.Surface, box: Box, lines: tuple[str, ...], scene: int) -> None:
        """How the scene was set."""
        if not lines:
            return
        kit, (x, y, w, h) = self.kit, box
        kit.art.draw(surface, "gats/stakes", (x - 24, y - 14, w + 48, h + 36))
        title = tr("Scene {n}").format(n=scene)
        kit.text.draw(
            surface, title, (x + w / 2, y + 24), 22, colours.HEADING, font="title", anchor="cm", max_height=30
        )
        kit.text.draw(
            surface,
            " ".join(lines),
            (x + w / 2, y + 76),
            20.5,
            colours.PAPER_INK,
            anchor="cm",
            max_width=w - 60,
            max_height=78,
            wrap=True,
            leading=1.2,
        )

    def _paint_stakes(self, surface: pygame.Surface, told: Stakes) -> None:
        kit, (x, y, w, h) = self.kit, told.box
        kit.art.draw(surface, "gats/stakes", (x - 24, y - 14, w + 48, h + 36))
        halves = (
            (x + 20, "gats/stakes_good", tr("If it works"), colours.GOOD, told.success, told.tag),
            (x + w / 2 + 14, "gats/stakes_bad", tr("If it fails"), colours.BAD, told.failure, ""),
        )
        for left, sign, title, ink, words, tag in halves:
            kit.art.draw(surface, sign, (left + 2, y, 44, 44))
            wide = min(kit.text.width(title, 22, "title"), 250.0 if not tag else 130.0)
            kit.text.draw(
                surface,
                title,
                (left + 54, y + 22),
                22,
                ink,
                font="title",
                max_width=250 if not tag else 132,
                max_height=32,
            )
            if tag:
                box = (left + 62 + wide, y + 2, 132, 40)
                kit.art.draw(surface, "gats/tag", box)
                spot = (box[0] + 66, y + 22)
                kit.text.draw(
                    surface,
                    tr(TAG_WORDS[tag]),
                    spot,
                    18,
                    colours.TAG_INK,
                    font="title",
                    anchor="cm",
                    max_width=102,
                    max_height=28,
                )
            kit.text.draw(
                surface,
                shortened(kit, words or "…", 22.5, w / 2 - 42, lines=4),
                (left + 2, y + 79),
                20.5,
                colours.PAPER_INK,
                max_width=w / 2 - 42,
                max_height=77,
                wrap=True,
                leading=1.1,
            )
        self._dashes(surface, (x + w / 2, y + 16), (x + w / 2, y + h - 12))

    def _dashes(self, surface: pygame.Surface, start: Units, end: Units) -> None:
        stage, y = self.kit.stage, start[1]
        while y < end[1]:
            line = (stage.point((start[0], y)), stage.point((start[0], min(end[1], y + 5))))
            pygame.draw.line(surface, colours.RULE, *line, max(1, stage.px(2)))
            y += 11

    # ------------------------------------------------------------ piles, log, what was told

    def _piles(self, view: State) -> Panel:
        told = len(view.deck)
        x, y = at.DECK
        box = (x - 70, y - 96, 190, 230)
        return Panel("piles", told, box, lambda surface: self._paint_piles(surface, told))

    def _paint_piles(self, surface: pygame.Surface, deck: int) -> None:
        kit, (x, y) = self.kit, at.DECK
        if deck:
            back = kit.art.get("gats/poker_back", 216 * 0.72)
            for n in range(min(4, deck // 8)):
                spot = kit.stage.point((x - n * 1.5, y - n * 3))
                turned = pygame.transform.rotozoom(back, 4, 1.0)
                surface.blit(turned, turned.get_rect(center=spot), special_flags=PREMULTIPLIED)
        foot = (x - 6, y + 84)
        kit.art.put(surface, "gats/count", foot)
        kit.text.draw(surface, str(deck), foot, 23, "#ffe3ab", font="title", anchor="cm", max_height=32)

    def _log(self) -> Panel:
        return Panel("log", 0, at.LOG_TAB, self._paint_log)

    def _paint_log(self, surface: pygame.Surface) -> None:
        kit, (x, y, w, h) = self.kit, at.LOG_TAB
        kit.art.draw(surface, "gats/log_tab", (x - 10, y - 8, 108, 928))
        words = kit.text.render(tr("Ship's log"), 28, colours.GOLD, "title")
        turned = pygame.transform.rotate(words, 90)
        surface.blit(turned, turned.get_rect(center=kit.stage.point((x + w / 2 - 8, y + h / 2))))

    def _paint_told(self, surface: pygame.Surface, told: Told) -> None:
        """The last things told, on writing paper."""
        kit, (x, y, w, h) = self.kit, at.SIDE
        kit.art.draw(surface, "gats/narration", (x - 12, y - 12, w + 24, h + 28))
        left = x + 28
        if told.picture:
            kit.art.draw(surface, told.picture, (x + 16, y + 8, 56, 56))
            left = x + 80
        kit.text.draw(
            surface,
            told.title,
            (left, y + 37),
            26,
            colours.GOLD,
            font="title",
            max_width=w - (left - x) - 24,
            max_height=40,
        )
        kit.art.draw(surface, "gats/paper", (x + 12, y + 62, w - 24, h - 84))
        top, room = y + 92, y + h - 44
        for n, words in enumerate(told.words):
            high = kit.text.height(words, 21, w - 76, leading=1.26)
            if n and top + high > room:
                break
            ink = colours.PAPER_INK if n == 0 else colours.PAPER_SOFT
            box = kit.text.draw(
                surface,
                words,
                (x + 38, top - 12),
                21,
                ink,
                anchor="lt",
                max_width=w - 76,
                max_height=max(24.0, room - top + 12),
                wrap=True,
                leading=1.26,
            )
            top = box[1] + box[3] + 26
