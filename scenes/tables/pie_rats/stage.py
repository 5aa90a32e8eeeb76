"""The stage of the moment: sums of a lure before it is confirmed, a crew against its pie, what may be interrupted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.language import tr
from game.rulebooks.pie_rats.cards import CHARISMA, FACTS, LOYALTY
from game.rulebooks.pie_rats.words import card_name, listed
from scenes.kit import Kit
from scenes.stage import Box, Units
from scenes.table.fuse import Fuse
from scenes.tables.pie_rats import colours
from scenes.tables.pie_rats.drafts import LootSum, LureSum
from scenes.tables.pie_rats.faces import told
from scenes.tables.pie_rats.marks import Marks

BLEED: Final = 18.0
DESIGN: Final = (568.0, 196.0)


@dataclass(frozen=True, slots=True)
class Moment:
    """What is told on the stage while nothing is put together."""

    words: str
    disc: str
    waits: bool
    cards: int


class Stage:
    """Paints the stage of one table."""

    def __init__(self, kit: Kit, box: Box, marks: Marks) -> None:
        self.kit = kit
        self.box = box
        self.marks = marks
        self.k = min(box[2] / DESIGN[0], box[3] / DESIGN[1])

    def _ground(self, surface: pygame.Surface) -> None:
        x, y, w, h = self.box
        outer = (x - BLEED, y - BLEED, w + 2 * BLEED, h + 2 * BLEED)
        self.kit.art.draw(surface, "pie_rats/lure_panel", outer)

    def _at(self, dx: float, dy: float) -> Units:
        """A place of the concept's panel on the stage."""
        return self.box[0] + dx * self.box[2] / DESIGN[0], self.box[1] + dy * self.box[3] / DESIGN[1]

    def _words(
        self, surface: pygame.Surface, words: str, at: Units, size: float, ink: str, room: float, anchor: str = "cm"
    ) -> None:
        room *= self.box[2] / DESIGN[0]
        self.kit.text.draw(
            surface, words, at, size * self.k, ink, font="title", anchor=anchor, max_width=room, max_height=size * 1.5
        )

    # ------------------------------------------------------------ what happens

    def moment(self, surface: pygame.Surface, seen: Moment) -> None:
        """The latest that has been done, or what waits."""
        x, y, w, h = self.box
        if not seen.words:
            return
        if not seen.waits and not seen.cards:
            self._quiet(surface, seen)
            return
        self._ground(surface)
        left = x + 26 + (h - 36) * 0.72 + 34 * (seen.cards - 1) + 14 if seen.cards else x + 92
        if not seen.cards and seen.disc:
            self.kit.art.draw(surface, seen.disc, (x + 20, y + h / 2 - 44, 60, 60))
        room = x + w - 24 - left
        middle = y + (h - 34) / 2 if seen.waits else y + h / 2
        self.kit.text.draw(
            surface,
            seen.words,
            (left, middle),
            26 * self.k,
            colours.PAPER_INK,
            font="title",
            max_width=room,
            max_height=h - 60,
            wrap=True,
            leading=1.1,
        )

    def _quiet(self, surface: pygame.Surface, seen: Moment) -> None:
        """The last thing that happened, in a low voice."""
        x, y, w, h = self.box
        kit = self.kit
        high = min(h, kit.text.height(seen.words, 21, w - 120, leading=1.15) + 40)
        box = (x + 10, y + (h - high) / 2, w - 20, high)
        kit.art.draw(surface, "ui/tooltip", box)
        if seen.disc:
            kit.art.draw(surface, seen.disc, (box[0] + 18, y + h / 2 - 22, 44, 44))
        spot = (box[0] + 76, y + h / 2)
        kit.text.draw(
            surface, seen.words, spot, 21, kit.palette.cream, max_width=w - 120, max_height=high - 8, wrap=True,
            leading=1.15,
        )  # fmt: skip

    def fuse(self, surface: pygame.Surface, fuse: Fuse, time: float, cards: int) -> None:
        """The fuse along the foot of the stage: ash behind, cord ahead, the spark between, the bell at its end."""
        x, y, w, h = self.box
        art = self.kit.art
        left = x + 26 + ((h - 36) * 0.72 + 34 * (cards - 1) + 8 if cards else 0)
        wide, middle = x + w - 82 - left, y + h - 30
        art.draw(surface, "pie_rats/fuse_ash", (left, middle - 10, wide, 20))
        rest = wide * fuse.share
        if rest > 4:
            art.draw(surface, "pie_rats/fuse_cord", (left, middle - 10, rest, 20))
        art.put(surface, "pie_rats/fuse_bomb", (x + w - 50, middle - 6), 0.56)
        frame = 1 if self.kit.calm else 1 + int(time * 9) % 3
        art.put(surface, f"pie_rats/fuse_spark_{frame}", (left + rest, middle), 0.8)

    # ------------------------------------------------------------ a lure

    def lure(self, surface: pygame.Surface, seen: LureSum, faces: Sequence[str]) -> None:
        """Both sides of the sum, who wins, what is spent, what the gang gains."""
        self._ground(surface)
        art = self.kit.art
        x, y = self._at(16, 16)
        wide, high = 240 * self.box[2] / DESIGN[0], 112 * self.box[3] / DESIGN[1]
        art.draw(surface, "pie_rats/lure_own", (x, y, wide, high))
        right = self._at(DESIGN[0] - 256, 16)
        art.draw(surface, "pie_rats/lure_loyalty", (*right, wide, high))
        self._words(surface, tr("Your charisma"), self._at(136, 36), 20, colours.ROSE_INK, 220)
        self._words(surface, tr("Total loyalty"), self._at(DESIGN[0] - 136, 36), 20, colours.BLUE_INK, 220)
        self._charisma(surface, [faces[card] for card in seen.cards], seen.brings)
        self._loyalty(surface, [faces[rat] for rat in seen.rats], seen.loyalty)
        self._verdict(surface, seen)
        self._foot(surface, seen, faces)

    def _charisma(self, surface: pygame.Surface, cards: list[str], total: int) -> None:
        badge = 50 * self.k
        self.marks.badge(surface, "charisma", str(FACTS.captain_charisma), self._at(46, 86), badge)
        room = 92.0
        step = min(46.0, room / max(1, len(cards)))
        if cards:
            self._words(surface, "+", self._at(76, 86), 28, colours.ROSE_INK, 20)
        for number, name in enumerate(cards):
            at = self._at(104 + step * number, 88)
            self.kit.art.put(surface, f"pie_rats/prop_{name}", at, 0.5 * self.k)
            self.marks.badge(surface, "charisma", str(CHARISMA[name]), (at[0] + 13, at[1] - 17), 25 * self.k)
        self._words(surface, "=", self._at(184, 86), 28, colours.ROSE_INK, 20)
        self._words(surface, str(total), self._at(222, 86), 50, colours.ROSE, 60)

    def _loyalty(self, surface: pygame.Surface, rats: list[str], total: int) -> None:
        base = DESIGN[0] - 256
        pairs = [("charisma", str(FACTS.captain_charisma)), ("loyalty", "")]
        size = (50 if len(rats) < 2 else 36) * self.k
        step = 58.0 if len(rats) < 2 else 36.0
        at = 36.0 if len(rats) < 2 else 26.0
        for number, rat in enumerate(rats):
            for kind, words in pairs:
                value = words or told("loyalty", LOYALTY[rat])
                self.marks.badge(surface, kind, value, self._at(base + at, 86), size)
                at += step
            if number + 1 < len(rats):
                self._words(surface, "+", self._at(base + at - step * 0.44, 86), 20, colours.BLUE_INK, 16)
                at += 6
        if len(rats) < 2:
            self._words(surface, "+", self._at(base + 65, 86), 24, colours.BLUE_INK, 16)
        self._words(surface, "=", self._at(base + 178, 86), 28, colours.BLUE_INK, 20)
        self._words(surface, str(total), self._at(base + 212, 86), 50, colours.BLUE, 56)

    def _verdict(self, surface: pygame.Surface, seen: LureSum) -> None:
        name = "lure_yes" if seen.wins else "lure_no"
        self.kit.art.put(surface, f"pie_rats/{name}", self._at(DESIGN[0] / 2, 60), 0.76 * self.k)
        words = tr("beats") if seen.wins else tr("needs {n}").format(n=seen.needs)
        ink = colours.GO if seen.wins else colours.STOP
        self._words(surface, words, self._at(DESIGN[0] / 2, 112), 18, ink, 92)

    def _foot(self, surface: pygame.Surface, seen: LureSum, faces: Sequence[str]) -> None:
        x, y = self._at(16, 136)
        wide, high = (DESIGN[0] - 32) * self.box[2] / DESIGN[0], 46 * self.box[3] / DESIGN[1]
        self.kit.art.draw(surface, "pie_rats/lure_foot", (x, y, wide, high))
        if not seen.wins:
            words = tr("Not enough, even with all your charisma")
        elif not seen.cards:
            words = tr("No card is spent")
        else:
            names = listed([card_name(faces[card]) for card in seen.cards])
            words = tr("Spent: {cards}").format(cards=names)
        at = self._at(64, 159)
        self.marks.icon(surface, "icon_hook", self._at(42, 159), 28 * self.k, colours.GOLD)
        self._words(surface, words, at, 21, colours.GOLD, 330 if seen.wins else 470, "lm")
        if seen.wins:
            before, after = seen.strength
            self.marks.icon(surface, "icon_strength", self._at(414, 159), 30 * self.k, colours.LEAF)
            self._words(surface, str(before), self._at(444, 159), 22, colours.LEAF, 40)
            self.marks.icon(surface, "icon_arrow", self._at(476, 159), 24 * self.k, colours.LEAF)
            self._words(surface, str(after), self._at(514, 159), 27, colours.LEAF, 44)

    # ------------------------------------------------------------ a loot

    def loot(self, surface: pygame.Surface, seen: LootSum) -> None:
        """A bar that fills to the pie's weight; the crew stands over it."""
        self._ground(surface)
        kit, art, (x, y, w, h) = self.kit, self.kit.art, self.box
        middle = y + h - 40
        left, wide = x + 84, w - 196
        full = max(seen.weight, seen.strength, 1)
        art.draw(surface, "pie_rats/bar_trough", (left, middle - 18, wide, 36))
        share = min(seen.strength, seen.weight) / full
        fill = (left + 6, middle - 12, max(28.0, (wide - 12) * share), 24)
        art.draw(surface, "pie_rats/bar_fill", fill)
        if seen.strength > seen.weight:
            over = (wide - 12) * (seen.strength - seen.weight) / full
            art.draw(surface, "pie_rats/bar_over", (left + 6 + (wide - 12) * share, middle - 12, over, 24))
        goal = left + 6 + (wide - 12) * seen.weight / full
        art.put(surface, "pie_rats/bar_goal", (goal, middle + 2), 0.62)
        self.marks.badge(surface, "strength", str(seen.strength), (x + 50, middle), 58)
        self.marks.badge(surface, "weight", str(seen.weight), (x + w - 84, middle), 54)
        name = "lure_yes" if seen.lifts else "lure_no"
        art.put(surface, f"pie_rats/{name}", (x + w - 36, middle), 0.5)
        if not seen.crew and not seen.ropes:
            words = tr("Tap or drag rats onto the pie")
            spot = (x + w / 2, y + (h - 70) / 2 + 6)
            kit.text.draw(surface, words, spot, 22, colours.PAPER_INK, font="title", anchor="cm", max_width=w - 60)
