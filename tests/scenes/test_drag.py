"""Dragging: lift, tilt, one pointer only, and a drop judged by the card's own overlap."""

import pytest

from scenes.motion.pose import Pose
from scenes.table.drag import GROWN, LEAN, LIFT, Carry, covered, overlap

REST = Pose(500, 900, angle=-3, scale=0.6, face="hen")


def taken() -> Carry:
    return Carry.take("hen", 7, REST, (520, 950), (540, 930))


def test_the_card_keeps_its_place_under_the_finger() -> None:
    carry = taken()
    assert (carry.pose.x, carry.pose.y) == (520, 880)
    carry.move(7, (1000, 600))
    assert (carry.pose.x, carry.pose.y) == (980, 550)


def test_it_rises_grows_and_straightens_within_a_moment() -> None:
    carry = taken()
    assert carry.pose.lift == 0
    for _ in range(12):
        carry.update(1 / 60)
    assert carry.pose.lift == LIFT
    assert carry.pose.scale == pytest.approx(0.6 * GROWN)
    assert abs(carry.pose.angle) < 1


def test_it_leans_into_the_motion_never_too_far_and_straightens_when_held_still() -> None:
    carry = taken()
    for step in range(30):
        carry.move(7, (540 + step * 60, 930))
        carry.update(1 / 60)
    assert 5 < carry.lean <= LEAN
    for step in range(30):
        carry.move(7, (2280 - step * 60, 930))
        carry.update(1 / 60)
    assert -LEAN <= carry.lean < -5
    for _ in range(90):
        carry.update(1 / 60)
    assert carry.lean == 0
    assert not carry.update(1 / 60), "a card held still needs no frames"


def test_reduced_motion_does_not_lean() -> None:
    carry = Carry.take("hen", 7, REST, (520, 950), (540, 930), calm=True)
    carry.move(7, (900, 930))
    carry.update(1 / 60)
    assert carry.lean == 0
    assert carry.pose.lift == LIFT


def test_a_second_finger_neither_moves_nor_takes_it() -> None:
    carry = taken()
    assert not carry.move(8, (10, 10))
    assert carry.pos == (540, 930)
    assert carry.move(7, (541, 931))


def test_overlap_is_an_area() -> None:
    assert overlap((0, 0, 10, 10), (6, 8, 10, 10)) == 4 * 2
    assert overlap((0, 0, 10, 10), (10, 0, 5, 5)) == 0
    assert overlap((0, 0, 10, 10), (-5, -5, 50, 50)) == 100


def test_a_drop_counts_by_the_cards_overlap_though_the_finger_is_outside() -> None:
    spots = {"slot": (1000.0, 800.0, 200.0, 280.0)}
    card = (830.0, 810.0, 250.0, 280.0)
    finger_x = 850
    assert finger_x < 1000
    assert covered(card, spots) == "slot"


def test_a_corner_is_not_enough() -> None:
    spots = {"slot": (1000.0, 800.0, 200.0, 280.0)}
    assert covered((820.0, 620.0, 200.0, 280.0), spots) is None
    assert covered((300.0, 100.0, 200.0, 280.0), spots) is None


def test_the_spot_covered_most_wins_among_those_that_accept() -> None:
    spots = {"left": (0.0, 0.0, 100.0, 100.0), "right": (100.0, 0.0, 100.0, 100.0)}
    carry = taken()
    box = (60.0, 0.0, 100.0, 100.0)
    assert carry.over(box, spots, ["left", "right"]) == "right"
    assert carry.over(box, spots, ["left"]) == "left"
    assert carry.over(box, spots, []) is None


def test_of_small_spots_that_a_large_card_covers_whole_the_one_under_its_middle_is_meant() -> None:
    spots = {name: (40.0 * n, 0.0, 30.0, 40.0) for n, name in enumerate(("left", "middle", "right"))}
    assert covered((-45.0, -60.0, 200.0, 160.0), spots) == "middle"
    assert covered((-85.0, -60.0, 200.0, 160.0), spots) == "left"
