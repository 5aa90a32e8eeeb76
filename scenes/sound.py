"""Named effects and one quiet looping tune; silent, and never in the way, where there is no device."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.resources import as_file, files

import pygame

log = logging.getLogger(__name__)
CHANNELS = 12
FADE_MS = 600


class Sound:
    """Plays assets/sounds/<name>.ogg; volumes 0 to 1. The mixer is never quit while sounds live."""

    def __init__(self, *, enabled: bool = True) -> None:
        self.effects = 0.8
        self.music = 0.5
        self.muted = False
        self.played: list[str] = []
        """Names asked for lately, newest last, for tests."""
        self.on_play: Callable[[str, str], None] = lambda name, about: None
        """Told of every effect that is asked for, and what it stands for: those who cannot hear read it."""
        self._ready = enabled and self._open()
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._tune: str | None = None

    @property
    def ready(self) -> bool:
        """Whether a sound device was found."""
        return self._ready

    def play(self, name: str, volume: float = 1.0, about: str = "") -> None:
        """Play an effect once; `about` says in words what it stands for, where the name does not."""
        self.played = [*self.played[-31:], name]
        self.on_play(name, about)
        if not self._ready or self.muted or self.effects <= 0:
            return
        sound = self._load(name)
        if sound is not None:
            sound.set_volume(self.effects * volume)
            sound.play()

    def tune(self, name: str | None) -> None:
        """Loop a tune, or none; the same tune goes on undisturbed."""
        if name == self._tune:
            return
        self._tune = name
        if not self._ready:
            return
        try:
            self._start(name)
        except pygame.error as error:
            log.info("tune %s not played: %s", name, error)

    def set_volumes(self, effects: float, music: float, *, muted: bool) -> None:
        """Take over the settings at once."""
        self.effects, self.music, self.muted = effects, music, muted
        if self._ready:
            pygame.mixer.music.set_volume(0.0 if muted else music)

    def _open(self) -> bool:
        try:
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            log.info("no sound: %s", error)
            return False
        return True

    def _start(self, name: str | None) -> None:
        if name is None:
            pygame.mixer.music.fadeout(FADE_MS)
            return
        source = files("assets") / "sounds" / f"{name}.ogg"
        if not source.is_file():
            return
        with as_file(source) as path:
            pygame.mixer.music.load(path)
        pygame.mixer.music.set_volume(0.0 if self.muted else self.music)
        pygame.mixer.music.play(-1, fade_ms=FADE_MS)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            source = files("assets") / "sounds" / f"{name}.ogg"
            self._sounds[name] = None
            if source.is_file():
                with as_file(source) as path:
                    self._sounds[name] = pygame.mixer.Sound(path)
        return self._sounds[name]
