"""Pictures of lessons and of the page that leads to them: first, middle and last step of each."""

from __future__ import annotations

from functools import partial

from game.catalogue import tables
from scenes.app import App
from scenes.gallery import shot
from scenes.lessons.learn_page import LearnScene
from scenes.lessons.lesson_menu import LessonMenu
from scenes.lessons.rehearsal import begun, play_to
from scenes.lessons.script import lesson_of
from scenes.menus.rules_drawer import RulesDrawer
from scenes.motion.pose import Piece
from scenes.shots.table import MIDWAY
from scenes.table.contract import Refusal
from scenes.table.gallery import agreed, drag, middle, pass_time, seated, until


@shot("learn")
def learn(app: App) -> None:
    """All lessons, one of them done."""
    app.settings.lessons = ["farm_and_furious"]
    app.stack.reset(LearnScene(app))


def _step(game: str, share: float, app: App) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    play_to(app, begun(app, game), round(share * (len(lesson.steps) - 1)))


for _table in tables():
    if lesson_of(_table.id) is not None:
        shot(f"lesson_{_table.id}_first")(partial(_step, _table.id, 0.0))
        shot(f"lesson_{_table.id}_middle")(partial(_step, _table.id, 0.5))
        shot(f"lesson_{_table.id}_last")(partial(_step, _table.id, 1.0))


@shot("lesson_refused")
def lesson_refused(app: App) -> None:
    """Something else was tried: why not now."""
    scene = begun(app, "farm_and_furious")
    play_to(app, scene, 2)
    piece: Piece = ("card", 0, "dog")
    scene.refuse(Refusal(""), piece)


@shot("lesson_menu")
def lesson_menu(app: App) -> None:
    """The pause menu of a lesson."""
    scene = begun(app, "farm_and_furious")
    play_to(app, scene, 1)
    app.stack.push(LessonMenu(scene))


def _drawer(app: App) -> RulesDrawer:
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    scene.open_rules()
    drawer = app.stack.top
    assert isinstance(drawer, RulesDrawer)
    return drawer


@shot("drawer")
def drawer(app: App) -> None:
    """The rules in their drawer, at a paragraph."""
    _drawer(app).open_at("kennel")


@shot("drawer_search")
def drawer_search(app: App) -> None:
    """Words searched in the drawer: every place lit, the second looked at."""
    scene = _drawer(app)
    scene.search("straw" if app.settings.language == "en" else "paille")
    scene.step(1)


@shot("drawer_nothing")
def drawer_nothing(app: App) -> None:
    """Nothing is found."""
    _drawer(app).search("camel")


@shot("drawer_why")
def drawer_why(app: App) -> None:
    """From a refusal to its rule: on the side away from the piece, its paragraph marked."""
    scene = seated(app, agreed(), MIDWAY)
    until(app, scene, "ask")
    pass_time(app, 0.5)
    drag(app, middle(scene, ("card", 3, "dog")), (300, 400), 3)
    pass_time(app, 0.2)
    assert scene.reason is not None
    scene.open_rules(scene.reason[0].rule)
