"""The tavern in a real window: opens, leads somewhere, leaves politely."""

import signal
import sys
from pathlib import Path

import pytest

from tests.window.conftest import Visit
from tests.window.desk import Screen, until

pytestmark = pytest.mark.window
SOURCE = [sys.executable, "-m", "scenes"]


def test_a_guest_looks_round_and_leaves_by_the_door(visit: Visit) -> None:
    guest = visit(SOURCE)
    guest.scene("TitleScene")
    guest.click("settings")
    guest.scene("SettingsScene")
    guest.key("Escape")
    guest.scene("TitleScene")
    guest.click("quit")
    guest.click("yes")
    assert guest.ends() == 0


def test_what_was_set_is_still_set_after_a_power_cut(visit: Visit) -> None:
    guest = visit(SOURCE)
    assert guest.label("settings") == "Settings"
    guest.click("language", across=0.8)
    until(lambda: guest.label("settings") not in ("", "Settings"), "the tavern does not speak French")
    french = guest.label("settings")
    guest.kill()
    assert visit(SOURCE).label("settings") == french


def test_a_polite_end_from_the_system_is_obeyed(visit: Visit) -> None:
    guest = visit(SOURCE)
    guest.process.send_signal(signal.SIGTERM)
    assert guest.ends() == 0


def test_the_screen_shows_the_tavern(visit: Visit, screen: Screen, tmp_path: Path) -> None:
    visit(SOURCE)
    picture = screen.picture(tmp_path / "tavern.png")
    colours = screen.run("identify", "-format", "%k", str(picture))
    assert int(colours) > 1000, "a drawn room has many colours, an empty window has one"


def test_bad_arguments_open_no_window(screen: Screen) -> None:
    assert screen.exit_code(*SOURCE, "play", "bridge") == 2
