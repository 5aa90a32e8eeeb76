"""The packaged program: checks itself, and is played by clicks from the tavern's door to the results."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.saves.game_file import load
from tests.window.conftest import Visit
from tests.window.race import play_on

pytestmark = pytest.mark.packaged
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.fixture(scope="module")
def program() -> Path:
    """The built program, in the folder that RATSKELLER_DIST names."""
    folder = os.environ.get("RATSKELLER_DIST", "")
    path = Path(folder) / ("ratskeller.exe" if sys.platform == "win32" else "ratskeller")
    assert path.is_file(), f"build first, and name the folder in RATSKELLER_DIST (now {folder!r})"
    return path


def run(program: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the program without a display."""
    settings = {**os.environ, **HEADLESS, "RATSKELLER_HOME": str(home)}
    return subprocess.run(
        [program, *arguments], env=settings, cwd=home, capture_output=True, text=True, timeout=600, check=False
    )


def test_the_program_finds_itself_well(program: Path, tmp_path: Path) -> None:
    done = run(program, tmp_path, "selftest")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_program_carries_its_french(program: Path, tmp_path: Path) -> None:
    pictures = []
    for language in ("en", "fr"):
        done = run(program, tmp_path, "screenshots", "--out", language, "--only", "pause", "--lang", language)
        assert done.returncode == 0, done.stderr
        pictures.append((tmp_path / language / "pause.png").read_bytes())
    assert pictures[0] != pictures[1]


def test_bad_arguments_are_refused_in_one_line(program: Path, tmp_path: Path) -> None:
    done = run(program, tmp_path, "play", "bridge")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_game_is_played_by_clicks_from_door_to_door(program: Path, visit: Visit, tmp_path: Path) -> None:
    guest = visit([str(program)], folder=tmp_path)
    guest.click("sit")
    guest.scene("SetupScene")
    guest.click("track-count", across=0.15)
    guest.click("play")
    guest.scene("TableScene")
    play_on(guest)
    guest.scene("ResultsScene")
    (path,) = tmp_path.rglob("*.jsonl")
    assert load(path).session.over
    guest.click("tavern")
    guest.scene("TitleScene")
    guest.click("quit")
    guest.click("yes")
    assert guest.ends() == 0
