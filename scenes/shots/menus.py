"""Pictures of title, settings, saved games, rules, pause, dialogs, crash."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from game.agreement import Player
from game.saves.game_file import SavedGame
from game.saves.records import damaged
from scenes.app import App
from scenes.crash import CrashScene
from scenes.events import Hover
from scenes.gallery import shot
from scenes.menus.dialogs import Confirm
from scenes.menus.pause import PauseScene
from scenes.menus.rules_page import RulesScene
from scenes.menus.saved_games import SavedGamesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.title import TitleScene
from scenes.widgets.choices import Dropdown

GAME = "farm_and_furious"


def _saves() -> list[SavedGame]:
    def players(*names: str) -> tuple[Player, ...]:
        return tuple(Player(name=name) for name in names)

    def at(day: int, hour: int) -> datetime:
        return datetime(2026, 11, day, hour, 40, tzinfo=UTC)

    return [
        SavedGame(Path("a.jsonl"), at(28, 20), GAME, players("Ada", "Basile", "Zoé"), 7),
        SavedGame(
            Path("b.jsonl"),
            at(27, 18),
            GAME,
            players("Maximiliane", "Jean-Baptiste", "Anneliese", "Noémie", "Ulysse"),
            3,
        ),
        SavedGame(Path("c.jsonl"), at(21, 21), GAME, players("Milo", "Ada"), 15, over=True),
        SavedGame(Path("farm_and_furious-20261101.jsonl"), at(1, 9), fault=str(damaged(12))),
    ]


def _title(app: App, saved: list[SavedGame]) -> TitleScene:
    scene = TitleScene(app)
    app.stack.reset(scene)
    scene.saved = saved
    scene.focus.key = None
    scene.rebuild()
    return scene


@shot("title")
def title(app: App) -> None:
    """The tavern on the first evening."""
    _title(app, [])


@shot("title_continue")
def title_continue(app: App) -> None:
    """The tavern with a game to go on with, another table lit by the keys."""
    scene = _title(app, _saves())
    scene.focus.key, scene.focus.shown = "table-rats_with_gats", True


@shot("title_hover")
def title_hover(app: App) -> None:
    """The pointer on a table."""
    scene = _title(app, _saves())
    scene.ui.handle(Hover((1690, 850)))


def _settings(app: App, tab: int) -> SettingsScene:
    scene = SettingsScene(app, tab)
    app.stack.reset(scene)
    return scene


@shot("settings_game")
def settings_game(app: App) -> None:
    """Language, speed, confirm."""
    _settings(app, 0)


@shot("settings_sound")
def settings_sound(app: App) -> None:
    """Volumes, the ring on one."""
    scene = _settings(app, 1)
    scene.focus.key, scene.focus.shown = "music_volume", True


@shot("settings_access")
def settings_access(app: App) -> None:
    """Text size with its list open."""
    scene = _settings(app, 2)
    widget = scene.ui.widget("text_size")
    assert isinstance(widget, Dropdown)
    widget.activate()


@shot("settings_window")
def settings_window(app: App) -> None:
    """Full screen and monitor."""
    _settings(app, 3)


@shot("saved_games")
def saved_games(app: App) -> None:
    """A shelf with good, finished and damaged games."""
    scene = SavedGamesScene(app)
    app.stack.reset(scene)
    scene.saved = _saves()
    scene.rebuild()


@shot("saved_games_empty")
def saved_games_empty(app: App) -> None:
    """An empty shelf."""
    scene = SavedGamesScene(app)
    app.stack.reset(scene)
    scene.saved = []
    scene.rebuild()


@shot("saved_games_delete")
def saved_games_delete(app: App) -> None:
    """Deleting asks, the safe answer has the focus."""
    saved_games(app)
    scene = app.stack.top
    assert isinstance(scene, SavedGamesScene)
    scene.ask_delete(scene.saved[0])
    assert app.stack.top is not None
    app.stack.top.focus.shown = True


@shot("rules")
def rules(app: App) -> None:
    """The rules, opened at a paragraph."""
    _title(app, [])
    app.stack.push(RulesScene(app, GAME, "kennel"))


@shot("rules_search")
def rules_search(app: App) -> None:
    """A search in the rules."""
    _title(app, [])
    scene = RulesScene(app, GAME)
    app.stack.push(scene)
    scene.query = "dog" if app.settings.language == "en" else "chien"
    scene.open_at("dog")


@shot("pause")
def pause(app: App) -> None:
    """The pause menu."""
    _title(app, [])
    app.stack.push(PauseScene(app, GAME, lambda: None))


@shot("dialog_leave")
def dialog_leave(app: App) -> None:
    """Leaving a game asks."""
    pause(app)
    assert isinstance(app.stack.top, PauseScene)
    app.stack.top.ask_leave()
    assert isinstance(app.stack.top, Confirm)
    app.stack.top.focus.shown = True


@shot("crash")
def crash(app: App) -> None:
    """The calm page."""
    app.stack.reset(CrashScene(app, _mishap()))


def _mishap() -> Exception:
    try:
        raise RuntimeError("the carrot met a wall")
    except RuntimeError as error:
        return error
