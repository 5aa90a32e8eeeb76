"""Which games a behaviour is tested with each time; all others when the slow tests run."""

from typing import Any

import pytest

from game.catalogue import rulebooks


def with_games(*quick: str) -> Any:
    """A mark that runs a test with every game of the catalogue, those that are not named here only as slow ones."""
    games = [game if game in quick else pytest.param(game, marks=pytest.mark.slow) for game in rulebooks()]
    return pytest.mark.parametrize("game", games)
