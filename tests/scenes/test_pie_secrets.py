"""Nobody's hand is ever drawn for other eyes at the window: frames of people and bots are watched."""

from random import Random

import pygame
import pytest

from game.core import PUBLIC, Session
from game.rulebooks.pie_rats.cards import DECK
from game.rulebooks.pie_rats.words import CARD_NAMES
from scenes.app import App
from scenes.motion.pose import Pose
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from scenes.table.log import log_lines
from scenes.table.sprites import Sprites
from scenes.table.table_scene import TableScene
from tests.scenes.pie_sill import HANDS, POSITION, agreed, sill

ONCE = {f"{kind}/{face}" for face in DECK if DECK.count(face) == 1 for kind in ("pie_cards", "pie_fans")}


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
        hidden = scene.table.hidden_faces(scene.session.state, shown.viewer)  # type: ignore[attr-defined]
        assert not self.faces & (hidden & ONCE), shown.viewer


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
    looks = 0
    for _ in range(1500):
        scene.thinkers.settle()
        frame(app, scene, watch)
        top = app.stack.top
        if isinstance(top, CurtainScene):
            assert scene.director.shown.viewer in (PUBLIC, *range(4))
            looks += 1
            top.open()
        elif scene.mode == "ask" and rng.random() < 0.2:
            if scene.director.shown.viewer == PUBLIC and rng.random() < 0.5:
                scene.veil()
            else:
                scene.act(rng.choice(scene.offers.all() or [scene.table.proposal(scene.shown)]))  # type: ignore[list-item]
        for seat in scene.windows.waitable():
            if rng.random() < 0.02:
                scene.windows.stop(seat)
        if scene.session.over:
            break
    assert looks > 2


def pixels(app: App, hands: list[list[str]], deck: list[str]) -> bytes:
    """The picture that Ada sees, with these cards in hands and deck that are not hers."""
    scene = seated(app, agreed(3, 1), POSITION | {"hands": hands, "deck": deck})
    until(app, scene, "ask")
    pass_time(app, 1.0)
    scene.request_frame()
    app.frame([])
    return pygame.image.tobytes(app.surface, "RGB")


def test_cards_that_ada_cannot_see_change_no_pixel(app: App) -> None:
    one = pixels(app, [HANDS[0], ["mirror", "kidnapping"], ["double_watch"]], ["charm", "parrot"])
    other = pixels(app, [HANDS[0], ["oat_cuisine", "secret_tunnel"], ["grappling_rope"]], ["mirror", "charisma_theft"])
    assert one == other


def test_an_unseen_hand_tells_nothing_by_buttons_words_or_pieces(app: App) -> None:
    found = []
    for hand in (["carob_bean", "cutlass"], ["jam_session", "mirror"]):
        scene = seated(app, agreed(3, 3), POSITION | {"hands": [hand, *HANDS[1:]]})
        until(app, scene, "ask")
        pass_time(app, 0.5)
        found.append([(place.key, place.label) for place in scene.all_places()])
    assert found[0] == found[1]


def test_the_log_never_names_a_card_that_nobody_has_shown(app: App) -> None:
    scene = seated(app, agreed(3), {**POSITION, "phase": "refresh"})
    for _ in range(3):
        until(app, scene, "ask")
        scene.tap("done")
    until(app, scene, "ask", "over")
    told = " ".join(line.words for line in log_lines(scene))
    state = scene.session.state
    view = scene.session.view(PUBLIC)
    hidden = {state.faces[p] for hand in state.hands for p in hand if view.faces[p] != state.faces[p]}
    hidden -= {face for face in view.faces if face in hidden}
    assert hidden
    assert [name for name in hidden if CARD_NAMES[name] in told] == []


def test_nothing_interactive_names_a_hidden_card(app: App) -> None:
    scene = sill(app)
    scene.veil()
    pass_time(app, 0.5)
    labels = [place.label for place in scene.places()]
    assert labels.count("A hidden card") == 3
    assert not [label for label in labels if "Jam Session" in label]


def test_bots_get_nothing_but_their_own_view(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sill(app, {"turns": [0, 1, 2]})
    given: list[tuple[int, object]] = []
    monkeypatch.setattr(scene.thinkers, "ponder", lambda seat, view, step: given.append((seat, view)))
    session: Session[object] = scene.session
    scene.act(next(action for action in scene.offers.all() if type(action).__name__ == "Lure"))
    for _ in range(90):
        pass_time(app, 1 / 60)
    assert [seat for seat, _ in given] == [1, 2]
    for seat, view in given:
        assert view.faces == session.view(seat).faces  # type: ignore[attr-defined]
