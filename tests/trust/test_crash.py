"""Whatever fails in whichever scene: the calm page, a report that gives nothing away, and the game goes on."""

import contextlib
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.saves.folders import Folders
from game.saves.game_file import load
from game.saves.settings import Settings
from scenes.app import App
from scenes.crash import CrashScene
from scenes.display import offscreen, start_pygame
from scenes.events import Pointer, Press
from scenes.gallery import shots
from scenes.menus.settings import SettingsScene
from scenes.report import Discreet, report_of
from scenes.scene import Scene
from scenes.table.gallery import agreed
from scenes.table.table_scene import TableScene
from scenes.table.thinkers import Thinkers

SECRET = "the silver mirror of Zoé, in /home/zoe/games"
PARTS = ("enter", "build", "update", "draw", "draw_over", "handle", "leave")


class Mishap(Exception):
    """What is thrown into scenes."""


def stumble(*_: Any, **__: Any) -> Any:
    raise Mishap(SECRET)


TABLE = "table"


def _own() -> Iterator[tuple[str, type[Scene]]]:
    """(picture, class of the scene on top) with each class once."""
    start_pygame()
    seen: set[type[Scene]] = set()
    import tempfile

    with tempfile.TemporaryDirectory() as home:
        app = offscreen(Settings(language="en"), Folders.under(Path(home)), (640, 360))
        for name, make in shots().items():
            make(app)
            top = app.stack.top
            if top is not None and type(top) not in seen and not isinstance(top, CrashScene):
                seen.add(type(top))
                yield name, type(top)
        app.leave()


@pytest.fixture
def app(tmp_path: Path) -> App:
    start_pygame()
    app = offscreen(Settings(language="en"), Folders.under(tmp_path), (640, 360))
    app.stack.reset(TableScene(app, agreed()))
    app.frame([])
    app.stack.top.leave()  # type: ignore[union-attr]
    app.stack.scenes.clear()
    return app


def throw(app: App, scene: Scene, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one part of the scene fail as it would in a frame."""
    with monkeypatch.context() as broken:
        broken.setattr(type(scene), part, stumble)
        if part == "enter":
            app.safely(scene.enter)
        elif part == "build":
            app.safely(scene.rebuild)
        elif part == "handle":
            app.safely(lambda: scene.handle(Press(Pointer(0, "mouse", (5, 5), (5, 5)))))
        elif part == "leave":
            app.safely(app.stack.pop)
        else:
            scene.request_frame()
            app.safe_frame()


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_table_and_of_a_menu(app: App, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_on(app, "settings_game", SettingsScene, part, monkeypatch)
    hold_on(app, TABLE, TableScene, part, monkeypatch)


@pytest.mark.slow
def test_every_part_of_every_scene(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(_own())
    assert len(found) > 14
    for name, kind in found:
        for part in PARTS:
            hold_on(app, name, kind, part, monkeypatch)


def hold_on(app: App, name: str, kind: type[Scene], part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Open a screen, break a part of it, and go on with the game."""
    shots()[name](app)
    app.frame([])
    scene = app.stack.top
    assert type(scene) is kind
    table = next((one for one in app.stack.scenes if isinstance(one, TableScene)), None)
    steps, path = (list(table.session.steps), table.game_file()) if table else ([], None)
    if part == "leave" and scene is table:
        table.host.close()
    throw(app, scene, part, monkeypatch)
    page = app.stack.top
    assert isinstance(page, CrashScene), f"{name}: {part} of {kind.__name__} went by unseen"
    assert "Mishap" in page.report
    for hidden in ("mirror of", "Zoé", "zoe", str(Path.home()) + "/"):
        assert hidden not in page.report.replace("raise Mishap(SECRET)", "")
    assert app.folders.report.read_text(encoding="utf-8") == page.report
    app.safe_frame()
    assert page.game is not None, "a game is there to go on with"
    if path is not None and steps and not table.session.over and part != "leave":  # type: ignore[union-attr]
        assert page.game.path == path
    page.resume_game()
    resumed = next(one for one in app.stack.scenes if isinstance(one, TableScene))
    if page.game.path == path:
        assert resumed.session.steps == steps
    resumed.host.close()
    assert load(page.game.path).session.steps == resumed.session.steps


def test_a_table_that_cannot_even_close_lets_its_game_go_on(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = TableScene(app, agreed())
    app.stack.reset(scene)
    app.frame([])
    steps, path = list(scene.session.steps), scene.game_file()
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "draw", stumble)
        broken.setattr(Thinkers, "close", stumble)
        scene.request_frame()
        app.safe_frame()
    page = app.stack.top
    assert isinstance(page, CrashScene)
    page.resume_game()
    resumed = app.stack.scenes[0]
    assert isinstance(resumed, TableScene)
    assert (resumed.game_file(), resumed.session.steps) == (path, steps)


def test_a_report_tells_where_and_no_more() -> None:
    def outer() -> None:
        try:
            stumble()
        except Mishap as fault:
            raise OSError(13, "no", "/home/zoe/save") from fault

    with contextlib.suppress(OSError):
        outer()
    try:
        outer()
    except OSError as error:
        report = report_of(error)
    lines = report.splitlines()
    assert "tests/trust/test_crash.py" in report
    assert "Mishap" in lines
    assert lines[-1] in ("PermissionError 13", "OSError 13")
    assert lines.index("Mishap") < len(lines) - 1
    assert "home" not in report.replace("/home/zoe/save", "", 1)


def test_the_log_is_as_discreet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/zoe"))
    try:
        stumble()
    except Mishap as fault:
        record = logging.LogRecord("x", 40, "f", 1, "at %s", ("/home/zoe/save",), (Mishap, fault, fault.__traceback__))
    said = Discreet("%(message)s").format(record)
    assert said.startswith("at ~/save\n")
    assert said.endswith("\nMishap")
    assert "mirror" not in said
