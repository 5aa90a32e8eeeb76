"""A look at one's own hand out of turn: it lies open only while a finger, the mouse or a key says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.core import PUBLIC
from game.language import tr
from scenes.events import Event, Key, Pad, Press
from scenes.scene import Scene
from scenes.stage import WIDTH, Box
from scenes.table.contract import Shown
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.table.table_scene import TableScene
    from scenes.table.turns import Turns

MIDDLE: Final = WIDTH / 2
PREFIX: Final = "peek-"


class Peek:
    """Turns the table to a person's eyes for a moment and back again; only while nothing moves there."""

    def __init__(self, table: Turns) -> None:
        self.table = table
        self.seat: int | None = None
        """Whose hand lies open now."""
        self._before: Shown | None = None

    def show(self, seat: int) -> None:
        """Lay this person's hand open."""
        table = self.table
        if self.seat is None:
            self._before = table.director.shown
        self.seat, table.table.near = seat, seat
        table.kit.sound.play("card_flip")
        table.director.snap(table.table.opening(table.session.view(seat), seat, seat))

    def hide(self) -> None:
        """Show again what everybody may see."""
        table, before = self.table, self._before
        if self.seat is None or before is None:
            return
        self.seat = self._before = None
        table.table.near = before.seat
        public = table.table.opening(table.session.view(PUBLIC), PUBLIC, before.seat)
        table.director.snap(before if before.viewer == PUBLIC else public)


class Peeking(Scene):
    """A screen with buttons that are held: a pointer shows a hand while it is down, a key until the next key."""

    peek: Peek | None = None

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self._by_key = False

    def hold_button(self, ui: Ui, seat: int, box: Box, words: str) -> None:
        """A button that shows this seat's hand while it is held."""
        note = tr("Shows the hand only while it is held; with keys, until the next key.")
        ui.button(
            f"{PREFIX}{seat}", box, words, lambda: self._pressed(seat), icon="eye", size=26, tooltip=note, skin="wood"
        )

    def _pressed(self, seat: int) -> None:
        """A click has been a hold; a key stands for the whole of it."""
        widget = self.ui.widget(f"{PREFIX}{seat}")
        if self.peek is not None and not widget.pointer_press:
            self._by_key = True
            self.peek.show(seat)
            self.request_frame()

    def update(self, dt: float) -> None:
        """Follow what is held."""
        peek = self.peek
        if peek is None or self._by_key:
            return
        held = next((w for w in self.ui.widgets if w.held and w.key.startswith(PREFIX)), None)
        seat = int(held.key.removeprefix(PREFIX)) if held is not None and self.app.stack.top is self else None
        if seat != peek.seat:
            peek.hide()
            if seat is not None:
                peek.show(seat)
            self.request_frame()

    def handle(self, event: Event) -> bool:
        """Any key and any touch end a look that a key began."""
        if self._by_key and isinstance(event, (Key, Pad, Press)):
            self.close_hand()
            return True
        return False

    def close_hand(self) -> None:
        """Nobody's hand lies open any more."""
        self._by_key = False
        if self.peek is not None:
            self.peek.hide()
        self.request_frame()

    def leave(self) -> None:
        """Whoever looked is done."""
        self.close_hand()


class PeekScene(Peeking):
    """Everybody at the screen may peek at their own hand, whoever's turn it is."""

    tune: str | None = None

    def __init__(self, table: TableScene) -> None:
        super().__init__(table.app)
        self.table = table
        self.peek = Peek(table)
        self._turned = table.asked if table.mode == "ask" and table.director.shown.viewer != PUBLIC else None
        """Who looked at a hand when this was opened: that hand does not come back without the curtain."""

    def enter(self) -> None:
        """The way back has the ring."""
        self.focus.key = "done"
        self.table.hands.reset()
        if self._turned is not None:
            seat = self.table.director.shown.seat
            shown = self.table.table.opening(self.table.session.view(PUBLIC), PUBLIC, seat)
            self.table.director.snap(shown)
        self.kit.sound.play("curtain")

    def build(self, ui: Ui) -> None:
        """A button to hold for each person along the top, and the way back."""
        people = self.table.host.people
        high, wide = self.kit.stage.grow(72, 28), min(420.0, (WIDTH - 400 - 20 * len(people)) / len(people))
        left = 40.0
        for number, seat in enumerate(people):
            name = self.table.agreement.names[seat]
            self.hold_button(ui, seat, (left + number * (wide + 20), 28, wide, high), name)
        ui.button("done", (WIDTH - 300, 28, 260, high), tr("Done"), self.back, skin="gold", icon="check", size=26)

    def spoken(self) -> str:
        """What to do here."""
        return tr("Hold your name to peek at your hand")

    def draw(self, surface: pygame.Surface) -> None:
        """The curtain, or the table as the person who holds its button may see it."""
        if self.peek is not None and self.peek.seat is not None:
            self.table.draw(surface)
            return
        kit = self.kit
        surface.blit(kit.art.background("ui/curtain"), (0, 0))
        ink, rim = kit.palette.candle, (kit.palette.soot, 3.0)
        words = tr("Hold your name to peek at your hand")
        kit.text.draw(surface, words, (MIDDLE, 560), 60, ink, font="title", anchor="cm", max_width=1560, outline=rim)
        away = tr("Everybody else, please look away")
        kit.text.draw(surface, away, (MIDDLE, 650), 32, kit.palette.cream, anchor="cm", max_width=1400, outline=rim)

    def back(self) -> None:
        """Back to the table; the hand that lay open there comes back behind the curtain."""
        table, turned = self.table, self._turned
        self.app.stack.pop()
        if turned is not None and self.app.stack.top is table:
            table.hand_over(turned)

    def menu(self) -> None:
        """The menu of the table."""
        self.back()


def may_peek(table: Turns) -> bool:
    """Whether people can look at their hands out of turn now: several share the screen, and nothing moves."""
    return table.host.shared and not table.director.busy and not table.session.over and table.windows.now is None
