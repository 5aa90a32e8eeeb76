"""The still parts of the window that change: phase track, ribbon, round, sill, piles, Captains' places, the stage."""

from __future__ import annotations

from typing import Final

import pygame

from game.language import tr
from game.rulebooks.pie_rats.state import CHARM, CREW, DEFEND, LOOT, LURE, REVEAL, State
from game.rulebooks.pie_rats.words import PHASE_NAMES
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.stage import Units
from scenes.table.contract import Panel, Prompt, Shown, Status
from scenes.tables.pie_rats import colours, places
from scenes.tables.pie_rats.gangs import GangPainter, gang
from scenes.tables.pie_rats.layout import Layout
from scenes.tables.pie_rats.looks import CAPTAIN_LOOKS
from scenes.tables.pie_rats.marks import Marks
from scenes.tables.pie_rats.places import facts
from scenes.tables.pie_rats.stage import Moment, Stage

SIX: Final = (REVEAL, CHARM, CREW, DEFEND, LURE, LOOT)
RIBBON_WORDS: Final = 500.0


class Panels:
    """Builds and paints the panels for what is shown."""

    def __init__(self, kit: Kit, layout: Layout, names: list[str], marks: Marks) -> None:
        self.kit = kit
        self.layout = layout
        self.names = names
        self.marks = marks
        self.gangs = GangPainter(kit, layout, marks)
        self.stage = Stage(kit, layout.stage, marks)

    def backdrop(self, surface: pygame.Surface) -> None:
        """The cloth and the window in the wall."""
        surface.blit(self.kit.art.background("pie_rats/table"), (0, 0))
        self.kit.art.put(surface, "pie_rats/window", tuple(facts()["window"]["at"]))

    def build(self, shown: Shown, status: Status, prompt: Prompt, told: tuple[int, str]) -> list[Panel]:
        """All panels, from back to front."""
        view: State = shown.view
        captains = self.layout.rules.captains
        found = [self._sill(view)]
        for seat in range(self.layout.rules.seats):
            one = gang(shown, status, seat, self.names[seat], captains[seat])
            found.append(self.gangs.panel(one, shown.seat))
        found += [self._piles(view), self._track(view), self._round(view), self._ribbon(prompt)]
        return [*found, self._hand(shown), self._stage(shown, told)]

    # ------------------------------------------------------------ window and piles

    def _sill(self, view: State) -> Panel:
        told = (len(view.sill) >= facts()["rack_from"], self.layout.rules.pies - view.revealed)
        return Panel("sill", told, (600, 270, 730, 340), lambda surface: self._paint_sill(surface, *told))

    def _paint_sill(self, surface: pygame.Surface, rack: bool, coming: int) -> None:
        kit, told = self.kit, facts()
        if rack:
            kit.art.put(surface, "pie_rats/rack", tuple(told["rack"]["at"]))
        kit.art.put(surface, "pie_rats/sill", tuple(told["sill"]["at"]))
        if coming:
            (x, y), scale = self.layout.piles.pies, self.layout.piles.pies_scale
            kit.art.put(surface, "pie_rats/pie_box", (x, y), scale)
            self._count(surface, coming, (x + 50 * scale, y - 60 * scale))

    def _count(self, surface: pygame.Surface, number: int, at: Units) -> None:
        kit = self.kit
        kit.art.put(surface, "pie_rats/count_disc", at, 0.9)
        kit.text.draw(
            surface, str(number), at, 21, colours.GOLD, font="title", anchor="cm", max_width=34, max_height=34
        )

    def _piles(self, view: State) -> Panel:
        told = (len(view.deck), len(view.discard))
        (x, y), (right, _), high = self.layout.piles.deck, self.layout.piles.discard, self.layout.piles.high
        box = (x - high * 0.45, y - high * 0.6, right - x + high * 0.9, high * 1.2 + 30)
        return Panel("piles", told, box, lambda surface: self._paint_piles(surface, *told))

    def _paint_piles(self, surface: pygame.Surface, deck: int, discard: int) -> None:
        kit = self.kit
        piles, high = self.layout.piles, self.layout.piles.high
        for (x, y), count, words in ((piles.deck, deck, tr("deck")), (piles.discard, discard, tr("discards"))):
            wide = high * places.ASPECT
            if not count:
                kit.art.draw(surface, "ui/slot", (x - wide / 2, y - high / 2, wide, high))
            for left in range(min(3, count - 1) if words == tr("deck") else 0, 0, -1):
                back = kit.art.get("pie_rats/card_back", high)
                spot = kit.stage.point((x + left * 3, y + left * 2.4))
                surface.blit(back, back.get_rect(center=spot), special_flags=PREMULTIPLIED)
            label = f"{words} {count}"
            spot_ = (x, y + high / 2 + 18)
            kit.text.draw(
                surface,
                label,
                spot_,
                17,
                colours.CREAM,
                anchor="cm",
                max_width=112,
                max_height=26,
                outline=(colours.WALNUT, 1.6),
            )

    # ------------------------------------------------------------ top

    def _track(self, view: State) -> Panel:
        now = SIX.index(view.phase) if view.phase in SIX else len(SIX)
        return Panel("track", now, places.TRACK, lambda surface: self._paint_track(surface, now))

    def _paint_track(self, surface: pygame.Surface, now: int) -> None:
        kit, art, (x, y, w, h) = self.kit, self.kit.art, places.TRACK
        art.draw(surface, "pie_rats/track_plate", (x - 10, y - 8, w + 20, h + 18))
        step = (w - 96) / (len(SIX) - 1)
        line = y + 36
        art.draw(surface, "pie_rats/track_line", (x + 48, line - 6, w - 96, 12))
        done = step * min(now, len(SIX) - 1)
        if done:
            art.draw(surface, "pie_rats/track_line_done", (x + 48, line - 6, done, 12))
        for number, phase in enumerate(SIX):
            at = (x + 48 + step * number, line)
            kind = "past" if number < now else "now" if number == now else "next"
            art.put(surface, f"pie_rats/track_stop_{kind}", at, 0.82 if kind == "now" else 0.62)
            tint = {"past": "#f3d690", "now": "#7b1f2c", "next": colours.DIM}[kind]
            self.marks.icon(surface, f"phase_{phase}", at, 40 if kind == "now" else 28, tint)
            if kind == "past":
                art.put(surface, "pie_rats/track_tick", (at[0] + 16, at[1] - 14), 0.66)
            ink = {"past": "#d8b888", "now": colours.GOLD, "next": colours.DIM}[kind]
            kit.text.draw(
                surface,
                tr(PHASE_NAMES[phase]),
                (at[0], y + 79),
                19 if kind == "now" else 17.5,
                ink,
                font="black" if kind == "now" else "bold",
                anchor="cm",
                max_width=step - 4,
                max_height=26,
            )

    def _round(self, view: State) -> Panel:
        told = (view.round, self.layout.rules.pies - view.revealed)
        return Panel("round", told, places.ROUND, lambda surface: self._paint_round(surface, *told))

    def _paint_round(self, surface: pygame.Surface, number: int, coming: int) -> None:
        kit, (x, y, w, h) = self.kit, places.ROUND
        self.marks.plate(surface, places.ROUND)
        middle = x + w / 2
        words = kit.text.that_fits(tr("Round {n}").format(n=number), str(number), "title", w - 18)
        kit.text.draw(
            surface, words, (middle, y + h * 0.34), 25, colours.GOLD, font="title", anchor="cm", max_width=w - 18,
            max_height=34,
        )  # fmt: skip
        told = tr("{n} to come").format(n=coming)
        kit.text.draw(
            surface, told, (middle, y + h * 0.72), 16.5, colours.SOFT, anchor="cm", max_width=w - 16, max_height=26
        )

    def _ribbon(self, prompt: Prompt) -> Panel:
        return Panel("ribbon", prompt, places.RIBBON, lambda surface: self._paint_ribbon(surface, prompt))

    def _paint_ribbon(self, surface: pygame.Surface, prompt: Prompt) -> None:
        kit, (x, y, w, h) = self.kit, places.RIBBON
        kit.art.draw(surface, "ui/ribbon_red", places.RIBBON)
        middle = x + w / 2
        main = (middle, y + h * (0.34 if prompt.sub else 0.47))
        ink, soft = kit.palette.candle, kit.palette.note
        kit.text.draw(
            surface, prompt.main, main, 33, ink, font="title", anchor="cm", max_width=RIBBON_WORDS, max_height=42
        )
        if prompt.sub:
            spot = (middle, y + h * 0.69)
            kit.text.draw(surface, prompt.sub, spot, 20.5, soft, anchor="cm", max_width=RIBBON_WORDS, max_height=28)

    # ------------------------------------------------------------ the near hand, the stage

    def _hand(self, shown: Shown) -> Panel:
        told = (len(shown.view.hands[shown.seat]), self.names[shown.seat])
        return Panel("hand", told, (1196, 722, 440, 60), lambda surface: self._paint_hand(surface, *told))

    def _paint_hand(self, surface: pygame.Surface, count: int, name: str) -> None:
        kit, words = self.kit, tr("The hand of {name}").format(name=name)
        told = f"{words} ({count})"
        rim = (colours.WALNUT, 2.0)
        kit.text.draw(
            surface, told, (1210, 750), 25, colours.CREAM, font="title", max_width=330, max_height=40, outline=rim
        )

    def _stage(self, shown: Shown, last: tuple[int, str]) -> Panel:
        view: State = shown.view
        cards = len(shown.story.stage)
        waits = bool(view.pending)
        seat, words = last
        told = Moment(words, self.disc(seat) if seat >= 0 else "", waits, cards)
        return Panel("stage", told, self.layout.stage, lambda surface: self.stage.moment(surface, told))

    def disc(self, seat: int) -> str:
        """The disc that stands for a Captain."""
        return f"pie_rats/disc_{CAPTAIN_LOOKS[self.layout.rules.captains[seat]].colour}"
