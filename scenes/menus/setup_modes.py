"""Where people sit: round a laptop or a flat table; the kiosk leads to its own page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.language import mark, tr
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.widgets.base import Widget
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

GAP = 12.0
PICTURE = 88.0
NAME, NOTE = 23.0, 20.0
RADIO = 28.0
LEADING = 1.16
MODES = (
    ("laptop", mark("Laptop"), mark("Pass it round; a curtain hides hands.")),
    ("flat", mark("Flat table"), mark("A hand at each edge.")),
    ("kiosk", mark("Kiosk"), mark("For cafés and museums.")),
)
LEADS = ("kiosk",)
"""Modes that have a page of their own, from which they begin."""


class ModeCard(Widget):
    """A table mode with picture and sentence."""

    mode = ""
    note = ""
    chosen = False
    leads = False

    def draw(self, surface: pygame.Surface) -> None:
        """Card, mark, picture, words."""
        kit, palette, stage = self.kit, self.kit.palette, self.kit.stage
        x, y, w, h = self.shown_box
        rect, corner = stage.rect(self.shown_box), stage.px(14)
        pygame.draw.rect(surface, palette.mark if self.chosen else palette.parchment_shade, rect, border_radius=corner)
        edge = palette.flame if self.chosen else palette.brass
        pygame.draw.rect(surface, edge, rect, stage.px(4 if self.chosen else 2), border_radius=corner)
        picture = f"ui/mode_{self.mode}"
        own = kit.art.size(picture)
        wide = min(PICTURE, w * 0.4)
        top = y + RADIO + 14
        room = y + h - top - 4
        high = min(room, wide * own[1] / own[0])
        fit = high * own[0] / own[1]
        art_box = (x + 10 + (wide - fit) / 2, top + (room - high) / 2, fit, high)
        kit.art.draw(surface, picture, art_box)
        self._mark(surface, (x + 10, y + 10, RADIO, RADIO))
        spot, room = (x + RADIO + 18, y + 10 + RADIO / 2), w - RADIO - 28
        kit.text.draw(surface, self.label, spot, NAME, palette.ink, font="title", max_width=room)
        top = y + 10 + max(RADIO, kit.stage.text_units(NAME))
        left, room = x + wide + 18, w - wide - 24
        self._note(surface, (left, top + 2), room, y + h - top - 6)

    def _mark(self, surface: pygame.Surface, box: Box) -> None:
        if self.leads:
            centre = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            self.kit.art.icon(surface, "chevron_right", centre, box[2], self.kit.palette.ink)
        else:
            self.kit.art.draw(surface, f"ui/radio_{'on' if self.chosen else 'off'}", box)

    def _note(self, surface: pygame.Surface, spot: Units, room: float, high: float) -> None:
        ink = self.kit.palette.ink_soft
        self.kit.text.draw(
            surface,
            self.note,
            spot,
            NOTE,
            ink,
            anchor="lt",
            max_width=room,
            max_height=high,
            wrap=True,
            leading=LEADING,
        )


def modes_height(kit: Kit, width: float) -> float:
    """Units that the cards want at a width."""
    card = (width - 2 * GAP) / 3
    room = card - min(PICTURE, card * 0.4) - 24
    lines = max(len(kit.text.lines(tr(note), NOTE, room)) for _id, _name, note in MODES)
    return 16 + max(RADIO, kit.stage.text_units(NAME)) + lines * kit.stage.text_units(NOTE) * 1.2 + 4


def build_modes(ui: Ui, box: Box, pane: Pane | None, chosen: str, choose: Callable[[str], None]) -> None:
    """The three cards side by side."""
    x, y, w, h = box
    wide = (w - 2 * GAP) / 3
    for number, (mode, name, note) in enumerate(MODES):
        place = (x + number * (wide + GAP), y, wide, h)
        card = ModeCard(ui.gui, ui.kit, f"mode-{mode}", place, tr(name), partial(choose, mode), pane=pane)
        card.mode, card.note, card.chosen, card.leads = mode, tr(note), mode == chosen, mode in LEADS
        ui.add(card)
