"""The ship's log on the screen: kept as files that nothing writes over, told when one comes back."""

import pytest

from game.agreement import Agreement, Player
from game.core import Rng, Session
from game.rulebooks.rats_with_gats.actions import Describe
from game.rulebooks.rats_with_gats.state import State
from game.saves.game_file import GameFile
from scenes import doors
from scenes.app import App
from scenes.table.table_scene import TableScene
from scenes.tables.rats_with_gats.keeping import Kind, keep
from scenes.tables.rats_with_gats.last_time import LastTime
from scenes.tables.rats_with_gats.logbook import LogBook
from scenes.tables.rats_with_gats.yarn import chronicle, voiced

THREE = Agreement(
    game="rats_with_gats",
    players=(Player(name="Ada"), Player(name="Milo", bot="random"), Player(name="Zoé", bot="random")),
    seed=11,
)


def sailed(steps: int) -> Session[State]:
    """A voyage of so many steps by chance, each bot's words its own."""
    session: Session[State] = Session(THREE.rules(), THREE.seed)
    for number in range(steps):
        seat = session.rules.awaiting(session.state)[0]
        action = Rng(3, number).choice(session.rules.legal_actions(session.state, seat))
        session.play(voiced(THREE, session, action))
    return session


@pytest.mark.parametrize("kind", ["md", "html"])
def test_the_log_is_kept_as_a_file_and_its_place_is_told(app: App, kind: Kind) -> None:
    book = chronicle(THREE, sailed(120))
    path = keep(app, book, kind)
    assert path is not None
    assert path.suffix == f".{kind}"
    assert app.folders is not None
    assert path.parent == app.folders.logs
    text = path.read_text(encoding="utf-8")
    assert book.called(0) in text.replace("&#x27;", "'")
    assert text.startswith("# " if kind == "md" else "<!DOCTYPE html>")


def test_nothing_is_written_over(app: App) -> None:
    book = chronicle(THREE, sailed(60))
    first, second = keep(app, book, "md"), keep(app, book, "md")
    assert first is not None
    assert second is not None
    assert first != second
    assert first.exists()
    assert second.exists()


def test_a_folder_that_cannot_be_written_to_is_told(app: App) -> None:
    assert app.folders is not None
    app.folders.logs.parent.mkdir(parents=True, exist_ok=True)
    app.folders.logs.write_text("in the way")
    assert keep(app, chronicle(THREE, sailed(30)), "html") is None


def test_markup_in_typed_text_stays_text_on_the_page(app: App) -> None:
    session: Session[State] = Session(THREE.rules(), THREE.seed)
    session.play(Describe(0, "<script>alert(1)</script>", "tar", "Hm", maths=True))
    path = keep(app, chronicle(THREE, session), "html")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "<script" not in text
    assert "&lt;script&gt;" in text


def test_the_book_has_buttons_for_both_files(app: App) -> None:
    app.stack.reset(TableScene(app, THREE, sailed(120)))
    book = LogBook(app, chronicle(THREE, sailed(120)))
    app.stack.push(book)
    app.frame([])
    for kind in ("md", "html"):
        book.ui.widget(f"keep-{kind}").activate()
    assert app.folders is not None
    assert sorted(path.suffix for path in app.folders.logs.iterdir()) == [".html", ".md"]


def test_the_chronicle_forgets_what_was_undone() -> None:
    session: Session[State] = Session(THREE.rules(), THREE.seed)
    session.play(Describe(0, "", "tar", "Hm", maths=True))
    assert chronicle(THREE, session).called(0) == "Tar"
    del session.steps[-1]
    session.state = session.fold(1)
    assert chronicle(THREE, session).called(0) != "Tar"


def test_who_comes_back_is_told_what_happened_last(app: App) -> None:
    session = sailed(120)
    assert app.folders is not None
    file = GameFile.create(app.folders.saves, THREE, session)
    file.close()
    scene = doors.resume_table(app, file.path)
    assert isinstance(scene, TableScene)
    assert isinstance(app.stack.top, LastTime)
    assert app.stack.top.words == chronicle(THREE, session).last_time() != ""
    app.stack.top.back()
    assert app.stack.top is scene
