"""Which key and which gamepad button does what: names only, checked, never two for one and never none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

Device = Literal["keys", "pad"]
KEYS: Final[dict[str, str]] = {
    "up": "w",
    "down": "s",
    "left": "a",
    "right": "d",
    "next": "n",
    "previous": "p",
    "accept": "space",
    "back": "backspace",
    "menu": "f10",
    "enlarge": "z",
    "undo": "u",
    "log": "l",
    "rules": "r",
    "veil": "h",
    "fast": "f",
    "help": "f1",
}
"""What is done -> the key at first; arrows, Enter, Escape and Tab do theirs besides, whatever is chosen."""
PAD: Final[dict[str, str]] = {
    "accept": "a",
    "back": "b",
    "undo": "x",
    "enlarge": "y",
    "previous": "lb",
    "next": "rb",
    "rules": "lt",
    "fast": "rt",
    "log": "ls",
    "veil": "rs",
    "menu": "start",
    "help": "back",
}
"""What is done -> the button at first; stick and cross move the ring besides."""
NAMED_KEYS: Final = (
    *("space", "backspace", "insert", "delete", "home", "end", "page up", "page down"),
    *(f"f{n}" for n in (*range(1, 11), 12)),
)
"""Keys that are called by a word; the others by their letter."""


def first(device: Device) -> dict[str, str]:
    """The bindings of a first start."""
    return dict(KEYS if device == "keys" else PAD)


def is_name(device: Device, name: object) -> bool:
    """Whether a key or button of this name can be bound."""
    if device == "pad":
        return name in PAD.values()
    letter = isinstance(name, str) and len(name) == 1 and name.isprintable() and not name.isspace()
    return (letter and str(name) == str(name).lower()) or name in NAMED_KEYS


def checked(device: Device, raw: Any) -> dict[str, str]:
    """What can be used of kept bindings: unknown doings, keys and buttons are dropped."""
    if not isinstance(raw, Mapping):
        return {}
    known = first(device)
    return {str(doing): str(name) for doing, name in raw.items() if doing in known and is_name(device, name)}


def settled(device: Device, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every doing with the key of its own: chosen ones first; where two share one, both are as at first."""
    usual = first(device)
    found = usual | dict(chosen)
    while twice := [doing for doing, name in found.items() if list(found.values()).count(name) > 1]:
        for doing in twice:
            found[doing] = usual[doing]
    return found


def bound(device: Device, chosen: Mapping[str, str], doing: str, name: str) -> tuple[dict[str, str], str]:
    """The bindings once this does that, and who had the key before ("" for nobody): they change places."""
    found = settled(device, chosen)
    loser = next((other for other, taken in found.items() if taken == name and other != doing), "")
    if loser:
        found[loser] = found[doing]
    found[doing] = name
    usual = first(device)
    return {other: taken for other, taken in found.items() if taken != usual[other]}, loser
