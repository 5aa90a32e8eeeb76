"""The tavern: five tables, the innkeeper, and the menu on the bar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.catalogue import tables
from game.core import Rulebook
from game.language import LANGUAGES, mark, tr
from game.saves.game_file import SavedGame, list_saves
from scenes.doors import open_learning, open_saved_games, open_settings, open_setup, resume_table
from scenes.menus.dialogs import Confirm
from scenes.menus.nook import HotPlate, NookWidget, draw_plate, seats_of
from scenes.menus.shelf import place_of, players_of, resumable
from scenes.menus.tavern import tavern
from scenes.scene import Scene
from scenes.stage import Box
from scenes.widgets.buttons import Button
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

SAYINGS = (
    mark("Evening, friends! Which table shall I wipe for you?"),
    mark("The carrot has been training all week. I saw it jog."),
    mark("Mind the third step. It is younger than the others."),
    mark("No cats were served here since the opening."),
    mark("Whoever loses the race peels the other vegetables."),
    mark("Sit anywhere. The chairs do not bite, the chilli might."),
)
SAYING_SECONDS = 14.0
BLINK_EVERY = 5.0
BLINK_SECONDS = 0.16
CORRIDOR = (1108.0, 330.0)
"""Where the first sign hangs for a game without a table in the picture."""


class TitleScene(Scene):
    """The first screen; hovering or focusing a table lights it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saved: list[SavedGame] = []
        self.now = 0.0
        self._hot = tables()[0].id
        self._blinking = False
        self._saying = 0

    def enter(self) -> None:
        """Look for saved games."""
        self.saved = list_saves(self.app.folders.saves)
        if self.focus.key is None:
            self.focus.key = "continue" if self._unfinished() else "sit"

    def resume(self) -> None:
        """A game may have been played or deleted meanwhile."""
        self.saved = list_saves(self.app.folders.saves)

    # ------------------------------------------------------------ widgets

    def build(self, ui: Ui) -> None:
        """The menu on the bar, sound and language at the top, a place on each table."""
        self._first(ui)
        x, y, w, h = tavern().menu.row
        rows = (
            ("saved", tr("Saved games"), "bookmark", self.open_saved),
            ("learn", tr("Learn"), "book", self.open_learning),
            ("settings", tr("Settings"), "gear", self.open_settings),
            ("quit", tr("Quit"), "door", self.ask_quit),
        )
        for number, (key, label, icon, action) in enumerate(rows):
            box = (x, y + number * tavern().menu.step, w, h)
            ui.button(key, box, label, action, icon=icon, size=29, align="l")
        for table in tables():
            if table.id in tavern().nooks:
                self._nook(ui, table)
        self._further(ui)
        self._corner(ui)

    def _further(self, ui: Ui) -> None:
        """Signs in the corridor, for games that the picture has no table for."""
        for number, table in enumerate(table for table in tables() if table.id not in tavern().nooks):
            box = (CORRIDOR[0], CORRIDOR[1] + number * 68, 290.0, 58.0)
            ui.button(f"table-{table.id}", box, tr(table.title), partial(self.sit_down, table), size=24)

    def _first(self, ui: Ui) -> None:
        box = tavern().menu.first
        game = self._unfinished()
        if game is not None:
            button = ThumbButton(ui.gui, self.kit, "continue", box, tr("Continue"), self.continue_game)
            button.picture = tavern().nooks[game.game].thumb if game.game in tavern().nooks else ""
            button.sub, button.more = place_of(game), players_of(game)
        else:
            table = tables()[0]
            button = ThumbButton(ui.gui, self.kit, "sit", box, tr("Sit down"), lambda: self.sit_down(table))
            button.picture = tavern().nooks[table.id].thumb
            button.sub, button.more = tr(table.title), seats_of(table)
        button.skin, button.size, button.align = "gold", 38, "l"
        ui.add(button)

    def _nook(self, ui: Ui, table: Rulebook) -> None:
        label = f"{tr(table.title)}."
        box = tavern().nooks[table.id].hit
        widget = NookWidget(ui.gui, self.kit, f"table-{table.id}", box, label, lambda: self.sit_down(table))
        widget.table, widget.nook, widget.lit = table, tavern().nooks[table.id], self.lit
        ui.add(widget)

    def _corner(self, ui: Ui) -> None:
        x, y, w, h = tavern().sound.round
        muted = self.app.settings.muted
        label = tr("Sound on") if muted else tr("Silence")
        icon = "sound_off" if muted else "sound"
        ui.icon_button("mute", (x + w / 2, y + h / 2), icon, label, self.toggle_mute, radius=w / 2)
        codes = list(LANGUAGES)
        index = codes.index(self.app.settings.language)
        names = [code.upper() for code in codes]
        box = tavern().language.segment
        ui.segment("language", box, tr("Language"), names, index, self._speak, dark=True, size=22)

    # ------------------------------------------------------------ what the menu does

    def continue_game(self) -> None:
        """Resume the latest unfinished game."""
        game = self._unfinished()
        if game is not None:
            resume_table(self.app, game.path)

    def sit_down(self, table: Rulebook) -> None:
        """Set up a game."""
        open_setup(self.app, table.id)

    def open_saved(self) -> None:
        """The list of saved games."""
        open_saved_games(self.app)

    def open_learning(self) -> None:
        """Lessons and rules of all games."""
        open_learning(self.app)

    def open_settings(self) -> None:
        """The settings."""
        open_settings(self.app)

    def toggle_mute(self) -> None:
        """Silence, or sound again."""
        self.app.change(muted=not self.app.settings.muted)

    def ask_quit(self) -> None:
        """Quitting asks, since a slip is easy."""
        words = tr("Every game is saved as it stands.")
        question = tr("Leave the tavern?")
        self.app.stack.push(Confirm(self.app, question, words, tr("Quit"), tr("Stay"), self.app.leave, danger=False))

    def back(self) -> None:
        """Escape asks whether to quit."""
        self.ask_quit()

    def _speak(self, index: int) -> None:
        self.app.change(language=list(LANGUAGES)[index])

    def _unfinished(self) -> SavedGame | None:
        return next((game for game in self.saved if resumable(game)), None)

    # ------------------------------------------------------------ time and drawing

    def update(self, dt: float) -> None:
        """The innkeeper blinks and finds something else to say."""
        self.now += dt
        saying = int(self.now / SAYING_SECONDS) % len(SAYINGS)
        blinking = self.now % BLINK_EVERY > BLINK_EVERY - BLINK_SECONDS and not self.kit.calm
        if (saying, blinking) != (self._saying, self._blinking):
            self._saying, self._blinking = saying, blinking
            self.request_frame()

    def hot(self) -> str:
        """The id of the lit table: hovered, else focused, else the last one."""
        for widget in self.nooks():
            if widget.hovered or (self.focus.shown and self.focus.key == widget.key):
                self._hot = widget.table.id
        return self._hot

    def nooks(self) -> list[NookWidget]:
        """The widgets of the tables."""
        return [widget for widget in self.ui.widgets if isinstance(widget, NookWidget)]

    def lit(self) -> NookWidget | None:
        """The widget of the table that was lit last."""
        return next((widget for widget in self.nooks() if widget.table.id == self._hot), None)

    def draw(self, surface: pygame.Surface) -> None:
        """Room, name, tables, innkeeper."""
        art, data = self.kit.art, tavern()
        surface.blit(art.background(data.room.picture), (0, 0))
        for at in data.steam:
            art.put(surface, "tavern/steam", at)
        for flame in data.flames:
            art.put(surface, "tavern/flame_1", flame.at, flame.scale)
        self._name(surface)
        self._innkeeper(surface)
        art.icon(surface, "globe", data.language.icon, 30, self.kit.palette.candle)
        self._tables(surface)

    def _tables(self, surface: pygame.Surface) -> None:
        """Light and plates; none shows half covered by the one that is open."""
        hot, nooks = self.hot(), tavern().nooks
        shown = [(nooks[table.id], table) for table in tables() if table.id in nooks]
        plate = next(HotPlate(self.kit, nook, table) for nook, table in shown if table.id == hot)
        plate.draw_light(surface)
        for nook, table in shown:
            if table.id != hot and not plate.covers(nook, table):
                draw_plate(surface, self.kit, nook, table)
        plate.draw(surface)

    def _name(self, surface: pygame.Surface) -> None:
        sign, ribbon = tavern().sign, tavern().ribbon
        x, y, w, h = sign.text
        self.kit.text.title(surface, "Ratskeller", (x + w / 2, y + h / 2), sign.size, w)
        self.kit.art.put(surface, sign.tail.picture, sign.tail.at)
        x, y, w, h = ribbon.text
        motto, spot = tr("Five tables, one cellar, no cats"), (x + w / 2, y + h / 2)
        self.kit.text.draw(
            surface,
            motto,
            spot,
            ribbon.size,
            self.kit.palette.cream,
            font="title",
            anchor="cm",
            max_width=w,
            max_height=h,
        )

    def _innkeeper(self, surface: pygame.Surface) -> None:
        data, art = tavern(), self.kit.art
        if self._blinking:
            art.draw(surface, data.innkeeper.blink.picture, data.innkeeper.blink.rect)
        words = tr(SAYINGS[self._saying])
        x, y, w, h = data.bubble.rect
        size, step = 24.0, self.kit.stage.text_units(24) * 1.28
        w = min(w * 1.35, w * step / 30.7) if step > 30.7 else w
        room = w - 36
        lines = len(self.kit.text.lines(words, size, room, "title"))
        high = min(max(h, step * lines + 34), y + h - 10)
        box: Box = (x, y + h - high, w, high)
        art.draw(surface, data.bubble.picture, box)
        art.put(surface, data.bubble.tail.picture, data.bubble.tail.at)
        spot, ink = (x + w / 2, box[1] + high / 2), art.ink(data.bubble.picture)
        self.kit.text.draw(
            surface, words, spot, size, ink, font="title", anchor="cm", max_width=room, max_height=high - 16, wrap=True
        )


