"""The list of teams or colours of a seat: each with its symbol, and who has it now."""

from __future__ import annotations

import pygame

from scenes.art import PREMULTIPLIED
from scenes.menus.setup_part import Look
from scenes.stage import Box
from scenes.widgets.choices import Dropdown

MARK = 26.0
INSET = 16.0


class LookDropdown(Dropdown):
    """A drop-down list that draws the chosen look's symbol before its name."""

    looks: tuple[Look, ...] = ()

    def draw(self, surface: pygame.Surface) -> None:
        """Button, symbol, name."""
        x, y, w, h = self.shown_box
        state = "hover" if self.state == "pressed" else self.state
        name = f"ui/dropdown_{state}"
        self.kit.art.draw(surface, name, self.shown_box)
        self._symbol(surface, self.looks[self.index], (x + INSET, y + (h - MARK) / 2, MARK, MARK))
        left = x + INSET + MARK + 8
        words, room = self.choices[self.index].label, x + w - 52 - left
        spot = (left, y + h / 2)
        self.kit.text.draw(surface, words, spot, 22, self.kit.art.ink(name), max_width=room, max_height=h)

    def _symbol(self, surface: pygame.Surface, look: Look, box: Box) -> None:
        picture = self.kit.art.get(look.symbol, MARK, width=MARK)
        surface.blit(picture, self.kit.stage.rect(box), special_flags=PREMULTIPLIED)


class LookDisc(LookDropdown):
    """A list of looks behind the row's picture, with an arrow at its foot: for rows without room for names."""

    def draw(self, surface: pygame.Surface) -> None:
        """The arrow; a ring where it is pointed at."""
        x, y, w, h = self.shown_box
        stage, palette = self.kit.stage, self.kit.palette
        if self.state in ("hover", "pressed"):
            rect = stage.rect((x + 2, y - 6, w - 4, h + 12))
            pygame.draw.rect(surface, palette.flame, rect, stage.px(3), border_radius=stage.px(12))
        spot = (x + w - 12, y + h - 8)
        pygame.draw.circle(surface, palette.parchment, stage.point(spot), stage.px(11))
        pygame.draw.circle(surface, palette.brass, stage.point(spot), stage.px(11), stage.px(2))
        tip = [(spot[0] - 5.5, spot[1] - 2.5), (spot[0] + 5.5, spot[1] - 2.5), (spot[0], spot[1] + 4.5)]
        pygame.draw.polygon(surface, palette.ink, [stage.point(point) for point in tip])
