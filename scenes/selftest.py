"""`ratskeller selftest`: every screen off-screen in every language, and a game of bots per title."""

from __future__ import annotations

import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

import pygame

from game import cli
from game.catalogue import rulebooks
from game.language import LANGUAGES
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen, settle
from scenes.gallery import shots

SIZE = (1280, 720)


def run() -> int:
    """Print a line per check; 0 where all passed, else 1."""
    failures = 0
    with tempfile.TemporaryDirectory() as home:
        app = offscreen(Settings(language="en"), Folders.under(Path(home)), SIZE)
        for code in LANGUAGES:
            app.settings.language = code
            app.apply_settings()
            for name, make in shots().items():
                failures += not passed(f"screen {name} {code}", lambda make=make: drawn(app, make))  # type: ignore[misc]
        failures += not passed("pictures are all there", lambda: all_there(app))
    for game, book in rulebooks().items():
        seats = str(max(book.seats.start, 2))
        arguments = ["simulate", game, "--seats", seats, "--games", "1", "--seed", "1"]
        failures += not passed(f"game {game}", lambda arguments=arguments: played(arguments))  # type: ignore[misc]
    print("all passed" if not failures else f"{failures} failed")
    return 1 if failures else 0


def passed(name: str, check: Callable[[], None]) -> bool:
    """Run a check and say how it went."""
    try:
        check()
    except Exception:
        print(f"FAILED {name}")
        traceback.print_exc(file=sys.stderr)
        return False
    print(f"ok     {name}")
    return True


def drawn(app: App, make: Callable[[App], None]) -> None:
    """Open a screen and draw it; AssertionError where it comes out empty."""
    make(app)
    settle(app)
    small = pygame.transform.scale(app.surface, (16, 9))
    colours = {tuple(small.get_at((x, y))) for x in range(16) for y in range(9)}
    assert len(colours) > 8, "the screen is nearly empty"


def all_there(app: App) -> None:
    """AssertionError where a picture had to be replaced by a plain shape."""
    assert not app.kit.art.missing, f"missing pictures: {', '.join(sorted(app.kit.art.missing))}"


def played(arguments: list[str]) -> None:
    """One game of bots, without a window."""
    assert cli.main(arguments) == 0, "the game did not come to its end"
