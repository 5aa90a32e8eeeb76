"""A pointer stays with what it was pressed on: no press is lost to a new layout, none reaches another scene."""

from collections.abc import Callable

import pygame
import pytest

from scenes.app import App
from scenes.menus.dialogs import Overlay
from scenes.scene import Scene
from scenes.stage import Units
from scenes.table.gallery import middle, pass_time
from scenes.table.log import LogScene
from scenes.widgets.ui import Ui
from tests.scenes.test_table_scene import DOG, HEN, SLOT, opened


class Desk(Scene):
    """A button and a slider; what the slider is set to changes the layout, as settings do."""

    tune = None
    value = 0.0

    def enter(self) -> None:
        self.told: list[str] = []

    def build(self, ui: Ui) -> None:
        ui.button("go", (100, 100, 200, 71), "Go", lambda: self.told.append("go"))
        ui.slider("slider", (400, 200, 400, 50), "Slider", self.value, 0.0, 1.0, 0.1, self.set)

    def set(self, value: float) -> None:
        self.value = value
        self.rebuild()


@pytest.fixture
def desk(app: App) -> Desk:
    scene = Desk(app)
    app.stack.push(scene)
    app.frame([])
    return scene


def mouse(app: App, kind: int, *path: Units) -> None:
    for pos in path:
        at = app.kit.stage.point(pos)
        app.frame([pygame.event.Event(kind, pos=at, button=1, touch=False, rel=(0, 0), buttons=(1, 0, 0))])


def finger(app: App, kind: int, pos: Units, number: int = 5) -> None:
    (x, y), (wide, high) = app.kit.stage.point(pos), app.surface.get_size()
    app.frame([pygame.event.Event(kind, touch_id=1, finger_id=number, x=x / wide, y=y / high, dx=0, dy=0)])


@pytest.mark.parametrize("change", [lambda app: app.change(text_size=150), lambda app: app.stack.top.rebuild()])
def test_a_press_is_not_lost_to_a_new_layout(app: App, desk: Desk, change: Callable[[App], None]) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, (200, 130))
    change(app)
    mouse(app, pygame.MOUSEBUTTONUP, (200, 130))
    assert desk.told == ["go"]
    mouse(app, pygame.MOUSEBUTTONUP, (200, 130))
    assert desk.told == ["go"]


def test_a_new_layout_does_not_press_what_was_let_go_elsewhere(app: App, desk: Desk) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, (200, 130))
    desk.rebuild()
    mouse(app, pygame.MOUSEMOTION, (200, 600))
    mouse(app, pygame.MOUSEBUTTONUP, (200, 600))
    mouse(app, pygame.MOUSEBUTTONUP, (200, 130))
    assert desk.told == []


def test_a_slider_that_changes_the_layout_follows_to_the_end_of_the_drag(app: App, desk: Desk) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, (500, 225))
    mouse(app, pygame.MOUSEMOTION, (600, 225), (700, 225), (900, 225))
    assert desk.value == 1.0
    mouse(app, pygame.MOUSEBUTTONUP, (900, 225))
    mouse(app, pygame.MOUSEMOTION, (600, 225))
    assert desk.value == 1.0


def test_the_press_that_closes_a_drawer_is_no_tap_on_the_table(app: App) -> None:
    scene = opened(app)
    app.stack.push(LogScene(scene))
    mouse(app, pygame.MOUSEBUTTONDOWN, middle(scene, HEN))
    assert app.stack.top is scene
    mouse(app, pygame.MOUSEBUTTONUP, middle(scene, HEN))
    assert scene.hands.picked is None
    mouse(app, pygame.MOUSEBUTTONDOWN, middle(scene, HEN))
    mouse(app, pygame.MOUSEBUTTONUP, middle(scene, HEN))
    assert scene.hands.picked == HEN, "the next tap is one"


def test_a_card_in_hand_goes_back_when_it_is_let_go_under_a_menu(app: App) -> None:
    scene = opened(app)
    x, y = middle(scene, HEN)
    finger(app, pygame.FINGERDOWN, (x, y))
    finger(app, pygame.FINGERMOTION, (x, y - 200))
    assert scene.hands.carry is not None
    scene.menu()
    assert isinstance(app.stack.top, Overlay)
    finger(app, pygame.FINGERUP, SLOT)
    assert scene.hands.carry is None
    assert scene.hands.laid is None
    app.stack.pop()
    pass_time(app, 0.5)
    x, y = middle(scene, DOG)
    finger(app, pygame.FINGERDOWN, (x, y), 8)
    finger(app, pygame.FINGERMOTION, SLOT, 8)
    finger(app, pygame.FINGERUP, SLOT, 8)
    assert scene.hands.laid == DOG, "another finger takes the next card"


def test_a_card_in_hand_stays_there_while_a_menu_comes_and_goes(app: App) -> None:
    scene = opened(app)
    x, y = middle(scene, HEN)
    finger(app, pygame.FINGERDOWN, (x, y))
    finger(app, pygame.FINGERMOTION, (x, y - 200))
    scene.menu()
    app.stack.pop()
    finger(app, pygame.FINGERMOTION, SLOT)
    finger(app, pygame.FINGERUP, SLOT)
    assert scene.hands.laid == HEN
