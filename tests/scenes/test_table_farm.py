"""The race's picture, without drawing it: road, layout, story, forecasts."""

import itertools
import math

import pytest

from game.core import HIDDEN, PUBLIC
from game.rulebooks.farm_and_furious.events import DogWentHome, Moved, Revealed, RoundEnded, TookBack
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.state import State
from scenes.stage import HEIGHT, WIDTH
from scenes.table.contract import Shown
from scenes.tables.farm_and_furious.cues import HOP, Cues
from scenes.tables.farm_and_furious.forecast import forecast
from scenes.tables.farm_and_furious.layout import CARD, HAND, NEAR, SLOT, Layout, box_of, card, down, pawn
from scenes.tables.farm_and_furious.road import Road, lanes_for, standing
from scenes.tables.farm_and_furious.seats import signed
from scenes.tables.farm_and_furious.story import begin, headline, rows

MIXED = [{"card": "B"}, {"card": "A", "side": "orange"}, {"card": "C", "side": "orange"}]
NAMES = ["Ada", "Basile", "Zoé", "Milo", "Leek"]


def rules(seats: int = 4, **options: object) -> FarmRules:
    chosen = {"imaginary": 5 - seats, "track": MIXED, "rooster": True} | options
    return FarmRules(seats, Options.model_validate(chosen))


def begun(game: FarmRules) -> State:
    state = game.blank()
    for team in range(game.seats, len(game.teams)):
        state.hands[team] = list(game.cards)
    return state


