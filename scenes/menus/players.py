"""Who plays: a row per seat with handle, look, name, human or bot, age or level, and the buttons that add seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.bots.levels import Level, usual
from game.language import tr
from scenes.kit import Kit
from scenes.menus.players_age import AgeStepper
from scenes.menus.players_looks import LookDisc
from scenes.menus.players_row import Cross, Rows, draw_add_row, draw_row
from scenes.menus.players_shape import MOST_LINES, SHORT, USUAL, RowShape, grid
from scenes.menus.setup_draft import Draft
from scenes.menus.setup_handle import Handle
from scenes.menus.setup_layout import LARGE_TEXT
from scenes.menus.setup_part import Look, SetupPart
from scenes.stage import Box, Units
from scenes.widgets.base import Widget
from scenes.widgets.choices import Choice
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

CAPTIONS = 34.0
GAP = 7.0
MOST_SPARE = 12.0
FAINT = 130
SHORT_STEPPER = 44.0
"""Height of an age in a short row: its ends are squares, and leave room for three figures."""
SEGMENT_ICON = 56.0
"""Units that a part of a segment takes besides its words, with an icon."""


class PlayersPanel:
    """Builds the rows of a draft; `changed` is called after each change that needs a new layout."""

    def __init__(
        self, kit: Kit, draft: Draft, part: SetupPart, levels: Sequence[Level], changed: Callable[[], None]
    ) -> None:
        self.kit, self.draft, self.part, self.levels, self.changed = kit, draft, part, list(levels), changed
        self.rows = Rows(kit)
        self.picked: int | None = None
        """The seat whose handle was tapped: a tap on another handle moves it there."""
        self.wants_frame = False
        self._ages: list[tuple[int, AgeStepper]] = []

    # ------------------------------------------------------------ measures

    @property
    def row_height(self) -> float:
        """Units of one row."""
        return self.kit.stage.grow(76)

    @property
    def control_height(self) -> float:
        """Units of a field or list in a row."""
        return min(self.row_height - 24, max(52.0, self.kit.stage.text_units(22) * 1.5))

    @property
    def full(self) -> bool:
        """Whether nobody else may sit down."""
        return len(self.draft.seats) >= self.part.most_seats(self.draft)

    @property
    def shape(self) -> RowShape:
        """Short rows where the usual ones would not fit beside the house rules."""
        fits = len(self.draft.seats) + (not self.full) <= MOST_LINES
        return USUAL if fits or self.kit.stage.text_scale > LARGE_TEXT else SHORT

    def height(self) -> float:
        """Units that captions, rows and the adding row take."""
        return self.captions_height + self.lines * (self.row_height + GAP)

    @property
    def lines(self) -> int:
        """Lines of rows, and one to add."""
        return -(-len(self.draft.seats) // self.shape.across) + (not self.full)

    @property
    def captions_height(self) -> float:
        """Units of the line of captions, which short rows go without."""
        if self.shape.short:
            return 4.0
        return max(CAPTIONS, self.kit.stage.text_units(20) * 1.5)

    # ------------------------------------------------------------ building

    def build(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        """Captions, rows, adding row, from the top of the box down."""
        x, y, w, _h = box
        self._ages = []
        shape, seats, lines = self.shape, len(self.draft.seats), self.lines
        spare = (box[3] - self.height()) / lines if shape.short else 0.0
        step = self.row_height + GAP + min(max(0.0, spare), MOST_SPARE)
        if not shape.short:
            self._captions(ui, box, pane)
        top = y + self.captions_height
        boxes = grid((x, top, w, 0), seats, shape.across, step, self.row_height)
        self.rows.begin(pane, boxes, shape)
        for seat in range(seats):
            self._row(ui, boxes[seat], seat, pane)
        if not self.full:
            last = (x, top + (lines - 1) * step, w, self.row_height)
            self._add_row(ui, last, pane)
            if not shape.short:
                self._free_rows(ui, last, y + box[3], pane)

    def _column(self, box: Box, name: str, high: float) -> Box:
        return self.shape.column(box, name, high)

    def _captions(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        look = tr(self.part.look_title) if self.part.looks else ""
        words = {"name": tr("Name"), "look": look, "who": tr("Played by"), "age": tr("Age or level")}
        for name, caption in words.items():
            x, _y, w, _h = self._column(box, name, 0)
            spot = (x + 2, box[1] + self.captions_height * 0.45)
            ink = self.kit.palette.ink_soft
            ui.label(caption, spot, 20, ink, font="black", width=w + 6, pane=pane)

    def _row(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> None:
        row, high = self.draft.seats[seat], self.control_height
        look = self.part.look(row.look)
        ui.decor(lambda surface: draw_row(surface, self.kit, self.rows, seat, look, self.picked == seat), pane)
        added: list[Widget] = [self._handle(ui, box, seat, pane), self._name(ui, box, seat, pane)]
        if look is not None:
            added.append(self._look(ui, self._column(box, "look", high), seat, pane))
        added.append(self._who(ui, self._column(box, "who", high), seat, pane))
        tall = min(high, SHORT_STEPPER) if self.shape.short and row.bot is None else high
        place = self._column(box, "age", tall)
        added.append(self._age(ui, place, seat, pane) if row.bot is None else self._level(ui, place, seat, pane))
        if len(self.draft.seats) > self.part.fewest_seats:
            x, y, w, h = self._column(box, "gone", 44)
            words = tr("{name} leaves the table").format(name=row.name)
            cross = Cross(ui.gui, ui.kit, f"remove-{seat}", (x, y, w, h), words, tooltip=words, pane=pane)
            cross.on_click = partial(self._remove, seat)
            added.append(ui.add(cross))
        self.rows.widgets.append(added)

    def _handle(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> Widget:
        words = tr("Seat {n}: drag, or left and right, to sit elsewhere").format(n=seat + 1)
        shape = self.shape
        place = (box[0], box[1], shape.grip if shape.short else shape.head * box[2] / shape.wide, box[3])
        handle = Handle(ui.gui, ui.kit, f"seat-{seat}", place, words, lambda: self._tap(seat), tooltip=words, pane=pane)
        handle.on_drag = lambda pos, start: self._drag(seat, pos, start)
        handle.on_drop = self._drop
        handle.on_adjust = lambda way: self._move(seat, seat + way)
        return ui.add(handle)

    def _name(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> Widget:
        place = self._column(box, "name", self.control_height)
        wrong = bool(self.draft.name_problem(seat))
        name = self.draft.seats[seat].name
        words = tr("Name of seat {n}").format(n=seat + 1)
        rename = partial(self._rename, seat)
        return ui.field(f"name-{seat}", place, words, name, rename, hint=tr("Name"), limit=16, error=wrong, pane=pane)

    def _look(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> Widget:
        looks = self.part.looks
        sits = {other.look: other.name for n, other in enumerate(self.draft.seats) if n != seat}
        choices = [Choice(tr(look.label), sits.get(look.id, ""), look.symbol) for look in looks]
        words = f"{tr(self.part.look_title)}: {self.draft.seats[seat].name}"
        index = [look.id for look in looks].index(self.draft.seats[seat].look)
        dress = partial(self._dress, seat)
        if not self.shape.short:
            return ui.dropdown(f"look-{seat}", box, words, choices, index, dress, pane=pane)
        disc = LookDisc(ui.gui, ui.kit, f"look-{seat}", box, words, pane=pane)
        disc.ui = ui
        disc.set_choices(choices, index, dress)
        return ui.add(disc)

    def _who(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> Widget:
        row = self.draft.seats[seat]
        if self.shape.short:
            return self._who_icon(ui, box, seat, pane)
        words = tr("Played by") + ": " + row.name
        labels = [tr("Human"), tr("Bot")]
        needed = sum(self.kit.text.width(label, 20, "black") + SEGMENT_ICON for label in labels)
        icons = ["human", "bot"] if needed <= box[2] else []
        played = partial(self._play_by, seat)
        return ui.segment(
            f"who-{seat}", box, words, labels, int(row.bot is not None), played, icons=icons, size=20, pane=pane
        )

    def _who_icon(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> Widget:
        row, (x, y, w, h) = self.draft.seats[seat], box
        told = (
            tr("{name} is played by a human: let a bot play")
            if row.bot is None
            else tr("{name} is a bot: let a human play")
        )
        icon, other = "human" if row.bot is None else "bot", int(row.bot is None)
        played = partial(self._play_by, seat, other)
        words, spot = told.format(name=row.name), (x + w / 2, y + h / 2)
        return ui.icon_button(f"who-{seat}", spot, icon, words, played, radius=min(w, h) / 2, pane=pane)

    def _age(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> Widget:
        words = tr("Age of {name}").format(name=self.draft.seats[seat].name)
        note = tr("A question mark leaves the age open.") + " " + self.part.ties(self.draft)
        stepper = AgeStepper(ui.gui, ui.kit, f"age-{seat}", box, words, tooltip=note.strip(), pane=pane)
        stepper.set_age(self.draft.seats[seat].age, lambda age: self._grow(seat, age))
        self._ages.append((seat, stepper))
        return ui.add(stepper)

    def _level(self, ui: Ui, box: Box, seat: int, pane: Pane | None) -> Widget:
        ids = [level.id for level in self.levels]
        bot = self.draft.seats[seat].bot
        index = ids.index(bot) if bot in ids else 0
        words = tr("Level of {name}").format(name=self.draft.seats[seat].name)
        choices = [Choice(tr(level.title), tr(level.note)) for level in self.levels]
        dropdown = ui.dropdown(f"level-{seat}", box, words, choices, index, partial(self._teach, seat), pane=pane)
        dropdown.tooltip = tr(self.levels[index].description)
        return dropdown

    def _add_row(self, ui: Ui, box: Box, pane: Pane | None) -> None:
        k, high = box[2] / USUAL.wide, self.row_height - 22
        y = box[1] + (box[3] - high) / 2
        taken = {row.look for row in self.draft.seats}
        free = next((look for look in self.part.looks if look.id not in taken), None)
        ui.decor(lambda surface: draw_add_row(surface, self.kit, pane, box, free), pane)
        left = box[0] + 128 * k
        words = tr("Add a player")
        place = (left, y, self._button_width(words), high)
        ui.button("add-player", place, words, partial(self._add, None), icon="plus", size=24, pane=pane)
        left += place[2] + 12
        if self.levels:
            bot = usual([level.id for level in self.levels])
            words = tr("Add a bot")
            place = (left, y, self._button_width(words), high)
            ui.button("add-bot", place, words, partial(self._add, bot), icon="bot", size=24, pane=pane)
            left += place[2] + 12
        spot = (left + 8, box[1] + box[3] / 2)
        note = self.part.seats_note(self.draft)
        room, ink = box[0] + box[2] - spot[0] - 16, self.kit.palette.ink_soft
        ui.label(note, spot, 21, ink, width=room, height=box[3] - 8, wrap=True, pane=pane)

    def _button_width(self, words: str) -> float:
        return self.kit.text.width(words, 24, "title") + 92

    def _free_rows(self, ui: Ui, above: Box, bottom: float, pane: Pane | None) -> None:
        """Empty places under the adding row, as many as may still sit down and as fit."""
        taken = {row.look for row in self.draft.seats}
        free = [look for look in self.part.looks if look.id not in taken][1:]
        for number in range(self.part.most_seats(self.draft) - len(self.draft.seats) - 1):
            step = (number + 1) * (self.row_height + GAP)
            box = (above[0], above[1] + step, above[2], above[3])
            if box[1] + box[3] <= bottom:
                look = free[number] if number < len(free) else None
                ui.decor(partial(self._free_row, box, look, pane), pane)

    def _free_row(self, box: Box, look: Look | None, pane: Pane | None, surface: pygame.Surface) -> None:
        draw_add_row(surface, self.kit, pane, box, look, FAINT)

    # ------------------------------------------------------------ changes

    def _add(self, bot: str | None) -> None:
        self.draft.add(bot, [look.id for look in self.part.looks])
        self.changed()

    def _remove(self, seat: int) -> None:
        self.draft.remove(seat)
        self.picked = None
        self.changed()

    def _rename(self, seat: int, name: str) -> None:
        self.draft.rename(seat, name)
        self.changed()

    def _dress(self, seat: int, look: int) -> None:
        self.draft.dress(seat, self.part.looks[look].id)
        self.changed()

    def _play_by(self, seat: int, bot: int) -> None:
        self.draft.seats[seat].bot = usual([level.id for level in self.levels]) if bot and self.levels else None
        self.changed()

    def _teach(self, seat: int, level: int) -> None:
        self.draft.seats[seat].bot = self.levels[level].id
        self.changed()

    def _grow(self, seat: int, age: int | None) -> None:
        self.draft.seats[seat].age = age
        self.wants_frame = True

    def _move(self, seat: int, to: int) -> None:
        if 0 <= to < len(self.draft.seats) and to != seat:
            self.draft.move(seat, to)
            self.kit.sound.play("card_slide")
            self.changed()

    def _tap(self, seat: int) -> None:
        before, self.picked = self.picked, None
        if before is None:
            self.picked = seat
        elif before != seat:
            self._move(before, seat)
        self.wants_frame = True

    def _drag(self, seat: int, pos: Units, start: Units) -> None:
        self.picked = None
        self.rows.lift(seat, pos, start)
        self.wants_frame = True

    def _drop(self, pos: Units | None) -> None:
        seat, to = self.rows.lifted, self.rows.target
        self.rows.put_down()
        if pos is not None and seat is not None and to is not None:
            self._move(seat, to)
        self.wants_frame = True

    # ------------------------------------------------------------ time and paint

    def update(self, dt: float) -> bool:
        """Ages held down run on; True where a frame is wanted."""
        moved = [stepper.hold(dt) for _seat, stepper in self._ages]
        wants, self.wants_frame = self.wants_frame, False
        return any(moved) or wants

    def type_digit(self, key: str | None, digit: int) -> bool:
        """A digit typed while the ring stands on an age."""
        for _seat, stepper in self._ages:
            if stepper.key == key:
                stepper.type_digit(digit)
                return True
        return False

    def draw_crowns(self, surface: pygame.Surface) -> None:
        """A crown on the age of the youngest, in front of the widgets."""
        youngest = self.part.crowned(self.draft)
        for seat, stepper in self._ages:
            if seat in youngest:
                x, y, w, _h = stepper.shown_box
                self.rows.draw_crown(surface, (x + w - 4, y - 2))
