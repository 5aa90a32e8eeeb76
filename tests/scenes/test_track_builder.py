"""The track builder's logic: order, side, overlap, count, and what a drag means; numbers worked out by hand."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from game.rulebooks.farm_and_furious.options import Options
from scenes.tables.farm_and_furious_setup.plan import TrackPlan, length_told, loss_told, minutes


def plan(*cards: str) -> TrackPlan:
    """'Ab' notation: A lies blue, b lies orange, c2 lies orange over two spaces."""
    return TrackPlan.of(
        [
            {"card": c[0].upper(), "side": "orange" if c[0].islower() else "blue", "overlap": int(c[1:] or 0)}
            for c in cards
        ]
    )


def shown(found: TrackPlan) -> list[str]:
    return [
        (card.card.lower() if card.side == "orange" else card.card) + (str(card.overlap) if card.overlap else "")
        for card in found.laid
    ]


def test_plain_track_is_three_blue_cards_of_24_spaces() -> None:
    assert shown(TrackPlan()) == ["A", "B", "C"]
    assert TrackPlan().track.length == 24
    assert TrackPlan().starts == [0, 8, 16]


def test_left_out_cards_come_back_blue_and_unlapped() -> None:
    one = plan("c")
    assert one.track.length == 8
    assert shown(one.with_count(3)) == ["c", "A", "B"]
    lapped = plan("A", "b3", "c4").with_count(2)
    assert shown(lapped) == ["A", "b3"]
    assert shown(lapped.with_count(3)) == ["A", "b3", "c"]
    assert plan("A").with_count(0).count == 1
    assert plan("A").with_count(9).count == 3


def test_wrong_option_is_refused() -> None:
    with pytest.raises(ValidationError):
        TrackPlan.of([{"card": "A"}, {"card": "A"}])
    with pytest.raises(ValidationError):
        TrackPlan.of([{"card": "A", "overlap": 2}])


def test_option_goes_back_into_the_rules() -> None:
    built = plan("b", "A", "c2")
    assert TrackPlan.of(Options(track=built.option()).model_dump()["track"]) == built


def test_overlap_shortens_and_the_covered_mud_vanishes() -> None:
    # A blue 1-8; B orange 9-16 with straw at 11, mud at 15; C orange pulled over two: starts after 14.
    built = plan("A", "b", "c2")
    assert built.track.length == 22
    assert built.starts == [0, 8, 14]
    assert built.track.specials == {11: "straw", 16: "straw", 18: "mud", 20: "kennel"}
    assert loss_told(built, 1) == "B loses 2 spaces, and its mud"
    assert length_told(built) == "22 spaces in all"


def test_a_loss_without_specials_and_with_two() -> None:
    assert loss_told(plan("A", "B1"), 0) == "A loses 1 space"
    assert loss_told(plan("A", "B"), 0) == ""
    assert loss_told(plan("A", "b"), 1) == ""
    # A orange: mud 3, straw 6; six spaces covered are 3 to 8.
    assert loss_told(plan("a", "B6"), 0) == "A loses 6 spaces, and its mud and its straw"


def test_overlap_stays_within_the_rules() -> None:
    assert shown(plan("A", "B").with_overlap(1, 9)) == ["A", "B6"]
    assert shown(plan("A", "B3").with_overlap(1, -1)) == ["A", "B"]
    assert shown(plan("A", "B").with_overlap(0, 4)) == ["A", "B"]


def test_flip_turns_one_card_there_and_back() -> None:
    assert shown(plan("A", "B", "C").flipped(1)) == ["A", "b", "C"]
    assert shown(plan("A", "B", "C").flipped(1).flipped(1)) == ["A", "B", "C"]


def test_moving_lays_the_card_plain_and_frees_the_first() -> None:
    assert shown(plan("A", "b2", "c3").moved(2, 0)) == ["c", "A", "b2"]
    assert shown(plan("A", "b2", "c3").moved(0, 2)) == ["b", "c3", "A"]
    assert shown(plan("A", "b2", "c3").moved(1, 1)) == ["A", "b2", "c3"]


@pytest.mark.parametrize(
    ("index", "left", "wanted"),
    [
        (2, 16.0, ["A", "B", "C"]),
        (2, 15.4, ["A", "B", "C1"]),
        (2, 14.0, ["A", "B", "C2"]),
        (2, 8.1, ["A", "B", "C6"]),
        (2, 7.9, ["A", "C", "B"]),
        (2, 6.0, ["A", "C2", "B"]),
        (2, -3.0, ["C", "A", "B"]),
        (2, 30.0, ["A", "B", "C"]),
        (1, 6.0, ["A", "B2", "C"]),
        (1, 10.0, ["A", "B", "C2"]),
        (1, 15.9, ["A", "B", "C6"]),
        (1, 16.5, ["A", "C", "B"]),
        (0, 3.0, ["A", "B3", "C"]),
        (0, 9.0, ["B", "A", "C"]),
        (0, 17.0, ["B", "C", "A"]),
        (0, -5.0, ["A", "B", "C"]),
    ],
)
def test_drag_over_or_past(index: int, left: float, wanted: list[str]) -> None:
    assert shown(plan("A", "B", "C").dropped(index, left)) == wanted


def test_drag_that_goes_nowhere_changes_nothing() -> None:
    built = plan("a", "b2", "c5")
    for index, start in enumerate(built.starts):
        assert built.dropped(index, float(start)) == built


def test_pulling_a_covering_card_right_uncovers_first() -> None:
    # b lies over two spaces of A: its left edge is at 6.
    assert shown(plan("A", "b2", "C").dropped(1, 8.0)) == ["A", "b", "C"]
    assert shown(plan("A", "b2", "C").dropped(1, 9.0)) == ["A", "b", "C1"]


def test_kennel_belongs_on_the_last_card() -> None:
    assert not plan("A", "b", "c").kennel_too_early
    assert plan("c", "A").kennel_too_early
    assert not plan("c", "A3").kennel_too_early, "spaces 6 to 8 of C, the kennel among them, are covered"
    assert not plan("C", "A").kennel_too_early, "a blue card holds no kennel"
    assert not plan("c").kennel_too_early


@pytest.mark.parametrize(("length", "wanted"), [(8, 3), (12, 5), (16, 6), (20, 8), (22, 9), (24, 10)])
def test_minutes_between_the_measured_lengths(length: int, wanted: int) -> None:
    assert minutes(length) == wanted
