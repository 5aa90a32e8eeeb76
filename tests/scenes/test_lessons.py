"""Every lesson is played to its end by real events; the innkeeper stands beside what he shows and says why not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.catalogue import rulebook, tables
from game.language import tr
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen
from scenes.events import Action, Event, Key, Move, Pad, Pointer, Press, Release, Tap
from scenes.lessons.corner import middle, overlap
from scenes.lessons.learn_page import LearnScene
from scenes.lessons.lesson_menu import LessonMenu
from scenes.lessons.lesson_scene import LessonScene
from scenes.lessons.rehearsal import await_step, begun, do_step
from scenes.lessons.script import lesson_of
from scenes.lessons.speech import minutes_left
from scenes.lessons.targets import buttons_of, piece_box, way_of
from scenes.menus.rules_text import load_rules
from scenes.stage import Units
from scenes.table.gallery import pass_time
from scenes.table.offers import Drag, Touch
from scenes.table.sheet import SHEET
from scenes.table.table_scene import TableScene

TAUGHT = [table.id for table in tables() if lesson_of(table.id) is not None]
SIZES = (
    ((1024, 600), "en", 100),
    ((1024, 600), "fr", 200),
    pytest.param((1024, 600), "fr", 100, marks=pytest.mark.slow),
    pytest.param((1920, 1080), "en", 100, marks=pytest.mark.slow),
    ((1920, 1080), "fr", 100),
)


@pytest.fixture(autouse=True)
def _quick(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fast animation, and no frame is painted unless a test asks for one: what counts here is what happens."""
    app.settings.animation_speed = 4.0
    monkeypatch.setattr(App, "draw", lambda self: None)


def tap(app: App, pos: Units, kind: str = "mouse") -> None:
    """One tap by mouse or finger."""
    pointer = Pointer(7 if kind == "touch" else 0, "touch" if kind == "touch" else "mouse", pos, pos)
    for event in (Press(pointer), Release(pointer), Tap(pointer)):
        app.deliver(event)
    pass_time(app, 0.1)


def drag(app: App, start: Units, end: Units) -> None:
    """Press, carry, let go."""
    events: list[Event] = [Press(Pointer(0, "mouse", start, start))]
    for share in (0.2, 0.5, 0.8, 1.0):
        pos = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        events.append(Move(Pointer(0, "mouse", pos, start, moved=True), (0, 0)))
    for event in [*events, Release(Pointer(0, "mouse", end, start, moved=True))]:
        app.deliver(event)
        pass_time(app, 1 / 60)


def place(app: App, key: str) -> Units:
    """The middle of a place of the scene in front."""
    top = app.stack.top
    assert top is not None
    return middle(next(one.box for one in top.all_places() if one.key == key))


def by_pointer(kind: str) -> Callable[[App, LessonScene], None]:
    """Ends steps by mouse drags, or by a finger's taps."""

    def act(app: App, scene: LessonScene) -> None:
        if not scene.step.does:
            tap(app, place(app, "lesson-on"), kind)
        elif scene.step.rings:
            tap(app, place(app, "wait-0"), kind)
        else:
            number = scene.at
            for _ in range(12):
                if not scene.open or scene.at != number:
                    return
                one_gesture(app, scene, kind)

    return act


def missing(scene: LessonScene) -> tuple[str, int]:
    """A piece that the step points at and that is not in the draft yet."""
    parts = scene.hands.draft.parts if scene.hands.draft is not None else ()
    return next(point.piece for point in scene.step.points if point.piece and point.piece not in parts)


def one_gesture(app: App, scene: LessonScene, kind: str) -> None:
    """The next thing that a hand does towards what is wanted."""
    if scene.hands.half_way and any(widget.key == "ready" and widget.is_enabled for widget in scene.ui.widgets):
        tap(app, place(app, "ready"), kind)
        return
    way = scene.towards()[0]
    if isinstance(way, Drag) and scene.hands.draft is not None:
        way = Drag(missing(scene), way.spot)
    if isinstance(way, Touch) and way.spot == SHEET:
        assert scene.sheet is not None
        tap(app, place(app, scene.sheet.first), kind)
        return
    if isinstance(way, Touch):
        shown = scene.table.tap(way.spot) is not None
        tap(app, place(app, f"tap-{way.spot}") if shown else middle(scene.table.spots(scene.shown)[way.spot]), kind)
        return
    assert isinstance(way, Drag)
    box = piece_box(scene, way.piece)
    assert box is not None
    end = middle(scene.table.spots(scene.shown)[way.spot])
    if kind == "mouse":
        drag(app, middle(box), end)
        return
    tap(app, middle(box), kind)
    if scene.open:
        tap(app, end, kind)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("way", ["mouse", pytest.param("touch", marks=pytest.mark.slow)])
