"""Small pictures of saved games: made one at a time while nothing else happens, kept in the cache folder."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.saves.game_file import SavedGame, Unreadable, load
from scenes.table.miniature import miniature

if TYPE_CHECKING:
    from scenes.app import App

log = logging.getLogger(__name__)
SIZE: Final = (448, 252)
"""Pixels that a picture is kept in."""
MOST: Final = 300
LOOKS: Final = 1
"""Raised when tables look different, so that old pictures are made anew."""


class SavedPictures:
    """Finds, makes and keeps pictures; what a file turns out to be damaged by is told by its path."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._folder = app.folders.pictures_of_saves
        self._found: dict[Path, pygame.Surface | None] = {}
        self._waiting: list[SavedGame] = []
        self.faults: dict[Path, str] = {}

    def want(self, saved: Iterable[SavedGame]) -> None:
        """These are on the screen now: what is missing of them is made, first ones first."""
        self._waiting = [one for one in saved if not one.fault and one.path not in self._found]

    @property
    def waiting(self) -> bool:
        """Whether pictures are still to be made."""
        return bool(self._waiting)

    def get(self, saved: SavedGame) -> pygame.Surface | None:
        """The picture, None while there is none."""
        return self._found.get(saved.path)

    def work(self) -> None:
        """Find or make one picture."""
        if not self._waiting:
            return
        saved = self._waiting.pop(0)
        kept = self._kept_at(saved)
        picture = self._read(kept) if kept is not None else None
        if picture is None and kept is not None:
            picture = self._made(saved)
            if picture is not None:
                self._keep(kept, picture)
        self._found[saved.path] = picture

    def _kept_at(self, saved: SavedGame) -> Path | None:
        try:
            told = saved.path.stat()
        except OSError:
            return None
        return self._folder / f"{saved.path.stem}-{told.st_size}-{told.st_mtime_ns}-{LOOKS}.jpg"

    def _read(self, path: Path) -> pygame.Surface | None:
        try:
            picture = pygame.image.load(path).convert()
        except (OSError, pygame.error):
            return None
        return picture if picture.get_size() == SIZE else None

    def _made(self, saved: SavedGame) -> pygame.Surface | None:
        try:
            loaded = load(saved.path)
        except Unreadable as error:
            self.faults[saved.path] = str(error)
            return None
        try:
            return miniature(self._app.kit, loaded.agreement, loaded.session, SIZE)
        # A picture is no reason to lose the list: the game's emblem stands in for it.
        except Exception:
            log.exception("no picture of %s", saved.path.name)
            return None

    def _keep(self, path: Path, picture: pygame.Surface) -> None:
        with suppress(OSError, pygame.error):
            self._folder.mkdir(parents=True, exist_ok=True)
            part = path.with_name(f"{path.stem}.part.jpg")
            pygame.image.save(picture, part)
            part.replace(path)
            for old in sorted(self._folder.glob("*.jpg"), key=lambda one: one.stat().st_mtime)[:-MOST]:
                old.unlink(missing_ok=True)
