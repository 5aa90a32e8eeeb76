"""The farm as the rules measure it: connected, Croc across every way, one dead end, and the ways to walk."""

from collections import Counter

import pytest
from pydantic import ValidationError

from game.rulebooks.treasure_run.board import (
    BEAT,
    BOARD,
    CHESTS,
    KINDS,
    NEEDS,
    NEIGHBOURS,
    NODES,
    SHIP,
    START,
    STEPS,
    Board,
    patrol,
    routes,
)


def reached(origin: str, without: frozenset[str] = frozenset()) -> set[str]:
    """Every space that can be walked to."""
    found, fresh = {origin}, {origin}
    while fresh:
        fresh = {beside for at in fresh for beside in NEIGHBOURS[at]} - found - without
        found |= fresh
    return found


def test_what_lies_on_the_farm() -> None:
    counted = Counter(KINDS.values())
    assert counted == {"plain": 19, "pie": 11, "treasure": 9, "obstacle": 7, "start": 1, "ship": 1}
    assert sorted(NEEDS.values()) == [3, 3, 3, 4, 4, 4, 5]
    assert [len(branch) for branch in BOARD.branches.values()] == [13, 13, 13]
    assert all(0 < node.x < BOARD.size[0] and 0 < node.y < BOARD.size[1] for node in BOARD.nodes)


def test_the_farm_is_connected_and_every_chest_can_be_reached() -> None:
    assert reached(START) == set(NODES)
    assert set(CHESTS) <= reached(START)
    assert len(CHESTS) == 9


def test_a_path_is_named_once() -> None:
    assert len({frozenset(edge) for edge in BOARD.edges}) == len(BOARD.edges) == 53
    assert all(len(set(edge)) == 2 for edge in BOARD.edges)


def test_the_beat_is_a_loop_of_fourteen_that_avoids_start_and_ship() -> None:
    assert len(set(BEAT)) == len(BEAT) == 14
    assert all(BEAT[at - 1] in NEIGHBOURS[space] for at, space in enumerate(BEAT))
    assert not {START, SHIP} & set(BEAT)
    assert BOARD.croc_start in BEAT


def test_the_beat_crosses_every_way_to_the_ship() -> None:
    assert SHIP not in reached(START, frozenset(BEAT))
    assert SHIP in reached(START, frozenset(BEAT[:7])), "half of it leaves the way through the carob grove open"


def test_the_ship_is_the_only_dead_end() -> None:
    assert [space for space, beside in NEIGHBOURS.items() if len(beside) == 1] == [SHIP]


def test_no_obstacle_lies_on_the_beat() -> None:
    assert not set(NEEDS) & set(BEAT)


@pytest.mark.parametrize(
    ("one", "two", "steps"),
    [("gate", "gate", 0), ("gate", "n3", 3), ("gate", "ship", 17), ("n5", "m5", 2), ("n7", "s6", 7), ("m8", "ship", 9)],
)
def test_steps(one: str, two: str, steps: int) -> None:
    assert STEPS[one][two] == STEPS[two][one] == steps


def test_croc_goes_round_and_round() -> None:
    assert patrol("m8", 1) == ("x4",)
    assert patrol("m5", 3) == ("x1", "n5", "n6")
    assert patrol("n5", 14) == (*BEAT[1:], "n5")


@pytest.mark.parametrize(
    ("at", "came", "steps", "sure", "ends"),
    [
        ("gate", "", 1, False, ["n1", "m1", "s1"]),
        ("n3", "", 6, False, ["m3", "s3", "n4"]),
        ("n4", "n3", 1, False, ["n5"]),
        ("n4", "", 1, False, ["n3", "n5"]),
        ("q3", "", 6, False, ["q2", "ship"]),
        ("q1", "m13", 4, False, ["n10", "s10", "q2"]),
        ("q1", "m13", 4, True, ["n10", "s10", "ship"]),
        ("m13", "", 6, False, ["m9", "n9", "s9", "q2"]),
        ("ship", "", 3, False, ["q2"]),
    ],
)
def test_routes(at: str, came: str, steps: int, sure: bool, ends: list[str]) -> None:
    assert Counter(path[-1] for path in routes(at, came, steps, sure)) == Counter(ends)


def test_ways_to_one_end_are_two_where_the_future_differs() -> None:
    """From m8 ten steps: the oven is met at once, or from the other side, or after a loop with less left."""
    found = [(len(path), path[-2]) for path in routes("m8", "", 10) if path[-1] == "m4"]
    assert len(found) == len(set(found)) > 1


def test_every_walk_keeps_the_rules() -> None:
    for at in NODES:
        for steps in range(1, 13):
            for path in routes(at, "", steps):
                whole = (at, *path)
                assert all(two in NEIGHBOURS[one] for one, two in zip(whole, path, strict=False))
                assert all(whole[i] != whole[i + 2] for i in range(len(whole) - 2))
                assert not any(space in NEEDS or space == SHIP for space in path[:-1])
                assert len(path) == steps or path[-1] in NEEDS or path[-1] == SHIP


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ({"croc_start": "gate"}, "Croc starts on his beat"),
        ({"ship": "shop"}, "every space is named once"),
        ({"edges": BOARD.edges[1:-1]}, "every space is named once"),
        ({"nodes": (*BOARD.nodes, BOARD.nodes[0])}, "every space is named once"),
    ],
)
def test_a_wrong_board_is_refused(fault: dict[str, object], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Board.model_validate(BOARD.model_dump() | fault)


def test_an_obstacle_has_its_number() -> None:
    wrong = [node.model_dump() | ({"need": 0} if node.id == "n4" else {}) for node in BOARD.nodes]
    with pytest.raises(ValidationError, match="n4: obstacles, and they alone"):
        Board.model_validate(BOARD.model_dump() | {"nodes": wrong})
