"""The shelf of saved games: pictures without secrets, sorting, pages, trash, copies."""

import os
from collections.abc import Iterator
from datetime import date

import pygame
import pytest

from game.core import PUBLIC, Rng, Session
from game.saves.game_file import GameFile
from scenes.app import App
from scenes.menus.dialogs import Confirm
from scenes.menus.results import ResultsScene
from scenes.menus.saved_games import PAGE, SavedGamesScene
from scenes.menus.saved_pictures import SavedPictures
from scenes.menus.shelf import day_in_words, said_on
from scenes.table.miniature import miniature
from tests.saves.evenings import GAMES, agreed, played


def keep(app: App, game: str, steps: int, age: int) -> GameFile:
    agreement = agreed(game)
    file = GameFile.create(app.folders.saves, agreement, played(agreement, steps))
    file.close()
    os.utime(file.path, (1_790_000_000 - age, 1_790_000_000 - age))
    return file


@pytest.fixture
def shelf(app: App) -> SavedGamesScene:
    """One unfinished game of each kind and a finished race, which was played last."""
    for age, game in enumerate(GAMES, 1):
        keep(app, game, 6, age)
    keep(app, "farm_and_furious", 400, 0)
    scene = SavedGamesScene(app)
    app.stack.push(scene)
    app.frame([])
    return scene


def keys(scene: SavedGamesScene, prefix: str) -> list[str]:
    return [widget.key for widget in scene.ui.widgets if widget.key.startswith(prefix)]


def test_each_row_offers_what_can_be_done_with_it(shelf: SavedGamesScene) -> None:
    assert len(keys(shelf, "resume-")) == 5
    assert len(keys(shelf, "watch-")) == 1
    assert len(keys(shelf, "results-")) == 1
    assert len(keys(shelf, "look-")) == 5
    assert len(keys(shelf, "export-")) == len(keys(shelf, "delete-")) == 6


def hidden_variants(game: str) -> Iterator[Session]:
    """A game at one moment, and the same with everything permuted that the public cannot see."""
    agreement = agreed(game)
    session = played(agreement, 12)
    yield session
    for seed in range(3):
        world = session.rules.determinize(session.view(PUBLIC), PUBLIC, Rng(seed, 9))
        other = played(agreement, 12)
        other.state = world
        yield other


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_9_a_saved_games_picture_holds_no_secret(app: App, game: str) -> None:
    """Behaviour 9: with all cards permuted that the public cannot see, the picture is the same pixel for pixel."""
    agreement = agreed(game)
    pictures = {
        pygame.image.tobytes(miniature(app.kit, agreement, session, (224, 126)), "RGB")
        for session in hidden_variants(game)
    }
    assert len(pictures) == 1


def test_pictures_are_made_one_at_a_time_and_found_again(app: App, shelf: SavedGamesScene) -> None:
    app.clock.advance(0.2)
    app.frame([])
    assert len(shelf.pictures._found) <= 1, "the list is there before its pictures"
    while shelf.pictures.waiting:
        shelf.pictures.work()
    assert all(shelf.pictures.get(saved) is not None for saved in shelf.saved)
    assert len(list(app.folders.pictures_of_saves.glob("*.jpg"))) == 6
    again = SavedPictures(app)
    again.want(shelf.saved)
    made = []
    again._made = lambda saved: made.append(saved)  # type: ignore[method-assign,assignment]
    while again.waiting:
        again.work()
    assert made == []
    assert all(again.get(saved) is not None for saved in shelf.saved)


def test_damage_in_the_middle_shows_once_its_picture_is_to_be_made(app: App, shelf: SavedGamesScene) -> None:
    path = shelf.saved[2].path
    raw = bytearray(path.read_bytes())
    raw[raw.index(b"\n") + 20] ^= 1
    path.write_bytes(raw)
    shelf.enter()
    shelf.rebuild()
    assert shelf.saved[0].path == path, "it was written to last"
    for _ in range(8):
        app.clock.advance(0.2)
        app.frame([])
    assert shelf.saved[0].fault == "This saved game is damaged at line 2."
    assert keys(shelf, f"resume-{path.stem}") == []
    assert path.read_bytes() == raw


