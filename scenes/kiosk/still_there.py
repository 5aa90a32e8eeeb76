"""Still there? Twenty seconds to touch anything, then the kiosk goes back to its bots."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.language import tr, trn
from scenes.events import Event, Hover, Press, Release
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.kiosk.house import Kiosk

GRACE: Final = 20.0
"""Seconds between the question and the way back."""
SHEET: Final[Box] = ((WIDTH - 640) / 2, (HEIGHT - 760) / 2, 640.0, 760.0)
DIAL: Final = 172.0
"""Radius of the dial, in units."""
THICK: Final = 44.0


class StillThere(Overlay):
    """Any input at all keeps the game; that input does nothing else."""

    def __init__(self, kiosk: Kiosk, until: float) -> None:
        super().__init__(kiosk.app)
        self.kiosk = kiosk
        self.until = until
        """Seconds of idling at which the kiosk goes back."""
        self._shown = -1

    def sheet(self) -> Box:
        """Dial, question, button."""
        return SHEET

    def enter(self) -> None:
        """A soft sound; the button has the focus."""
        self.kit.sound.play("door_bell", 0.5)
        self.focus.key = "stay"

    @property
    def left(self) -> int:
        """Whole seconds left."""
        return max(0, math.ceil(self.until - self.kiosk.idle()))

    def build(self, ui: Ui) -> None:
        """What a touch does, as a button, though a touch anywhere will do."""
        x, y, w, h = SHEET
        middle, palette = x + w / 2, self.kit.palette
        ui.label(
            tr("Still there?"), (middle, y + 486), 60, palette.ink, font="title", anchor="cm", width=w - 60, height=76
        )
        note = tr("A touch anywhere keeps your game.")
        ui.label(note, (middle, y + 536), 26, palette.ink_soft, anchor="ct", width=w - 80, height=70, wrap=True)
        box = (x + 50, y + h - 142, w - 100, 106)
        ui.button("stay", box, tr("Keep playing"), self.wake_up, skin="gold", icon="play", size=44)

    def receive(self, event: Event) -> None:
        """Whatever it is, somebody is there."""
        if isinstance(event, Press) or not (isinstance(event, (Hover, Release)) or hasattr(event, "pointer")):
            self.wake_up()

    def wake(self, _pos: None) -> None:
        """An input that is no pointer's."""
        self.wake_up()

    def wake_up(self) -> None:
        """Back to what was going on."""
        self.kiosk.touched_at = self.app.clock.now()
        if self.app.stack.top is self:
            self.app.stack.pop()

    def update(self, dt: float) -> None:
        """The seconds run down; smoothly, but where motion is reduced."""
        if self.left != self._shown or not self.kit.calm:
            self._shown = self.left
            self.request_frame()

    def draw(self, surface: pygame.Surface) -> None:
        """Veil, sheet, dial."""
        super().draw(surface)
        x, y, w, _h = SHEET
        centre = (x + w / 2, y + 252)
        self._dial(surface, centre)
        palette, text = self.kit.palette, self.kit.text
        text.draw(
            surface, str(self.left), (centre[0], centre[1] - 14), 118, palette.ink, font="title", anchor="cm",
            max_width=DIAL * 1.3, max_height=130,
        )  # fmt: skip
        words = trn("second", "seconds", self.left)
        text.draw(
            surface, words, (centre[0], centre[1] + 66), 30, palette.ink_soft, font="black", anchor="cm",
            max_width=DIAL * 1.15,
        )  # fmt: skip

    def _dial(self, surface: pygame.Surface, centre: tuple[float, float]) -> None:
        share = min(1.0, max(0.0, (self.until - self.kiosk.idle()) / GRACE))
        palette, size = self.kit.palette, self.kit.stage.px(2 * DIAL + 60)
        # Painted at twice its size and scaled down, so that the edge of the arc is smooth.
        big = pygame.Surface((2 * size, 2 * size), pygame.SRCALPHA)
        k, middle = size / (DIAL + 30), (size, size)
        outer, thick = DIAL * k, THICK * k
        pygame.draw.circle(big, palette.chip, middle, outer, round(thick))
        points = 90
        turned = [-math.pi / 2 + 2 * math.pi * share * n / points for n in range(points + 1)]
        rim = [(size + outer * math.cos(a), size + outer * math.sin(a)) for a in turned]
        inner = [(size + (outer - thick) * math.cos(a), size + (outer - thick) * math.sin(a)) for a in reversed(turned)]
        pygame.draw.polygon(big, palette.flame if share > 0.35 else palette.danger, rim + inner)
        for n in range(20):
            a = math.pi / 10 * n
            ends = [(size + r * k * math.sin(a), size - r * k * math.cos(a)) for r in (DIAL + 10, DIAL + 22)]
            pygame.draw.line(big, palette.ink_soft, ends[0], ends[1], max(2, round(4 * k)))
        picture = pygame.transform.smoothscale(big, (size, size))
        surface.blit(picture, picture.get_rect(center=self.kit.stage.point(centre)))
