"""A parchment panel of the set-up, that may lie in a scrolling page."""

from __future__ import annotations

import pygame

from scenes.kit import Kit
from scenes.stage import Box
from scenes.widgets.pane import Pane

TITLE = 34.0


def draw_sheet(surface: pygame.Surface, kit: Kit, box: Box, title: str, pane: Pane | None, beside: float = 0.0) -> None:
    """Ground and heading, which leaves some units at its right free."""
    x, y, w, h = pane.shown(box) if pane is not None else box
    kit.art.draw(surface, "ui/panel_parchment", (x, y, w, h))
    if title:
        spot = (x + 30, y + title_middle(kit))
        kit.text.draw(surface, title, spot, TITLE, kit.palette.ink, font="title", max_width=w - 60 - beside)


def title_middle(kit: Kit) -> float:
    """Units from a panel's upper edge to the middle of its heading."""
    return 18 + kit.stage.text_units(TITLE) * 0.64


def title_height(kit: Kit) -> float:
    """Units from a panel's upper edge to what is below its heading."""
    return 26 + kit.stage.text_units(TITLE) * 1.06
