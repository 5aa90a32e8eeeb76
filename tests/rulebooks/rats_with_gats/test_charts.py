"""The obstacle charts: a line for each of the 52 cards, and a milder one where children listen."""

import re

import pytest

from game.rulebooks.rats_with_gats.charts import CHARTS, SUIT_TITLES

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LONGEST_TITLE, LONGEST_DESCRIPTION = 30, 110
ENTRIES = [*CHARTS.values(), *(entry.family for entry in CHARTS.values() if entry.family)]
STRONG = re.compile(r"lust|bastard|grog|rum\b|drink and|tobacco|over served|gambl|kidney|\bsips\b|fuse", re.IGNORECASE)


def test_every_card_of_the_four_suits_has_its_line() -> None:
    assert list(CHARTS) == [rank + suit for suit in "CSHD" for rank in RANKS]
    assert list(SUIT_TITLES) == list("CSHD")


@pytest.mark.parametrize(
    ("card", "title"),
    [
        ("7C", "Lustful Bean Whale"),
        ("QC", "Bossy First Mate"),
        ("10S", "Ship-wrecker Queen's Graveyard"),
        ("JH", "Super-duper-stitious"),
        ("10H", "Cheese Thief"),
        ("AD", "Rat Bastards"),
        ("9D", "Severed Mast"),
    ],
)
def test_the_titles_are_those_of_the_rules(card: str, title: str) -> None:
    assert CHARTS[card].title == title


def test_no_two_titles_and_no_two_descriptions_are_alike() -> None:
    assert len({entry.title for entry in CHARTS.values()}) == 52
    assert len({entry.description for entry in CHARTS.values()}) == 52


def test_the_words_fit_the_card_and_the_panel() -> None:
    assert [entry.title for entry in ENTRIES if len(entry.title) > LONGEST_TITLE] == []
    assert [entry.description for entry in ENTRIES if len(entry.description) > LONGEST_DESCRIPTION] == []


def test_a_description_is_whole_sentences_and_a_title_none() -> None:
    assert [
        entry for entry in ENTRIES if entry.title.endswith(".") or not entry.description.endswith((".", "!", "?"))
    ] == []


def test_families_read_nothing_about_drink_stakes_or_lust() -> None:
    shown = [entry.worded(for_family=True) for entry in CHARTS.values()]
    assert [entry for entry in shown if STRONG.search(entry.title + entry.description)] == []


def test_grown_ups_read_the_charts_own_words() -> None:
    assert CHARTS["AD"].worded(for_family=False).title == "Rat Bastards"
    assert CHARTS["AD"].worded(for_family=True).title == "Ratty Relatives"
    assert CHARTS["9D"].worded(for_family=True).title == "Severed Mast"
