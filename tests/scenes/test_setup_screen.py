"""The set-up screen by mouse, touch and keys: rows, options, track builder, Play."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.language import set_language
from scenes.app import App
from scenes.events import Action, Key, Move, Pointer, Press, Release
from scenes.flat.picker import PickerScene
from scenes.menus.setup import SetupScene
from scenes.menus.setup_help import SetupHelp
from scenes.menus.setup_part import SetupPart
from scenes.scene import Scene
from scenes.widgets.base import Widget
from scenes.widgets.choices import Dropdown
from scenes.widgets.field import Field
from tests.scenes.setup_driver import GAME, click, drag, focus, four, keys, middle, mouse, names, press


@pytest.fixture
def setup(app: App) -> SetupScene:
    return four(app)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Agreements that a table was opened with."""
    found: list[Any] = []
    monkeypatch.setattr("scenes.doors.open_table", lambda app, agreement: found.append(agreement))
    return found


# ------------------------------------------------------------ players


def test_buttons_add_and_take_away_seats(app: App, setup: SetupScene) -> None:
    press(app, setup, "add-bot")
    assert names(setup) == ["Ada", "Basile", "Zoé", "Milo", "Zora"]
    assert setup.draft.seats[4].bot == "normal"
    assert setup.draft.seats[4].look == "leek"
    with pytest.raises(KeyError):
        setup.ui.widget("add-player")
    press(app, setup, "remove-1")
    assert names(setup) == ["Ada", "Zoé", "Milo", "Zora"]


def test_the_last_row_has_no_cross(app: App, setup: SetupScene) -> None:
    for _ in range(3):
        press(app, setup, "remove-0")
    assert names(setup) == ["Milo"]
    with pytest.raises(KeyError):
        setup.ui.widget("remove-0")


def test_a_bot_becomes_human_and_back(app: App, setup: SetupScene) -> None:
    x, y, w, h = setup.ui.widget("who-3").shown_box
    click(app, (x + 20, y + h / 2))
    app.frame([])
    assert setup.draft.seats[3].bot is None
    x, y, w, h = setup.ui.widget("who-3").shown_box
    click(app, (x + w - 20, y + h / 2))
    app.frame([])
    assert setup.draft.seats[3].bot == "normal"


def test_a_level_is_chosen_from_the_list(app: App, setup: SetupScene) -> None:
    press(app, setup, "level-3")
    press(app, setup, "level-3.0")
    assert setup.draft.seats[3].bot == "easy"


def test_choosing_a_taken_team_swaps(app: App, setup: SetupScene) -> None:
    press(app, setup, "look-0")
    opened = setup.ui.widget("look-0")
    assert isinstance(opened, Dropdown)
    assert [choice.note for choice in opened.choices] == ["", "Basile", "Zoé", "Milo", ""]
    press(app, setup, "look-0.1")
    assert [seat.look for seat in setup.draft.seats] == ["corn", "carrot", "aubergine", "chilli"]


def test_dragging_a_handle_moves_the_row(app: App, setup: SetupScene) -> None:
    x, y = middle(setup, "seat-3")
    drag(app, (x, y), (x, y - 60), (x + 10, y - 170))
    assert names(setup) == ["Ada", "Milo", "Basile", "Zoé"]


def test_a_jitter_on_a_handle_is_a_tap_and_two_taps_move(app: App, setup: SetupScene) -> None:
    x, y = middle(setup, "seat-3")
    drag(app, (x, y), (x + 5, y - 6))
    assert names(setup) == ["Ada", "Basile", "Zoé", "Milo"]
    assert setup.players.picked == 3
    press(app, setup, "seat-0")
    assert names(setup) == ["Milo", "Ada", "Basile", "Zoé"]
    assert setup.players.picked is None


def test_a_cancelled_drag_puts_everything_back(app: App, setup: SetupScene) -> None:
    start = middle(setup, "seat-3")
    end = (start[0], start[1] - 200)
    app.deliver(Press(Pointer(0, "touch", start, start)))
    held = Pointer(0, "touch", end, start, moved=True)
    app.deliver(Move(held, (0, -200)))
    app.deliver(Release(held, cancelled=True))
    app.frame([])
    assert names(setup) == ["Ada", "Basile", "Zoé", "Milo"]
    assert all(widget.visible for widget in setup.ui.widgets)


