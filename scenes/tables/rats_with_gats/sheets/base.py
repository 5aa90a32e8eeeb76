"""What all forms of Rats with Gats share: where they lie, how they look, how they answer, what was typed into them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

import pygame

from game.core import Action
from game.rulebooks.rats_with_gats.state import State
from game.rulebooks.rats_with_gats.texts import fits
from scenes.kit import Kit
from scenes.stage import Box
from scenes.table.sheet import Desk, Sheet
from scenes.tables.rats_with_gats.sheets.form import Form
from scenes.tables.rats_with_gats.sheets.suggestions import Occasion, suggest
from scenes.widgets.pane import Pane
from scenes.widgets.paper import Marks, Paper
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.tables.rats_with_gats.table import GatsTable

SIDE: Final[Box] = (1432.0, 640.0, 412.0, 410.0)
"""A small form lies under the seats, where the concept has the narration; the chart stays in sight and usable."""
WIDE: Final[Box] = (420.0, 236.0, 980.0, 640.0)
"""A large form lies over the chart; Rat Record, seats and the own hand stay in sight."""
LARGE_SIDE: Final[Box] = (1216.0, 420.0, 628.0, 630.0)
LARGE_WIDE: Final[Box] = (400.0, 116.0, 1010.0, 770.0)
LARGE: Final = 1.3
"""Above this text size forms take more of the table."""
ROUND: Final = 5
"""Suggestions before they come round again."""
A = TypeVar("A", bound=Action)


class GatsSheet(Sheet):
    """One form; subclasses set `box` and `first`, and build their widgets."""

    box: Box = SIDE
    dark = True
    """Walnut, as the small forms; the large ones are parchment."""

    def __init__(self, desk: Desk, table: GatsTable) -> None:
        super().__init__(desk)
        self.table = table
        self.texts: dict[str, str] = {}
        """What stands in the fields, by key."""
        self.offered: dict[str, int] = {}
        """Which suggestion was put into a field last, by key, the first being 0."""
        self.own: dict[str, str] = {}
        """What a person wrote into a field before asking for another suggestion."""
        self._turns: dict[str, int] = {}
        self.marks = Marks()
        self.limits: dict[str, int] = {}
        self.settle()

    @property
    def kit(self) -> Kit:
        """Art, text, palette."""
        return self.table.kit

    @property
    def view(self) -> State:
        """What the viewer may know."""
        view: State = self.desk.view
        return view

    @property
    def seat(self) -> int:
        """Who answers."""
        return self.desk.seat

    @property
    def ink(self) -> str:
        """The colour of words on this form's ground."""
        return self.kit.palette.cream if self.dark else self.kit.palette.ink

    @property
    def alarm(self) -> str:
        """The colour of a complaint on this form's ground."""
        return self.kit.palette.danger_light if self.dark else self.kit.palette.danger

    @property
    def candle(self) -> str:
        """The colour of what matters on this form's ground."""
        return self.kit.palette.candle if self.dark else self.kit.palette.ink

    def settle(self) -> None:
        """Take the room that the text size asks for."""
        large = self.kit.stage.text_scale > LARGE
        if self.dark:
            self.box = LARGE_SIDE if large else SIDE
        else:
            self.box = LARGE_WIDE if large else WIDE

    def legal(self, kind: type[A]) -> list[A]:
        """The legal actions of one kind."""
        return [action for action in self.desk.legal if isinstance(action, kind)]

    def answer(self, action: Action) -> Callable[[], None]:
        """What a button does that answers with this action."""
        return lambda: self.desk.act(action)

    def rat(self, seat: int) -> str:
        """A rat's name."""
        return self.table.rat_name(self.view, seat)

    # ------------------------------------------------------------ parts

    def ground(self, ui: Ui, title: str, sub: str = "", *, icon: str = "") -> float:
        """Ground, heading and a second line; the y where the form's own things may begin."""
        self.settle()
        x, y, w, h = self.box
        text, pad, size = self.kit.text, *((24.0, 26.0) if self.dark else (44.0, 33.0))
        mark = self.kit.stage.text_units(size) * 1.25 if icon else 0.0
        left = pad + (mark + 10 if icon else 0)
        room = w - left - pad
        size *= 0.84 if text.width(title, size, "title") > room else 1.0
        high = text.height(title, size, room, "title", 1.12)
        top = y + (36 if self.dark else 54) + max(0.0, high - self.kit.stage.text_units(size) * 1.12) / 2

        def paint(surface: pygame.Surface) -> None:
            if self.dark:
                self.kit.art.draw(surface, "gats/narration", (x - 12, y - 12, w + 24, h + 28))
            else:
                self.kit.art.draw(surface, "ui/panel_parchment", self.box)
            if icon:
                self.kit.art.draw(surface, icon, (x + pad, top - mark / 2, mark, mark))

        ui.decor(paint)
        ink = self.kit.palette.candle if self.dark else self.ink
        ui.label(title, (x + left, top), size, ink, font="title", width=room, height=high + 2, wrap=True)
        under = max(top + self.kit.stage.text_units(size) * 0.8, top + high / 2 + 8)
        if not sub:
            return under
        wide = w - 2 * pad
        ui.label(sub, (x + pad, under), 20, self.ink, anchor="lt", width=wide, wrap=True)
        return under + text.height(sub, 20, wide) + 6

    def form(self, ui: Ui, title: str, sub: str = "", *, icon: str = "") -> Form:
        """Ground and heading, and a form for the rest."""
        top = self.ground(ui, title, sub, icon=icon)
        x, y, w, h = self.box
        pad, below = (18.0, 22.0) if self.dark else (40.0, 36.0)
        return Form(ui, self, (x + pad, top + 4, w - 2 * pad, y + h - below - top - 4))

    def paper(self, ui: Ui, key: str, box: Box, label: str, limit: int, hint: str, pane: Pane | None) -> Paper:
        """A text that is kept in `texts`; buttons learn at once whether it may be handed in."""
        self.limits[key] = limit

        def keep(words: str) -> None:
            before = self.fine
            self.texts[key] = words
            self.offered.pop(key, None)
            if self.fine != before:
                self.desk.rebuild()

        paper = Paper(ui.gui, self.kit, key, box, label, pane=pane)
        paper.marks, paper.fresh = self.marks, key in self.offered
        paper.open_entry(self.texts.get(key, ""), keep, hint, "", limit, False)
        ui.fields.append(paper)
        return ui.add(paper)

    @property
    def fine(self) -> bool:
        """Whether all that was written may be handed in."""
        return all(fits(words, self.limits.get(key, len(words))) for key, words in self.texts.items())

    # ------------------------------------------------------------ suggestions

    tag = ""
    """The objective that suggestions are about, where they are about one."""

    def suggestion(self, what: Occasion, nth: int) -> str:
        """The nth suggestion for an occasion of the seat that answers."""
        return suggest(self.desk, what, nth, self.tag)

    def fill(self, key: str, what: Occasion) -> None:
        """Begin with the first suggestion, unless something stands there already."""
        if key not in self.texts:
            self.texts[key] = self.suggestion(what, 0)
            self.offered[key] = 0

    def another(self, key: str, what: Occasion) -> Callable[[], None]:
        """What a button does that puts the next suggestion into a field; own words come round again after five."""

        def turn() -> None:
            at = self.offered.get(key)
            words = self.texts.get(key, "")
            if at is None and words:
                self.own[key] = words
            nth = (self._last(key) + 1) % (ROUND + (1 if key in self.own else 0))
            self._turns[key] = nth
            mine = nth == ROUND
            self.texts[key] = self.own[key] if mine else self.suggestion(what, nth)
            if mine:
                self.offered.pop(key, None)
            else:
                self.offered[key] = nth
            self.marks.at.pop(key, None)
            self.desk.rebuild()

        return turn

    def _last(self, key: str) -> int:
        return self._turns.get(key, 0 if key in self.offered else -1)
