"""Whole voyages at the table: by bots alone, and by keys alone through every form."""

from random import Random

import pytest

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.events import Action, Key
from scenes.menus.results import ResultsScene
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated
from scenes.table.table_scene import TableScene
from tests.scenes.gats_voyage import NAMES

MENUS = {"menu", "undo", "log", "rules", "fast", "eye", "ships-log"}
"""Buttons that do not answer a question."""


def agreed(seats: int, people: int, seed: int = 4) -> Agreement:
    players = [Player(name=NAMES[n], bot=None if n < people else "random") for n in range(seats)]
    return Agreement(game="rats_with_gats", players=tuple(players), options={"most_scenes": 1}, seed=seed)


def hurried(app: App, agreement: Agreement) -> TableScene:
    app.settings.animation_speed = 3.0
    scene = seated(app, agreement)
    scene.fast = True
    return scene


def wait(app: App, scene: TableScene) -> None:
    """Let bots think, and skip what is being shown."""
    scene.thinkers.settle()
    if scene.director.busy:
        scene.director.skip()
    for _ in range(3):
        app.clock.advance(0.3)
        app.frame([])


def press(app: App, action: Action) -> None:
    app.deliver(Key(0, 0, action))
    pass_time(app, 1 / 30)


@pytest.mark.parametrize("seats", [3, 6])
def test_bots_alone_sail_from_the_first_rat_to_the_last_party(app: App, seats: int) -> None:
    scene = hurried(app, agreed(seats, 0))
    for _ in range(4000):
        if scene.mode == "over":
            break
        wait(app, scene)
    assert scene.session.over
    assert scene.table.prompt(scene.shown, scene.status).main == "The voyage is over"
    assert app.kit.art.missing == set()
    scene.ui.widget("next").activate()
    assert isinstance(app.stack.top, ResultsScene)


def answer(app: App, scene: TableScene, rng: Random) -> None:
    """Walk the ring to something that may answer, and accept it; pieces and spots among them."""
    keys = [place.key for place in scene.all_places() if place.key not in MENUS]
    target = rng.choice(keys)
    for _ in range(len(keys) + len(MENUS) + 4):
        if scene.focus.shown and scene.focus.key == target:
            break
        press(app, Action.NEXT)
    press(app, Action.ACCEPT)
    if scene.ui.editing is not None:
        scene.ui.editing.stop()


@pytest.mark.parametrize(("people", "seed"), [(1, 4), (3, 6)])
def test_a_whole_voyage_needs_nothing_but_keys(app: App, people: int, seed: int) -> None:
    scene, rng = hurried(app, agreed(3, people, seed)), Random(seed)
    steps = set()
    for _ in range(9000):
        top = app.stack.top
        if isinstance(top, CurtainScene):
            press(app, Action.ACCEPT)
        elif scene.session.over:
            break
        elif top is not scene:
            press(app, Action.BACK)
        elif scene.mode == "ask" and not scene.director.busy:
            steps.add(scene.session.state.step)
            answer(app, scene, rng)
        else:
            wait(app, scene)
    assert scene.session.over, (scene.session.state.step, len(scene.session.steps))
    assert {"describe", "gossip", "invent", "assign", "free", "council", "party"} <= steps