def test_left_and_right_on_a_handle_move_the_row(app: App, setup: SetupScene) -> None:
    focus(setup, "seat-0")
    keys(app, Action.RIGHT)
    assert names(setup) == ["Basile", "Ada", "Zoé", "Milo"]


def test_the_ring_begins_on_play(app: App, setup: SetupScene) -> None:
    assert not setup.focus.shown
    keys(app, Action.NEXT)
    assert setup.focus.shown
    assert setup.focus.key == "play"


def typed(app: App, scene: SetupScene, key: str, words: str) -> None:
    field = scene.ui.widget(key)
    assert isinstance(field, Field)
    press(app, scene, key)
    for _ in range(16):
        app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")])
    app.frame([pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in words])
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")])
    app.frame([])


def test_a_name_is_typed(app: App, setup: SetupScene) -> None:
    typed(app, setup, "name-1", "Noé")
    assert names(setup) == ["Ada", "Noé", "Zoé", "Milo"]


def test_a_name_twice_is_marked_and_play_refuses(app: App, setup: SetupScene, opened: list[Any]) -> None:
    typed(app, setup, "name-1", "ada")
    field = setup.ui.widget("name-1")
    assert isinstance(field, Field)
    assert field.error
    press(app, setup, "play")
    assert opened == []
    assert app.toasts.words == ["Ada sits here already: choose another name."]
    assert setup.focus.key == "name-0"


def test_digits_set_the_age_that_has_the_focus(app: App, setup: SetupScene) -> None:
    focus(setup, "age-0")
    for key in (pygame.K_4, pygame.K_1):
        app.deliver(Key(key))
    assert setup.draft.seats[0].age == 1, "9, then 94, then 941 is too old: begin again with 1"
    app.deliver(Key(pygame.K_3))
    assert setup.draft.seats[0].age == 13


def test_an_age_goes_down_to_unknown_and_up_to_ten(app: App, setup: SetupScene) -> None:
    setup.draft.seats[0].age = 1
    setup.rebuild()
    place = focus(setup, "age-0")
    assert place.adjust is not None
    place.adjust(-1)
    assert setup.draft.seats[0].age is None
    place.adjust(1)
    assert setup.draft.seats[0].age == 10


def test_a_held_plus_runs_on(app: App, setup: SetupScene) -> None:
    x, y, w, h = setup.ui.widget("age-0").shown_box
    plus = (x + w - 20, y + h / 2)
    mouse(app, pygame.MOUSEMOTION, plus)
    mouse(app, pygame.MOUSEBUTTONDOWN, plus)
    for _ in range(20):
        app.clock.advance(0.05)
        app.frame([])
    mouse(app, pygame.MOUSEBUTTONUP, plus)
    # Due after 0.45 s and then every 0.12 s: 0.45, 0.57, 0.69, 0.81, 0.93 lie within the second.
    assert setup.draft.seats[0].age == 14


# ------------------------------------------------------------ house rules


def test_checks_and_numbers_change_the_options(app: App, setup: SetupScene) -> None:
    press(app, setup, "option-rooster")
    press(app, setup, "option-imaginary")
    press(app, setup, "option-confirm")
    press(app, setup, "option-always_undo")
    options = setup.part.options(setup.draft)
    assert (options["rooster"], options["imaginary"]) == (True, 1)
    assert options["teams"] == ["carrot", "corn", "aubergine", "chilli", "leek"]
    assert (setup.draft.confirm, setup.draft.always_undo) == (False, True)
    assert setup.players.full, "the imaginary team took the last place"


def test_one_person_meets_one_to_three_imaginary_teams(app: App, setup: SetupScene) -> None:
    del setup.draft.seats[1:]
    setup.rebuild()
    assert setup.part.options(setup.draft)["imaginary"] == 1
    place = focus(setup, "option-alone")
    for wanted in (2, 3, 3):
        place = focus(setup, "option-alone")
        assert place.adjust is not None
        place.adjust(1)
        app.frame([])
        assert setup.part.options(setup.draft)["imaginary"] == wanted
    assert setup.part.summary(setup.draft) == ("4 teams, 24 spaces", "about 10 minutes")


