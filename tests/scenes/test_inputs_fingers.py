"""Behaviours of mouse and fingers at a table, by real events of pygame through the app."""

import pygame
import pytest

from scenes.app import App
from scenes.stage import Units
from scenes.table.gallery import middle, pass_time
from scenes.table.table_scene import TableScene
from tests.inputs.devices import DEVICES, Mouse, Pointing, Tapping, Touch
from tests.scenes.test_table_scene import DOG, HEN, SLOT, opened

MID: Units = (900.0, 500.0)


def laid_by(app: App, device: str) -> TableScene:
    scene = opened(app)
    hands = DEVICES[device](app)
    hands.lay(HEN, sorted(scene.offers.spots(HEN))[0])
    return scene


@pytest.mark.parametrize("device", ["drag", "tap", "touch"])
def test_a_card_is_laid_by_drag_and_by_taps_without_any_switch(app: App, device: str) -> None:
    """Behaviour 17: tap-tap and drag work side by side, with mouse and fingers."""
    assert laid_by(app, device).hands.laid == HEN


def test_both_ways_may_change_within_one_move(app: App) -> None:
    """Behaviour 17: a card picked up by a tap can still be dragged."""
    scene, hands = opened(app), Tapping(app)
    hands.touch(HEN)
    assert scene.hands.picked == HEN
    Mouse(app).lay(DOG, sorted(scene.offers.spots(DOG))[0])
    assert (scene.hands.laid, scene.hands.picked) == (DOG, None)


@pytest.mark.parametrize("stray", [(0.0, 0.0), (13.0, 0.0), (-9.0, 9.0), (0.0, -13.0)])
@pytest.mark.parametrize("device", [Mouse, Touch])
def test_jitter_is_a_tap(app: App, device: type[Pointing], stray: Units) -> None:
    """Behaviour 18: a hand that trembles by up to 14 units has tapped."""
    scene, hands = opened(app), device(app)
    pos = hands.grip(HEN)
    near = pos[0] + stray[0], pos[1] + stray[1]
    hands.send(hands.down(pos), hands.move(near), hands.up(near))
    assert scene.hands.picked == HEN
    assert scene.hands.carry is None


def test_a_press_and_its_release_in_one_frame_count(app: App) -> None:
    """Behaviour 18: a press is never swallowed, however short."""
    scene, hands = opened(app), Touch(app)
    pos = hands.grip(HEN)
    hands.send(hands.down(pos), hands.up(pos))
    assert scene.hands.picked == HEN
    wide, high = scene.ui.widget("eye").box[:2]
    spot = (wide + 30, high + 30)
    hands.send(hands.down(spot), hands.up(spot))
    assert scene.veiled


def test_one_touch_does_one_thing_though_the_system_sends_a_mouse_press_too(app: App) -> None:
    """Behaviour 19: the echo of a touch as a mouse press is no second touch."""
    scene, hands, mouse = opened(app), Touch(app), Mouse(app)
    x, y, w, h = scene.ui.widget("eye").box
    pos = (x + w / 2, y + h / 2)
    hands.send(hands.down(pos))
    hands.send(hands.up(pos))
    assert scene.veiled
    mouse.send(mouse.down(pos))
    mouse.send(mouse.up(pos))
    assert scene.veiled, "the echo would have shown the hand again"
    pass_time(app, 0.6)
    mouse.send(mouse.down(pos))
    mouse.send(mouse.up(pos))
    assert not scene.veiled, "a click of its own counts"


def test_a_mouse_event_that_says_it_is_a_touch_is_none(app: App) -> None:
    """Behaviour 19: what the system marks as made from a touch is left to the touch."""
    scene = opened(app)
    pos = app.kit.stage.point(middle(scene, HEN))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame([pygame.event.Event(kind, pos=pos, button=1, touch=True)])
    assert scene.hands.picked is None


def played(scene: TableScene) -> list[str]:
    """What the person has played."""
    actions = [step.action for step in scene.session.steps if step.action is not None]
    return [str(getattr(action, "card", "")) for action in actions if action.seat == 0]


def other(kind: int, finger: int, app: App, pos: Units) -> pygame.event.Event:
    hands = Touch(app)
    hands.finger = finger
    return hands._event(kind, pos)


def test_another_finger_neither_cancels_nor_steals_a_drag(app: App) -> None:
    """Behaviour 20: taps, drags and holds of a second finger change nothing about the card in hand."""
    scene, hands = opened(app), Touch(app)
    start = hands.grip(HEN)
    hands.send(hands.down(start))
    for share in (0.3, 0.6):
        hands.send(hands.move((start[0] + (MID[0] - start[0]) * share, start[1] + (MID[1] - start[1]) * share)))
    carry = scene.hands.carry
    assert carry is not None
    second = middle(scene, DOG)
    for kind, pos in (
        (pygame.FINGERDOWN, second),
        (pygame.FINGERMOTION, MID),
        (pygame.FINGERUP, MID),
        (pygame.FINGERDOWN, MID),
    ):
        hands.send(other(kind, 6, app, pos))
        assert scene.hands.carry is carry
        assert scene.hands.picked is None
    app.clock.advance(0.7)
    app.frame([])
    assert scene.hands.carry is carry, "a finger that is held elsewhere enlarges nothing"
    hands.send(hands.move(SLOT))
    hands.send(hands.up(SLOT))
    assert scene.hands.laid == HEN
    hands.send(other(pygame.FINGERUP, 6, app, MID))
    assert scene.hands.laid == HEN


