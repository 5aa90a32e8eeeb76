"""Widgets that choose: check box, radio, switch, segments, tabs, drop-down list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.art import PREMULTIPLIED
from scenes.focus import Place
from scenes.kit import Kit
from scenes.stage import HEIGHT, Box, Units, inside
from scenes.widgets.base import TOP_LAYER, Widget

if TYPE_CHECKING:
    from scenes.widgets.maker import Maker

MARK = 34.0
SWITCH = (70.0, 40.0)


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a list: its words, a note at its right, a picture before them."""

    label: str
    note: str = ""
    picture: str = ""


def draw_mark(surface: pygame.Surface, kit: Kit, picture: str, centre: Units, side: float) -> None:
    """A small square picture in its own colours."""
    mark = kit.art.get(picture, side, width=side)
    surface.blit(mark, mark.get_rect(center=kit.stage.point(centre)), special_flags=PREMULTIPLIED)


class Check(Widget):
    """A check box; the label and the note belong to the place that can be pressed."""

    value = False
    note = ""
    on_change: Callable[[bool], None] | None = None

    def activate(self) -> None:
        """Turn over and tell."""
        if not self.is_enabled:
            return
        self.value = not self.value
        self.kit.sound.play("click")
        if self.on_change is not None:
            self.on_change(self.value)

    def draw(self, surface: pygame.Surface) -> None:
        """Box, label, note."""
        x, y, _w, h = self.shown_box
        state = "hover" if self.state == "pressed" else self.state
        name = f"ui/check_{'on' if self.value else 'off'}_{state}"
        self.kit.art.draw(surface, name, (x, y + (h - MARK) / 2, MARK, MARK))
        self._words(surface, x + MARK + 16)

    def _words(self, surface: pygame.Surface, left: float) -> None:
        _x, y, w, h = self.shown_box
        palette, room = self.kit.palette, self.shown_box[0] + w - left
        if not self.note:
            self.kit.text.draw(surface, self.label, (left, y + h / 2), 23, palette.ink, max_width=room, max_height=h)
            return
        size = self.kit.stage.text_units(23)
        self.kit.text.draw(surface, self.label, (left, y + size * 0.62), 23, palette.ink, font="title", max_width=room)
        self.kit.text.draw(
            surface,
            self.note,
            (left, y + size * 1.2),
            20,
            palette.ink_soft,
            anchor="lt",
            max_width=room,
            max_height=h - size * 1.2,
            wrap=True,
        )


class Radio(Widget):
    """One of several exclusive choices."""

    value = False

    def draw(self, surface: pygame.Surface) -> None:
        """Disc and label."""
        x, y, w, h = self.shown_box
        state = {"normal": "", "disabled": "_disabled"}.get(self.state, "_hover")
        self.kit.art.draw(surface, f"ui/radio_{'on' if self.value else 'off'}{state}", (x, y + (h - 32) / 2, 32, 32))
        spot = (x + 48, y + h / 2)
        self.kit.text.draw(surface, self.label, spot, 23, self.kit.palette.ink, max_width=w - 48, max_height=h)


class Switch(Check):
    """A switch at the right end of its row."""

    def draw(self, surface: pygame.Surface) -> None:
        """Label and note at the left, switch at the right."""
        x, y, w, h = self.shown_box
        state = {"normal": "", "disabled": "_disabled"}.get(self.state, "_hover")
        wide, high = SWITCH
        box = (x + w - wide, y + (h - high) / 2, wide, high)
        self.kit.art.draw(surface, f"ui/switch_{'on' if self.value else 'off'}{state}", box)
        palette, room = self.kit.palette, w - wide - 24
        share = 0.5 if not self.note else 0.32
        self.kit.text.draw(
            surface, self.label, (x, y + h * share), 24, palette.ink, font="title", max_width=room, max_height=h * 0.6
        )
        if self.note:
            spot = (x, y + h * 0.74)
            self.kit.text.draw(surface, self.note, spot, 20, palette.ink_soft, max_width=room, max_height=h * 0.4)


class _Indexed(Widget):
    """Shared by segments, tabs and lists: an index among choices."""

    choices: list[Choice]
    index = 0
    on_change: Callable[[int], None] | None = None

    def set_choices(self, choices: list[Choice], index: int, on_change: Callable[[int], None]) -> None:
        """What there is to choose, what is chosen, whom to tell."""
        self.choices, self.index, self.on_change = choices, index, on_change

    def choose(self, index: int) -> None:
        """Choose and tell, if it is a change."""
        if index == self.index or not 0 <= index < len(self.choices):
            return
        self.index = index
        self.kit.sound.play("click")
        if self.on_change is not None:
            self.on_change(index)

    def adjuster(self) -> Callable[[int], None] | None:
        """Left and right choose the neighbour."""
        return lambda step: self.choose(self.index + step)


