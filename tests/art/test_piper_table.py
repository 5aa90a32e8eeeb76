"""The table of Pay the Piper leaves room for the ribbon and the hand, and its windows lie inside its houses."""

import itertools
import json

import pytest

from assets.build import manifest
from assets.build.art import ASSETS, MANIFEST

DATA = json.loads((ASSETS / "data/piper_table.json").read_text("utf-8"))
PICTURES = manifest.read(MANIFEST)
FAMILIES = [family["name"] for family in DATA["families"]]
SEATS = [pytest.param(int(count), seat, id=f"{count} families") for count, seat in DATA["seats"].items()]
RIBBON, SIDE_FOOT = 112, 870


def plot(seat: dict, foot: list[float]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a house's body and its plate."""
    house, scale = DATA["house"][seat["size"]], seat["scale"]
    left, _, width, _ = (side * scale for side in house["plate"])
    x, y = foot[0] - house["anchor"][0] * scale + left, foot[1] - house["anchor"][1] * scale
    bottom = y + (house["plate"][1] + house["plate"][3]) * scale
    return x, y, x + width, bottom


def apart(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def test_there_are_two_to_ten_families() -> None:
    assert sorted(int(count) for count in DATA["seats"]) == list(range(2, 11))
    assert len(set(FAMILIES)) == 10


@pytest.mark.parametrize(("count", "seat"), SEATS)
def test_no_plot_covers_another(count: int, seat: dict) -> None:
    plots = [plot(seat, foot) for foot in seat["feet"]]
    assert len(plots) == count
    assert [pair for pair in itertools.combinations(plots, 2) if not apart(*pair)] == []


@pytest.mark.parametrize(("count", "seat"), SEATS)
def test_the_houses_leave_the_ribbon_the_hand_and_the_chest_free(count: int, seat: dict) -> None:
    left, top, width, height = DATA["hand"]["rect"]
    hand = (left, top, left + width, top + height)
    chest = (DATA["chest"]["foot"][0] - 150, 440, DATA["chest"]["foot"][0] + 150, 700)
    for foot in seat["feet"]:
        mine = plot(seat, foot)
        assert apart(mine, hand)
        assert apart(mine, chest)
        assert mine[1] >= RIBBON
        assert mine[0] >= 0
        assert mine[2] <= 1920
        assert mine[3] <= SIDE_FOOT


@pytest.mark.parametrize("size", ["large", "small"])
def test_three_windows_lie_side_by_side_in_the_house(size: str) -> None:
    house = DATA["house"][size]
    width, height = house["size"]
    windows = house["windows"]
    assert len(windows) == 3
    for x, y, w, h in windows:
        assert 0 < x < x + w < width
        assert 0 < y < y + h < height
        assert w / h == pytest.approx(136 / 160, abs=0.01)
    assert all(a[0] + a[2] <= b[0] + 1 for a, b in itertools.pairwise(windows))


@pytest.mark.parametrize("size", ["large", "small"])
def test_the_house_measures_what_its_picture_does(size: str) -> None:
    house = DATA["house"][size]
    for family in FAMILIES:
        picture = PICTURES[house["picture"].format(family=family)]
        assert picture["size"] == house["size"]
        anchor = [share * side for share, side in zip(picture["anchor"], picture["size"], strict=True)]
        assert anchor == pytest.approx(house["anchor"], abs=0.1)


def test_every_child_can_smile_worry_and_walk() -> None:
    for child in range(1, DATA["children"] + 1):
        for name in (f"child_{child}", f"child_{child}_worried", f"child_{child}_giggle", f"follower_{child}"):
            assert f"piper/{name}" in PICTURES


def test_the_chest_fills_in_order() -> None:
    assert DATA["fill"] == sorted(DATA["fill"])
    assert [f"piper/chest_{i}" in PICTURES for i in range(len(DATA["fill"]))] == [True] * 6
