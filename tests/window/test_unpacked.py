"""The download as a stranger unpacks it: somebody else's read-only folder, an empty home, no Python to be found."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.saves.game_file import load
from tests.window.conftest import Visit
from tests.window.desk import until
from tests.window.race import play_on

pytestmark = [pytest.mark.packaged, pytest.mark.skipif(sys.platform != "linux", reason="Linux' own tools")]
NOBODY = 65534
"""The user that owns nothing."""
SYSTEM = {"libc", "libm", "libdl", "libpthread", "librt", "libutil", "libgcc_s", "libz", "ld-linux-x86-64"}
"""Libraries that the program takes from the system: each is there on every Linux since 2021 (glibc 2.31)."""
OWN_COMMAND = ("setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups")


@pytest.fixture
def unpacked() -> Iterator[Path]:
    """The archive that RATSKELLER_ARCHIVE names, unpacked for everybody to read and nobody to write."""
    archive = Path(os.environ.get("RATSKELLER_ARCHIVE", ""))
    assert archive.is_file(), f"pack a download, and name it in RATSKELLER_ARCHIVE (now {str(archive)!r})"
    place = Path(tempfile.mkdtemp(prefix="Téléchargé par Zoë "))
    subprocess.run(["tar", "-xf", archive, "-C", place], check=True)
    subprocess.run(["chmod", "-R", "a+rX,a-w", place], check=True)
    yield next(place.iterdir())
    subprocess.run(["chmod", "-R", "u+w", place], check=True)
    shutil.rmtree(place)


@pytest.fixture
def home() -> Iterator[Path]:
    """An empty home of the user who owns nothing; of oneself, where one may not become somebody else."""
    place = Path(tempfile.mkdtemp(prefix="maison de Zoë "))
    if os.geteuid() == 0:
        os.chown(place, NOBODY, NOBODY)
    yield place
    shutil.rmtree(place)


def stranger(home: Path) -> dict[str, str]:
    """The whole environment of the stranger: nothing on the PATH, nothing of ours."""
    return {"HOME": str(home), "PATH": "/nowhere", "LANG": "C.UTF-8", "TMPDIR": "/tmp"}


def as_stranger(program: Path, *arguments: str) -> list[str]:
    """The command line by which the stranger runs the program."""
    other = [str(shutil.which(OWN_COMMAND[0])), *OWN_COMMAND[1:]] if os.geteuid() == 0 else []
    return [*other, str(shutil.which("env")), "-u", "RATSKELLER_HOME", str(program), *arguments]


def test_the_program_finds_itself_well_at_a_strangers(unpacked: Path, home: Path) -> None:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        as_stranger(unpacked / "ratskeller", "selftest"),
        env=stranger(home) | quiet,
        cwd="/",
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_stranger_changes_to_french_and_plays_a_game_by_clicks(unpacked: Path, home: Path, visit: Visit) -> None:
    guest = visit(as_stranger(unpacked / "ratskeller"), folder=Path("/"), home=home, environment=stranger(home))
    guest.click("language", across=0.75)
    until(lambda: guest.label("quit") == "Quitter", "the tavern does not speak French")
    guest.click("sit")
    guest.scene("SetupScene")
    guest.click("track-count", across=0.15)
    guest.click("play")
    guest.scene("TableScene")
    play_on(guest)
    guest.scene("ResultsScene")
    (path,) = (home / ".local" / "share" / "Ratskeller").rglob("*.jsonl")
    assert load(path).session.over
    guest.click("tavern")
    guest.scene("TitleScene")
    guest.click("quit")
    guest.click("yes")
    assert guest.ends() == 0


def test_few_libraries_are_the_systems(unpacked: Path) -> None:
    """Everything the program loads at its start is in its folder, or stands in SYSTEM."""
    inside = {file.name for file in unpacked.rglob("*.so*")}
    binaries = [unpacked / "ratskeller", *unpacked.rglob("*.so*")]
    told = subprocess.run(["objdump", "-p", *binaries], capture_output=True, text=True, check=True).stdout
    needed = set(re.findall(r"NEEDED\s+(\S+)", told))
    assert needed, "objdump has told nothing"
    outside = {
        re.sub(r"[-.]so.*|-\d.*", "", name) if "ld-linux" not in name else "ld-linux-x86-64" for name in needed - inside
    }
    assert outside <= SYSTEM


def test_the_menu_entry_points_to_where_the_folder_lies(unpacked: Path, home: Path) -> None:
    run = {"HOME": str(home), "PATH": os.environ["PATH"]}
    subprocess.run(["sh", unpacked / "add-to-menu.sh"], env=run, check=True, capture_output=True)
    entry = (home / ".local/share/applications/ratskeller.desktop").read_text(encoding="utf-8")
    assert f'Exec="{unpacked}/ratskeller"' in entry.splitlines()
    assert (home / ".local/share/icons/hicolor/48x48/apps/ratskeller.png").is_file()
    subprocess.run(["sh", unpacked / "add-to-menu.sh", "remove"], env=run, check=True, capture_output=True)
    assert not list((home / ".local/share").rglob("ratskeller.*"))