class Segment(_Indexed):
    """Two to five choices side by side in one trough."""

    icons: tuple[str, ...] = ()
    dark = False
    size: float = 21

    def activate(self) -> None:
        """A click chooses the part under the pointer, the accept key the next one."""
        pixel = self.ui_manager.pixel
        part = self._part_at(pixel) if self.pointer_press else None
        self.choose(part if part is not None else (self.index + 1) % len(self.choices))

    def draw(self, surface: pygame.Surface) -> None:
        """Trough, chosen part, words."""
        self.kit.art.draw(surface, "ui/segment_base_dark" if self.dark else "ui/segment_base", self.shown_box)
        for number, (x, y, w, h) in enumerate(self._parts()):
            chosen = number == self.index
            if chosen:
                self.kit.art.draw(surface, "ui/segment_on", (x + 4, y + 4, w - 8, h - 8))
            palette = self.kit.palette
            ink = palette.on_gold if chosen else (palette.cream if self.dark else palette.ink)
            self._part(surface, number, (x, y, w, h), ink)

    def _part(self, surface: pygame.Surface, number: int, box: Box, ink: str) -> None:
        x, y, w, h = box
        words = self.choices[number].label
        icon = self.icons[number] if number < len(self.icons) else ""
        tall, text = h * 0.6, self.kit.text
        wish = self._mark(icon, min(tall, self.kit.stage.text_units(self.size)))
        high = text.fit(words, self.size, "black", w - 20 - wish, tall)
        mark = self._mark(icon, high)
        size = high / self.kit.stage.text_scale
        wide = text.width(words, size, "black")
        left = x + (w - wide - mark) / 2
        if icon:
            self.kit.art.icon(surface, icon, (left + high * 0.6, y + h / 2), high * 1.2, ink)
        spot, room = (left + mark, y + h / 2), w - 20 - mark
        text.draw(surface, words, spot, size, ink, font="black", max_width=room, max_height=tall)

    def _mark(self, icon: str, high: float) -> float:
        """How wide an icon and its gap are beside letters so high."""
        return high * 1.45 if icon else 0.0

    def _parts(self) -> list[Box]:
        x, y, w, h = self.shown_box
        wishes = [self.kit.text.width(c.label, self.size, "black") + 44 for c in self.choices]
        mark = self._mark("any", self.kit.stage.text_units(self.size))
        wishes = [wish + (mark if n < len(self.icons) else 0) for n, wish in enumerate(wishes)]
        extra = (w - sum(wishes)) / len(wishes)
        widths = [wish + extra for wish in wishes] if extra >= 0 else [w * wish / sum(wishes) for wish in wishes]
        lefts = [x + sum(widths[:n]) for n in range(len(widths))]
        return [(left, y, wide, h) for left, wide in zip(lefts, widths, strict=True)]

    def _part_at(self, pixel: tuple[int, int]) -> int | None:
        pos = self.kit.stage.units(pixel)
        return next((n for n, box in enumerate(self._parts()) if inside(box, pos)), None)


class Tabs(Segment):
    """Tabs that stand on a panel; the chosen one is open to it."""

    size: float = 23

    def draw(self, surface: pygame.Surface) -> None:
        """One picture per tab, the chosen one last so that it overlaps its neighbours."""
        parts = self._parts()
        order = [n for n in range(len(parts)) if n != self.index] + [self.index]
        hovered = self._part_at(self.ui_manager.pixel) if self.hovered else None
        for number in order:
            x, y, w, h = parts[number]
            chosen = number == self.index
            look = "tab_on" if chosen else ("tab_off_hover" if number == hovered else "tab_off")
            self.kit.art.draw(surface, f"ui/{look}", (x + 2, y, w - 4, h))
            spot = (x + w / 2, y + h / 2 + (0 if chosen else 3))
            ink = self.kit.palette.ink if chosen else self.kit.palette.cream
            words = self.choices[number].label
            self.kit.text.draw(
                surface, words, spot, self.size, ink, font="title", anchor="cm", max_width=w - 24, max_height=h
            )

    def _parts(self) -> list[Box]:
        x, y, w, h = self.shown_box
        widths = [self.kit.text.width(c.label, self.size, "title") + 56 for c in self.choices]
        if sum(widths) > w:
            widths = [wide * w / sum(widths) for wide in widths]
        return [(x + sum(widths[:n]), y, wide, h) for n, wide in enumerate(widths)]


