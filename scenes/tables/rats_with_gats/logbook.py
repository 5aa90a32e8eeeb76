"""The ship's log as an open book over the table: what was told and played so far, two pages at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from game.language import tr
from game.rulebooks.rats_with_gats.story.chronicle import Chronicle
from game.rulebooks.rats_with_gats.story.pages import Block, Pages
from scenes.art import PREMULTIPLIED
from scenes.events import Action, Event, Key, Pad, Press, Wheel
from scenes.kit import Kit
from scenes.letters import Face
from scenes.scene import Scene
from scenes.stage import HEIGHT, Box, Units, inside
from scenes.tables.rats_with_gats import colours
from scenes.tables.rats_with_gats.cardwords import spelled
from scenes.tables.rats_with_gats.keeping import Kind, keep
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

BOOK: Final[Box] = (270.0, 140.0, 1380.0, 820.0)
LEFT: Final[Box] = (114.0, 92.0, 470.0, 610.0)
RIGHT: Final[Box] = (770.0, 92.0, 470.0, 610.0)
SIZES: Final = {"scene": 34.0, "fight": 25.0, "banner": 24.0, "result": 24.0}
FACES: Final[dict[str, Face]] = {"scene": "title", "fight": "title", "banner": "title", "result": "title"}
TEXT: Final = 21.0
GAPS: Final = {"scene": 18.0, "fight": 16.0, "pair": 4.0}
CARD: Final = (52.0, 73.0)
"""A small picture of a card that was played."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block, or a part of its lines, on a page."""

    block: Block
    lines: tuple[str, ...]
    top: float
    first: bool
    """Whether the block begins here."""


class LogBook(Scene):
    """Opens at the newest page; a press beside the book closes it."""

    overlay = True
    tune: str | None = None

    def __init__(self, app: App, book: Chronicle) -> None:
        super().__init__(app)
        self.book = book
        self.blocks = list(Pages(book.log).blocks())
        self.pages: list[list[Placed]] = [[]]
        self.at: int | None = None
        """The left page; None until the book has been opened at its end."""

    def enter(self) -> None:
        """Closing is one key away."""
        self.focus.key = "close"
        self.kit.sound.play("page")

    def build(self, ui: Ui) -> None:
        """Two pages and what turns them."""
        self.pages = paginate(self.kit, self.blocks)
        last = (len(self.pages) - 1) // 2 * 2
        self.at = last if self.at is None else min(self.at, last)
        x, y, w, h = BOOK
        ui.decor(lambda surface: self.kit.art.draw(surface, "gats/log_book", (x - 20, y - 20, w + 40, h + 52)))
        for frame, number in ((LEFT, self.at), (RIGHT, self.at + 1)):
            ui.decor(self._page(frame, number))
        ui.icon_button("close", (x + w - 8, y + 10), "cross", tr("Close"), self.back)
        foot = y + h - 46
        ui.icon_button("back", (x + 110, foot), "chevron_left", tr("Back a page"), self.turn(-2), enabled=self.at > 0)
        ui.icon_button(
            "on", (x + w - 110, foot), "chevron_right", tr("Turn over"), self.turn(2), enabled=self.at < last
        )

        if self.app.house.open:
            self._keeping(ui)

    def _keeping(self, ui: Ui) -> None:
        """Below the book: keep it as a file."""
        high = min(self.kit.stage.grow(66, 24), 104.0)
        top = BOOK[1] + BOOK[3] + (HEIGHT - BOOK[1] - BOOK[3] - high) / 2 + 8
        kinds: tuple[tuple[Kind, str, str], ...] = (
            ("md", tr("Keep as Markdown"), "save"),
            ("html", tr("Keep to print"), "download"),
        )
        for number, (kind, label, icon) in enumerate(kinds):
            box = (530 + number * 440, top, 420, high)
            ui.button(f"keep-{kind}", box, label, self._keep(kind), icon=icon, size=25)

    def _keep(self, kind: Kind) -> Callable[[], None]:
        def do() -> None:
            keep(self.app, self.book, kind)

        return do

    def turn(self, by: int) -> Callable[[], None]:
        """What a button does that turns pages."""
        return lambda: self._turn(by)

    def _turn(self, by: int) -> None:
        last = (len(self.pages) - 1) // 2 * 2
        at = max(0, min(last, (self.at or 0) + by))
        if at != self.at:
            self.at = at
            self.kit.sound.play("page")
            self.rebuild()

    def handle(self, event: Event) -> bool:
        """Wheel and sideways keys turn pages; a press beside the book closes it."""
        if isinstance(event, Press) and not inside(BOOK, event.pointer.pos):
            self.back()
            return True
        if isinstance(event, Wheel):
            self._turn(-2 if event.dy > 0 else 2)
            return True
        ways = {Action.LEFT: -2, Action.RIGHT: 2}
        if isinstance(event, (Key, Pad)) and event.action in ways:
            self._turn(ways[event.action])
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """The table stays in sight, dimmed."""
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((8, 20, 24, 120))
        surface.blit(shade, (0, 0))

    def _page(self, frame: Box, number: int) -> Callable[[pygame.Surface], None]:
        def paint(surface: pygame.Surface) -> None:
            if number >= len(self.pages):
                return
            left, top = BOOK[0] + frame[0], BOOK[1] + frame[1]
            for placed in self.pages[number]:
                draw_block(surface, self.kit, placed, (left, top + placed.top), frame[2])
            foot = (left + frame[2] / 2, top + frame[3] + 20)
            self.kit.text.draw(surface, str(number + 1), foot, 20, colours.PAPER_SOFT, font="title", anchor="cm")

        return paint


