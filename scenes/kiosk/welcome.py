"""The start page: which game, how many people, play; nothing smaller than a thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.catalogue import tables
from game.core import Rulebook
from game.language import LANGUAGES, language, tr, trn
from scenes.events import Event
from scenes.kiosk.front import SignHold, draw_hall, language_choice
from scenes.kiosk.quick import people_range, quick_game, seats_for
from scenes.menus.nook import seats_of
from scenes.menus.tavern import tavern
from scenes.scene import Scene
from scenes.stage import Box
from scenes.widgets.base import Widget
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.kiosk.house import Kiosk

SHEET: Final[Box] = (250.0, 130.0, 1420.0, 900.0)
CARD_TOP, CARD_HIGH, GAP = 214.0, 356.0, 18.0
PEOPLE_TOP, PEOPLE_HIGH = 668.0, 128.0
PLAY: Final[Box] = (620.0, 884.0, 680.0, 122.0)
BACK: Final[Box] = (290.0, 900.0, 280.0, 96.0)
TEXT_SIZES: Final = (100, 150, 200)


class GameCard(Widget):
    """A game to choose: emblem, name, how many may play."""

    book: Rulebook
    chosen = False

    def draw(self, surface: pygame.Surface) -> None:
        """Ground in the game's colour, emblem, words; the chosen one glows and is ticked."""
        kit, (x, y, w, h) = self.kit, self.shown_box
        nook = tavern().nooks.get(self.book.id)
        if self.chosen:
            kit.art.draw(surface, "ui/button_gold_normal", (x - 9, y - 9, w + 18, h + 22))
        sunk = 4.0 if self.state == "pressed" else 0.0
        box = (x, y + sunk, w, h)
        kit.art.draw(surface, nook.hotplate.picture if nook else "ui/panel_dark", box)
        emblem = nook.emblem if nook else "ui/icon_rat"
        wide, high = kit.art.size(emblem)
        tall = h * 0.5
        kit.art.draw(surface, emblem, (x + (w - tall * wide / high) / 2, y + 20 + sunk, tall * wide / high, tall))
        if self.chosen:
            kit.art.draw(surface, "ui/check_on_normal", (x + w - 54, y + 14 + sunk, 40, 40))
        skin = kit.art.skin(nook.hotplate.picture) if nook else None
        ink = skin.ink if skin else kit.palette.cream
        small = skin.ink_small if skin else kit.palette.note
        room, middle = w - 32, x + w / 2
        kit.text.draw(
            surface, tr(self.book.title), (middle, y + h * 0.71 + sunk), 32, ink, font="title", anchor="cm",
            max_width=room, max_height=h * 0.24, wrap=True, leading=1.05,
        )  # fmt: skip
        kit.text.draw(
            surface, seats_of(self.book), (middle, y + h * 0.9 + sunk), 23, small, font="black", anchor="cm",
            max_width=room, max_height=h * 0.12,
        )  # fmt: skip


class PeopleKey(Widget):
    """How many people: a large number over as many little people."""

    number = 1
    chosen = False

    def draw(self, surface: pygame.Surface) -> None:
        """Gold where chosen, wood otherwise."""
        kit, (x, y, w, h) = self.kit, self.shown_box
        name = f"ui/button_{'gold' if self.chosen else 'wood'}_{self.state}"
        kit.art.draw(surface, name, self.shown_box)
        ink = kit.art.ink(name)
        middle = x + w / 2
        kit.text.draw(
            surface, str(self.number), (middle, y + h * 0.36), 58, ink, font="title", anchor="cm", max_height=h * 0.6
        )
        step = min(26.0, (w - 28) / self.number)
        for n in range(self.number):
            spot = (middle + (n - (self.number - 1) / 2) * step, y + h * 0.74)
            kit.art.icon(surface, "human", spot, min(28.0, step + 4), ink)


