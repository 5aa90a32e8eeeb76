"""Settings survive, and a bad file is never touched."""

import json
import os
from pathlib import Path

import pytest
from pydantic import ValidationError

from game.saves.folders import HOME, can_write, find_folders
from game.saves.settings import SPARE, Settings, SettingsFile, system_language


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config" / "settings.json")


def test_what_is_saved_is_loaded(file: SettingsFile) -> None:
    settings = Settings(language="fr", text_size=150, muted=True)
    settings.last_setup["farm_and_furious"] = {"seats": [{"name": "Zoé"}]}
    assert file.save(settings)
    again = SettingsFile(file.path).load()
    assert again == settings
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_no_file_means_defaults_and_no_complaint(file: SettingsFile) -> None:
    settings = file.load()
    assert (settings.text_size, settings.muted, file.problem) == (100, False, "")


BAD = (
    "{broken",
    "[]",
    '{"text_size": 900}',
    '{"version": "x"}',
    '{"version": 1e999}',
    '{"version": ' + "9" * 6000 + "}",
    "\x00",
    "[" * 100_000,
    '{"last_setup": {"chess": {"name": "\\ud800"}}}',
)


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_bad_file_gives_defaults_and_stays_as_it_is(file: SettingsFile, text: str) -> None:
    original = file.path
    original.parent.mkdir(parents=True)
    original.write_text(text, encoding="utf-8")
    settings = file.load()
    assert settings.text_size == 100
    assert file.problem.startswith("The settings could not be read")
    settings.text_size = 130
    assert file.save(settings)
    assert original.read_text(encoding="utf-8") == text
    assert (original.parent / SPARE).is_file()
    later = SettingsFile(original)
    assert later.load().text_size == 130
    assert later.problem == ""


def test_a_newer_file_is_left_alone_and_says_so(file: SettingsFile) -> None:
    file.path.parent.mkdir(parents=True)
    file.path.write_text(json.dumps({"version": 99, "text_size": 200}), encoding="utf-8")
    original = file.path
    assert file.load().text_size == 100
    assert "newer Ratskeller" in file.problem
    assert json.loads(original.read_text(encoding="utf-8"))["version"] == 99


def test_unknown_settings_are_kept(file: SettingsFile) -> None:
    file.path.parent.mkdir(parents=True)
    file.path.write_text(json.dumps({"version": 1, "lantern": "blue"}), encoding="utf-8")
    file.save(file.load())
    assert json.loads(file.path.read_text(encoding="utf-8"))["lantern"] == "blue"


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be", encoding="utf-8")
    file = SettingsFile(tmp_path / "config" / "settings.json")
    assert not file.save(Settings(language="en"))
    assert file.problem == "The settings cannot be kept: this folder cannot be written."
    assert not can_write(tmp_path / "config" / "sub")


def test_values_out_of_range_are_refused() -> None:
    settings = Settings(language="en")
    with pytest.raises(ValidationError):
        settings.text_size = 90
    with pytest.raises(ValidationError):
        settings.sound_volume = 1.5


@pytest.mark.parametrize(("value", "code"), [("fr_FR.UTF-8", "fr"), ("FR", "fr"), ("en_GB", "en"), ("de_DE", "en")])
def test_the_first_language_is_the_system_s(monkeypatch: pytest.MonkeyPatch, value: str, code: str) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert system_language() == code


def test_one_variable_moves_all_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, os.fspath(tmp_path / "clé à rats"))
    folders = find_folders()
    assert folders.saves == tmp_path / "clé à rats" / "data" / "saves"
    assert folders.settings.parent == tmp_path / "clé à rats" / "config"
    assert folders.cache == tmp_path / "clé à rats" / "cache"


def test_a_disk_that_refuses_leaves_the_old_file_and_nothing_else(
    file: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert file.save(Settings(text_size=130))

    def full(path: Path, content: bytes) -> int:
        with path.open("wb") as stream:
            stream.write(content[:9])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    assert not file.save(Settings(text_size=200))
    assert file.problem == "The settings cannot be kept: this folder cannot be written."
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]
    assert SettingsFile(file.path).load().text_size == 130
