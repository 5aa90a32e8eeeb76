"""Rats with Gats in a real window: one challenge, with help from another rat, at a screen that three people share."""

import json
import sys
from pathlib import Path

import pytest

from game.agreement import Agreement, Player
from game.core import Session
from game.rulebooks.rats_with_gats import actions as act
from game.saves.folders import Folders
from game.saves.game_file import GameFile, load
from tests.scenes.gats_voyage import FIVE, MAST, NINE, POSITION, THIEF
from tests.window.conftest import Visit
from tests.window.desk import Guest, until

pytestmark = pytest.mark.window


def laid_out(home: Path) -> Path:
    """A saved voyage of four people in which the Deep has called a challenge and set its stakes."""
    players = tuple(Player(name=name) for name in ("Ada", "Bo", "Cy", "Di"))
    agreement = Agreement(game="rats_with_gats", players=players, seed=3)
    session = Session(agreement.rules(), 3, stacked=agreement.rulebook.stack.model_validate(POSITION))
    file = GameFile.create(Folders.under(home / "data").saves, agreement, session)
    told = [*(act.Say(seat) for seat in (0, 1, 2)), act.Call(3, 0), act.Stakes(3, "name", "A name.", "A wet tail.")]
    for action in told:
        file.append(session.play(action))
    file.close()
    return file.path


def saved(path: Path) -> Session:
    """The game as it is kept."""
    return load(path).session


def look(guest: Guest) -> None:
    """Draw the curtain back."""
    guest.scene("CurtainScene")
    guest.click("look")
    guest.scene("TableScene")


def test_a_challenge_with_help_from_another_rat(visit: Visit, tmp_path: Path) -> None:
    path = laid_out(tmp_path)
    guest = visit([sys.executable, "-m", "scenes"])
    guest.click("continue")
    guest.scene("LastTime")
    guest.click("on")
    guest.scene("TableScene")

    # The Deep drags two obstacles to the scroll, before all eyes.
    guest.drag(f"card-{THIEF}", "spot-challenge")
    until(lambda: len(saved(path).state.applied()) == 1, "the thief is not in the way")
    guest.place("tap-confirm")
    guest.drag(f"card-{MAST}", "spot-challenge")
    until(lambda: len(saved(path).state.applied()) == 2, "the mast is not in the way")
    guest.click("tap-confirm")
    guest.click("self")

    # Bo presses the public button, and promises a card behind the curtain.
    guest.click("help-1")
    look(guest)
    guest.click(f"help-{MAST}")
    guest.click("go-on")

    # Both lay their cards; nothing of one is seen by the other.
    look(guest)
    assert f"card-{FIVE}" not in guest.places() or guest.label(f"card-{FIVE}") == "A hidden card"
    guest.drag(f"card-{NINE}", f"spot-under-{THIEF}")
    guest.click("tap-confirm")
    look(guest)
    assert guest.label(f"card-{NINE}") in ("", "A hidden card")
    guest.drag(f"card-{FIVE}", f"spot-under-{MAST}")

    # Nobody is lucky; Ada and Bo tell it.
    guest.click("go-on")
    guest.click("take")
    until(lambda: saved(path).state.agenda[0][1] == 1, "Bo is not asked to tell it")
    guest.click("take")
    until(lambda: saved(path).state.step == "ballot", "the crew does not vote")
    played = saved(path)
    columns = {obstacle.piece: obstacle for obstacle in played.state.obstacles}
    assert columns[THIEF].cards[-1] == NINE
    assert columns[MAST].cards[-1] == FIVE
    assert (columns[THIEF].beats, columns[MAST].beats) == (3, 1)
    assert [step.action for step in played.steps if isinstance(step.action, act.Help)] == [act.Help(1, MAST)]
    assert "King of spades" not in json.dumps(guest.told()), "what Ada still holds is nobody else's to read"
