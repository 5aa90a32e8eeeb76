"""The number pad: asks for the PIN, or lets a new one be chosen; by touch, keys or pad."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.language import tr, trn
from game.saves.pin import LONGEST, SHORTEST, fits, matches, sealed
from scenes.events import Event, Key
from scenes.menus.dialogs import Overlay
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.widgets.buttons import Button
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.kiosk.house import Kiosk

SHEET: Final[Box] = ((WIDTH - 700) / 2, (HEIGHT - 1000) / 2, 700.0, 1000.0)
KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "wipe", "0", "enter")
KEY_HIGH, KEY_GAP = 116.0, 16.0
SLOT: Final = (58.0, 70.0)
DIGITS: Final = {pygame.K_0 + n: str(n) for n in range(10)} | {
    key: str(n)
    for n, key in enumerate(
        (
            pygame.K_KP0,
            pygame.K_KP1,
            pygame.K_KP2,
            pygame.K_KP3,
            pygame.K_KP4,
            pygame.K_KP5,
            pygame.K_KP6,
            pygame.K_KP7,
            pygame.K_KP8,
            pygame.K_KP9,
        )
    )
}


class PadButton(Button):
    """A key that shows an icon alone."""

    def draw(self, surface: pygame.Surface) -> None:
        """Face and icon."""
        name = f"ui/button_{self.skin}_{self.state}"
        self.kit.art.draw(surface, name, self.shown_box)
        x, y, w, h = self.shown_box
        shift = 5.0 if self.state == "pressed" else 0.0
        self.kit.art.icon(surface, self.icon, (x + w / 2, y + h / 2 - 4 + shift), 56, self.kit.art.ink(name))


class NumberPad(Overlay):
    """Digits as dots, twelve large keys, a sentence."""

    title = ""
    words = ""
    wrong = False
    """Whether the sentence tells of something wrong."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.typed = ""
        self.focus.key = "1"

    def sheet(self) -> Box:
        """Large enough for thumbs."""
        return SHEET

    def seconds(self) -> float:
        """How long the keys are off."""
        return 0.0

    def can_close(self) -> bool:
        """Whether one can go back without a PIN."""
        return True

    def build(self, ui: Ui) -> None:
        """Heading, dots, keys."""
        x, y, w, _h = SHEET
        palette = self.kit.palette
        ui.label(self.title, (x + w / 2, y + 72), 44, palette.ink, font="title", anchor="cm", width=w - 220)
        if self.can_close():
            ui.icon_button("close", (x + w - 62, y + 66), "cross", tr("Close"), self.back, radius=36)
        ui.decor(lambda surface: self.kit.art.icon(surface, "lock", (x + 64, y + 70), 52, palette.ink))
        ui.decor(self._dots)
        ink = palette.danger if self.wrong else palette.ink_soft
        ui.label(self.words, (x + w / 2, y + 252), 28, ink, anchor="cm", width=w - 80, height=80, wrap=True)
        self._keys(ui)

    def _keys(self, ui: Ui) -> None:
        x, y, w, _h = SHEET
        can = self.seconds() <= 0
        wide = (w - 80 - 2 * KEY_GAP) / 3
        for number, name in enumerate(KEYS):
            column, row = number % 3, number // 3
            left, top = x + 40 + column * (wide + KEY_GAP), y + 318 + row * (KEY_HIGH + KEY_GAP + 22)
            box = (left, top, wide, KEY_HIGH + 18)
            if name.isdigit():
                ui.button(name, box, name, self._pressing(name), size=64, enabled=can)
                continue
            label = tr("Wipe the last digit") if name == "wipe" else tr("Confirm")
            do = self.wipe if name == "wipe" else self.enter_pin
            key = PadButton(ui.gui, ui.kit, name, box, label, do, enabled=can)
            key.skin, key.icon = ("wood", "back") if name == "wipe" else ("green", "check")
            ui.add(key)

    def _dots(self, surface: pygame.Surface) -> None:
        x, y, w, _h = SHEET
        count = max(SHORTEST, min(LONGEST, len(self.typed) + (len(self.typed) < LONGEST)))
        step = SLOT[0] + 14
        left = x + w / 2 - (count * step - 14) / 2
        for number in range(count):
            box = (left + number * step, y + 130, *SLOT)
            self.kit.art.draw(surface, "ui/field_normal", box)
            centre = self.kit.stage.point((box[0] + SLOT[0] / 2, box[1] + SLOT[1] / 2))
            if number < len(self.typed):
                pygame.draw.circle(surface, self.kit.palette.ink, centre, self.kit.stage.px(12))

    # ------------------------------------------------------------ typing

    def _pressing(self, digit: str) -> Callable[[], None]:
        return lambda: self.press(digit)

    def press(self, digit: str) -> None:
        """One more digit."""
        if self.seconds() <= 0 and len(self.typed) < LONGEST:
            self.typed += digit
            self.say("")

    def wipe(self) -> None:
        """One digit less."""
        self.typed = self.typed[:-1]
        self.request_frame()

    def say(self, words: str, *, wrong: bool = False) -> None:
        """Another sentence under the dots."""
        self.words, self.wrong = words or self.usual(), wrong
        self.rebuild()

    def usual(self) -> str:
        """The sentence where nothing is wrong."""
        return ""

    def enter_pin(self) -> None:
        """The digits are complete."""

    def handle(self, event: Event) -> bool:
        """Digits, backspace and Enter of a keyboard; nothing reaches the scene below."""
        if isinstance(event, Key) and event.key in DIGITS:
            self.press(DIGITS[event.key])
            return True
        if isinstance(event, Key) and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.wipe()
            return True
        typing = isinstance(event, Key) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if typing and self.typed and not self.focus.shown:
            self.enter_pin()
            return True
        return False if isinstance(event, Key) or not self.can_close() else super().handle(event)

    def back(self) -> None:
        """Go without, where one may."""
        if self.can_close():
            super().back()


