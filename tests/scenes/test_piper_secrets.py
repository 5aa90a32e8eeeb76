"""Nobody's hand is ever drawn for other eyes at the square: every frame of a game of people and bots is watched."""

from random import Random

import pygame
import pytest

from game.core import PUBLIC
from game.rulebooks.pied_piper.actions import NOTHING, Answer, Play, Take
from game.rulebooks.pied_piper.words import CARD_NAMES
from scenes.app import App
from scenes.motion.pose import Pose
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from scenes.table.log import log_lines
from scenes.table.sprites import Sprites
from scenes.table.table_scene import TableScene
from tests.scenes.piper_square import HANDS, POSITION, agreed, hand, square


class Watch:
    """The faces that each frame draws."""

    def __init__(self) -> None:
        self.faces: set[str] = set()

    def judge(self, app: App, scene: TableScene) -> None:
        """Check a frame against what its viewer may see."""
        if app.stack.top is not scene:
            assert self.faces == set(), "behind the curtain nothing of the table is drawn"
            return
        hidden = scene.table.hidden_faces(scene.director.shown.view, scene.director.shown.viewer)  # type: ignore[attr-defined]
        lying = _everything(scene)
        assert not self.faces & (hidden & lying), scene.director.shown.viewer


def _everything(scene: TableScene) -> set[str]:
    """Faces that lie in exactly one place in the whole game, so that a drawn one can only be that card."""
    faces = scene.session.state.faces
    return {f"piper_cards/card_{face}" for face in faces if faces.count(face) == 1}


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
    scene, rng = seated(app, agreed(4, people=3)), Random(seed)
    curtains = 0
    for _ in range(1500):
        scene.thinkers.settle()
        frame(app, scene, watch)
        top = app.stack.top
        if isinstance(top, CurtainScene):
            assert scene.director.shown.viewer == PUBLIC
            curtains += 1
            top.open()
        elif scene.mode == "ask" and rng.random() < 0.05:
            scene.act(rng.choice(scene.offers.all()))
        if scene.session.over:
            break
    assert curtains > 4


def test_the_hand_is_face_down_in_the_very_frame_after_a_card_is_played(app: App, watch: Watch) -> None:
    scene = square(app, people=3)
    pass_time(app, 0.6)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.5)
    kept = {f"piper_cards/card_{name}" for name in HANDS[0][1:]}
    assert kept <= watch.faces
    scene.act(Play(0, hand(scene, "beehive")[1]))  # type: ignore[index]
    for _ in range(60):
        frame(app, scene, watch)
        assert not watch.faces & kept


def test_only_the_looker_sees_the_opened_hand(app: App, watch: Watch) -> None:
    opened = {f"piper_cards/card_{name}" for name in HANDS[1]}
    hands = [["nosy_neighbour", "beehive"], HANDS[1], HANDS[2]]
    scene = square(app, {"hands": hands}, people=3)
    pass_time(app, 0.6)
    app.stack.top.open()  # type: ignore[union-attr]
    scene.act(Play(0, hand(scene, "nosy_neighbour")[1], 1))  # type: ignore[index]
    until_curtain(app, scene, watch, opened)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.4)
    scene.act(Answer(1, NOTHING))
    until_curtain(app, scene, watch, opened)
    app.stack.top.open()  # type: ignore[union-attr]
    watch.faces.clear()
    pass_time(app, 0.6)
    assert opened <= watch.faces, "now the looker sees it"
    scene.act(scene.offers.all()[0])
    assert isinstance(scene.session.steps[-1].action, Take)
    for _ in range(40):
        frame(app, scene, watch)
        assert not watch.faces & opened


def until_curtain(app: App, scene: TableScene, watch: Watch, never: set[str]) -> None:
    """Frame by frame up to the next curtain, none of which may show these faces."""
    for _ in range(600):
        frame(app, scene, watch)
        assert not watch.faces & never
        if isinstance(app.stack.top, CurtainScene):
            return
    raise AssertionError("no curtain came")


def test_the_log_never_names_a_card_that_nobody_has_shown(app: App) -> None:
    scene = seated(app, agreed(3), POSITION)
    for _ in range(3):
        until(app, scene, "ask")
        scene.act(scene.offers.all()[0])
    until(app, scene, "ask", "over")
    told = " ".join(line.words for line in log_lines(scene))
    state = scene.session.state
    hidden = {f for hand in state.hands for p in hand if state.faces.count(f := state.faces[p]) == 1}
    shown = {state.faces[p] for p in state.discard}
    assert hidden - shown
    assert [name for name in hidden - shown if CARD_NAMES[name] in told] == []


def test_nothing_interactive_names_a_hidden_card(app: App) -> None:
    scene = square(app)
    scene.veil()
    pass_time(app, 0.5)
    labels = [place.label for place in scene.places()]
    assert labels.count("A hidden card") == 4
    assert not [label for label in labels if "Strongbox" in label]
