"""Tracks and walks, their tables worked out by hand from the printed cards."""

import pytest

from game.rulebooks.farm_and_furious.cards import FACTS, Special
from game.rulebooks.farm_and_furious.track import Stretch, Track, TrackCard, Walk


def laid(text: str) -> Track:
    """A track such as "A B* C-3": a star turns the orange side up, a number is the overlap."""
    cards = []
    for word in text.split():
        name, _, overlap = word.partition("-")
        side = "orange" if name.endswith("*") else "blue"
        cards.append(TrackCard.model_validate({"card": name[0], "side": side, "overlap": int(overlap or 0)}))
    return Track(cards)


def bare(specials: dict[int, Special]) -> Track:
    """Eight spaces with specials that no printed card has so close together."""
    track = laid("A")
    track.specials = specials
    return track


def test_the_printed_cards() -> None:
    assert FACTS.cards == ("dog", "hen", "duckling", "rabbit", "whistle", "rooster")
    assert FACTS.teams == ("carrot", "corn", "aubergine", "chilli", "leek")
    assert (FACTS.hen_spaces, FACTS.rabbit_spaces, FACTS.most_rounds) == (3, 4, 60)
    assert (FACTS.track.spaces, FACTS.track.most_overlap) == (8, 6)


@pytest.mark.parametrize(
    ("text", "length", "specials"),
    [
        ("A", 8, {}),
        ("A*", 8, {3: "mud", 6: "straw"}),
        ("B*", 8, {3: "straw", 7: "mud"}),
        ("C*", 8, {2: "straw", 4: "mud", 6: "kennel"}),
        ("A B C", 24, {}),
        (
            "A* B* C*",
            24,
            {3: "mud", 6: "straw", 11: "straw", 15: "mud", 18: "straw", 20: "mud", 22: "kennel"},
        ),
        ("C* A* B*", 24, {2: "straw", 4: "mud", 6: "kennel", 11: "mud", 14: "straw", 19: "straw", 23: "mud"}),
        ("B C* A", 24, {10: "straw", 12: "mud", 14: "kennel"}),
        # A over its own 7 and 8 only: the straw on 6 stays; B starts after 6.
        ("A* B-2", 14, {3: "mud", 6: "straw"}),
        ("A* B-3", 13, {3: "mud"}),
        ("A* B-6", 10, {}),
        # B begins after 5: straw 5 + 3, mud 5 + 7; A keeps its mud.
        ("A* B*-3", 13, {3: "mud", 8: "straw", 12: "mud"}),
        # B keeps 1 and 2; C begins after 2: straw 4, mud 6, kennel 8.
        ("B* C*-6", 10, {4: "straw", 6: "mud", 8: "kennel"}),
        # B begins after 2 and keeps 3 and 4, C begins after 4: straw 6, mud 8, kennel 10.
        ("A* B*-6 C*-6", 12, {6: "straw", 8: "mud", 10: "kennel"}),
        # C keeps 1 to 7, A begins after 7 and keeps three spaces of its own, B begins after 10.
        ("C* A*-1 B*-5", 18, {2: "straw", 4: "mud", 6: "kennel", 10: "mud", 13: "straw", 17: "mud"}),
    ],
)
def test_length_and_specials(text: str, length: int, specials: dict[int, str]) -> None:
    track = laid(text)
    assert (track.length, track.specials) == (length, specials)


def test_every_layout_ends_on_a_plain_space_and_has_one_kennel_at_most() -> None:
    """Every order and side with the same overlap throughout: the last card decides the end."""
    orders = ("A", "AB", "BC", "CA", "ABC", "ACB", "BAC", "BCA", "CAB", "CBA")
    for order in orders:
        for sides in range(2 ** len(order)):
            for overlap in range(7):
                words = [
                    letter + ("*" if sides >> i & 1 else "") + (f"-{overlap}" if i else "")
                    for i, letter in enumerate(order)
                ]
                track = laid(" ".join(words))
                assert track.length == 8 * len(order) - overlap * (len(order) - 1)
                assert all(1 < space < track.length for space in track.specials)
                assert list(track.specials.values()).count("kennel") <= 1


