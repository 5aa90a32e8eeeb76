"""Behaviour 41: statistics survive crash and upgrade; abandoned games and games of bots do not count."""

import json
from pathlib import Path

import pytest

from game.agreement import Agreement, Player
from game.saves.folders import Folders
from game.saves.statistics_file import StatisticsFile
from game.statistics import MOST_GAMES, MOST_SEEN, MOST_TALLIES, Book, Finished, Part, finished, mark_of, people
from tests.saves.evenings import GAMES, agreed, evening, played


def game(number: int, *places: tuple[str, int], points: int = 10, figures: int = 0) -> Finished:
    """A race of these people with their places."""
    parts = tuple(Part(name=n, place=p, points=points - p, figures={"mud": figures}) for n, p in places)
    return Finished(id=f"g{number}", game="farm_and_furious", date="2026-11-30", rounds=4, seats=2, parts=parts)


def test_sums_worked_out_by_hand() -> None:
    """Ada: won, won, lost, won: four played, three won, two in a row at most, one now; best 10 - 1 = 9."""
    book = Book()
    for number, place in enumerate((1, 1, 2, 1)):
        assert book.count(game(number, ("Ada", place), ("Milo", 3 - place), figures=number))
    ada, milo = book.tallies()
    assert (ada.name, ada.played, ada.won, ada.streak, ada.longest, ada.best) == ("Ada", 4, 3, 1, 2, 9)
    assert (milo.name, milo.played, milo.won, milo.streak, milo.longest) == ("Milo", 4, 1, 0, 1)
    assert (ada.rounds, ada.figures, ada.most) == (16, {"mud": 6}, {"mud": 3})
    assert [(person.name, person.won) for person in people(book.tallies())] == [("Ada", 3), ("Milo", 1)]


def test_behaviour_41_a_game_counts_once() -> None:
    """Behaviour 41: results opened twice, the game resumed or watched: the second time changes nothing."""
    book = Book()
    assert book.count(game(1, ("Ada", 1)))
    before = book.model_dump()
    assert not book.count(game(1, ("Ada", 1)))
    assert book.model_dump() == before


def test_behaviour_41_an_abandoned_game_never_counts() -> None:
    """Behaviour 41: a game left to the bots is known from then on, so that its end counts for nobody."""
    book = Book()
    assert book.meet("g1")
    assert not book.count(game(1, ("Ada", 1)))
    assert book.tallies() == []


def test_behaviour_41_unfinished_games_and_games_of_bots_do_not_count() -> None:
    """Behaviour 41: only a game that is over, with a person in it."""
    agreement, session = evening("pied_piper", 400)
    assert session.over
    assert finished(agreement, session, date="2026-11-30") is not None
    half = played(agreement, 3)
    assert finished(agreement, half, date="2026-11-30") is None
    bots = agreement.model_copy(update={"players": tuple(Player(name=n, bot="greedy") for n in "abc")})
    assert finished(bots, session, date="2026-11-30") is None


def test_only_people_are_kept_by_name() -> None:
    """A person against two bots: one part."""
    agreement = agreed("pied_piper", bots=True)
    done = finished(agreement, played(agreement, 400), date="2026-11-30")
    assert done is not None
    assert [part.name for part in done.parts] == ["Ada"]


@pytest.mark.parametrize("name", GAMES)
def test_each_game_counts_numbers_of_its_own(name: str) -> None:
    """Keys are told apart, there is one number per seat, and none is below nothing."""
    agreement, session = evening(name, 200)
    figures = agreement.rulebook.figures(session.rules, session.steps)
    assert len({figure.key for figure in figures}) == len(figures) >= 3
    assert all(len(figure.values) == session.rules.seats and min(figure.values) >= 0 for figure in figures)


def test_what_is_kept_is_bounded_and_loses_no_sum() -> None:
    """After 1,200 games there are 1,000 one by one, the rest in sums; streaks run on over the seam."""
    book = Book()
    for number in range(MOST_GAMES + 200):
        book.count(game(number, ("Ada", 1), ("Milo", 2)))
    assert (len(book.games), len(book.sums)) == (MOST_GAMES, 2)
    ada = book.tallies()[0]
    assert (ada.played, ada.won, ada.streak, ada.longest) == (1200, 1200, 1200, 1200)
    assert len(book.model_dump_json()) < 400_000


def test_names_and_marks_are_bounded_too() -> None:
    """A fair with thousands of visitors fills the file no further than this."""
    book = Book()
    for number in range(MOST_SEEN + 500):
        book.count(game(number, (f"n{number}", 1)))
    assert (len(book.seen), len(book.sums)) == (MOST_SEEN, MOST_TALLIES)
    Book.model_validate_json(book.model_dump_json())


def test_cleared_numbers_do_not_come_back() -> None:
    """Clearing forgets people and sums; opening an old game's results does not count it again."""
    book = Book()
    book.count(game(1, ("Ada", 1)))
    book.clear()
    assert (book.games, book.sums, book.tallies()) == ([], [], [])
    assert not book.count(game(1, ("Ada", 1)))


def test_behaviour_41_the_file_survives_a_crash_in_mid_write(tmp_path: Path) -> None:
    """Behaviour 41: it is replaced whole; what a killed program left half written beside it is no harm."""
    file = StatisticsFile(Folders.under(tmp_path).statistics)
    book = Book()
    book.count(game(1, ("Ada", 1)))
    assert file.save(book)
    (file.path.parent / f"{file.path.name}.part77").write_bytes(b'{"version":1,"gam')
    assert StatisticsFile(file.path).load() == book


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"version":1,"games":[{"id":1}]}', b"\xff", b'{"version":[]}'])
def test_behaviour_41_a_damaged_file_is_left_as_it_is(raw: bytes, tmp_path: Path) -> None:
    """Behaviour 41: one sentence, fresh numbers in a file beside it, and these are found again."""
    path = tmp_path / "statistics.json"
    path.write_bytes(raw)
    file = StatisticsFile(path)
    assert file.load() == Book()
    assert "could not be read" in file.problem
    book = Book()
    book.count(game(1, ("Ada", 1)))
    assert file.save(book)
    assert path.read_bytes() == raw
    assert StatisticsFile(path).load() == book


def test_behaviour_41_an_older_and_a_newer_file(tmp_path: Path) -> None:
    """Behaviour 41: fields that are not there yet have defaults; a newer version's file is not touched."""
    path = tmp_path / "statistics.json"
    path.write_text(json.dumps({"version": 1, "games": []}))
    assert StatisticsFile(path).load() == Book()
    newer = json.dumps({"version": 2, "games": "otherwise"})
    path.write_text(newer)
    file = StatisticsFile(path)
    assert file.load() == Book()
    assert "newer" in file.problem
    file.save(Book())
    assert path.read_text() == newer


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """A file lies where the folder would be."""
    (tmp_path / "data").write_text("")
    file = StatisticsFile(tmp_path / "data" / "statistics.json")
    assert not file.save(Book())
    assert "cannot be kept" in file.problem


def test_the_mark_of_a_game_is_its_files_or_its_seed() -> None:
    """Without a file two games differ by seed, and the same one is the same again."""
    one, two = agreed("pie_rats", seed=1), agreed("pie_rats", seed=2)
    assert mark_of(one, "abc") == "abc"
    assert mark_of(one) == mark_of(Agreement.model_validate(one.model_dump())) != mark_of(two)
