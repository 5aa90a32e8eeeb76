"""Saved games: resume one, watch one that is over, or delete it after a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.catalogue import tables
from game.language import tr
from game.saves.game_file import SavedGame, list_saves
from scenes.doors import resume_table, watch_game
from scenes.menus.dialogs import Confirm
from scenes.menus.shelf import played_on, players_of, resumable, round_of, title_of
from scenes.menus.tavern import tavern
from scenes.scene import Scene
from scenes.stage import Box
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

SHEET: Box = (310, 110, 1300, 900)
ROW = 132.0
GAP = 14.0
THUMB = (120.0, 98.0)


class SavedGamesScene(Scene):
    """One row per file, last played first; files that cannot be read say why and stay untouched."""

    tune = None

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saved: list[SavedGame] = []

    def enter(self) -> None:
        """Read the folder."""
        self.saved = list_saves(self.app.folders.saves)

    def resume(self) -> None:
        """Something may have been deleted."""
        self.enter()

    def draw(self, surface: pygame.Surface) -> None:
        """Its own table top."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
        palette = self.kit.palette
        self.kit.text.draw(
            surface, tr("Saved games"), (SHEET[0], 58), 52, palette.candle, font="title", outline=(palette.soot, 5)
        )
        self.kit.art.draw(surface, "ui/panel_parchment", SHEET)
        if not self.saved:
            self._draw_empty(surface)

    def build(self, ui: Ui) -> None:
        """Rows in a scrolling frame, and the way back."""
        x, y, w, h = SHEET
        close = self.kit.stage.grow(71, 26)
        ui.button("back", (x + 40, y + h - close - 36, 260, close), tr("Back"), self.back, icon="back")
        frame = (x + 30, y + 34, w - 60, h - close - 100)
        row = self.kit.stage.grow(ROW, 70)
        pane = ui.pane("rows", frame, len(self.saved) * (row + GAP) + 8)
        for number, saved in enumerate(self.saved):
            self._row(ui, pane, saved, (frame[0] + 10, frame[1] + 4 + number * (row + GAP), frame[2] - 40, row))

    def _row(self, ui: Ui, pane: Pane, saved: SavedGame, box: Box) -> None:
        x, y, w, h = box
        ui.decor(lambda surface: self._draw_ground(surface, pane, saved, box), pane)
        palette = self.kit.palette
        high, ask = self.kit.stage.grow(66, 24), 190.0
        left, right = x + 150, x + w - ask - 96
        room = right - left - 20
        ui.label(title_of(saved), (left, y + h * 0.28), 28, palette.ink, font="title", width=room, pane=pane)
        if saved.fault:
            spot = (left, y + h * 0.66)
            ui.label(saved.fault, spot, 20, palette.danger, width=room + ask, height=h * 0.5, wrap=True, pane=pane)
        else:
            ui.label(players_of(saved), (left, y + h * 0.56), 22, palette.ink, width=room, pane=pane)
            words = f"{round_of(saved)} · {played_on(saved)}"
            ui.label(words, (left, y + h * 0.79), 20, palette.ink_soft, width=room, pane=pane)
        key = saved.path.stem
        if resumable(saved):
            place_ = (right, y + (h - high) / 2, ask, high)
            ui.button(f"resume-{key}", place_, tr("Resume"), lambda: self.go_on(saved), skin="gold", pane=pane)
        elif saved.over:
            spot_ = (right, y + (h - high) / 2, ask, high)
            ui.button(f"watch-{key}", spot_, tr("Watch"), lambda: self.watch(saved), icon="replay", pane=pane)
        label = tr("Delete {title}").format(title=title_of(saved))
        ui.icon_button(
            f"delete-{key}", (x + w - 50, y + h / 2), "trash", label, lambda: self.ask_delete(saved), pane=pane
        )

    def go_on(self, saved: SavedGame) -> None:
        """Go on with a game where it stopped."""
        resume_table(self.app, saved.path)

    def watch(self, saved: SavedGame) -> None:
        """Watch a finished game once more."""
        watch_game(self.app, saved.path)

    def ask_delete(self, saved: SavedGame) -> None:
        """Deleting asks first."""
        words = tr("{title} of {date} will be gone for good.").format(title=title_of(saved), date=played_on(saved))
        self.app.stack.push(
            Confirm(self.app, tr("Delete this game?"), words, tr("Delete"), tr("Keep it"), lambda: self.delete(saved))
        )

    def delete(self, saved: SavedGame) -> None:
        """Delete the file; says so where the folder does not allow it."""
        try:
            saved.path.unlink()
        except OSError:
            self.app.toast(tr("This file cannot be deleted."), icon="lock", tone="bad")
        self.enter()
        self.rebuild()

    def _draw_ground(self, surface: pygame.Surface, pane: Pane, saved: SavedGame, box: Box) -> None:
        shown = pane.shown(box)
        self.kit.art.draw(surface, "ui/slot_paper", shown)
        known = saved.game in {table.id for table in tables()} and saved.game in tavern().nooks
        name = tavern().nooks[saved.game].thumb if known else ""
        x, y, _w, h = shown
        place = (x + 16, y + (h - THUMB[1]) / 2, *THUMB)
        if name:
            self.kit.art.draw(surface, name, place)
        else:
            centre = (place[0] + THUMB[0] / 2, y + h / 2)
            self.kit.art.icon(surface, "warning", centre, 60, self.kit.palette.danger)

    def _draw_empty(self, surface: pygame.Surface) -> None:
        x, y, w, _h = SHEET
        self.kit.art.put(surface, "tavern/empty_shelf", (x + w / 2, y + 300), 1.3)
        palette = self.kit.palette
        self.kit.text.draw(
            surface,
            tr("The shelf is empty: no game is saved yet."),
            (x + w / 2, y + 600),
            30,
            palette.ink,
            font="title",
            anchor="cm",
            max_width=w - 120,
        )
