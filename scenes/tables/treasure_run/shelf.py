"""Paints a shelf: portrait, name, what is still wanted, niches, Pie Cards in hand; and a crew's plates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr
from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import SMALLEST_TEXT, Box, Units
from scenes.tables.treasure_run import colours
from scenes.tables.treasure_run.farm import Shelf
from scenes.tables.treasure_run.looks import RAT_LOOKS

SHRINKS: Final = 0.84
"""How small a name may become for what is said beside it."""
MOST_CARDS: Final = 4
"""Small cards that are drawn side by side; more are told by a number."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a shelf shows; equal ones look equal."""

    name: str
    states: tuple[str, ...]
    """What there is to say of it, ever shorter."""
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
        """The name, then what there is to say of the rat, as much as there is room for."""
        x, y, _w, h = shelf.told["name"]
        left, middle = shelf.box[0] + x, shelf.box[1] + y + h / 2
        right = shelf.box[0] + shelf.told["cards"][0] - (min(told.cards, MOST_CARDS) * 20 + 12 if told.hat else 0)
        self._line(surface, told, (left, middle), right, (23.0 if shelf.small else 26.0, h + 6))

    def _line(self, surface: pygame.Surface, told: Told, start: Units, right: float, size: tuple[float, float]) -> None:
        text, room, (high, most) = self.kit.text, right - start[0], size
        smallest = SMALLEST_TEXT / (self.kit.stage.scale * self.kit.stage.text_scale)
        face: Face = "title" if text.width(told.name, smallest, "title") <= room else "bold"
        name = min(room, text.width(told.name, high, face) + 2)
        least = min(room, text.width(told.name, max(smallest, SHRINKS * high), face) + 2)
        for words in told.states:
            wide = text.width(words, 18.0)
            if wide <= room - least - 12:
                name = min(name, room - wide - 12)
                ink = colours.GOLD if told.active else colours.WARM
                spot = (right - 4, start[1])
                text.draw(surface, words, spot, 18, ink, anchor="rm", max_width=wide + 2, max_height=most)
                break
        cream = self.kit.palette.cream
        text.draw(surface, told.name, start, high, cream, font=face, max_width=name, max_height=most)

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
        self._line(surface, told, (x + 72, y + h / 2), right - told.cards * 20 - 8, (22.0, h - 6))


def rounded(
    surface: pygame.Surface, kit: Kit, box: Box, ground: str, rim: str, corner: float, thick: float = 2.6
) -> None:
    """A plate with round corners and a rim."""
    rect, radius = kit.stage.rect(box), kit.stage.px(corner)
    pygame.draw.rect(surface, rim, rect, border_radius=radius)
    edge = max(1, kit.stage.px(thick))
    pygame.draw.rect(surface, ground, rect.inflate(-2 * edge, -2 * edge), border_radius=max(1, radius - edge))
