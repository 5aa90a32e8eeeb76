"""From keys and gamepad buttons to what they do, as the settings say; some keys always do theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.language import tr
from game.saves.bindings import Device, settled
from scenes.events import Action

FIXED: Final[dict[int, Action]] = {
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_RETURN: Action.ACCEPT,
    pygame.K_KP_ENTER: Action.ACCEPT,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_AC_BACK: Action.BACK,
    pygame.K_MENU: Action.MENU,
}
"""Keys that nobody can lose; Tab walks on and, with Shift, back."""
CROSS: Final[dict[int, Action]] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Action.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Action.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Action.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Action.RIGHT,
}
LEFT_TRIGGER, RIGHT_TRIGGER = 100, 101
"""Triggers are axes to the system; pulled, they count as buttons of these numbers."""
BUTTONS: Final[dict[str, int]] = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "lb": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "rb": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "lt": LEFT_TRIGGER,
    "rt": RIGHT_TRIGGER,
    "ls": pygame.CONTROLLER_BUTTON_LEFTSTICK,
    "rs": pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    "start": pygame.CONTROLLER_BUTTON_START,
    "back": pygame.CONTROLLER_BUTTON_BACK,
}
NAMED: Final[dict[str, int]] = {
    "space": pygame.K_SPACE,
    "backspace": pygame.K_BACKSPACE,
    "insert": pygame.K_INSERT,
    "delete": pygame.K_DELETE,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "page up": pygame.K_PAGEUP,
    "page down": pygame.K_PAGEDOWN,
    **{f"f{n}": getattr(pygame, f"K_F{n}") for n in (*range(1, 11), 12)},
}


class Bindings:
    """What each key and button does now."""

    def __init__(self, keys: Mapping[str, str] | None = None, pad: Mapping[str, str] | None = None) -> None:
        self.names: dict[Device, dict[str, str]] = {
            "keys": settled("keys", keys or {}),
            "pad": settled("pad", pad or {}),
        }
        self._keys = {key_code(name): Action(doing) for doing, name in self.names["keys"].items()} | FIXED
        self._buttons = {BUTTONS[name]: Action(doing) for doing, name in self.names["pad"].items()} | CROSS

    def key(self, key: int, mods: int = 0) -> Action | None:
        """What a key means outside of a text field."""
        if key == pygame.K_TAB:
            return Action.PREVIOUS if mods & pygame.KMOD_SHIFT else Action.NEXT
        return self._keys.get(key)

    def button(self, button: int) -> Action | None:
        """What a gamepad button means."""
        return self._buttons.get(button)


def key_code(name: str) -> int:
    """pygame's number of a key that can be bound."""
    return NAMED[name] if name in NAMED else ord(name)


def key_name(key: int) -> str:
    """The name of a key that can be bound; "" for one that cannot."""
    if key in FIXED or key in (pygame.K_TAB, pygame.K_F11):
        return ""
    named = next((name for name, code in NAMED.items() if code == key), "")
    if named or not 32 < key < 0x10FFFF:
        return named
    letter = chr(key)
    return letter if letter.isprintable() and letter == letter.lower() else ""


def button_name(button: int) -> str:
    """The name of a gamepad button that can be bound; "" for the cross and what is unknown."""
    return next((name for name, code in BUTTONS.items() if code == button), "")


def cap(device: Device, name: str) -> str:
    """What stands on the key or button."""
    if device == "pad":
        return {"start": tr("Start"), "back": tr("Select")}.get(name, name.upper())
    words = {
        "space": tr("Space"),
        "backspace": tr("Backspace"),
        "insert": tr("Ins"),
        "delete": tr("Del"),
        "home": tr("Home"),
        "end": tr("End"),
        "page up": tr("Page up"),
        "page down": tr("Page down"),
    }
    return words.get(name, name.upper())


def doing_words(doing: str) -> str:
    """What is done, in a few words."""
    return {
        "up": tr("Ring up"),
        "down": tr("Ring down"),
        "left": tr("Ring to the left"),
        "right": tr("Ring to the right"),
        "next": tr("Ring to the next"),
        "previous": tr("Ring to the one before"),
        "accept": tr("Choose, pick up, lay down"),
        "back": tr("Back, put back"),
        "menu": tr("Menu"),
        "enlarge": tr("Look closer"),
        "undo": tr("Undo"),
        "log": tr("What has happened"),
        "rules": tr("Rules"),
        "veil": tr("Hide or show my hand"),
        "fast": tr("Skip, or play faster"),
        "help": tr("What does what"),
    }[doing]
