"""Pie Rats in a real window: a rat is lured by Charm, the bell is rung, and a Mirror breaks the charm."""

import sys
from pathlib import Path

import pytest

from game.core import Session
from game.rulebooks.pie_rats.actions import Lure, Play
from game.saves.folders import Folders
from game.saves.game_file import load
from game.saves.settings import Settings, SettingsFile
from tests.window.conftest import Visit
from tests.window.desk import Guest, until

pytestmark = pytest.mark.window
SILL = [sys.executable, "-m", "scenes", "play", "pie_rats", "--players", "2", "--size", "1280x720", "--seed", "620"]


def saved(home: Path) -> Session:
    """The one game in the guests' data folder."""
    (path,) = (home / "data").rglob("*.jsonl")
    return load(path).session


def card(session: Session, seat: int, face: str) -> int:
    """The card of a hand with this face."""
    return next(piece for piece in session.state.hands[seat] if session.state.faces[piece] == face)


def slowly(home: Path) -> None:
    """Half the pace: the fuse burns long enough for a pointer that is moved by a script on a busy machine."""
    folders = Folders.under(home / "data")
    folders.settings.parent.mkdir(parents=True, exist_ok=True)
    SettingsFile(folders.settings).save(Settings(language="en", animation_speed=0.5))


def asked(guest: Guest, home: Path, seat: int, phase: str) -> None:
    """Wait until it is this Captain's step of a phase, and it may act."""
    guest.scene("TableScene")
    until(lambda: saved(home).state.phase == phase and saved(home).state.queue[:1] == [seat], f"{phase} does not come")
    hand = {f"card-{piece}" for piece in saved(home).state.hands[seat]}
    # The places of the step before may still be told for a moment: those of the other hand.
    until(lambda: {"tap-done", *hand} <= set(guest.places()), f"seat {seat} is not asked")
    guest.settle()


def look(guest: Guest) -> None:
    """Whoever is asked looks at its hand, behind the curtain."""
    guest.click("veil")
    guest.scene("CurtainScene")
    guest.click("look")
    guest.scene("TableScene")


def test_a_lure_by_charm_is_mirrored(visit: Visit, tmp_path: Path) -> None:
    slowly(tmp_path)
    guest = visit(SILL)
    guest.scene("TableScene")
    until(lambda: "tap-done" in guest.places(), "nobody is asked")
    dealt = saved(tmp_path)
    charm, mirror, rat = card(dealt, 0, "charm"), card(dealt, 1, "mirror"), card(dealt, 1, "butch_casserole")

    look(guest)
    guest.drag(f"card-{charm}", "spot-gang")
    until(lambda: saved(tmp_path).state.charms[0] == [charm], "the Charm is not tabled")
    until(lambda: "tap-done" in guest.places(), "the same Captain may go on")
    guest.click("tap-done")
    asked(guest, tmp_path, 1, "charm")
    guest.click("tap-done")

    asked(guest, tmp_path, 0, "crew")
    guest.click("tap-done")
    asked(guest, tmp_path, 1, "crew")
    look(guest)
    guest.drag(f"card-{rat}", "spot-gang")
    until(lambda: saved(tmp_path).state.gangs[1] == [rat], "the rat is not in the gang")
    until(lambda: "tap-done" in guest.places(), "the same Captain may go on")
    guest.click("tap-done")
    asked(guest, tmp_path, 1, "defend")
    guest.click("tap-done")

    asked(guest, tmp_path, 0, "lure")
    guest.drag(f"card-{rat}", "spot-gang")
    guest.click("ready")
    until(lambda: "wait-1" in guest.places(), "nobody may step in")
    guest.click("wait-1")
    guest.scene("CurtainScene")
    assert not [key for key in guest.places() if key.startswith("card-")], "behind the curtain no card can be found"
    guest.click("look")
    guest.scene("TableScene")
    until(lambda: "tap-pass" in guest.places(), "who rang is not asked")
    guest.drag(f"card-{mirror}", "spot-moment")
    guest.click("ready")

    until(lambda: charm in saved(tmp_path).state.discard, "the Charm is not broken")
    broken = saved(tmp_path)
    assert broken.state.gangs == [[], [rat]], "nobody has followed"
    assert mirror in broken.state.discard
    actions = [step.action for step in broken.steps]
    assert actions.index(Lure(0, (rat,), (charm,))) < actions.index(Play(1, mirror))
