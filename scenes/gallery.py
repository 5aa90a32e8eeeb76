"""Every screen in a known state, by name: for screenshots, for the self-test, for looking at."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TYPE_CHECKING

import scenes.shots

if TYPE_CHECKING:
    from scenes.app import App

Shot = Callable[["App"], None]
_shots: dict[str, Shot] = {}


def shot(name: str) -> Callable[[Shot], Shot]:
    """Register a function that opens a screen in a known state."""

    def keep(function: Shot) -> Shot:
        assert name not in _shots, f"two pictures are called {name}"
        _shots[name] = function
        return function

    return keep


def shots() -> dict[str, Shot]:
    """All pictures by name, those of every module in scenes.shots."""
    for module in pkgutil.iter_modules(scenes.shots.__path__):
        importlib.import_module(f"scenes.shots.{module.name}")
    return dict(sorted(_shots.items()))
