"""What leads out of the kiosk: the PIN and nothing else; the system's polite end; faults that pass by themselves."""

from __future__ import annotations

import configparser
import json
from pathlib import Path

import pygame
import pytest

from game.agreement import Agreement
from game.catalogue import rulebook
from game.saves.folders import Folders
from game.saves.game_file import list_saves
from game.saves.pin import fits, matches, readable, sealed
from game.saves.settings import Settings, SettingsFile
from scenes.__main__ import main
from scenes.app import App
from scenes.display import offscreen
from scenes.kiosk.front import HOLD_SECONDS, SIGN
from scenes.kiosk.house import FAULTS, Kiosk, open_kiosk
from scenes.kiosk.lockout import FIRST_WAIT, Lockout
from scenes.kiosk.mishap import SECONDS
from scenes.kiosk.pin_pad import AskPin
from scenes.kiosk.quick import quick_game
from scenes.menus.dialogs import Confirm
from scenes.menus.pause import PauseScene
from scenes.menus.results import ResultsScene
from scenes.scene import Scene
from scenes.table.table_scene import TableScene
from tests.scenes.kiosk_hall import PIN, SEALED, finger, hall, pass_by, press, send, top, touch_place

ROOT = Path(__file__).parents[2]
QUIT = pygame.event.Event(pygame.QUIT)


