"""The window: one loop that hears, updates and draws the scene on top, only when something changed."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable

import pygame
from pygame._sdl2 import controller

from game.language import set_language
from game.saves.folders import Folders
from game.saves.settings import Settings, SettingsFile
from scenes import places
from scenes.art import Art
from scenes.bindings import Bindings
from scenes.captions import Captions
from scenes.clock import Clock
from scenes.crash import fall
from scenes.events import Event, Hover, Key, LongPress, Move, Pad, Press, Release, Tap
from scenes.fade import Fade
from scenes.focus import draw_ring
from scenes.house import House
from scenes.kit import Kit
from scenes.menus.device_help import HelpScene, Using
from scenes.menus.letter_board import offer_letters
from scenes.monitors import monitor_middle, on_desktop, window_icon
from scenes.pointer import Pointers
from scenes.scene import Scene, SceneStack
from scenes.sound import Sound
from scenes.speech import Speech, SystemVoice
from scenes.stage import Stage
from scenes.text import Text
from scenes.theme import HIGH_CONTRAST, NORMAL
from scenes.toasts import Toasts

log = logging.getLogger(__name__)
SMALLEST = (1024, 600)
RATE = 60
RESTING_RATE = 30
RESTS_AFTER = 1.0
"""Seconds without an event or a drawn frame after which the loop turns at RESTING_RATE."""
SETTLE = 0.12
"""Least seconds between two new layouts while a window is being resized."""
READY = "RATSKELLER_READY"
KEY_EVENTS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)


class App:
    """Owns the surface, the kit, the clock, the settings and the stack of scenes."""

    def __init__(
        self,
        settings: Settings,
        folders: Folders,
        *,
        size: tuple[int, int] | None = None,
        clock: Clock | None = None,
        sound: Sound | None = None,
        window: bool = True,
        settings_file: SettingsFile | None = None,
    ) -> None:
        self.settings = settings
        self.settings_file = settings_file
        self.borrowed: dict[str, object] = {}
        """The kept values of settings that only this run has otherwise, by name; size among them, if it was given."""
        self.folders = folders
        self.clock = clock or Clock()
        self.running = True
        self.house = House()
        self._called_away = False
        """The system has asked the program to end."""
        self._windowed = SMALLEST
        self.window: pygame.Window | None = None
        self.surface = self._open(size or on_desktop(settings.window_size), window)
        stage = Stage(*self.surface.get_size(), settings.text_size / 100)
        art = Art(stage, folders.cache / "pictures")
        self.kit = Kit(stage, art, Text(stage), sound or Sound(enabled=window))
        self.stack = SceneStack()
        self.pointers = Pointers(stage)
        self.toasts = Toasts(self.kit, self.clock)
        self.fade = Fade(self.kit, self.clock)
        self.device: Using = "mouse"
        """The device that was used last."""
        self.captions = Captions(self.kit, self.clock)
        self.kit.sound.on_play = self.captions.hear
        self.speech = Speech(SystemVoice())
        self._pads: list[controller.Controller] = []
        self._pressed_in: dict[int, Scene] = {}
        """By pointer: the scene that it went down in."""
        self._busy_at = 0.0
        self._resized_at = -SETTLE
        self._seen_change = 0
        self._announced = False
        self.apply_settings()

    # ------------------------------------------------------------ settings

    def apply_settings(self) -> None:
        """Take over language, sizes, colours and volumes at once, and lay every scene out anew."""
        chosen = self.settings
        set_language(chosen.language)
        self.pointers.bindings = Bindings(chosen.keys, chosen.pad)
        self.kit.palette = HIGH_CONTRAST if chosen.high_contrast else NORMAL
        self.kit.calm = chosen.reduced_motion
        self.kit.large_corners = chosen.large_corners
        self.captions.on = chosen.captions
        self.speech.switch(chosen.speech)
        self.kit.sound.set_volumes(chosen.sound_volume, chosen.music_volume, muted=chosen.muted)
        self._set_stage(*self.surface.get_size())
        for scene in self.stack.scenes:
            scene.rebuild()

    def change(self, **values: object) -> None:
        """Set settings by name, apply and keep them."""
        for name, value in values.items():
            setattr(self.settings, name, value)
            self.borrowed.pop(name, None)
        self.apply_settings()
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write the settings file; says so in a toast where that fails."""
        kept = self.settings.model_copy(update=self.borrowed)
        if self.settings_file is not None and not self.settings_file.save(kept):
            self.toast(self.settings_file.problem, tone="bad")

    def toast(self, words: str, *, icon: str = "check", tone: str = "good") -> None:
        """Show a sentence for four seconds; tone good or bad."""
        self.toasts.show(words, icon, tone)

    # ------------------------------------------------------------ window

    def _open(self, size: tuple[int, int], window: bool) -> pygame.Surface:
        if not window:
            hidden = pygame.Window("Ratskeller", (64, 64), hidden=True)
            hidden.get_surface()
            self._keep_alive = hidden
            return pygame.Surface(size).convert()
        wide, high = max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])
        self.window = pygame.Window("Ratskeller", (wide, high), resizable=True, allow_high_dpi=True)
        self.window.minimum_size = SMALLEST
        self.window.set_icon(window_icon())
        pygame.key.stop_text_input()
        self._windowed = self.window.size
        if self.settings.fullscreen:
            self.set_fullscreen(True)
        return self.window.get_surface()

    def set_fullscreen(self, on: bool, monitor: int | None = None) -> None:
        """Fill a monitor (desktop full screen, no mode change), or go back to a window on it."""
        if self.window is None:
            return
        if monitor is not None:
            self.window.set_windowed()
            self.window.position = monitor_middle(monitor)
        if not on:
            self.window.set_windowed()
            self.window.size = self._windowed
            self.window.position = monitor_middle(self.settings.monitor)
            return
        self._windowed = self.window.size
        sizes = pygame.display.get_desktop_sizes()
        # Without a window manager, as on many kiosks, the full screen hint alone changes nothing.
        self.window.size = sizes[min(self.settings.monitor, len(sizes) - 1)]
        self.window.position = monitor_middle(self.settings.monitor)
        self.window.set_fullscreen(desktop=True)

    def _set_stage(self, width: int, height: int) -> None:
        stage = Stage(width, height, self.settings.text_size / 100)
        self.kit.set_stage(stage)
        self.pointers.stage = stage

    def _check_size(self) -> None:
        """After a change of the window's size, lay out anew, but not more often than every SETTLE seconds."""
        if self.window is None:
            return
        self.surface = self.window.get_surface()
        size = self.surface.get_size()
        wide, high = self.window.size
        self.pointers.density = (size[0] / max(1, wide), size[1] / max(1, high))
        now = self.clock.now()
        if size == self.kit.stage.size or now - self._resized_at < SETTLE:
            return
        self._resized_at = now
        self._set_stage(*size)
        for scene in self.stack.scenes:
            scene.rebuild()

    # ------------------------------------------------------------ the loop

    def run(self) -> int:
        """Run until the stack is empty or the window is closed; the exit code."""
        signal.signal(signal.SIGTERM, lambda *_: self.call_away())
        ticker = pygame.time.Clock()
        while self.running and self.stack.top is not None:
            self.safe_frame()
            resting = self.clock.now() - self._busy_at > RESTS_AFTER
            ticker.tick(RESTING_RATE if resting else RATE)
        self.close()
        return 0

    def call_away(self) -> None:
        """The system ends the program: whatever house it is, keep everything and leave with the next frame."""
        self._called_away = True

    def safe_frame(self) -> None:
        """One frame; what goes wrong in it becomes the crash page."""
        self.safely(lambda: self.frame(pygame.event.get()))

    def safely(self, work: Callable[[], object]) -> None:
        """Do something; what goes wrong in it becomes the crash page, unless that is what went wrong."""
        try:
            work()
        except Exception as error:
            fall(self, error)

    def frame(self, raw: list[pygame.event.Event]) -> None:
        """Hear, update, draw: one turn of the loop, also called by tests."""
        dt = self.clock.step()
        if self._called_away:
            self.leave()
            return
        if raw:
            self._busy_at = self.clock.now()
        for event in raw:
            self.hear(event)
        for due in self.pointers.tick(self.clock.now()):
            self.deliver(due)
        self._check_size()
        self.house.update()
        top = self.stack.top
        if top is None or not self.running:
            return
        if self.stack.changed != self._seen_change:
            self._seen_change = self.stack.changed
            self.fade.start(self.surface)
            self._show_tune(top)
        for scene in self.stack.shown():
            scene.update(dt)
            scene.dirty = scene.ui.update(dt) or scene.dirty
        moving = self.toasts.update() | self.captions.update() | self.fade.update()
        if moving or any(scene.dirty for scene in self.stack.shown()):
            self._busy_at = self.clock.now()
            self.draw()

    def hear(self, event: pygame.event.Event) -> None:
        """Take one pygame event."""
        if self.house.hears(event):
            return
        top = self.stack.top
        if event.type == pygame.QUIT or (event.type == pygame.WINDOWCLOSE and self.window is not None):
            if self.house.lets_out():
                self.leave()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED) and top:
            top.request_frame()
        elif event.type == pygame.WINDOWFOCUSLOST:
            for gone in self.pointers.cancel():
                self.deliver(gone)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._add_pad(event.device_index)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11 and self.house.open:
            self.toggle_fullscreen()
        elif event.type in KEY_EVENTS and top is not None and top.ui.raw(event):
            top.request_frame()
        else:
            for heard in self.pointers.feed(event, self.clock.now()):
                self.deliver(heard)

    def deliver(self, event: Event) -> None:
        """Give one scene event to the scene on top."""
        top = self.stack.top
        if top is None:
            return
        if not self._concerns(top, event):
            return
        if not isinstance(event, (Hover, Key, Pad)) and top.focus.shown:
            top.focus.shown = False
            top.request_frame()
        self._note_device(event)
        top.receive(event)
        offer_letters(self, top)
        if isinstance(event, (Key, Pad)) and self.stack.top not in (None, top):
            self.stack.top.focus.shown = True

    def _note_device(self, event: Event) -> None:
        """Remember which device is in use."""
        if isinstance(event, Key):
            self.device = "keys"
        elif isinstance(event, Pad):
            self.device = "pad"
        elif isinstance(event, Press):
            self.device = event.pointer.kind

    def open_help(self) -> None:
        """What the device in use does here."""
        top = self.stack.top
        if top is not None and not isinstance(top, HelpScene):
            self.stack.push(HelpScene(self, top.doings))

    def _concerns(self, top: Scene, event: Event) -> bool:
        """Whether the scene on top may hear an event: a pointer stays with the scene that it went down in.

        Where another scene has opened or closed since, that one lets go and the new one hears nothing of it.
        """
        if not isinstance(event, (Press, Move, Release, Tap, LongPress)):
            return True
        number = event.pointer.id
        if isinstance(event, Press):
            if len(self.pointers.down) <= 1:
                self._pressed_in.clear()
            self._pressed_in[number] = top
        scene = self._pressed_in.get(number, top)
        if isinstance(event, Release) and scene is not top and scene in self.stack.scenes:
            scene.receive(Release(event.pointer, cancelled=True))
        return scene is top

    def toggle_fullscreen(self) -> None:
        """F11: full screen and back."""
        self.set_fullscreen(not self.settings.fullscreen)
        self.change(fullscreen=not self.settings.fullscreen)

    def draw(self) -> None:
        """Draw what the stack shows and present it."""
        self.compose(self.surface)
        self.fade.draw(self.surface)
        if self.window is not None:
            self.window.flip()
        places.announce(self.stack.top, self.kit.stage)
        self.speech.follow(self.stack.top, self.toasts.news())
        if not self._announced:
            self._announced = True
            if os.environ.get(READY):
                print("READY", flush=True)
        else:
            self.kit.art.flush()

    def compose(self, surface: pygame.Surface) -> None:
        """Draw scenes from the lowest visible up, then focus ring, tooltip, toasts."""
        for scene in self.stack.shown():
            draw_scene(scene, surface)
        self.captions.draw(surface)
        self.toasts.draw(surface)

    def leave(self) -> None:
        """Close every scene, each keeping what it must, and end the loop."""
        self.house.closing()
        while self.stack.scenes:
            self.stack.scenes.pop().leave()
        self.running = False

    def close(self) -> None:
        """Keep the window size and let the window go; the mixer stays, sounds may still live."""
        self.stack.scenes.clear()
        self.speech.switch(False)
        if self.window is not None:
            if not self.settings.fullscreen:
                self.settings.window_size = (self.window.size[0], self.window.size[1])
            self.keep_settings()
            pygame.event.clear()
            self.window.destroy()
            self.window = None

    def _show_tune(self, top: Scene) -> None:
        if top.tune is not None:
            self.kit.sound.tune(top.tune)

    def _add_pad(self, index: int) -> None:
        if controller.is_controller(index):
            self._pads = [pad for pad in self._pads if pad.attached()] + [controller.Controller(index)]


def draw_scene(scene: Scene, surface: pygame.Surface) -> None:
    """One scene with its widgets, ring and tooltip."""
    scene.dirty = False
    scene.draw(surface)
    scene.ui.draw(surface)
    scene.draw_over(surface)
    place = scene.focus.current(scene.all_places()) if scene.focus.shown else None
    if place is not None and scene is scene.app.stack.top:
        draw_ring(surface, scene.kit, place.box)
    if scene is scene.app.stack.top:
        scene.ui.draw_tooltip(surface, place)
