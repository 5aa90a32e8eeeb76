"""The road data agrees with the roads drawn on the boards, and leaves room for the longest race."""

import json
import math
import re

import pytest

from assets.build.art import ASSETS, KIT, composed

DATA = json.loads((ASSETS / "data/furious_lanes.json").read_text("utf-8"))
CARD = json.loads((ASSETS / "data/furious_card.json").read_text("utf-8"))
LANES = [pytest.param(int(count), lane, id=f"{count} cards") for count, lane in DATA["lanes"].items()]
SPACE = 62


def drawn(part: str) -> list[list[float]]:
    text = (KIT / f"parts/furious/{part}.svg").read_text("utf-8")
    return [[float(x), float(y)] for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", text)]


def test_the_canvas_is_the_size_of_the_boards() -> None:
    pictures = composed("furious/board_*")
    assert [list(picture.size) for picture, _ in pictures.values()] == [DATA["canvas"]] * 3


@pytest.mark.parametrize(("count", "lane"), LANES)
def test_the_centre_line_is_the_one_drawn(count: int, lane: dict) -> None:
    assert drawn(f"way_{count}") == lane["points"]


@pytest.mark.parametrize(("count", "lane"), LANES)
def test_the_length_is_that_of_the_points(count: int, lane: dict) -> None:
    length = sum(math.dist(a, b) for a, b in zip(lane["points"], lane["points"][1:], strict=False))
    assert length == pytest.approx(lane["length"], abs=0.2)
    assert 0 < lane["wait"] < lane["start_line"] < lane["finish_line"] < length


@pytest.mark.parametrize(("count", "lane"), LANES)
def test_eight_spaces_a_card_do_not_touch(count: int, lane: dict) -> None:
    pitch = (lane["finish_line"] - lane["start_line"]) / (8 * count)
    assert pitch > SPACE * lane["scale"]


@pytest.mark.parametrize(("count", "lane"), LANES)
def test_the_road_stays_between_the_side_panels(count: int, lane: dict) -> None:
    before = [point for point in lane["points"] if point[0] < 360]
    assert before == []
    beside = [point for point in lane["points"] if point[0] > 1570 and point[1] < 490]
    assert beside == []


@pytest.mark.parametrize(("count", "lane"), LANES)
def test_there_is_a_place_for_each_of_five_teams(count: int, lane: dict) -> None:
    for places in (lane["start_places"], lane["finish_places"]):
        assert len({tuple(place) for place in places}) == 5
    left, top, width, height = lane["finish_box"]
    assert all(left < x < left + width and top < y < top + height for x, y in lane["finish_places"])


def test_the_text_of_a_card_lies_inside_it() -> None:
    for key in ("ribbon", "rule"):
        x, y, width, height = CARD[key]["rect"]
        assert 0 < x < x + width < 1
        assert 0 < y < y + height < 1
    bottom_of_ribbon = CARD["ribbon"]["rect"][1] + CARD["ribbon"]["rect"][3]
    assert bottom_of_ribbon < CARD["rule"]["rect"][1]
