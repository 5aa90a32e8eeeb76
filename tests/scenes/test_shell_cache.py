"""Backgrounds kept on the disk: found again, never in the way of what matters."""

from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.disk_cache import DiskCache

SIZE = (40, 30)


def stored(folder: Path, colour: str) -> DiskCache:
    cache = DiskCache(folder)
    whole = pygame.Surface(SIZE).convert()
    whole.fill(colour)
    cache.store("ui/wood", "source", whole)
    return cache


def test_what_is_stored_is_found_by_the_next_run(app: App, tmp_path: Path) -> None:
    stored(tmp_path, "#204060").flush()
    found = DiskCache(tmp_path).load("ui/wood", SIZE, "source")
    assert found is not None
    assert found.get_at((39, 29))[:3] == (0x20, 0x40, 0x60)
    assert DiskCache(tmp_path).load("ui/wood", SIZE, "other source") is None
    assert DiskCache(tmp_path).load("ui/wood", (30, 40), "source") is None


def test_a_full_disk_keeps_no_half_picture(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, content: bytes) -> int:
        with path.open("wb") as stream:
            stream.write(content[:9])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    stored(tmp_path, "#204060").flush()
    assert list(tmp_path.iterdir()) == [], "the room is left to the games"
    assert DiskCache(tmp_path).load("ui/wood", SIZE, "source") is None


def test_a_picture_cut_short_is_not_shown(app: App, tmp_path: Path) -> None:
    stored(tmp_path, "#204060").flush()
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-1])
    assert DiskCache(tmp_path).load("ui/wood", SIZE, "source") is None