def test_sorting_and_filter(shelf: SavedGamesScene) -> None:
    assert [saved.over for saved in shelf.listed] == [True] + [False] * 5
    shelf._choose(order=2)
    assert [saved.over for saved in shelf.listed] == [False] * 5 + [True]
    shelf._choose(order=1)
    titles = [saved.game for saved in shelf.listed]
    assert titles[:2] == ["farm_and_furious"] * 2, "Farm and Furious is first in the alphabet"
    shelf._choose(game="pie_rats", order=0)
    assert [saved.game for saved in shelf.listed] == ["pie_rats"]
    assert len(keys(shelf, "delete-")) == 1


def test_pages_keep_a_long_shelf_at_hand(app: App, shelf: SavedGamesScene) -> None:
    raw = shelf.saved[1].path.read_bytes()
    for number in range(494):
        (app.folders.saves / f"copy-{number:03}.jsonl").write_bytes(raw)
    shelf.enter()
    shelf.rebuild()
    assert len(shelf.saved) == 500
    assert len(keys(shelf, "delete-")) == PAGE
    first = keys(shelf, "delete-")
    shelf.ui.widget("next-page").activate()
    assert len(keys(shelf, "delete-")) == PAGE
    assert not set(keys(shelf, "delete-")) & set(first)
    assert shelf.pages == 42
    for _ in range(60):
        shelf.turn(1)
    assert shelf.page == 41
    assert len(keys(shelf, "delete-")) == 500 - 41 * PAGE


def test_a_deleted_game_is_brought_back(app: App, shelf: SavedGamesScene) -> None:
    saved = shelf.saved[1]
    raw = saved.path.read_bytes()
    shelf.ui.widget(f"delete-{saved.path.stem}").activate()
    assert isinstance(app.stack.top, Confirm)
    app.stack.top.ui.widget("yes").activate()
    assert saved.path not in [one.path for one in shelf.saved]
    shelf.ui.widget("bring-back").activate()
    assert shelf.saved[1] == saved
    assert saved.path.read_bytes() == raw
    assert keys(shelf, "bring-back") == []


def test_behaviour_9_exporting_an_unfinished_game_asks_first(app: App, shelf: SavedGamesScene) -> None:
    """Behaviour 9: a copy holds the seed, so the person is told before it is made; a finished game has no secrets."""
    over, unfinished = shelf.saved[0], shelf.saved[1]
    folder = app.folders.exports
    shelf.ui.widget(f"export-{unfinished.path.stem}").activate()
    assert isinstance(app.stack.top, Confirm)
    assert "hidden" in app.stack.top.words
    assert not folder.exists()
    app.stack.top.ui.widget("yes").activate()
    assert len(list(folder.iterdir())) == 1
    shelf.ui.widget(f"export-{over.path.stem}").activate()
    assert app.stack.top is shelf
    assert len(list(folder.iterdir())) == 2
    assert str(folder) in app.toasts.words[-1]
    assert all("Ada" not in path.name for path in folder.iterdir())


def test_results_of_a_finished_game_open_over_the_shelf(app: App, shelf: SavedGamesScene) -> None:
    (key,) = keys(shelf, "results-")
    shelf.ui.widget(key).activate()
    assert isinstance(app.stack.top, ResultsScene)
    app.stack.top.back()


def test_dates_in_words() -> None:
    today = date(2026, 12, 1)
    assert day_in_words(date(2026, 12, 1), today) == "today"
    assert day_in_words(date(2026, 11, 30), today) == "yesterday"
    assert day_in_words(date(2026, 11, 29), today) == "29 November 2026"


def test_the_date_of_a_row_has_its_time(shelf: SavedGamesScene) -> None:
    assert said_on(shelf.saved[0], date(2030, 1, 1)).endswith(f"2026, {shelf.saved[0].date:%H:%M}")
