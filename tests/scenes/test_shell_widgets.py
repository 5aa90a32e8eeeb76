"""Widgets by mouse, touch, keys and pad: what is pressed happens, once, and nothing else does."""

import pygame
import pytest

from scenes.app import App
from scenes.events import Action, Key, Move, Pad, Pointer, Press, Release, Tap, Wheel
from scenes.scene import Scene
from scenes.widgets.choices import Choice, Dropdown
from scenes.widgets.field import Field
from scenes.widgets.ui import Ui


class Desk(Scene):
    """One widget of each kind; `told` is what they reported."""

    tune = None

    def enter(self) -> None:
        self.told: list[object] = []

    def build(self, ui: Ui) -> None:
        ui.button("go", (100, 100, 200, 71), "Go", lambda: self.told.append("go"))
        ui.button("off", (100, 200, 200, 71), "Off", lambda: self.told.append("off"), enabled=False)
        ui.check("check", (400, 100, 300, 50), "Check", False, self.told.append)
        ui.slider("slider", (400, 200, 400, 50), "Slider", 0.5, 0.0, 1.0, 0.1, self.told.append)
        ui.stepper("stepper", (400, 300, 180, 54), "Stepper", 9, 1, 10, self.told.append)
        ui.segment("segment", (400, 400, 300, 54), "Segment", ["One", "Two"], 0, self.told.append)
        choices = [Choice("Novice"), Choice("Crafty"), Choice("Cunning")]
        ui.dropdown("list", (400, 500, 300, 54), "List", choices, 1, self.told.append)
        ui.field("field", (400, 600, 300, 54), "Field", "Zo", self.told.append, limit=8)
        pane = ui.pane("pane", (1000, 100, 400, 200), 800)
        for n in range(8):
            place = (1000.0, 100.0 + 100 * n, 300.0, 71.0)
            ui.button(f"row{n}", place, f"Row {n}", lambda n=n: self.told.append(n), pane=pane)  # type: ignore[misc]


@pytest.fixture
def desk(app: App) -> Desk:
    scene = Desk(app)
    app.stack.push(scene)
    app.frame([])
    return scene


def mouse(app: App, kind: int, pos: tuple[float, float]) -> None:
    """A real pygame event at a place in units."""
    app.frame([pygame.event.Event(kind, pos=app.kit.stage.point(pos), button=1, touch=False, rel=(0, 0))])


def click(app: App, pos: tuple[float, float]) -> None:
    mouse(app, pygame.MOUSEMOTION, pos)
    mouse(app, pygame.MOUSEBUTTONDOWN, pos)
    mouse(app, pygame.MOUSEBUTTONUP, pos)


def drag(app: App, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse(app, pygame.MOUSEBUTTONDOWN, start)
    mouse(app, pygame.MOUSEMOTION, end)
    mouse(app, pygame.MOUSEBUTTONUP, end)


def key(app: App, code: int, mods: int = 0, text: str = "") -> None:
    events = [pygame.event.Event(pygame.KEYDOWN, key=code, mod=mods, unicode=text, scancode=0)]
    if text:
        events.append(pygame.event.Event(pygame.TEXTINPUT, text=text))
    app.frame([*events, pygame.event.Event(pygame.KEYUP, key=code, mod=mods, unicode=text, scancode=0)])


def focus(app: App, scene: Scene, name: str) -> None:
    scene.focus.key, scene.focus.shown = name, True


def test_a_click_happens_once(app: App, desk: Desk) -> None:
    click(app, (200, 130))
    assert desk.told == ["go"]


def test_a_disabled_button_does_nothing_and_takes_no_focus(app: App, desk: Desk) -> None:
    click(app, (200, 230))
    assert desk.told == []
    assert "off" not in [place.key for place in desk.all_places()]


def test_leaving_the_button_before_letting_go_cancels(app: App, desk: Desk) -> None:
    drag(app, (200, 130), (900, 800))
    assert desk.told == []


def test_jitter_inside_the_button_is_a_press(app: App, desk: Desk) -> None:
    drag(app, (150, 130), (158, 136))
    assert desk.told == ["go"]


def test_a_touch_presses_once_though_the_system_sends_a_mouse_press_too(app: App, desk: Desk) -> None:
    x, y = app.kit.stage.point((200, 130))
    finger = {"touch_id": 1, "finger_id": 7, "x": x / 1280, "y": y / 720, "dx": 0, "dy": 0}
    app.frame([pygame.event.Event(pygame.FINGERDOWN, finger), pygame.event.Event(pygame.FINGERUP, finger)])
    click(app, (200, 130))
    assert desk.told == ["go"]


def test_a_check_turns_over(app: App, desk: Desk) -> None:
    click(app, (420, 125))
    click(app, (600, 125))
    assert desk.told == [True, False]


def test_a_slider_follows_and_keeps_to_its_ends(app: App, desk: Desk) -> None:
    drag(app, (600, 225), (2000, 225))
    assert desk.told[-1] == pytest.approx(1.0)
    focus(app, desk, "slider")
    key(app, pygame.K_LEFT)
    assert desk.told[-1] == pytest.approx(0.9)


def test_a_stepper_by_ends_and_keys(app: App, desk: Desk) -> None:
    click(app, (425, 327))
    click(app, (555, 327))
    focus(app, desk, "stepper")
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_RIGHT)
    assert desk.told == [8, 9, 10]


