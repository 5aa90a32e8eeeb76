"""The track builder: three cards in a row that are dragged into order, turned over, pulled over each other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.language import tr, trn
from scenes.kit import Kit
from scenes.menus.setup_handle import Handle
from scenes.menus.setup_sheet import TITLE, title_height
from scenes.stage import Box, Units
from scenes.tables.farm_and_furious_setup.controls import Controls
from scenes.tables.farm_and_furious_setup.drawing import CARD_HIGH, PITCH, Board, Lift
from scenes.tables.farm_and_furious_setup.plan import SPACES, TrackPlan
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

SIDES = 180.0
"""Units beside the cards, for the start and the flag."""
MOST_PITCH = 72.0
ABOVE, BELOW = 20.0, 12.0
CORNER = 60.0
"""Width of the corner that turns the card over, in units at full size."""


class TrackBuilder:
    """Shows a plan and changes it; a finished change goes to `keep`."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.plan = TrackPlan()
        self.picked: int | None = None
        """The card that was tapped: a tap on another card moves it there."""
        self.lift: Lift | None = None
        self.wants_frame = False
        self.board = Board(kit)
        self._controls = Controls(kit)
        self._keep: Callable[[TrackPlan], None] = lambda plan: None
        self._pane: Pane | None = None

    def take(self, plan: TrackPlan) -> None:
        """Show a plan; the order of cards that do not lie is kept where it is the same track."""
        if plan.option() != self.plan.option():
            self.plan, self.picked = plan, None

    # ------------------------------------------------------------ measures

    def _pitch(self, width: float) -> float:
        return min(MOST_PITCH, (width - SIDES) / (3 * SPACES))

    @property
    def _head(self) -> float:
        return max(70.0, title_height(self.kit) + 6) + ABOVE

    def height(self, width: float) -> float:
        """Heading, cards, what is set under them, legend."""
        card = CARD_HIGH * self._pitch(width) / PITCH
        return self._head + card + BELOW + self._controls.height(width - 72) + 24

    # ------------------------------------------------------------ building

    def build(self, ui: Ui, box: Box, keep: Callable[[TrackPlan], None], pane: Pane | None) -> None:
        """Lay everything out in a box."""
        self._keep, self._pane, self.lift = keep, pane, None
        x, y, w, h = box
        self._counts(ui, box, pane)
        pitch = self._pitch(w)
        self.board.place((x + 92 * pitch / PITCH, y + self._head), pitch, (x + 24, w - 48), pane)
        ui.decor(lambda surface: self.board.draw(surface, self.plan, self.lift, self.picked), pane)
        for index in range(self.plan.count):
            self._card(ui, index, pane)
        for index in range(self.plan.count, 3):
            self._spare(ui, index, pane)
        below = y + self._head + self.board.card_high + BELOW
        self._controls.build(ui, (x + 36, below, w - 72, y + h - below - 18), self.plan, self._change, pane)

    def _counts(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        left = box[0] + 30 + self.kit.text.width(tr("Build the track"), TITLE, "title") + 40
        words = [trn("{n} card", "{n} cards", n).format(n=n) for n in (1, 2, 3)]
        wide = min(sum(self.kit.text.width(word, 20, "black") + 48 for word in words), box[0] + box[2] - 24 - left)
        high = self.kit.stage.grow(46)
        place = (left, box[1] + 22, wide, high)
        told, index = tr("How many track cards"), self.plan.count - 1
        ui.segment("track-count", place, told, words, index, self._count, size=20, pane=pane)

    def _card(self, ui: Ui, index: int, pane: Pane | None) -> None:
        card = self.plan.laid[index]
        words = tr("Track card {card}: left and right move it, accept turns it over").format(card=card.card)
        place = self.board.card_box(self.plan.starts[index])
        handle = Handle(ui.gui, ui.kit, f"track-{card.card}", place, words, pane=pane, layer=2 + index)
        handle.on_click = lambda: self._tap(index, handle)
        handle.on_drag = partial(self._drag, index)
        handle.on_drop = self._drop
        handle.on_adjust = lambda way: self._move(index, index + way)
        ui.add(handle)

    def _spare(self, ui: Ui, index: int, pane: Pane | None) -> None:
        card = self.plan.cards[index].card
        words = tr("Lay card {card} too").format(card=card)
        place = self.board.spare_box(self.plan, index)
        if place is None:
            return
        handle = Handle(ui.gui, ui.kit, f"track-{card}", place, words, pane=pane)
        handle.on_click = lambda: self._change(self.plan.with_count(index + 1))
        ui.add(handle)

    # ------------------------------------------------------------ changes

    def _change(self, plan: TrackPlan) -> None:
        self.lift = self.picked = None
        self.wants_frame = True
        if plan != self.plan:
            self.plan = plan
            self._keep(plan)

    def _count(self, number: int) -> None:
        self._change(self.plan.with_count(number + 1))

    def _move(self, index: int, to: int) -> None:
        if 0 <= to < self.plan.count:
            self.kit.sound.play("card_slide")
            self._change(self.plan.moved(index, to))

    def _tap(self, index: int, handle: Handle | None = None) -> None:
        """The corner (and the accept key) turns the card over; elsewhere tap and tap moves it."""
        if handle is None or not handle.pointer_press or self._in_corner(index, handle.tapped_at):
            self.kit.sound.play("card_flip")
            self._change(self.plan.flipped(index))
            return
        before, self.picked = self.picked, None
        if before is None:
            self.picked = index
        elif before != index:
            self._move(before, index)
        self.wants_frame = True

    def _in_corner(self, index: int, pos: Units) -> bool:
        x, y, w, _h = self.board.card_box(self.plan.starts[index])
        size = CORNER * self.board.pitch / PITCH
        shown = self._pane.scroll if self._pane is not None else 0.0
        return pos[0] >= x + w - size and pos[1] + shown <= y + size

    def _drag(self, index: int, pos: Units, start: Units) -> None:
        if self.lift is None:
            self.kit.sound.play("card_lift")
        self.picked = None
        home = self.plan.starts[index]
        left = home + (pos[0] - start[0]) / self.board.pitch
        self.lift = Lift(index, left, pos[1] - start[1], self.plan.dropped(index, left))
        self.wants_frame = True

    def _drop(self, pos: Units | None) -> None:
        lift, self.lift = self.lift, None
        self.wants_frame = True
        if lift is not None:
            self.board.let_go(self.plan.laid[lift.index].card, lift.left, lift.down)
        if pos is not None and lift is not None:
            self.kit.sound.play("card_slide")
            self._change(lift.preview)

    def draw_lifted(self, surface: pygame.Surface) -> None:
        """The card in the hand and what dropping it would mean, over everything."""
        if self.lift is not None:
            self.board.draw_lifted(surface, self.plan, self.lift)
