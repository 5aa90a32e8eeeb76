"""The attract loop: bots play on a little stage, game after game, until somebody touches anything."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.agreement import fresh_seed
from game.catalogue import tables
from game.core import Rulebook
from game.language import LANGUAGES, language, tr
from scenes.events import Event, Hover, Press, Release
from scenes.kiosk.front import LANGUAGE, SignHold, draw_hall, language_choice
from scenes.kiosk.show import Show
from scenes.menus.tavern import tavern
from scenes.scene import Scene
from scenes.stage import HEIGHT, WIDTH, Box, Units, inside
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.kiosk.house import Kiosk

STAGE: Final[Box] = (364.0, 114.0, 1192.0, 670.5)
"""The bots' table: sixteen to nine, as the table itself."""
CAPTION: Final[Box] = (310.0, 782.0, 1300.0, 80.0)
TOUCH: Final[Box] = (600.0, 882.0, 720.0, 102.0)
TOKENS: Final[Box] = (40.0, 994.0, 1840.0, 80.0)
SHOW_SECONDS: Final = 75.0
"""How long each game is shown before the next one has its turn."""
LAST_SECONDS: Final = 5.0
"""How long a finished game stays."""
FRAME_SECONDS: Final = 1 / 30
"""Least time between two pictures of the stage: it is scaled down anew for each."""
BREATH: Final = 2.4
"""Seconds of one breath of the rings round the button."""


