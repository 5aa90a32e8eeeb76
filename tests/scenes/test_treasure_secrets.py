"""Nobody's Pie Cards are ever drawn for other eyes, and what nobody has seen cannot change a frame."""

from random import Random
from typing import Any

import pygame
import pytest

from game.core import PUBLIC, Session
from game.rulebooks.treasure_run.words import CARD_NAMES
from scenes.app import App
from scenes.motion.pose import Pose
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from scenes.table.log import log_lines
from scenes.table.sprites import Sprites
from scenes.table.table_scene import TableScene
from tests.scenes.treasure_farm import POSITION, agreed, farm


class Watch:
    """The faces that each frame draws."""

    def __init__(self) -> None:
        self.faces: set[str] = set()


def face(scene: TableScene, piece: int) -> str:
    return f"treasure_cards/pie_{scene.session.state.faces[piece]}"


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch, draw = Watch(), Sprites.draw

    def spy(self: Sprites, surface: pygame.Surface, pose: Pose, high: float, *, moving: bool) -> pygame.Rect:
        watch.faces.add(pose.face)
        return draw(self, surface, pose, high, moving=moving)

    monkeypatch.setattr(Sprites, "draw", spy)
    return watch


def open_hands(scene: TableScene, seat: int) -> set[str]:
    """Faces of a hand that no other hand and no discard holds."""
    state = scene.session.state
    others = {state.faces[p] for s, hand in enumerate(state.hands) if s != seat for p in hand}
    others |= {state.faces[p] for p in state.discard}
    return {face(scene, p) for p in state.hands[seat] if state.faces[p] not in others}


def frame(app: App, scene: TableScene, watch: Watch) -> None:
    scene.request_frame()
    watch.faces.clear()
    pass_time(app, 1 / 60)


@pytest.mark.parametrize("seed", [1, 2])
def test_three_people_and_a_bot_see_no_card_but_their_own(app: App, watch: Watch, seed: int) -> None:
    scene, rng = seated(app, agreed(4, people=3)), Random(seed)
    curtains = 0
    for _ in range(1200):
        scene.thinkers.settle()
        viewer = scene.director.shown.viewer
        frame(app, scene, watch)
        for seat in range(4):
            if viewer == scene.director.shown.viewer != seat:
                assert not watch.faces & open_hands(scene, seat), (viewer, seat)
        top = app.stack.top
        if isinstance(top, CurtainScene):
            assert scene.director.shown.viewer == PUBLIC
            assert watch.faces == set()
            curtains += 1
            top.open()
        elif scene.mode == "ask" and rng.random() < 0.1:
            scene.act(rng.choice(scene.offers.all()))
    assert curtains > 2


def pixels(app: App, change: Any) -> bytes:
    """What a viewer sees after a change behind everybody's back."""
    agreement = agreed(3)
    stacked = agreement.rulebook.stack.model_validate(POSITION)
    session = Session(agreement.rules(), 3, stacked=stacked)
    change(session.state)
    app.stack.reset(TableScene(app, agreement, session))
    pass_time(app, 1.0)
    return pygame.image.tobytes(app.surface, "RGB")


def _nothing(state: Any) -> None:
    return


def _deck(state: Any) -> None:
    faces = [state.faces[piece] for piece in state.deck]
    for piece, name in zip(state.deck, reversed(faces), strict=True):
        state.faces[piece] = name


def _pile(state: Any) -> None:
    state.pile.reverse()


def _hands(state: Any) -> None:
    mine, theirs = state.hands[1][0], state.deck[0]
    state.faces[mine], state.faces[theirs] = state.faces[theirs], state.faces[mine]


def _own(state: Any) -> None:
    first, second = state.hands[0][0], state.deck[0]
    state.faces[first], state.faces[second] = state.faces[second], state.faces[first]


@pytest.mark.parametrize("change", [_deck, _pile, _hands])
def test_permuted_unseen_cards_give_the_same_frames(app: App, change: Any) -> None:
    assert pixels(app, _nothing) == pixels(app, change)


def test_a_seen_card_does_change_the_frame(app: App) -> None:
    assert pixels(app, _nothing) != pixels(app, _own)


def test_the_log_never_names_a_card_that_nobody_has_shown(app: App) -> None:
    scene = seated(app, agreed(3), POSITION)
    for _ in range(4):
        until(app, scene, "ask", "over")
        scene.act(scene.offers.all()[0])
    until(app, scene, "ask", "over")
    told = " ".join(line.words for line in log_lines(scene))
    state = scene.session.state
    kept = {state.faces[p] for hand in state.hands[1:] for p in hand}
    known = {state.faces[p] for p in (*state.discard, *state.hands[0])}
    assert [name for name in kept - known if CARD_NAMES[name] in told] == []


def test_nothing_interactive_names_a_hidden_card(app: App) -> None:
    scene = farm(app)
    scene.veil()
    pass_time(app, 0.5)
    labels = [place.label for place in scene.places()]
    assert labels.count("A hidden card") == 3
    assert not [label for label in labels if "Burrow" in label]
