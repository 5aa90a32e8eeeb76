"""Keys and buttons of one's own, shortcuts at the table, what does what, letters on the screen: by real events."""

import pygame
import pytest

from scenes.app import App
from scenes.doors import open_setup
from scenes.menus.device_help import HelpScene
from scenes.menus.letter_board import LetterBoard
from scenes.menus.settings import SettingsScene
from scenes.menus.settings_keys import PressScene
from scenes.menus.setup import SetupScene
from scenes.table.gallery import pass_time
from scenes.table.log import LogScene
from scenes.table.pausing import TablePause
from tests.inputs.devices import Gamepad, Keyboard, Touch
from tests.scenes.test_table_scene import opened

KEYS_TAB = 5


def key(app: App, code: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.frame([pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0)])


def button(app: App, code: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        app.frame([pygame.event.Event(kind, button=code, instance_id=0)])


def keys_page(app: App) -> SettingsScene:
    scene = SettingsScene(app, KEYS_TAB)
    app.stack.push(scene)
    return scene


def top(app: App) -> str:
    return type(app.stack.top).__name__


# ------------------------------------------------------------ choosing keys


def test_a_key_is_chosen_by_pressing_it_and_works_at_once(app: App) -> None:
    keys_page(app)
    Keyboard(app).push("key-log")
    assert isinstance(app.stack.top, PressScene)
    key(app, pygame.K_j)
    assert top(app) == "SettingsScene"
    assert app.settings.keys == {"log": "j"}
    scene = opened(app)
    key(app, pygame.K_l)
    assert app.stack.top is scene
    key(app, pygame.K_j)
    assert isinstance(app.stack.top, LogScene)


def test_a_taken_key_changes_places_and_that_is_told(app: App) -> None:
    keys_page(app)
    Keyboard(app).push("key-undo")
    key(app, pygame.K_r)
    assert app.settings.keys == {"undo": "r", "rules": "u"}
    assert app.toasts.words == ["R was taken: “Rules” is done by U now."]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_UP, pygame.K_TAB])
def test_keys_that_always_do_theirs_cannot_be_given_away(app: App, code: int) -> None:
    keys_page(app)
    Keyboard(app).push("key-undo")
    key(app, code)
    question = app.stack.top
    assert isinstance(question, PressScene)
    assert "always" in question.words
    assert app.settings.keys == {}
    key(app, pygame.K_ESCAPE)
    assert (top(app), app.settings.keys) == ("SettingsScene", {})


def test_whatever_is_chosen_arrows_enter_and_escape_lead_back(app: App) -> None:
    app.change(keys={"accept": "j", "back": "k", "up": "x"})
    keys_page(app)
    hands = Keyboard(app)
    hands.push("key-reset")
    assert app.settings.keys == {}
    hands.back()
    assert top(app) != "SettingsScene"


def test_a_gamepad_button_is_chosen_by_pressing_it_even_those_that_accept(app: App) -> None:
    scene = keys_page(app)
    scene.key_rows.device = "pad"
    scene.rebuild()
    hands = Gamepad(app)
    hands.push("key-accept")
    assert isinstance(app.stack.top, PressScene)
    button(app, pygame.CONTROLLER_BUTTON_B)
    assert app.settings.pad == {"accept": "b", "back": "a"}, "they change places: nobody is left without"
    button(app, pygame.CONTROLLER_BUTTON_A)
    assert top(app) != "SettingsScene", "A goes back now"


def test_a_trigger_is_a_button_once_for_each_pull(app: App) -> None:
    opened(app)

    def pull(value: int) -> None:
        axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
        app.frame([pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)])

    for value in (8000, 25000, 32000):
        pull(value)
    opened_by_it = app.stack.top
    assert "Rules" in top(app)
    assert len(app.stack.scenes) == 2
    pull(0)
    assert app.stack.top is opened_by_it


# ------------------------------------------------------------ at the table


