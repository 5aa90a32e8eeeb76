"""The settings in five tabs; each applies at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.language import LANGUAGES, tr, trn
from scenes import doors
from scenes.menus.settings_keys import KeyRows
from scenes.scene import Scene
from scenes.stage import Box
from scenes.widgets.choices import Choice
from scenes.widgets.pane import Pane
from scenes.widgets.ui import Ui

if TYPE_CHECKING:
    from scenes.app import App

SHEET: Box = (340, 190, 1240, 740)
TAB = 64.0
CONTROL = 460.0
TEXT_SIZES = (100, 115, 130, 150, 175, 200)
SPEEDS = (0.5, 0.75, 1.0, 1.5, 2.0, 4.0)
IDLE = (30, 45, 60, 90, 120, 180, 300)


class SettingsScene(Scene):
    """Tabs along the top, rows below: a label and a sentence at the left, the control at the right."""

    tune = None

    def __init__(self, app: App, tab: int = 0) -> None:
        super().__init__(app)
        self.tab = tab
        self.key_rows = KeyRows(app, self.rebuild)

    def draw(self, surface: pygame.Surface) -> None:
        """Its own table top: the settings hide what is below."""
        surface.blit(self.kit.art.background("ui/tabletop"), (0, 0))
        palette = self.kit.palette
        room = SHEET[1] - self.kit.stage.grow(TAB, 23)
        self.kit.text.draw(
            surface,
            tr("Settings"),
            (SHEET[0] + 10, room / 2),
            56,
            palette.candle,
            font="title",
            max_height=room - 30,
            outline=(palette.soot, 5),
        )
        self.kit.art.draw(surface, "ui/panel_parchment", SHEET)

    def build(self, ui: Ui) -> None:
        """The tabs and the rows of the open one."""
        x, y, w, h = SHEET
        high = self.kit.stage.grow(TAB, 23)
        labels = [tr("Game"), tr("Sound"), tr("Access"), tr("Window"), tr("Kiosk"), tr("Keys")]
        ui.tabs("tabs", (x + 20, y - high + 10, w - 40, high), tr("Settings"), labels, self.tab, self._open)
        close = self.kit.stage.grow(71, 26)
        ui.button(
            "done", (x + w - 290, y + h - close - 36, 250, close), tr("Done"), self.back, skin="gold", icon="check"
        )
        ui.button("about", (x + 40, y + h - close - 36, 250, close), tr("About"), self._about, icon="help")
        frame = (x + 40, y + 40, w - 70, h - close - 100)
        rows = (self._game, self._sound, self._access, self._window, self._kiosk, self.key_rows.fill)[self.tab]
        Rows(ui, self, frame).show(rows)

    def _about(self) -> None:
        doors.open_about(self.app)

    def _open(self, tab: int) -> None:
        self.tab = tab
        self.rebuild()

    def _game(self, rows: Rows) -> None:
        chosen = self.app.settings
        codes = list(LANGUAGES)
        rows.segment("language", tr("Language"), "", list(LANGUAGES.values()), codes.index(chosen.language), codes)
        rows.dropdown(
            "animation_speed",
            tr("Animation speed"),
            tr("How fast cards fly and pawns hop."),
            [f"{speed:g} ×" for speed in SPEEDS],
            list(SPEEDS),
            chosen.animation_speed,
        )
        note = tr("At every table, whatever its house rules say.")
        rows.switch("confirm_moves", tr("Always confirm moves"), note, chosen.confirm_moves)

    def _sound(self, rows: Rows) -> None:
        chosen = self.app.settings
        rows.switch("muted", tr("Silence"), tr("No sound and no music at all."), chosen.muted)
        rows.slider("sound_volume", tr("Sounds"), "", chosen.sound_volume)
        rows.slider("music_volume", tr("Music"), "", chosen.music_volume)
        if not self.kit.sound.ready:
            rows.note(tr("No sound device was found: everything is silent."))

    def _access(self, rows: Rows) -> None:
        chosen = self.app.settings
        sizes = [f"{size} %" for size in TEXT_SIZES]
        rows.dropdown(
            "text_size", tr("Text size"), tr("All words, drawn anew."), sizes, list(TEXT_SIZES), chosen.text_size
        )
        rows.switch(
            "reduced_motion", tr("Reduced motion"), tr("Short fades instead of flights."), chosen.reduced_motion
        )
        note = tr("Darker words on lighter ground.")
        rows.switch("high_contrast", tr("High contrast"), note, chosen.high_contrast)
        note = tr("Numbers and signs on cards are drawn larger.")
        rows.switch("large_corners", tr("Large card corners"), note, chosen.large_corners)
        note = tr("Every sound that tells something is written at the lower edge too.")
        rows.switch("captions", tr("Captions for sounds"), note, chosen.captions)
        note = tr("Says what is to be done and what the keys stand on. Others hear your open hand too.")
        rows.switch("speech", tr("Speech"), note, chosen.speech)
        if self.app.speech.voice.there:
            rows.button("try_speech", tr("The voice of this system"), "", tr("Try it"), "sound", self.try_speech)
        else:
            rows.note(tr("No voice was found on this system: speech stays silent."))

    def try_speech(self) -> None:
        """Let the voice be heard, whether speech is on or not."""
        self.app.speech.voice.say(tr("This is how the Ratskeller sounds."))

    def _window(self, rows: Rows) -> None:
        chosen = self.app.settings
        rows.switch("fullscreen", tr("Full screen"), tr("F11 does it too."), chosen.fullscreen)
        screens = max(1, len(pygame.display.get_desktop_sizes()))
        names = [tr("Screen {n}").format(n=n + 1) for n in range(screens)]
        index = min(chosen.monitor, screens - 1)
        rows.dropdown("monitor", tr("Screen"), tr("Where full screen opens."), names, list(range(screens)), index)
        modes = [tr("By itself"), tr("On"), tr("Off")]
        rows.dropdown(
            "software_present",
            tr("Draw without graphics card"),
            tr("From the next start. Faster where there is no graphics card."),
            modes,
            ["auto", "on", "off"],
            chosen.software_present,
        )

    def _kiosk(self, rows: Rows) -> None:
        chosen = self.app.settings
        label = tr("Change the PIN") if chosen.kiosk_pin else tr("Choose a PIN")
        note = tr("Only whoever knows it can leave the kiosk. It is kept sealed, never as digits.")
        rows.button("pin", tr("PIN"), note, label, "lock", lambda: doors.choose_pin(self.app))
        rows.dropdown(
            "kiosk_idle",
            tr("Still there?"),
            tr("After so long without a touch the kiosk asks, and soon begins anew."),
            [trn("{n} second", "{n} seconds", n).format(n=n) for n in IDLE],
            list(IDLE),
            chosen.kiosk_idle,
        )
        if self.app.house.open:
            note = tr("Full screen, for guests whom nobody watches.")
            rows.button("kiosk", tr("Kiosk"), note, tr("About the kiosk"), "kiosk", lambda: doors.offer_kiosk(self.app))

    def set(self, name: str, value: object) -> None:
        """Take over one setting."""
        self.app.change(**{name: value})
        if name in ("fullscreen", "monitor"):
            self.app.set_fullscreen(self.app.settings.fullscreen, self.app.settings.monitor)


class Rows:
    """Lays rows of settings one under the other in a scrolling frame."""

    def __init__(self, ui: Ui, scene: SettingsScene, frame: Box) -> None:
        self.ui, self.scene, self.frame = ui, scene, frame
        self.stage = scene.kit.stage
        self.palette = scene.kit.palette
        self.height = self.stage.grow(104, 46)
        self._made: list[Callable[[Pane, Box], None]] = []
        self._long = False
        """Whether a note of these rows takes two lines."""

    def show(self, fill: Callable[[Rows], None]) -> None:
        """Collect the rows, then place them."""
        fill(self)
        x, y, w, _h = self.frame
        self.height += self.stage.text_units(20) if self._long else 0
        pane = self.ui.pane("rows", self.frame, len(self._made) * self.height + 8)
        for number, make in enumerate(self._made):
            box = (x + 12, y + number * self.height, w - 44, self.height)
            if number:
                self._line(pane, box)
            make(pane, box)

    def switch(self, name: str, label: str, note: str, value: bool) -> None:
        """A row that is a switch."""

        def make(pane: Pane, box: Box) -> None:
            inner = (box[0], box[1] + 10, box[2], box[3] - 20)
            self.ui.switch(name, inner, label, value, self._setter(name), note=note, pane=pane)

        self._made.append(make)

    def slider(self, name: str, label: str, note: str, value: float) -> None:
        """A row with a slider from silent to loud."""

        def make(pane: Pane, box: Box) -> None:
            self._words(pane, box, label, note)
            self.ui.slider(name, self._control(box), label, value, 0.0, 1.0, 0.1, self._setter(name), pane=pane)

        self._made.append(make)

    def segment(
        self,
        name: str,
        label: str,
        note: str,
        labels: list[str],
        index: int,
        values: list[Any],
        pick: Callable[[int], None] | None = None,
    ) -> None:
        """A row with two to four choices side by side; without `pick`, they set the setting of that name."""

        def make(pane: Pane, box: Box) -> None:
            self._words(pane, box, label, note)
            chosen = pick or self._picker(name, values)
            self.ui.segment(name, self._control(box), label, labels, index, chosen, size=23, pane=pane)

        self._made.append(make)

    def dropdown(self, name: str, label: str, note: str, labels: list[str], values: list[Any], value: object) -> None:
        """A row with a list; a value between the listed ones shows as the nearest below."""
        index = values.index(value) if value in values else max(0, sum(v <= value for v in values) - 1)

        self._measure(note)

        def make(pane: Pane, box: Box) -> None:
            self._words(pane, box, label, note)
            choices = [Choice(word) for word in labels]
            self.ui.dropdown(name, self._control(box), label, choices, index, self._picker(name, values), pane=pane)

        self._made.append(make)

    def button(self, name: str, label: str, note: str, words: str, icon: str, do: Callable[[], None]) -> None:
        """A row with a button that leads somewhere."""

        self._measure(note)

        def make(pane: Pane, box: Box) -> None:
            self._words(pane, box, label, note)
            self.ui.button(name, self._control(box), words, do, icon=icon, pane=pane)

        self._made.append(make)

    def note(self, words: str) -> None:
        """A row that only says something."""

        def make(pane: Pane, box: Box) -> None:
            spot = (box[0], box[1] + box[3] / 2)
            self.ui.label(words, spot, 22, self.palette.ink_soft, font="italic", width=box[2], pane=pane)

        self._made.append(make)

    def _measure(self, note: str) -> None:
        self._long = self._long or self._in_two(note, self.frame[2] - 44)

    def _in_two(self, note: str, width: float) -> bool:
        return self.scene.kit.text.width(note, 20) > width - CONTROL - 30

    def _words(self, pane: Pane, box: Box, label: str, note: str) -> None:
        x, y, w, h = box
        room = w - CONTROL - 30
        long = self._in_two(note, w)
        share = 0.5 if not note else 0.22 if long else 0.36
        self.ui.label(label, (x, y + h * share), 24, self.palette.ink, font="title", width=room, pane=pane)
        if note:
            spot = (x, y + h * (0.66 if long else 0.68))
            self.ui.label(note, spot, 20, self.palette.ink_soft, width=room, height=h * 0.48, wrap=True, pane=pane)

    def _control(self, box: Box) -> Box:
        high = self.stage.grow(58, 22)
        return box[0] + box[2] - CONTROL, box[1] + (box[3] - high) / 2, CONTROL, high

    def _setter(self, name: str) -> Callable[[Any], None]:
        return lambda value: self.scene.set(name, value)

    def _picker(self, name: str, values: list[Any]) -> Callable[[int], None]:
        return lambda index: self.scene.set(name, values[index])

    def _line(self, pane: Pane, box: Box) -> None:
        def paint(surface: pygame.Surface) -> None:
            rule = pane.shown((box[0], box[1], box[2], 2))
            pygame.draw.rect(surface, self.palette.parchment_shade, self.stage.rect(rule))

        self.ui.decor(paint, pane)
