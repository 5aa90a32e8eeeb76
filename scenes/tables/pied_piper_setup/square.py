"""The square on the set-up screen: the families' houses, the piper with his chest, the rounds until it is full."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.language import tr
from game.rulebooks.pied_piper.cards import Family
from scenes.art import PREMULTIPLIED
from scenes.kit import Kit
from scenes.menus.setup_layout import LARGE_TEXT
from scenes.plate import rounded
from scenes.stage import Box, Units
from scenes.tables.pied_piper import colours
from scenes.tables.pied_piper.plots import facts, family
from scenes.tables.pied_piper_setup.plan import Course, end_told, haste_told, length_told
from scenes.theme import NORMAL, TeamColours
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

PANEL: Final = 306.0
"""Units of the panel beside Play."""
MARGIN: Final = 14.0
PICTURE: Final = 278.0
PLATE: Final = 440.0
"""Width of the words on the picture."""
LOW: Final = 526.0
"""Where the picture ends, in units of the table's own picture."""
NAMED: Final = 5
"""So many houses stand in one row, with names."""
WIDEST_FLUTE: Final = 1100.0
FLUTE: Final = 66.0
"""Units of the flute with the rounds on it."""


def family_colours(name: Family) -> TeamColours:
    """A family's colours; its symbol is its name."""
    told = next(told for told in facts()["families"] if told["name"] == name)
    pale = pygame.Color(told["light"]).lerp(NORMAL.on_green, 0.55)
    return TeamColours(told["base"], told["deep"], f"#{pale.r:02x}{pale.g:02x}{pale.b:02x}", name)


