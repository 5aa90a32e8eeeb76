"""One's own hand out of turn: open while it is held, for the eyes of its owner, and never a moment longer."""

import pygame
import pytest

from game.catalogue import rulebooks
from game.core import PUBLIC
from scenes.app import App
from scenes.events import Action, Key, Pad, Pointer, Press
from scenes.stage import Units
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from scenes.table.peek import PeekScene
from scenes.table.table_scene import TableScene
from tests.scenes.twins import seats_of

SEED = 5


def shared(app: App, game: str = "pied_piper") -> TableScene:
    scene = seated(app, seats_of(game, 4, 3, {}, SEED))
    pass_time(app, 0.6)
    return scene


def curtain_of(app: App) -> CurtainScene:
    top = app.stack.top
    assert isinstance(top, CurtainScene)
    return top


def mouse(app: App, kind: int, pos: Units) -> None:
    """A press or release as the window system sends it."""
    app.frame([pygame.event.Event(kind, pos=app.kit.stage.point(pos), button=1, touch=False)])


def middle(app: App, key: str) -> Units:
    assert app.stack.top is not None
    x, y, w, h = app.stack.top.ui.widget(key).shown_box
    return x + w / 2, y + h / 2


def names(scene: TableScene) -> list[str]:
    shown = scene.director.shown
    return [scene.table.piece_name(piece, shown) for piece in scene.director.poses]


def test_the_curtain_shows_the_hand_only_while_the_button_is_held(app: App) -> None:
    scene = shared(app)
    curtain = curtain_of(app)
    seat = scene.agreement.names.index(curtain.name)
    before = scene.director.shown
    assert before.viewer == PUBLIC
    pos = middle(app, f"peek-{seat}")
    mouse(app, pygame.MOUSEBUTTONDOWN, pos)
    pass_time(app, 0.3)
    assert scene.director.shown.viewer == seat
    assert app.stack.top is curtain, "it is the curtain still that hears what is done"
    mouse(app, pygame.MOUSEBUTTONUP, pos)
    pass_time(app, 0.1)
    assert scene.director.shown is before
    assert app.stack.top is curtain
    assert scene.mode == "wait", "a peek is no turn"


def test_a_key_shows_it_until_the_next_key(app: App) -> None:
    scene = shared(app)
    curtain = curtain_of(app)
    seat = scene.agreement.names.index(curtain.name)
    curtain.focus.key, curtain.focus.shown = f"peek-{seat}", True
    app.deliver(Key(pygame.K_RETURN, 0, Action.ACCEPT))
    pass_time(app, 0.2)
    assert scene.director.shown.viewer == seat
    app.deliver(Key(pygame.K_RIGHT, 0, Action.RIGHT))
    assert scene.director.shown.viewer == PUBLIC
    app.deliver(Pad(pygame.CONTROLLER_BUTTON_A, Action.ACCEPT))
    assert scene.director.shown.viewer == seat
    app.deliver(Press(Pointer(7, "touch", (30, 900), (30, 900))))
    assert scene.director.shown.viewer == PUBLIC, "a finger ends it too"


@pytest.mark.parametrize("game", rulebooks())
def test_everybody_may_peek_out_of_turn_and_the_open_hand_comes_back_behind_the_curtain(app: App, game: str) -> None:
    scene = shared(app, game)
    if isinstance(app.stack.top, CurtainScene):
        app.stack.top.open()
    until(app, scene, "ask")
    pass_time(app, 0.6)
    asked = scene.asked
    scene.menu()
    app.frame([])
    assert app.stack.top is not None
    app.stack.top.ui.widget("peek").activate()
    pass_time(app, 0.2)
    peek = app.stack.top
    assert isinstance(peek, PeekScene)
    assert scene.director.shown.viewer == PUBLIC, "whoever was looking no longer does"
    for seat in scene.host.people:
        pos = middle(app, f"peek-{seat}")
        mouse(app, pygame.MOUSEBUTTONDOWN, pos)
        pass_time(app, 0.2)
        assert scene.director.shown.viewer == seat
        view = scene.session.view(seat)
        assert scene.director.shown.view == view
        mouse(app, pygame.MOUSEBUTTONUP, pos)
        pass_time(app, 0.1)
        assert scene.director.shown.viewer == PUBLIC
    app.stack.top.back()
    pass_time(app, 0.3)
    if asked is not None and not scene.table.acts_unseen:
        assert curtain_of(app).name == scene.agreement.names[asked]
    else:
        assert app.stack.top is scene
        assert scene.director.shown.viewer == PUBLIC


def test_holding_the_eye_opens_the_peek(app: App) -> None:
    scene = shared(app)
    curtain_of(app).open()
    until(app, scene, "ask")
    pass_time(app, 0.5)
    mouse(app, pygame.MOUSEBUTTONDOWN, middle(app, "eye"))
    pass_time(app, 0.3)
    assert app.stack.top is scene
    pass_time(app, 0.4)
    assert isinstance(app.stack.top, PeekScene)
    assert not scene.veiled, "a hold is no click"


def test_a_peek_stops_when_the_window_loses_the_pointer(app: App) -> None:
    scene = shared(app)
    seat = scene.agreement.names.index(curtain_of(app).name)
    mouse(app, pygame.MOUSEBUTTONDOWN, middle(app, f"peek-{seat}"))
    pass_time(app, 0.1)
    assert scene.director.shown.viewer == seat
    app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    pass_time(app, 0.1)
    assert scene.director.shown.viewer == PUBLIC


def test_nobody_peeks_alone_or_while_cards_fly(app: App) -> None:
    alone = seated(app, seats_of("pied_piper", 4, 1, {}, SEED))
    until(app, alone, "ask")
    alone.peek()
    assert app.stack.top is alone
    scene = shared(app)
    curtain_of(app).open()
    until(app, scene, "ask")
    scene.act(scene.offers.all()[0])
    app.frame([])
    assert scene.director.busy
    scene.peek()
    assert app.stack.top is scene