class WelcomeScene(Scene):
    """Two choices and a gold button; remembers nothing of whoever was here before."""

    def __init__(self, kiosk: Kiosk, book: Rulebook | None = None) -> None:
        super().__init__(kiosk.app)
        self.kiosk = kiosk
        self.book = book or tables()[0]
        self.people = 1
        self.sign = SignHold(self.app.clock, kiosk.ask_pin)
        self.focus.key = f"game-{self.book.id}" if book is None else "people-1"

    def build(self, ui: Ui) -> None:
        """Games, people, play."""
        ui.panel(SHEET)
        x, y, w, _h = SHEET
        ink, middle = self.kit.palette.ink, x + w / 2
        ui.label(tr("Which game?"), (middle, y + 44), 40, ink, font="title", anchor="cm", width=w - 80, height=56)
        self._games(ui)
        asked = (middle, PEOPLE_TOP - 44)
        ui.label(tr("How many of you?"), asked, 40, ink, font="title", anchor="cm", width=w - 80, height=56)
        self._people(ui)
        ui.label(self._company(), (middle, PEOPLE_TOP + PEOPLE_HIGH + 38), 26, self.kit.palette.ink_soft,
                 anchor="cm", width=w - 80)  # fmt: skip
        ui.button("play", PLAY, tr("Play"), self.play, skin="gold", icon="play", size=60)
        ui.button("back", BACK, tr("Back"), self.back, icon="back", size=34)
        big = self.app.settings.text_size
        ui.button("text", (1350, 900, 280, 96), tr("Text {n} %").format(n=big), self.enlarge, icon="zoom", size=30)
        language_choice(ui, list(LANGUAGES).index(language()), self._speak)

    def _games(self, ui: Ui) -> None:
        x, _y, w, _h = SHEET
        books = tables()
        wide = (w - 60 - GAP * (len(books) - 1)) / len(books)
        for number, book in enumerate(books):
            box = (x + 30 + number * (wide + GAP), CARD_TOP, wide, CARD_HIGH)
            card = GameCard(ui.gui, ui.kit, f"game-{book.id}", box, tr(book.title), self._choosing(book))
            card.book, card.chosen = book, book is self.book
            ui.add(card)

    def _people(self, ui: Ui) -> None:
        numbers = people_range(self.book)
        x, _y, w, _h = SHEET
        wide = 190.0
        left = x + w / 2 - (len(numbers) * (wide + GAP) - GAP) / 2
        for number in numbers:
            box = (left + (number - 1) * (wide + GAP), PEOPLE_TOP, wide, PEOPLE_HIGH)
            label = trn("{n} player", "{n} players", number).format(n=number)
            key = PeopleKey(ui.gui, ui.kit, f"people-{number}", box, label, self._counting(number))
            key.number, key.chosen = number, number == self.people
            ui.add(key)

    def _company(self) -> str:
        """Who fills the other seats, and how long it takes."""
        bots = seats_for(self.book, self.people) - self.people
        minutes = self.book.minutes
        time = trn("about {n} minute", "about {n} minutes", minutes).format(n=minutes)
        if not bots:
            return time
        company = trn("{n} bot plays along", "{n} bots play along", bots).format(n=bots)
        return f"{company} · {time}"

    def _choosing(self, book: Rulebook) -> Callable[[], None]:
        def choose() -> None:
            self.book = book
            self.people = min(self.people, people_range(book)[-1])
            self.rebuild()

        return choose

    def _counting(self, number: int) -> Callable[[], None]:
        def count() -> None:
            self.people = number
            self.rebuild()

        return count

    def _speak(self, index: int) -> None:
        self.kiosk.speak(list(LANGUAGES)[index])

    def enlarge(self) -> None:
        """The next text size, for this guest alone."""
        now = self.app.settings.text_size
        larger = [size for size in TEXT_SIZES if size > now]
        self.kiosk.lend(text_size=larger[0] if larger else TEXT_SIZES[0])

    def play(self) -> None:
        """To the table."""
        self.kit.sound.play("door_bell")
        self.kiosk.play(quick_game(self.book, self.kit, self.people), self.people)

    def back(self) -> None:
        """Escape only goes back to the bots."""
        self.app.house.home()

    def menu(self) -> None:
        """F10 and Start ask for the PIN."""
        self.kiosk.ask_pin()

    def handle(self, event: Event) -> bool:
        """The sign is the operator's."""
        return self.sign.hears(event)

    def update(self, dt: float) -> None:
        """The sign may be held."""
        self.sign.update()

    def draw(self, surface: pygame.Surface) -> None:
        """The hall."""
        draw_hall(surface, self.kit)
