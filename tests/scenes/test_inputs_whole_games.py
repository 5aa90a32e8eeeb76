"""Whole games from the tavern and back by each input: real events of pygame through the app, seeds fixed."""

from pathlib import Path

import pytest

from game.catalogue import tables
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen
from tests.inputs.devices import DEVICES
from tests.inputs.player import SMALL, Player

SEED = 1
QUICK = (
    ("farm_and_furious", "drag", 2),
    ("farm_and_furious", "touch", 1),
    ("farm_and_furious", "pad", 2),
    ("pied_piper", "tap", 2),
    ("pied_piper", "keys", 1),
)
ALL = [(game, device, people) for game in sorted(SMALL) for device in DEVICES for people in (1, 2)]


@pytest.fixture
def small(tmp_path: Path) -> App:
    """The smallest window."""
    return offscreen(Settings(language="en"), Folders.under(tmp_path), (1024, 600))


def played(app: App, game: str, device: str, people: int) -> None:
    told = Player(app, game, device, people, SEED).whole_game()
    print(told)
    assert told.answers >= 2
    assert told.steps >= told.answers
    assert app.kit.art.missing == set()


def test_every_game_has_a_small_set_up() -> None:
    assert set(SMALL) == {table.id for table in tables()}


@pytest.mark.parametrize(("game", "device", "people"), QUICK)
def test_a_game_is_played_from_the_tavern_to_the_tavern(small: App, game: str, device: str, people: int) -> None:
    """Behaviours 17 and 44: tap-tap, drag, fingers, keys or gamepad alone are enough, without any switch."""
    played(small, game, device, people)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "device", "people"), [case for case in ALL if case not in QUICK])
def test_every_game_is_played_by_every_input(small: App, game: str, device: str, people: int) -> None:
    played(small, game, device, people)
