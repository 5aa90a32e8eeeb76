"""Poses, tweens and the director, without a window."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from scenes.motion.cue import Cue, Way
from scenes.motion.director import Director, Scored
from scenes.motion.easing import hop, settle, smooth, steady
from scenes.motion.pose import Piece, Pose, mix
from scenes.motion.tween import Hops, Tween


@dataclass
class Stage:
    """A table whose state is simply where its pieces are."""

    cues: dict[str, Cue] = field(default_factory=dict)
    exits: dict[Piece, Pose] = field(default_factory=dict)

    def layout(self, shown: dict[Piece, Pose]) -> dict[Piece, Pose]:
        return dict(shown)

    def cue(self, event: str, shown: dict[Piece, Pose]) -> Cue:
        return self.cues.get(event, Cue(0.2, ease=steady))

    def entrance(self, piece: Piece, end: Pose, poses: dict[Piece, Pose]) -> Pose:
        return replace(end, alpha=0.0)

    def farewell(self, piece: Piece, start: Pose, shown: Any) -> Pose | None:
        return self.exits.get(piece)


HERE, THERE = Pose(0, 0), Pose(100, 40)


def director(stage: Stage | None = None) -> Director[dict[Piece, Pose]]:
    return Director(stage or Stage(), {"a": HERE, "b": HERE})


@pytest.mark.parametrize("ease", [steady, smooth, settle])
def test_every_easing_goes_from_start_to_end(ease: Any) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_settling_overshoots_a_little() -> None:
    assert 1.0 < max(settle(i / 100) for i in range(101)) < 1.12
    assert [hop(0), hop(0.5), hop(1)] == [0, 1, 0]


def test_a_new_face_shows_once_the_card_has_turned_past_its_edge() -> None:
    down, up = Pose(0, 0, face="back"), Pose(10, 0, face="hen")
    assert (mix(down, up, 0.25).face, mix(down, up, 0.25).width) == ("back", 0.5)
    assert mix(down, up, 0.5).width == 0
    assert (mix(down, up, 0.75).face, mix(down, up, 0.75).width) == ("hen", 0.5)


def test_a_tween_rises_in_the_middle_and_ends_exactly() -> None:
    tween = Tween(HERE, THERE, 1.0, arc=30, ease=steady)
    half = tween.advance(0.5, lambda sound: None)
    assert (half.x, half.y, half.lift) == (50, 20, 30)
    assert tween.advance(0.5, lambda sound: None) == THERE
    assert tween.done


def test_hops_touch_every_stop_and_tick_there() -> None:
    heard: list[str] = []
    stops = (Pose(10, 0, face="run"), Pose(20, 0, face="run"), Pose(30, 0, face="run"))
    hops = Hops(Pose(0, 0, face="run"), stops[-1], 0.6, way=Way(stops, 0.2, 50, "hop", "tick"))
    up = hops.advance(0.1, heard.append)
    assert (up.x, up.lift, up.face, heard) == (pytest.approx(5), pytest.approx(50), "hop", [])
    assert hops.advance(0.1, heard.append).lift == pytest.approx(0)
    assert heard == ["tick"]
    assert hops.advance(0.5, heard.append) == stops[-1]
    assert heard == ["tick"] * 3


def test_a_beat_moves_what_differs_and_shows_its_outcome_at_the_end() -> None:
    d = director()
    d.enqueue([Scored("go", {"a": THERE, "b": HERE})])
    d.update(0.1)
    assert d.poses["a"].x == pytest.approx(50)
    assert d.poses["b"] == HERE
    assert d.shown["a"] == HERE, "scores must not run ahead of the pieces"
    assert d.in_flight("a")
    assert not d.in_flight("b")
    d.update(0.1)
    assert d.poses["a"] == THERE
    assert d.shown["a"] == THERE
    assert not d.busy


def test_beats_follow_one_another_and_may_overlap() -> None:
    stage = Stage({"first": Cue(0.4, overlap=0.3, ease=steady), "second": Cue(0.4, ease=steady)})
    d = director(stage)
    d.enqueue([Scored("first", {"a": THERE, "b": HERE}), Scored("second", {"a": THERE, "b": THERE})])
    d.update(0.05)
    assert d.in_flight("a")
    assert not d.in_flight("b")
    d.update(0.1)
    d.update(0.01)
    assert d.in_flight("a")
    assert d.in_flight("b")


def test_outcomes_are_told_in_order_even_when_a_later_beat_is_shorter() -> None:
    stage = Stage({"long": Cue(0.5, overlap=0.45), "short": Cue(0.1)})
    d = director(stage)
    landed: list[str] = []
    d.on_land = landed.append
    d.enqueue([Scored("long", {"a": THERE, "b": HERE}), Scored("short", {"a": THERE, "b": THERE})])
    for _ in range(9):
        d.update(0.05)
    assert landed == []
    d.update(0.06)
    assert landed == ["long", "short"]


def test_hold_waits_for_readers_and_nothing_moves_meanwhile() -> None:
    d = director(Stage({"read": Cue(0.1, hold=1.0)}))
    d.enqueue([Scored("read", {"a": THERE, "b": HERE}), Scored("go", {"a": THERE, "b": THERE})])
    d.update(0.1)
    d.update(0.9)
    assert d.poses["b"] == HERE
    assert d.busy
    assert not d.moving
    d.update(0.1)
    d.update(0.1)
    assert d.in_flight("b")


def test_skip_ends_where_playing_on_would_and_tells_everything() -> None:
    d, landed = director(), list[str]()
    d.on_land = landed.append
    d.enqueue([Scored("one", {"a": THERE, "b": HERE}), Scored("two", {"a": THERE, "b": THERE})])
    d.update(0.05)
    d.skip()
    assert d.poses == {"a": THERE, "b": THERE} == d.shown
    assert landed == ["one", "two"]
    assert not d.busy


def test_glide_moves_from_where_things_are_and_forgets_the_queue() -> None:
    d = director()
    d.enqueue([Scored("one", {"a": THERE, "b": HERE}), Scored("two", {"a": THERE, "b": THERE})])
    d.update(0.1)
    d.glide({"a": HERE, "b": HERE}, 0.2)
    assert d.shown["a"] == HERE
    assert d.poses["a"].x == pytest.approx(50)
    d.update(0.2)
    assert d.poses == {"a": HERE, "b": HERE}
    assert not d.busy


def test_speed_is_one_factor() -> None:
    d = director()
    d.speed = 4.0
    d.enqueue([Scored("go", {"a": THERE, "b": HERE})])
    d.update(0.05)
    assert d.poses["a"] == THERE


def test_reduced_motion_fades_under_a_tenth_of_a_second_or_so_and_never_travels() -> None:
    stage = Stage({"go": Cue(0.9, arc=90, ways={"a": Way((THERE, Pose(200, 0)), 0.4, 60)})})
    d = director(stage)
    d.calm = True
    d.enqueue([Scored("go", {"a": Pose(200, 0), "b": HERE})])
    places = set()
    for _ in range(11):
        d.update(0.01)
        places.add((d.poses["a"].x, d.poses["a"].lift))
    assert places == {(0, 0), (200, 0)}
    assert not d.busy


def test_pieces_that_go_leave_by_their_farewell() -> None:
    stage = Stage(exits={"b": Pose(0, -50, alpha=0.0)})
    d = director(stage)
    d.enqueue([Scored("gone", {"a": HERE})])
    d.update(0.1)
    assert d.poses["b"].y < 0
    d.update(0.1)
    assert set(d.poses) == {"a"}


def test_a_new_piece_enters_where_the_table_says() -> None:
    d = director()
    d.enqueue([Scored("new", {"a": HERE, "b": HERE, "c": THERE})])
    d.update(0.1)
    assert 0 < d.poses["c"].alpha < 1
    d.update(0.1)
    assert d.poses["c"] == THERE


def test_a_hopping_pawn_keeps_hopping_when_its_last_space_gets_crowded() -> None:
    way = Way((Pose(50, 0), Pose(100, 0)), 0.2, 40)
    d = director(Stage({"hop": Cue(ways={"a": way}, overlap=0.35)}))
    d.enqueue([Scored("hop", {"a": Pose(100, 0), "b": HERE}), Scored("go", {"a": Pose(90, 0), "b": THERE})])
    d.update(0.06)
    d.update(0.04)
    assert d.poses["a"].lift > 20
    d.update(0.31)
    assert d.poses["a"] == Pose(90, 0)


def test_sounds_are_heard_at_start_and_landing() -> None:
    d = director(Stage({"go": Cue(0.2, sound="slide", land="tock")}))
    d.enqueue([Scored("go", {"a": THERE, "b": HERE})])
    d.update(0.1)
    assert d.heard == ["slide"]
    d.update(0.1)
    assert d.heard == ["slide", "tock"]