class AskPin(NumberPad):
    """The way to the operator's page, or to whatever else wants the PIN; wrong tries slow down."""

    def __init__(self, kiosk: Kiosk, done: Callable[[], None] | None = None) -> None:
        super().__init__(kiosk.app)
        self.kiosk = kiosk
        self.done = done or kiosk.admit
        self.title = tr("Operator")
        self._waiting = -1
        self.words = self.usual()

    def usual(self) -> str:
        """What it is for, or how long to wait."""
        left = math.ceil(self.seconds())
        if left:
            return trn("Too many wrong tries: wait {n} second", "Too many wrong tries: wait {n} seconds", left).format(
                n=left
            )
        return tr("The PIN leads to settings and the way out.")

    def seconds(self) -> float:
        """Until the next try."""
        return self.kiosk.lockout.seconds(self.app.clock.now())

    def update(self, dt: float) -> None:
        """Count the wait down."""
        left = math.ceil(self.seconds())
        if left != self._waiting:
            over = self._waiting > 0
            self._waiting = left
            if left or over:
                self.say("", wrong=left > 0)

    def enter_pin(self) -> None:
        """Right: the operator's page. Wrong: say so, and after some tries wait."""
        if self.seconds() > 0:
            return
        typed, self.typed = self.typed, ""
        lockout = self.kiosk.lockout
        if matches(typed, self.app.settings.kiosk_pin):
            lockout.passed()
            self.app.stack.pop()
            self.done()
            return
        self.kit.sound.play("snap_back")
        lockout.failed(self.app.clock.now())
        self.kiosk.record.tell("wrong pin")
        if self.seconds() > 0:
            self.say("", wrong=True)
            return
        n = lockout.left
        self.say(trn("Wrong PIN: {n} more try", "Wrong PIN: {n} more tries", n).format(n=n), wrong=True)


class ChoosePin(NumberPad):
    """Chooses a PIN, twice the same; a kiosk without one does not begin."""

    def __init__(self, kiosk: Kiosk | None, app: App | None = None, done: Callable[[], None] | None = None) -> None:
        chosen = kiosk.app if kiosk is not None else app
        assert chosen is not None
        super().__init__(chosen)
        self.kiosk, self.done = kiosk, done
        self.overlay = kiosk is None
        self.first = ""
        self.title = tr("Choose a PIN")
        self.words = self.usual()

    def can_close(self) -> bool:
        """A kiosk that begins must have a PIN."""
        return self.kiosk is None

    def usual(self) -> str:
        """Which of the two times it is."""
        if self.first:
            return tr("The same digits once more.")
        return tr("Four to eight digits. Only whoever knows them can leave the kiosk: write them down.")

    def draw(self, surface: pygame.Surface) -> None:
        """Where nothing lies below, the table top does."""
        if not self.overlay:
            surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
            self.kit.art.draw(surface, "ui/dialog", self.sheet())
        else:
            super().draw(surface)

    def enter_pin(self) -> None:
        """The first time remember, the second compare and keep."""
        typed, self.typed = self.typed, ""
        if not fits(typed):
            self.say(tr("A PIN has four to eight digits."), wrong=True)
        elif not self.first:
            self.first = typed
            self.say("")
        elif typed != self.first:
            self.first = ""
            self.say(tr("That was not the same: choose again."), wrong=True)
        else:
            self.app.change(kiosk_pin=sealed(typed))
            self._chosen()

    def _chosen(self) -> None:
        if self.kiosk is not None:
            self.kiosk.home()
            return
        self.app.stack.pop()
        if self.done is not None:
            self.done()
