"""What the program is made of: locked with hashes, licensed, told in the window, and without any use of a network."""

import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from assets.build import licences as gathering
from assets.build import lock
from game.match import play_match
from scenes.app import App
from scenes.display import offscreen, settle, start_pygame
from scenes.gallery import shots
from scenes.menus.about import AboutScene, licences

ROOT = Path(__file__).parents[2]
ENTRY = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)([^\\]*)\\?\n((?:    --hash=.*\n?)*)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}(?= |\n|\\|$)")


def locked(name: str) -> dict[str, tuple[Version, str]]:
    """Version and hashes by package."""
    text = (ROOT / name).read_text(encoding="utf-8")
    found = {gathering.normal(one[1]): (Version(one[2]), one[4]) for one in ENTRY.finditer(text)}
    entries = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert len(found) == len(entries), "every line is one package at one version"
    return found


@pytest.mark.parametrize("name", lock.LOCKS)
def test_every_package_is_pinned_with_hashes(name: str) -> None:
    packages = locked(name)
    assert len(packages) > 10
    for package, (_, hashes) in packages.items():
        lines = hashes.splitlines()
        assert lines, f"{package} has no hash"
        assert all(HASH.search(line) for line in lines)


@pytest.mark.parametrize("name", lock.LOCKS)
def test_a_lock_satisfies_what_the_project_asks_for(name: str) -> None:
    packages = locked(name)
    for line in lock.wishes(name):
        wish = Requirement(line)
        version, _ = packages[gathering.normal(wish.name)]
        assert version in wish.specifier, f"{line}, but {version} is locked"
    assert set(gathering.wanted()) <= set(packages), "what is needed indirectly is locked too"


def test_a_lock_that_lags_behind_would_be_noticed() -> None:
    version, _ = locked("requirements.lock")["pydantic"]
    assert version not in Requirement("pydantic>=99").specifier


def test_the_two_locks_agree() -> None:
    build, everything = locked("requirements-build.lock"), locked("requirements.lock")
    assert {name: version for name, (version, _) in build.items()} == {
        name: everything[name][0] for name in build if name in everything
    }


def test_every_part_that_is_shipped_has_its_licence() -> None:
    told = {gathering.normal(part.name): part for part in licences().shipped}
    assert set(told) == {"ratskeller", "python", "sdl", *gathering.wanted()}
    packages = locked("requirements.lock")
    for name in gathering.wanted():
        assert Version(told[name].version) == packages[name][0], f"{name}: gather the licences anew"
    assert all(len(part.text) > 500 and part.licence for part in told.values())
    assert told["ratskeller"].text == (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in told["pygame-ce"].text
    assert "Milena" in told["font-fredoka-one"].text


def test_the_build_takes_the_licences_along() -> None:
    spec = (ROOT / "build.spec").read_text(encoding="utf-8")
    assert '"assets/data": "**/*.json"' in spec
    assert 'HERE / "LICENSE"' in spec


@pytest.fixture
def app(tmp_path: Path) -> App:
    from game.saves.folders import Folders
    from game.saves.settings import Settings

    start_pygame()
    return offscreen(Settings(language="en"), Folders.under(tmp_path), (1024, 600))


@pytest.mark.parametrize("text_size", [100, 200])
def test_every_licence_can_be_read_to_its_end_in_the_window(app: App, text_size: int) -> None:
    app.settings.text_size = text_size
    app.apply_settings()
    for number, part in enumerate(licences().shipped):
        scene = AboutScene(app, number)
        app.stack.reset(scene)
        pages = scene.pages()
        said = "".join("".join(page) for page in pages)
        assert re.sub(r"\s", "", said) == re.sub(r"\s", "", part.text)
        for _ in range(len(pages) + 2):
            scene.turn(1)
        assert scene.page == len(pages) - 1
    app.frame([])


# ------------------------------------------------------------ no network


def refused(*_: Any, **__: Any) -> NoReturn:
    raise AssertionError("the program has reached for the network")


class Local(socket.socket):
    """Between processes of one machine only."""

    def __init__(self, family: int = socket.AF_INET, *more: Any, **named: Any) -> None:
        if family in (-1, socket.AF_INET, socket.AF_INET6) and named.get("fileno") is None:
            refused()
        super().__init__(family, *more, **named)


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Local)
    for name in ("create_connection", "create_server", "getaddrinfo", "gethostbyname"):
        monkeypatch.setattr(socket, name, refused)


@pytest.mark.usefixtures("offline")
def test_screens_tables_and_bots_need_no_socket(app: App) -> None:
    for name in ("title", "settings_game", "about", "table", "table_log"):
        shots()[name](app)
        settle(app)
    with pytest.raises(AssertionError, match="network"):
        socket.socket()


@pytest.mark.usefixtures("offline")
def test_whole_games_of_bots_need_no_socket() -> None:
    from game.bots.levels import LEVELS
    from game.catalogue import rulebooks
    from tests.laws.played import agreed, setups

    for game in rulebooks():
        rules = agreed(game, setups(game)[0], 1).rules()
        play_match(rules, [LEVELS[next(iter(LEVELS))].make(rulebooks()[game], 0.1)] * rules.seats, 1)


def test_nothing_of_ours_knows_the_network() -> None:
    words = re.compile(r"^\s*(?:import|from) (?:socket|ssl|http|urllib|ftplib|smtplib|requests|httpx|aiohttp)\b", re.M)
    for folder in ("game", "scenes"):
        for path in (ROOT / folder).rglob("*.py"):
            assert not words.search(path.read_text(encoding="utf-8")), path


STRACE = shutil.which("strace")


def traced(tmp_path: Path, *arguments: str) -> list[str]:
    """Sockets that a run of the program asks the system for, but for those between processes of one machine."""
    out = tmp_path / "trace"
    command = [str(STRACE), "-f", "-qq", "-e", "trace=socket,connect", "-o", str(out), sys.executable, "-m", "scenes"]
    done = subprocess.run([*command, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    if "not permitted" in done.stderr:
        pytest.skip("processes may not be traced here")
    assert done.returncode == 0, done.stderr
    return [line for line in out.read_text(encoding="utf-8").splitlines() if "AF_INET" in line or "AF_PACKET" in line]


@pytest.mark.skipif(STRACE is None, reason="needs strace")
def test_the_system_sees_no_socket_of_a_drawn_title(tmp_path: Path) -> None:
    assert traced(tmp_path, "screenshots", "--out", str(tmp_path), "--only", "title") == []


@pytest.mark.slow
@pytest.mark.skipif(STRACE is None, reason="needs strace")
def test_the_system_sees_no_socket_of_the_whole_self_test(tmp_path: Path) -> None:
    assert traced(tmp_path, "selftest") == []
