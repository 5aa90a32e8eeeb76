"""The calm page after something went wrong: what is safe, a report to copy, a way back."""

from __future__ import annotations

import platform
import traceback
from typing import TYPE_CHECKING

import pygame

from game.language import tr
from scenes.scene import Scene
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

BOX = (460.0, 210.0, 1000.0, 640.0)


def report_of(error: BaseException) -> str:
    """What a person can send: versions and where it happened."""
    lines = traceback.format_exception(error)
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}, pygame-ce {pygame.ver}"
    return f"Ratskeller, {system}\n\n{''.join(lines)}"


class CrashScene(Scene):
    """Shown alone; every move was saved before it was shown, so nothing is lost."""

    tune = None

    def __init__(self, app: App, error: BaseException) -> None:
        super().__init__(app)
        self.report = report_of(error)
        self.copied = False

    def build(self, ui: Ui) -> None:
        """A heading, two sentences, the last lines of the report, three buttons."""
        x, y, w, h = BOX
        palette = self.kit.palette
        ui.panel(BOX)
        ui.label(tr("A mug fell over"), (x + w / 2, y + 74), 46, palette.ink, font="title", anchor="cm", width=w - 80)
        words = tr("Something in the program went wrong. Your game was saved move by move: nothing is lost.")
        spot = (x + w / 2, y + 120)
        ui.label(words, spot, 24, palette.ink, anchor="ct", width=w - 120, height=90, wrap=True)
        last = "\n".join(line for line in self.report.strip().splitlines()[-5:])
        ui.decor(lambda surface: self.kit.art.draw(surface, "ui/slot_paper", (x + 50, y + 225, w - 100, 240)))
        ui.label(last, (x + 74, y + 240), 18, palette.ink_soft, font="body", anchor="lt", width=w - 148, height=210)
        self._buttons(ui, x, y + h - 140, w)

    def _buttons(self, ui: Ui, x: float, y: float, w: float) -> None:
        high = self.kit.stage.grow(71, 26)
        wide = (w - 140) / 3
        label = tr("Copied") if self.copied else tr("Copy report")
        ui.button("home", (x + 50, y, wide, high), tr("Back to the tavern"), self.go_home, skin="gold")
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

    def go_home(self) -> None:
        """To the tavern, where the saved game waits under Continue."""
        from scenes.menus.title import TitleScene

        self.app.stack.reset(TitleScene(self.app))

    def back(self) -> None:
        """Escape goes home."""
        self.go_home()
