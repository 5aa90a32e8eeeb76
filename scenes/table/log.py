"""The log drawer: what has happened, in sentences that tell nothing hidden, newest last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core import PUBLIC
from game.language import tr
from scenes.events import Event, Press
from scenes.scene import Scene
from scenes.stage import Box, inside
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene

SHEET: Box = (1180.0, 100.0, 720.0, 950.0)
SIZE = 22.0
GAP = 12.0


class LogScene(Scene):
    """Slides over the right of the table; a press beside it closes it."""

    overlay = True
    tune: str | None = None

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app)
        self.table = table
        self.lines = sentences(table)

    def enter(self) -> None:
        """Closing is one key away."""
        self.focus.key = "close"

    def build(self, ui: Ui) -> None:
        """Heading, then every line in a pane that starts at its end."""
        x, y, w, h = SHEET
        kit = self.kit
        ui.decor(lambda surface: kit.art.draw(surface, "ui/drawer", SHEET))
        ui.label(tr("What has happened"), (x + 40, y + 54), 34, kit.palette.ink, font="title", width=w - 160)
        ui.icon_button("close", (x + w - 60, y + 54), "cross", tr("Close"), self.back)
        frame = (x + 30, y + 104, w - 60, h - 140)
        tops, top = [], 8.0
        for line in self.lines:
            tops.append(top)
            top += kit.text.height(line, SIZE, frame[2] - 60) + GAP
        pane = ui.pane("log", frame, top + 8)
        pane.move_to(pane.most)
        for line, at in zip(self.lines, tops, strict=True):
            spot = (frame[0] + 18, frame[1] + at)
            ink = kit.palette.ink
            ui.label(line, spot, SIZE, ink, anchor="lt", width=frame[2] - 60, wrap=True, pane=pane)

    def draw(self, surface: pygame.Surface) -> None:
        """The table stays in sight."""

    def handle(self, event: Event) -> bool:
        """A press beside the drawer closes it."""
        if isinstance(event, Press) and not inside(SHEET, event.pointer.pos):
            self.back()
            return True
        return False


def sentences(table: TableScene) -> list[str]:
    """The log as everybody may read it, nothing that is still being shown."""
    session, found = table.session, list[str]()
    done = len(session.steps) - (1 if table.director.busy else 0)
    for number in range(done):
        for beat in session.beats(number, PUBLIC):
            sentence = table.table.sentence(beat.event)
            if sentence:
                found.append(sentence)
    return found
