"""Pictures by name: the smallest master that suffices, scaled once, kept; nine-slices, tints, backgrounds.

Everything handed out has premultiplied alpha: blit it with special_flags=PREMULTIPLIED, or use Art.blit.
"""

from __future__ import annotations

import json
from copy import copy
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path

import pygame
from pydantic import BaseModel, TypeAdapter

from scenes.disk_cache import DiskCache
from scenes.kept import Kept
from scenes.stage import BLEED_HEIGHT, BLEED_LEFT, BLEED_TOP, BLEED_WIDTH, Box, Stage
from scenes.theme import NORMAL

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
KEPT_BYTES = 96 * 1024 * 1024
PLAIN_SIZE = (64.0, 64.0)
"""Units that a picture is taken to measure which is not there."""


class Entry(BaseModel):
    """One picture of the manifest: size in units, anchor 0 to 1, scales of its masters, nine-slice margins in units."""

    size: tuple[float, float]
    anchor: tuple[float, float] = (0.5, 0.5)
    scales: list[int]
    sources: str = ""
    slice: tuple[float, float, float, float] | None = None


class SkinEntry(BaseModel):
    """What the interface kit says of a picture: units of shadow or glow on each side, the ink that reads on it."""

    bleed: float = 0
    ink: str = NORMAL.ink
    ink_small: str = NORMAL.ink
    chip: str = NORMAL.ink


def read_skins(folder: Traversable) -> dict[str, SkinEntry]:
    """The skins of the interface kit by picture name."""
    told = json.loads((folder / "ui.json").read_text("utf-8"))
    return TypeAdapter(dict[str, SkinEntry]).validate_python(told["skins"])


def read_manifest(folder: Traversable) -> dict[str, Entry]:
    """The pictures that exist, by name."""
    return TypeAdapter(dict[str, Entry]).validate_json((folder / "manifest.json").read_bytes())