def seen(game: FarmRules, state: State, viewer: int, seat: int = 0, **more: object) -> Shown:
    return Shown(game.view(state, viewer), viewer, seat, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("length", range(8, 25))
def test_spaces_of_any_track_lie_apart_on_the_road(length: int) -> None:
    road = Road(length)
    spots = [road.space(n) for n in range(1, length + 1)]
    gaps = [math.dist(a, b) for a, b in itertools.combinations(spots, 2)]
    assert min(gaps) > 62 * road.scale * 0.98
    assert all(300 < x < 1640 and 150 < y < 720 for x, y in spots)


def test_longer_tracks_take_more_lanes() -> None:
    assert [lanes_for(n) for n in (8, 9, 16, 17, 24)] == [1, 2, 2, 3, 3]


def test_the_middle_lane_of_three_runs_to_the_left() -> None:
    road = Road(24)
    assert [road.heads_left(n) for n in (3, 12, 20)] == [False, True, False]


def test_pawns_that_share_a_space_fan_out() -> None:
    road = Road(24)
    feet = standing(road, [7, 7, 7, 3, 7])
    shared = [feet[t] for t in (0, 1, 2, 4)]
    assert min(math.dist(a, b) for a, b in itertools.combinations(shared, 2)) > 20
    assert abs(sum(x for x, _ in shared) / 4 - road.space(7)[0]) < 1


def test_those_across_the_line_stand_in_the_finish_the_farthest_in_the_middle() -> None:
    road = Road(8)
    feet = standing(road, [9, 11, 8])
    assert feet[1] == road.finish_places[0]
    assert feet[0] == road.finish_places[1]
    assert feet[2] not in road.finish_places


@pytest.mark.parametrize("teams", [2, 3, 4, 5])
def test_every_panel_keeps_to_itself(teams: int) -> None:
    layout = Layout(rules(1, imaginary=teams - 1) if teams < 5 else rules(4, imaginary=1))
    for seat in range(teams):
        boxes = [layout.panel(team, seat) for team in range(teams)]
        assert boxes[seat] == NEAR
        assert len(set(boxes)) == teams


@pytest.mark.parametrize("rooster", [False, True])
def test_the_largest_hand_lies_within_its_place_and_every_card_can_be_pointed_at(rooster: bool) -> None:
    game = rules(rooster=rooster)
    poses = Layout(game).layout(seen(game, begun(game), 0))
    hand = [box_of(poses[card(0, name)]) for name in game.cards]
    for x, y, w, h in hand:
        assert HAND[0] - 8 <= x
        assert x + w <= SLOT[0]
        assert y + h <= HEIGHT + 4
    for one, two in itertools.pairwise(hand):
        assert two[0] - one[0] > 120, "most of each card is free of the next"


def test_a_laid_card_lies_in_the_slot_and_a_lifted_one_leaves_a_gap() -> None:
    game = rules()
    shown = seen(game, begun(game), 0, laid=card(0, "hen"))
    before = Layout(game).layout(seen(game, begun(game), 0))
    poses = Layout(game).layout(shown)
    x, y, w, h = box_of(poses[card(0, "hen")])
    assert SLOT[0] <= x
    assert x + w <= SLOT[0] + SLOT[2]
    assert SLOT[1] <= y
    assert y + h <= SLOT[1] + SLOT[3]
    assert all(poses[card(0, name)] == before[card(0, name)] for name in game.cards if name != "hen")


def test_what_a_viewer_cannot_see_changes_no_pose() -> None:
    game = rules()
    one, other = begun(game), begun(game)
    one.chosen[1], other.chosen[1] = "dog", "whistle"
    one.hands[4].reverse()
    for viewer in (0, 2, PUBLIC):
        assert Layout(game).layout(seen(game, one, viewer)) == Layout(game).layout(seen(game, other, viewer))


def test_a_hidden_choice_is_a_nameless_card_face_down() -> None:
    game = rules()
    state = begun(game)
    state.chosen[1] = "dog"
    poses = Layout(game).layout(seen(game, state, 0))
    assert poses[down(1)].face == "furious/back_corn"
    assert all("dog" not in pose.face for piece, pose in poses.items() if piece != card(0, "dog"))
    mine = Layout(game).layout(seen(game, state, 1, seat=1))
    assert mine[card(1, "dog")].face == "furious/back_corn", "even its owner sees its back once it is laid"


def test_only_the_viewers_hand_is_on_the_table() -> None:
    game = rules()
    poses = Layout(game).layout(seen(game, begun(game), 2, seat=2))
    assert {piece[1] for piece in poses if piece[0] == "card"} == {2}  # type: ignore[index]
    assert not [piece for piece in Layout(game).layout(seen(game, begun(game), PUBLIC)) if piece[0] == "card"]  # type: ignore[index]


def test_a_veiled_hand_shows_backs() -> None:
    game = rules()
    poses = Layout(game).layout(seen(game, begun(game), 0, veiled=True))
    assert {poses[card(0, name)].face for name in game.cards} == {"furious/back_carrot"}


def told(*cards: str, effective: tuple[str, ...] | None = None):  # type: ignore[no-untyped-def]
    return begin(Revealed(cards, effective or cards))


def test_the_barking_dog_stands_in_the_middle_of_the_fan() -> None:
    game = rules()
    story = told("hen", "dog", "duckling", "rabbit", "duckling")
    layout = Layout(game)
    assert layout.fan_order(story)[2] == 1
    assert layout.fan_pose(story, 1).scale > layout.fan_pose(story, 0).scale
    boxes = [box_of(layout.fan_pose(story, team)) for team in range(5)]
    assert all(x > 350 and x + w < WIDTH - 360 and y + h < 1030 for x, y, w, h in boxes)


def test_the_story_tells_who_gained_what() -> None:
    story = told("dog", "hen", "rabbit", "duckling", "duckling")
    assert [story.gain(team) for team in range(5)] == [2, 0, 0, 2, 2]
    story = story.after(Moved(3, (1, 2, 1), straw=1)).after(Moved(4, (3,), mud=True)).after(DogWentHome(0))
    assert (story.gain(3), story.gain(4)) == (1, 1)
    assert story.chased == {1, 2}
    assert story.barking == [0]
    assert not story.after(RoundEnded(1, False)).finished
    assert headline(story, NAMES)[0] == "The dog of Ada chases 2 off"
    assert [(row.kind, row.what, row.outcome) for row in rows(story, NAMES)] == [
        ("dog", "Ada:", "2 chased off"),
        ("duckling", "2 ducklings:", "2 spaces each"),
        ("kennel", "Ada:", "the dog goes home"),
        ("straw", "Milo:", "straw, 1 step back"),
    ]


def test_a_round_in_which_nothing_moves_is_told_too() -> None:
    story = told(
        "whistle", "rabbit", "rabbit", "rooster", "rooster", effective=("whistle", "rabbit", "rabbit", "nothing", "hen")
    )
    story = story.after(TookBack(0, ("dog", "hen")))
    assert story.crowded == {1, 2}
    kinds = [row.kind for row in rows(story, NAMES)]
    assert kinds == ["hen", "rabbit", "rooster", "rooster"]
    assert [story.gain(team) for team in range(5)] == [0, 0, 0, 0, 3]


def test_a_run_hops_from_space_to_space_and_ends_where_the_pawn_stands() -> None:
    game = rules()
    layout = Layout(game)
    state = begun(game)
    state.positions[0] = 5
    cue = Cues(layout).cue(Moved(0, (3, 4, 5)), seen(game, state, 0))
    way = cue.ways[pawn(0)]
    assert len(way.stops) == 3
    assert way.each == HOP
    assert way.stops[-1] == layout.layout(seen(game, state, 0))[pawn(0)]
    assert way.stops[0].x == pytest.approx(layout.road.space(3)[0])
    assert cue.overlap > 0


def test_nobody_sets_off_before_a_kennel_is_passed() -> None:
    game = rules()
    state = begun(game)
    state.positions[0] = 23
    assert game.track.specials[22] == "kennel"
    assert Cues(Layout(game)).cue(Moved(0, (21, 22, 23)), seen(game, state, 0)).overlap == 0


@pytest.mark.parametrize(
    ("position", "name", "main", "path"),
    [
        (0, "hen", "3 spaces", (1, 2, 3)),
        (9, "hen", "2 spaces, into the mud", (10, 11)),
        (11, "hen", "Straw: 1 step back", (12, 13, 14, 13)),
        (4, "duckling", "1 space or more", (5,)),
        (4, "dog", "Chases the others", ()),
        (4, "whistle", "0 spaces", ()),
        (4, "rooster", "No effect yet", ()),
        (20, "rabbit", "4 spaces", (21, 22, 23, 24)),
    ],
)
def test_forecasts_follow_the_track(position: int, name: str, main: str, path: tuple[int, ...]) -> None:
    game = rules()
    state = begun(game)
    state.positions[0] = position
    ahead = forecast(game, game.view(state, 0), 0, name)
    assert (ahead.main, ahead.path) == (main, path)


def test_forecasts_know_what_everybody_knows() -> None:
    game = rules(2, imaginary=0, rooster=False)
    state = begun(game)
    assert forecast(game, game.view(state, 0), 0, "hen").sub == "if nobody plays a dog"
    state.hands[1].remove("dog")
    state.played[1].append("dog")
    assert forecast(game, game.view(state, 0), 0, "hen").sub == "nobody has a dog to play"
    assert forecast(game, game.view(state, 0), 0, "rabbit").sub == "if no second rabbit is played"


def test_forecasts_use_nothing_hidden() -> None:
    game = rules()
    one, other = begun(game), begun(game)
    one.chosen[1], other.chosen[1] = "dog", "hen"
    for name in game.cards:
        assert forecast(game, game.view(one, 0), 0, name) == forecast(game, game.view(other, 0), 0, name)


def test_a_rooster_forecasts_what_it_copies() -> None:
    game = rules()
    state = begun(game)
    state.copied[0] = "duckling"
    ahead = forecast(game, game.view(state, 0), 0, "rooster")
    assert (ahead.main, ahead.sub) == ("1 space or more", "as Duckling: 1 for each duckling played")


def test_numbers_carry_their_sign() -> None:
    assert [signed(n) for n in (4, 0, -1)] == ["+4", "0", "−1"]


def test_a_view_names_no_hidden_card() -> None:
    game = rules()
    state = begun(game)
    state.chosen[1] = "dog"
    assert game.view(state, 0).chosen[1] == HIDDEN
    assert CARD == (300.0, 420.0)
