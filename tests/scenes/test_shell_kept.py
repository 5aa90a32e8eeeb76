"""Kept pictures: made once, the ones asked for longest ago let go of first."""

import pygame

from scenes.kept import Kept, one, weight


def square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_a_picture_is_made_once() -> None:
    kept, made = Kept(100, one), list[str]()

    def make() -> pygame.Surface:
        made.append("made")
        return square(1)

    assert kept.keep(("a",), make) is kept.keep(("a",), make)
    assert kept.get(("a",)) is kept.keep(("a",), make)
    assert made == ["made"]


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    gone: list[object] = []
    kept = Kept(2, one, gone.append)
    for name in "ab":
        kept.keep((name,), lambda: square(1))
    kept.get(("a",))
    kept.keep(("c",), lambda: square(1))
    assert [name for name in "abc" if (name,) in kept] == ["a", "c"]
    assert gone == [("b",)]


def test_pictures_are_weighed_by_their_bytes_and_the_newest_stays() -> None:
    """Ten by ten pixels of four bytes weigh 400; a thousand hold two of them."""
    assert weight(square(10)) == 400
    kept = Kept(1000)
    for number in range(3):
        kept.keep((number,), lambda: square(10))
    assert [number for number in range(3) if (number,) in kept] == [1, 2]
    kept.keep(("large",), lambda: square(100))
    assert ("large",) in kept
    assert (2,) not in kept


def test_what_is_forgotten_weighs_nothing() -> None:
    kept = Kept(2, one)
    kept.keep(("a",), lambda: square(1))
    kept.forget(("a",))
    kept.forget(("never there",))
    for name in "bc":
        kept.keep((name,), lambda: square(1))
    assert ("b",) in kept
    kept.clear()
    assert ("b",) not in kept
    for name in "de":
        kept.keep((name,), lambda: square(1))
    assert ("d",) in kept
