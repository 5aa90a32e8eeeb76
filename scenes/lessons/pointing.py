"""How the innkeeper points: everything else in the dark, a golden rim, a paw that shows the way."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

import pygame

from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.lessons.corner import grown, middle, overlap
from scenes.stage import HEIGHT, WIDTH, Box, Units

DARK: Final = 118
RIM: Final = 10.0
ROUND: Final = 20.0
PERIOD: Final = 2.4
"""Seconds of one way of the paw."""
PAW: Final = 150.0
"""Units high."""
SIDES: Final = {"below": (0, 1), "above": (0, -1), "right": (1, 0), "left": (-1, 0)}
"""Where the arm comes from, and which way that is."""
BEAD: Final = 30.0
"""From one bead of the way to the next."""


class Pointing:
    """Draws veil, rims, way and paw; the veil is kept as long as its holes stay."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._veil: tuple[object, pygame.Surface] | None = None

    def veil(self, surface: pygame.Surface, targets: list[Box]) -> None:
        """Darken all but the targets, and rim those."""
        if not targets:
            return
        kit = self.kit
        key = (tuple(targets), kit.stage, kit.palette)
        if self._veil is None or self._veil[0] != key:
            self._veil = (key, self._painted(targets))
        surface.blit(self._veil[1], (0, 0))

    def _painted(self, targets: list[Box]) -> pygame.Surface:
        stage, palette = self.kit.stage, self.kit.palette
        veil = pygame.Surface(stage.size, pygame.SRCALPHA)
        veil.fill((*pygame.Color(palette.veil)[:3], DARK))
        for box in targets:
            rect, radius = stage.rect(grown(box, RIM)), stage.px(ROUND)
            for wide, alpha in ((14, 40), (9, 70), (5, 110)):
                glow = (*pygame.Color(palette.candle)[:3], alpha)
                around = rect.inflate(2 * stage.px(wide), 2 * stage.px(wide))
                pygame.draw.rect(veil, glow, around, border_radius=radius + stage.px(wide))
        for box in targets:
            rect = stage.rect(grown(box, RIM))
            pygame.draw.rect(veil, (0, 0, 0, 0), rect, border_radius=stage.px(ROUND))
            pygame.draw.rect(veil, palette.candle, rect, width=stage.px(4), border_radius=stage.px(ROUND))
        return veil

    def show(
        self, surface: pygame.Surface, targets: list[Box], way: tuple[Box, Box] | None, block: Box, now: float
    ) -> None:
        """The paw: along the way of a piece, or tapping at the first target; never over the bubble's block."""
        if not targets:
            return
        if way is None:
            bob = 0.0 if self.kit.calm else 8 * (1 + sin(now * 2 * pi / 1.2))
            side, tip = self._resting(targets, block)
            away = SIDES[side]
            self._paw(surface, (tip[0] + away[0] * bob, tip[1] + away[1] * bob), side)
            return
        start, end = middle(way[0]), middle(way[1])
        self._beads(surface, start, end)
        share = min(1.0, (now % PERIOD) / PERIOD * 1.35)
        eased = share * share * (3 - 2 * share)
        self._paw(surface, _along(start, end, 1.0 if self.kit.calm else eased), "below")

    def _resting(self, targets: list[Box], block: Box) -> tuple[str, Units]:
        """From which side the arm comes, and where the fingertip rests."""
        ways = [(side, _tip(target, side)) for target in targets for side in SIDES]

        def cost(way: tuple[str, Units]) -> float:
            arm = _arm(*way)
            off = arm[2] * arm[3] - overlap(arm, (0.0, 0.0, WIDTH, HEIGHT))
            return 20 * overlap(arm, block) + off + sum(overlap(arm, target) for target in targets)

        return min(ways, key=cost)

    def _beads(self, surface: pygame.Surface, start: Units, end: Units) -> None:
        stage, palette = self.kit.stage, self.kit.palette
        count = max(2, int(hypot(end[0] - start[0], end[1] - start[1]) / BEAD))
        for number in range(1, count):
            spot = stage.point(_along(start, end, number / count))
            pygame.draw.aacircle(surface, palette.on_gold, spot, stage.px(7))
            pygame.draw.aacircle(surface, palette.cream, spot, stage.px(5))

    def _paw(self, surface: pygame.Surface, tip: Units, side: str) -> None:
        """A fingertip at a place, the arm coming from a side."""
        art, stage = self.kit.art, self.kit.stage
        picture = art.get("tavern/pointing_paw", PAW)
        share = art.anchor("tavern/pointing_paw")[1]
        turned = pygame.transform.rotate(picture, {"below": 0, "right": 90, "above": 180, "left": 270}[side])
        away, (x, y) = SIDES[side], stage.point(tip)
        reach = picture.get_height() * (0.5 - share)
        centre = round(x + away[0] * reach), round(y + away[1] * reach)
        surface.blit(turned, turned.get_rect(center=centre), special_flags=PREMULTIPLIED)


def _tip(target: Box, side: str) -> Units:
    """Where a fingertip touches a target from a side."""
    x, y, w, h = target
    return {
        "below": (x + w / 2, y + h - 4),
        "above": (x + w / 2, y + 4),
        "right": (x + w - 4, y + h / 2),
        "left": (x + 4, y + h / 2),
    }[side]


def _arm(side: str, tip: Units) -> Box:
    """What the paw covers."""
    (x, y), wide = tip, PAW * 0.5
    return {
        "below": (x - wide / 2, y, wide, PAW),
        "above": (x - wide / 2, y - PAW, wide, PAW),
        "right": (x, y - wide / 2, PAW, wide),
        "left": (x - PAW, y - wide / 2, PAW, wide),
    }[side]


def _along(start: Units, end: Units, share: float) -> Units:
    """A place on the bow from start to end."""
    lift = min(120.0, 0.25 * hypot(end[0] - start[0], end[1] - start[1])) * sin(pi * share)
    wave = 6 * cos(pi * share)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share - lift + wave
