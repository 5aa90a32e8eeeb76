"""The players' guides: the same in both languages, and in the words that the screens use."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from game.catalogue import tables
from game.language import LANGUAGES, set_language, tr

GUIDES = Path(__file__).parents[1] / "assets" / "guides"
BUTTONS = ("Play", "Learn", "Continue", "Saved games", "Copy report", "Settings", "Flat table", "Kiosk")


class Page(HTMLParser):
    """The tags of a page, its files, and its words."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.files: list[str] = []
        self.alts: list[str] = []
        self.words = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep tags and what they point at."""
        self.tags.append(tag)
        values = dict(attrs)
        self.files += [str(values[name]) for name in ("src", "href") if name in values]
        if tag == "img":
            self.alts.append(str(values.get("alt") or ""))

    def handle_data(self, data: str) -> None:
        """Keep the words."""
        self.words += data


@pytest.fixture(params=sorted(LANGUAGES))
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def page(language: str) -> Page:
    return Page(GUIDES / f"players.{language}.html")


def test_a_guide_speaks_of_every_game_as_the_tavern_does(language: str) -> None:
    words = page(language).words
    for book in tables():
        told = re.search(rf"{re.escape(tr(book.title))}\s+(\d+)\D+(\d+) \w+, (\d+) minutes", words)
        assert told, book.id
        assert tuple(map(int, told.groups())) == (book.seats.start, book.seats.stop - 1, book.minutes)


def test_a_guide_names_buttons_as_they_are_labelled(language: str) -> None:
    words = page(language).words
    assert [label for label in BUTTONS if tr(label) not in words] == []


def test_everything_a_guide_points_to_is_there(language: str) -> None:
    shown = page(language)
    assert [name for name in shown.files if not (GUIDES / name).is_file()] == []
    assert all(shown.alts), "every picture is told in words too"


def test_both_guides_have_one_structure() -> None:
    one, other = (page(code).tags for code in ("en", "fr"))
    assert one == other