class AttractScene(Scene):
    """Whatever is touched, pressed, pushed or turned leads to the start page."""

    tune = None

    def __init__(self, kiosk: Kiosk, first: int = 0) -> None:
        super().__init__(kiosk.app)
        self.kiosk = kiosk
        self.turn = first
        """Which game is shown: counts on and on."""
        self.show = self._next_show()
        self.shown_for = 0.0
        self.sign = SignHold(self.app.clock, kiosk.ask_pin)
        self._table: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._stale = True
        self._since = 0.0

    @property
    def book(self) -> Rulebook:
        """The game that is shown."""
        return tables()[self.turn % len(tables())]

    def _next_show(self) -> Show:
        return Show(self.kit, self.book, fresh_seed())

    def enter(self) -> None:
        """Quiet: nobody has asked for music."""
        self.kit.sound.tune(None)

    def leave(self) -> None:
        """The bots stop."""
        self.show.close()
        self.kiosk.next_turn = self.turn + 1

    def rebuild(self) -> None:
        """The table, too, in another size or language."""
        self._table = self._picture = None
        self._stale = True
        self.show.rebuilt()
        super().rebuild()

    def build(self, ui: Ui) -> None:
        """Only the language can be pressed; all else wakes the kiosk."""
        language_choice(ui, list(LANGUAGES).index(language()), lambda index: None)

    # ------------------------------------------------------------ time

    def update(self, dt: float) -> None:
        """The bots play on; the next game comes when this one has been seen for long enough."""
        self.sign.update()
        if self.app.stack.top is not self:
            return
        self.shown_for += dt
        self._since += dt
        self._stale |= self.show.update(dt, self.app.settings.animation_speed)
        if self.show.over and self.shown_for < SHOW_SECONDS - LAST_SECONDS:
            self.shown_for = SHOW_SECONDS - LAST_SECONDS
        if self.shown_for >= SHOW_SECONDS:
            self._change()
        if self._since >= FRAME_SECONDS and (self._stale or not self.kit.calm):
            self._since = 0.0
            self.request_frame()

    def _change(self) -> None:
        self.show.close()
        self.turn += 1
        self.shown_for = 0.0
        self.app.fade.start(self.app.surface)
        self.show = self._next_show()
        self._stale = True

    # ------------------------------------------------------------ input

    def receive(self, event: Event) -> None:
        """Wake up; the sign is held without waking, for the operator."""
        if self.sign.hears(event):
            if isinstance(event, Release):
                self.wake(None)
        elif isinstance(event, Press):
            self.wake(event.pointer.pos)
        elif not isinstance(event, (Hover, Release)) and not hasattr(event, "pointer"):
            self.wake(None)

    def wake(self, pos: Units | None) -> None:
        """Somebody is there: on to the start page, with the touched game chosen, in the touched language."""
        if pos is not None and inside(LANGUAGE, pos):
            codes = list(LANGUAGES)
            self.kiosk.speak(codes[int((pos[0] - LANGUAGE[0]) / LANGUAGE[2] * len(codes))])
        touched = None
        if pos is not None:
            touched = next((book for book, box in self.tokens() if inside(box, pos)), None)
            touched = touched or (self.book if inside(STAGE, pos) else None)
        self.kiosk.welcome(touched)

    def tokens(self) -> list[tuple[Rulebook, Box]]:
        """The games along the lower edge, each with its box."""
        x, y, w, h = TOKENS
        wide = w / len(tables())
        return [(book, (x + number * wide + 8, y, wide - 16, h)) for number, book in enumerate(tables())]

    # ------------------------------------------------------------ drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Hall, stage, caption, the one thing to do, the games."""
        draw_hall(surface, self.kit)
        self._draw_stage(surface)
        self._draw_caption(surface)
        self._draw_touch(surface)
        for book, box in self.tokens():
            self._draw_token(surface, book, box)

    def _draw_stage(self, surface: pygame.Surface) -> None:
        """The table is painted at the window's size and scaled down, so that one set of pictures serves both."""
        kit, rect = self.kit, self.kit.stage.rect(STAGE)
        if self._table is None:
            self._table = pygame.Surface(surface.get_size()).convert()
            self._picture = pygame.Surface(rect.size).convert()
        assert self._picture is not None
        if self._stale:
            self._stale = False
            self.show.draw(self._table)
            middle = self._table.subsurface(kit.stage.rect((0, 0, WIDTH, HEIGHT)).clip(self._table.get_rect()))
            pygame.transform.smoothscale(middle, rect.size, self._picture)
        surface.blit(self._picture, rect)
        kit.art.draw(surface, "kiosk/stage_edge", STAGE)

    def _draw_caption(self, surface: pygame.Surface) -> None:
        kit, (x, y, w, h) = self.kit, CAPTION
        kit.art.draw(surface, "ui/ribbon_red", CAPTION)
        name = tr(self.book.title)
        left = x + w * 0.1
        chip = min(kit.text.width(name, 22, "title") + 64, w * 0.26)
        nook = tavern().nooks.get(self.book.id)
        high = h * 0.56
        kit.art.draw(surface, nook.plate.picture if nook else "ui/chip_dark", (left, y + (h - high) / 2, chip, high))
        middle = y + h / 2
        kit.text.draw(
            surface,
            name,
            (left + chip / 2, middle),
            22,
            kit.palette.cream,
            font="title",
            anchor="cm",
            max_width=chip - 50,
            max_height=high,
        )
        bots = tr("bots play")
        right = x + w * 0.9
        beside = min(kit.text.width(bots, 21, "black"), w * 0.2)
        kit.text.draw(surface, bots, (right - beside, middle), 21, kit.palette.note, font="black", max_width=beside + 1)
        kit.art.icon(surface, "bot", (right - beside - 28, middle), 34, kit.palette.note)
        start, end = left + chip + 16, right - beside - 54
        words = self.show.caption or tr("Watch how it is played")
        spot = ((start + end) / 2, middle)
        ink = kit.palette.candle
        kit.text.draw(
            surface,
            words,
            spot,
            30,
            ink,
            font="title",
            anchor="cm",
            max_width=end - start,
            max_height=h - 22,
            wrap=True,
        )

    def _draw_touch(self, surface: pygame.Surface) -> None:
        kit, (x, y, w, h) = self.kit, TOUCH
        phase = 0.5 if kit.calm else 0.5 - 0.5 * math.cos(self.app.clock.now() / BREATH * 2 * math.pi)
        for number in range(3):
            out = 10 + 16 * number + 8 * phase
            alpha = round((150 - 46 * number) * (0.55 + 0.45 * phase))
            kit.art.draw(surface, "kiosk/ring", (x - out, y - out, w + 2 * out, h + 2 * out), alpha=alpha)
        kit.art.draw(surface, "kiosk/touch", TOUCH)
        kit.art.put(surface, "kiosk/paw", (x + 92, y + h / 2 - 18 + 6 * phase), 0.8)
        words = tr("Touch to play")
        spot = (x + w / 2 + 56, y + h / 2 - 2)
        ink = kit.palette.on_gold
        kit.text.draw(surface, words, spot, 62, ink, font="title", anchor="cm", max_width=w - 210, max_height=h - 20)

    def _draw_token(self, surface: pygame.Surface, book: Rulebook, box: Box) -> None:
        kit, (x, y, w, h) = self.kit, box
        nook = tavern().nooks.get(book.id)
        plate = (x + h * 0.5, y + 12, w - h * 0.5, h - 24)
        if book is self.book:
            kit.art.draw(surface, "tavern/lantern_glow", (x - 60, y - 50, w + 120, h + 100))
            kit.art.draw(surface, "kiosk/ring", (x - 6, y - 4, w + 12, h + 8))
        kit.art.draw(surface, nook.plate.picture if nook else "ui/chip_dark", plate)
        emblem = nook.emblem if nook else "ui/icon_rat"
        wide, high = kit.art.size(emblem)
        kit.art.draw(surface, emblem, (x - 2, y - 8, (h + 12) * wide / high, h + 12))
        spot = (x + h + 8 + (w - h - 24) / 2, y + h / 2)
        kit.text.draw(
            surface,
            tr(book.title),
            spot,
            27,
            kit.palette.cream,
            font="title",
            anchor="cm",
            max_width=w - h - 34,
            max_height=h - 26,
            wrap=True,
            leading=1.05,
        )
