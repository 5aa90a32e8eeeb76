"""The pictures of the Treasure Run: every name the table asks for exists, and the map agrees with the board."""

import itertools
import json
import math

import pytest

from assets.build import manifest
from assets.build.art import ASSETS, MANIFEST
from game.rulebooks.treasure_run.board import BOARD

MAP = json.loads((ASSETS / "data/treasure_map.json").read_text("utf-8"))
TABLE = json.loads((ASSETS / "data/treasure_table.json").read_text("utf-8"))
PICTURES = manifest.read(MANIFEST)
NODES = {node.id: node for node in BOARD.nodes}
SPACES = {key: space["at"] for key, space in MAP["spaces"].items()}
EDGES = [pytest.param(edge, id=f"{edge['from']}-{edge['to']}") for edge in MAP["edges"]]
SEATS = ["orange", "yellow", "violet", "red", "teal", "pink"]
RATS = ["bandana", "straw", "top_hat", "tricorne", "chef", "sailor"]
PIECES = ["crown", "goblet", "compass", "ruby", "golden_whisk", "anchor", "spyglass"]
CARDS = ["double_dash", "sure_paws", "crust_shield", "burrow", "sugar_rush", "swap", "sticky_paws", "whistle"]
SINGLE = [
    "map",
    "thumb",
    "podium",
    "glow_reach",
    "glow_goal",
    "focus_ring",
    "step_dot",
    "trail_dot",
    "croc_portrait",
    "croc_step",
    "croc_print",
    "lantern",
    "lantern_glow",
    "die_shadow",
    "die_tray",
    "shelf_5",
    "shelf_6",
    "shelf_7",
    "shelf_5_small",
    "shelf_glow",
    "shelf_glow_small",
    "niche_lit_5",
    "niche_lit_6",
    "niche_lit_7",
    "niche_lit_small",
    "badge_times",
    "mini_pie_card",
    "mini_treasure_card",
]
FAMILIES = {
    "space_{}": ["plain", "pie", "treasure", "obstacle", "start", "ship"],
    "croc_{}": ["stand", "walk", "growl"],
    "die_{}": range(1, 7),
    "die_roll_{}": range(1, 13),
    "dust_{}": range(1, 5),
    "sparkle_{}": range(1, 5),
    "noise_{}": range(1, 4),
    "bell_{}": range(1, 4),
    "caught_{}": range(1, 4),
    "podium_block_{}": range(1, 7),
    "obstacle_{}": [node.name.replace(" ", "_") for node in BOARD.nodes if node.kind == "obstacle"],
}
FAMILIES |= {
    f"{part}_{{}}": SEATS for part in ("standee_base", "badge", "ring", "paw", "shelf_edge", "shelf_edge_small")
}
FAMILIES |= dict.fromkeys(("rat_{}", "rat_{}_hop", "portrait_{}"), RATS)
FAMILIES |= dict.fromkeys(("piece_{}", "slot_{}"), PIECES)
DECKS = [f"pie_{card}" for card in CARDS] + [f"treasure_{piece}" for piece in PIECES]
DECKS += ["pie_back", "treasure_back", "treasure_frame"]


@pytest.mark.parametrize(("family", "members"), FAMILIES.items())
def test_every_member_of_a_family_is_drawn(family: str, members: list) -> None:
    assert [member for member in members if f"treasure/{family.format(member)}" not in PICTURES] == []


def test_everything_else_the_table_asks_for_is_drawn() -> None:
    assert [name for name in SINGLE if f"treasure/{name}" not in PICTURES] == []
    assert [name for name in DECKS if f"treasure_cards/{name}" not in PICTURES] == []


def test_the_table_names_the_same_seats_rats_pieces_and_cards() -> None:
    assert [seat["name"] for seat in TABLE["seats"]] == SEATS
    assert len({seat["symbol"] for seat in TABLE["seats"]}) == 6
    assert (TABLE["rats"], TABLE["pieces"], TABLE["cards"]) == (RATS, PIECES, CARDS)


def test_the_map_has_the_spaces_of_the_board() -> None:
    assert {key: space["kind"] for key, space in MAP["spaces"].items()} == {node.id: node.kind for node in BOARD.nodes}
    assert len(SPACES) == 48


def test_the_map_has_the_paths_of_the_board() -> None:
    drawn = {frozenset((edge["from"], edge["to"])) for edge in MAP["edges"]}
    assert drawn == {frozenset(edge) for edge in BOARD.edges}
    assert len(MAP["edges"]) == len(BOARD.edges)


@pytest.mark.parametrize("edge", EDGES)
def test_a_path_leads_from_space_to_space_without_leaps(edge: dict) -> None:
    points = edge["points"]
    assert points[0] == SPACES[edge["from"]]
    assert points[-1] == SPACES[edge["to"]]
    straight = math.dist(points[0], points[-1])
    steps = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    assert max(steps) < straight / 4
    assert sum(steps) < 1.25 * straight


def test_croc_walks_a_closed_loop_of_paths() -> None:
    assert tuple(MAP["beat"]) == tuple(BOARD.beat)
    paths = {frozenset((edge["from"], edge["to"])) for edge in MAP["edges"]}
    loop = [frozenset(pair) for pair in itertools.pairwise([*MAP["beat"], MAP["beat"][0]])]
    assert [pair for pair in loop if pair not in paths] == []


def test_discs_stay_apart() -> None:
    assert min(math.dist(a, b) for a, b in itertools.combinations(SPACES.values(), 2)) > 2 * MAP["radius"] + 8


def test_no_space_lies_under_a_panel() -> None:
    left, top, right, bottom = MAP["free"]
    low, reach = MAP["low"], MAP["radius"]
    for x, y in SPACES.values():
        assert left + reach <= x <= right - reach
        assert top + reach <= y <= bottom - reach
        if not low["left"] < x < low["right"]:
            assert y + reach <= low["bottom"]


def test_the_shelves_lie_below_the_low_line() -> None:
    for size, height in (("large", 128), ("small", 98)):
        for x, y in TABLE["places"][size]:
            assert MAP["low"]["bottom"] < y
            assert y + height <= 1080 - 12
            assert x + 412 <= MAP["low"]["left"] or x >= MAP["low"]["right"]


@pytest.mark.parametrize(("key", "shelf"), TABLE["shelves"].items())
def test_a_shelf_has_its_slots_inside_side_by_side(key: str, shelf: dict) -> None:
    width, height = shelf["size"]
    assert PICTURES[f"treasure/shelf_{key}"]["size"] == [width, height]
    assert len(shelf["slots"]) == int(key[0])
    for x, y, w, h in shelf["slots"]:
        assert 0 < x < x + w < width
        assert 0 < y < y + h < height
    assert all(a[0] + a[2] < b[0] for a, b in itertools.pairwise(shelf["slots"]))


def test_an_obstacle_stands_near_its_space() -> None:
    assert set(MAP["obstacles"]) == {key for key, node in NODES.items() if node.kind == "obstacle"}
    for key, told in MAP["obstacles"].items():
        assert told["picture"] == f"treasure/obstacle_{NODES[key].name.replace(' ', '_')}"
        assert math.dist(told["foot"], SPACES[key]) < 110
