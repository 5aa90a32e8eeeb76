"""Every word of the code is in every catalogue, complete, with the same placeholders, and compiled."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from assets.build import words
from game.language import language, listed, set_language, tr, trn


@pytest.fixture(scope="module")
def template() -> Catalog:
    return words.extracted()


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_nothing_is_missing(code: str, template: Catalog) -> None:
    assert list(words.missing(words.read(code), template)) == []


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_what_the_app_reads_is_what_people_wrote(code: str) -> None:
    assert words.mo_path(code).read_bytes() == words.compiled(words.read(code))


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_gathering_again_changes_nothing(
    code: str, template: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(words.LOCALE, tmp_path / "locale")
    monkeypatch.setattr(words, "LOCALE", tmp_path / "locale")
    found = []
    for _ in range(2):
        assert words.update(code, template) == []
        found.append((words.po_path(code).read_bytes(), words.mo_path(code).read_bytes()))
    assert found[0] == found[1]
    assert b"2026-11-30 00:00" in found[1][0], "no day of gathering in the header"


def test_a_missing_entry_is_found() -> None:
    template = Catalog()
    template.add("Ready")
    assert list(words.missing(Catalog(locale="fr"), template)) == ["Ready"]


def test_a_lost_placeholder_is_found() -> None:
    template, french = Catalog(), Catalog(locale="fr")
    template.add("{name} runs")
    french.add("{name} runs", "court")
    assert list(words.missing(french, template)) == ["{name} runs (placeholders differ)"]


def test_french_zero_is_singular_and_english_zero_is_plural() -> None:
    set_language("fr")
    assert language() == "fr"
    assert tr("Dog") == "Chien"
    assert trn("{name} runs {n} space.", "{name} runs {n} spaces.", 0).startswith("{name} avance de {n} case.")
    set_language("en")
    assert trn("{name} runs {n} space.", "{name} runs {n} spaces.", 0) == "{name} runs {n} spaces."


def test_names_in_a_list() -> None:
    names = ["Ada", "Basile", "Zoé"]
    assert [listed(names[:n]) for n in range(4)] == ["", "Ada", "Ada and Basile", "Ada, Basile and Zoé"]
    set_language("fr")
    assert listed(names) == "Ada, Basile et Zoé"
