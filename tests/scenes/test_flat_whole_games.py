"""Whole games round a flat table, by nothing but fingers."""

from random import Random

import pytest

from scenes.app import App
from scenes.menus.results import ResultsScene
from tests.scenes.flat_fingers import played, sat

QUICK = [("farm_and_furious", 3, {}), ("pied_piper", 4, {})]
LONG = [("treasure_run", 2, {}), ("rats_with_gats", 3, {"most_scenes": 1}), ("pie_rats", 2, {})]
"""Minutes each."""


@pytest.mark.parametrize(("game", "people", "options"), QUICK)
def test_a_game_is_played_to_its_end_by_fingers_at_every_edge(
    app: App, game: str, people: int, options: dict[str, object]
) -> None:
    to_its_end(app, game, people, options, 3000)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "people", "options"), LONG)
def test_a_long_game_is_played_to_its_end_by_fingers_at_every_edge(
    app: App, game: str, people: int, options: dict[str, object]
) -> None:
    to_its_end(app, game, people, options, 12_000)


def to_its_end(app: App, game: str, people: int, options: dict[str, object], patience: int) -> None:
    """Everybody acts at random, by fingers only."""
    app.settings.animation_speed = 4.0
    scene = sat(app, game, people, seed=4, **options)
    scene.board.fast = True
    acted = played(app, scene, Random(4), patience)
    assert scene.board.session.over
    assert acted == set(range(people))
    assert isinstance(app.stack.top, ResultsScene)
    for kit in (scene.board.kit, scene.chair_kit):
        assert kit.art.missing == set()
