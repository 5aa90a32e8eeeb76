"""The rules of a game over whatever is open: an index, a search, the page itself, opened at any anchor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.catalogue import rulebook
from game.language import language, tr, trn
from scenes.events import Action, Event, Key, Pad
from scenes.focus import Place
from scenes.menus.dialogs import Overlay
from scenes.menus.rules_sheet import RulesSheet, page_places
from scenes.menus.rules_text import Section, load_rules, plain
from scenes.stage import Box, Units
from scenes.widgets.choices import Choice
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

SHEET: Box = (140, 50, 1640, 980)
INDEX = 420.0
PAGE_STEP = 300.0


class RulesScene(Overlay):
    """Left the search and the index, right the page; the section asked for is marked."""

    def __init__(self, app: App, game: str, anchor: str = "", games: Sequence[str] = ()) -> None:
        super().__init__(app)
        self.game = game
        self.games = list(games)
        """Games whose rules can be turned to; with fewer than two there is nothing to choose."""
        self.query = ""
        self.marked = anchor
        self._page: Pane | None = None
        self._jump = anchor

    def sheet(self) -> Box:
        """Nearly the whole screen."""
        return SHEET

    def build(self, ui: Ui) -> None:
        """Heading, search, index, page."""
        x, y, w, h = SHEET
        sections = load_rules(self.game, language())
        palette = self.kit.palette
        ui.label(tr("Rules"), (x + 44, y + 62), 42, palette.ink, font="title", width=300)
        if len(self.games) > 1:
            self._games(ui, (x + 90 + INDEX, y + 28))
        ui.icon_button("close", (x + w - 62, y + 60), "cross", tr("Close"), self.back)
        found = [section for section in sections if section.has(self.query)]
        self._search(ui, x + 40, y + 110, len(found))
        shown = found if self.query and found else sections
        self._index(ui, (x + 40, y + 230, INDEX, h - 270), shown)
        self._text(ui, (x + 90 + INDEX, y + 110, w - INDEX - 140, h - 150), sections)

    def _games(self, ui: Ui, corner: Units) -> None:
        choices = [Choice(tr(rulebook(game).title)) for game in self.games]
        wide = max(340.0, *(self.kit.text.width(choice.label, 22) + 84 for choice in choices))
        box = (corner[0], corner[1], wide, self.kit.stage.grow(60))
        ui.dropdown("game", box, tr("Rules of which game?"), choices, self.games.index(self.game), self._turn_to)

    def _turn_to(self, index: int) -> None:
        """Show another game's rules from the top."""
        self.game, self.query, self.marked = self.games[index], "", ""
        self.rebuild()
        for pane in self.ui.panes:
            pane.move_to(0.0)

    def open_at(self, anchor: str) -> None:
        """Mark a section and scroll to it."""
        self.marked = self._jump = anchor
        self.rebuild()

    def handle(self, event: Event) -> bool:
        """Page keys scroll the page."""
        if isinstance(event, Key) and event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP) and self._page is not None:
            way = 1 if event.key == pygame.K_PAGEDOWN else -1
            return self._page.move_to(self._page.scroll + way * self._page.box[3] * 0.85)
        on_page = self.focus.shown and self.focus.key == "page"
        if on_page and isinstance(event, (Key, Pad)) and event.action in (Action.UP, Action.DOWN) and self._page:
            way = 1 if event.action is Action.DOWN else -1
            return self._page.move_to(self._page.scroll + way * PAGE_STEP)
        return super().handle(event)

    def _search(self, ui: Ui, x: float, y: float, found: int) -> None:
        palette = self.kit.palette
        box = (x, y, INDEX, self.kit.stage.grow(56))
        ui.field("search", box, tr("Search"), self.query, self._look_for, hint=tr("Search the rules"), icon="search")
        if self.query:
            words = trn("{n} place found", "{n} places found", found).format(n=found)
            spot = (x + 8, y + box[3] + 26)
            ui.label(words, spot, 20, palette.ink_soft if found else palette.danger, width=INDEX)

    def _look_for(self, query: str) -> None:
        self.query = query.strip()
        found = [section for section in load_rules(self.game, language()) if section.has(self.query)]
        named = [section for section in found if plain(self.query) in plain(section.heading)]
        self.marked = self._jump = (named or found)[0].anchor if found else ""
        self.rebuild()

    def _index(self, ui: Ui, box: Box, sections: list[Section]) -> None:
        row = self.kit.stage.grow(56, 23)
        pane = ui.pane("index", box, len(sections) * (row + 8) + 8)
        for number, section in enumerate(sections):
            place = (box[0] + 6, box[1] + 4 + number * (row + 8), box[2] - 30, row)
            skin = "gold" if section.anchor == self.marked else "wood"
            ui.button(
                f"to-{section.anchor}",
                place,
                section.heading,
                lambda anchor=section.anchor: self.open_at(anchor),  # type: ignore[misc]
                skin=skin,  # type: ignore[arg-type]
                size=23,
                align="l",
                pane=pane,
            )

    def _text(self, ui: Ui, box: Box, sections: list[Section]) -> None:
        corner = (box[0] + 24, box[1] + 8)
        text = RulesSheet(self.kit, sections, corner, box[2] - 70, self.query, self.marked, -1)
        pane = self._page = ui.pane("page", box, text.bottom - box[1])
        ui.decor(lambda surface: text.draw(surface, pane), pane)
        if self._jump in text.tops:
            pane.move_to(text.tops[self._jump] - box[1])
        self._jump = ""

    def places(self) -> list[Place]:
        """The page itself: there, arrows scroll."""
        return page_places(self._page)