def words_of(block: Block) -> str:
    """A block's words, its label, colon and all, before them where it has one."""
    head, text = block.head, spelled(block.text)
    if block.kind == "scene":
        return f"{text} · {head}" if head else text
    if block.kind in ("pair", "tale", "aloud") and head:
        return f"{head} {text}"
    if block.kind == "banner":
        return f"“{text}”"
    if block.kind == "card":
        return f"{head} {spelled(block.against)} {text}"
    return text


def indent(block: Block) -> float:
    """How far a block's lines begin from the page's edge."""
    if block.kind == "card":
        return CARD[0] + 16
    return {"tale": 18.0, "banner": 18.0, "pair": 8.0}.get(block.kind, 0.0)


def paginate(kit: Kit, blocks: list[Block]) -> list[list[Placed]]:
    """Blocks set on pages from top to bottom; a scene begins on a new one, a long tale goes over to the next."""
    pages: list[list[Placed]] = [[]]
    top, room = 0.0, LEFT[3]
    for block in blocks:
        size, face = SIZES.get(block.kind, TEXT), FACES.get(block.kind, "bold")
        leading = kit.stage.text_units(size) * 1.24
        lines = kit.text.lines(words_of(block), size, LEFT[2] - indent(block), face)
        least = CARD[1] if block.kind == "card" else 0.0
        if (block.kind == "scene" and pages[-1]) or top + max(leading * min(2, len(lines)), least) > room:
            pages.append([])
            top = 0.0
        first = True
        while lines:
            fits = max(1, int((room - top) / leading))
            now, lines = lines[:fits], lines[fits:]
            pages[-1].append(Placed(block, tuple(now), top, first))
            top += max(leading * len(now), least) + GAPS.get(block.kind, 8.0)
            first = False
            if lines:
                pages.append([])
                top = 0.0
    return pages


def draw_block(surface: pygame.Surface, kit: Kit, placed: Placed, at: Units, wide: float) -> None:
    """The lines of a block, with the card that was played beside them."""
    block, (x, y) = placed.block, at
    size, face = SIZES.get(block.kind, TEXT), FACES.get(block.kind, "bold")
    if block.kind in ("note", "aloud", "pair"):
        face = "italic" if block.kind != "pair" else "bold"
    ink = _ink(block)
    if block.kind == "card" and placed.first and block.card:
        name = f"gats/poker_{block.card}" if not block.card.startswith("JK") else "gats/poker_joker_red"
        picture = kit.art.get(name, CARD[1])
        surface.blit(picture, kit.stage.point((x, y)), special_flags=PREMULTIPLIED)
        mark = "gats/column_won" if block.won else "gats/column_lost"
        kit.art.draw(surface, mark, (x + CARD[0] - 24, y + CARD[1] - 28, 34, 34))
    leading = kit.stage.text_units(size) * 1.24
    left = x + indent(block)
    for n, line in enumerate(placed.lines):
        spot = (left, y + leading * (n + 0.5))
        kit.text.draw(surface, line, spot, size, ink, font=face, max_width=wide - indent(block) + 4)
    if block.kind == "scene" and placed.first:
        under = y + leading * len(placed.lines) + 3
        ends = kit.stage.point((x, under)), kit.stage.point((x + wide, under))
        pygame.draw.line(surface, colours.RULE, *ends, max(1, kit.stage.px(2.4)))


def _ink(block: Block) -> str:
    if block.kind == "result":
        return colours.GOOD if block.won else colours.BAD
    return {
        "scene": colours.HEADING,
        "fight": colours.HEADING,
        "banner": colours.BAD,
        "note": colours.PAPER_SOFT,
        "aloud": colours.PAPER_SOFT,
        "pair": colours.PAPER_SOFT,
    }.get(block.kind, colours.PAPER_INK)