class ThumbButton(Button):
    """A gold button with a picture of the game at its left and two lines under its label."""

    picture = ""
    more = ""

    def draw(self, surface: pygame.Surface) -> None:
        """Face, picture, two lines."""
        x, y, w, h = self.shown_box
        name = f"ui/button_{self.skin}_{self.state}"
        self.kit.art.draw(surface, name, self.shown_box)
        shift = {"hover": -2.0, "pressed": 5.0}.get(self.state, 0.0)
        inset = tavern().menu.picture_inset
        wide, high = self.kit.art.size(self.picture) if self.picture else (98.0, 80.0)
        shown = h - 7 - 2 * inset[1] + 8
        if self.picture:
            rect = (x + inset[0], y + inset[1] - 4 + shift, shown * wide / high, shown)
            self.kit.art.draw(surface, self.picture, rect)
        left = x + inset[0] + shown * wide / high + 16
        self._lines(surface, (left, y + shift, x + w - left - 18, h - 7), self.kit.art.ink(name))

    def _lines(self, surface: pygame.Surface, box: Box, ink: str) -> None:
        x, y, w, h = box
        text = self.kit.text
        text.draw(surface, self.label, (x, y + h * 0.3), 36, ink, font="title", max_width=w, max_height=h * 0.42)
        for words, share in ((self.sub, 0.62), (self.more, 0.84)):
            text.draw(surface, words, (x, y + h * share), 20, ink, font="black", max_width=w, max_height=h * 0.24)
