"""Small things drawn live at the window: badges with their numbers, plates, pills, portraits in a ring."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.plate import rounded
from scenes.stage import Box, Units
from scenes.tables.pie_rats import colours
from scenes.tables.pie_rats.faces import Faces, card_facts

LARGEST: Final = 3
"""Characters of a badge's number."""


class Marks:
    """Draws them for one kit."""

    def __init__(self, kit: Kit, faces: Faces) -> None:
        self.kit = kit
        self.faces = faces

    def badge(self, surface: pygame.Surface, kind: str, words: str, centre: Units, size: float) -> None:
        """A badge with its number."""
        kit = self.kit
        side = kit.stage.px(size)
        x, y = kit.stage.point(centre)
        left, top = x - side // 2, y - side // 2
        surface.blit(kit.art.pixels(f"pie_rats/badge_{kind}", (side, side)), (left, top), special_flags=PREMULTIPLIED)
        number = self.faces.number(kind, words[:LARGEST], side)
        px, py = card_facts()["badges"][kind]["number"]
        spot = number.get_rect(center=(left + round(px * side), top + round(py * side)))
        surface.blit(number, spot, special_flags=PREMULTIPLIED)

    def plate(self, surface: pygame.Surface, box: Box, radius: float = 22.0, colour: str = colours.WALNUT) -> None:
        """A dark plate with a brass rim."""
        rounded(surface, self.kit, box, colour, colours.BRASS, radius)

    def pill(self, surface: pygame.Surface, box: Box, colour: str = colours.PILL) -> None:
        """A plain rounded ground."""
        rounded(surface, self.kit, box, colour, colour, box[3] / 2)

    def chip(
        self, surface: pygame.Surface, words: str, centre: Units, colour: str, size: float = 17, *, icon: str = ""
    ) -> None:
        """A short word on a coloured chip with a light rim."""
        kit = self.kit
        wide = kit.text.width(words, size, "title") + 22 + (24 if icon else 0)
        high = kit.stage.grow(28, size)
        box = (centre[0] - wide / 2, centre[1] - high / 2, wide, high)
        rounded(surface, kit, box, colour, kit.palette.cream, high / 2, 2)
        left = box[0] + 11
        if icon:
            kit.art.draw(surface, icon, (left - 3, centre[1] - 11, 22, 22), tint=kit.palette.cream)
            left += 22
        kit.text.draw(
            surface, words, (left, centre[1]), size, kit.palette.cream, font="title", max_width=wide, max_height=high
        )

    def portrait(self, surface: pygame.Surface, captain: str, colour: str, centre: Units, size: float) -> None:
        """A Captain's round picture in the ring of its colour, with the symbol that goes with it."""
        art, (x, y) = self.kit.art, centre
        art.draw(surface, f"pie_rats_crew/{captain}_badge", (x - size / 2, y - size / 2, size, size))
        ring = size * 1.17
        art.draw(surface, f"pie_rats/ring_{colour}", (x - ring / 2, y - ring / 2, ring, ring))
        disc = size * 0.4
        spot = (x - size * 0.37, y + size * 0.36)
        art.draw(surface, f"pie_rats/disc_{colour}", (spot[0] - disc / 2, spot[1] - disc / 2, disc, disc))

    def icon(self, surface: pygame.Surface, name: str, centre: Units, size: float, tint: str) -> None:
        """A white icon of this game in a colour."""
        box = (centre[0] - size / 2, centre[1] - size / 2, size, size)
        self.kit.art.draw(surface, f"pie_rats/{name}", box, tint=tint)

    def pies(self, surface: pygame.Surface, last: str, points: int, count: int, box: Box) -> None:
        """The looted pies: the latest as a picture, how many, and their points."""
        kit, (x, y, w, h) = self.kit, box
        self.pill(surface, box)
        if last:
            kit.art.put(surface, f"pie_rats/pie_{last}", (x + h * 0.66, y + h * 0.78), h / 150)
        else:
            self.icon(surface, "icon_pies", (x + h * 0.66, y + h / 2), h * 0.7, colours.DIM)
        if count > 1:
            kit.text.draw(
                surface, f"x{count}", (x + w * 0.5, y + h / 2), h * 0.45, colours.CREAM, font="title", anchor="cm",
                max_width=40,
            )  # fmt: skip
        self.badge(surface, "points", str(points), (x + w - h * 0.56, y + h / 2), h * 0.98)
