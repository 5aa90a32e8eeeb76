"""Each Captain's place: name, Captain, charisma and strength, looted pies, cards in hand, what it has done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr
from game.rulebooks.pie_rats import looting, luring
from game.rulebooks.pie_rats.placing import points
from game.rulebooks.pie_rats.state import DEFEND, LURE, OVER, REFRESH, State
from game.rulebooks.pie_rats.words import card_name
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.letters import Face
from scenes.stage import SMALLEST_TEXT, Box
from scenes.table.contract import Panel, Shown, Status
from scenes.tables.pie_rats import colours, places
from scenes.tables.pie_rats.faces import short_name
from scenes.tables.pie_rats.layout import Layout
from scenes.tables.pie_rats.looks import CAPTAIN_LOOKS
from scenes.tables.pie_rats.marks import Marks

BLEED: Final = 16.0
"""Units of shadow round a seat's picture."""


@dataclass(frozen=True, slots=True)
class Gang:
    """What a Captain's place tells."""

    seat: int
    name: str
    captain: str
    charisma: int
    strength: int
    pie: str
    pies: int
    points: int
    hand: int
    lead: bool
    active: bool
    done: bool
    called: bool
    chip: str
    bot: bool
    passing: bool

    @property
    def colour(self) -> str:
        """Part of the names of its pictures."""
        return CAPTAIN_LOOKS[self.captain].colour


def gang(shown: Shown, status: Status, seat: int, name: str, captain: str) -> Gang:
    """What a Captain's place tells now."""
    view: State = shown.view
    looted = view.loot[seat]
    waiting = view.pending[-1].waiting[:1] if view.pending else view.queue[:1]
    chip = ""
    if view.called and list(view.queue[:1]) == [seat]:
        chip = tr("called")
    elif view.defended[seat] and view.phase in (DEFEND, LURE):
        chip = tr("defends")
    return Gang(
        seat,
        name,
        captain,
        luring.total_charisma(view.faces, view.charms[seat]),
        looting.reach(view, seat),
        view.pies[looted[-1]] if looted else "",
        len(looted),
        points(view, seat),
        len(view.hands[seat]),
        view.lead == seat and view.phase != OVER,
        list(waiting) == [seat],
        seat in shown.story.done and view.phase not in (OVER, REFRESH),
        bool(chip) and view.called,
        chip,
        bool(status.kinds) and status.kinds[seat] == "bot",
        seat in status.passing,
    )


