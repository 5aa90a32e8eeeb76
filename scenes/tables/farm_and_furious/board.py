"""The farm with its road: curbs by the side of each track card, spaces, signs; what never changes in a race."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.language import tr
from game.rulebooks.farm_and_furious.track import Stretch, Track
from scenes.art import PREMULTIPLIED, faded
from scenes.kit import Kit
from scenes.stage import BLEED_HEIGHT, BLEED_LEFT, BLEED_TOP, BLEED_WIDTH, Units
from scenes.tables.farm_and_furious.road import Road

NUMBER: Final = "#8a5a24"
TAG: Final = "#6b4113"
SIGN: Final = "#fff6e2"
POST_HIGH: Final = 104.0
CURB: Final = 9.0
"""Units beyond the road's half width that the coloured curb may reach."""


class Board:
    """Paints the backdrop of one race."""

    def __init__(self, kit: Kit, track: Track, road: Road) -> None:
        self.kit = kit
        self.track = track
        self.road = road

    def paint(self, surface: pygame.Surface) -> None:
        """Everything, over the whole surface."""
        name = f"furious/board_{self.road.lanes}"
        surface.blit(self.kit.art.background(name), (0, 0))
        self.kit.art.forget(name, self.kit.stage.size)
        self._orange(surface)
        self._seams(surface)
        for number in range(1, self.track.length + 1):
            self._space(surface, number)
        for stretch in self.track.stretches:
            if stretch.last >= stretch.first:
                self._signpost(surface, stretch)
        self._words(surface)

    # ------------------------------------------------------------ the road

    def _orange(self, surface: pygame.Surface) -> None:
        """Orange curbs along the visible stretches of orange sides, cut out of the all-orange road."""
        shown = [s for s in self.track.stretches if s.side == "orange" and s.last >= s.first]
        if not shown:
            return
        stage = self.kit.stage
        name = f"furious/road_{self.road.lanes}_orange"
        k = stage.scale
        size = round(BLEED_WIDTH * k), round(BLEED_HEIGHT * k)
        corner = stage.point((-BLEED_LEFT, -BLEED_TOP))
        outlines = [self._outline(stretch) for stretch in shown]
        area = _bounds(outlines).clip(surface.get_rect())
        whole = self.kit.art.pixels(name, size)
        part = pygame.Surface(area.size, pygame.SRCALPHA)
        part.blit(whole, (corner[0] - area.x, corner[1] - area.y), special_flags=pygame.BLEND_RGBA_ADD)
        mask = pygame.Surface(area.size, pygame.SRCALPHA)
        for outline in outlines:
            pygame.draw.polygon(mask, "#ffffff", [(x - area.x, y - area.y) for x, y in outline])
        part.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(part, area, special_flags=PREMULTIPLIED)
        self.kit.art.forget(name, size)

    def _outline(self, stretch: Stretch) -> list[tuple[int, int]]:
        reach = self.road.half_width + CURB
        return [self.kit.stage.point(spot) for spot in self.road.stretch(stretch.first, stretch.last, reach)]

    def _seams(self, surface: pygame.Surface) -> None:
        """A line across the road where one track card ends and the next begins."""
        art, stage = self.kit.art, self.kit.stage
        laid = [s for s in self.track.stretches if s.last >= s.first]
        for stretch in laid[1:]:
            x, y, angle = self.road.at(self.road.seam(stretch.first - 1))
            picture = art.get("furious/seam", 112.0 * self.road.scale)
            turned = pygame.transform.rotozoom(picture, -math.degrees(angle), 1.0)
            surface.blit(turned, turned.get_rect(center=stage.point((x, y))), special_flags=PREMULTIPLIED)

    def _space(self, surface: pygame.Surface, number: int) -> None:
        kit, k = self.kit, self.road.scale
        special = self.track.specials.get(number)
        name = f"furious/space_{special or 'plain'}"
        centre = self.road.space(number)
        place(surface, kit, name, centre, kit.art.size(name)[1] * k)
        if special is None:
            kit.text.draw(
                surface,
                str(number),
                centre,
                28 * k,
                NUMBER,
                font="title",
                anchor="cm",
                max_width=48 * k,
                max_height=36 * k,
            )
            return
        below = (centre[0], centre[1] + 29 * k)
        place(surface, kit, "furious/space_tag", below, 30 * k)
        kit.text.draw(
            surface, str(number), below, 21 * k, TAG, font="title", anchor="cm", max_width=34 * k, max_height=24 * k
        )

    # ------------------------------------------------------------ signs

    def _signpost(self, surface: pygame.Surface, stretch: Stretch) -> None:
        """The track card's letter on a post at the outer edge of its first space."""
        kit, k = self.kit, 0.86 * self.road.scale
        foot = self.signpost_foot(stretch)
        name = f"furious/signpost_{stretch.side}"
        place(surface, kit, name, foot, POST_HIGH * k)
        middle = (foot[0] - 2 * k, foot[1] - 65 * k)
        kit.text.draw(surface, stretch.card, middle, 27 * k, SIGN, font="title", anchor="cm", max_height=30 * k)

    def signpost_foot(self, stretch: Stretch) -> Units:
        """Where a signpost stands: behind the road, at the seam before the card's first space."""
        x, y, angle = self.road.at(self.road.seam(stretch.first - 0.62 if stretch.first > 1 else 0.55))
        way = -1 if math.cos(angle) >= 0 else 1
        reach = self.road.half_width + 6
        return x - way * reach * math.sin(angle), y + way * reach * math.cos(angle)

    def _words(self, surface: pygame.Surface) -> None:
        for words, box in ((tr("START"), self.road.start_sign), (tr("FINISH"), self.road.finish_sign)):
            middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            self.kit.text.draw(
                surface,
                words,
                middle,
                25,
                SIGN,
                font="title",
                anchor="cm",
                max_width=box[2] - 8,
                max_height=box[3] + 6,
            )


def place(surface: pygame.Surface, kit: Kit, name: str, spot: Units, high: float, *, alpha: int = 255) -> pygame.Rect:
    """Draw a picture of so many units with its anchor on a place."""
    picture = kit.art.get(name, high)
    if alpha < 255:
        picture = faded(picture, alpha)
    ax, ay = kit.art.anchor(name)
    x, y = kit.stage.point(spot)
    corner = x - round(ax * picture.get_width()), y - round(ay * picture.get_height())
    return surface.blit(picture, corner, special_flags=PREMULTIPLIED)


def _bounds(outlines: list[list[tuple[int, int]]]) -> pygame.Rect:
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    return pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
