"""Pay the Piper in a real window: an attack, its shield behind the curtain, and the piper's payment."""

import sys
from pathlib import Path

import pytest

from game.core import Session
from game.rulebooks.pied_piper.actions import Answer, EndTurn, Play
from game.saves.game_file import load
from tests.window.conftest import Visit
from tests.window.desk import Guest, until

pytestmark = pytest.mark.window
SQUARE = [sys.executable, "-m", "scenes", "play", "pied_piper", "--players", "2", "--size", "1280x720", "--seed", "7"]


def saved(home: Path) -> Session:
    """The one game in the guests' data folder."""
    (path,) = (home / "data").rglob("*.jsonl")
    return load(path).session


def card(session: Session, seat: int, face: str) -> int:
    """The first card of a hand with this face."""
    return next(piece for piece in session.state.hands[seat] if session.state.faces[piece] == face)


def look(guest: Guest, name: str) -> None:
    """The named person draws the curtain back."""
    guest.scene("CurtainScene")
    guest.click("look")
    guest.scene("TableScene")
    until(lambda: "veil" in guest.places(), f"{name} is not asked")


def test_an_attack_is_shielded_behind_the_curtain_and_the_piper_is_paid(visit: Visit, tmp_path: Path) -> None:
    guest = visit(SQUARE)
    look(guest, "Player 1")
    dealt = saved(tmp_path)
    tax, box = card(dealt, 0, "tax_collector"), card(dealt, 1, "strongbox")
    guest.drag(f"card-{tax}", "spot-seat-1")
    guest.click("ready")

    guest.scene("CurtainScene")
    assert not [key for key in guest.places() if key.startswith("card-")], "behind the curtain no card can be found"
    look(guest, "Player 2")
    assert "tap-no_answer" in guest.places()
    guest.drag(f"card-{box}", "spot-attack")
    guest.click("ready")

    guest.place("tap-end")  # Player 2 goes on at once: no curtain between its answer and its turn
    assert saved(tmp_path).state.tokens == [6, 6], "the shield has stopped the tax"
    guest.click("tap-end")
    until(lambda: saved(tmp_path).state.round == 2, "the piper has not been paid")
    paid = saved(tmp_path)
    assert (paid.state.stash, paid.state.tokens, paid.state.children) == (6, [4, 4], [3, 3])
    assert [step.action for step in paid.steps[1:]] == [Play(0, tax, 1), Answer(1, box), EndTurn(1)]
    look(guest, "Player 1")
