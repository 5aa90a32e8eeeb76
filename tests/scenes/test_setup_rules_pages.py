"""The race's rules pages: the same anchors in every language, and the printed facts as the rules know them."""

from __future__ import annotations

import re

import pytest

from game.rulebooks.farm_and_furious.cards import FACTS
from scenes.menus.rules_text import load_rules

GAME = "farm_and_furious"
ANCHORS = [
    *("round", "duckling", "hen", "rabbit", "dog", "whistle", "rooster", "track", "mud", "straw", "kennel"),
    *("overlap", "end", "ties", "imaginary", "options"),
]
WORDS = {
    "en": {"mud": "mud", "straw": "straw", "kennel": "kennel"},
    "fr": {"mud": "boue", "straw": "paille", "kennel": "niche"},
}


def told(language: str, anchor: str) -> str:
    """All words of one section."""
    section = next(section for section in load_rules(GAME, language) if section.anchor == anchor)
    return " ".join(words for block in section.blocks for words, _bold in block.runs)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_anchor_is_there_in_order(language: str) -> None:
    anchors = [section.anchor for section in load_rules(GAME, language)]
    assert [anchor for anchor in anchors if anchor in ANCHORS] == ANCHORS


@pytest.mark.parametrize("language", ["en", "fr"])
def test_orange_sides_are_told_as_they_are_printed(language: str) -> None:
    section = next(section for section in load_rules(GAME, language) if section.anchor == "track")
    rows = {block.cells[0]: block.cells[1] for block in section.blocks if len(block.cells) == 2}
    kinds = {word: kind for kind, word in WORDS[language].items()}
    for letter, specials in FACTS.track.orange.items():
        found = re.findall(rf"({'|'.join(kinds)})\D*(\d)", rows[letter])
        assert {int(space): kinds[word] for word, space in found} == specials


@pytest.mark.parametrize("language", ["en", "fr"])
def test_numbers_are_those_of_the_rules(language: str) -> None:
    assert str(FACTS.hen_spaces) in told(language, "hen")
    assert str(FACTS.rabbit_spaces) in told(language, "rabbit")
    assert f" {FACTS.track.spaces} " in told(language, "track")
    assert f" {FACTS.track.most_overlap} " in told(language, "overlap")
    assert f" {FACTS.most_rounds} " in told(language, "end")
