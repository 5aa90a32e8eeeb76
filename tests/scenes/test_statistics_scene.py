"""Behaviour 41 on the screen: what counts, what does not, clearing, exporting."""

import json

import pytest

from game.agreement import Agreement, Player
from game.saves.game_file import GameFile
from game.saves.statistics_file import StatisticsFile
from game.statistics import Book
from scenes import doors
from scenes.app import App
from scenes.menus.counting import abandon, count
from scenes.menus.dialogs import Confirm
from scenes.menus.statistics import StatisticsScene, labels
from scenes.table.pausing import TablePause
from scenes.table.table_scene import TableScene
from tests.saves.evenings import GAMES, agreed, played


def kept(app: App) -> Book:
    return StatisticsFile(app.folders.statistics).load()


def finished_race(app: App, **about: object) -> tuple[Agreement, GameFile]:
    agreement = agreed("farm_and_furious").model_copy(update=about)
    return agreement, GameFile.create(app.folders.saves, agreement, played(agreement, 400))


def test_behaviour_41_results_opened_twice_count_once(app: App) -> None:
    """Behaviour 41: from the table, then twice from the shelf, as after a restart."""
    agreement, file = finished_race(app)
    doors.show_results(app, agreement, file.session, file)
    for _ in range(2):
        doors.saved_results(app, file.path)
        app.stack.pop()
    assert sorted((tally.name, tally.played) for tally in kept(app).tallies()) == [
        ("Ada", 1),
        ("Basile", 1),
        ("Zoé", 1),
    ]
    assert len(kept(app).games) == 1


def test_behaviour_41_a_conceded_game_counts_for_nobody(app: App) -> None:
    """Behaviour 41: people leave the race to the bots; not at its end nor from the shelf is it counted."""
    players = (Player(name="Ada"), Player(name="Milo", bot="random"))
    agreement = Agreement(game="farm_and_furious", players=players, seed=3)
    scene = TableScene(app, agreement)
    app.stack.push(scene)
    scene.menu()
    assert isinstance(app.stack.top, TablePause)
    app.stack.top.concede()
    assert app.stack.top is scene
    file = scene.host.file
    assert file is not None
    session = played(agreement, 400)
    assert not count(app, agreement, session, file)
    assert kept(app).games == []


def test_behaviour_41_games_of_bots_do_not_count(app: App) -> None:
    """Behaviour 41: nobody played."""
    agreement, file = finished_race(app, players=tuple(Player(name=n, bot="random") for n in "abc"))
    doors.show_results(app, agreement, file.session, file)
    assert not app.folders.statistics.exists()


def test_a_game_without_a_file_counts_once_too(app: App) -> None:
    """Where the saves folder cannot be written, seed and names tell the game."""
    agreement, file = finished_race(app)
    assert count(app, agreement, file.session, None)
    assert not count(app, agreement, file.session, None)
    assert kept(app).games[0].minutes is None


def test_minutes_are_known_of_a_game_of_one_sitting(app: App) -> None:
    """A file begun a moment ago: no minute yet; one of last week tells nothing."""
    agreement, file = finished_race(app)
    count(app, agreement, file.session, file)
    assert kept(app).games[0].minutes == 0
    other = finished_race(app, seed=9)[1]
    other._header["started"] = "2020-01-01T20:00:00+00:00"
    count(app, agreement, other.session, other)
    assert kept(app).games[1].minutes is None


def test_a_left_game_is_remembered_once(app: App) -> None:
    """Leaving twice is leaving once."""
    agreement, file = finished_race(app)
    abandon(app, agreement, file)
    abandon(app, agreement, file)
    assert kept(app).seen == [file.id]


def test_filter_clear_and_export(app: App) -> None:
    """Clearing asks; the export holds games and no marks of files."""
    agreement, file = finished_race(app)
    count(app, agreement, file.session, file)
    scene = StatisticsScene(app)
    app.stack.push(scene)
    assert len(scene.rows) == 3
    scene.choose("pie_rats")
    assert scene.rows == []
    scene.choose("farm_and_furious")
    assert len(scene.rows) == 3
    scene.export()
    (path,) = app.folders.exports.iterdir()
    told = json.loads(path.read_text(encoding="utf-8"))
    assert len(told["games"]) == 1
    assert "seen" not in told
    scene.ask_clear()
    assert isinstance(app.stack.top, Confirm)
    app.stack.top.ui.widget("no").activate()
    assert len(scene.rows) == 3
    scene.ask_clear()
    app.stack.top.ui.widget("yes").activate()  # type: ignore[union-attr]
    assert scene.rows == []
    assert kept(app).games == []
    assert file.path.exists()


def test_behaviour_41_a_damaged_file_is_told_on_the_page(app: App) -> None:
    """Behaviour 41: the sentence stands where the privacy line was; the file is as it was."""
    app.folders.statistics.parent.mkdir(parents=True)
    app.folders.statistics.write_text("{", encoding="utf-8")
    scene = StatisticsScene(app)
    app.stack.push(scene)
    assert "could not be read" in scene.file.problem
    app.frame([])
    assert app.folders.statistics.read_text(encoding="utf-8") == "{"


@pytest.mark.parametrize("game", GAMES)
def test_every_games_own_numbers_have_words(game: str) -> None:
    """Keys that games count by are named without a game being played."""
    agreement = agreed(game)
    session = played(agreement, 20)
    keys = [figure.key for figure in agreement.rulebook.figures(session.rules, session.steps)]
    assert list(labels(game)) == keys
