"""The pictures that the table of Rats with Gats asks for by name are there, and its measures agree with them."""

import itertools
import json

import pytest

from assets.build import manifest
from assets.build.art import ASSETS, MANIFEST
from game.rulebooks.rats_with_gats.charts import CHARTS

PICTURES = manifest.read(MANIFEST)
TABLE, PODIUM, RATS = (
    json.loads((ASSETS / f"data/gats_{name}.json").read_text("utf-8")) for name in ("table", "podium", "rats")
)
SUITS = "CSHD"
PLAIN = [
    "table",
    "record",
    "portrait_frame",
    "seat",
    "seat_lit",
    "seat_out",
    "deep",
    "deep_small",
    "stakes",
    "stakes_good",
    "stakes_bad",
    "tag",
    "tag_red",
    "narration",
    "paper",
    "log_tab",
    "log_book",
    "bookmark",
    "flag_line",
    "chip_gat",
    "chip_name",
    "chip_obstacles",
    "icon_gat",
    "icon_name",
    "icon_ghost",
    "icon_fled",
    "icon_deep",
    "icon_technique",
    "icon_ship",
    "icon_captain",
    "icon_piracy",
    "icon_glory",
    "icon_duel",
    "icon_vote",
    "obstacle_ghost",
    "hat_captain",
    "rank",
    "count",
    "bubble_good",
    "bubble_bad",
    "bubble_note",
    "banner_left",
    "banner_middle",
    "banner_right",
    "burst",
    "check_on",
    "check_off",
    "stake_row",
    "podium",
    "podium_front",
    "thumb",
    "poker_joker_red",
    "poker_joker_black",
    "poker_back",
    "poker_shadow",
    "poker_glow",
    "hand_slot",
    "obstacle_shadow",
    "obstacle_glow",
    "medal",
    "medal_hot",
    "paw_on",
    "paw_off",
    "paw_next",
    "column_won",
    "column_lost",
    "hook",
    "drop_spot",
    "assist_spot",
]
CONTRACT = [
    *PLAIN,
    *(f"poker_{card}" for card in CHARTS),
    *(f"{kind}_{suit}" for kind in ("obstacle_frame", "suit", "pip") for suit in SUITS),
    *(f"flag_{what}_{state}" for what in ("ship", "captain", "piracy") for state in ("done", "open")),
    *(f"rat_{n}{form}" for n in range(1, 13) for form in ("", "_round", "_bust", "_ghost", "_round_ghost")),
]


@pytest.mark.parametrize("name", CONTRACT)
def test_the_table_finds_its_pictures(name: str) -> None:
    assert f"gats/{name}" in PICTURES


def test_the_group_holds_nothing_that_nobody_asks_for() -> None:
    assert {name for name in PICTURES if name.startswith("gats/")} == {f"gats/{name}" for name in CONTRACT}


def test_every_obstacle_has_its_picture() -> None:
    assert {name for name in PICTURES if name.startswith("gats_obstacles/")} == {f"gats_obstacles/{c}" for c in CHARTS}


@pytest.mark.parametrize("card", CHARTS)
def test_an_obstacle_fills_the_window_of_its_card(card: str) -> None:
    assert PICTURES[f"gats_obstacles/{card}"]["size"] == TABLE["obstacle"]["picture"]["size"]
    assert PICTURES[f"gats_obstacles/{card}"]["scales"] == [3]


@pytest.mark.parametrize("panel", [name for name in TABLE["panels"] if name != "flag"])
def test_a_panel_lies_inside_its_picture(panel: str) -> None:
    facts = TABLE["panels"][panel]
    whole = PICTURES[facts["picture"]]["size"]
    for side in (0, 1):
        assert facts["shift"][side] >= 0
        assert facts["shift"][side] + facts["size"][side] <= whole[side]
    for place in facts.values():
        if isinstance(place, list) and len(place) == 4:
            assert place[0] + place[2] <= facts["size"][0]
            assert place[1] + place[3] <= facts["size"][1]


def test_the_words_of_an_obstacle_stay_on_its_card() -> None:
    facts = TABLE["obstacle"]
    wide, high = facts["card"]
    six_paws = facts["beats"]["left"] + 5 * facts["beats"]["step_six"] + 13
    assert six_paws < wide / 2
    for part in ("rank", "title"):
        x, y = facts[part]["middle"]
        room = facts[part]["room"]
        assert abs(x) + room[0] / 2 <= wide / 2
        assert abs(y) + room[1] / 2 <= high / 2


@pytest.mark.parametrize(("key", "count"), [("places", 5), ("places_six", 6)])
def test_the_rats_stand_apart_at_the_party(key: str, count: int) -> None:
    wide, high = PODIUM["size"]
    assert PICTURES["gats/podium"]["size"] == PICTURES[PODIUM["front"]]["size"] == [wide, high]
    places = sorted(PODIUM[key], key=lambda place: place["x"])
    assert len(places) == count
    assert all(right["x"] - left["x"] >= 150 for left, right in itertools.pairwise(places))
    assert all(place["high"] / 2 <= place["x"] <= wide - place["high"] / 2 for place in places)


def test_twelve_rats_look_different() -> None:
    assert [rat["picture"] for rat in RATS["rats"]] == [f"gats/rat_{n}" for n in range(1, 13)]
    assert len({rat["looks"] for rat in RATS["rats"]}) == 12
