"""Mouse, fingers, keys and pads become a few clear events."""

import pygame
import pytest

from scenes.bindings import Bindings
from scenes.events import Action, Event, Hover, Key, LongPress, Move, Pad, Press, Release, Tap
from scenes.pointer import Pointers
from scenes.stage import Stage


@pytest.fixture
def pointers() -> Pointers:
    pygame.display.init()
    return Pointers(Stage(1920, 1080))


def mouse(kind: int, pos: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=button, touch=False)


def finger(kind: int, pos: tuple[int, int], number: int = 0) -> pygame.event.Event:
    return pygame.event.Event(kind, touch_id=1, finger_id=number, x=pos[0] / 1920, y=pos[1] / 1080, dx=0, dy=0)


def kinds(events: list[Event]) -> list[type]:
    return [type(event) for event in events]


def test_a_click_is_press_release_tap(pointers: Pointers) -> None:
    assert kinds(pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (100, 100)), 0.0)) == [Press]
    assert kinds(pointers.feed(mouse(pygame.MOUSEBUTTONUP, (100, 100)), 0.1)) == [Release, Tap]


def test_jitter_is_a_tap_and_a_drag_is_none(pointers: Pointers) -> None:
    pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (100, 100)), 0.0)
    (move,) = pointers.feed(mouse(pygame.MOUSEMOTION, (110, 92)), 0.1)
    assert isinstance(move, Move)
    assert move.delta == (10, -8)
    assert not move.pointer.moved
    assert kinds(pointers.feed(mouse(pygame.MOUSEBUTTONUP, (110, 92)), 0.2)) == [Release, Tap]
    pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (100, 100)), 1.0)
    pointers.feed(mouse(pygame.MOUSEMOTION, (130, 100)), 1.1)
    pointers.feed(mouse(pygame.MOUSEMOTION, (100, 100)), 1.2)
    assert kinds(pointers.feed(mouse(pygame.MOUSEBUTTONUP, (100, 100)), 1.3)) == [Release]


def test_a_long_press_comes_once_and_takes_the_tap_away(pointers: Pointers) -> None:
    pointers.feed(finger(pygame.FINGERDOWN, (500, 500)), 0.0)
    assert pointers.tick(0.49) == []
    assert kinds(pointers.tick(0.5)) == [LongPress]
    assert pointers.tick(0.6) == []
    assert kinds(pointers.feed(finger(pygame.FINGERUP, (500, 500)), 0.7)) == [Release]


def test_a_moved_pointer_has_no_long_press(pointers: Pointers) -> None:
    pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (100, 100)), 0.0)
    pointers.feed(mouse(pygame.MOUSEMOTION, (160, 100)), 0.1)
    assert pointers.tick(2.0) == []


def test_fingers_are_told_apart(pointers: Pointers) -> None:
    (one,) = pointers.feed(finger(pygame.FINGERDOWN, (100, 100), 4), 0.0)
    (two,) = pointers.feed(finger(pygame.FINGERDOWN, (900, 500), 9), 0.1)
    assert isinstance(one, Press)
    assert isinstance(two, Press)
    assert one.pointer.id != two.pointer.id
    (move,) = pointers.feed(finger(pygame.FINGERMOTION, (140, 100), 4), 0.2)
    assert isinstance(move, Move)
    assert move.pointer.id == one.pointer.id
    assert len(pointers.down) == 2


def test_the_mouse_press_that_echoes_a_touch_is_dropped(pointers: Pointers) -> None:
    pointers.feed(finger(pygame.FINGERDOWN, (300, 300)), 1.0)
    pointers.feed(finger(pygame.FINGERUP, (300, 300)), 1.1)
    assert pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (305, 298)), 1.2) == []
    assert pointers.feed(mouse(pygame.MOUSEBUTTONUP, (305, 298)), 1.25) == []
    assert kinds(pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (800, 298)), 1.3)) == [Press]
    pointers.feed(mouse(pygame.MOUSEBUTTONUP, (800, 298)), 1.35)
    assert kinds(pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (305, 298)), 1.7)) == [Press]


def test_other_mouse_buttons_mean_nothing(pointers: Pointers) -> None:
    assert pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (5, 5), 3), 0.0) == []


def test_high_density_windows_are_scaled(pointers: Pointers) -> None:
    pointers.density = (2.0, 2.0)
    (hover,) = pointers.feed(mouse(pygame.MOUSEMOTION, (100, 50)), 0.0)
    assert hover == Hover((200, 100))


def test_losing_the_window_cancels_what_is_down(pointers: Pointers) -> None:
    pointers.feed(mouse(pygame.MOUSEBUTTONDOWN, (100, 100)), 0.0)
    (gone,) = pointers.cancel()
    assert isinstance(gone, Release)
    assert gone.cancelled
    assert pointers.feed(mouse(pygame.MOUSEBUTTONUP, (100, 100)), 0.1) == []


@pytest.mark.parametrize(
    ("code", "mods", "action"),
    [
        (pygame.K_RETURN, 0, Action.ACCEPT),
        (pygame.K_SPACE, 0, Action.ACCEPT),
        (pygame.K_ESCAPE, 0, Action.BACK),
        (pygame.K_TAB, 0, Action.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_F10, 0, Action.MENU),
        (pygame.K_q, 0, None),
    ],
)
def test_keys_mean_actions(code: int, mods: int, action: Action | None) -> None:
    assert Bindings().key(code, mods) is action


def test_keys_and_pad_buttons_arrive(pointers: Pointers) -> None:
    pressed = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0)
    assert pointers.feed(pressed, 0.0) == [Key(pygame.K_LEFT, 0, Action.LEFT)]
    button = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B, instance_id=0)
    assert pointers.feed(button, 0.0) == [Pad(pygame.CONTROLLER_BUTTON_B, Action.BACK)]


def test_the_stick_steps_once_per_push(pointers: Pointers) -> None:
    def stick(value: int) -> list[Event]:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        return pointers.feed(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value), 0.0)

    assert stick(10000) == []
    assert stick(30000) == [Pad(-1, Action.RIGHT)]
    assert stick(31000) == []
    assert stick(0) == []
    assert stick(-32000) == [Pad(-1, Action.LEFT)]
