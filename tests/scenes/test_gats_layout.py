"""The chart's layout: every card has its place, the largest hand and the longest columns can be seen and pointed at."""

import itertools
from typing import Any

import pytest

from game.core import PUBLIC, Session
from scenes.stage import Box
from scenes.table.contract import Shown
from scenes.tables.rats_with_gats import geometry
from scenes.tables.rats_with_gats.layout import BACK, TITLE, Layout, box_of
from scenes.tables.rats_with_gats.story import Story
from tests.scenes.gats_voyage import NAMES, POSITION, agreed, card


def shown(viewer: int, seat: int = 0, position: dict[str, Any] | None = None) -> tuple[Layout, Shown]:
    agreement = agreed()
    laid = POSITION | (position or {})
    session = Session(agreement.rules(), 3, stacked=agreement.rulebook.stack.model_validate(laid))
    return Layout(session.rules, NAMES), Shown(session.view(viewer), viewer, seat, story=Story())


def apart(a: Box, b: Box) -> bool:
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def test_every_card_has_a_place_and_only_the_own_hand_and_the_chart_lie_open() -> None:
    layout, seen = shown(0)
    poses = layout.layout(seen)
    assert set(poses) == {card(piece) for piece in range(54)}
    lying_open = {piece for piece in range(54) if poses[card(piece)].face != BACK and poses[card(piece)].alpha > 0}
    assert lying_open == {0, 1, 2, 3, *range(13, 22)}


def test_a_public_viewer_sees_no_hand() -> None:
    layout, seen = shown(PUBLIC)
    poses = layout.layout(seen)
    assert {poses[card(piece)].face for piece in range(13)} == {BACK}


def test_obstacles_are_titled_and_what_was_played_lies_turned_below() -> None:
    layout, seen = shown(0)
    poses = layout.layout(seen)
    thief, first, second = (poses[card(piece)] for piece in (16, 17, 18))
    assert (thief.face, thief.angle) == (TITLE + "10H", 0)
    assert (first.face, first.angle, second.face) == ("gats/poker_QC", 90, "gats/poker_3H")
    assert thief.x == first.x == second.x
    assert thief.y < first.y < second.y
    assert second.depth > first.depth


@pytest.mark.parametrize("count", range(1, 18))
def test_of_a_hand_of_any_size_every_corner_shows_within_its_room(count: int) -> None:
    held = geometry.hand(count)
    assert len(held) == count
    left, _, room, _ = geometry.HAND
    for one in held:
        half = geometry.POKER[0] * one.scale / 2
        assert left - 1 <= one.x - half
        assert one.x + half <= left + room + 1
    for one, other in itertools.pairwise(held):
        if other.y - one.y < 50 and other.x > one.x:
            assert other.x - one.x >= 44, "room for the rank in its corner"


@pytest.mark.parametrize("count", range(1, 9))
def test_columns_stand_side_by_side_on_the_chart(count: int) -> None:
    places = geometry.columns(count)
    boxes = [(p.x - 118 * p.scale, p.y - 140 * p.scale, 236 * p.scale, 280 * p.scale) for p in places]
    for one, other in itertools.combinations(boxes, 2):
        assert apart(one, other)
    assert boxes[0][0] >= geometry.CHART_LEFT - 4
    assert boxes[-1][0] + boxes[-1][2] <= geometry.CHART_RIGHT + 4


@pytest.mark.parametrize("count", [1, 3, 5, 8])
def test_the_longest_column_ends_above_the_hand_and_every_card_of_it_peeps_out(count: int) -> None:
    place = geometry.columns(count)[0]
    spots = [place.card(index, 15) for index in range(15)]
    assert spots[-1][1] <= geometry.LOWEST + 0.1
    assert all(other[1] - one[1] >= 11 for one, other in itertools.pairwise(spots))


@pytest.mark.parametrize(("seats", "deep"), [(3, 1), (4, 1), (4, 2), (5, 2), (6, 1), (6, 2)])
@pytest.mark.parametrize("near", [0, 1])
def test_everybody_but_the_near_rat_has_a_plate_and_none_covers_another(seats: int, deep: int, near: int) -> None:
    plates = geometry.plates(seats, near, [seat < deep for seat in range(seats)])
    assert {plate.seat for plate in plates} | {near} == set(range(seats))
    assert [plate.deep for plate in plates[:deep]] == [True] * deep
    for one, other in itertools.combinations(plates, 2):
        assert apart(one.box, other.box)
    assert all(plate.box[1] + plate.box[3] <= geometry.SIDE[1] - 6 for plate in plates)


def test_a_card_in_a_column_is_pointed_at_as_it_lies() -> None:
    layout, seen = shown(0)
    _, _, wide, high = box_of(layout.layout(seen)[card(18)])
    assert (round(wide), round(high)) == (round(210 * 0.88), round(150 * 0.88))
