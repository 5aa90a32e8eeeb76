"""The rules in their drawer: searched, turned to, opened at the paragraph that a refusal names."""

from random import Random

import pytest

from game.agreement import Agreement, Player
from game.catalogue import rulebook, tables
from game.core import Session
from game.language import LANGUAGES, set_language
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.app import App
from scenes.display import offscreen
from scenes.events import Action, Key, Pad, Pointer, Press, Release, Tap
from scenes.menus.rules_drawer import RulesDrawer
from scenes.menus.rules_text import load_rules, plain
from scenes.stage import inside
from scenes.table.contract import Refusal, Shown, Table
from scenes.table.gallery import GAME, agreed, pass_time, seated, until
from scenes.table.table_scene import TableScene
from scenes.tables import table_of

SEED = 20
STEPS = 60


@pytest.fixture
def table(app: App) -> TableScene:
    """A race at its first question."""
    scene = seated(app, agreed())
    until(app, scene, "ask")
    return scene


def opened(app: App, scene: TableScene, rule: str = "") -> RulesDrawer:
    scene.open_rules(rule)
    drawer = app.stack.top
    assert isinstance(drawer, RulesDrawer)
    app.frame([])
    return drawer


def test_the_drawer_leaves_most_of_the_table_in_sight(app: App, table: TableScene) -> None:
    drawer = opened(app, table)
    assert drawer.overlay
    x, _y, w, _h = drawer.sheet()
    assert x > 1200
    assert x + w == 1920


def test_every_find_is_counted_lit_and_stepped_through(app: App, table: TableScene) -> None:
    drawer = opened(app, table)
    drawer.search("KENNEL")
    assert drawer.text is not None
    written = sum(
        plain(" ".join([section.heading, *(block.words for block in section.blocks)])).count("kennel")
        for section in load_rules(GAME, "en")
    )
    assert len(drawer.text.finds) == written == 9
    seen = []
    for _ in range(written + 1):
        page = drawer._page
        assert page is not None
        find = drawer.text.finds[drawer.bookmark.now]
        assert inside(page.box, page.shown(find.boxes[0])[:2]), "the find that is looked at shows"
        seen.append(drawer.bookmark.now)
        drawer.ui.widget("next").activate()
    assert seen == [*range(written), 0]
    drawer.ui.widget("previous").activate()
    assert drawer.bookmark.now == 0


def test_accents_and_case_do_not_matter(folders: Folders) -> None:
    app = offscreen(Settings(language="fr"), folders, (1280, 720))
    scene = seated(app, agreed())
    until(app, scene, "ask")
    drawer = opened(app, scene)
    counts = []
    for query in ("équipe", "EQUIPE", "equipe"):
        drawer.search(query)
        assert drawer.text is not None
        counts.append(len(drawer.text.finds))
    assert counts[0] > 5
    assert len(set(counts)) == 1
    set_language("en")


def test_words_over_the_end_of_a_line_are_found(app: App, table: TableScene) -> None:
    drawer = opened(app, table)
    drawer.search("mud and the")
    assert drawer.text is not None
    assert not drawer.text.finds
    drawer.search("stay where you are")
    assert len(drawer.text.finds) == 1
    assert len(drawer.text.finds[0].boxes) == 4, "one box for each word"


def test_nothing_found_is_said(app: App, table: TableScene) -> None:
    drawer = opened(app, table)
    drawer.search("camel")
    assert drawer.text is not None
    assert drawer.text.finds == []
    drawer.step(1)
    assert drawer.bookmark.now == 0


def test_where_one_has_read_is_remembered(app: App, table: TableScene) -> None:
    drawer = opened(app, table)
    drawer.search("straw")
    drawer.step(1)
    page = drawer._page
    assert page is not None
    scroll = page.scroll
    assert scroll > 0
    app.deliver(Key(0, 0, Action.BACK))
    assert app.stack.top is table
    again = opened(app, table)
    assert again._page is not None
    assert (again.bookmark.query, again.bookmark.now, again._page.scroll) == ("straw", 1, scroll)


@pytest.mark.parametrize("kind", [Key, Pad])
def test_the_page_scrolls_by_the_arrows_and_leaves_by_back(
    app: App, table: TableScene, kind: type[Key] | type[Pad]
) -> None:
    drawer = opened(app, table, "round")
    drawer.focus.shown = True
    page = drawer._page
    assert page is not None
    assert drawer.focus.key == "page"
    before = page.scroll
    app.deliver(Key(0, 0, Action.DOWN) if kind is Key else Pad(0, Action.DOWN))
    assert page.scroll > before
    app.deliver(Key(0, 0, Action.BACK) if kind is Key else Pad(0, Action.BACK))
    assert app.stack.top is table


def test_a_finger_opens_the_rule_of_a_refusal_and_closes_it_beside_the_drawer(app: App, table: TableScene) -> None:
    table.explain((Refusal("Because.", "kennel"), ("card", 0, "dog")))
    app.frame([])
    box = table.ui.widget("rule").place()
    assert box is not None
    spot = box.box[0] + box.box[2] / 2, box.box[1] + box.box[3] / 2
    for event in (Press, Release, Tap):
        app.deliver(event(Pointer(3, "touch", spot, spot)))
    drawer = app.stack.top
    assert isinstance(drawer, RulesDrawer)
    assert drawer.marked == "kennel"
    pass_time(app, 0.2)
    beside = (60.0, 500.0)
    for event in (Press, Release, Tap):
        app.deliver(event(Pointer(4, "touch", beside, beside)))
    assert app.stack.top is table


def provoked(table: Table, shown: Shown) -> list[Refusal]:
    """Whatever is said of any piece, anywhere."""
    spots = [None, *table.spots(shown)]
    found = (table.refusal(piece, spot, shown) for piece in table.layout(shown) for spot in spots)
    return [refusal for refusal in found if refusal is not None]


def visited(app: App, game: str, seats: int) -> list[Refusal]:
    """Refusals of one game played at random, seen by whoever is asked and by a bystander."""
    players = [Player(name=f"Rat {n}", age=10 + n) for n in range(seats)]
    agreement = Agreement(game=game, players=tuple(players), seed=SEED)
    session, rng = Session(agreement.rules(), SEED), Random(SEED)
    table = table_of(game, app.kit, session.rules, agreement.names)
    table.attend(agreement, session)
    found: list[Refusal] = []
    for step in range(STEPS * 4):
        if session.over:
            break
        seat = session.rules.awaiting(session.state)[0]
        if step % 4 == 0:
            for viewer in (seat, (seat + 1) % seats):
                view = session.view(viewer)
                table.near = viewer
                list(table.parts(view, viewer))
                found += provoked(table, table.opening(view, viewer, viewer))
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    return found


@pytest.mark.parametrize("game", [table.id for table in tables()])
def test_every_refusal_names_a_paragraph_that_there_is_in_every_language(app: App, game: str) -> None:
    found = visited(app, game, max(3, rulebook(game).seats.start))
    rules = {refusal.rule for refusal in found}
    assert len(rules) >= 2, f"seed {SEED}"
    assert "" not in {refusal.rule for refusal in found}, "each leads to its rule"
    for code in LANGUAGES:
        anchors = {section.anchor for section in load_rules(game, code)}
        assert rules <= anchors, code
