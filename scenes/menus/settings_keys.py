"""Which key and button does what, chosen by pressing it: the rows of the settings, and the question for the press."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.language import tr
from game.saves.bindings import Device, bound, first
from scenes.bindings import button_name, cap, doing_words, key_name
from scenes.events import Event, Key, Pad
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.pane import Pane
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
        """Keyboard or gamepad, the rows, and two buttons."""
        rows.height = self.app.kit.stage.grow(84, 34)
        names = [tr("Keyboard"), tr("Gamepad")]
        rows.made(lambda pane, box: self._device(rows, pane, box, names))
        for doing in first(self.device):
            rows.made(lambda pane, box, doing=doing: self._row(rows, pane, box, doing))  # type: ignore[misc]
        rows.made(lambda pane, box: self._last(rows, pane, box))

    def _device(self, rows: Rows, pane: Pane, box: Box, names: list[str]) -> None:
        note = tr("Arrows, Enter, Escape and Tab always do theirs.")
        rows.words(pane, box, tr("Device"), note if self.device == "keys" else tr("The cross always moves the ring."))
        index = 0 if self.device == "keys" else 1
        rows.ui.segment("key-device", rows.control(box), tr("Device"), names, index, self._turn, size=23, pane=pane)

    def _row(self, rows: Rows, pane: Pane, box: Box, doing: str) -> None:
        words = doing_words(doing)
        rows.words(pane, box, words, "")
        now = cap(self.device, self.app.pointers.bindings.names[self.device][doing])
        label = tr("{doing}: {key}").format(doing=words, key=now)
        button = rows.ui.button(f"key-{doing}", rows.control(box), now, lambda: self._ask(doing), pane=pane)
        button.tooltip = label

    def _last(self, rows: Rows, pane: Pane, box: Box) -> None:
        x, y, w, h = box
        high = min(h - 14, self.app.kit.stage.grow(62, 24))
        half, top = (w - 24) / 2, y + (h - high) / 2
        ui = rows.ui
        ui.button("key-reset", (x, top, half, high), tr("As at first"), self.reset, icon="undo", size=24, pane=pane)
        right = (x + half + 24, top, half, high)
        ui.button("key-help", right, tr("What does what"), self.app.open_help, icon="keyboard", size=24, pane=pane)

    def _turn(self, number: int) -> None:
        self.device = "keys" if number == 0 else "pad"
        self.rebuild()

    def _ask(self, doing: str) -> None:
        self.app.stack.push(PressScene(self.app, self.device, doing))

    def reset(self) -> None:
        """All of this device as at first."""
        self.app.change(**{self.device: {}})
        self.app.toast(tr("All as at first."))


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
