"""Disks that are full, read-only, gone, or lost their power: a clear sentence, the game goes on, nothing is lost."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.core import Rng
from game.language import set_language
from game.saves.folders import Folders
from game.saves.game_file import GameFile, list_saves, load
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen, start_pygame
from scenes.table.gallery import agreed
from scenes.table.table_scene import TableScene
from tests.trust import kill

ROOT = Path(__file__).parents[2]
GAMES = ("farm_and_furious", "pied_piper", "pie_rats", "rats_with_gats", "treasure_run")


def play_on(file: GameFile, steps: int, seed: int = 5) -> int:
    """Play steps, none of which the disk need take; how many it refused."""
    session, rng, refused = file.session, Rng(seed, len(file.session.steps)), 0
    for _ in range(steps):
        awaited = session.rules.awaiting(session.state)
        if not awaited:
            break
        step = session.play(rng.choice(session.rules.legal_actions(session.state, rng.choice(awaited))))
        try:
            file.append(step)
        except OSError:
            refused += 1
    return refused


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KB; only where the tests may mount one."""
    place = tmp_path / "tiny"
    place.mkdir()
    mount = shutil.which("mount")
    if mount is None or subprocess.run([mount, "-t", "tmpfs", "-o", "size=64k", "none", place], check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", "-l", place], check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_full_disk_loses_nothing_once_there_is_room(game: str, tiny: Path) -> None:
    file = kill.begin(game, 31, tiny / "saves")
    ballast = tiny / "ballast"
    play_on(file, 5)
    kept = len(file.session.steps)
    with suppress(OSError), ballast.open("wb", buffering=0) as stream:
        while stream.write(bytes(4096)):
            pass
    refused = play_on(file, 60)
    assert refused > 0
    on_disk = load(file.path).session.steps
    assert kept <= len(on_disk) < len(file.session.steps)
    assert on_disk == file.session.steps[: len(on_disk)]
    ballast.unlink()
    file.close()
    assert load(file.path).session.steps == file.session.steps


def test_a_read_only_disk_can_be_read_and_says_so_when_played_on(tiny: Path) -> None:
    file = kill.begin("pie_rats", 32, tiny / "saves")
    play_on(file, 8)
    file.close()
    before = file.path.read_bytes()
    subprocess.run(["mount", "-o", "remount,ro", tiny], check=True)
    (listed,) = list_saves(tiny / "saves")
    assert listed.fault == ""
    loaded = load(file.path)
    assert play_on(loaded.file, 3) == 3
    assert len(loaded.session.steps) == len(file.session.steps) + 3
    assert file.path.read_bytes() == before
    subprocess.run(["mount", "-o", "remount,rw", tiny], check=True)
    loaded.file.close()
    assert load(file.path).session.steps == loaded.session.steps


LIMITED = """
import resource, signal, sys
from pathlib import Path
from tests.trust import kill
from tests.trust.test_disk import play_on
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
file = kill.begin("pied_piper", 33, Path(sys.argv[1]))
play_on(file, 3)
size = file.path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, resource.RLIM_INFINITY))
assert play_on(file, 10) > 0
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
file.close()
print(len(file.session.steps))
"""


@pytest.mark.skipif(os.name == "nt", reason="files are not limited so on Windows")
def test_a_limit_on_the_size_of_files_is_as_a_full_disk(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", LIMITED, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (saved,) = list_saves(tmp_path)
    assert len(load(saved.path).session.steps) == int(done.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_a_power_cut_costs_at_most_what_was_not_on_the_disk_yet(game: str, tmp_path: Path) -> None:
    """The last block reads as zeros, or the last line is half there."""
    file = kill.begin(game, 34, tmp_path)
    play_on(file, 40)
    file.close()
    raw = file.path.read_bytes()
    for block in (64, 512, 4096):
        start = (len(raw) - 1) // block * block
        file.path.write_bytes(raw[:start] + bytes(len(raw) - start))
        whole = raw[:start].count(b"\n")
        if whole < 2:
            continue
        loaded = load(file.path)
        assert loaded.session.steps == _until(raw, whole, tmp_path)
        play_on(loaded.file, 2)
        loaded.file.close()
        assert load(file.path).session.steps == loaded.session.steps
    file.path.write_bytes(raw[:-37])
    assert load(file.path).session.steps == _until(raw, raw[:-37].count(b"\n"), tmp_path)


def _until(raw: bytes, lines: int, folder: Path) -> object:
    cut = folder / "cut"
    cut.write_bytes(b"".join(raw.splitlines(keepends=True)[:lines]))
    steps = load(cut).session.steps
    cut.unlink()
    return steps


@pytest.fixture
def app(tmp_path: Path) -> App:
    start_pygame()
    return offscreen(Settings(language="en"), Folders.under(tmp_path), (1024, 600))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "This game cannot be saved: the disk refuses."),
        ("fr", "Impossible de sauver cette partie : le disque refuse."),
    ],
)
def test_a_table_whose_folder_refuses_says_so_goes_on_and_is_kept_later(app: App, language: str, said: str) -> None:
    app.settings.language = language
    app.apply_settings()
    app.folders.data.write_bytes(b"a file in the way")
    scene = TableScene(app, agreed())
    app.stack.reset(scene)
    app.frame([])
    assert app.toasts.words == [said]
    seat = scene.session.rules.awaiting(scene.session.state)[0]
    scene.host.play(scene.session.rules.legal_actions(scene.session.state, seat)[0])
    assert scene.host.unkept
    app.folders.data.unlink()
    seat = scene.session.rules.awaiting(scene.session.state)[0]
    scene.host.play(scene.session.rules.legal_actions(scene.session.state, seat)[0])
    scene.leave()
    (saved,) = list_saves(app.folders.saves)
    assert load(saved.path).session.steps == scene.session.steps
    set_language("en")


def test_a_folder_that_is_taken_away_while_playing_comes_back_with_the_whole_game(app: App) -> None:
    scene = TableScene(app, agreed())
    app.stack.reset(scene)
    for taken in (False, True):
        if taken:
            shutil.rmtree(app.folders.data)
        seat = scene.session.rules.awaiting(scene.session.state)[0]
        scene.host.play(scene.session.rules.legal_actions(scene.session.state, seat)[0])
    assert not scene.host.unkept
    scene.leave()
    (saved,) = list_saves(app.folders.saves)
    assert load(saved.path).session.steps == scene.session.steps
