"""Under the track cards: side and overlap of each, and what the special spaces do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.language import mark, tr
from game.rulebooks.farm_and_furious.cards import Side
from scenes.kit import Kit
from scenes.stage import Box
from scenes.tables.farm_and_furious_setup.plan import MOST_OVERLAP, TrackPlan, length_told, loss_told
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

SIDES: tuple[Side, Side] = ("blue", "orange")
LEGEND = (
    ("mud", mark("Mud: your move ends here")),
    ("straw", mark("Straw: one step back")),
    ("kennel", mark("Kennel: your dog leaves the game")),
)
STEPPER = 124.0
CHIP = 40.0
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

    def height(self, width: float) -> float:
        """Units for columns and legend at a width."""
        return self._row + 8 + self._line * len(self._lines(width))

    def build(self, ui: Ui, box: Box, plan: TrackPlan, change: Change, pane: Pane | None) -> None:
        """Columns, legend, and the hint on the kennel where it is called for."""
        x, y, w, _h = box
        column = w / 3
        for index in range(plan.count):
            self._column(ui, (x + index * column, y, column - 18, self._row), index, plan, change, pane)
        self._legend(ui, (x, y + self._row + 8, w, 0), plan, pane)

    def _column(self, ui: Ui, box: Box, index: int, plan: TrackPlan, change: Change, pane: Pane | None) -> None:
        x, y, w, h = box
        card = plan.laid[index]
        palette, text = self.kit.palette, self.kit.text
        ui.label(card.card, (x + CHIP / 2, y + h / 2), 26, palette.ink, font="title", anchor="cm", pane=pane)
        words = [tr("Blue"), tr("Orange")]
        label = tr("overlap")
        room = w - CHIP - 8 - (STEPPER + 24 + text.width(label, 20, "black") if index else 0)
        wide = min(room, sum(text.width(word, 20, "black") + 48 for word in words))
        sides = (x + CHIP, y, wide, h)
        told = tr("Side of card {card}").format(card=card.card)
        turn = partial(self._turn, plan, index, change)
        ui.segment(f"side-{card.card}", sides, told, words, SIDES.index(card.side), turn, size=20, pane=pane)
        if index:
            self._overlap(ui, (sides[0] + wide + 14, y, x + w - sides[0] - wide - 14, h), index, plan, change, pane)

    def _overlap(self, ui: Ui, box: Box, index: int, plan: TrackPlan, change: Change, pane: Pane | None) -> None:
        x, y, w, h = box
        ink = self.kit.palette.ink_soft
        room = w - STEPPER - 10
        ui.label(tr("overlap"), (x, y + h / 2), 20, ink, font="black", width=room, pane=pane)
        left = x + min(room, self.kit.text.width(tr("overlap"), 20, "black")) + 10
        told = tr("Spaces that card {card} covers").format(card=plan.laid[index].card)
        pull = partial(self._pull, plan, index, change)
        card, place = plan.laid[index], (left, y, STEPPER, h)
        key = f"overlap-{card.card}"
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
