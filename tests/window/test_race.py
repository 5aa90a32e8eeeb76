"""A race in a real window: cards dragged by a real pointer, the power cut, everything as it was."""

import sys
import time
from pathlib import Path

import pytest

from game.core import Session
from game.saves.game_file import load
from tests.window.conftest import Visit
from tests.window.desk import Guest, Screen, until

pytestmark = pytest.mark.window
SOURCE = [sys.executable, "-m", "scenes"]
RACE = [*SOURCE, "play", "farm_and_furious", "--players", "2", "--bots", "random", "--size", "1280x720", "--seed", "7"]


def saved(home: Path) -> Session:
    """The one game in the guest's data folder, as its file gives it."""
    (path,) = (home / "data").rglob("*.jsonl")
    return load(path).session


def calm(guest: Guest) -> None:
    """Put the pointer where it touches nothing, and let everything come to rest."""
    guest.move((4, 700))
    time.sleep(1.5)


def play_round(guest: Guest, card: str) -> None:
    """Drag a card to its place, confirm, wait until the round has been shown, go on."""
    guest.drag(f"card-0-{card}", "spot-slot")
    guest.click("ready")
    guest.click("next")


def test_a_round_by_drag_and_drop_survives_a_power_cut(visit: Visit, screen: Screen, tmp_path: Path) -> None:
    guest = visit(RACE)
    guest.scene("TableScene")
    play_round(guest, "hen")
    guest.place("card-0-dog")
    calm(guest)
    before, places = screen.picture(tmp_path / "before.png"), guest.places()
    guest.kill()
    kept = saved(tmp_path)
    assert kept.state.round == 2
    assert kept.state.played[0] == ["hen"]
    assert "card-0-rabbit" in places

    guest = visit(SOURCE)
    guest.click("continue")
    guest.scene("TableScene")
    calm(guest)
    assert guest.places() == places
    assert screen.share_that_differs(before, screen.picture(tmp_path / "after.png")) < 0.002
    assert saved(tmp_path).state == kept.state

    play_round(guest, "rabbit")
    until(lambda: saved(tmp_path).state.round == 3, "the resumed race goes on")


def test_a_power_cut_in_the_middle_of_a_reveal_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    guest = visit(RACE)
    guest.scene("TableScene")
    guest.drag("card-0-duckling", "spot-slot")
    guest.click("ready")
    time.sleep(0.3)
    guest.kill()
    assert saved(tmp_path).state.played[0] == ["duckling"]

    guest = visit(SOURCE)
    guest.click("continue")
    guest.scene("TableScene")
    until(lambda: {"next", "card-0-dog"} & set(guest.places()), "the race stands still after it was resumed")
    assert saved(tmp_path).state.round == 2


def test_a_card_dropped_nowhere_springs_back(visit: Visit, tmp_path: Path) -> None:
    guest = visit(RACE)
    guest.scene("TableScene")
    home = guest.place("card-0-hen")
    guest.pull("card-0-hen", (640, 250))
    calm(guest)
    assert guest.place("card-0-hen") == home
    assert "ready" not in guest.places()
    assert saved(tmp_path).state.chosen[0] is None
