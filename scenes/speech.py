"""Words said aloud by the system's own voice: prompts, and what the focus ring stands on; off until it is asked for."""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from game.language import language

if TYPE_CHECKING:
    from scenes.scene import Scene

log = logging.getLogger(__name__)
LONGEST: Final = 600
"""Letters of an utterance; what comes after them is not said."""
POWERSHELL: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "try { $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, '%s') } catch { };"
    "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
    "$voice.Speak([Console]::In.ReadToEnd())"
)
Find = Callable[[str], str | None]
"""Where a program is, None where there is none."""


class Voice(Protocol):
    """Says one thing at a time; the newest replaces what is being said. No call may hold a frame up."""

    def say(self, words: str) -> None:
        """Begin to say this."""
        ...

    def stop(self) -> None:
        """Fall silent."""
        ...

    @property
    def there(self) -> bool:
        """Whether there is anything to be heard."""
        ...


def commands(language_code: str, platform: str = sys.platform, find: Find = shutil.which) -> list[list[str]]:
    """The programs of this system that read aloud what they are given on stdin, best first."""
    if platform == "darwin":
        wishes = [["say", "-v", "Thomas", "-f", "-"] if language_code == "fr" else ["say", "-f", "-"]]
    elif platform == "win32":
        culture = {"fr": "fr-FR"}.get(language_code, "en-GB")
        wishes = [["powershell", "-NoProfile", "-NonInteractive", "-Command", POWERSHELL % culture]]
    else:
        wishes = [
            ["spd-say", "-w", "-l", language_code, "-e"],
            ["espeak-ng", "-v", language_code, "--stdin"],
            ["espeak", "-v", language_code, "--stdin"],
        ]
    return [[path, *wish[1:]] for wish in wishes if (path := find(wish[0])) is not None]


def sentences(*parts: str) -> str:
    """What is said one after the other, a stop between any two."""
    ended = [part if part[-1:] in ".!?:…" else f"{part}." for part in parts[:-1] if part]
    return " ".join([*ended, *parts[-1:]]).strip()


class SystemVoice:
    """Runs the system's program in the background: one thread starts it and waits for it, no frame ever does."""

    def __init__(self, choose: Callable[[], Sequence[str] | None] | None = None) -> None:
        self._choose = choose or (lambda: next(iter(commands(language())), None))
        self._next: str | None = None
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def there(self) -> bool:
        """Whether the system has a voice at all."""
        return self._choose() is not None

    def say(self, words: str) -> None:
        """Say this instead of whatever was being said."""
        with self._wake:
            self._next = words[:LONGEST]
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="voice", daemon=True)
                self._thread.start()
            self._wake.notify()
        self._cut_off()

    def stop(self) -> None:
        """Fall silent at once."""
        with self._wake:
            self._next = None
        self._cut_off()

    def _cut_off(self) -> None:
        process = self._process
        if process is not None and process.poll() is None:
            process.terminate()

    def _work(self) -> None:
        while True:
            with self._wake:
                while self._next is None:
                    self._wake.wait()
                words, self._next = self._next, None
            command = self._choose()
            if command is not None:
                self._speak(list(command), words)

    def _speak(self, command: list[str], words: str) -> None:
        quiet = subprocess.DEVNULL
        flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        try:
            with subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, creationflags=flags
            ) as process:
                self._process = process
                if self._next is not None:
                    process.terminate()
                process.communicate((words + "\n").encode())
        except OSError as error:
            log.info("nothing was said: %s", error)
        finally:
            self._process = None


class Speech:
    """Follows the scene in front and says what is new about it, as whoever looks at the screen may know it."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.on = False
        self._prompt = ""
        self._focus = ""
        self._scene: Scene | None = None

    def switch(self, on: bool) -> None:
        """Speak from now on, or fall silent."""
        if self.on and not on:
            self.voice.stop()
        self.on = on

    def follow(self, scene: Scene | None, passing: str = "") -> None:
        """Say the prompt where it has changed, then what the ring stands on; `passing` is a new toast.

        A hand is named only while it lies open to whoever looks: names come from the viewer's view, as the frame does.
        """
        if not self.on or scene is None:
            return
        prompt, focus = scene.spoken(), self._focused(scene)
        fresh = scene is not self._scene
        said = [passing] if passing else []
        news = prompt.partition("\n")[0] != self._prompt.partition("\n")[0]
        if prompt and (fresh or news):
            said += prompt.split("\n")
        if focus and (fresh or focus != self._focus):
            said.append(focus)
        hushed = fresh or (not said and (news or focus != self._focus))
        self._scene, self._prompt, self._focus = scene, prompt, focus
        if said:
            self.voice.say(sentences(*said))
        elif hushed:
            self.voice.stop()

    def _focused(self, scene: Scene) -> str:
        if not scene.focus.shown or scene.focus.key is None:
            return ""
        place = scene.focus.current(scene.all_places())
        return place.label if place is not None else ""
