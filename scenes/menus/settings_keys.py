"""Which key and button does what, chosen by pressing it: the rows of the settings, and the question for the press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from game.language import tr
from game.saves.bindings import Device, bound, first
from scenes.bindings import button_name, cap, doing_words, key_name
from scenes.events import Event, Key, Pad
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.menus.settings import Rows

WIDE: Final = 760.0
BODY: Final = 24.0


class KeyRows:
    """A row for each thing that is done, and what puts all of it back."""

    def __init__(self, app: App, rebuild: Callable[[], None]) -> None:
        self.app, self.rebuild = app, rebuild
        self.device: Device = "keys"

    def fill(self, rows: Rows) -> None:
        """Keyboard or gamepad, the rows, what puts them back, and the page that tells all of it."""
        keys = self.device == "keys"
        note = tr("Arrows, Enter, Escape and Tab always do theirs.") if keys else tr("The cross always moves the ring.")
        names = [tr("Keyboard"), tr("Gamepad")]
        rows.segment("key-device", tr("Device"), note, names, 0 if keys else 1, [], self._turn)
        rows.height = self.app.kit.stage.grow(84, 34)
        now = self.app.pointers.bindings.names[self.device]
        icon = "keyboard" if keys else "gamepad"
        for doing in first(self.device):
            ask = partial(self._ask, doing)
            rows.button(f"key-{doing}", doing_words(doing), "", cap(self.device, now[doing]), icon, ask)
        rows.button("key-reset", tr("All as at first"), "", tr("Put back"), "undo", self.reset)
        rows.button("key-help", tr("What does what"), "", tr("Show it"), "help", self.app.open_help)

    def _turn(self, number: int) -> None:
        self.device = "keys" if number == 0 else "pad"
        self.rebuild()

    def _ask(self, doing: str) -> None:
        self.app.stack.push(PressScene(self.app, self.device, doing))

    def reset(self) -> None:
        """All of this device as at first."""
        self.app.change(**{self.device: {}})
        self.app.toast(tr("All as at first"))


class PressScene(Overlay):
    """Waits for the key or button that shall do something."""

    def __init__(self, app: App, device: Device, doing: str) -> None:
        super().__init__(app)
        self.device, self.doing = device, doing
        self.words = self._question()

    def _question(self) -> str:
        if self.device == "keys":
            return tr("Press the key that shall do this. Escape leaves it as it is.")
        return tr("Press the button that shall do this.")

    def enter(self) -> None:
        """The way out for pointers."""
        self.focus.key = "no"

    def sheet(self) -> Box:
        """As high as its words need."""
        words = self.kit.text.height(self.words, BODY, WIDE - 120)
        high = 96 + self.kit.stage.text_units(36) + words + 40 + self.kit.stage.grow(71, 26) + 50
        return (WIDTH - WIDE) / 2, (HEIGHT - high) / 2, WIDE, high

    def build(self, ui: Ui) -> None:
        """What is bound, what to do, the way out."""
        x, y, w, h = self.sheet()
        palette, middle = self.kit.palette, x + w / 2
        ui.label(doing_words(self.doing), (middle, y + 62), 36, palette.ink, font="title", anchor="cm", width=w - 80)
        below = y + 62 + self.kit.stage.text_units(36) * 0.5 + 26
        ui.label(self.words, (middle, below), BODY, palette.ink_soft, anchor="ct", width=w - 120, wrap=True)
        high = self.kit.stage.grow(71, 26)
        ui.button("no", (middle - 190, y + h - high - 46, 380, high), tr("Leave it as it is"), self.back, skin="gold")

    def handle(self, event: Event) -> bool:
        """Take the next press of the device that is asked for."""
        if isinstance(event, Key) and (self.device == "keys" or event.action is not None):
            self._key(event)
            return True
        if isinstance(event, Pad):
            self._button(event)
            return True
        return super().handle(event)

    def _key(self, event: Key) -> None:
        name = key_name(event.key)
        if self.device == "pad" or _leaves(event):
            self.back()
        elif name:
            self._bind(name)
        else:
            self._say(tr("This key always does the same. Press another one; Escape leaves it as it is."))

    def _button(self, event: Pad) -> None:
        name = button_name(event.button)
        if self.device == "keys":
            self.back()
        elif name:
            self._bind(name)
        else:
            self._say(tr("The cross always moves the ring. Press another button."))

    def _say(self, words: str) -> None:
        self.words = words
        self.rebuild()

    def _bind(self, name: str) -> None:
        kept = getattr(self.app.settings, self.device)
        chosen, loser = bound(self.device, kept, self.doing, name)
        self.back()
        self.app.change(**{self.device: chosen})
        if not loser:
            return
        other = cap(self.device, self.app.pointers.bindings.names[self.device][loser])
        words = tr("{key} was taken: “{doing}” is done by {other} now.")
        self.app.toast(words.format(key=cap(self.device, name), doing=doing_words(loser), other=other), icon="swap")


def _leaves(event: Key) -> bool:
    """Whether a key only closes the question: Escape, whatever it stands for."""
    return key_name(event.key) == "" and event.action is not None and event.action.value == "back"
