"""What a second program shows instead of the tavern: another window has it open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.language import tr
from scenes.lock import Lock
from scenes.scene import Scene
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

BOX = (410.0, 250.0, 1100.0, 520.0)


class TakenScene(Scene):
    """Says politely that Ratskeller is open already; tries again when asked, and once the other is closed goes on."""

    tune = None

    def __init__(self, app: App, lock: Lock, begin: Callable[[], None]) -> None:
        super().__init__(app)
        self.lock, self.begin = lock, begin
        self.focus.key = "quit"

    def build(self, ui: Ui) -> None:
        """The sentence, and two buttons."""
        x, y, w, h = BOX
        palette = self.kit.palette
        ui.panel(BOX)
        ui.decor(lambda surface: self.kit.art.draw(surface, "tavern/empty_shelf", (x + 60, y + 60, 300, 220)))
        left, room = x + 400, w - 460
        ui.label(tr("This tavern is full"), (left, y + 96), 48, palette.ink, font="title", width=room)
        ui.label(self.words, (left, y + 150), 26, palette.ink, anchor="lt", width=room, height=220, wrap=True)
        high = self.kit.stage.grow(71, 26)
        wide = (w - 140) / 2
        ui.button("quit", (x + 60, y + h - 130, wide, high), tr("Quit"), self.app.leave, skin="gold", icon="door")
        ui.button("again", (x + 80 + wide, y + h - 130, wide, high), tr("Try again"), self.again, icon="rematch")

    @property
    def words(self) -> str:
        """Why, and what to do."""
        said = tr("Ratskeller is open in another window already.")
        return f"{said}\n" + tr(
            "Go on there, or close that window first: two at once would write over each other's games."
        )

    def draw(self, surface: pygame.Surface) -> None:
        """The table top."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))

    def again(self) -> None:
        """On to the tavern, if the other window is gone."""
        if self.lock.again():
            self.begin()
        else:
            self.app.toast(tr("It is still open."), icon="lock", tone="bad")

    def back(self) -> None:
        """Escape closes."""
        self.app.leave()
