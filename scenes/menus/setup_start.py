"""The panel with Play: a picture of who races, what it comes to, and the button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.language import tr
from scenes.kit import Kit
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_part import SetupPart
from scenes.stage import Box
from scenes.widgets.ui import Ui

PLAY = 94.0


class StartPanel:
    """At the bottom right, or a bar along the bottom where the text is large."""

    def __init__(self, kit: Kit, part: SetupPart) -> None:
        self.kit, self.part = kit, part

    @property
    def bar_height(self) -> float:
        """Units of the bar."""
        return self.kit.stage.grow(112, 26)

    def build(self, ui: Ui, box: Box, draft: Draft, play: Callable[[], None]) -> None:
        """Picture, summary, button."""
        if box[2] > box[3] * 2:
            self._bar(ui, box, draft, play)
        else:
            self._panel(ui, box, draft, play)

    def _panel(self, ui: Ui, box: Box, draft: Draft, play: Callable[[], None]) -> None:
        x, y, w, h = box
        middle, palette = x + w / 2, self.kit.palette
        picture = (x + 14, y + 14, w - 28, h - 206)
        ui.decor(lambda surface: self._picture(surface, picture, draft))
        first, second = self.part.summary(draft)
        ui.label(first, (middle, y + h - 169), 25, palette.ink, font="title", anchor="cm", width=w - 36)
        ui.label(second, (middle, y + h - 136), 21, palette.ink_soft, anchor="cm", width=w - 36)
        place = (x + 24, y + h - PLAY - 20, w - 48, PLAY)
        ui.button("play", place, tr("Play"), play, skin="gold", icon="play", size=48)

    def _bar(self, ui: Ui, box: Box, draft: Draft, play: Callable[[], None]) -> None:
        x, y, w, h = box
        first, second = self.part.summary(draft)
        wide = max(360.0, self.kit.text.width(tr("Play"), 44, "title") + 180)
        room, palette = w - wide - 90, self.kit.palette
        ui.label(first, (x + 34, y + h * 0.32), 26, palette.ink, font="title", width=room)
        ui.label(second, (x + 34, y + h * 0.68), 22, palette.ink_soft, width=room)
        place = (x + w - wide - 20, y + 16, wide, h - 28)
        ui.button("play", place, tr("Play"), play, skin="gold", icon="play", size=44)

    def _picture(self, surface: pygame.Surface, box: Box, draft: Draft) -> None:
        self.part.draw_picture(surface, box, draft)
        stage = self.kit.stage
        pygame.draw.rect(surface, self.kit.palette.walnut5, stage.rect(box), stage.px(4), border_radius=stage.px(12))
