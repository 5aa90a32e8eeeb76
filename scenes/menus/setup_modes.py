"""Where people sit: one laptop now; the flat table and the kiosk are announced, and say that they are to come."""

from __future__ import annotations

import pygame

from game.language import mark, tr
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.widgets.base import Widget
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

GAP = 12.0
PICTURE = 100.0
NAME, NOTE = 24.0, 20.0
RADIO = 28.0
LEADING = 1.16
SMALL = 17.0
MODES = (
    ("laptop", mark("Laptop"), mark("Pass it round; a curtain hides hands."), True),
    ("flat", mark("Flat table"), mark("Each hand faces its own seat."), False),
    ("kiosk", mark("Kiosk"), mark("Locked by a PIN, resets by itself."), False),
)
LATER = mark("Still to come")


class ModeCard(Widget):
    """A table mode with picture and sentence; those to come cannot be chosen and say so."""

    mode = ""
    note = ""
    open = False

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
        high = wide * own[1] / own[0]
        art_box = (x + 10, y + h / 2 - high / 2 + 4, wide, high)
        kit.art.draw(surface, picture, art_box, alpha=255 if self.open else 150)
        look = "on" if self.open else "off_disabled"
        kit.art.draw(surface, f"ui/radio_{look}", (x + 10, y + 10, RADIO, RADIO))
        if not self.open:
            spot, room = (x + 8 + wide / 2 + 4, y + h - kit.stage.text_units(SMALL) * 0.75), wide + 14
            kit.text.draw(surface, tr(LATER), spot, SMALL, palette.danger, font="black", anchor="cm", max_width=room)
        self._words(surface, x + wide + 22, x + w - 8)

    def _words(self, surface: pygame.Surface, left: float, right: float) -> None:
        kit, palette = self.kit, self.kit.palette
        _x, y, _w, h = self.shown_box
        size, room = kit.stage.text_units(NAME), right - left
        top = y + 6 + size * 0.6
        kit.text.draw(surface, self.label, (left, top), NAME, palette.ink, font="title", max_width=room)
        spot, rest = (left, top + size * 0.7), y + h - top - size * 0.7 - 6
        self._note(surface, spot, room, rest)

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
    room = card - min(PICTURE, card * 0.4) - 30
    lines = max(len(kit.text.lines(tr(note), NOTE, room)) for _id, _name, note, _open in MODES)
    return 10 + kit.stage.text_units(NAME) * 1.3 + lines * kit.stage.text_units(NOTE) * 1.2 + 4


def build_modes(ui: Ui, box: Box, pane: Pane | None) -> None:
    """The three cards side by side; with one mode to choose from, none is a button yet."""
    x, y, w, h = box
    wide = (w - 2 * GAP) / 3
    for number, (mode, name, note, open_) in enumerate(MODES):
        place = (x + number * (wide + GAP), y, wide, h)
        words = tr(name) if open_ else f"{tr(name)}: {tr(LATER)}"
        card = ModeCard(ui.gui, ui.kit, f"mode-{mode}", place, tr(name), enabled=open_, tooltip="", pane=pane)
        card.mode, card.note, card.open, card.tooltip = mode, tr(note), open_, "" if open_ else words
        ui.add(card)