@pytest.mark.parametrize(
    ("code", "pad", "opens"),
    [
        (pygame.K_l, pygame.CONTROLLER_BUTTON_LEFTSTICK, LogScene),
        (pygame.K_F10, pygame.CONTROLLER_BUTTON_START, TablePause),
        (pygame.K_F1, pygame.CONTROLLER_BUTTON_BACK, HelpScene),
    ],
)
def test_round_buttons_have_keys_and_gamepad_buttons(app: App, code: int, pad: int, opens: type) -> None:
    """Behaviour 44: what the round buttons do has a key and a button of its own."""
    for press in (lambda: key(app, code), lambda: button(app, pad)):
        opened(app)
        press()
        assert isinstance(app.stack.top, opens)
        app.stack.pop()


def test_pace_hand_and_undo_have_keys_and_buttons_too(app: App) -> None:
    scene = opened(app)
    key(app, pygame.K_h)
    assert scene.veiled
    button(app, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert not scene.veiled
    pass_time(app, 1.0)
    scene.fast = False
    key(app, pygame.K_f)
    assert scene.fast
    key(app, pygame.K_u)
    assert app.toasts.words[-1:] == ["Nothing to undo yet"]


# ------------------------------------------------------------ what does what


def test_the_page_turns_to_the_device_in_use(app: App) -> None:
    opened(app)
    key(app, pygame.K_F1)
    page = app.stack.top
    assert isinstance(page, HelpScene)
    assert page.shown == "keys"
    button(app, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    app.frame([])
    assert page.shown == "pad"
    words = [words for _, words in page._entries()]
    assert "Undo" in words
    button(app, pygame.CONTROLLER_BUTTON_B)
    assert app.stack.top is not page


def test_the_page_tells_chosen_keys_and_of_menus_only_what_works_there(app: App) -> None:
    app.change(keys={"menu": "q"})
    app.stack.push(SettingsScene(app))
    key(app, pygame.K_F1)
    page = app.stack.top
    assert isinstance(page, HelpScene)
    told = {words: [cap.words for cap in caps] for caps, words in page._entries()}
    assert told["Menu"] == ["Q"]
    assert told["Back, put back"] == ["Esc", "Backspace"]
    assert "Undo" not in told


def test_holding_an_empty_place_of_the_table_opens_the_page(app: App) -> None:
    opened(app)
    hands = Touch(app)
    hands.send(hands.down((960, 130)))
    app.clock.advance(0.6)
    app.frame([])
    page = app.stack.top
    assert isinstance(page, HelpScene)
    hands.send(hands.up((960, 130)))
    assert app.stack.top is page, "letting go closes nothing"
    assert page.shown == "touch"


# ------------------------------------------------------------ letters on the screen


def named(app: App) -> SetupScene:
    open_setup(app, "farm_and_furious")
    app.frame([])
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    return scene


def test_a_gamepad_writes_a_name(app: App) -> None:
    """Behaviour 44: nothing needs a keyboard, not even a name."""
    scene, hands = named(app), Gamepad(app)
    hands.push("name-0")
    board = app.stack.top
    assert isinstance(board, LetterBoard)
    for _ in range(20):
        button(app, pygame.CONTROLLER_BUTTON_X)
    hands.push("letter-3-0")
    hands.push("letter-1-2")
    button(app, pygame.CONTROLLER_BUTTON_START)
    app.frame([])
    assert app.stack.top is scene
    assert scene.draft.seats[0].name == "ze"
    assert scene.ui.editing is None


def test_a_name_never_grows_longer_than_its_field_holds(app: App) -> None:
    scene, hands = named(app), Gamepad(app)
    hands.push("name-0")
    hands.walk("letter-1-0")
    for _ in range(30):
        button(app, pygame.CONTROLLER_BUTTON_A)
    button(app, pygame.CONTROLLER_BUTTON_B)
    app.frame([])
    assert scene.draft.seats[0].name == "Player 1qqqqqqqq"


def test_fingers_get_letters_and_a_key_goes_on_in_the_field(app: App) -> None:
    scene, hands = named(app), Touch(app)
    hands.push("name-0")
    assert isinstance(app.stack.top, LetterBoard)
    hands.push("letter-1-0")
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="e", scancode=0)])
    app.frame([pygame.event.Event(pygame.TEXTINPUT, text="e")])
    assert app.stack.top is scene
    assert scene.draft.seats[0].name == "Player 1qe"
