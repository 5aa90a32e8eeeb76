"""The discards, laid out to be read: a sheet over the table, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.language import tr
from scenes.events import Event, Press
from scenes.motion.pose import Pose
from scenes.scene import Scene
from scenes.stage import Box, inside
from scenes.tables.pie_rats.pieces import Pieces
from scenes.tables.pie_rats.places import ASPECT, CARD
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

SHEET: Final[Box] = (160.0, 110.0, 1600.0, 860.0)
HIGHS: Final = (232.0, 176.0, 148.0, 136.0, 118.0, 96.0)
"""Heights that cards come in, the first that lets all of them fit."""
GAP: Final = 12.0


class DiscardsScene(Scene):
    """Slides over the table; a press beside it closes it."""

    overlay = True
    tune: str | None = None

    def __init__(self, app: App, pieces: Pieces, faces: Sequence[str]) -> None:
        super().__init__(app)
        self.pieces = pieces
        self.faces = list(reversed(faces))

    def enter(self) -> None:
        """Closing is one key away."""
        self.focus.key = "close"

    def build(self, ui: Ui) -> None:
        """A sheet with its heading and a way out."""
        x, y, w, _ = SHEET
        kit = self.kit
        ui.decor(lambda surface: kit.art.draw(surface, "ui/panel_parchment", SHEET))
        words = f"{tr('The discards')} ({len(self.faces)})"
        ui.label(words, (x + 44, y + 52), 34, kit.palette.ink, font="title", width=w - 160)
        ui.icon_button("close", (x + w - 56, y + 52), "cross", tr("Close"), self.back)

    def draw(self, surface: pygame.Surface) -> None:
        """The table stays in sight."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Card by card."""
        for pose in self.poses():
            self.pieces.sprites.draw(surface, pose, CARD[1], moving=False)

    def poses(self) -> list[Pose]:
        """Where each card lies on the sheet."""
        x, y, w, h = SHEET
        room = (w - 80, h - 124)
        high = next((high for high in HIGHS if self._fits(high, room)), HIGHS[-1])
        wide = high * ASPECT
        each = int((room[0] + GAP) // (wide + GAP))
        found = []
        for number, face in enumerate(self.faces):
            line, at = divmod(number, each)
            spot = (x + 40 + at * (wide + GAP) + wide / 2, y + 94 + line * (high + GAP) + high / 2)
            found.append(Pose(*spot, 0, high / CARD[1], f"pie_cards/{face}"))
        return found

    def _fits(self, high: float, room: tuple[float, float]) -> bool:
        each = int((room[0] + GAP) // (high * ASPECT + GAP))
        lines = -(-len(self.faces) // each)
        return lines * (high + GAP) - GAP <= room[1]

    def handle(self, event: Event) -> bool:
        """A press beside the sheet closes it."""
        if isinstance(event, Press) and not inside(SHEET, event.pointer.pos):
            self.back()
            return True
        return False
