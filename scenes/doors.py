"""The ways from one screen to another: screens that lead to each other in a ring meet only here.

A screen is loaded when its door is first opened, so that the tavern need not wait for set-up and tables.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.agreement import Agreement
from game.core import Session
from game.language import tr
from game.saves.game_file import GameFile, Loaded, Unreadable, load

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.scene import Scene
    from scenes.table.table_scene import TableScene


def go_home(app: App) -> None:
    """To the tavern, or where guests of this house go; everything open before is closed."""
    if app.house.home():
        return
    from scenes.menus.title import TitleScene

    app.stack.reset(TitleScene(app))


def open_setup(app: App, game: str) -> None:
    """Set up a game, over the tavern."""
    from scenes.menus.setup import SetupScene

    app.stack.push(SetupScene(app, game))


def open_table(app: App, agreement: Agreement) -> TableScene:
    """Start a game; everything open before is closed."""
    from scenes.table.table_scene import TableScene

    scene = TableScene(app, agreement)
    app.stack.reset(scene)
    return scene


def open_game(app: App, agreement: Agreement, mode: str) -> None:
    """Start a game the way people sit: round a flat table they say first who sits where."""
    if mode != "flat":
        open_table(app, agreement)
        return
    from scenes.flat.picker import PickerScene

    app.stack.push(PickerScene(app, agreement))


def open_flat(app: App, agreement: Agreement) -> None:
    """Start a game round a flat table; everything open before is closed."""
    from scenes.flat.flat_scene import FlatScene

    app.stack.reset(FlatScene(app, agreement))


def open_again(app: App, agreement: Agreement) -> None:
    """Once more with everybody where they sit."""
    if agreement.places:
        open_flat(app, agreement)
    else:
        open_table(app, agreement)


def too_many(people: int, mode: str) -> str | None:
    """Why so many people cannot sit as they chose to, None where they can."""
    if mode != "flat":
        return None
    from scenes.flat.seating import MOST

    if 1 <= people <= MOST:
        return None
    if not people:
        return tr("Round a flat table sits one person at least.")
    return tr("Round a flat table sit up to {n} people, and any bots.").format(n=MOST)


def open_lesson(app: App, game: str) -> None:
    """A game's lesson, over whatever is open."""
    from scenes.lessons.lesson_scene import LessonScene
    from scenes.lessons.script import lesson_of

    lesson = lesson_of(game)
    if lesson is not None:
        app.stack.push(LessonScene(app, lesson))


def open_learning(app: App) -> None:
    """The page of all lessons and rules."""
    from scenes.lessons.learn_page import LearnScene

    app.stack.push(LearnScene(app))


def open_saved_games(app: App) -> None:
    """The list of saved games, over the tavern."""
    from scenes.menus.saved_games import SavedGamesScene

    app.stack.push(SavedGamesScene(app))


def open_settings(app: App, tab: int = 0) -> None:
    """The settings, over whatever is open."""
    from scenes.menus.settings import SettingsScene

    app.stack.push(SettingsScene(app, tab))


def open_pause(table: TableScene) -> None:
    """The pause menu, over a table or its curtain."""
    from scenes.table.pausing import TablePause

    table.app.stack.push(TablePause(table))


def open_about(app: App) -> None:
    """What the program is made of, over the settings."""
    from scenes.menus.about import AboutScene

    app.stack.push(AboutScene(app))


def resume_table(app: App, path: Path) -> Scene | None:
    """Go on with a saved game where it stopped; says in a toast why where that cannot be."""
    from scenes.table.table_scene import TableScene

    loaded = _loaded(app, path)
    if loaded is None or _played_elsewhere(app, loaded.file):
        return None
    if loaded.agreement.places:
        from scenes.flat.flat_scene import FlatScene

        flat = FlatScene(app, loaded.agreement, loaded.session, loaded.file)
        app.stack.reset(flat)
        return flat
    scene = TableScene(app, loaded.agreement, loaded.session, loaded.file)
    app.stack.reset(scene)
    recap = scene.table.recap(app) if not scene.session.over else None
    if recap is not None:
        app.stack.push(recap)
    return scene


def watch_game(app: App, path: Path) -> None:
    """Show a game once more; says in a toast why where that cannot be."""
    from scenes.replay.scene import ReplayScene

    loaded = _loaded(app, path)
    if loaded is not None:
        app.stack.push(ReplayScene(app, loaded.agreement, loaded.session, path))


def show_results(app: App, agreement: Agreement, session: Session[Any], file: GameFile | None) -> None:
    """The ranking of a game that is over, in the place of its table."""
    from scenes.menus.counting import count
    from scenes.menus.results import ResultsScene

    count(app, agreement, session, file)
    app.stack.replace(ResultsScene(app, agreement, session, file))


def saved_results(app: App, path: Path) -> None:
    """The results of a saved game that is over, over the list; says in a toast why where that cannot be."""
    from scenes.menus.counting import count
    from scenes.menus.results import ResultsScene

    loaded = _loaded(app, path)
    if loaded is not None and loaded.session.over:
        count(app, loaded.agreement, loaded.session, loaded.file)
        app.stack.push(ResultsScene(app, loaded.agreement, loaded.session, loaded.file))


def open_statistics(app: App) -> None:
    """What became of all games played here."""
    from scenes.menus.statistics import StatisticsScene

    app.stack.push(StatisticsScene(app))


def choose_pin(app: App, done: Callable[[], None] | None = None) -> None:
    """Choose the kiosk's PIN, over whatever is shown."""
    from scenes.kiosk.pin_pad import ChoosePin

    app.stack.push(ChoosePin(None, app, done))


def offer_kiosk(app: App) -> None:
    """Say what the kiosk is, and offer to begin it."""
    from scenes.kiosk.offer import KioskOffer

    app.stack.push(KioskOffer(app))


def _loaded(app: App, path: Path) -> Loaded | None:
    try:
        return load(path)
    except Unreadable as error:
        app.toast(str(error), icon="warning", tone="bad")
        return None


def _played_elsewhere(app: App, file: GameFile) -> bool:
    """Whether another window plays this game; says so. What else keeps a file from being written shows by itself."""
    try:
        file.claim()
    except BlockingIOError:
        app.toast(tr("This game is being played in another window."), icon="lock", tone="bad")
        return True
    except OSError:
        return False
    return False
