"""Saved games at a glance, their trash, and copies for other people."""

import os
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.saves.folders import Folders
from game.saves.game_file import GameFile, examined, list_saves, load
from game.saves.shelving import MOST_TRASHED, bring_back, copy_out, put_away, write_out
from tests.saves.evenings import GAMES, agreed, played

WHEN = datetime(2026, 11, 30, 19, 5, tzinfo=UTC)


def saved(folder: Path, game: str = "farm_and_furious", steps: int = 8) -> GameFile:
    """A file of a game played by chance, closed."""
    agreement = agreed(game)
    file = GameFile.create(folder, agreement, played(agreement, steps))
    file.close()
    return file


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_40_a_glance_tells_what_reading_all_of_it_tells(game: str, tmp_path: Path) -> None:
    """Behaviour 40: header and last line are enough for the list, whatever the game and however short."""
    for steps in (1, 2, 30):
        path = saved(tmp_path, game, steps).path
        (listed,) = (entry for entry in list_saves(tmp_path) if entry.path == path)
        whole = examined(path, listed.date)
        assert (listed, listed.id) == (whole, whole.id)
        assert listed.fault == ""
        assert len(listed.id) == 32


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_behaviour_40_a_torn_last_line_is_listed_at_the_line_before(cut: int, tmp_path: Path) -> None:
    """Behaviour 40: what a killed program left half written changes neither the list nor what is loaded."""
    path = saved(tmp_path).path
    path.write_bytes(path.read_bytes()[:-cut])
    (listed,) = list_saves(tmp_path)
    assert (listed.fault, listed.round) == ("", load(path).session.rules.rounds(load(path).session.state))


def test_damage_in_the_middle_is_found_when_the_whole_is_read(tmp_path: Path) -> None:
    """The list does not look there; examined and load do, and the file stays as it is."""
    path = saved(tmp_path).path
    raw = bytearray(path.read_bytes())
    at = raw.index(b"\n") + 20
    raw[at] ^= 1
    path.write_bytes(raw)
    assert list_saves(tmp_path)[0].fault == ""
    assert examined(path, WHEN).fault == "This saved game is damaged at line 2."
    assert path.read_bytes() == raw


def test_five_hundred_games_are_listed_in_a_blink(tmp_path: Path) -> None:
    """A glance costs the same however long the games are: half a second is ten times what it takes here."""
    path = saved(tmp_path, "treasure_run", 40).path
    raw = path.read_bytes()
    for number in range(499):
        (tmp_path / f"copy-{number}.jsonl").write_bytes(raw)
    begun = time.perf_counter()
    assert len(list_saves(tmp_path)) == 500
    assert time.perf_counter() - begun < 1.0


def test_a_deleted_game_can_be_taken_back_as_it_was(tmp_path: Path) -> None:
    """The trash gives the same bytes back, last played when it was."""
    folders = Folders.under(tmp_path)
    path = saved(folders.saves).path
    raw = path.read_bytes()
    os.utime(path, (1_700_000_000, 1_700_000_000))
    date = list_saves(folders.saves)[0].date
    trashed = put_away(folders, path)
    assert list_saves(folders.saves) == []
    assert trashed.parent == folders.trash
    back = bring_back(folders, trashed, date)
    assert (back, back.read_bytes()) == (path, raw)
    assert list_saves(folders.saves)[0].date == date
    assert list(folders.trash.iterdir()) == []


def test_the_trash_does_not_grow_without_bound(tmp_path: Path) -> None:
    """Beyond forty the games deleted longest ago are gone for good; the newest one never is."""
    folders = Folders.under(tmp_path)
    folders.saves.mkdir(parents=True)
    for number in range(MOST_TRASHED + 3):
        path = folders.saves / f"{number:03}.jsonl"
        path.write_bytes(b"x")
        trashed = put_away(folders, path)
        os.utime(trashed, (number, number))
    left = sorted(path.name for path in folders.trash.iterdir())
    assert left == [f"{number:03}.jsonl" for number in range(3, MOST_TRASHED + 3)]


def test_a_copy_goes_to_the_documents_under_a_name_without_secrets(tmp_path: Path) -> None:
    """Game and day are in the name, neither seed nor people; a second copy does not overwrite the first."""
    folders = Folders.under(tmp_path)
    path = saved(folders.saves).path
    first, second = (copy_out(folders, path, "farm_and_furious", WHEN) for _ in range(2))
    assert first == tmp_path / "documents" / "Ratskeller" / "ratskeller-farm_and_furious-2026-11-30.jsonl"
    assert second.name == "ratskeller-farm_and_furious-2026-11-30-2.jsonl"
    assert first.read_bytes() == second.read_bytes() == path.read_bytes()
    assert load(first).session.steps == load(path).session.steps


def test_without_documents_a_copy_lies_beside_the_saves(tmp_path: Path) -> None:
    """A documents folder that cannot be made (here a file lies in its way) costs nothing but the place."""
    folders = Folders.under(tmp_path)
    (tmp_path / "documents").write_text("in the way")
    made = write_out(folders, "case", ".json", b"{}")
    assert made == tmp_path / "data" / "exports" / "case.json"