def test_a_segment_by_part_and_key(app: App, desk: Desk) -> None:
    click(app, (640, 427))
    focus(app, desk, "segment")
    key(app, pygame.K_LEFT)
    assert desk.told == [1, 0]


def test_a_list_opens_over_everything_and_closes_outside(app: App, desk: Desk) -> None:
    widget = desk.ui.widget("list")
    assert isinstance(widget, Dropdown)
    click(app, (500, 527))
    assert widget.is_open
    click(app, (900, 1000))
    assert not widget.is_open
    assert desk.told == []
    click(app, (500, 527))
    x, y, w, h = widget.options[2].box
    click(app, (x + w / 2, y + h / 2))
    assert desk.told == [2]
    assert not widget.is_open


def test_a_list_by_keys(app: App, desk: Desk) -> None:
    focus(app, desk, "list")
    key(app, pygame.K_RETURN)
    key(app, pygame.K_DOWN)
    assert desk.focus.key == "list.0"
    key(app, pygame.K_RETURN)
    assert desk.told == [0]


def test_escape_leaves_an_open_list_and_only_then_the_scene(app: App, desk: Desk) -> None:
    focus(app, desk, "list")
    key(app, pygame.K_RETURN)
    key(app, pygame.K_DOWN)
    key(app, pygame.K_ESCAPE)
    widget = desk.ui.widget("list")
    assert isinstance(widget, Dropdown)
    assert not widget.is_open
    assert app.stack.top is desk
    assert desk.focus.key == "list"
    assert desk.told == []
    key(app, pygame.K_ESCAPE)
    assert app.stack.top is not desk


def test_typing_goes_to_the_field_until_enter(app: App, desk: Desk) -> None:
    click(app, (500, 627))
    field = desk.ui.widget("field")
    assert isinstance(field, Field)
    assert field.editing
    key(app, pygame.K_e, text="é")
    assert desk.told[-1] == "Zoé"
    key(app, pygame.K_RETURN)
    assert not field.editing
    key(app, pygame.K_x, text="x")
    assert desk.told[-1] == "Zoé"


def test_a_field_keeps_its_text_and_the_keys_over_a_rebuild(app: App, desk: Desk) -> None:
    click(app, (500, 627))
    desk.rebuild()
    field = desk.ui.widget("field")
    assert isinstance(field, Field)
    assert field.editing
    assert field.words == "Zo"


def test_a_field_holds_no_more_than_its_limit(app: App, desk: Desk) -> None:
    click(app, (500, 627))
    for letter in "abcdefghij":
        key(app, ord(letter), text=letter)
    assert desk.told[-1] == "Zoabcdef"


def test_a_pane_scrolls_by_wheel_and_hides_what_is_outside(app: App, desk: Desk) -> None:
    click(app, (1100, 430))
    assert desk.told == []
    app.deliver(Wheel((1100, 200), -3.0))
    assert desk.ui.panes[0].scroll == pytest.approx(270)
    click(app, (1100, 100 + 330 - 270))
    assert desk.told == [3]


def test_dragging_a_pane_scrolls_and_presses_nothing(app: App, desk: Desk) -> None:
    drag(app, (1100, 250), (1100, 130))
    assert desk.ui.panes[0].scroll == pytest.approx(120, abs=2)
    assert desk.told == []


def test_the_ring_scrolls_its_place_into_view(app: App, desk: Desk) -> None:
    focus(app, desk, "row1")
    for _ in range(5):
        key(app, pygame.K_DOWN)
    assert desk.focus.key == "row6"
    place = desk.focus.current(desk.all_places())
    assert place is not None
    assert 100 <= place.box[1] <= 300 - 71


def test_a_second_finger_neither_presses_nor_cancels(app: App, desk: Desk) -> None:
    one = Pointer(3, "touch", (200, 130), (200, 130))
    two = Pointer(4, "touch", (420, 125), (420, 125))
    app.deliver(Press(one))
    app.deliver(Press(two))
    app.deliver(Move(two, (5, 5)))
    app.deliver(Release(two))
    app.deliver(Tap(two))
    assert desk.told == []
    app.deliver(Release(one))
    assert desk.told == ["go"]


def test_pad_and_keys_mean_the_same(app: App, desk: Desk) -> None:
    app.deliver(Pad(0, Action.DOWN))
    assert desk.focus.key == "go"
    app.deliver(Pad(0, Action.ACCEPT))
    app.deliver(Key(pygame.K_RETURN, 0, Action.ACCEPT))
    assert desk.told == ["go", "go"]


def test_tab_walks_in_order_and_back(app: App, desk: Desk) -> None:
    key(app, pygame.K_TAB)
    assert desk.focus.key == "go"
    key(app, pygame.K_TAB)
    assert desk.focus.key == "check"
    key(app, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert desk.focus.key == "go"


def test_nothing_is_drawn_while_nothing_changes(app: App, desk: Desk) -> None:
    app.frame([])
    drawn: list[int] = []
    desk.draw = lambda surface: drawn.append(1)  # type: ignore[method-assign]
    for _ in range(30):
        app.clock.advance(0.016)
        app.frame([])
    assert drawn == []
    desk.request_frame()
    app.frame([])
    assert drawn == [1]
