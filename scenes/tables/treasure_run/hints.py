"""What lights up on the map: reachable ends, the path that is pointed at with its steps, tips, Croc's next steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.language import tr
from game.rulebooks.treasure_run.board import KINDS, NEEDS, patrol
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.table.contract import Prompt
from scenes.table.drag import overlap
from scenes.tables.treasure_run import colours
from scenes.tables.treasure_run.farm import line, spot_of
from scenes.tables.treasure_run.layout import Layout

TIP: Final = 300.0
LOOK_AHEAD: Final = 6
"""Steps of Croc that are marked."""


WIDE: Final = (12.0, 7.0)
"""Width of a path's line, with and without its rim."""
FINER: Final = 3


class Hints:
    """Draws hints for one run."""

    def __init__(self, kit: Kit, layout: Layout) -> None:
        self.kit = kit
        self.layout = layout
        self._line: tuple[object, pygame.Surface, tuple[int, int]] | None = None

    def glow(self, surface: pygame.Surface, spot: str, box: Box, *, hot: bool) -> None:
        """A place that would accept what is held, stronger under the pointer."""
        kind = spot.partition("-")[0]
        middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
        if kind in ("at", "dig", "beat"):
            name, wide = ("treasure/glow_goal", 190.0) if hot else ("treasure/glow_reach", 162.0)
            self.kit.art.put(surface, name, middle, wide / self.kit.art.size(name)[0])
            return
        self.kit.art.draw(surface, "ui/slot_hot" if kind not in ("wish", "niche") or hot else "ui/glow", box)

    def space(self, surface: pygame.Surface, space: str, at: Units | None = None, scale: float = 1.0) -> None:
        """A space's disc, an obstacle's with its number."""
        kit, kind = self.kit, KINDS[space]
        x, y = at or spot_of(space)
        kit.art.put(surface, f"treasure/space_{kind}", (x, y), scale)
        if kind == "obstacle":
            words = tr("{n}+").format(n=NEEDS[space])
            ink, size = colours.NEED_INK, 19 * scale
            kit.text.draw(
                surface, words, (x, y - 1), size, ink, font="black", anchor="cm", max_width=31 * scale, max_height=26
            )

    def path(self, surface: pygame.Surface, start: str, path: Sequence[str], *, taken: bool = False) -> None:
        """The way along the paths, each step with its number; the last beside its space where a standee is on it."""
        key = (start, tuple(path), self.kit.stage)
        if self._line is None or self._line[0] != key:
            self._line = (key, *self._drawn(line(start, path)))
        surface.blit(self._line[1], self._line[2], special_flags=PREMULTIPLIED)
        for number, space in enumerate(path, 1):
            (x, y), last = spot_of(space), number == len(path)
            spot = (x + 48, y - 2) if last and taken else (x, y)
            self.step(surface, "treasure/step_dot", spot, number, 1.16 if last else 0.94, colours.GOLD_INK)

    def _drawn(self, points: Sequence[Units]) -> tuple[pygame.Surface, tuple[int, int]]:
        """A smooth line through the points, and where it goes; made large and scaled down once."""
        stage = self.kit.stage
        pixels = [stage.point(point) for point in points]
        edge = stage.px(WIDE[0]) + 2
        left, top = min(x for x, _ in pixels) - edge, min(y for _, y in pixels) - edge
        size = max(x for x, _ in pixels) + edge - left, max(y for _, y in pixels) + edge - top
        large = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
        spots = [((x - left) * FINER, (y - top) * FINER) for x, y in pixels]
        for wide, colour in zip(WIDE, (colours.GOLD_INK, colours.GOLD), strict=True):
            thick = max(2, round(wide * stage.scale * FINER))
            pygame.draw.lines(large, colour, False, spots, thick)
            for spot in spots:
                pygame.draw.circle(large, colour, spot, thick / 2)
        return pygame.transform.smoothscale(large, size).premul_alpha(), (left, top)

    def step(
        self, surface: pygame.Surface, name: str, at: Units, number: int, scale: float, ink: str, drop: float = 0.0
    ) -> None:
        """A numbered marker."""
        self.kit.art.put(surface, name, at, scale)
        self.kit.text.draw(
            surface, str(number), (at[0], at[1] + drop), 23 * scale, ink, font="black", anchor="cm", max_width=34,
            max_height=30,
        )  # fmt: skip

    def croc_steps(self, surface: pygame.Surface, croc: str, count: int = LOOK_AHEAD) -> None:
        """Croc's next spaces from where he stands."""
        for number, space in enumerate(patrol(croc, count), 1):
            self.step(surface, "treasure/croc_step", spot_of(space), number, 0.95, self.kit.palette.cream, 2)

    def tip(self, surface: pygame.Surface, way: Sequence[str], told: Prompt, clear: Box) -> None:
        """What a walk's end would do, in a bubble beside it, clear of the way there and of a standee's box."""
        kit, palette = self.kit, self.kit.palette
        room = TIP - 100
        first = kit.text.height(told.main, 22, room, "title", 1.1)
        second = kit.text.height(told.sub, 18, room, leading=1.16) if told.sub else 0.0
        w, h = TIP, max(78.0, first + second + 30)
        left, top = self._free(way, (w, h), clear)
        kit.art.draw(surface, "ui/tooltip", (left, top, w, h))
        self.space(surface, way[-1], (left + 44, top + h / 2), 0.8)
        at: Units = (left + 84, top + (h - first - second) / 2)
        ink = palette.candle
        kit.text.draw(
            surface, told.main, at, 22, ink, font="title", anchor="lt", max_width=room, wrap=True, leading=1.1
        )
        if told.sub:
            at = (left + 84, at[1] + first + 2)
            kit.text.draw(
                surface, told.sub, at, 18, palette.cream, anchor="lt", max_width=room, wrap=True, leading=1.16
            )

    def _free(self, way: Sequence[str], size: tuple[float, float], clear: Box) -> Units:
        """The corner of the place beside the end that covers least of the way."""
        (x, y), (w, h) = spot_of(way[-1]), size
        sides = [(x - w - 70, y - h / 2), (x + 70, y - h / 2), (x - w / 2, y + 58), (x - w / 2, y - h - 150)]
        sides += [(x - w - 60, y - h - 30), (x + 60, y - h - 30), (x + 60, y + 40), (x - w - 60, y + 40)]
        spots = [spot_of(space) for space in way]

        def cost(corner: Units) -> float:
            box = (corner[0], corner[1], w, h)
            outside = corner[0] < 16 or corner[0] + w > 1900 or corner[1] < 108 or corner[1] + h > 770
            hit = sum(overlap(box, (px - 30, py - 30, 60, 60)) > 0 for px, py in spots)
            return 100.0 * outside + hit + (3 if overlap(box, clear) > 0 else 0)

        return min(sides, key=cost)
