"""Questions and notices over the scene below; the safe answer has the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.events import Event, Press
from scenes.scene import Scene
from scenes.speech import sentences
from scenes.stage import HEIGHT, WIDTH, Box, inside
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

VEIL = 130
WIDE = 720.0
TITLE = 36.0
BODY = 24.0


class Overlay(Scene):
    """Darkens the scene below; a press beside the sheet goes back."""

    overlay = True
    tune: str | None = None

    def sheet(self) -> Box:
        """The sheet that lies over the veil, in units."""
        return (WIDTH - WIDE) / 2, 200, WIDE, 600

    def draw(self, surface: pygame.Surface) -> None:
        """Veil and sheet."""
        draw_veil(surface, self.kit.palette.veil)
        self.kit.art.draw(surface, "ui/dialog", self.sheet())

    def handle(self, event: Event) -> bool:
        """Whatever happens, the scene below hears nothing of it."""
        if isinstance(event, Press) and not inside(self.sheet(), event.pointer.pos):
            self.back()
            return True
        return False


class Confirm(Overlay):
    """A question: yes is the costly answer, no the safe one, focused first."""

    def __init__(
        self, app: App, title: str, words: str, yes: str, no: str, on_yes: Callable[[], None], *, danger: bool = True
    ) -> None:
        super().__init__(app)
        self.title, self.words, self.yes, self.no = title, words, yes, no
        self.on_yes, self.danger = on_yes, danger

    def enter(self) -> None:
        """Focus the safe answer."""
        self.focus.key = "no"
        self.kit.sound.play("curtain", 0.3)

    def sheet(self) -> Box:
        """As high as its words need."""
        text, stage = self.kit.text, self.kit.stage
        words = text.height(self.words, BODY, WIDE - 120)
        high = 96 + stage.text_units(TITLE) + words + 40 + self._button_height() + 50
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def build(self, ui: Ui) -> None:
        """Title, words, the safe answer at the left, the other apart from it."""
        x, y, w, h = self.sheet()
        palette, stage = self.kit.palette, self.kit.stage
        middle = x + w / 2
        top = y + 62
        ui.label(self.title, (middle, top), TITLE, palette.ink, font="title", anchor="cm", width=w - 80)
        below = top + stage.text_units(TITLE) * 0.5 + 26
        ui.label(self.words, (middle, below), BODY, palette.ink_soft, anchor="ct", width=w - 120, wrap=True)
        high = self._button_height()
        row = y + h - high - 46
        ui.button("no", (x + 50, row, w * 0.52, high), self.no, self.back, skin="gold")
        right = (x + w - 50 - w * 0.3, row, w * 0.3, high)
        ui.button("yes", right, self.yes, self.agree, skin="red" if self.danger else "wood")

    def spoken(self) -> str:
        """The question."""
        return sentences(self.title, self.words)

    def agree(self) -> None:
        """Close the question, then do it."""
        self.app.stack.pop()
        self.on_yes()

    def _button_height(self) -> float:
        return self.kit.stage.grow(71, 26)


def draw_veil(surface: pygame.Surface, colour: str, alpha: int = VEIL) -> None:
    """Darken what has been drawn."""
    veil = pygame.Surface(surface.get_size())
    veil.fill(colour)
    veil.set_alpha(alpha)
    surface.blit(veil, (0, 0))
