"""The commands that draw: the window itself, play, screenshots, selftest."""

from __future__ import annotations

import faulthandler
import logging
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Annotated, Any, Literal

import pygame
from pydantic import BaseModel, BeforeValidator, Field, ValidationError

from game.catalogue import rulebooks
from game.commands.output import BAD_ARGUMENTS, Parser, complain
from game.language import tr
from game.saves.folders import Folders, can_write, find_folders
from game.saves.settings import Language, Settings, SettingsFile
from scenes.app import App
from scenes.display import (
    choose_software_present,
    headless_sentence,
    may_have_display,
    offscreen,
    settle,
    start_pygame,
)
from scenes.doors import go_home
from scenes.lock import Lock
from scenes.menus.taken import TakenScene
from scenes.report import Discreet

FAILED = 1
log = logging.getLogger(__name__)


def _size(value: object) -> object:
    if isinstance(value, str):
        wide, _x, high = value.lower().partition("x")
        return (wide, high)
    return value


Pixels = Annotated[int, Field(ge=1, le=8192)]
Size = Annotated[tuple[Pixels, Pixels], BeforeValidator(_size)]


class PlayArguments(BaseModel):
    """`play GAME` and its options, checked."""

    game: str = ""
    players: int | None = Field(default=None, ge=1, le=10)
    bots: list[str] = Field(default_factory=list)
    mode: Literal["laptop", "table", "kiosk"] = "laptop"
    size: Size | None = None
    fullscreen: bool = False
    lang: Language | None = None
    seed: int | None = Field(default=None, ge=0)


class ScreenshotArguments(BaseModel):
    """`screenshots` and its options, checked."""

    out: Path
    size: Size = (1280, 720)
    lang: Language = "en"
    only: str = ""
    text_size: int = Field(default=100, ge=100, le=200)
    high_contrast: bool = False


def play_parser() -> Parser:
    """The shape of `play`."""
    parser = Parser(prog="ratskeller play", description="Open the window on a game.")
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--players", metavar="N", help="seats, bots included")
    parser.add_argument("--bots", metavar="LEVEL,..", help="the last seats' bots, by level")
    parser.add_argument("--mode", metavar="MODE", help="laptop, table, or kiosk, which offers every game")
    parser.add_argument("--size", metavar="WxH")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--lang", metavar="L")
    parser.add_argument("--seed", metavar="S")
    return parser


def screenshots_parser() -> Parser:
    """The shape of `screenshots`."""
    parser = Parser(prog="ratskeller screenshots", description="Write a picture of every screen.")
    parser.add_argument("--out", metavar="DIR", required=True)
    parser.add_argument("--size", metavar="WxH")
    parser.add_argument("--lang", metavar="L")
    parser.add_argument("--only", metavar="NAME", help="only pictures whose name begins so")
    parser.add_argument("--text-size", metavar="PERCENT")
    parser.add_argument("--high-contrast", action="store_true")
    return parser


def given(parser: Parser, argv: list[str]) -> dict[str, Any]:
    """The arguments that were given, unchecked."""
    values = {name: value for name, value in vars(parser.parse_args(argv)).items() if value not in (None, False)}
    if "bots" in values:
        values["bots"] = [level for level in values["bots"].split(",") if level]
    return values


def play(argv: list[str]) -> int:
    """`ratskeller play GAME ..`."""
    from scenes.start import opener

    parser = play_parser()
    arguments = PlayArguments.model_validate(given(parser, argv))
    if arguments.mode == "kiosk":
        return kiosk(arguments)
    if not arguments.game:
        parser.error("the following arguments are required: GAME")
    if arguments.game not in rulebooks():
        raise ValueError(f"no game is called {arguments.game}: choose one of {', '.join(rulebooks())}")
    mode = {"table": "flat"}.get(arguments.mode, arguments.mode)
    return run_window(arguments, opener(arguments.game, arguments.players, arguments.bots, arguments.seed, mode))


def kiosk(arguments: PlayArguments) -> int:
    """`ratskeller play --mode kiosk`: the guests choose the game and how many they are."""
    from scenes.kiosk.house import open_kiosk, prepare

    if arguments.game or arguments.players or arguments.bots or arguments.seed is not None:
        raise ValueError("--mode kiosk offers every game: it takes no game, players, bots or seed")
    prepare()
    return run_window(arguments, open_kiosk)


def window(argv: list[str]) -> int:
    """`ratskeller` without a command."""
    return run_window(PlayArguments(), None)


