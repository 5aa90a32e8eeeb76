"""Saved games: resume one, look back at one, read its results, export it, or delete it and bring it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

import pygame

from game.catalogue import tables
from game.language import tr
from game.saves.game_file import SavedGame, list_saves
from game.saves.shelving import bring_back, put_away
from scenes import doors
from scenes.menus.dialogs import Confirm
from scenes.menus.exporting import ask_export
from scenes.menus.page import FOOT, SHEET, draw_page
from scenes.menus.saved_pictures import SavedPictures
from scenes.menus.saved_row import SavedRow, symbols_of
from scenes.menus.shelf import Order, chosen, said_on, title_of
from scenes.scene import Scene
from scenes.widgets.choices import Choice
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

ROW: Final = 148.0
GAP: Final = 12.0
PAGE: Final = 12
"""Rows on one page, so that a shelf of hundreds opens as fast as one of ten."""
MANY: Final = 4
"""Games above which they can be sorted and filtered."""
BETWEEN: Final = 0.12
"""Seconds between two pictures, so that the screen stays at hand while they are made."""


@dataclass(slots=True)
class Trashed:
    """A deleted game that can be brought back."""

    path: Path
    saved: SavedGame


class SavedGamesScene(Scene):
    """One row per file; files that cannot be read say why and stay untouched."""

    tune = None

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saved: list[SavedGame] = []
        self.pictures = SavedPictures(app)
        self.game, self.order, self.page = "", 0, 0
        self.trashed: list[Trashed] = []
        self._symbols: dict[Path, tuple[str, ...]] = {}
        self._rest = 0.0

    def enter(self) -> None:
        """Read the folder."""
        self.saved = [self._with_fault(one) for one in list_saves(self.app.folders.saves)]

    def resume(self) -> None:
        """Something may have been played, deleted or exported."""
        self.enter()

    def _with_fault(self, saved: SavedGame) -> SavedGame:
        """What is known by now of a file that was opened."""
        fault = self.pictures.faults.get(saved.path, "")
        return replace(saved, fault=fault) if fault and not saved.fault else saved

    def symbols(self, saved: SavedGame) -> tuple[str, ...]:
        """The pictures of a game's seats."""
        if saved.path not in self._symbols:
            self._symbols[saved.path] = symbols_of(self.kit, saved)
        return self._symbols[saved.path]

    # ------------------------------------------------------------ building

    @property
    def listed(self) -> list[SavedGame]:
        """What the filter lets through, in order."""
        return chosen(self.saved, self.game, get_args(Order)[self.order])

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-len(self.listed) // PAGE))

    def draw(self, surface: pygame.Surface) -> None:
        """Its own table top."""
        draw_page(surface, self.kit, tr("Saved games"), 620.0 if len(self.saved) > MANY else 1500.0)
        if not self.saved:
            self._draw_empty(surface)

    def build(self, ui: Ui) -> None:
        """Rows in a scrolling frame, sorting above, pages and the ways on below."""
        self.page = min(self.page, self.pages - 1)
        rows = self.listed[self.page * PAGE : (self.page + 1) * PAGE]
        x, y, w, h = SHEET
        frame = (x + 26, y + 26, w - 52, h - 52)
        row = self.kit.stage.grow(ROW, 72)
        pane = ui.pane("rows", frame, len(rows) * (row + GAP) + 8)
        for number, saved in enumerate(rows):
            box = (frame[0] + 8, frame[1] + 4 + number * (row + GAP), frame[2] - 34, row)
            SavedRow(self, ui, pane, saved, box).build()
        self.pictures.want(rows)
        self._foot(ui)
        if len(self.saved) > MANY:
            self._sorting(ui)

    def _foot(self, ui: Ui) -> None:
        high = min(self.kit.stage.grow(74, 26), 96.0)
        ui.button("back", (SHEET[0], FOOT, 250, high), tr("Back"), self.back, icon="back")
        ui.button("statistics", (SHEET[0] + 268, FOOT, 310, high), tr("Statistics"), self.open_statistics, icon="crown")
        if self.trashed:
            words = tr("Bring back")
            note = title_of(self.trashed[-1].saved)
            box = (SHEET[0] + 596, FOOT, 400, high)
            ui.button("bring-back", box, words, self.bring_back, icon="undo", sub=note)
        if self.pages > 1:
            self._pager(ui, FOOT + high / 2 - 4)

    def _pager(self, ui: Ui, middle: float) -> None:
        right = SHEET[0] + SHEET[2] - 40
        ways = (
            ("next-page", right, "chevron_right", tr("Next page"), 1),
            ("page-before", right - 420, "chevron_left", tr("Page before"), -1),
        )
        for key, at, icon, label, way in ways:
            there = 0 <= self.page + way < self.pages
            do = partial(self.turn, way)
            ui.icon_button(key, (at, middle), icon, label, do, radius=34, enabled=there)
        count = len(self.listed)
        first = self.page * PAGE + 1
        words = tr("{first} to {last} of {count}").format(first=first, last=min(count, first + PAGE - 1), count=count)
        ui.label(
            words, (right - 210, middle), 24, self.kit.palette.cream, font="title", anchor="cm", width=330, height=60
        )

    def _sorting(self, ui: Ui) -> None:
        high = min(self.kit.stage.grow(58, 22), 84.0)
        top = 62 - high / 2
        right = SHEET[0] + SHEET[2]
        games = self._games()
        choices = [Choice(tr("All games"), str(len(self.saved)))]
        counts = {game: sum(one.game == game for one in self.saved) for game, _ in games}
        choices += [Choice(title, str(counts[game])) for game, title in games]
        ids = ["", *(game for game, _ in games)]
        at = ids.index(self.game) if self.game in ids else 0
        box = (right - 820, top, 420, high)
        ui.dropdown("filter", box, tr("Which game"), choices, at, lambda n: self._choose(game=ids[n]))
        orders = [Choice(tr("Last played")), Choice(tr("By game")), Choice(tr("Unfinished first"))]
        ui.dropdown(
            "order", (right - 384, top, 384, high), tr("Order"), orders, self.order, lambda n: self._choose(order=n)
        )

    def _games(self) -> list[tuple[str, str]]:
        there = {one.game for one in self.saved}
        return [(table.id, tr(table.title)) for table in tables() if table.id in there]

    def _choose(self, game: str | None = None, order: int | None = None) -> None:
        self.game = self.game if game is None else game
        self.order = self.order if order is None else order
        self.page = 0
        self.rebuild()

    def turn(self, way: int) -> None:
        """To the next page, or the one before."""
        self.page = min(max(0, self.page + way), self.pages - 1)
        for pane in self.ui.panes:
            pane.move_to(0.0)
        self.rebuild()

    # ------------------------------------------------------------ doing

    def go_on(self, saved: SavedGame) -> None:
        """Go on with a game where it stopped."""
        doors.resume_table(self.app, saved.path)

    def watch(self, saved: SavedGame) -> None:
        """Look back at a game: what everybody could see of it."""
        doors.watch_game(self.app, saved.path)

    def show_results(self, saved: SavedGame) -> None:
        """The results of a finished game once more."""
        doors.saved_results(self.app, saved.path)

    def open_statistics(self) -> None:
        """What became of all games."""
        doors.open_statistics(self.app)

    def export(self, saved: SavedGame) -> None:
        """A copy for other people."""
        ask_export(self.app, saved.path, saved.game, over=saved.over)

    def ask_delete(self, saved: SavedGame) -> None:
        """Deleting asks first."""
        words = tr("{title} of {date} goes into the trash. While this page is open, you can bring it back.")
        words = words.format(title=title_of(saved), date=said_on(saved))
        self.app.stack.push(
            Confirm(self.app, tr("Delete this game?"), words, tr("Delete"), tr("Keep it"), lambda: self.delete(saved))
        )

    def delete(self, saved: SavedGame) -> None:
        """Move the file into the trash; says so where the folder does not allow it."""

        def away() -> None:
            self.trashed.append(Trashed(put_away(self.app.folders, saved.path), saved))

        self._try(away, tr("This file cannot be deleted."))
        self.enter()
        self.rebuild()

    def bring_back(self) -> None:
        """Take the last deletion back."""
        if not self.trashed:
            return
        last = self.trashed.pop()
        self._try(
            lambda: bring_back(self.app.folders, last.path, last.saved.date), tr("This game cannot be brought back.")
        )
        self.enter()
        self.rebuild()

    def _try(self, do: Callable[[], object], otherwise: str) -> None:
        try:
            do()
        except OSError:
            self.app.toast(otherwise, icon="lock", tone="bad")

    # ------------------------------------------------------------ pictures

    def update(self, dt: float) -> None:
        """One picture at a time, while the list stands still."""
        if not self.pictures.waiting or self.app.stack.top is not self:
            return
        self._rest += dt
        if self._rest < BETWEEN:
            return
        self._rest = 0.0
        faults = len(self.pictures.faults)
        self.pictures.work()
        if len(self.pictures.faults) > faults:
            self.saved = [self._with_fault(one) for one in self.saved]
            self.rebuild()
        self.request_frame()

    def _draw_empty(self, surface: pygame.Surface) -> None:
        x, y, w, _h = SHEET
        self.kit.art.put(surface, "tavern/empty_shelf", (x + w / 2, y + 300), 1.3)
        palette = self.kit.palette
        words = tr("The shelf is empty: no game is saved yet.")
        spot, room = (x + w / 2, y + 600), w - 120
        self.kit.text.draw(surface, words, spot, 30, palette.ink, font="title", anchor="cm", max_width=room)
