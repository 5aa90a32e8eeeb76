"""The still part of the table as one opaque picture: a change repaints only its own rectangle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from scenes.kit import Kit
from scenes.table.contract import Panel

MARGIN: Final = 44.0
"""Units that glow and shadow may reach beyond a panel's box."""
AT_A_TIME: Final = 2
"""Panels repainted per frame while pieces move, so that no frame is late."""


class Still:
    """Backdrop and panels, composed once and patched."""

    def __init__(self, kit: Kit, backdrop: Callable[[pygame.Surface], None]) -> None:
        self._kit = kit
        self._backdrop = backdrop
        self._base: pygame.Surface | None = None
        self._whole: pygame.Surface | None = None
        self._painted: dict[Any, Panel] = {}
        self.behind = False
        """True while some panels still wait for their turn to be repainted."""

    def clear(self) -> None:
        """Paint everything anew next time."""
        self._base = self._whole = None
        self._painted = {}

    def picture(self, panels: Sequence[Panel], *, hurried: bool) -> pygame.Surface:
        """The picture with these panels; hurried, the last of many changes come a frame or two later."""
        whole = self._surface()
        wanted = {panel.slot: panel for panel in panels}
        gone = [panel for slot, panel in self._painted.items() if slot not in wanted]
        late = [
            panel for slot, panel in wanted.items() if slot not in self._painted or self._painted[slot].key != panel.key
        ]
        now = late[:AT_A_TIME] if hurried and self._painted else late
        kept = {slot: self._painted[slot] for slot in wanted if slot in self._painted} | {p.slot: p for p in now}
        # From back to front, as the panels are given.
        self._painted = {slot: kept[slot] for slot in wanted if slot in kept}
        for panel in (*gone, *now):
            self._repaint(whole, self._reach(panel))
        self.behind = len(now) < len(late)
        return whole

    def _surface(self) -> pygame.Surface:
        if self._whole is None or self._whole.get_size() != self._kit.stage.size:
            self._base = pygame.Surface(self._kit.stage.size).convert()
            self._backdrop(self._base)
            self._whole = self._base.copy()
            self._painted = {}
        return self._whole

    def _reach(self, panel: Panel) -> pygame.Rect:
        margin = self._kit.stage.px(MARGIN)
        return self._kit.stage.rect(panel.box).inflate(2 * margin, 2 * margin)

    def _repaint(self, whole: pygame.Surface, patch: pygame.Rect) -> None:
        assert self._base is not None
        whole.set_clip(patch)
        whole.blit(self._base, patch, patch)
        for panel in self._painted.values():
            if self._reach(panel).colliderect(patch):
                panel.paint(whole)
        whole.set_clip(None)