def test_five_players_leave_no_room_for_an_imaginary_team(app: App, setup: SetupScene) -> None:
    setup.draft.options["imaginary"] = 1
    setup.draft.add(None, [look.id for look in setup.part.looks])
    setup.rebuild()
    assert setup.part.options(setup.draft)["imaginary"] == 0
    with pytest.raises(KeyError):
        setup.ui.widget("option-imaginary")


def test_the_kiosk_leads_to_its_page(setup: SetupScene) -> None:
    setup.ui.widget("mode-kiosk").activate()
    assert type(setup.app.stack.top).__name__ == "KioskOffer"


def test_a_flat_table_is_chosen_remembered_and_asks_who_sits_where(app: App, setup: SetupScene) -> None:
    setup.ui.widget("mode-flat").activate()
    app.frame([])
    assert setup.draft.mode == "flat"
    setup.play()
    assert isinstance(app.stack.top, PickerScene)
    assert app.settings.last_setup[setup.game]["mode"] == "flat"


def test_help_tells_of_the_track_only_where_there_is_one(app: App, setup: SetupScene) -> None:
    plain = SetupPart(setup.book, app.kit)
    assert [icon for icon, _words in plain.help()] == ["grip", "bot"]
    assert [icon for icon, _words in setup.part.help()] == ["grip", "crown", "bot", "swap", "hand", "flip"]
    setup.open_help()
    assert isinstance(app.stack.top, SetupHelp)
    press(app, app.stack.top, "close")
    assert app.stack.top is setup


# ------------------------------------------------------------ play and memory


def test_play_opens_the_table_and_remembers(app: App, setup: SetupScene, opened: list[Any]) -> None:
    press(app, setup, "option-rooster")
    press(app, setup, "play")
    (agreement,) = opened
    assert [(p.name, p.age, p.bot) for p in agreement.players] == [
        ("Ada", 9, None),
        ("Basile", 41, None),
        ("Zoé", 12, None),
        ("Milo", None, "normal"),
    ]
    assert agreement.rules().teams == ("carrot", "corn", "aubergine", "chilli")
    assert agreement.options["rooster"] is True
    again = SetupScene(app, GAME)
    assert again.draft == setup.draft
    again.draft.seats[0].name = "Nobody"
    again.last_setup()
    assert names(again) == ["Ada", "Basile", "Zoé", "Milo"]


def test_a_memory_that_no_longer_fits_is_forgotten(app: App) -> None:
    app.settings.last_setup[GAME] = {
        "seats": [{"name": "Ada", "look": "carrot"}],
        "options": {"track": [{"card": "Z"}]},
    }
    assert names(SetupScene(app, GAME)) == ["Player 1", "Milo"]


# ------------------------------------------------------------ every size and language


def boxes(scene: Scene) -> list[Widget]:
    return [widget for widget in scene.ui.widgets if widget.visible]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [100, 120, 150, 200])
def test_every_place_can_be_reached_and_lies_on_the_screen(
    app: App, setup: SetupScene, language: str, text: int
) -> None:
    app.change(language=language, text_size=text)
    app.frame([])
    set_language(language)
    for place in setup.all_places():
        setup.focus.go(place)
        shown = focus(setup, place.key).box
        assert shown[0] >= 0, place.key
        assert shown[0] + shown[2] <= 1920, place.key
        assert shown[1] >= 0, place.key
        assert shown[1] + shown[3] <= 1080, place.key


def test_no_two_widgets_of_one_row_overlap(app: App, setup: SetupScene) -> None:
    for text in (100, 120, 200):
        app.change(text_size=text)
        row = [setup.ui.widget(f"{kind}-0").box for kind in ("seat", "name", "look", "who", "age", "remove")]
        for left, right in pairwise(row):
            assert left[0] + left[2] <= right[0] + 0.01
