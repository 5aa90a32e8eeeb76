"""A voice says what is to be done and where the ring stands, off the frame, and only what the viewer may know."""

import os
import stat
import sys
import time
from pathlib import Path

import pygame
import pytest

from game.catalogue import rulebooks
from game.core import PUBLIC
from scenes.app import App
from scenes.events import Action, Key
from scenes.menus.dialogs import Confirm
from scenes.menus.settings import SettingsScene
from scenes.speech import SystemVoice, commands
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from tests.scenes.twins import seats_of


class Fake:
    """Keeps what it was asked to say."""

    there = True

    def __init__(self) -> None:
        self.said: list[str] = []
        self.stops = 0

    def say(self, words: str) -> None:
        self.said.append(words)

    def stop(self) -> None:
        self.stops += 1


@pytest.fixture
def voice(app: App) -> Fake:
    fake = Fake()
    app.speech.voice = fake
    app.change(speech=True)
    return fake


def tab(app: App) -> None:
    app.deliver(Key(pygame.K_TAB, 0, Action.NEXT))
    pass_time(app, 0.1)


def test_it_is_off_until_it_is_asked_for(app: App) -> None:
    fake = Fake()
    app.speech.voice = fake
    scene = seated(app, seats_of("farm_and_furious", 3, 1, {}, 5))
    until(app, scene, "ask")
    tab(app)
    assert fake.said == []
    assert not app.settings.speech


def test_the_prompt_and_what_the_ring_stands_on_are_said_once_each(app: App, voice: Fake) -> None:
    scene = seated(app, seats_of("farm_and_furious", 3, 1, {}, 5))
    until(app, scene, "ask")
    pass_time(app, 1.0)
    main = scene.table.prompt(scene.shown, scene.status).main
    assert sum(main in words for words in voice.said) == 1
    assert voice.said[-1].startswith(main)
    before = len(voice.said)
    pass_time(app, 1.0)
    assert len(voice.said) == before, "nothing new, nothing said"
    for _ in range(3):
        tab(app)
        place = scene.focus.current(scene.all_places())
        assert place is not None
        assert voice.said[-1].endswith(place.label)
    assert len(voice.said) == before + 3


def test_a_question_is_read_with_its_safe_answer(app: App, voice: Fake) -> None:
    app.stack.reset(SettingsScene(app))
    dialog = Confirm(app, "Leave?", "It is saved.", "Go", "Stay", lambda: None)
    dialog.focus.shown = True
    app.stack.push(dialog)
    app.frame([])
    assert voice.said[-1] == "Leave? It is saved. Stay"


def test_a_toast_is_said(app: App, voice: Fake) -> None:
    app.stack.reset(SettingsScene(app))
    app.toast("Kept.")
    app.frame([])
    assert voice.said[-1] == "Kept."


@pytest.mark.parametrize("game", rulebooks())
def test_hands_are_named_only_while_they_lie_open_to_their_owner(app: App, voice: Fake, game: str) -> None:
    scene = seated(app, seats_of(game, 4, 3, {}, 5))
    pass_time(app, 0.8)
    top = app.stack.top
    if isinstance(top, CurtainScene):
        assert scene.director.shown.viewer == PUBLIC
        assert voice.said[-1].startswith(top.summons)
    secrets = {
        scene.table.piece_name(piece, seen)
        for seat in range(4)
        for seen in [scene.table.opening(scene.session.view(seat), seat, seat)]
        for piece in scene.table.layout(seen)
    }
    scene.table.opening(scene.session.view(PUBLIC), PUBLIC, scene.director.shown.seat)
    known = scene.table.opening(scene.session.view(PUBLIC), PUBLIC, scene.director.shown.seat)
    secrets -= {scene.table.piece_name(piece, known) for piece in scene.table.layout(known)}
    for _ in range(12):
        tab(app)
    assert not [name for name in secrets if any(name and name in words for words in voice.said)]


def test_a_veiled_hand_is_not_named(app: App, voice: Fake) -> None:
    scene = seated(app, seats_of("pied_piper", 4, 1, {}, 5))
    until(app, scene, "ask")
    scene.veil()
    pass_time(app, 0.6)
    for _ in range(8):
        tab(app)
    assert "A hidden card" in voice.said
    names = {scene.table.piece_name(piece, scene.director.shown) for piece in scene.offers.pieces()}
    assert names, "the cards have names"
    assert not [name for name in names if any(name in words for words in voice.said[-8:])]


def test_switching_it_off_hushes_it(app: App, voice: Fake) -> None:
    app.change(speech=False)
    assert voice.stops == 1


def test_try_it_speaks_even_while_speech_is_off(app: App) -> None:
    fake = Fake()
    app.speech.voice = fake
    scene = SettingsScene(app, 2)
    app.stack.reset(scene)
    scene.ui.widget("try_speech").activate()
    assert fake.said == ["This is how the Ratskeller sounds."]


def test_every_system_has_its_program() -> None:
    def found(name: str) -> str:
        return f"/bin/{name}"

    linux = [command[0] for command in commands("fr", "linux", found)]
    assert linux == ["/bin/spd-say", "/bin/espeak-ng", "/bin/espeak"]
    alone = commands("fr", "linux", lambda name: "/e" if name == "espeak-ng" else None)
    assert alone == [["/e", "-v", "fr", "--stdin"]]
    assert commands("en", "darwin", found) == [["/bin/say", "-f", "-"]]
    [windows] = commands("fr", "win32", found)
    assert windows[0] == "/bin/powershell"
    assert "fr-FR" in windows[-1]
    assert commands("en", "linux", lambda name: None) == []


def program(folder: Path, seconds: float) -> list[str]:
    """A voice that writes what it has said to the end into a file."""
    code = folder / "voice.py"
    code.write_text(
        f"import sys, time\nwords = sys.stdin.read()\ntime.sleep({seconds})\n"
        f"open({str(folder / 'said')!r}, 'a', encoding='utf-8').write(words)\n",
        encoding="utf-8",
    )
    return [sys.executable, str(code)]


@pytest.mark.skipif(sys.platform == "win32", reason="terminate() on Windows: not tried")
def test_the_newest_replaces_what_is_being_said_and_no_call_waits(tmp_path: Path) -> None:
    command = program(tmp_path, 0.4)
    voice = SystemVoice(lambda: command)
    begun = time.perf_counter()
    for words in ("one", "two", "three é"):
        voice.say(words)
    assert time.perf_counter() - begun < 0.1, "a frame would wait"
    said = tmp_path / "said"
    for _ in range(100):
        if said.exists() and said.stat().st_size:
            break
        time.sleep(0.05)
    time.sleep(0.2)
    assert said.read_text(encoding="utf-8") == "three é\n"


def test_a_system_without_a_voice_stays_silent_and_says_so(app: App) -> None:
    voice = SystemVoice(lambda: None)
    assert not voice.there
    voice.say("nobody hears this")
    voice.stop()
    app.speech.voice = voice
    scene = SettingsScene(app, 2)
    app.stack.reset(scene)
    app.frame([])
    assert not [widget for widget in scene.ui.widgets if widget.key == "try_speech"]


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="file modes")
def test_a_program_that_cannot_be_started_harms_nobody(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("no program", encoding="utf-8")
    broken.chmod(stat.S_IRUSR)
    voice = SystemVoice(lambda: [str(broken)])
    voice.say("hello")
    time.sleep(0.2)
    assert voice._thread is not None
    assert voice._thread.is_alive()
