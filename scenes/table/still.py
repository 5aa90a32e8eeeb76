"""The still part of the table as one opaque picture: a change repaints only its own rectangle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from scenes.kit import Kit
from scenes.table.contract import Panel

MARGIN: Final = 44.0
"""Units that glow and shadow may reach beyond a panel's box."""


class Still:
    """Backdrop and panels, composed once and patched."""

    def __init__(self, kit: Kit, backdrop: Callable[[pygame.Surface], None]) -> None:
        self._kit = kit
        self._backdrop = backdrop
        self._base: pygame.Surface | None = None
        self._whole: pygame.Surface | None = None
        self._keys: list[tuple[Any, pygame.Rect]] = []

    def clear(self) -> None:
        """Paint everything anew next time."""
        self._base = self._whole = None
        self._keys = []

    def picture(self, panels: Sequence[Panel]) -> pygame.Surface:
        """The picture with these panels."""
        size = self._kit.stage.size
        if self._base is None or self._base.get_size() != size:
            self._base = pygame.Surface(size).convert()
            self._backdrop(self._base)
            self._whole = self._base.copy()
            self._keys = []
        assert self._whole is not None
        keys = [(panel.key, self._reach(panel)) for panel in panels]
        for patch in self._patches(keys):
            self._repaint(patch, panels, keys)
        self._keys = keys
        return self._whole

    def _reach(self, panel: Panel) -> pygame.Rect:
        margin = self._kit.stage.px(MARGIN)
        return self._kit.stage.rect(panel.box).inflate(2 * margin, 2 * margin)

    def _patches(self, keys: list[tuple[Any, pygame.Rect]]) -> list[pygame.Rect]:
        gone = [rect for key, rect in self._keys if (key, rect) not in keys]
        new = [rect for key, rect in keys if (key, rect) not in self._keys]
        return gone + new

    def _repaint(self, patch: pygame.Rect, panels: Sequence[Panel], keys: list[tuple[Any, pygame.Rect]]) -> None:
        assert self._whole is not None
        assert self._base is not None
        self._whole.set_clip(patch)
        self._whole.blit(self._base, patch, patch)
        for panel, (_, rect) in zip(panels, keys, strict=True):
            if rect.colliderect(patch):
                panel.paint(self._whole)
        self._whole.set_clip(None)