class Dropdown(_Indexed):
    """One of many choices; the list opens below, or above where there is no room."""

    ui: Maker
    options: list[Option]

    def set_choices(self, choices: list[Choice], index: int, on_change: Callable[[int], None]) -> None:
        """What there is to choose; the list is closed."""
        super().set_choices(choices, index, on_change)
        self.options = []

    @property
    def is_open(self) -> bool:
        """Whether the list shows."""
        return bool(self.options)

    def activate(self) -> None:
        """Open or close the list."""
        if not self.is_enabled:
            return
        self.kit.sound.play("click")
        if self.is_open:
            self.close()
        else:
            self._open()

    def close(self) -> None:
        """Take the list away."""
        for option in self.options:
            option.kill()  # type: ignore[no-untyped-call]
            self.ui.widgets.remove(option)
        self.options = []
        self.ui.wants_frame = True

    def covers(self, pos: Units) -> bool:
        """Whether a place belongs to the list or its button."""
        return inside(self.shown_box, pos) or any(inside(option.box, pos) for option in self.options)

    def option_places(self) -> list[Place]:
        """The places of the open list."""
        return [place for option in self.options if (place := option.place()) is not None]

    def pick(self, index: int) -> None:
        """Choose from the open list."""
        self.close()
        self.choose(index)

    def draw(self, surface: pygame.Surface) -> None:
        """Button with the chosen words."""
        x, y, w, h = self.shown_box
        state = "hover" if self.state == "pressed" else self.state
        name = f"ui/dropdown_{state}"
        self.kit.art.draw(surface, name, self.shown_box)
        choice, ink = self.choices[self.index] if self.choices else Choice(""), self.kit.art.ink(name)
        left, mark = x + 16, self.kit.stage.text_units(22)
        self.kit.art.icon(surface, "chevron_down", (x + w - 23, y + h / 2), min(30.0, mark * 1.3), ink)
        if choice.picture:
            draw_mark(surface, self.kit, choice.picture, (left + mark * 0.6, y + h / 2), mark * 1.18)
            left += mark * 1.55
        spot, room = (left, y + h / 2), x + w - 52 - left
        self.kit.text.draw(surface, choice.label, spot, 22, ink, max_width=room, max_height=h)

    def _open(self) -> None:
        x, y, w, h = self.shown_box
        high = max(h, self.kit.stage.grow(46)) * len(self.choices) + 12
        wide = max(w, *(self._wish(choice) for choice in self.choices))
        top = y + h + 8 if y + h + 8 + high <= HEIGHT - 8 else y - high - 8
        row = (high - 12) / len(self.choices)
        for number, choice in enumerate(self.choices):
            box = (x, max(8.0, top) + 6 + number * row, wide, row)
            option = Option(self.ui.gui, self.kit, f"{self.key}.{number}", box, choice.label, layer=TOP_LAYER)
            option.of, option.number, option.total = self, number, high
            self.options.append(self.ui.add(option))
        self.ui.wants_frame = True

    def _wish(self, choice: Choice) -> float:
        note = self.kit.text.width(choice.note, 20) + 24 if choice.note else 0.0
        return self.kit.text.width(choice.label, 22) + 34 + self.indent() + note

    def indent(self) -> float:
        """How far the words of the list stand in: behind the tick and, where there are any, the icons."""
        mark = self.kit.stage.text_units(22)
        return mark * 1.9 + (mark * 1.4 if any(choice.picture for choice in self.choices) else 0.0)


class Option(Widget):
    """A row of an open list."""

    of: Dropdown
    number = 0
    total = 0.0

    def activate(self) -> None:
        """Choose this row."""
        self.of.pick(self.number)

    def draw(self, surface: pygame.Surface) -> None:
        """The first row paints the list's ground; each its words, a tick on the chosen one."""
        x, y, w, h = self.box
        if self.number == 0:
            self.kit.art.draw(surface, "ui/menu_list", (x, y - 6, w, self.total))
        chosen, palette = self.number == self.of.index, self.kit.palette
        if chosen or self.hovered:
            self.kit.art.draw(surface, "ui/list_row_on", (x + 6, y + 1, w - 12, h - 2))
        choice, mark, indent = self.of.choices[self.number], self.kit.stage.text_units(22), self.of.indent()
        if chosen:
            self.kit.art.icon(surface, "check", (x + 10 + mark * 0.7, y + h / 2), mark, palette.go_deep)
        if choice.picture:
            draw_mark(surface, self.kit, choice.picture, (x + indent - mark * 0.8, y + h / 2), mark * 1.1)
        note = self.kit.text.width(choice.note, 20) + 24 if choice.note else 0.0
        spot, room = (x + indent, y + h / 2), w - 20 - indent - note
        self.kit.text.draw(surface, choice.label, spot, 22, palette.ink, max_width=room, max_height=h)
        if choice.note:
            spot = (x + w - 16, y + h / 2)
            self.kit.text.draw(surface, choice.note, spot, 20, palette.ink_soft, anchor="rm", max_height=h)
