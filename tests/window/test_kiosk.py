"""The kiosk in a real window: wakes, plays, falls back; nothing closes it but the PIN; the system's end is obeyed."""

from __future__ import annotations

import ctypes
import json
import signal
import sys
import time
from pathlib import Path

import pytest

from game.saves.pin import sealed
from tests.window.conftest import Visit
from tests.window.desk import Guest, Screen

pytestmark = pytest.mark.window
COMMAND = [sys.executable, "-m", "scenes", "play", "--mode", "kiosk"]
PIN = "2718"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder in which a PIN was chosen, and little patience."""
    config = tmp_path / "data" / "config"
    config.mkdir(parents=True)
    settings = {"version": 1, "language": "en", "kiosk_pin": sealed(PIN), "kiosk_idle": 15}
    (config / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    return tmp_path


def told(home: Path) -> list[str]:
    record = home / "data" / "data" / "kiosk-record.jsonl"
    return [json.loads(line)["what"] for line in record.read_text("utf-8").splitlines()]


def into_a_game(guest: Guest) -> None:
    guest.scene("AttractScene")
    guest.settle(0.5)
    guest.key("space")
    guest.scene("WelcomeScene")
    guest.click("game-farm_and_furious")
    guest.click("play")
    guest.scene("TableScene")


class Message(ctypes.Structure):
    """A client message as Xlib lays it out, padded to the size of its union of events."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 24),
    )


def ask_to_close(display: str, window: int) -> None:
    """What a window manager sends when its close button is pressed, or Alt and F4."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    connection = ctypes.c_void_p(x.XOpenDisplay(display.encode()))
    protocols, closing = (x.XInternAtom(connection, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = Message(33, 0, 1, connection, window, protocols, 32, (ctypes.c_long * 5)(closing, 0, 0, 0, 0))
    x.XSendEvent(connection, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x.XCloseDisplay(connection)


def test_attract_touch_game_idle_attract(home: Path, visit: Visit, screen: Screen) -> None:
    guest = visit(COMMAND)
    assert screen.run("xdotool", "getwindowgeometry", guest.window).endswith("1920x1080"), "it fills the screen"
    into_a_game(guest)
    guest.scene("StillThere")
    guest.key("a")
    guest.scene("TableScene")
    guest.scene("StillThere")
    time.sleep(15)
    guest.scene("AttractScene")
    assert told(home) == ["start", "game", "reset"]
    assert not list((home / "data" / "data" / "kiosk").rglob("*.jsonl"))


def test_behaviour_33_nothing_closes_it_but_the_pin(home: Path, visit: Visit, screen: Screen) -> None:
    guest = visit(COMMAND)
    guest.scene("AttractScene")
    for key in ("Escape", "F11", "alt+F4", "ctrl+q"):
        guest.key(key)
        time.sleep(0.3)
        assert guest.process.poll() is None, key
    guest.key("space")
    guest.scene("WelcomeScene")
    ask_to_close(screen.name, int(guest.window))
    guest.scene("AskPin")
    for digit in "0000":
        guest.click(digit)
    guest.click("enter")
    guest.settle()
    guest.scene("AskPin")
    for digit in PIN:
        guest.click(digit)
    guest.click("enter")
    guest.scene("OperatorScene")
    guest.click("quit")
    assert guest.ends() == 0


def test_sigterm_keeps_the_game_and_leaves_with_0(home: Path, visit: Visit) -> None:
    guest = visit(COMMAND)
    into_a_game(guest)
    guest.process.send_signal(signal.SIGTERM)
    assert guest.ends() == 0
    assert len(list((home / "data" / "data" / "kiosk" / "saves").glob("*.jsonl"))) == 1
    again = visit(COMMAND)
    again.scene("TableScene")
