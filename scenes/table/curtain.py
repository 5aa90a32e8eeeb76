"""The curtain between two people at one screen: it names who is next, and hides everything until they say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.language import tr
from scenes.art import PREMULTIPLIED
from scenes.speech import sentences
from scenes.stage import WIDTH
from scenes.table.peek import Peek, Peeking
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.turns import Turns

MIDDLE = WIDTH / 2


class CurtainScene(Peeking):
    """Opaque: nothing of the table is drawn behind it, but for a person that holds the button to peek."""

    tune: str | None = None

    def __init__(
        self,
        app: App,
        name: str,
        picture: str,
        on_open: Callable[[], None],
        on_menu: Callable[[], None],
        words: str = "",
    ) -> None:
        super().__init__(app)
        self.name, self.picture, self.words = name, picture, words
        self.on_open, self.on_menu = on_open, on_menu
        self._seat = 0
        self.regret: tuple[str, Callable[[], None]] | None = None
        """Who acted before and may still take it back, and what does so."""

    def lets_peek(self, table: Turns, seat: int) -> None:
        """Offer the named person a look that is no turn."""
        self.peek, self._seat = Peek(table), seat

    def enter(self) -> None:
        """Ring for the next person."""
        self.focus.key = "look"
        self.kit.sound.play("curtain")
        self.kit.sound.play("door_bell", 0.6, tr("{name} is next").format(name=self.name))

    def build(self, ui: Ui) -> None:
        """One big button that only the named person should press, and the menu."""
        high = self.kit.stage.grow(96, 34)
        wide = 560.0
        ui.button(
            "look",
            (MIDDLE - wide / 2, 800, wide, high),
            tr("Show my hand"),
            self.open,
            skin="gold",
            icon="eye",
            size=34,
        )
        if self.peek is not None:
            self.hold_button(ui, self._seat, (MIDDLE + wide / 2 + 28, 800, 380, high), tr("Hold to peek"))
        if self.regret is not None:
            words = tr("{name}: take it back").format(name=self.regret[0])
            box = (MIDDLE - wide / 2, 800 + high + 24, wide, self.kit.stage.grow(72, 26))
            ui.button("regret", box, words, self.take_back, skin="wood", icon="undo", size=26)
        ui.icon_button("menu", (1866, 54), "menu", tr("Menu"), self.on_menu, radius=31)

    @property
    def summons(self) -> str:
        """Who is next."""
        return self.words or tr("Now it is the turn of {name}").format(name=self.name)

    def spoken(self) -> str:
        """Who is next, and that the others look away."""
        return sentences(self.summons, tr("Everybody else, please look away"))

    def draw(self, surface: pygame.Surface) -> None:
        """Velvet, the team, the name."""
        kit = self.kit
        surface.blit(kit.art.background("ui/curtain"), (0, 0))
        disc = kit.art.get(self.picture, 330)
        ax, ay = kit.art.anchor(self.picture)
        x, y = kit.stage.point((MIDDLE, 400))
        corner = (x - round(ax * disc.get_width()), y - round(ay * disc.get_height()))
        surface.blit(disc, corner, special_flags=PREMULTIPLIED)
        words = self.summons
        ink, rim = kit.palette.candle, (kit.palette.soot, 3.0)
        kit.text.draw(surface, words, (MIDDLE, 640), 64, ink, font="title", anchor="cm", max_width=1500, outline=rim)
        away = tr("Everybody else, please look away")
        kit.text.draw(surface, away, (MIDDLE, 722), 32, kit.palette.cream, anchor="cm", max_width=1400, outline=rim)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The table over everything, buttons too, while somebody peeks."""
        if self.peek is not None and self.peek.seat is not None:
            self.peek.table.draw(surface)

    def open(self) -> None:
        """The named person looks now."""
        self.app.stack.pop()
        self.on_open()

    def take_back(self) -> None:
        """The person before thinks again: the curtain rises for them instead."""
        assert self.regret is not None
        self.app.stack.pop()
        self.regret[1]()

    def back(self) -> None:
        """Escape does not open the curtain."""
        self.on_menu()

    def menu(self) -> None:
        """The menu can be had without looking."""
        self.on_menu()
