"""Paints a shelf: portrait, name, what is still wanted, niches, Pie Cards in hand; and a crew's plates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.tables.treasure_run import colours
from scenes.tables.treasure_run.farm import Shelf
from scenes.tables.treasure_run.looks import RAT_LOOKS

MOST_CARDS: Final = 4
"""Small cards that are drawn side by side; more are told by a number."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a shelf shows; equal ones look equal."""

    name: str
    state: str
    hat: str
    """"" for a crew's common shelf."""
    kinds: tuple[str, ...]
    held: tuple[int, ...]
    cards: int
    active: bool


class ShelfPainter:
    """Paints shelves and plates."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def paint(self, surface: pygame.Surface, shelf: Shelf, told: Told) -> None:
        """The panel with everything but the pieces of treasure, which move."""
        kit, box = self.kit, shelf.box
        end = "_small" if shelf.small else ""
        colour = RAT_LOOKS[told.hat].colour if told.hat else "orange"
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        if told.active:
            kit.art.put(surface, f"treasure/shelf_glow{end}", middle)
        kit.art.draw(surface, f"treasure/shelf_{shelf.model}", box)
        if told.hat:
            kit.art.draw(surface, f"treasure/shelf_edge{end}_{colour}", box)
        for number, (kind, copies) in enumerate(zip(told.kinds, told.held, strict=True)):
            self._niche(surface, shelf, number, kind, copies)
        self._portrait(surface, shelf, told.hat, colour)
        self._name(surface, shelf, told)
        self.cards(surface, shelf.at("cards"), told.cards if told.hat else 0)

    def _niche(self, surface: pygame.Surface, shelf: Shelf, number: int, kind: str, copies: int) -> None:
        x, y, w, h = shelf.slot(number)
        if copies:
            lit = "niche_lit_small" if shelf.small else f"niche_lit_{shelf.model}"
            self.kit.art.draw(surface, f"treasure/{lit}", (x - 2, y - 2, w + 4, h + 4))
            return
        size = min(w + 6, h - 4, 62.0)
        box = (x + w / 2 - size / 2, y + h / 2 - size / 2, size, size)
        self.kit.art.draw(surface, f"treasure/slot_{kind}", box)

    def badges(self, surface: pygame.Surface, shelf: Shelf, held: tuple[int, ...]) -> None:
        """How many there are of a piece that is there more than once; over the pieces."""
        for number, copies in enumerate(held):
            if copies > 1:
                x, y, w, _h = shelf.slot(number)
                self._times(surface, (x + w - 6, y + 3), copies)

    def _times(self, surface: pygame.Surface, centre: Units, copies: int) -> None:
        kit = self.kit
        kit.art.put(surface, "treasure/badge_times", centre)
        words = tr("×{n}").format(n=copies)
        self._fixed(surface, words, (centre[0], centre[1] - 1), 17, colours.GOLD_INK)

    def _fixed(self, surface: pygame.Surface, words: str, centre: Units, size: float, colour: str) -> None:
        """Words that belong to a picture and keep its size."""
        self.kit.text.draw(surface, words, centre, size, colour, font="black", anchor="cm", max_width=30, max_height=24)

    def _portrait(self, surface: pygame.Surface, shelf: Shelf, hat: str, colour: str) -> None:
        kit = self.kit
        x, y = shelf.told["portrait"]["middle"]
        size = shelf.told["portrait"]["size"]
        spot = (shelf.box[0] + x, shelf.box[1] + y)
        if not hat:
            kit.art.icon(surface, "people", spot, size * 0.62, colours.GOLD)
            return
        k = size / 104
        kit.art.put(surface, f"treasure/portrait_{hat}", spot, k * 0.98)
        kit.art.put(surface, f"treasure/ring_{colour}", spot, k)
        kit.art.put(surface, f"treasure/badge_{colour}", shelf.at("badge"))

    def _name(self, surface: pygame.Surface, shelf: Shelf, told: Told) -> None:
        """The name as large as it goes, then what is to be said of the rat."""
        kit, text = self.kit, self.kit.text
        x, y, _w, h = shelf.told["name"]
        left, middle = shelf.box[0] + x, shelf.box[1] + y + h / 2
        right = shelf.box[0] + shelf.told["cards"][0] - (min(told.cards, MOST_CARDS) * 20 + 12 if told.hat else 0)
        room = right - left
        size = 23.0 if shelf.small else 26.0
        name = min(room, text.width(told.name, size, "title") + 2)
        rest = room - name - 14
        fits = rest > 40 and text.width(told.state, 18.0) <= rest
        if told.state and not fits:
            name = min(name, max(room * 0.56, room - text.width(told.state, 18.0) - 14))
            rest = room - name - 14
        high = h + 6
        cream = kit.palette.cream
        text.draw(
            surface, told.name, (left, middle), size, cream, font="title",
            max_width=name if told.state else room, max_height=high,
        )  # fmt: skip
        if told.state and rest > 40:
            ink = colours.GOLD if told.active else colours.WARM
            text.draw(surface, told.state, (right - 4, middle), 18, ink, anchor="rm", max_width=rest, max_height=high)

    def cards(self, surface: pygame.Surface, right: Units, count: int) -> None:
        """Small Pie Cards from the right end of their row."""
        for number in range(min(count, MOST_CARDS)):
            self.kit.art.put(surface, "treasure/mini_pie_card", (right[0] - 8 - number * 20, right[1]))

    def strip(self, surface: pygame.Surface, box: Box, told: Told) -> None:
        """A rat of a crew: portrait, name, cards."""
        kit, (x, y, w, h) = self.kit, box
        look = RAT_LOOKS[told.hat]
        rounded(surface, kit, box, colours.WALNUT, colours.GOLD if told.active else look.colours.base, 16, 3)
        spot = (x + 30, y + h / 2)
        kit.art.put(surface, f"treasure/portrait_{told.hat}", spot, 0.44)
        kit.art.put(surface, f"treasure/badge_{look.colour}", (x + 52, y + h / 2 + 10), 0.62)
        right = x + w - 24
        self.cards(surface, (right, y + h / 2), told.cards)
        room = right - told.cards * 20 - x - 84
        size = 22.0
        name = min(room, kit.text.width(told.name, size, "title") + 2)
        kit.text.draw(
            surface, told.name, (x + 72, y + h / 2), size, kit.palette.cream, font="title",
            max_width=name, max_height=h - 6,
        )  # fmt: skip
        if told.state and room - name > 60:
            spot = (right - told.cards * 20 - 12, y + h / 2)
            kit.text.draw(
                surface, told.state, spot, 17, colours.WARM, anchor="rm", max_width=room - name - 12, max_height=h - 6
            )


def rounded(
    surface: pygame.Surface, kit: Kit, box: Box, ground: str, rim: str, corner: float, thick: float = 2.6
) -> None:
    """A plate with round corners and a rim."""
    rect, radius = kit.stage.rect(box), kit.stage.px(corner)
    pygame.draw.rect(surface, rim, rect, border_radius=radius)
    edge = max(1, kit.stage.px(thick))
    pygame.draw.rect(surface, ground, rect.inflate(-2 * edge, -2 * edge), border_radius=max(1, radius - edge))