def test_printed_cards_never_put_straw_behind_a_special() -> None:
    """So stepping back twice, or onto mud or a kennel, happens on imagined cards only (below)."""
    for first in "ABC":
        for second in set("ABC") - {first}:
            for overlap in range(7):
                specials = laid(f"{first}* {second}*-{overlap}").specials
                assert not [s for s, kind in specials.items() if kind == "straw" and s - 1 in specials]


def test_stretches_are_what_stays_visible() -> None:
    assert laid("A B*-3 C-6").stretches == (
        Stretch("A", "blue", 1, 5),
        Stretch("B", "orange", 6, 7),
        Stretch("C", "blue", 8, 15),
    )


@pytest.mark.parametrize(
    ("start", "steps", "walk"),
    [
        (0, 0, Walk(())),
        (0, 1, Walk((1,))),
        (0, 2, Walk((1, 2, 1), straw=1)),
        (0, 3, Walk((1, 2, 3))),
        (0, 5, Walk((1, 2, 3, 4), mud=True)),
        (1, 3, Walk((2, 3, 4), mud=True)),
        (4, 0, Walk(())),
        (4, 1, Walk((5,))),
        (4, 2, Walk((5, 6), kennel=True)),
        (4, 4, Walk((5, 6, 7, 8), kennel=True)),
        (6, 0, Walk(())),
        (6, 1, Walk((7,))),
        (7, 4, Walk((8, 9, 10, 11))),
    ],
)
def test_walks_on_orange_c(start: int, steps: int, walk: Walk) -> None:
    """Straw 2, mud 4, kennel 6."""
    assert laid("C*").walk(start, steps) == walk


@pytest.mark.parametrize(
    ("specials", "start", "steps", "walk"),
    [
        ({4: "straw", 5: "straw"}, 2, 3, Walk((3, 4, 5, 4, 3), straw=2)),
        ({4: "straw", 5: "straw"}, 3, 2, Walk((4, 5, 4, 3), straw=2)),
        ({4: "straw", 5: "straw"}, 3, 1, Walk((4, 3), straw=1)),
        ({4: "straw", 5: "straw"}, 3, 3, Walk((4, 5, 6))),
        ({1: "straw"}, 0, 1, Walk((1, 0), straw=1)),
        ({1: "straw", 2: "straw", 3: "straw"}, 0, 3, Walk((1, 2, 3, 2, 1, 0), straw=3)),
        # Back onto the mud that it set out from: nothing new, and no end of anything.
        ({4: "mud", 5: "straw"}, 4, 1, Walk((5, 4), straw=1)),
        # Back onto the kennel that it set out from: the dog went when the pawn came, not now.
        ({4: "kennel", 5: "straw"}, 4, 1, Walk((5, 4), straw=1)),
        # Back onto a kennel that this very walk passed: taken once.
        ({4: "kennel", 5: "straw"}, 3, 2, Walk((4, 5, 4), straw=1, kennel=True)),
        # Mud first: neither the straw nor the kennel behind it is reached.
        ({3: "mud", 4: "straw", 5: "kennel"}, 0, 5, Walk((1, 2, 3), mud=True)),
        ({3: "kennel", 4: "mud"}, 0, 6, Walk((1, 2, 3, 4), mud=True, kennel=True)),
        ({3: "mud", 4: "mud"}, 2, 2, Walk((3,), mud=True)),
        ({3: "mud", 4: "mud"}, 3, 2, Walk((4,), mud=True)),
    ],
)
def test_walks_where_specials_touch(specials: dict[int, Special], start: int, steps: int, walk: Walk) -> None:
    assert bare(specials).walk(start, steps) == walk
