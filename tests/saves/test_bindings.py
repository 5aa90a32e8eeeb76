"""Keys and buttons: kept, checked, never two for one, never none."""

import json
from pathlib import Path

import pytest

from game.saves.bindings import KEYS, PAD, bound, checked, first, settled
from game.saves.settings import Settings, SettingsFile


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_at_first_everything_has_a_key_of_its_own(device: str) -> None:
    usual = first(device)  # type: ignore[arg-type]
    assert len(set(usual.values())) == len(usual)
    assert settled(device, {}) == usual  # type: ignore[arg-type]


def test_a_key_that_is_taken_changes_places_with_the_old_one() -> None:
    chosen, loser = bound("keys", {}, "undo", "l")
    assert loser == "log"
    assert chosen == {"undo": "l", "log": "u"}
    assert settled("keys", chosen) == KEYS | {"undo": "l", "log": "u"}
    again, loser = bound("keys", chosen, "undo", "u")
    assert (again, loser) == ({}, "log"), "back to what it was"


def test_a_free_key_takes_nothing_from_anybody() -> None:
    assert bound("keys", {}, "undo", "é") == ({"undo": "é"}, "")


def test_two_for_one_key_in_a_file_are_both_as_at_first() -> None:
    assert settled("pad", {"undo": "ls", "veil": "ls"}) == PAD
    assert settled("keys", {"undo": "l"}) == KEYS, "the log keeps its key"


def test_nonsense_is_dropped_and_the_rest_kept() -> None:
    raw = {"undo": "q", "fly": "j", "log": "no key", "rules": 7, "veil": "ctrl"}
    assert checked("keys", raw) == {"undo": "q"}
    assert checked("pad", {"undo": "y", "enlarge": "x", "accept": "cross"}) == {"undo": "y", "enlarge": "x"}
    assert checked("keys", "all") == {}


def test_unknown_keys_in_the_settings_are_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"keys": {"undo": "q", "fly": "j"}, "text_size": 130}), "utf-8")
    file = SettingsFile(path)
    settings = file.load()
    assert (settings.keys, settings.text_size) == ({"undo": "q"}, 130)
    assert file.problem == "Some keys in the settings are unknown here: they are as at first again."
    assert file.save(settings)
    again = SettingsFile(path)
    assert again.load().keys == {"undo": "q"}
    assert again.problem == ""


def test_a_first_start_has_nothing_chosen() -> None:
    assert (Settings().keys, Settings().pad) == ({}, {})