def test_two_fingers_on_two_cards_move_the_first_one_only(app: App) -> None:
    """Behaviour 20: whoever comes second waits."""
    scene, hands = opened(app), Touch(app)
    hands.send(hands.down(hands.grip(HEN)))
    hands.send(other(pygame.FINGERDOWN, 5, app, middle(scene, DOG)))
    hands.send(other(pygame.FINGERMOTION, 5, app, MID))
    assert scene.hands.carry is None
    hands.send(hands.move(MID))
    assert scene.hands.carry is not None
    assert scene.hands.carry.piece == HEN


def test_two_fingers_press_one_button_once(app: App) -> None:
    """Behaviour 20: a second finger on another button does not press the first one."""
    scene, hands = opened(app), Touch(app)
    boxes = [scene.ui.widget(key).box for key in ("eye", "menu")]
    eye, menu = ((x + w / 2, y + h / 2) for x, y, w, h in boxes)
    hands.send(hands.down(eye))
    hands.send(other(pygame.FINGERDOWN, 5, app, menu))
    hands.send(other(pygame.FINGERUP, 5, app, menu))
    assert app.stack.top is scene
    hands.send(hands.up(eye))
    assert scene.veiled


@pytest.mark.parametrize("shift", [(0.0, 0.0), (-50.0, -60.0), (50.0, 60.0)])
def test_what_lights_up_while_a_card_is_held_is_where_it_lies_once_let_go(app: App, shift: Units) -> None:
    """Behaviour 21: the preview equals the result, judged by the card and not by the finger."""
    scene, hands = opened(app), Touch(app)
    pose = scene.director.poses[HEN]
    start = (pose.x + shift[0], pose.y + shift[1])
    end = (SLOT[0] + shift[0], SLOT[1] + shift[1])
    hands.send(hands.down(start))
    hands.send(hands.move(MID))
    hands.send(hands.move(end))
    carry = scene.hands.carry
    assert carry is not None
    box = scene.table.piece_box(HEN, carry.rest if carry is None else carry.pose)
    assert box is not None
    foretold = carry.over(box, scene.table.spots(scene.shown), scene.offers.spots(HEN))
    hands.send(hands.up(end))
    assert foretold is not None
    assert scene.hands.laid_on == foretold


def test_a_flying_card_cannot_be_grabbed(app: App) -> None:
    """Behaviour 22: cards of others that are under way stay out of every hand."""
    scene, hands = opened(app), Mouse(app)
    scene.act(scene.offers.drop(HEN, sorted(scene.offers.spots(HEN))[0])[0])
    grabbed = 0
    for _ in range(90):
        scene.thinkers.settle()
        for piece, _end in list(scene.director.ends()):
            pose = scene.director.poses[piece]
            hands.send(hands.down((pose.x, pose.y)))
            hands.send(hands.move(MID))
            grabbed += 1
            if scene.mode != "ask":
                assert scene.hands.carry is None
            hands.send(hands.up(MID))
            break
        pass_time(app, 1 / 30)
    assert grabbed > 5, "some cards were under way"
    assert len(scene.session.steps) >= 2


@pytest.mark.parametrize("order", ["confirm first", "cancel first"])
def test_confirm_and_cancel_in_one_frame_lock_nothing(app: App, order: str) -> None:
    """Behaviour 23: Enter on Ready and Escape within one frame, in either order, leave a game that goes on."""
    scene = laid_by(app, "tap")
    scene.focus.shown, scene.focus.key = True, "ready"
    keys = [pygame.K_RETURN, pygame.K_ESCAPE] if order == "confirm first" else [pygame.K_ESCAPE, pygame.K_RETURN]
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0) for code in keys])
    while app.stack.top is not scene:
        app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)])
    pass_time(app, 0.5)
    if not played(scene):
        if scene.hands.laid is None:
            Tapping(app).lay(HEN, sorted(scene.offers.spots(HEN))[0])
        Tapping(app).push("ready")
    assert played(scene) == ["hen"]


def test_ready_by_a_finger_and_put_back_by_another_in_one_frame(app: App) -> None:
    """Behaviour 23: the card is played or put back, never both and never neither."""
    scene = laid_by(app, "touch")
    hands = Touch(app)
    x, y, w, h = scene.ui.widget("ready").box
    ready, card = (x + w / 2, y + h / 2), middle(scene, HEN)
    first, second = hands.down(ready), other(pygame.FINGERDOWN, 6, app, card)
    ups = hands.up(ready), other(pygame.FINGERUP, 6, app, card)
    hands.send(first, second, *ups)
    pass_time(app, 0.5)
    assert played(scene) == ["hen"] or (scene.mode == "ask" and scene.hands.laid in (None, HEN))


@pytest.mark.parametrize("device", [Mouse, Touch])
def test_holding_enlarges_any_card_and_the_right_button_is_never_needed(app: App, device: type[Pointing]) -> None:
    """Behaviour 24: a long press looks closer; no tap follows it."""
    scene, hands = opened(app), device(app)
    for piece in (HEN, DOG):
        pos = hands.grip(piece)
        hands.send(hands.down(pos))
        app.clock.advance(0.6)
        app.frame([])
        assert scene.hands.enlarged == piece
        hands.send(hands.up(pos))
        assert scene.hands.enlarged is None
        assert scene.hands.picked is None
    pixel = app.kit.stage.point(middle(scene, HEN))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame([pygame.event.Event(kind, pos=pixel, button=3, touch=False)])
    assert scene.hands.picked is None
