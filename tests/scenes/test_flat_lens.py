"""Lenses of a flat table: places of the window and of a turned plane, by numbers worked out by hand."""

import pytest

from scenes.flat.lens import Lens
from scenes.flat.over import lens_of_screen
from scenes.flat.seating import PLACES, STRIP, Spot, board_lens, board_room, board_turn, spots, usual
from scenes.stage import Box, Stage, Units

WINDOW: Box = (0.0, 0.0, 1920.0, 1080.0)


@pytest.mark.parametrize(
    ("turn", "window"),
    [
        # The plane's (130, 60) lies 30 right of and 10 below the middle (100, 50); half a window unit per unit.
        (0, (415.0, 305.0)),
        (90, (395.0, 315.0)),
        (180, (385.0, 295.0)),
        (270, (405.0, 285.0)),
    ],
)
def test_a_place_is_shown_turned_about_the_centre_and_found_again(turn: int, window: Units) -> None:
    lens = Lens((0.0, 0.0, 200.0, 100.0), (400.0, 300.0), 0.5, turn)
    assert lens.to_window((130.0, 60.0)) == window
    assert lens.to_plane(window) == (130.0, 60.0)


def test_a_lens_turned_across_covers_as_much_of_the_window_the_other_way_round() -> None:
    lens = Lens((0.0, 0.0, 200.0, 100.0), (400.0, 300.0), 0.5, 90)
    assert lens.rect == (375.0, 250.0, 50.0, 100.0)
    assert lens.covers((376.0, 349.0))
    assert not lens.covers((430.0, 300.0))


@pytest.mark.parametrize(
    ("edge", "foot", "bottom", "right"),
    [
        # Where the bottom middle of the strip is shown, and where its bottom right corner: 670 * 0.5625 = 376.875.
        ("south", (960.0, 1080.0), (960.0, 1080.0), (1336.875, 1080.0)),
        ("north", (960.0, 0.0), (960.0, 0.0), (583.125, 0.0)),
        ("west", (0.0, 540.0), (0.0, 540.0), (0.0, 916.875)),
        ("east", (1920.0, 540.0), (1920.0, 540.0), (1920.0, 163.125)),
    ],
)
def test_every_strip_stands_with_its_bottom_at_its_edge(edge: str, foot: Units, bottom: Units, right: Units) -> None:
    lens = Spot(edge, foot).strip  # type: ignore[arg-type]
    x, y, w, h = STRIP
    assert lens.to_window((x + w / 2, y + h)) == pytest.approx(bottom)
    assert lens.to_window((x + w, y + h)) == pytest.approx(right)


def overlapping(one: Box, other: Box) -> bool:
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return wide > 0.5 and high > 0.5


@pytest.mark.parametrize("people", range(1, 7))
@pytest.mark.parametrize("window", [WINDOW, (0.0, -60.0, 1920.0, 1200.0), (-200.0, 0.0, 2320.0, 1080.0)])
def test_strips_of_any_number_of_people_lie_apart_and_clear_of_the_board(people: int, window: Box) -> None:
    places = usual(people)
    rects = [spot.strip.rect for spot in spots(places, window)]
    room = board_room(places, window)
    for n, rect in enumerate(rects):
        assert not overlapping(rect, room)
        assert not any(overlapping(rect, other) for other in rects[n + 1 :])
        x, y, w, h = rect
        assert window[0] - 0.5 <= x
        assert x + w <= window[0] + window[2] + 0.5
        assert window[1] - 0.5 <= y
        assert y + h <= window[1] + window[3] + 0.5


def test_two_on_one_edge_share_it_and_one_alone_sits_in_its_middle() -> None:
    both = spots(("south-left", "south-right"), WINDOW)
    assert [spot.foot for spot in both] == [(480.0, 1080.0), (1440.0, 1080.0)]
    assert spots(("south-right",), WINDOW)[0].foot == (960.0, 1080.0)


def test_the_board_turns_along_the_table_and_across_only_where_nobody_sits_along_it() -> None:
    around = ("south-left", "west", "north-right", "east")
    assert board_turn(around, "south", 180) == 0
    assert board_turn(around, "north", 0) == 180
    assert [board_turn(around, "west", before) for before in (0, 180)] == [0, 180]
    assert board_turn(("west", "east"), "west", 0) == 90
    assert board_turn(("west", "east"), "east", 0) == 270


def test_the_board_is_as_large_as_its_room_allows_turned_or_not() -> None:
    room = (200.0, 100.0, 1520.0, 880.0)
    # 1520 / 1920 is less than 880 / 1080; across, 880 / 1920 is less than 1520 / 1080.
    assert board_lens(WINDOW, room, 0).scale == pytest.approx(1520 / 1920)
    assert board_lens(WINDOW, room, 90).scale == pytest.approx(880 / 1920)
    assert board_lens(WINDOW, room, 90).centre == (960.0, 540.0)


def test_a_whole_screen_opens_before_its_seat_inside_the_window() -> None:
    stage = Stage(1920, 1080)
    for spot in spots(PLACES, stage.visible):
        x, y, w, h = lens_of_screen(stage, spot).rect
        assert x >= -0.5
        assert y >= -0.5
        assert x + w <= 1920.5
        assert y + h <= 1080.5
        assert sorted((w, h)) == [pytest.approx(607.5), pytest.approx(1080.0)]