class Art:
    """All pictures for one stage; set `stage` on resize, caches look after themselves."""

    def __init__(self, stage: Stage, cache: Path | None = None) -> None:
        self.stage = stage
        self.missing: set[str] = set()
        self._folder = files("assets") / "art"
        self._entries = read_manifest(self._folder)
        self._skins = read_skins(files("assets") / "data")
        self._kept = Kept(KEPT_BYTES)
        self._disk = DiskCache(cache)

    def at(self, stage: Stage) -> Art:
        """The same pictures for a stage beside this one, kept together; its backgrounds stay off the disk."""
        other = copy(self)
        other.stage, other._disk = stage, DiskCache(None)
        return other

    def size(self, name: str) -> tuple[float, float]:
        """A picture's own size in units."""
        return self._entries[name].size if name in self._entries else PLAIN_SIZE

    def anchor(self, name: str) -> tuple[float, float]:
        """The point of a picture, 0 to 1 in both directions, that stands on its place."""
        return self._entries[name].anchor if name in self._entries else (0.5, 0.5)

    def get(
        self, name: str, height: float | None = None, *, width: float | None = None, tint: str | None = None
    ) -> pygame.Surface:
        """A picture at a height (or width, or both) in units, own size without; tint recolours a white icon."""
        own_w, own_h = self.size(name)
        if height is None and width is None:
            height = own_h
        if height is None:
            height = own_h * (width or 0) / own_w
        if width is None:
            width = own_w * height / own_h
        return self.pixels(name, (self.stage.px(width), self.stage.px(height)), tint)

    def pixels(self, name: str, size: tuple[int, int], tint: str | None = None) -> pygame.Surface:
        """A picture at a size in pixels."""
        return self._kept.keep((name, size, tint), lambda: self._scaled(name, size, tint))

    def bleed(self, name: str) -> float:
        """Units of shadow, glow or ring on each side of a picture's shape."""
        return self._skins[name].bleed if name in self._skins and name in self._entries else 0.0

    def skin(self, name: str) -> SkinEntry:
        """All that the interface kit says of a picture."""
        return self._skins.get(name) or SkinEntry()

    def ink(self, name: str) -> str:
        """The text colour that a skin is made for."""
        return self.skin(name).ink

    def put(self, surface: pygame.Surface, name: str, at: tuple[float, float], scale: float = 1.0) -> None:
        """Draw a picture with its anchor on a place in units."""
        wide, high = self.size(name)
        across, down = self.anchor(name)
        picture = self.get(name, high * scale)
        spot = self.stage.point((at[0] - wide * scale * across, at[1] - high * scale * down))
        surface.blit(picture, spot, special_flags=PREMULTIPLIED)

    def draw(self, surface: pygame.Surface, name: str, box: Box, *, tint: str | None = None, alpha: int = 255) -> None:
        """Draw a picture so that its shape fills a box in units; nine-sliced where the manifest says so."""
        entry = self._entries.get(name)
        bleed = self.bleed(name)
        outer = (box[0] - bleed, box[1] - bleed, box[2] + 2 * bleed, box[3] + 2 * bleed)
        rect = self.stage.rect(outer)
        if entry is not None and entry.slice is not None:
            key = (name, rect.size, "slice", self.stage.scale)
            picture = self._kept.keep(key, lambda: self._sliced(name, entry, rect.size))
        else:
            picture = self.pixels(name, rect.size, tint)
        surface.blit(faded(picture, alpha), rect, special_flags=PREMULTIPLIED)

    def icon(self, surface: pygame.Surface, name: str, centre: tuple[float, float], size: float, tint: str) -> None:
        """Draw the white icon ui/icon_<name> in a colour, centred on a place in units."""
        picture = self.get(f"ui/icon_{name}", size, width=size, tint=tint)
        surface.blit(picture, picture.get_rect(center=self.stage.point(centre)), special_flags=PREMULTIPLIED)

    def background(self, name: str) -> pygame.Surface:
        """A bleed canvas (2320x1400 units) cut to the whole window, opaque; edges are drawn out where it ends."""
        key = (name, self.stage.size, "background")
        return self._kept.keep(key, lambda: self._backdrop(name))

    def flush(self) -> None:
        """Write backgrounds scaled since the last call to the disk cache; called when nothing is urgent."""
        self._disk.flush()

    def forget(self, name: str, size: tuple[int, int]) -> None:
        """Let go of a large picture that was needed once, asked for by pixels(); or of a background of the window."""
        self._kept.forget((name, size, None))
        self._kept.forget((name, size, "background"))

    def _master(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The smallest master at least as wide as asked, premultiplied; None where the picture is missing."""
        entry = self._entries.get(name)
        if entry is None:
            self.missing.add(name)
            return None
        scales = sorted(entry.scales)
        best = next((s for s in scales if round(entry.size[0] * s) >= size[0]), scales[-1])
        with as_file(self._folder / f"{name}@{best}.webp") as path:
            picture = pygame.image.load(path)
        if picture.get_alpha() is None and not picture.get_flags() & pygame.SRCALPHA:
            return picture.convert()
        return picture.convert_alpha().premul_alpha()

    def _scaled(self, name: str, size: tuple[int, int], tint: str | None) -> pygame.Surface:
        master = self._master(name, size)
        if master is None:
            return plain(size, tint)
        picture = master if master.get_size() == size else pygame.transform.smoothscale(master, size)
        if tint is not None:
            picture = picture.copy() if picture is master else picture
            picture.fill(pygame.Color(tint), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _sliced(self, name: str, entry: Entry, size: tuple[int, int]) -> pygame.Surface:
        assert entry.slice is not None
        k = self.stage.scale
        whole = max(3, round(entry.size[0] * k)), max(3, round(entry.size[1] * k))
        master = self._master(name, whole)
        assert master is not None
        small = master if master.get_size() == whole else pygame.transform.smoothscale(master, whole)
        left, top, right, bottom = (round(m * k) for m in entry.slice)
        return nine_slice(small, (left, top, right, bottom), size)

    def _backdrop(self, name: str) -> pygame.Surface:
        stage = self.stage
        source = self._entries[name].sources[:12] if name in self._entries else "plain"
        stored = self._disk.load(name, stage.size, source)
        if stored is not None:
            return stored
        k = stage.scale
        canvas = self.pixels(name, (round(BLEED_WIDTH * k), round(BLEED_HEIGHT * k)))
        left, top = stage.origin
        spot = round(left - BLEED_LEFT * k), round(top - BLEED_TOP * k)
        whole = pygame.Surface(stage.size).convert()
        whole.blit(canvas, spot)
        _draw_out_edges(whole, canvas.get_rect(topleft=spot))
        if name in self._entries:
            self._disk.store(name, source, whole)
        self._kept.forget((name, canvas.get_size(), None))
        return whole


def plain(size: tuple[int, int], tint: str | None) -> pygame.Surface:
    """A rounded shape in place of a picture that is not there: the self-test tells, but no screen breaks over it."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(surface, tint or NORMAL.brass, surface.get_rect(), border_radius=max(1, min(size) // 4))
    return surface.premul_alpha()


def faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """A premultiplied picture made see-through; itself at 255."""
    if alpha >= 255:
        return picture
    copy = picture.copy()
    copy.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def nine_slice(picture: pygame.Surface, margins: tuple[int, int, int, int], size: tuple[int, int]) -> pygame.Surface:
    """A picture stretched to a size with its corners kept; margins shrink where both do not fit."""
    left, top, right, bottom = margins
    wide, high = picture.get_size()
    out_left, out_right = _both(left, right, size[0])
    out_top, out_bottom = _both(top, bottom, size[1])
    result = pygame.Surface(size, pygame.SRCALPHA)
    columns = [
        (0, left, 0, out_left),
        (left, wide - right, out_left, size[0] - out_right),
        (wide - right, wide, size[0] - out_right, size[0]),
    ]
    rows = [
        (0, top, 0, out_top),
        (top, high - bottom, out_top, size[1] - out_bottom),
        (high - bottom, high, size[1] - out_bottom, size[1]),
    ]
    for x0, x1, to_x0, to_x1 in columns:
        for y0, y1, to_y0, to_y1 in rows:
            if x1 <= x0 or y1 <= y0 or to_x1 <= to_x0 or to_y1 <= to_y0:
                continue
            part = picture.subsurface((x0, y0, x1 - x0, y1 - y0))
            wanted = to_x1 - to_x0, to_y1 - to_y0
            result.blit(
                part if part.get_size() == wanted else pygame.transform.smoothscale(part, wanted), (to_x0, to_y0)
            )
    return result


def _both(first: int, second: int, room: int) -> tuple[int, int]:
    if first + second <= room:
        return first, second
    share = round(room * first / (first + second))
    return share, room - share


def _draw_out_edges(whole: pygame.Surface, shown: pygame.Rect) -> None:
    """Stretch the outermost pixels of the canvas over what lies beyond it."""
    wide, high = whole.get_size()
    if shown.top > 0:
        for y, rows in ((0, shown.top), (shown.bottom, high - shown.bottom)):
            line = whole.subsurface((0, shown.top if y == 0 else shown.bottom - 1, wide, 1)).copy()
            whole.blit(pygame.transform.scale(line, (wide, max(0, rows))), (0, y))
    if shown.left > 0:
        for x, columns in ((0, shown.left), (shown.right, wide - shown.right)):
            line = whole.subsurface((shown.left if x == 0 else shown.right - 1, 0, 1, high)).copy()
            whole.blit(pygame.transform.scale(line, (max(0, columns), high)), (x, 0))
