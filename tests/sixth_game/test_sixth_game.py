"""A sixth game is added by putting folders of its own beside the others: done here from a template, in a copy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATE = Path(__file__).parent / "template"
GAME = "blind_bites"
ASKED = ("tests/laws/test_laws.py", "tests/rulebooks/test_cases.py", "tests/scenes/test_every_game.py")
"""What tells, for any game, that it plays by the laws, works out its cases, and can be set up, played and watched."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the template laid over it; nothing that was there is written over."""
    place = tmp_path_factory.mktemp("six")
    unneeded = shutil.ignore_patterns("__pycache__", "golden", "window")
    for folder in ("game", "scenes", "tests"):
        shutil.copytree(ROOT / folder, place / folder, ignore=unneeded)
    (place / "assets").mkdir()
    for part in (ROOT / "assets").iterdir():
        if part.name == "rules":
            shutil.copytree(part, place / "assets" / part.name)
        else:
            (place / "assets" / part.name).symlink_to(part)
    shutil.copy(ROOT / "pyproject.toml", place / "pyproject.toml")
    for file in (file for file in TEMPLATE.rglob("*") if file.is_file() and "__pycache__" not in file.parts):
        target = place / file.relative_to(TEMPLATE)
        assert not target.exists(), "a new game touches nothing that is there"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    return place


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, by itself."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHONPATH"))}
    return subprocess.run(
        [sys.executable, *command], cwd=copy, env=kept, capture_output=True, text=True, timeout=300, check=False
    )


def test_the_new_game_keeps_every_law_and_can_be_played_in_the_window(copy: Path) -> None:
    done = run(copy, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", GAME, *ASKED)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "blind_bites" not in done.stdout, "no word of it: nothing has failed"
    assert "passed" in done.stdout


def test_bots_play_it_from_the_command_line(copy: Path) -> None:
    done = run(copy, "-m", "game.cli", "simulate", GAME, "--seats", "3", "--games", "20", "--seed", "7", "--json")
    assert done.returncode == 0, done.stderr
    assert '"errors": 0' in done.stdout


def test_it_is_listed_after_the_five_of_the_tavern(copy: Path) -> None:
    done = run(copy, "-m", "game.cli", "games", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count('"id"') == 6
    assert done.stdout.index("rats_with_gats") < done.stdout.index(GAME)