def test_every_lesson_is_played_to_its_end_by_hand(app: App, game: str, way: str) -> None:
    scene = begun(app, game)
    act = by_pointer(way)
    count = len(scene.lesson.steps)
    assert 10 <= count <= 18
    for number in range(count - 1):
        await_step(app, scene, number)
        act(app, scene)
        assert scene.at == number + 1, f"step {number}: {scene.step.title}"
    await_step(app, scene, count - 1)
    assert app.settings.lessons == [game], "ticked once its last step has begun"
    assert list(app.folders.saves.glob("*")) == []
    assert app.kit.art.missing == set()


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_wanted_is_legal_and_everything_else_is_refused_with_words(app: App, game: str) -> None:
    scene = begun(app, game)
    refused = 0
    for number, step in enumerate(scene.lesson.steps[:-1]):
        await_step(app, scene, number)
        played = len(scene.session.steps)
        if step.wants:
            assert scene.wanted(), step.title
            others = [one for one in scene.legal() if one not in scene.wanted()]
            for action in others[:3]:
                scene.act(action)
                assert scene.no is not None
                assert scene.no.words
                refused += 1
            assert (len(scene.session.steps), scene.at) == (played, number)
        do_step(scene)
    assert refused > 0


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("size", "language", "larger"), SIZES)
def test_the_innkeeper_never_covers_what_he_points_at(
    folders: Folders, game: str, size: tuple[int, int], language: str, larger: int
) -> None:
    app = offscreen(Settings(language=language, text_size=larger, animation_speed=4.0), folders, size)
    scene = begun(app, game)
    for number, step in enumerate(scene.lesson.steps):
        await_step(app, scene, number)
        assert len(scene.targets) >= max(1, len(step.points)), f"{step.title}: something that is not there"
        for box in [*scene.targets, *(scene.way or ()), *buttons_of(scene)]:
            assert overlap(scene.block, box) == 0, f"step {number}: {step.title}"
        x, y, w, h = scene.block
        assert x >= 0
        assert y >= 0
        assert x + w <= 1920.5
        assert y + h <= 1080.5
        if number + 1 < len(scene.lesson.steps):
            do_step(scene)
    app.compose(app.surface)
    spoken = {tr(words) for words in ("Go on", "The rule", "Play it now", "Later", "Your move", "Skip lesson")}
    spoken |= {minutes_left(scene.lesson.minutes, len(scene.lesson.steps), at) for at in range(18)}
    spoken.add(tr("Lesson: {game}").format(game=tr(rulebook(game).title)))
    assert app.kit.text.cut & spoken == set()


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_point_to_paragraphs_that_there_are(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for code in ("en", "fr"):
        anchors = {section.anchor for section in load_rules(game, code)}
        assert {step.rule for step in lesson.steps} - {""} <= anchors


@pytest.fixture
def lesson(app: App) -> LessonScene:
    """The first lesson, over the page that leads to it."""
    page = LearnScene(app)
    app.stack.reset(page)
    app.frame([])
    page.ui.widget(f"lesson-{TAUGHT[0]}").activate()
    scene = app.stack.top
    assert isinstance(scene, LessonScene)
    await_step(app, scene, 0)
    return scene


def test_starting_again_begins_at_the_first_step(app: App, lesson: LessonScene) -> None:
    for number in range(4):
        await_step(app, lesson, number)
        do_step(lesson)
    lesson.ui.widget("again").activate()
    fresh = app.stack.top
    assert isinstance(fresh, LessonScene)
    assert fresh is not lesson
    await_step(app, fresh, 0)
    assert len(fresh.session.steps) == 1
    assert app.settings.lessons == []


def test_skipping_leads_back_to_where_it_was_opened_and_ticks_nothing(app: App, lesson: LessonScene) -> None:
    lesson.ui.widget("skip").activate()
    assert isinstance(app.stack.top, LearnScene)
    assert app.settings.lessons == []


def test_the_menu_key_pauses_and_leads_home(app: App, lesson: LessonScene) -> None:
    app.deliver(Key(0, 0, Action.MENU))
    menu = app.stack.top
    assert isinstance(menu, LessonMenu)
    menu.ui.widget("leave").activate()
    assert len(app.stack.scenes) == 1
    assert not isinstance(app.stack.top, TableScene)


def test_the_table_stands_still_while_the_innkeeper_speaks(app: App, lesson: LessonScene) -> None:
    steps = len(lesson.session.steps)
    pass_time(app, 5.0)
    assert (lesson.at, len(lesson.session.steps)) == (0, steps)
    box = next(one.box for one in lesson.all_places() if one.key.startswith("card-0-"))
    drag(app, middle(box), (960.0, 300.0))
    assert lesson.no is not None
    assert lesson.no.words == "Hear me out first, then it is your turn."


def press(app: App, action: Action, kind: type[Key] | type[Pad]) -> None:
    """One button."""
    app.deliver(Key(0, 0, action) if kind is Key else Pad(0, action))
    pass_time(app, 0.1)


def walk_to(app: App, key: str, kind: type[Key] | type[Pad]) -> None:
    """Move the ring to a place by the button for the next one."""
    top = app.stack.top
    assert top is not None
    for _ in range(60):
        if top.focus.key == key:
            return
        press(app, Action.NEXT, kind)
    raise AssertionError(f"{key} cannot be reached")


@pytest.mark.parametrize("kind", [Key, pytest.param(Pad, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_needs_nothing_but_buttons(app: App, game: str, kind: type[Key] | type[Pad]) -> None:
    scene = begun(app, game)
    press(app, Action.NEXT, kind)
    for number in range(len(scene.lesson.steps) - 1):
        await_step(app, scene, number)
        for _ in range(8):
            if not scene.open or scene.at != number:
                break
            ready = next((widget for widget in scene.ui.widgets if widget.key == "ready"), None)
            if scene.hands.draft is not None and ready is not None and scene.hands.picked is None:
                walk_to(app, "ready" if ready.is_enabled else f"card-{missing(scene)[1]}", kind)
            press(app, Action.ACCEPT, kind)
        assert scene.at == number + 1, f"step {number}: {scene.step.title}, ring on {scene.focus.key}"


def test_a_way_is_shown_for_a_piece_that_is_to_move(app: App) -> None:
    scene = begun(app, "farm_and_furious")
    for number in range(3):
        await_step(app, scene, number)
        if number < 2:
            do_step(scene)
    assert way_of(scene, scene.wanted_gestures()) == scene.way
    assert scene.way is not None
    assert scene.way[1] == scene.table.spots(scene.shown)["slot"]