def run_window(arguments: PlayArguments, prepared: Callable[[App], object] | None) -> int:
    """Open the window on the tavern, or on a prepared game."""
    folders = find_folders()
    start_log(folders)
    settings_file = SettingsFile(folders.settings)
    settings = settings_file.load()
    shown = settings.model_copy()
    if arguments.lang is not None:
        shown.language = arguments.lang
    if arguments.fullscreen:
        shown.fullscreen = True
    choose_software_present(settings)
    if not may_have_display() or not start_pygame():
        print(headless_sentence(), file=sys.stderr)
        return FAILED
    app = App(shown, folders, size=arguments.size, settings_file=settings_file)
    app.borrowed = borrowed(settings, arguments)

    def begin() -> None:
        go_home(app)
        if prepared is not None:
            prepared(app)

    with Lock(folders.lock) as lock:
        if lock.taken:
            app.stack.push(TakenScene(app, lock, begin))
        else:
            app.safely(begin)
            greet(app, settings_file)
        return app.run()


def borrowed(settings: Settings, arguments: PlayArguments) -> dict[str, object]:
    """The kept values of settings that the command line overrides for this run only."""
    given_here = {
        "language": arguments.lang,
        "fullscreen": arguments.fullscreen or None,
        "window_size": arguments.size,
    }
    return {name: getattr(settings, name) for name, value in given_here.items() if value is not None}


def greet(app: App, settings_file: SettingsFile) -> None:
    """Say what the person should know at the start."""
    if settings_file.problem:
        app.toast(settings_file.problem, icon="warning", tone="bad")
    if not can_write(app.folders.data):
        app.toast(tr("Games cannot be saved: the folder for them cannot be written."), icon="lock", tone="bad")


def start_log(folders: Folders) -> None:
    """Log to a file in the data folder, crashes of the interpreter too; without one where it cannot be written."""
    # A disk that fills up while the log is open is the log's business alone.
    logging.raiseExceptions = False
    with suppress(OSError):
        _open_log(folders)


def _open_log(folders: Folders) -> None:
    folders.data.mkdir(parents=True, exist_ok=True)
    if folders.log.is_file() and folders.log.stat().st_size > 1_000_000:
        folders.log.replace(folders.log.with_suffix(".old.log"))
    stream: IO[str] = folders.log.open("a", encoding="utf-8")
    faulthandler.enable(stream)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.INFO)


def screenshots(argv: list[str]) -> int:
    """`ratskeller screenshots --out DIR ..`."""
    arguments = ScreenshotArguments.model_validate(given(screenshots_parser(), argv))
    from scenes.gallery import shots

    chosen = {name: make for name, make in shots().items() if name.startswith(arguments.only)}
    if not chosen:
        raise ValueError(f"no picture is called {arguments.only}: choose from {', '.join(shots())}")
    if not can_write(arguments.out):
        raise ValueError(f"no pictures can be written into {arguments.out}")
    with tempfile.TemporaryDirectory() as home:
        app = offscreen(shot_settings(arguments), Folders.under(Path(home)), arguments.size)
        for name, make in chosen.items():
            make(app)
            settle(app)
            pygame.image.save(app.surface, arguments.out / f"{name}.png")
            print(arguments.out / f"{name}.png")
    return 0


def shot_settings(arguments: ScreenshotArguments) -> Settings:
    """Defaults, in the language and sizes that were asked for."""
    return Settings(language=arguments.lang, text_size=arguments.text_size, high_contrast=arguments.high_contrast)


def selftest(argv: list[str]) -> int:
    """`ratskeller selftest [--kiosk]`: every screen off-screen, a game of bots per title; or the machine as a kiosk."""
    parser = Parser(prog="ratskeller selftest", description="Draw every screen, play a game of bots per title.")
    parser.add_argument("--kiosk", action="store_true", help="look at this machine as a kiosk instead")
    if parser.parse_args(argv).kiosk:
        from scenes.kiosk import checkup

        return checkup.run()
    from scenes.selftest import run

    return run()


def refused(command: str, error: Exception) -> int:
    """One clear line on stderr."""
    words = str(error)
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        where = "--" + str(first["loc"][0]).replace("_", "-") if first["loc"] else ""
        words = f"{where}: {first['msg'].removeprefix('Value error, ')}".strip(": ")
    complain(f"ratskeller {command}: {words}")
    return BAD_ARGUMENTS
