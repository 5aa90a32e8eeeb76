"""Pictures of pieces, turned, turned over and scaled: sharp at rest, cheap while they move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scenes.art import PREMULTIPLIED, faded
from scenes.kept import Kept, Key
from scenes.kit import Kit
from scenes.motion.pose import Pose
from scenes.stage import Box
from scenes.table.corners import GROWN, Corners, no_corners, with_large

KEPT_BYTES: Final = 96 * 1024 * 1024
KEPT_SCREENS: Final = 6
"""On a large screen, pictures worth so many screenfuls are kept: a whole race must fit, or it is painted twice."""
SMOOTH: Final = 60_000
"""Pixels up to which a moving piece is scaled as smoothly as a resting one."""
SMOOTH_TURN: Final = 45_000
"""Pixels up to which a moving piece is turned as smoothly as a resting one, which costs far more than scaling."""
SHADE_STEP: Final = 24.0
"""Units between the sizes that shadows of moving pieces come in."""
Paint = Callable[[str, int], pygame.Surface]


class Sprites:
    """Paints each face once at the height it rests at, and derives what motion needs from that."""

    def __init__(self, kit: Kit, paint: Paint, heights: Sequence[float], corners: Corners = no_corners) -> None:
        self._kit = kit
        self._paint = paint
        self._corners = corners
        self._heights = sorted(heights)
        """Units that faces rest at: anything in between is made by scaling one of these down."""
        self._kept = Kept(KEPT_BYTES, on_gone=self._lost)
        self._masters: dict[str, list[int]] = {}

    def clear(self) -> None:
        """Forget everything, as after a change of size or language."""
        wide, high = self._kit.stage.size
        self._kept.most = max(KEPT_BYTES, KEPT_SCREENS * wide * high * 4)
        self._kept.clear()
        self._masters.clear()

    def draw(self, surface: pygame.Surface, pose: Pose, high: float, *, moving: bool) -> pygame.Rect:
        """Draw a face of so many units at scale 1, centred on its pose; moving ones may be a little rough."""
        pixels = max(2, round(high * pose.scale * self._kit.stage.scale))
        picture = self._moving(pose, pixels) if moving else self._resting(pose, pixels)
        spot = picture.get_rect(center=self._kit.stage.point((pose.x, pose.y - pose.lift)))
        surface.blit(faded(picture, round(255 * pose.alpha)), spot, special_flags=PREMULTIPLIED)
        return spot

    def _resting(self, pose: Pose, pixels: int) -> pygame.Surface:
        angle = round(pose.angle, 1)
        if not angle:
            return self.master(pose.face, pixels)
        return self._kept.keep(
            ("rest", pose.face, pixels, angle), lambda: turned(self.master(pose.face, pixels), angle)
        )

    def _moving(self, pose: Pose, pixels: int) -> pygame.Surface:
        if pose.width >= 0.999:
            angle = round(pose.angle, 1)
            key = ("rest", pose.face, pixels, angle) if angle else ("face", pose.face, pixels)
            resting = self._kept.get(key)
            if resting is not None:
                return resting
        master = self._nearest(pose.face, pixels)
        size = (max(1, round(master.get_width() * pixels / master.get_height() * pose.width)), pixels)
        pixels = size[0] * size[1]
        picture = master
        if size != master.get_size():
            scale = pygame.transform.scale if pixels > SMOOTH else pygame.transform.smoothscale
            picture = scale(master, size)
        angle = round(pose.angle, 1)
        if not angle:
            return picture
        return pygame.transform.rotate(picture, -angle) if pixels > SMOOTH_TURN else turned(picture, angle)

    def _nearest(self, face: str, pixels: int) -> pygame.Surface:
        """A master that is already painted and large enough; painted now if none is."""
        enough = [high for high in self._masters.get(face, []) if high >= pixels * 0.92]
        if enough:
            return self.master(face, min(enough))
        standard = [round(high * self._kit.stage.scale) for high in self._heights]
        return self.master(face, next((high for high in standard if high >= pixels * 0.92), pixels))

    def foresee(self, end: Pose, high: float) -> bool:
        """Make the picture that a piece under way will rest with, unless it is there; True where that took time."""
        pixels = max(2, round(high * end.scale * self._kit.stage.scale))
        angle = round(end.angle, 1)
        if end.alpha <= 0.01 or ("rest", end.face, pixels, angle) in self._kept:
            return False
        if ("face", end.face, pixels) in self._kept:
            if angle:
                self._resting(end, pixels)
            return bool(angle)
        self.master(end.face, pixels)
        return True

    def warm(self, face: str, high: float) -> None:
        """Paint a face for a height in units, so that its first appearance costs nothing."""
        self.master(face, max(2, round(high * self._kit.stage.scale)))

    def shade(self, surface: pygame.Surface, name: str, box: Box, *, moving: bool) -> None:
        """A shadow under a box in units: one stretched picture, in few sizes while it moves."""
        step = SHADE_STEP if moving else 1.0
        wide, high = (max(2, round(max(1, round(side / step)) * step * self._kit.stage.scale)) for side in box[2:])
        bleed = self._kit.art.bleed(name)
        picture = self._kept.keep(("shade", name, wide, high), lambda: self._shade(name, bleed, wide, high))
        middle = self._kit.stage.point((box[0] + box[2] / 2, box[1] + box[3] / 2))
        surface.blit(picture, picture.get_rect(center=middle), special_flags=PREMULTIPLIED)

    def _shade(self, name: str, bleed: float, wide: int, high: int) -> pygame.Surface:
        own = self._kit.art.size(name)
        whole = self._kept.keep(("shade", name), lambda: self._kit.art.get(name, own[1]))
        size = wide / (own[0] - 2 * bleed) * own[0], high / (own[1] - 2 * bleed) * own[1]
        return pygame.transform.smoothscale(whole, (round(size[0]), round(size[1])))

    def master(self, face: str, pixels: int) -> pygame.Surface:
        """The face painted at a height in pixels."""
        key = ("face", face, pixels)
        if key not in self._kept:
            known = self._masters.setdefault(face, [])
            if pixels not in known:
                known.append(pixels)
        return self._kept.keep(key, lambda: self._painted(face, pixels))

    def _painted(self, face: str, pixels: int) -> pygame.Surface:
        """A face, its corners larger where people asked for that."""
        picture = self._paint(face, pixels)
        corners = self._corners(face) if self._kit.large_corners else ()
        return with_large(picture, self._paint(face, round(pixels * GROWN)), corners) if corners else picture

    def _lost(self, key: Key) -> None:
        kind, face, *pixels = key
        if kind == "face":
            self._masters[str(face)].remove(pixels[0])  # type: ignore[arg-type]


def turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Turned clockwise with smooth edges."""
    return pygame.transform.rotozoom(picture, -angle, 1.0) if angle else picture
