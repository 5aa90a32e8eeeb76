"""The calm page after something went wrong: what is safe, a report to copy, a way back."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.language import tr
from game.saves.folders import replace_file
from game.saves.game_file import SavedGame, list_saves
from scenes.doors import go_home, resume_table
from scenes.menus.shelf import resumable
from scenes.report import report_of
from scenes.scene import Scene
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

log = logging.getLogger(__name__)
BOX = (360.0, 170.0, 1200.0, 730.0)


class CrashScene(Scene):
    """Shown alone; every move was saved before it was shown, so nothing is lost."""

    tune = None

    def __init__(self, app: App, error: BaseException, playing: Path | None = None) -> None:
        super().__init__(app)
        self.report = report_of(error)
        self.copied = False
        self.game = self._to_resume(playing)
        with suppress(OSError):
            app.folders.data.mkdir(parents=True, exist_ok=True)
            replace_file(app.folders.report, self.report.encode())

    def _to_resume(self, playing: Path | None) -> SavedGame | None:
        """The game that was being played, else the latest; none where listing the saves is what went wrong."""
        try:
            games = [saved for saved in list_saves(self.app.folders.saves) if resumable(saved)]
        except Exception:
            log.exception("saved games not listed")
            return None
        return next((saved for saved in games if saved.path == playing), games[0] if games else None)

    def build(self, ui: Ui) -> None:
        """The mishap, two sentences, the last lines of the report, three buttons."""
        x, y, w, h = BOX
        palette, left = self.kit.palette, x + 430
        ui.panel(BOX)
        ui.decor(lambda surface: self.kit.art.draw(surface, "tavern/broken_mug", (x + 20, y + 40, 400, 320)))
        room = w - 480
        ui.label(tr("A mug fell over"), (left, y + 84), 48, palette.ink, font="title", width=room)
        words = tr("Something in the program went wrong. Your game was saved move by move: nothing is lost.")
        words += "\n" + tr("If you tell us about it, the report below helps.")
        ui.label(words, (left, y + 130), 25, palette.ink, anchor="lt", width=room, height=150, wrap=True)
        lines = self.report.strip().splitlines()
        last = "\n".join([lines[0], *lines[-4:]])
        box = (x + 50, y + 370, w - 100, 200)
        ui.decor(lambda surface: self.kit.art.draw(surface, "ui/slot_paper", box))
        spot = (box[0] + 24, box[1] + 20)
        ui.label(last, spot, 20, palette.ink_soft, font="body", anchor="lt", width=box[2] - 48, height=165)
        self._buttons(ui, x, y + h - 126, w)

    def _buttons(self, ui: Ui, x: float, y: float, w: float) -> None:
        high = self.kit.stage.grow(71, 26)
        wide = (w - 140) / 3
        label = tr("Copied") if self.copied else tr("Copy report")
        first = (x + 50, y, wide, high)
        if self.game is not None:
            ui.button("resume", first, tr("Resume the game"), self.resume_game, skin="gold", icon="play")
        else:
            ui.button("home", first, tr("Back to the tavern"), self.go_home, skin="gold", icon="home")
        ui.button("copy", (x + 70 + wide, y, wide, high), label, self.copy, icon="copy")
        ui.button("quit", (x + 90 + 2 * wide, y, wide, high), tr("Quit"), self.app.leave, icon="door")

    def draw(self, surface: pygame.Surface) -> None:
        """The table top."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))

    def copy(self) -> None:
        """Put the report into the clipboard."""
        try:
            pygame.scrap.put_text(self.report)
            self.copied = True
        except pygame.error:
            self.app.toast(tr("There is no clipboard here; the report is in the log file."), tone="bad")
        self.rebuild()

    def resume_game(self) -> None:
        """Home, and from there to the game as it was saved."""
        game = self.game
        self.go_home()
        if game is not None:
            resume_table(self.app, game.path)

    def go_home(self) -> None:
        """To the tavern, where the saved game waits under Continue."""
        go_home(self.app)

    def back(self) -> None:
        """Escape goes home."""
        self.go_home()


def fall(app: App, error: Exception) -> None:
    """Put the calm page, or what the house has for it, in the place of everything; a page that failed itself raises."""
    page = app.house.mishap(error)
    if page is None:
        log.exception("a frame failed")
        if any(isinstance(scene, CrashScene) for scene in app.stack.scenes):
            raise error
        playing = next((path for scene in app.stack.scenes if (path := scene.game_file())), None)
        page = CrashScene(app, error, playing)
    app.stack.abandon()
    app.stack.push(page)
