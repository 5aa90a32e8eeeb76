"""Letters on the screen: what gamepad and fingers write with; a key pressed meanwhile goes on in the field itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.language import language, tr
from scenes.events import Action, Event, Key, Pad
from scenes.menus.dialogs import Overlay
from scenes.scene import Scene
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.field import Field
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

WIDE: Final = 1320.0
GAP: Final = 8.0
TEXT: Final = 30.0
LETTERS: Final = {
    "en": ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.!?-"),
    "fr": ("1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn',.!?-", "éèêëàâçîïôùûœ"),
}


class LetterBoard(Overlay):
    """Writes at the end of one field of the scene below."""

    def __init__(self, app: App, below: Scene, field: Field) -> None:
        super().__init__(app)
        self.below, self.key, self.heading = below, field.key, field.label
        self.upper = not field.words

    @property
    def field(self) -> Field | None:
        """The field, which may have been laid out anew meanwhile."""
        return next((field for field in self.below.ui.fields if field.key == self.key), None)

    @property
    def words(self) -> str:
        """What is written."""
        return self.field.words if self.field is not None else ""

    def enter(self) -> None:
        """A key that is pressed although letters are shown must count."""
        self.focus.key = "letter-0-0"
        pygame.key.start_text_input()

    def leave(self) -> None:
        """No letters are asked for any longer."""
        pygame.key.stop_text_input()

    # ------------------------------------------------------------ layout

    def sheet(self) -> Box:
        """At the lower edge."""
        rows = len(self._rows()) + 1
        tall = 70 + self._head() + self.kit.stage.text_units(TEXT) * 1.6 + rows * (self._row() + GAP)
        return (WIDTH - WIDE) / 2, HEIGHT - tall - 20, WIDE, tall

    def _rows(self) -> tuple[str, ...]:
        return LETTERS.get(language(), LETTERS["en"])

    def _head(self) -> float:
        return 54 + self.kit.stage.text_units(26) * 1.35

    def _row(self) -> float:
        return min(96.0, self.kit.stage.grow(72, 28))

    def build(self, ui: Ui) -> None:
        """What is written so far, letters, what is not a letter."""
        x, y, w, _h = self.sheet()
        palette, high = self.kit.palette, self.kit.stage.text_units(TEXT) * 1.6
        ui.label(self.heading, (x + 60, y + 14 + self._head() / 2), 26, palette.ink_soft, font="title", width=w - 120)
        paper = (x + 50, y + self._head(), w - 100, high)
        ui.decor(lambda surface: self._paper(surface, paper))
        top = y + self._head() + high + 20
        for number, letters in enumerate(self._rows()):
            self._letters(ui, number, letters, top + number * (self._row() + GAP))
        self._last(ui, (x + 50, top + len(self._rows()) * (self._row() + GAP), w - 100, self._row()))

    def _letters(self, ui: Ui, number: int, letters: str, top: float) -> None:
        wide = (WIDE - 100 - GAP * 12) / 13
        left = (WIDTH - len(letters) * (wide + GAP) + GAP) / 2
        for column, plain in enumerate(letters):
            letter = plain.upper() if self.upper else plain
            box = (left + column * (wide + GAP), top, wide, self._row())
            ui.button(f"letter-{number}-{column}", box, letter, partial(self.write, letter), size=28)

    def _last(self, ui: Ui, box: Box) -> None:
        x, y, w, h = box
        parts: tuple[tuple[str, str, Callable[[], None], str, float], ...] = (
            ("upper", tr("Capitals"), self.change_case, "chevron_up", 0.24),
            ("space", tr("Space"), partial(self.write, " "), "", 0.26),
            ("delete", tr("Delete"), self.take_away, "undo", 0.24),
            ("done", tr("Done"), self.back, "check", 0.26),
        )
        for key, label, do, icon, share in parts:
            wide = w * share
            skin = "gold" if key == "done" else "wood"
            ui.button(key, (x, y, wide - GAP, h), label, do, icon=icon, size=26, skin=skin)  # type: ignore[arg-type]
            x += wide

    def _paper(self, surface: pygame.Surface, box: Box) -> None:
        kit, (x, y, w, h) = self.kit, box
        kit.art.draw(surface, "ui/field_focus", box)
        words, room = self.words, w - 50
        while words and kit.text.width(words, TEXT) > room:
            words = words[1:]
        shown = kit.text.draw(surface, words, (x + 20, y + h / 2), TEXT, kit.palette.ink, max_width=room)
        end = x + 22 + (shown[2] if words else 0)
        pygame.draw.rect(surface, kit.palette.ink, kit.stage.rect((end, y + h * 0.2, 2.6, h * 0.6)))

    # ------------------------------------------------------------ writing

    def write(self, letter: str) -> None:
        """Add a letter, where there is room."""
        field = self.field
        limit = field.entry.length_limit if field is not None else None
        if limit is None or len(self.words) < limit:
            self._put(self.words + letter)
        if self.upper and letter != " ":
            self.upper = False
            self.rebuild()

    def take_away(self) -> None:
        """Take the last letter away."""
        self._put(self.words[:-1])

    def change_case(self) -> None:
        """Capitals, or small letters again."""
        self.upper = not self.upper
        self.rebuild()

    def _put(self, words: str) -> None:
        field = self.field
        if field is not None:
            field.entry.set_text(words)
            field.tell()
        self.request_frame()

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """Two buttons for what is done most; a key goes on where it is meant."""
        if isinstance(event, Key):
            self._go_on_by_keys(event)
            return True
        if isinstance(event, Pad) and event.action in (Action.UNDO, Action.ENLARGE, Action.MENU):
            {Action.UNDO: self.take_away, Action.ENLARGE: self.change_case, Action.MENU: self.back}[event.action]()
            return True
        return super().handle(event)

    def _go_on_by_keys(self, event: Key) -> None:
        self.back()
        if self.field is not None and event.action is not Action.BACK:
            self.field.edit()

    def update(self, dt: float) -> None:
        """Where the field has gone there is nothing to write on."""
        if self.field is None and self.app.stack.top is self:
            self.back()


def offer_letters(app: App, scene: Scene) -> None:
    """Show the letters where a field is to be written on by a device that has none."""
    field = scene.ui.editing
    if field is None or app.stack.top is not scene or app.device not in ("pad", "touch"):
        return
    field.stop()
    app.stack.push(LetterBoard(app, scene, field))
