"""A whole race by keys alone and by pad alone, five people at one screen, everything told watched for others' cards."""

import json
import re
from pathlib import Path

import pytest

from game.agreement import Agreement, Player
from game.core import PUBLIC
from scenes import places
from scenes.app import App
from scenes.events import Action, Key, Pad
from scenes.menus.results import ResultsScene
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time
from scenes.table.log import LogScene, log_lines
from scenes.table.table_scene import TableScene

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
CARDS = re.compile("|".join(("dog", "hen", "rabbit", "duckling", "rooster", "whistle")), re.IGNORECASE)


def agreed(people: int, bots: int = 0, **more: object) -> Agreement:
    players = [Player(name=name) for name in NAMES[:people]]
    players += [Player(name=f"Bot {n}", bot="random") for n in range(bots)]
    options = {"imaginary": 0 if people + bots > 1 else 1, "track": [{"card": "A"}]}
    return Agreement(game="farm_and_furious", players=tuple(players), options=options, seed=4, **more)


def open_race(app: App, agreement: Agreement) -> TableScene:
    scene = TableScene(app, agreement)
    app.stack.push(scene)
    scene.fast = True
    return scene


def press(app: App, action: Action, kind: type[Key] | type[Pad]) -> None:
    app.deliver(Key(0, 0, action) if kind is Key else Pad(0, action))
    pass_time(app, 0.2)


def walk_to(app: App, key: str, kind: type[Key] | type[Pad]) -> None:
    """Move the ring to a place by the button for the next one."""
    top = app.stack.top
    assert top is not None
    for _ in range(60):
        if top.focus.shown and top.focus.key == key:
            return
        press(app, Action.NEXT, kind)
    raise AssertionError(f"{key} cannot be reached among {[place.key for place in top.all_places()]}")


def step_on(app: App, scene: TableScene, kind: type[Key] | type[Pad]) -> None:
    """What a person does next, by buttons alone."""
    top = app.stack.top
    if isinstance(top, CurtainScene):
        press(app, Action.ACCEPT, kind)
    elif scene.mode == "ask" and scene.hands.laid is None:
        card = next(place.key for place in scene.places() if place.key.startswith(f"card-{scene.asked}-"))
        walk_to(app, card, kind)
        press(app, Action.ACCEPT, kind)
        if scene.hands.picked is not None:
            press(app, Action.ACCEPT, kind)
    elif scene.mode == "ask":
        walk_to(app, "ready", kind)
        press(app, Action.ACCEPT, kind)
    elif scene.mode in ("told", "over"):
        walk_to(app, "next", kind)
        press(app, Action.ACCEPT, kind)
    else:
        scene.thinkers.settle()
        pass_time(app, 0.3)


@pytest.mark.parametrize("kind", [Key, Pad])
@pytest.mark.parametrize(("people", "bots"), [(1, 1), (2, 0)])
def test_a_whole_race_needs_nothing_but_the_buttons(
    app: App, kind: type[Key] | type[Pad], people: int, bots: int
) -> None:
    scene = open_race(app, agreed(people, bots))
    for _ in range(400):
        if app.stack.top is not scene and not isinstance(app.stack.top, CurtainScene):
            break
        step_on(app, scene, kind)
    assert isinstance(app.stack.top, ResultsScene)
    assert scene.session.over


def told(app: App, scene: TableScene) -> str:
    """Every word that the screen in front offers to eyes, ears or a file."""
    top = app.stack.top
    assert top is not None
    words = [json.dumps(places.described(top, app.kit.stage))]
    words += [str(getattr(widget, "tooltip", "")) for widget in top.ui.widgets]
    words += app.toasts.words
    words += [path.name for path in app.folders.saves.iterdir()]
    if isinstance(top, TableScene):
        words += [place.label for place in top.all_places()]
    return " ".join(words)


def test_five_people_pass_the_screen_round_and_nothing_tells_of_a_card_laid_face_down(app: App) -> None:
    scene = open_race(app, agreed(5))
    laid: dict[int, str] = {}
    for seat in range(5):
        pass_time(app, 1.5)
        curtain = app.stack.top
        assert isinstance(curtain, CurtainScene)
        assert curtain.name == NAMES[seat]
        assert not CARDS.search(told(app, scene)), "the curtain tells of nothing"
        assert not [line.words for line in log_lines(scene) if CARDS.search(line.words)]
        curtain.open()
        pass_time(app, 0.5)
        for other, card in laid.items():
            assert f"card-{other}-" not in told(app, scene), card
            piece_names = [scene.table.piece_name(piece, scene.shown) for piece in scene.director.poses]
            owned = [name for name in piece_names if NAMES[other] in name]
            assert not [name for name in owned if CARDS.search(name)], "a card face down has no name"
        app.stack.push(LogScene(scene))
        assert not [line.words for line in log_lines(scene) if CARDS.search(line.words)]
        app.stack.pop()
        action = scene.offers.all()[seat]
        laid[seat] = str(getattr(action, "card", ""))
        scene.act(action)
        assert scene.director.last.viewer == PUBLIC
    assert len(set(laid.values())) == 5
    while scene.director.busy:
        pass_time(app, 0.2)
    shown = " ".join(line.words for line in log_lines(scene))
    assert CARDS.search(shown), "once revealed, the log names them"


def test_the_file_of_places_holds_the_near_hand_only(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "places.json"
    monkeypatch.setenv(places.VARIABLE, str(file))
    scene = open_race(app, agreed(3))
    for seat in range(3):
        pass_time(app, 1.5)
        assert "card-" not in file.read_text("utf-8")
        assert isinstance(app.stack.top, CurtainScene)
        app.stack.top.open()
        pass_time(app, 1.0)
        hands = set(re.findall(r"card-(\d)-[a-z]+", file.read_text("utf-8")))
        assert hands == {str(seat)}
        scene.act(scene.offers.all()[seat])
