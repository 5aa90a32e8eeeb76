"""Whole games round a flat table, by nothing but fingers."""

from random import Random

import pytest

from scenes.app import App
from scenes.menus.results import ResultsScene
from tests.scenes.flat_fingers import played, sat

WHOLE = [
    ("farm_and_furious", 3, {}),
    ("pied_piper", 4, {}),
]


@pytest.mark.parametrize(("game", "people", "options"), WHOLE)
def test_a_game_is_played_to_its_end_by_fingers_at_every_edge(
    app: App, game: str, people: int, options: dict[str, object]
) -> None:
    app.settings.animation_speed = 4.0
    scene = sat(app, game, people, seed=4, **options)
    acted = played(app, scene, Random(4), 3000)
    assert scene.board.session.over
    assert acted == set(range(people))
    assert isinstance(app.stack.top, ResultsScene)
    for kit in (scene.board.kit, scene.chair_kit):
        assert kit.art.missing == set()
