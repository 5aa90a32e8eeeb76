"""Nobody's hand is ever drawn for other eyes on the chart: every frame of a voyage of people and bots is watched."""

from random import Random

import pygame
import pytest

from game.core import PUBLIC
from game.rulebooks.rats_with_gats import actions as act
from scenes import places
from scenes.app import App
from scenes.motion.pose import Pose
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated
from scenes.table.log import log_lines
from scenes.table.sprites import Sprites
from scenes.table.table_scene import TableScene
from scenes.tables.rats_with_gats.record import record
from tests.scenes.gats_voyage import NINE, POSITION, THIEF, agreed, card, laying, sailing


class Watch:
    """The faces that each frame draws."""

    def __init__(self) -> None:
        self.faces: set[str] = set()

    def judge(self, app: App, scene: TableScene) -> None:
        """Check a frame against what its viewer may see."""
        if app.stack.top is not scene:
            assert self.faces == set(), "behind the curtain nothing of the table is drawn"
            return
        shown = scene.director.shown
        may = {f"gats/poker_{face}" for face in scene.session.rules.view(scene.session.state, shown.viewer).faces}
        may |= {f"gats/poker_{face}" for face in shown.view.faces}
        hidden = {face for face in self.faces if face.startswith("gats/poker_") and face not in may}
        hidden -= {"gats/poker_back", "gats/poker_joker_red", "gats/poker_joker_black"}
        assert not hidden, shown.viewer


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch, draw = Watch(), Sprites.draw

    def spy(self: Sprites, surface: pygame.Surface, pose: Pose, high: float, *, moving: bool) -> pygame.Rect:
        watch.faces.add(pose.face)
        return draw(self, surface, pose, high, moving=moving)

    monkeypatch.setattr(Sprites, "draw", spy)
    return watch


def frame(app: App, scene: TableScene, watch: Watch) -> None:
    scene.request_frame()
    watch.faces.clear()
    pass_time(app, 1 / 60)
    watch.judge(app, scene)


@pytest.mark.parametrize("seed", [1, 2])
def test_three_people_and_a_bot_see_no_card_but_their_own(app: App, watch: Watch, seed: int) -> None:
    scene, rng = seated(app, agreed(4, people=3), POSITION), Random(seed)
    scene.fast = True
    curtains = 0
    for _ in range(900):
        scene.thinkers.settle()
        frame(app, scene, watch)
        top = app.stack.top
        if isinstance(top, CurtainScene):
            assert scene.director.shown.viewer == PUBLIC
            curtains += 1
            top.open()
        elif scene.mode == "ask" and scene.sheet is not None and scene.sheet.desk.floor:
            keys = [w for w in scene.ui.widgets if w.key.split("-")[0] in ("go", "step", "luck", "help")]
            rng.choice(keys).activate()
        elif scene.mode == "ask":
            scene.act(rng.choice(scene.offers.all()))
    assert curtains > 4


def test_the_hand_is_face_down_in_the_very_frame_after_the_cards_are_confirmed(app: App, watch: Watch) -> None:
    scene = sailing(app, laying(), people=3)
    pass_time(app, 0.6)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.6)
    kept = {"gats/poker_KS", "gats/poker_2C", "gats/poker_6D"}
    assert kept <= watch.faces
    scene.act(act.Lay(0, NINE, THIEF))
    assert scene.director.last.viewer == 0, "one goes on laying without the curtain"
    pass_time(app, 1.0)
    scene.act(act.Confirm(0))
    for _ in range(60):
        frame(app, scene, watch)
        assert not watch.faces & (kept | {"gats/poker_9H"})


def test_the_log_and_the_places_name_no_hidden_card(app: App) -> None:
    scene = sailing(app, [*laying(), act.Lay(0, NINE, THIEF)], people=4)
    pass_time(app, 0.6)
    told = " ".join(line.words for line in log_lines(scene)) + str(places.described(scene, app.kit.stage))
    assert "9 of hearts" not in told
    assert "King of spades" not in told
    assert scene.table.piece_name(card(NINE), scene.shown) == "A hidden card"


def test_a_veiled_hand_has_no_names_and_no_techniques(app: App) -> None:
    scene = sailing(app, laying())
    scene.veil()
    pass_time(app, 0.5)
    labels = [place.label for place in scene.places()]
    assert labels.count("A hidden card") >= 4
    told = record(scene.shown, scene.table.crew)  # type: ignore[attr-defined]
    assert [text for _, text in told.techniques] == ["", "", ""]


def test_techniques_are_read_by_their_own_player_only(app: App) -> None:
    position = {"techniques": {"0": [[41, "Was that it?"], [17, "The wrong rope"], [88, "Blame the gull"]]}}
    scene = sailing(app, laying(), position, people=3)
    crew = scene.table.crew  # type: ignore[attr-defined]
    assert [text for _, text in record(scene.director.shown, crew).techniques] == ["", "", ""]
    pass_time(app, 0.6)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.6)
    texts = [text for _, text in record(scene.shown, crew).techniques]
    assert texts == ["Was that it?", "The wrong rope", "Blame the gull"]