class SquarePanel:
    """A night picture; the words lie on it, or under it where the text is large."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._kept: tuple[tuple[object, ...], pygame.Surface] | None = None

    @property
    def _apart(self) -> bool:
        return self.kit.stage.text_scale > LARGE_TEXT

    def height(self, width: float) -> float:
        """Units of the panel at a width."""
        if not self._apart:
            return PANEL
        return PICTURE + 2 * MARGIN + 3.4 * self.kit.stage.text_units(26) * 1.36 + self._flute_high + 20

    @property
    def _flute_high(self) -> float:
        return max(FLUTE, self.kit.stage.text_units(20) * 1.5 + 34)

    def build(
        self,
        ui: Ui,
        box: Box,
        people: Sequence[tuple[str, str]],
        children: int,
        told: Course,
        pane: Pane | None,
    ) -> None:
        """Picture, words, flute; `people` are families by seat with who plays them."""
        x, y, w, h = box
        high = PICTURE if self._apart else h - 2 * MARGIN
        picture = (x + MARGIN, y + MARGIN, w - 2 * MARGIN, high)
        ui.decor(partial(self._picture, picture, tuple(people), children, told, pane), pane)
        if self._apart:
            top = y + MARGIN + high + 8
            words: Box = (x + 34, top, w - 68, y + h - top - self._flute_high - 16)
            flute: Box = (x + 34, y + h - self._flute_high - 12, min(w - 68, WIDEST_FLUTE), self._flute_high)
        else:
            left = picture[0] + picture[2] - PLATE - 6
            words = (left + 18, picture[1] + 22, PLATE - 44, high - 40 - self._flute_high)
            flute = (left, picture[1] + high - self._flute_high - 12, PLATE - 18, self._flute_high)
        self._words(ui, words, told, pane)
        ui.decor(partial(self._flute, flute, told, pane), pane)

    # ------------------------------------------------------------ words

    def _words(self, ui: Ui, box: Box, told: Course, pane: Pane | None) -> None:
        palette = self.kit.palette
        ink, soft, red = colours.COINS, palette.cream, colours.SHORT_LIGHT
        if self._apart:
            ink, soft, red = palette.ink, palette.ink_soft, palette.danger
        x, y, w, h = box
        head = tr("The piper wants {n} coins").format(n=told.target)
        step = self.kit.stage.text_units(26) * 1.36
        ui.label(head, (x, y + step * 0.45), 27, ink, font="title", width=w, pane=pane)
        length = length_told(told)
        ui.label(length, (x, y + step * 1.4), 23, soft, font="black", width=w, pane=pane)
        warning = haste_told(told)
        rest, spot = h - step * 1.95, (x, y + step * 1.95)
        words, colour = warning or end_told(told), red if warning else soft
        ui.label(words, spot, 21, colour, anchor="lt", width=w, height=rest, wrap=True, pane=pane)

    def _flute(self, box: Box, told: Course, pane: Pane | None, surface: pygame.Surface) -> None:
        """The gauge of the table, with the rounds where they leave it."""
        kit, (x, y, w, h) = self.kit, pane.shown(box) if pane is not None else box
        high, tall = 40.0, h - 40.0
        back: Box = (x, y + h - high, w, high)
        kit.art.draw(surface, "piper/gauge_back", back)
        left, wide = x + w * 60 / 380, w * 300 / 380
        middle = back[1] + high / 2
        kit.art.draw(surface, "piper/gauge_fill", (left, middle - 8, wide * min(1.0, told.stash[-1] / told.target), 16))
        end = left + wide * min(1.0, told.stash[-1] / told.target)
        size, last = kit.stage.text_units(20), -1000.0
        ink = kit.palette.ink if self._apart else kit.palette.cream
        for number, stash in enumerate(told.stash, 1):
            at = left + wide * min(1.0, stash / told.target)
            pygame.draw.circle(surface, colours.NIGHT, kit.stage.point((at, middle)), kit.stage.px(6))
            final = number == told.rounds
            if final or min(at - last, end - at) >= size * 1.2:
                spot = (at, y + tall / 2)
                kit.text.draw(surface, str(number), spot, 20, ink, font="title", anchor="cm", max_height=tall)
                last = at
        cap = (x + w - 30, middle)
        kit.art.put(surface, "piper/gauge_cap", cap, 0.9 if told.target < 100 else 1.05)
        kit.text.draw(
            surface,
            str(told.target),
            cap,
            20,
            colours.RING_DONE,
            font="title",
            anchor="cm",
            max_width=48,
            max_height=26,
        )

    # ------------------------------------------------------------ the picture, painted once

    def _picture(
        self,
        box: Box,
        people: tuple[tuple[str, str], ...],
        children: int,
        told: Course,
        pane: Pane | None,
        surface: pygame.Surface,
    ) -> None:
        stage = self.kit.stage
        shown = pane.shown(box) if pane is not None else box
        rect, clip = stage.rect(shown), surface.get_clip()
        key = (rect.size, stage.text_scale, people, children, told.target, self.kit.palette)
        if self._kept is None or self._kept[0] != key:
            whole = pygame.Surface(stage.size).convert()
            self._paint(whole, (shown[0], 0.0, shown[2], shown[3]), people, children, told)
            self._kept = (key, whole.subsurface(stage.rect((shown[0], 0.0, shown[2], shown[3]))).copy())
        surface.set_clip(rect.clip(clip))
        surface.blit(self._kept[1], rect)
        surface.set_clip(clip)
        edge = self.kit.palette.walnut5
        pygame.draw.rect(surface, edge, rect, stage.px(4), border_radius=stage.px(10))

    def _paint(
        self, surface: pygame.Surface, box: Box, people: Sequence[tuple[str, str]], children: int, told: Course
    ) -> None:
        art, (x, y, w, h) = self.kit.art, box
        backdrop(surface, self.kit, box, LOW)
        right = x + w - (0 if self._apart else PLATE)
        for name, at, size in (
            ("shadow_3", (right - 230, y + h - 66), 0.5),
            ("piper", (right - 244, y + h - 66), 0.62),
            ("note_1", (right - 168, y + 66), 0.5),
            ("note_2", (right - 140, y + 40), 0.4),
            ("rat_run_1", (right - 330, y + h - 22), 0.6),
        ):
            art.put(surface, f"piper/{name}", at, size)
        self._chest(surface, (right - 112, y + h - 20), 0.58, told)
        self._houses(surface, (x + 18, y, right - x - 368, h), people, children)
        if not self._apart:
            rounded(surface, self.kit, (right - 10, y + 8, PLATE, h - 16), colours.NIGHT, colours.BRASS, 16)

    def _chest(self, surface: pygame.Surface, foot: Units, k: float, told: Course) -> None:
        art, text = self.kit.art, self.kit.text
        art.put(surface, "piper/chest_3", foot, k)
        x, y = foot[0], foot[1] - 61 * k
        art.put(surface, "piper/chest_plate", (x, y), k * 1.05)
        target = str(told.target)
        text.draw(
            surface,
            target,
            (x, y - 2),
            50 * k,
            colours.COINS,
            font="title",
            anchor="cm",
            max_width=120 * k,
            max_height=64 * k,
        )

    def _houses(self, surface: pygame.Surface, box: Box, people: Sequence[tuple[str, str]], children: int) -> None:
        x, y, w, h = box
        if len(people) <= NAMED:
            slot = w / len(people)
            wide = min(slot * 1.02, 226.0)
            for number, (name, player) in enumerate(people):
                foot = (x + slot * (number + 0.5), y + h - 34)
                self._house(surface, name, foot, wide, children)
                self._name(surface, name, player, (foot[0], y + h - 24), slot - 12)
            return
        back = len(people) // 2
        front = len(people) - back
        slot = w / (front + 0.25)
        wide = min(slot * 0.98, 178.0)
        rows = [(n * 2 + 1, n + 1.0, h - 112, wide * 0.94) for n in range(back)]
        rows += [(n * 2, n + 0.5, h - 12.0, wide) for n in range(front)]
        for number, place, down, size in rows:
            self._house(surface, people[number][0], (x + slot * place, y + down), size, children)

    def _house(self, surface: pygame.Surface, name: str, foot: Units, wide: float, children: int) -> None:
        """A house whose children look out of the windows."""
        size = "large" if wide >= 150 else "small"
        told = facts()["house"][size]
        k = wide / told["size"][0]
        ax, ay = told["anchor"]
        corner = (foot[0] - ax * k, foot[1] - ay * k)
        self.kit.art.draw(surface, "piper/pool", (foot[0] - wide * 0.7, foot[1] - wide * 0.16, wide * 1.4, wide * 0.32))
        self.kit.art.put(surface, told["picture"].format(family=name), foot, k)
        for number, (x, y, w, h) in enumerate(told["windows"]):
            picture = f"child_{family(name).child(number)}" if number < children else f"window_curtain_{name}"
            self.kit.art.draw(surface, f"piper/{picture}", (corner[0] + x * k, corner[1] + y * k, w * k, h * k))

    def _name(self, surface: pygame.Surface, name: str, player: str, middle: Units, room: float) -> None:
        if not player:
            return
        kit, told = self.kit, next(told for told in facts()["families"] if told["name"] == name)
        size = 20.0
        wide = min(room, kit.text.width(player, size, "black") + 28)
        high = min(40.0, kit.stage.text_units(size) * 1.5)
        rounded(
            surface,
            kit,
            (middle[0] - wide / 2, middle[1] - high / 2, wide, high),
            colours.NIGHT,
            told["line"],
            high / 2,
        )
        kit.text.draw(
            surface,
            player,
            middle,
            size,
            kit.palette.cream,
            font="black",
            anchor="cm",
            max_width=wide - 20,
            max_height=high,
        )


def backdrop(surface: pygame.Surface, kit: Kit, box: Box, low: float, left: float = 0.0, wide: float = 1920.0) -> None:
    """A part of the table's night picture, as wide as told and ending so low."""
    x, y, w, h = box
    k = w / wide
    inner, canvas = facts()["inner"], facts()["canvas"]
    picture = kit.art.get("piper/square", canvas[1] * k)
    top = max(0.0, low - h / k)
    corner = kit.stage.point((x - (inner[0] + left) * k, y - (inner[1] + top) * k))
    before = surface.get_clip()
    surface.set_clip(kit.stage.rect(box).clip(before))
    surface.blit(picture, corner, special_flags=PREMULTIPLIED)
    surface.set_clip(before)


def draw_corner(surface: pygame.Surface, kit: Kit, box: Box, discs: Sequence[str]) -> None:
    """A small picture: the piper under the moon, the families' signs before him."""
    x, y, w, h = box
    backdrop(surface, kit, box, 470.0, 640.0, 700.0)
    before = surface.get_clip()
    surface.set_clip(kit.stage.rect(box).clip(before))
    kit.art.put(surface, "piper/piper", (x + w * 0.26, y + h * 0.9), h / 330)
    lines = 1 if len(discs) <= 5 else 2
    across = -(-len(discs) // lines)
    size = min(46.0, (w - 16) / across, h * 0.3)
    for number, disc in enumerate(discs):
        line, place = divmod(number, across)
        count = min(across, len(discs) - line * across)
        middle = x + w / 2 + (place - (count - 1) / 2) * (size + 4)
        top = y + h - 8 - size * (lines - line)
        kit.art.draw(surface, disc, (middle - size / 2, top, size, size))
    surface.set_clip(before)