class GangPainter:
    """Paints Captains' places."""

    def __init__(self, kit: Kit, layout: Layout, marks: Marks) -> None:
        self.kit = kit
        self.layout = layout
        self.marks = marks

    def panel(self, told: Gang, near: int) -> Panel:
        """A place as a part of the still picture."""
        if told.seat == near:
            return Panel("own", told, places.OWN, lambda surface: self._own(surface, told))
        seat = self.layout.seats(near)[told.seat]
        return Panel(f"seat-{told.seat}", told, seat.box, lambda surface: self._rival(surface, told, seat))

    def _ground(self, surface: pygame.Surface, told: Gang, box: Box) -> None:
        x, y, w, h = box
        name = f"pie_rats/seat_{told.colour}" + ("_active" if told.active else "")
        self.kit.art.draw(surface, name, (x - BLEED, y - BLEED, w + 2 * BLEED, h + 2 * BLEED))

    # ------------------------------------------------------------ rivals

    def _rival(self, surface: pygame.Surface, told: Gang, seat: places.Seat) -> None:
        kit, (x, y, w, h) = self.kit, seat.head
        self._ground(surface, told, seat.box)
        kit.art.draw(surface, "pie_rats/seat_head", (x, y, w, h))
        middle = y + h / 2
        size = h * 1.26
        centre = (seat.box[0] + 48, middle + 3)
        self.marks.portrait(surface, told.captain, told.colour, centre, size)
        if told.done:
            kit.art.put(surface, "pie_rats/track_tick", (centre[0] + size * 0.42, centre[1] - size * 0.4), 0.9)
        left = seat.box[0] + 102
        room = x + w - 294 - left
        name = tr("{name} (bot)").format(name=told.name) if told.bot else told.name
        if kit.text.width(name, 24, "title") > room:
            name = told.name
        ink = colours.CREAM
        smallest = SMALLEST_TEXT / (kit.stage.scale * kit.stage.text_scale)
        face: Face = "title" if kit.text.width(name, smallest, "title") <= room else "bold"
        kit.text.draw(surface, name, (left, middle - h * 0.17), 24, ink, font=face, max_width=room, max_height=h * 0.5)
        sub = told.chip or short_name(kit.text, card_name(told.captain), room)[1]
        colour = colours.GOLD if told.chip else colours.SOFT
        kit.text.draw(
            surface, sub, (left, middle + h * 0.25), 17, colour, font="bold", max_width=room, max_height=h * 0.4
        )
        self._numbers(surface, told, x + w, middle, h)
        if told.lead:
            self._wheel(surface, (seat.box[0] + w + 44, seat.box[1] + 8))

    def _numbers(self, surface: pygame.Surface, told: Gang, right: float, middle: float, h: float) -> None:
        """Charisma, strength, pies with points, cards in hand."""
        kit = self.kit
        size = h * 0.72
        self.marks.badge(surface, "charisma", str(told.charisma), (right - 264, middle), size)
        self.marks.badge(surface, "strength", str(told.strength), (right - 216, middle), size)
        high = h * 0.68
        box = (right - 188, middle - high / 2, 104, high)
        self.marks.pies(surface, told.pie, told.points, told.pies, box)
        icon = "icon_cards" if not told.passing else "icon_calm"
        self.marks.icon(surface, icon, (right - 56, middle), h * 0.52, colours.SOFT)
        number = (right - 22, middle)
        kit.text.draw(
            surface, str(told.hand), number, 25, colours.CREAM, font="title", anchor="cm", max_width=30, max_height=h
        )

    def _wheel(self, surface: pygame.Surface, spot: tuple[float, float]) -> None:
        """The lead's wheel, with its word."""
        self.kit.art.put(surface, "pie_rats/lead_wheel", spot, 0.62)

    # ------------------------------------------------------------ the near seat

    def _own(self, surface: pygame.Surface, told: Gang) -> None:
        kit, (x, y, _, _) = self.kit, places.OWN
        self._ground(surface, told, places.OWN)
        middle = y + 44
        cx, cy, cw, ch = places.CAPTAIN
        card = self.marks.faces.paint(f"pie_cards/{told.captain}", kit.stage.px(ch))
        shade = (cx, cy + 6, cw, ch)
        kit.art.draw(surface, "ui/shadow_soft", shade)
        surface.blit(
            card, card.get_rect(center=kit.stage.point((cx + cw / 2, cy + ch / 2))), special_flags=PREMULTIPLIED
        )
        kit.art.draw(surface, f"pie_rats/disc_{told.colour}", (x + 2, y + 2, 52, 52))
        left = x + 252
        name = tr("{name}'s gang").format(name=told.name)
        if kit.text.width(name, SMALLEST_TEXT / (kit.stage.scale * kit.stage.text_scale), "title") > 300:
            name = told.name
        kit.text.draw(surface, name, (left, middle), 28, colours.CREAM, font="title", max_width=300, max_height=44)
        self.marks.badge(surface, "charisma", str(told.charisma), (left + 334, middle), 50)
        self.marks.badge(surface, "strength", str(told.strength), (left + 394, middle), 50)
        words = told.chip or tr("with the Captain")
        colour = colours.GOLD if told.chip else colours.SOFT
        kit.text.draw(surface, words, (left + 428, middle), 18, colour, max_width=170, max_height=40)
        box = (left + 612, middle - 24, 124, 48)
        self.marks.pies(surface, told.pie, told.points, told.pies, box)
        if told.done:
            kit.art.put(surface, "pie_rats/track_tick", (x + 60, y + 14), 1.1)
        if told.lead:
            kit.art.put(surface, "pie_rats/lead_wheel", (left + 800, middle), 0.62)
            kit.text.draw(
                surface, tr("lead"), (left + 836, middle), 19, colours.GOLD, font="title", max_width=70, max_height=40
            )
