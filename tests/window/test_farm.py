"""The Treasure Run in a real window: the die is rolled, and a standee is dragged through a fork."""

import sys
from pathlib import Path

import pytest

from game.core import Session
from game.rulebooks.treasure_run.actions import Roll, Walk
from game.saves.game_file import load
from tests.window.conftest import Visit
from tests.window.desk import Guest, until

pytestmark = pytest.mark.window
FARM = [sys.executable, "-m", "scenes", "play", "treasure_run", "--players", "2", "--size", "1280x720", "--seed", "7"]


def saved(home: Path) -> Session:
    """The one game in the guests' data folder."""
    (path,) = (home / "data").rglob("*.jsonl")
    return load(path).session


def look(guest: Guest) -> None:
    """Whoever is next draws the curtain back."""
    guest.scene("CurtainScene")
    guest.click("look")
    guest.scene("TableScene")
    until(lambda: "tap-roll" in guest.places(), "nobody is asked to roll")


def test_a_standee_is_dragged_through_the_fork_at_the_gate(visit: Visit, tmp_path: Path) -> None:
    guest = visit(FARM)
    look(guest)
    seat = saved(tmp_path).state.active
    guest.click("tap-roll")
    until(lambda: any(key.startswith("spot-at-") for key in guest.places()), "no end is lit")
    rolled = saved(tmp_path)
    legal = rolled.rules.legal_actions(rolled.state, seat)
    walks = [action.path for action in legal if isinstance(action, Walk)]
    assert {path[0] for path in walks} == {"n1", "m1", "s1"}, "three branches fork at the gate"
    south = next(path for path in walks if path[0] == "s1")
    guest.drag(f"rat-{seat}", "spot-at-" + ">".join(south))
    guest.click("ready")

    until(lambda: len(saved(tmp_path).steps) > 2, "the rat has not walked")
    walked = saved(tmp_path)
    assert [step.action for step in walked.steps[1:]] == [Roll(seat), Walk(seat, south)]
    assert walked.state.places[seat] == south[-1]
