"""The commands that draw: one clear line and 2 for bad arguments, the same picture twice, settings only borrowed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.saves.folders import Folders
from game.saves.settings import Settings, SettingsFile
from scenes.__main__ import main
from scenes.app import App
from scenes.commands import PlayArguments, borrowed, greet
from scenes.lock import Lock
from scenes.menus.taken import TakenScene
from scenes.scene import Scene
from scenes.start import opener
from scenes.table.table_scene import TableScene

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play"], "the following arguments are required: GAME"),
        (["play", "chess"], "no game is called chess"),
        (["play", "farm_and_furious", "--players", "9"], "farm_and_furious seats 1 to 5, not 9"),
        (["play", "farm_and_furious", "--bots", "nobody"], "no bot is called nobody"),
        (["play", "farm_and_furious", "--players", "1", "--bots", "random,random"], "2 bots do not fit on 1 seats"),
        (["play", "farm_and_furious", "--lang", "tlh"], "no language is called tlh"),
        (["play", "farm_and_furious", "--seed", "-1"], "--seed"),
        (["play", "farm_and_furious", "--size", "wide"], "--size"),
        (["play", "farm_and_furious", "--size", "0x600"], "--size"),
        (["play", "farm_and_furious", "--size", "99999999x600"], "--size"),
        (["play", "two\nlines"], "no game is called two\\nlines"),
        (["play", "farm_and_furious", "--bots", "two\nlines"], "no bot is called two\\nlines"),
        (["play", "farm_and_furious", "two\nlines"], "unrecognized arguments: two\\nlines"),
        (["screenshots", "--out", "x", "--size", "0x0"], "--size"),
        (["screenshots", "--out", "x", "--size", "20000x20000"], "--size"),
        (["screenshots", "--out", __file__], "no pictures can be written into "),
        (["screenshots", "--out", "/dev/null/deeper"], "no pictures can be written into /dev/null/deeper"),
        (["screenshots"], "the following arguments are required: --out"),
        (["screenshots", "--out", "x", "--only", "nothing_like_it"], "no picture is called nothing_like_it"),
        (["selftest", "--fast"], "unrecognized arguments: --fast"),
    ],
)
def test_bad_arguments_are_one_line_and_two(
    arguments: list[str],
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1
    assert told.startswith(f"ratskeller {arguments[0]}: ")


def test_other_commands_go_to_the_headless_half(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    assert "farm_and_furious" in capsys.readouterr().out


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "scenes", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env={**kept, **variables}, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux runs without a display")
def test_a_log_that_cannot_be_opened_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "data" / "ratskeller.log").mkdir(parents=True)
    done = run(RATSKELLER_HOME=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("Ratskeller needs a display")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux runs without a display")
def test_without_a_display_one_sentence_says_what_works(tmp_path: Path) -> None:
    done = run(RATSKELLER_HOME=str(tmp_path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    for command in ("games", "simulate", "scenario", "replay", "screenshots", "selftest"):
        assert command in done.stderr


def test_a_picture_comes_out_the_same_twice_and_at_its_size(tmp_path: Path) -> None:
    for name in ("one", "two"):
        folder = tmp_path / name
        assert main(["screenshots", "--out", str(folder), "--size", "1024x600", "--lang", "fr", "--only", "title"]) == 0
    first = sorted((tmp_path / "one").iterdir())
    assert [path.name for path in first] == ["title.png", "title_continue.png", "title_hover.png"]
    assert [p.read_bytes() for p in first] == [p.read_bytes() for p in sorted((tmp_path / "two").iterdir())]
    assert pygame.image.load(first[0]).get_size() == (1024, 600)


def test_what_the_command_line_sets_is_not_kept(folders: Folders, app: App) -> None:
    kept = Settings(language="en", window_size=(1280, 720))
    file = SettingsFile(folders.settings)
    app.settings_file = file
    app.settings.language = "fr"
    app.borrowed = borrowed(kept, PlayArguments(lang="fr", size=(1600, 900)))
    assert app.borrowed == {"language": "en", "window_size": (1280, 720)}
    app.settings.window_size = (1600, 900)
    app.change(muted=True)
    written = json.loads(folders.settings.read_text(encoding="utf-8"))
    assert (written["language"], written["window_size"], written["muted"]) == ("en", [1280, 720], True)
    app.change(language="fr")
    assert json.loads(folders.settings.read_text(encoding="utf-8"))["language"] == "fr"


@pytest.mark.parametrize(("seats", "bots"), [(5, 5), (5, 4), (1, 1), (3, 0)])
def test_people_come_first_and_every_seat_may_be_a_bot(app: App, seats: int, bots: int) -> None:
    opener("farm_and_furious", seats, ["normal"] * bots, 7)(app)
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene)
    assert [player.bot for player in table.agreement.players] == [None] * (seats - bots) + ["normal"] * bots


def test_a_second_program_is_refused_politely_until_the_first_is_gone(app: App, folders: Folders) -> None:
    begun: list[str] = []
    with Lock(folders.lock) as first:
        assert not first.taken
        with Lock(folders.lock) as second:
            assert second.taken
            scene = TakenScene(app, second, lambda: begun.append("tavern"))
            app.stack.push(scene)
            app.frame([])
            assert "Ratskeller is open in another window already." in scene.words
            scene.again()
            assert (begun, app.toasts.words) == ([], ["It is still open."])
            first.__exit__(None, None, None)
            scene.again()
            assert begun == ["tavern"]
            with Lock(folders.lock) as third:
                assert third.taken
    with Lock(folders.lock) as later:
        assert not later.taken


def test_a_folder_that_cannot_be_written_is_told(app: App, folders: Folders) -> None:
    folders.data.parent.mkdir(parents=True, exist_ok=True)
    folders.data.write_text("a file in the way", encoding="utf-8")
    with Lock(folders.lock) as lock:
        assert not lock.taken
        greet(app, SettingsFile(folders.settings))
    assert app.toasts.words == ["Games cannot be saved: the folder for them cannot be written."]


def test_closing_the_window_lets_every_scene_keep_its_things(app: App) -> None:
    left: list[str] = []

    class Table(Scene):
        def leave(self) -> None:
            left.append("kept")

    app.stack.push(Table(app))
    app.frame([pygame.event.Event(pygame.QUIT)])
    assert left == ["kept"]
    assert not app.running


def test_toasts_go_after_four_seconds(app: App) -> None:
    app.stack.push(Scene(app))
    app.toast("Saved")
    app.clock.advance(3.9)
    app.frame([])
    assert app.toasts.words == ["Saved"]
    app.clock.advance(0.2)
    app.frame([])
    assert app.toasts.words == []
