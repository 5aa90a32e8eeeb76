"""Pictures of what does what, of keys being chosen, of letters on the screen."""

from __future__ import annotations

from scenes.app import App
from scenes.doors import open_setup
from scenes.gallery import shot
from scenes.menus.letter_board import LetterBoard
from scenes.menus.settings import SettingsScene
from scenes.menus.settings_keys import PressScene
from scenes.table.gallery import agreed, seated, until

KEYS_TAB = 5


def _keys_page(app: App, device: str) -> SettingsScene:
    scene = SettingsScene(app, KEYS_TAB)
    scene.key_rows.device = "keys" if device == "keys" else "pad"
    app.stack.reset(scene)
    return scene


@shot("inputs_keys")
def keys(app: App) -> None:
    """A picture."""
    _keys_page(app, "keys")


@shot("inputs_pad")
def pad(app: App) -> None:
    """A picture."""
    scene = _keys_page(app, "pad")
    scene.ui.panes[0].move_to(9999)


@shot("inputs_press")
def press(app: App) -> None:
    """A picture."""
    _keys_page(app, "keys")
    app.stack.push(PressScene(app, "keys", "undo"))


def _help(app: App, device: str) -> None:
    scene = seated(app, agreed())
    until(app, scene, "ask")
    app.device = device  # type: ignore[assignment]
    app.open_help()


@shot("inputs_help_keys")
def help_keys(app: App) -> None:
    """A picture."""
    _help(app, "keys")


@shot("inputs_help_pad")
def help_pad(app: App) -> None:
    """A picture."""
    _help(app, "pad")


@shot("inputs_help_touch")
def help_touch(app: App) -> None:
    """A picture."""
    _help(app, "touch")


@shot("inputs_letters")
def letters(app: App) -> None:
    """A picture."""
    open_setup(app, "farm_and_furious")
    scene = app.stack.top
    assert scene is not None
    board = LetterBoard(app, scene, scene.ui.fields[0])
    board.focus.shown = True
    app.stack.push(board)
