"""The rules in a drawer at one side of the table, which stays in sight: search, chapters, the paragraph asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import pygame

from game.language import language, tr
from scenes.events import Action, Event, Key, Pad
from scenes.focus import Place
from scenes.menus.dialogs import Overlay, draw_veil
from scenes.menus.rules_sheet import RulesSheet, page_places
from scenes.menus.rules_text import load_rules
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.choices import Choice
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

Side = Literal["left", "right"]
NARROW: Final = 700.0
WIDEST: Final = 1120.0
VEIL: Final = 60
PAGE_STEP: Final = 300.0


@dataclass(slots=True)
class Bookmark:
    """Where somebody has read, for when the drawer is opened again."""

    scroll: float = 0.0
    query: str = ""
    now: int = 0


class RulesDrawer(Overlay):
    """One game's rules; opened at a paragraph, that one is marked."""

    def __init__(
        self, app: App, game: str, anchor: str = "", bookmark: Bookmark | None = None, side: Side = "right"
    ) -> None:
        super().__init__(app)
        self.game, self.side = game, side
        self.bookmark = bookmark or Bookmark()
        self.marked = self._jump = anchor
        self.text: RulesSheet | None = None
        self._page: Pane | None = None
        self._fresh = True
        if anchor:
            self.bookmark.query = ""

    def enter(self) -> None:
        """The page has the focus: arrows scroll it at once."""
        self.focus.key = "page" if self.marked else "search"

    def sheet(self) -> Box:
        """One side of the screen, wider where text is larger."""
        larger = self.kit.stage.text_units(25) / 25
        wide = min(WIDEST, NARROW * larger**0.75)
        return (0.0 if self.side == "left" else WIDTH - wide), 10.0, wide, HEIGHT - 20.0

    def draw(self, surface: pygame.Surface) -> None:
        """The table in a little less light, the drawer over it."""
        draw_veil(surface, self.kit.palette.veil, VEIL)
        self.kit.art.draw(surface, "ui/drawer", self.sheet())

    # ------------------------------------------------------------ widgets

    def build(self, ui: Ui) -> None:
        """Heading, search with its finds, chapters, the page."""
        x, y, w, h = self.sheet()
        stage, palette = self.kit.stage, self.kit.palette
        inner = (x + 40, w - 80)
        ui.label(tr("Rules"), (inner[0], y + 52), 38, palette.ink, font="title", width=w * 0.4)
        ui.icon_button("close", (x + w - 64, y + 52), "cross", tr("Close"), self.back)
        row = stage.grow(56, 24)
        top = y + 100
        sections = load_rules(self.game, language())
        frame_top = top + 2 * row + 34
        frame = (inner[0] - 16, frame_top, inner[1] + 32, y + h - frame_top - 34)
        text = self.text = RulesSheet(
            self.kit,
            sections,
            (frame[0] + 26, frame[1] + 8),
            frame[2] - 74,
            self.bookmark.query,
            self.marked,
            self.bookmark.now,
        )
        self._search(ui, (inner[0], top, inner[1], row), text)
        headings = [section.heading for section in sections]
        chapters = (inner[0], top + row + 14, inner[1], row)
        pane = self._page = ui.pane("page", frame, text.bottom - frame[1])
        ui.decor(lambda surface: text.draw(surface, pane), pane)
        self._go_there(pane, text)
        at = self._chapter(text, pane)
        ui.dropdown("chapter", chapters, tr("Chapters"), [Choice(one) for one in headings], at, self._turn_to)

    def _search(self, ui: Ui, row: Box, text: RulesSheet) -> None:
        x, y, w, h = row
        query, count = self.bookmark.query, len(text.finds)
        buttons = 2 * (h + 10) if query else 0.0
        told = self._told(count)
        room = self.kit.text.width(told, 21, "black") + 20 if query else 0.0
        wide = w - buttons - room
        hint = tr("Search the rules")
        ui.field("search", (x, y, wide, h), tr("Search"), query, self.search, hint=hint, icon="search")
        if not query:
            return
        ink = self.kit.palette.ink_soft if count else self.kit.palette.danger
        ui.label(told, (x + wide + 10, y + h / 2), 21, ink, font="black", width=room)
        for number, (key, icon, label, step) in enumerate(
            (("previous", "chevron_up", tr("Previous place"), -1), ("next", "chevron_down", tr("Next place"), 1))
        ):
            spot = (x + w - buttons + (number + 0.5) * (h + 10) + 8, y + h / 2)
            ui.icon_button(key, spot, icon, label, lambda step=step: self.step(step), radius=h / 2 - 3)  # type: ignore[misc]

    def _told(self, count: int) -> str:
        if not count:
            return tr("not found")
        return tr("{n} of {all}").format(n=min(self.bookmark.now, count - 1) + 1, all=count)

    def _chapter(self, text: RulesSheet, pane: Pane) -> int:
        """Which chapter is being looked at: that of the find, of the marked paragraph, else the topmost one."""
        tops = list(text.tops.values())
        if text.finds:
            looked = text.finds[min(text.now, len(text.finds) - 1)].top
        else:
            looked = text.tops.get(self.marked, pane.box[1] + pane.scroll + 20)
        return max(0, sum(top <= looked for top in tops) - 1)

    def _go_there(self, pane: Pane, text: RulesSheet) -> None:
        """To the paragraph asked for, to the find looked at, or where reading stopped."""
        if self._jump in text.tops:
            pane.move_to(text.tops[self._jump] - pane.box[1] - 4)
        elif self._jump == "find" and text.finds:
            top = text.finds[min(text.now, len(text.finds) - 1)].top
            pane.move_to(top - pane.box[1] - pane.box[3] * 0.3)
        elif self._fresh:
            pane.move_to(self.bookmark.scroll)
        self._jump, self._fresh = "", False

    # ------------------------------------------------------------ doing

    def search(self, query: str) -> None:
        """Light every place of the words, and go to the first."""
        self.bookmark.query, self.bookmark.now, self._jump = query.strip(), 0, "find"
        self.rebuild()

    def step(self, way: int) -> None:
        """To the next place found, or to the one before; after the last comes the first."""
        count = len(self.text.finds) if self.text is not None else 0
        if count:
            self.bookmark.now, self._jump = (self.bookmark.now + way) % count, "find"
            self.rebuild()

    def _turn_to(self, index: int) -> None:
        """To a chapter, which is marked."""
        self.open_at(load_rules(self.game, language())[index].anchor)

    def open_at(self, anchor: str) -> None:
        """Mark a paragraph and scroll to it."""
        self.marked = self._jump = anchor
        self.rebuild()

    def leave(self) -> None:
        """Remember how far somebody has read."""
        if self._page is not None:
            self.bookmark.scroll = self._page.scroll

    def handle(self, event: Event) -> bool:
        """Page keys and, on the page, arrows scroll; F3 goes on to the next place found."""
        page = self._page
        if isinstance(event, Key) and page is not None:
            if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
                way = 1 if event.key == pygame.K_PAGEDOWN else -1
                return page.move_to(page.scroll + way * page.box[3] * 0.85)
            if event.key == pygame.K_F3:
                self.step(-1 if event.mods & pygame.KMOD_SHIFT else 1)
                return True
        on_page = self.focus.key == "page" and page is not None
        if on_page and page and isinstance(event, (Key, Pad)) and event.action in (Action.UP, Action.DOWN):
            return page.move_to(page.scroll + (PAGE_STEP if event.action is Action.DOWN else -PAGE_STEP))
        return super().handle(event)

    def places(self) -> list[Place]:
        """The page itself: there, arrows scroll."""
        return page_places(self._page)
