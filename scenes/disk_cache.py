"""Backgrounds once scaled to a window, kept as raw pixels in the platform's cache folder."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game.saves.folders import replace_file

KEPT_FILES = 6
log = logging.getLogger(__name__)


class DiskCache:
    """Stores and finds opaque surfaces by picture, source and size; without a folder it forgets everything."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._waiting: list[tuple[Path, pygame.Surface]] = []

    def load(self, name: str, size: tuple[int, int], source: str) -> pygame.Surface | None:
        """The stored surface, or None where there is none that fits."""
        if self._folder is None:
            return None
        whole = pygame.Surface(size).convert()
        try:
            data = self._path(name, source, whole).read_bytes()
        except OSError:
            return None
        buffer = whole.get_buffer()
        if len(data) != buffer.length:
            return None
        buffer.write(data, 0)
        return whole

    def store(self, name: str, source: str, whole: pygame.Surface) -> None:
        """Remember a surface; it is written by the next flush."""
        if self._folder is not None:
            self._waiting.append((self._path(name, source, whole), whole))

    def flush(self) -> None:
        """Write what waits and drop the oldest files; a folder that cannot be written only costs time later."""
        if not self._waiting or self._folder is None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for path, whole in self._waiting:
                replace_file(path, whole.get_buffer().raw)
            for old in sorted(self._folder.glob("*.raw"), key=lambda p: p.stat().st_mtime)[:-KEPT_FILES]:
                old.unlink(missing_ok=True)
        except OSError as error:
            log.info("background cache not written: %s", error)
        self._waiting.clear()

    def _path(self, name: str, source: str, whole: pygame.Surface) -> Path:
        assert self._folder is not None
        wide, high = whole.get_size()
        kind = "-".join(f"{mask & 0xFFFFFFFF:x}" for mask in whole.get_masks()[:3])
        return self._folder / f"{name.replace('/', '_')}-{wide}x{high}-{source}-{kind}.raw"
