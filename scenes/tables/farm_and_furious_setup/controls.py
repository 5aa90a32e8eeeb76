"""Under the track cards: side and overlap of each, and what the special spaces do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.language import mark, tr
from game.rulebooks.farm_and_furious.cards import Side
from scenes.kit import Kit
from scenes.menus.setup_layout import LARGE_TEXT
from scenes.stage import Box
from scenes.tables.farm_and_furious_setup.plan import MOST_OVERLAP, TrackPlan, length_told, loss_told
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

SIDES: tuple[Side, Side] = ("blue", "orange")
SIDE_WORDS = (mark("Blue"), mark("Orange"))
LEGEND = (
    ("mud", mark("Mud: your move ends here")),
    ("straw", mark("Straw: one step back")),
    ("kennel", mark("Kennel: your dog leaves the game")),
)
STEPPER = 124.0
CHIP = 34.0
BETWEEN = 12.0
Change = Callable[[TrackPlan], None]


class Controls:
    """A column per card, then the legend in one or two lines."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @property
    def _row(self) -> float:
        return self.kit.stage.grow(44)

    @property
    def _line(self) -> float:
        return max(42.0, self.kit.stage.text_units(21) * 1.7)

    @property
    def _chip(self) -> float:
        return max(CHIP, self.kit.stage.text_units(26) * 1.2)

    @property
    def _stepper(self) -> float:
        return max(STEPPER, 2 * self._row + self.kit.stage.text_units(23) * 1.2)

    @property
    def _sides(self) -> float:
        return sum(self.kit.text.width(tr(word), 20, "black") + 44 for word in SIDE_WORDS)

    @property
    def _label(self) -> float:
        return self.kit.text.width(tr("overlap"), 20, "black")

    def _lacks_room(self, width: float) -> bool:
        return self._chip + self._sides + 14 + self._label + 10 + self._stepper > width / 3 - BETWEEN

    def _stacked(self, width: float) -> bool:
        """Whether the overlap must stand under the side; only where the page scrolls."""
        return self.kit.stage.text_scale > LARGE_TEXT and self._lacks_room(width)

    def _controls_height(self, width: float) -> float:
        return self._row * 2 + 10 if self._stacked(width) else self._row

    def height(self, width: float) -> float:
        """Units for columns and legend at a width."""
        return self._controls_height(width) + 8 + self._line * len(self._lines(width))

    def build(self, ui: Ui, box: Box, plan: TrackPlan, change: Change, pane: Pane | None) -> None:
        """Columns, legend, and the hint on the kennel where it is called for."""
        x, y, w, _h = box
        column = w / 3
        for index in range(plan.count):
            self._column(ui, (x + index * column, y, column - BETWEEN, self._row), index, plan, change, pane)
        self._legend(ui, (x, y + self._controls_height(w) + 8, w, 0), plan, pane)

    def _column(self, ui: Ui, box: Box, index: int, plan: TrackPlan, change: Change, pane: Pane | None) -> None:
        x, y, w, h = box
        card, chip = plan.laid[index], self._chip
        ink = self.kit.palette.ink
        ui.label(card.card, (x + chip / 2, y + h / 2), 26, ink, font="title", anchor="cm", pane=pane)
        wide = min(w - chip, self._sides)
        told, words = tr("Side of card {card}").format(card=card.card), [tr(word) for word in SIDE_WORDS]
        turn = partial(self._turn, plan, index, change)
        place = (x + chip, y, wide, h)
        ui.segment(f"side-{card.card}", place, told, words, SIDES.index(card.side), turn, size=20, pane=pane)
        if index and self._stacked((w + BETWEEN) * 3):
            self._overlap(ui, (x + chip, y + h + 10, w - chip, h), index, plan, change, pane)
        elif index:
            left = x + chip + wide + 14
            self._overlap(ui, (left, y, x + w - left, h), index, plan, change, pane)

    def _overlap(self, ui: Ui, box: Box, index: int, plan: TrackPlan, change: Change, pane: Pane | None) -> None:
        x, y, w, h = box
        ink, card = self.kit.palette.ink_soft, plan.laid[index]
        room = min(self._label, w - self._stepper - 10)
        if room >= self._label:
            ui.label(tr("overlap"), (x, y + h / 2), 20, ink, font="black", pane=pane)
        told = tr("Spaces that card {card} covers").format(card=card.card)
        pull = partial(self._pull, plan, index, change)
        place, key = (x + max(0.0, room) + 10, y, self._stepper, h), f"overlap-{card.card}"
        stepper = ui.stepper(key, place, told, card.overlap, 0, MOST_OVERLAP, pull, pane=pane)
        stepper.tooltip = "\n".join(line for line in (loss_told(plan, index - 1), length_told(plan)) if line)

    def _turn(self, plan: TrackPlan, index: int, change: Change, side: int) -> None:
        change(plan.with_side(index, SIDES[side]))

    def _pull(self, plan: TrackPlan, index: int, change: Change, overlap: int) -> None:
        change(plan.with_overlap(index, overlap))

    # ------------------------------------------------------------ legend

    def _lines(self, width: float) -> list[list[tuple[str, str, float]]]:
        """The legend's entries (space, words, width) in as many lines as they need."""
        lines: list[list[tuple[str, str, float]]] = [[]]
        used = 0.0
        for kind, words in LEGEND:
            wide = self._line + self.kit.text.width(tr(words), 21) + 44
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append((kind, tr(words), wide))
            used += wide
        return lines

    def _legend(self, ui: Ui, box: Box, plan: TrackPlan, pane: Pane | None) -> None:
        x, y, w, _h = box
        left = x
        for number, line in enumerate(self._lines(w)):
            left, middle = x, y + (number + 0.5) * self._line
            for kind, words, wide in line:
                self._entry(ui, kind, words, (left, middle), pane)
                left += wide
        if plan.kennel_too_early:
            self._warning(ui, (left, middle, x + w - left, self._line), pane)

    def _entry(self, ui: Ui, kind: str, words: str, spot: tuple[float, float], pane: Pane | None) -> None:
        size = self._line - 8

        def paint(surface: pygame.Surface) -> None:
            y = spot[1] - (pane.scroll if pane is not None else 0.0)
            self.kit.art.draw(surface, f"furious/builder_{kind}", (spot[0], y - size / 2, size, size))

        ui.decor(paint, pane)
        ui.label(words, (spot[0] + size + 12, spot[1]), 21, self.kit.palette.ink, pane=pane)

    def _warning(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        x, middle, w, h = box
        red = self.kit.palette.danger

        def paint(surface: pygame.Surface) -> None:
            y = middle - (pane.scroll if pane is not None else 0.0)
            self.kit.art.icon(surface, "warning", (x + 16, y), 30, red)

        ui.decor(paint, pane)
        words = tr("The kennel belongs on the last card.")
        ui.label(words, (x + 40, middle), 21, red, font="black", width=w - 40, height=h, wrap=True, pane=pane)
