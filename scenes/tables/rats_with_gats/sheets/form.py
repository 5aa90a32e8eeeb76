"""How a form is laid out: parts from top to bottom in a pane that scrolls where it must, buttons that stay below it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import pygame

from game.rulebooks.rats_with_gats.texts import LINE
from scenes.letters import Face
from scenes.stage import Box
from scenes.tables.rats_with_gats.sheets.row import Option, Row
from scenes.widgets.buttons import LIP, Skin
from scenes.widgets.pane import Pane
from scenes.widgets.paper import LEADING, Paper
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.tables.rats_with_gats.sheets.base import GatsSheet

GAP: Final = 10.0
BAR: Final = 16.0
"""Room that the scroll bar takes."""
Part = tuple[float, Callable[[Box, Pane], None]]


@dataclass(frozen=True, slots=True)
class Answer:
    """A button below the form."""

    key: str
    label: str
    do: Callable[[], None]
    skin: Skin = "wood"
    icon: str = ""
    enabled: bool = True
    tooltip: str = ""


@dataclass(slots=True)
class Form:
    """Parts are added, then built at once, since only then it is known how high they are."""

    ui: Ui
    sheet: GatsSheet
    frame: Box
    """What the heading leaves of the form."""
    parts: list[Part] = field(default_factory=list)
    feet: list[list[Answer]] = field(default_factory=list)

    @property
    def wide(self) -> float:
        """Room of a part."""
        return self.frame[2] - BAR

    # ------------------------------------------------------------ parts

    def add(self, high: float, build: Callable[[Box, Pane], None]) -> None:
        """A part of a height, built once its box is known."""
        self.parts.append((high, build))

    def words(self, words: str, size: float = 21, *, face: Face = "bold", ink: str = "", gap: float = GAP) -> None:
        """A paragraph."""
        if not words:
            return
        kit, colour = self.sheet.kit, ink or self.sheet.ink
        high = kit.text.height(words, size, self.wide - 8, face)

        def build(box: Box, pane: Pane) -> None:
            spot = (box[0] + 4, box[1])
            self.ui.label(words, spot, size, colour, font=face, anchor="lt", width=box[2] - 8, wrap=True, pane=pane)

        self.add(high + gap, build)

    def paper(
        self,
        key: str,
        label: str,
        *,
        lines: float = 2,
        limit: int = LINE,
        hint: str = "",
        dice: Callable[[], None] | None = None,
        dice_label: str = "",
        lead: float = 0.0,
        leading: Callable[[Box, Pane], None] | None = None,
    ) -> None:
        """A text under its name, with a button beside it that fills in something else, and something before it."""
        kit, sheet = self.sheet.kit, self.sheet
        name = kit.stage.text_units(20) * 1.35 if label else 0.0
        high = max(48.0, lines * kit.stage.text_units(22) * LEADING + 22)
        side = 56.0 if dice is not None else 0.0

        def build(box: Box, pane: Pane) -> None:
            x, y, w, _ = box
            if leading is not None:
                leading((x + 2, y + name, lead, high), pane)
                x, w = x + lead + GAP, w - lead - GAP
            paper = sheet.paper(self.ui, key, (x + 2, y + name, w - side - 6, high), label, limit, hint, pane)
            if label:
                self._name(paper, label, (x + 4, y + name * 0.42), w - side - 10, pane)
            if dice is not None:
                centre = (x + w - 26, y + name + high / 2 - 2)
                self.ui.icon_button(f"{key}-dice", centre, "dice", dice_label or label, dice, radius=23, pane=pane)

        self.add(name + high + GAP, build)

    def _name(self, paper: Paper, label: str, spot: tuple[float, float], room: float, pane: Pane) -> None:
        """The name of a text; while it cannot be handed in, why."""
        kit, sheet = self.sheet.kit, self.sheet

        def paint(surface: pygame.Surface) -> None:
            wrong = paper.complaint()
            ink = sheet.alarm if wrong else sheet.ink
            at = (spot[0], spot[1] - pane.scroll)
            kit.text.draw(surface, wrong or label, at, 20, ink, font="black", max_width=room)

        self.ui.decor(paint, pane)

    def row(self, option: Option) -> None:
        """An answer, or a choice."""
        self.rows(option)

    def rows(self, *options: Option) -> None:
        """Answers or choices side by side."""
        kit, wide = self.sheet.kit, (self.wide - GAP * (len(options) - 1)) / len(options)
        high = max(option.high(kit, wide) for option in options)

        def build(box: Box, pane: Pane) -> None:
            for number, option in enumerate(options):
                at = (box[0] + number * (wide + GAP), box[1], wide, high)
                row = Row(
                    self.ui.gui,
                    kit,
                    option.key,
                    at,
                    option.label,
                    option.do,
                    enabled=option.enabled,
                    tooltip=option.tooltip,
                    pane=pane,
                )
                row.option = option
                self.ui.add(row)

        self.add(high + 4, build)

    def gap(self, high: float) -> None:
        """Some air."""
        self.add(high, lambda box, pane: None)

    def foot(self, *answers: Answer) -> None:
        """A row of buttons below all parts."""
        self.feet.append(list(answers))

    # ------------------------------------------------------------ building

    def build(self, key: str) -> Pane:
        """Put everything into the scene."""
        x, y, w, h = self.frame
        kit = self.sheet.kit
        high = min(kit.stage.grow(54 if self.sheet.dark else 60, 24), 96.0)
        below = len(self.feet) * (high + 8)
        total = sum(part[0] for part in self.parts)
        frame = (x, y, w, max(60.0, h - below))
        pane = self.ui.pane(key, frame, total)
        top = y
        for part, build in self.parts:
            build((x, top, self.wide, part), pane)
            top += part
        self._feet(y + h - below + 8, high)
        return pane

    def _feet(self, top: float, high: float) -> None:
        x, _, w, _ = self.frame
        for number, answers in enumerate(self.feet):
            wide = (w - GAP * (len(answers) - 1)) / len(answers)
            for column, answer in enumerate(answers):
                box = (x + column * (wide + GAP), top + number * (high + 8), wide, high + LIP - 4)
                self.ui.button(
                    answer.key,
                    box,
                    answer.label,
                    answer.do,
                    skin=answer.skin,
                    icon=answer.icon,
                    size=25,
                    enabled=answer.enabled,
                    tooltip=answer.tooltip,
                )
