"""Where people sit: one laptop now; the kiosk leads to its own page; the flat table says that it is to come."""

from __future__ import annotations

from collections.abc import Callable

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
    ("laptop", mark("Laptop"), mark("Pass it round; a curtain hides hands."), True),
    ("flat", mark("Flat table"), mark("A hand at each edge."), False),
    ("kiosk", mark("Kiosk"), mark("For cafés and museums."), False),
)
LEADS = ("kiosk",)
"""Modes that have a page of their own, from which they begin."""
LATER = mark("Still to come")


class ModeCard(Widget):
    """A table mode with picture and sentence; those to come cannot be chosen and say so."""

    mode = ""
    note = ""
    open = False
    leads = False

    def draw(self, surface: pygame.Surface) -> None:
        """Card, mark, picture, words."""
        kit, palette, stage = self.kit, self.kit.palette, self.kit.stage
        x, y, w, h = self.shown_box
        rect, corner = stage.rect(self.shown_box), stage.px(14)
        pygame.draw.rect(surface, palette.mark if self.open else palette.parchment_shade, rect, border_radius=corner)
        edge = palette.flame if self.open else palette.brass
        pygame.draw.rect(surface, edge, rect, stage.px(4 if self.open else 2), border_radius=corner)
        picture = f"ui/mode_{self.mode}"
        own = kit.art.size(picture)
        wide = min(PICTURE, w * 0.4)
        top = y + RADIO + 14
        room = y + h - top - 4
        high = min(room, wide * own[1] / own[0])
        fit = high * own[0] / own[1]
        art_box = (x + 10 + (wide - fit) / 2, top + (room - high) / 2, fit, high)
        kit.art.draw(surface, picture, art_box, alpha=255 if self.open or self.leads else 150)
        self._mark(surface, (x + 10, y + 10, RADIO, RADIO))
        spot, room = (x + RADIO + 18, y + 10 + RADIO / 2), w - RADIO - 28
        kit.text.draw(surface, self.label, spot, NAME, palette.ink, font="title", max_width=room)
        top = y + 10 + max(RADIO, kit.stage.text_units(NAME))
        left, room = x + wide + 18, w - wide - 24
        if not self.open and not self.leads:
            step = kit.stage.text_units(NOTE) * LEADING
            spot = (left, top + 2 + step * 0.5)
            kit.text.draw(surface, tr(LATER), spot, NOTE, palette.danger, font="black", max_width=room)
            top += step
        self._note(surface, (left, top + 2), room, y + h - top - 6)

    def _mark(self, surface: pygame.Surface, box: Box) -> None:
        if self.leads:
            centre = (box[0] + box[2] / 2, box[1] + box[3] / 2)
            self.kit.art.icon(surface, "chevron_right", centre, box[2], self.kit.palette.ink)
        else:
            self.kit.art.draw(surface, f"ui/radio_{'on' if self.open else 'off_disabled'}", box)

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
    lines = max(
        len(kit.text.lines(tr(note), NOTE, room)) + (not open_ and id_ not in LEADS) for id_, _n, note, open_ in MODES
    )
    return 16 + max(RADIO, kit.stage.text_units(NAME)) + lines * kit.stage.text_units(NOTE) * 1.2 + 4


def build_modes(ui: Ui, box: Box, pane: Pane | None, on_kiosk: Callable[[], None]) -> None:
    """The three cards side by side; with one mode to choose from, only the one that leads elsewhere is a button."""
    x, y, w, h = box
    wide = (w - 2 * GAP) / 3
    for number, (mode, name, note, open_) in enumerate(MODES):
        place = (x + number * (wide + GAP), y, wide, h)
        leads = mode in LEADS
        words = "" if open_ or leads else f"{tr(name)}: {tr(LATER)}"
        do, can = on_kiosk if leads else None, open_ or leads
        card = ModeCard(ui.gui, ui.kit, f"mode-{mode}", place, tr(name), do, enabled=can, tooltip=words, pane=pane)
        card.mode, card.note, card.open, card.leads = mode, tr(note), open_, leads
        ui.add(card)
