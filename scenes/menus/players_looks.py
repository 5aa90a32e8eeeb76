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
