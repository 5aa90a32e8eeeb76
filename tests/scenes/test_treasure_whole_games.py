"""Whole runs at the table: bots to the end, a crew, and one by keys alone."""

import pytest

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.events import Action, Key
from scenes.menus.results import ResultsScene
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time
from scenes.table.table_scene import TableScene

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def opened(app: App, bots: int, people: int = 0, **options: object) -> TableScene:
    """A table of so many, in a hurry."""
    players = [Player(name=NAMES[n], bot=None if n < people else "random") for n in range(people + bots)]
    agreement = Agreement(game="treasure_run", players=tuple(players), options=options, seed=4, confirm=False)
    scene = TableScene(app, agreement)
    app.stack.reset(scene)
    scene.fast = True
    return scene


@pytest.mark.parametrize(("bots", "crew"), [(2, False), (6, False), (3, True)])
def test_bots_play_a_run_to_its_end(app: App, bots: int, crew: bool) -> None:
    scene = opened(app, bots, crew=crew)
    for _ in range(6000):
        scene.thinkers.settle()
        scene.director.skip()
        app.clock.advance(0.5)
        app.frame([])
        if scene.mode == "over":
            break
    assert scene.session.over
    assert scene.mode == "over"
    assert app.kit.art.missing == set()
    shelves = scene.director.shown.view.shelves
    lying = [piece for piece in scene.director.poses if piece[0] == "gem"]  # type: ignore[index]
    assert len(lying) == sum(map(sum, shelves))


def test_turns_by_keys_alone_for_two_people_at_one_screen(app: App) -> None:
    scene = opened(app, 0, 2)
    asked = set()
    for step in range(400):
        scene.thinkers.settle()
        if isinstance(app.stack.top, CurtainScene | TableScene):
            if scene.mode == "ask":
                asked.add((scene.asked, scene.session.state.phase))
            app.deliver(Key(0, 0, Action.NEXT if step % 3 == 0 else Action.ACCEPT))
        pass_time(app, 0.25)
        if not isinstance(app.stack.top, CurtainScene | TableScene):
            app.stack.pop()
        if scene.session.state.round > 3 or isinstance(app.stack.top, ResultsScene):
            break
    assert {(0, "turn"), (1, "turn")} <= asked
    assert len(scene.session.steps) > 6
