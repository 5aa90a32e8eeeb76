"""The kiosk from attract loop to game and back: every input kind, the countdown, nothing left of whoever was there."""

from __future__ import annotations

import pygame
import pytest

from game.catalogue import rulebook, rulebooks, tables
from game.saves.folders import Folders
from game.saves.game_file import list_saves
from scenes.app import App
from scenes.kiosk.attract import CAPTION, SHOW_SECONDS, AttractScene
from scenes.kiosk.quick import people_range, quick_game, seats_for
from scenes.table.table_scene import TableScene
from tests.scenes.kiosk_hall import GRACE, IDLE, finger, hall, pass_by, press, send, top, touch, touch_place

MOUSE = {"pos": (640, 600), "touch": False}
SOFT = {"instance_id": 0, "joy": 0}
INPUTS = {
    "mouse button": pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, **MOUSE),
    "other mouse button": pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, **MOUSE),
    "mouse moved": pygame.event.Event(pygame.MOUSEMOTION, rel=(30, 0), buttons=(0, 0, 0), **MOUSE),
    "wheel": pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0),
    "touch": pygame.event.Event(pygame.FINGERDOWN, x=0.5, y=0.85, dx=0, dy=0, finger_id=4, touch_id=0),
    "key": press(pygame.K_a),
    "escape": press(pygame.K_ESCAPE),
    "pad button": pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, **SOFT),
    "pad stick": pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=20000, **SOFT
    ),
    "trigger": pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_TRIGGERLEFT, value=0.8, **SOFT
    ),
    "arcade button": pygame.event.Event(pygame.JOYBUTTONDOWN, button=2, **SOFT),
    "arcade stick": pygame.event.Event(pygame.JOYAXISMOTION, axis=0, value=1.0, **SOFT),
    "hat": pygame.event.Event(pygame.JOYHATMOTION, hat=0, value=(0, 1), **SOFT),
}
TREMBLES = {
    "mouse trembles": pygame.event.Event(pygame.MOUSEMOTION, rel=(1, 1), buttons=(0, 0, 0), **MOUSE),
    "stick drifts": pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_LEFTX, value=3000, **SOFT
    ),
    "hat let go": pygame.event.Event(pygame.JOYHATMOTION, hat=0, value=(0, 0), **SOFT),
}


def test_behaviour_33_every_input_kind_leaves_attract(folders: Folders) -> None:
    app, kiosk = hall(folders)
    for kind, event in INPUTS.items():
        kiosk.home()
        app.clock.advance(1.0)
        app.frame([])
        assert top(app) == "AttractScene"
        send(app, event)
        assert top(app) == "WelcomeScene", kind
        release(app)


def test_behaviour_33_every_input_kind_resets_the_timer(folders: Folders) -> None:
    app, kiosk = hall(folders)
    for kind, event in INPUTS.items():
        kiosk.welcome()
        pass_by(app, IDLE - 2, step=5)
        assert kiosk.idle() >= IDLE - 2
        send(app, event)
        assert kiosk.idle() == 0, kind
        release(app)


def test_behaviour_33_every_input_kind_answers_the_question_and_does_nothing_else(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.play(quick_game(rulebook("farm_and_furious"), app.kit, 1), 1)
    scene = app.stack.scenes[0]
    assert isinstance(scene, TableScene)
    scene.thinkers.settle()
    pass_by(app, 6)
    for kind, event in INPUTS.items():
        app.clock.advance(IDLE)
        app.frame([])
        assert top(app) == "StillThere"
        before = len(scene.session.steps)
        send(app, event)
        release(app)
        assert app.stack.scenes == [scene], kind
        assert len(scene.session.steps) == before, kind
        app.clock.advance(IDLE - 2)
        app.frame([])
        assert top(app) == "TableScene", "the timer begins anew"


def release(app: App) -> None:
    """Let go of whatever INPUTS hold down."""
    up = pygame.event.Event(pygame.FINGERUP, x=0.5, y=0.85, dx=0, dy=0, finger_id=4, touch_id=0)
    send(app, up, pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, **MOUSE))
    send(app, press(pygame.K_LSHIFT))


