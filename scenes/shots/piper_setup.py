"""Pictures of the set-up of Pay the Piper."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from game.agreement import Player
from game.saves.game_file import SavedGame
from scenes.app import App
from scenes.gallery import shot
from scenes.lessons.learn_page import LearnScene
from scenes.menus.setup import SetupScene
from scenes.menus.setup_draft import Seat
from scenes.menus.title import TitleScene

GAME = "pied_piper"
TEN = (
    Seat(name="Ada", age=9, look="sun"),
    Seat(name="Basile", age=41, look="star"),
    Seat(name="Zoé", age=12, look="flower"),
    Seat(name="Milo", bot="normal", look="leaf"),
    Seat(name="Odette", bot="normal", look="bell"),
    Seat(name="Wilhelmina-Annet", age=120, look="moon"),
    Seat(name="Maximilian Karl", age=33, look="key"),
    Seat(name="Nell", bot="easy", look="fish"),
    Seat(name="Jean-Baptiste", look="wheel"),
    Seat(name="Hugo", bot="normal", look="acorn"),
)


def _setup(app: App, seats: int, **options: object) -> SetupScene:
    scene = SetupScene(app, GAME)
    scene.draft.seats[:] = [seat.model_copy() for seat in TEN[:seats]]
    scene.draft.options.update(options)
    app.stack.reset(scene)
    return scene


@shot("piper_setup_first")
def piper_setup_first(app: App) -> None:
    """The set-up as it opens the very first time."""
    app.stack.reset(SetupScene(app, GAME))


@shot("piper_setup_four")
def piper_setup_four(app: App) -> None:
    """Four families, lean years."""
    _setup(app, 4, lean_years=True)


@shot("piper_setup_six")
def piper_setup_six(app: App) -> None:
    """Six families and the printed target: too few coins."""
    _setup(app, 6, stash_target="printed")


@shot("piper_setup_ten")
def piper_setup_ten(app: App) -> None:
    """Ten families with two children each."""
    _setup(app, 10, children=2)


@shot("piper_setup_families")
def piper_setup_families(app: App) -> None:
    """The list of families of a short row."""
    _setup(app, 9).ui.widget("look-6").activate()


@shot("piper_rules")
def piper_rules(app: App) -> None:
    """The rules from the tavern, turned to this game, the list of games open."""
    learn = LearnScene(app)
    app.stack.reset(learn)
    learn.open_rules("farm_and_furious")
    rules = app.stack.top or learn
    for key in ("game", "game.1", "game"):
        rules.ui.widget(key).activate()


@shot("piper_lit")
def piper_lit(app: App) -> None:
    """The tavern with this game's table lit, and a game of it to continue."""
    title = TitleScene(app)
    app.stack.reset(title)
    people = tuple(Player(name=seat.name) for seat in TEN[:4])
    title.saved = [SavedGame(Path("a.jsonl"), datetime(2026, 11, 28, 20, 40, tzinfo=UTC), GAME, people, 3)]
    title.rebuild()
    title.focus.shown, title.focus.key = True, f"table-{GAME}"


@shot("piper_setup_help")
def piper_setup_help(app: App) -> None:
    """What is what."""
    _setup(app, 3, first="drawn").open_help()
