"""Nobody's hidden card is ever drawn for other eyes: every frame is watched, curtain included."""

import pygame
import pytest

from game.core import PUBLIC
from scenes.app import App
from scenes.motion.pose import Pose
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import agreed, hover, middle, pass_time, seated, until
from scenes.table.sprites import Sprites
from scenes.table.table_scene import TableScene

PEOPLE = (("Ada", None), ("Bo", None), ("Cy", None), ("Milo", "random"))


class Watch:
    """Collects the faces that each frame draws, and checks them against what its viewer may see."""

    def __init__(self) -> None:
        self.faces: set[str] = set()
        self.frames = 0
        self.seen_by_owner = False

    def note(self, pose: Pose) -> None:
        self.faces.add(pose.face)

    def judge(self, app: App, scene: TableScene) -> None:
        self.frames += 1
        if app.stack.top is not scene:
            assert self.faces == set(), "behind the curtain nothing of the table is drawn"
        else:
            hidden = scene.table.hidden_faces(scene.session.state, scene.director.shown.viewer)  # type: ignore[attr-defined]
            assert not self.faces & hidden
        self.faces.clear()


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    draw = Sprites.draw

    def spy(self: Sprites, surface: pygame.Surface, pose: Pose, high: float, *, moving: bool) -> pygame.Rect:
        watch.note(pose)
        return draw(self, surface, pose, high, moving=moving)

    monkeypatch.setattr(Sprites, "draw", spy)
    return watch


def frames(app: App, scene: TableScene, watch: Watch, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        scene.request_frame()
        watch.faces.clear()
        pass_time(app, 1 / 60)
        watch.judge(app, scene)


def test_three_people_pass_the_screen_round_and_see_no_card_but_their_own(app: App, watch: Watch) -> None:
    scene = seated(app, agreed(PEOPLE, imaginary=1))
    for card in ("dog", "rabbit", "hen"):
        frames(app, scene, watch, 0.8)
        curtain = app.stack.top
        assert isinstance(curtain, CurtainScene)
        assert scene.director.shown.viewer == PUBLIC, "the table has forgotten the last person before the next looks"
        curtain.open()
        frames(app, scene, watch, 0.5)
        seat = scene.director.shown.viewer
        assert scene.agreement.names[seat] in ("Ada", "Bo", "Cy")
        hover(app, middle(scene, ("card", seat, card)))
        piece = ("card", seat, card)
        scene.lay(piece, "slot", scene.director.poses[piece])
        frames(app, scene, watch, 0.4)
        scene.thinkers.settle()
        scene.ready()
        frames(app, scene, watch, 0.2)
    until(app, scene, "told")
    assert scene.director.shown.viewer == PUBLIC
    assert scene.director.shown.story.cards[:3] == ("dog", "rabbit", "hen")
    assert watch.frames > 200


def test_a_lone_person_never_sees_the_bots_cards_before_the_reveal(app: App, watch: Watch) -> None:
    scene = seated(app, agreed(imaginary=1))
    until(app, scene, "ask")
    for _ in range(240):
        scene.thinkers.settle()
        frames(app, scene, watch, 1 / 60)
    assert [c is not None for c in scene.session.state.chosen] == [False, True, True, True]


def test_the_curtain_names_the_next_person_and_needs_their_word(app: App) -> None:
    scene = seated(app, agreed(PEOPLE))
    pass_time(app, 0.5)
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.name == "Ada"
    curtain.back()
    assert app.stack.top is not scene, "Escape does not open it"


def test_the_near_hand_is_gone_from_the_poses_before_the_curtain_comes(app: App) -> None:
    scene = seated(app, agreed(PEOPLE))
    pass_time(app, 0.5)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.5)
    scene.act(scene.offers.all()[0])
    while app.stack.top is scene:
        pass_time(app, 1 / 60)
    assert not [piece for piece in scene.director.poses if piece[0] == "card"]  # type: ignore[index]


def test_nothing_interactive_or_spoken_names_a_hidden_card(app: App) -> None:
    scene = seated(app, agreed(PEOPLE))
    pass_time(app, 0.5)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.5)
    scene.act(next(a for a in scene.offers.all() if getattr(a, "card", "") == "dog"))
    pass_time(app, 1.2)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.6)
    keys = [place.key for place in scene.places()]
    assert not [key for key in keys if key.startswith("card-0")]
    assert len([key for key in keys if key.startswith("card-1")]) == 6


def test_undo_between_people_brings_the_curtain_back(app: App) -> None:
    agreement = agreed((("Ada", None), ("Bo", None))).model_copy(update={"always_undo": True})
    scene = seated(app, agreement)
    for _ in range(2):
        pass_time(app, 1.0)
        app.stack.top.open()  # type: ignore[union-attr]
        scene.act(scene.offers.all()[0])
    until(app, scene, "told")
    scene.undo()
    pass_time(app, 1.0)
    assert isinstance(app.stack.top, CurtainScene)
    assert scene.director.shown.viewer == PUBLIC
