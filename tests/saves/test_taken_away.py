"""Files that are taken away, replaced, or dated by a clock that was set wrong."""

import os
import shutil
from pathlib import Path

import pytest

from game.saves.game_file import GameFile, list_saves, load
from tests.saves.test_game_file import begun, play


@pytest.fixture
def file(tmp_path: Path) -> GameFile:
    """A game of two rounds, being played."""
    file = begun(tmp_path / "saves")
    play(file, "dog", "hen", "rabbit", "rabbit", "duckling")
    return file


@pytest.mark.parametrize("closed", [False, True])
def test_a_file_that_is_taken_away_is_written_anew_with_all_that_was_played(file: GameFile, closed: bool) -> None:
    if closed:
        file.close()
    header = file.path.read_bytes().splitlines()[0]
    shutil.rmtree(file.path.parent)
    play(file, "whistle")
    assert load(file.path).session.steps == file.session.steps
    assert file.path.read_bytes().splitlines()[0] == header
    play(file, "hen")
    assert load(file.path).session.steps == file.session.steps
    assert [path.name for path in file.path.parent.iterdir()] == [file.path.name]


def test_another_file_in_the_place_of_the_game_is_not_overwritten(file: GameFile) -> None:
    file.path.unlink()
    file.path.write_bytes(b"somebody's diary")
    with pytest.raises(OSError, match="another program has written"):
        play(file, "whistle")
    assert file.path.read_bytes() == b"somebody's diary"


@pytest.mark.parametrize("seconds", [-(10**9), 0, 2**31, 2**33])
def test_a_clock_that_was_set_wrong_loses_no_game(file: GameFile, seconds: int) -> None:
    os.utime(file.path, (seconds, seconds))
    (saved,) = list_saves(file.path.parent)
    assert saved.fault == ""
    assert load(saved.path).session.steps == file.session.steps


def test_a_new_game_is_held_from_its_first_moment(tmp_path: Path) -> None:
    file = begun(tmp_path)
    with pytest.raises(BlockingIOError):
        load(file.path).file.claim()