def test_trembling_and_drifting_wake_nobody(folders: Folders) -> None:
    app, _ = hall(folders)
    for kind, event in TREMBLES.items():
        for _ in range(3):
            send(app, event)
            pass_by(app, 1.0)
        assert top(app) == "AttractScene", kind


def test_a_finger_that_only_rests_does_not_hold_the_kiosk(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.welcome()
    send(app, finger(app, pygame.FINGERDOWN, (10, 1000, 20, 20)))
    pass_by(app, IDLE + GRACE + 1)
    assert top(app) == "AttractScene"
    send(app, finger(app, pygame.FINGERUP, (10, 1000, 20, 20)))
    assert top(app) == "AttractScene", "letting go is no touch"


def test_attract_touch_game_idle_attract(folders: Folders) -> None:
    app, kiosk = hall(folders)
    touch(app, CAPTION)
    assert top(app) == "WelcomeScene"
    touch_place(app, "game-pie_rats")
    touch_place(app, "people-2")
    touch_place(app, "play")
    assert top(app) in ("TableScene", "CurtainScene")
    table = app.stack.scenes[0]
    assert isinstance(table, TableScene)
    assert [player.bot for player in table.agreement.players] == [None, None]
    assert len(list_saves(app.folders.saves)) == 1
    pass_by(app, IDLE + 1)
    assert top(app) == "StillThere"
    pass_by(app, GRACE + 1)
    assert top(app) == "AttractScene"
    assert list_saves(app.folders.saves) == []
    assert list_saves(kiosk.folders.saves) == []
    told = [line["what"] for line in kiosk.record.lines()]
    assert told == ["start", "game", "reset"]


def test_guests_games_never_reach_the_saves_of_the_house(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.play(quick_game(rulebook("farm_and_furious"), app.kit, 1), 1)
    assert app.folders.saves != folders.saves
    assert not folders.saves.exists()


def test_what_a_guest_has_set_is_gone_with_the_guest(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.welcome()
    kiosk.speak("fr")
    kiosk.lend(text_size=200)
    assert (app.settings.language, app.settings.text_size) == ("fr", 200)
    app.keep_settings()
    assert '"language": "en"' in folders.settings.read_text("utf-8"), "not even on the disk"
    pass_by(app, IDLE + GRACE + 1)
    assert (app.settings.language, app.settings.text_size) == ("en", 100)


def test_all_games_have_their_turn(folders: Folders) -> None:
    app, _ = hall(folders)
    scene = app.stack.top
    assert isinstance(scene, AttractScene)
    seen = []
    for _ in rulebooks():
        seen.append(scene.book.id)
        scene.shown_for = SHOW_SECONDS
        app.clock.advance(0.1)
        app.frame([])
    assert sorted(seen) == sorted(rulebooks())


@pytest.mark.parametrize("turn", range(len(tables())), ids=[book.id for book in tables()])
def test_bots_play_to_be_watched_and_say_what_happens(turn: int, folders: Folders) -> None:
    app, kiosk = hall(folders)
    scene = AttractScene(kiosk, turn)
    app.stack.reset(scene)
    steps = len(scene.show.session.steps)
    captions = set()
    for _ in range(60):
        scene.show.thinkers.settle()
        scene.show.update(0.2, 1.0)
        captions.add(scene.show.caption)
    app.frame([])
    assert len(scene.show.session.steps) > steps
    assert len(captions - {""}) >= 2
    assert scene.show.director.shown.viewer == -1, "everybody's eyes, nobody's hand"


def test_bots_fill_the_seats_where_that_is_wanted(folders: Folders) -> None:
    app, _ = hall(folders)
    for game, people, seats in (
        ("farm_and_furious", 1, 3),
        ("farm_and_furious", 2, 2),
        ("farm_and_furious", 5, 5),
        ("pied_piper", 1, 3),
        ("pied_piper", 6, 6),
        ("pie_rats", 2, 2),
        ("rats_with_gats", 1, 3),
        ("rats_with_gats", 2, 3),
        ("treasure_run", 4, 4),
    ):
        book = rulebook(game)
        assert people in people_range(book)
        assert seats_for(book, people) == seats
        agreed = quick_game(book, app.kit, people)
        assert sum(player.bot is None for player in agreed.players) == people
        assert len(agreed.players) == seats
        assert bool(agreed.options.get("family")) is (game == "rats_with_gats")