def pad(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


# ------------------------------------------------------------ the PIN


def test_a_pin_is_kept_sealed_and_salted() -> None:
    one, other = sealed(PIN), sealed(PIN)
    assert PIN not in one
    assert one != other
    assert matches(PIN, one)
    assert matches(PIN, other)
    assert not matches("271829", one)
    assert [matches(PIN, spoilt) for spoilt in ("", "x", "a$b$c$d", PIN, one[:-2])] == [False] * 5
    assert [readable(kept) for kept in (one, "", "x", "a$1$00$00")] == [True, False, False, False]


def test_a_pin_has_four_to_eight_digits() -> None:
    assert [fits(pin) for pin in ("123", "1234", "12345678", "123456789", "12a4", "", "١٢٣٤")] == [
        *(False, True, True, False),
        *(False, False, False),
    ]


def test_wrong_tries_slow_down() -> None:
    lockout, now = Lockout(), 100.0
    waits = []
    for _ in range(9):
        lockout.failed(now)
        waits.append(lockout.seconds(now))
        now += lockout.seconds(now)
    assert waits == [0, 0, FIRST_WAIT, 0, 0, 2 * FIRST_WAIT, 0, 0, 4 * FIRST_WAIT]
    lockout.passed()
    lockout.failed(now)
    assert (lockout.seconds(now), lockout.left) == (0, 2)


def test_the_pin_by_touch(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.welcome()
    kiosk.ask_pin()
    for digit in PIN:
        touch_place(app, digit)
    touch_place(app, "enter")
    assert top(app) == "OperatorScene"


def test_the_pin_by_keys_and_the_sign_held(folders: Folders) -> None:
    app, kiosk = hall(folders)
    send(app, finger(app, pygame.FINGERDOWN, SIGN))
    assert top(app) == "AttractScene", "the sign is the operator's: it does not wake while it is held"
    pass_by(app, HOLD_SECONDS + 0.5)
    assert top(app) == "AskPin"
    send(app, finger(app, pygame.FINGERUP, SIGN))
    for digit in PIN + "9":
        send(app, press(pygame.K_0 + int(digit)))
    send(app, press(pygame.K_BACKSPACE))
    send(app, press(pygame.K_RETURN))
    assert top(app) == "OperatorScene"
    assert kiosk.record.lines()[-1]["what"] == "operator"


def test_the_pin_by_gamepad(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.welcome()
    send(app, pad(pygame.CONTROLLER_BUTTON_START))
    assert top(app) == "AskPin"
    scene = app.stack.top
    assert isinstance(scene, AskPin)
    for digit in PIN:
        _walk(app, scene, digit)
        send(app, pad(pygame.CONTROLLER_BUTTON_A))
    assert scene.typed == PIN
    _walk(app, scene, "enter")
    send(app, pad(pygame.CONTROLLER_BUTTON_A))
    assert top(app) == "OperatorScene"


def _walk(app: App, scene: Scene, key: str) -> None:
    """Tab to a place, as the shoulder button does."""
    for _ in range(20):
        if scene.focus.shown and scene.focus.key == key:
            return
        send(app, pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))
    raise AssertionError(f"the ring never came to {key}")


def test_three_wrong_pins_and_the_pad_waits(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.welcome()
    kiosk.ask_pin()
    scene = app.stack.top
    assert isinstance(scene, AskPin)
    for _ in range(3):
        scene.typed = "0000"
        scene.enter_pin()
    scene.press("1")
    assert scene.typed == ""
    assert not scene.ui.widget("1").is_enabled
    scene.typed = PIN
    scene.enter_pin()
    assert top(app) == "AskPin", "not even the right one counts now"
    for _ in range(4):
        app.clock.advance(FIRST_WAIT / 4)
        send(app, press(pygame.K_LSHIFT))
    scene.typed = PIN
    scene.enter_pin()
    assert top(app) == "OperatorScene"


def test_a_forgotten_pad_closes(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.ask_pin()
    pass_by(app, 21)
    assert top(app) == "AttractScene"


def test_the_first_start_asks_for_a_pin_and_keeps_it_sealed(folders: Folders) -> None:
    app, _ = hall(folders, pin="")
    assert top(app) == "ChoosePin"
    send(app, press(pygame.K_ESCAPE))
    send(app, QUIT)
    assert top(app) == "ChoosePin", "a kiosk without a PIN does not begin"
    pass_by(app, 120, step=10)
    assert top(app) == "ChoosePin"
    for typed, there in (("12", "ChoosePin"), ("4711", "ChoosePin"), ("4712", "ChoosePin")):
        for digit in typed:
            send(app, press(pygame.K_0 + int(digit)))
        send(app, press(pygame.K_RETURN))
        assert top(app) == there
    assert app.settings.kiosk_pin == "", "too short, then two that differ"
    for _ in range(2):
        for digit in "4711":
            send(app, press(pygame.K_KP0 if digit == "0" else pygame.K_KP1 + int(digit) - 1))
        send(app, press(pygame.K_KP_ENTER))
    assert top(app) == "AttractScene"
    kept = SettingsFile(folders.settings).load().kiosk_pin
    assert "4711" not in folders.settings.read_text("utf-8").replace(kept, "")
    assert matches("4711", kept)


# ------------------------------------------------------------ no way out


def test_behaviour_33_nothing_leads_out_without_the_pin(folders: Folders) -> None:
    app, kiosk = hall(folders)
    for where in (kiosk.home, kiosk.welcome, lambda: kiosk.play(_game(app), 1)):
        where()
        for event in (QUIT, pygame.event.Event(pygame.WINDOWCLOSE), press(pygame.K_F11), press(pygame.K_ESCAPE)):
            send(app, event)
            app.clock.advance(0.1)
            app.frame([])
            assert app.running
            assert app.stack.top is not None
            assert top(app) != "TitleScene"
            assert app.settings.fullscreen
    assert app.house is kiosk


def _game(app: App) -> Agreement:
    return quick_game(rulebook("farm_and_furious"), app.kit, 1)


def test_quit_asks_for_the_pin(folders: Folders) -> None:
    app, _ = hall(folders)
    send(app, QUIT)
    assert top(app) == "AskPin"
    assert app.running


def test_guests_menus_lead_to_no_settings_saves_or_files(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.play(_game(app), 1)
    table = app.stack.top
    assert isinstance(table, TableScene)
    table.menu()
    pause = app.stack.top
    assert isinstance(pause, PauseScene)
    assert [w.key for w in pause.ui.widgets] == ["resume", "rules", "concede", "leave"]
    pause.ask_leave()
    assert isinstance(app.stack.top, Confirm)
    app.stack.top.agree()
    assert top(app) == "AttractScene"
    results = ResultsScene(app, table.agreement, table.session)
    app.stack.reset(results)
    assert {"rematch", "replay", "tavern"} <= {w.key for w in results.ui.widgets}
    assert "again" not in {w.key for w in results.ui.widgets}
    results.back()
    assert top(app) == "AttractScene"


def test_the_operator_goes_home_and_the_house_is_as_before(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.admit()
    touch_place(app, "settings")
    assert top(app) == "SettingsScene"
    app.change(language="fr")
    send(app, press(pygame.K_ESCAPE))
    kiosk.home()
    assert app.settings.language == "fr", "what the operator sets stays"
    kiosk.admit()
    touch_place(app, "tavern")
    assert top(app) == "TitleScene"
    assert app.house.open
    assert app.folders == folders
    assert not app.settings.fullscreen
    send(app, QUIT)
    assert not app.running


def test_the_operator_quits(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.admit()
    touch_place(app, "quit")
    assert not app.running
    assert kiosk.record.lines()[-1]["what"] == "end"


def test_the_kiosk_begins_from_the_settings_only_with_its_pin(app: App) -> None:
    app.settings.kiosk_pin = SEALED
    from scenes.doors import go_home, offer_kiosk

    go_home(app)
    offer_kiosk(app)
    touch_place(app, "yes")
    assert top(app) == "AskPin"
    for digit in PIN:
        touch_place(app, digit)
    touch_place(app, "enter")
    assert top(app) == "AttractScene"
    assert isinstance(app.house, Kiosk)


# ------------------------------------------------------------ the system's polite end


def test_sigterm_saves_and_the_next_start_takes_the_game_up_once(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.play(_game(app), 1)
    table = app.stack.top
    assert isinstance(table, TableScene)
    steps = len(table.session.steps)
    app.call_away()
    app.frame([])
    assert not app.running
    assert len(list_saves(app.folders.saves)) == 1

    def again() -> App:
        app = offscreen(Settings(language="en", kiosk_pin=SEALED), folders, (1280, 720))
        open_kiosk(app)
        return app

    second = again()
    table = second.stack.top
    assert isinstance(table, TableScene)
    assert len(table.session.steps) == steps
    second.call_away()
    second.frame([])
    third = again()
    assert top(third) == "AttractScene", "a game that may be what ends the program is not taken up twice"
    assert list_saves(third.folders.saves) == []


# ------------------------------------------------------------ faults


class Broken(Scene):
    """Fails at its first frame, quoting a guest."""

    def update(self, dt: float) -> None:
        raise RuntimeError("Ada Lovelace typed this")


def test_a_fault_shows_a_calm_page_and_begins_again(folders: Folders) -> None:
    app, kiosk = hall(folders)
    kiosk.play(_game(app), 1)
    app.stack.push(Broken(app))
    app.safe_frame()
    assert top(app) == "MishapScene"
    send(app, press(pygame.K_ESCAPE), finger(app, pygame.FINGERDOWN, (900, 500, 100, 100)))
    assert top(app) == "MishapScene"
    pass_by(app, SECONDS + 0.5)
    assert top(app) == "AttractScene"
    assert list_saves(app.folders.saves) == []
    told = kiosk.record.path.read_text("utf-8")
    assert "Ada" not in told, "a message may quote a guest"
    fault = next(line for line in map(json.loads, told.splitlines()) if line["what"] == "fault")
    assert fault["kind"] == "RuntimeError"
    assert fault["where"].startswith("tests/scenes/test_kiosk_doors.py:")


def test_faults_without_end_leave_it_to_whoever_watches_over_the_program(folders: Folders) -> None:
    app, kiosk = hall(folders)
    for _ in range(FAULTS - 1):
        app.stack.push(Broken(app))
        app.safe_frame()
    app.stack.push(Broken(app))
    with pytest.raises(RuntimeError):
        app.safe_frame()
    assert kiosk.record.lines()[-1]["what"] == "given up"


# ------------------------------------------------------------ guides and checks


def test_behaviour_34_guides_and_selftest_tell_of_edge_swipes_and_touch_halos(
    folders: Folders, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for code, words in (
        ("en", ("Edge swipes", "Touch halos", "Autologon", "blanking", "Updates", "not tried")),
        ("fr", ("Balayages", "Halos du toucher", "Autologon", "Écran noir", "Mises à jour", "pas essayé")),
    ):
        guide = (ROOT / "assets" / "guides" / f"kiosk.{code}.md").read_text("utf-8")
        assert [word for word in words if word not in guide] == []
    monkeypatch.setenv("RATSKELLER_HOME", str(folders.data.parent))
    assert main(["selftest", "--kiosk"]) == 0
    told = capsys.readouterr().out
    assert "No PIN yet" in told
    assert "Edge swipes, touch halos" in told


def test_the_unit_file_starts_the_kiosk_again_after_a_fault_only() -> None:
    unit = configparser.ConfigParser(strict=False, comment_prefixes="#", interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "assets" / "kiosk" / "ratskeller-kiosk.service", encoding="utf-8")
    assert unit["Service"]["Restart"] == "on-failure"
    assert unit["Service"]["ExecStart"].endswith("ratskeller --mode kiosk")
    assert unit["Service"]["KillSignal"] == "SIGTERM"


def test_the_command_takes_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "pie_rats", "--mode", "kiosk"]) == 2
    assert "--mode kiosk offers every game" in capsys.readouterr().err
    assert main(["--mode", "kiosk", "--seed", "1"]) == 2
