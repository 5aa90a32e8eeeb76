"""The track builder on the screen: dragging, tapping, keys, and what stands under the cards."""

from __future__ import annotations

import pygame
import pytest

from scenes.app import App
from scenes.events import Action
from scenes.menus.setup import SetupScene
from tests.scenes.setup_driver import click, drag, focus, four, keys, mouse, press, track


@pytest.fixture
def setup(app: App) -> SetupScene:
    return four(app)


def test_a_card_is_pulled_over_its_neighbour(app: App, setup: SetupScene) -> None:
    x, y, w, _h = setup.ui.widget("track-C").shown_box
    drag(app, (x + 200, y + 60), (x + 150, y + 50), (x + 200 - w / 4, y + 40))
    assert track(setup) == [("A", "blue", 0), ("B", "blue", 0), ("C", "blue", 2)]
    assert setup.part.summary(setup.draft) == ("4 teams, 22 spaces", "about 9 minutes")


def test_the_preview_of_a_drag_is_what_dropping_gives(app: App, setup: SetupScene) -> None:
    x, y, w, _h = setup.ui.widget("track-C").shown_box
    start, end = (x + 200, y + 60), (x + 200 - 1.2 * w, y + 40)
    mouse(app, pygame.MOUSEBUTTONDOWN, start)
    mouse(app, pygame.MOUSEMOTION, (x + 150, y + 50))
    mouse(app, pygame.MOUSEMOTION, end)
    builder = setup.part.builder  # type: ignore[attr-defined]
    preview = builder.lift.preview
    mouse(app, pygame.MOUSEBUTTONUP, end)
    app.frame([])
    assert builder.plan == preview
    assert [card for card, _side, _over in track(setup)] == ["A", "C", "B"]


def test_the_corner_turns_a_card_over_and_two_taps_move_it(app: App, setup: SetupScene) -> None:
    x, y, w, _h = setup.ui.widget("track-B").shown_box
    click(app, (x + w - 20, y + 20))
    app.frame([])
    assert track(setup)[1] == ("B", "orange", 0)
    press(app, setup, "track-B")
    press(app, setup, "track-A")
    assert [card for card, _side, _over in track(setup)] == ["B", "A", "C"]


def test_the_track_is_built_by_keys_alone(app: App, setup: SetupScene) -> None:
    focus(setup, "track-C")
    keys(app, Action.LEFT)
    focus(setup, "track-C")
    keys(app, Action.ACCEPT)
    focus(setup, "overlap-B")
    keys(app, Action.RIGHT, Action.RIGHT)
    focus(setup, "side-A")
    keys(app, Action.RIGHT)
    assert track(setup) == [("A", "orange", 0), ("C", "orange", 0), ("B", "blue", 2)]


def test_steppers_change_the_overlap_one_by_one(app: App, setup: SetupScene) -> None:
    for _ in range(2):
        x, y, w, h = setup.ui.widget("overlap-C").shown_box
        click(app, (x + w - 15, y + h / 2))
        app.frame([])
    assert track(setup)[2] == ("C", "blue", 2)
    assert setup.ui.widget("overlap-C").tooltip == "B loses 2 spaces\n22 spaces in all"


def test_a_card_laid_aside_is_laid_again_by_its_place(app: App, setup: SetupScene) -> None:
    x, y, w, h = setup.ui.widget("track-count").shown_box
    click(app, (x + w / 2, y + h / 2))
    app.frame([])
    assert [card for card, _side, _over in track(setup)] == ["A", "B"]
    press(app, setup, "track-C")
    assert [card for card, _side, _over in track(setup)] == ["A", "B", "C"]
