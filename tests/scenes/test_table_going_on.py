"""Who goes on at once at a shared screen keeps its own view: no curtain falls between two moves of one person."""

from random import Random

import pytest

from game.agreement import Agreement, Player
from game.core import PUBLIC
from scenes.app import App
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated
from scenes.table.table_scene import TableScene

SEED = 7
MOVES = 80


def settled(app: App, scene: TableScene) -> None:
    """Let everything be shown, going on where a round's outcome waits."""
    for _ in range(400):
        scene.director.skip()
        pass_time(app, 1 / 60)
        if isinstance(app.stack.top, CurtainScene) or scene.mode in ("ask", "over"):
            return
        if scene.mode == "told":
            scene.go_on()
    raise AssertionError(f"nobody is asked: {scene.mode}")


@pytest.mark.parametrize("game", ["treasure_run", "pied_piper"])
def test_no_curtain_falls_between_two_moves_of_one_person(app: App, game: str) -> None:
    players = tuple(Player(name=name) for name in ("Ada", "Bo", "Cy"))
    scene = seated(app, Agreement(game=game, players=players, seed=SEED, confirm=False))
    rng, before, again = Random(SEED), PUBLIC, 0
    for _ in range(MOVES):
        settled(app, scene)
        if scene.session.over:
            break
        seat = scene.host.awaited("human")[0]
        fell = isinstance(app.stack.top, CurtainScene)
        assert fell == (seat != before), f"{before} has moved, {seat} is next, seed {SEED}"
        again += not fell
        if fell:
            app.stack.top.open()  # type: ignore[union-attr]
        assert scene.director.shown.viewer == seat
        scene.act(rng.choice(scene.session.rules.legal_actions(scene.session.view(seat), seat)))
        before = seat
    assert again >= 3, "somebody has gone on at once often enough to tell"
