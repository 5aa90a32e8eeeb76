"""The run's layout: everything has its place within the screen at every number of rats; ways along the paths."""

from itertools import combinations, pairwise
from math import hypot

import pytest

from game.core import PUBLIC, Rng
from game.rulebooks.treasure_run import RULEBOOK
from game.rulebooks.treasure_run.board import BEAT, BOARD, KINDS, START
from game.rulebooks.treasure_run.events import CrocWalked, Rolled, Walked
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import State
from game.saves.folders import Folders
from game.saves.settings import Settings
from scenes.display import offscreen
from scenes.stage import HEIGHT, WIDTH, Box
from scenes.table.contract import Shown
from scenes.table.gallery import pass_time, seated, until
from scenes.tables.treasure_run.cues import Cues, tread
from scenes.tables.treasure_run.farm import chart, edge, line, spaced, spot_of
from scenes.tables.treasure_run.layout import BACK, CROC, Layout, box_of, card, gem, rat, standing_box
from scenes.tables.treasure_run.story import opened
from tests.scenes.treasure_farm import agreed

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))


def rules(rats: int, **options: object) -> TreasureRules:
    return TreasureRules(rats, RULEBOOK.options(**options))


def dealt(run: TreasureRules) -> State:
    state = run.blank()
    run.setup(state, Rng(1, 0), lambda event: event.change(state))
    return state


def shown(run: TreasureRules, viewer: int = 0, seat: int = 0) -> Shown:
    view = run.view(dealt(run), viewer)
    return Shown(view, viewer, seat, story=opened(view))


def apart(a: Box, b: Box) -> bool:
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def within(box: Box) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[0] + box[2] <= WIDTH and box[1] + box[3] <= HEIGHT


def test_the_map_has_the_boards_spaces_edges_and_beat() -> None:
    assert set(chart()["spaces"]) == set(KINDS)
    assert {name: space["kind"] for name, space in chart()["spaces"].items()} == dict(KINDS)
    assert tuple(chart()["beat"]) == BEAT
    for one, other in BOARD.edges:
        assert edge(one, other)[0] == spot_of(one)
        assert edge(one, other)[-1] == spot_of(other)
        assert edge(other, one) == edge(one, other)[::-1]


@pytest.mark.parametrize("rats", range(2, 7))
def test_every_piece_has_a_place_and_only_the_own_hand_lies_open(rats: int) -> None:
    run = rules(rats)
    view = shown(run)
    poses = Layout(run).layout(view)
    assert {piece for piece in poses if piece[0] == "card"} == {card(n) for n in range(24)}  # type: ignore[index]
    assert {rat(seat) for seat in range(rats)} < set(poses)
    open_ = [p for p, pose in poses.items() if p[0] == "card" and pose.alpha > 0 and pose.face != BACK]  # type: ignore[index]
    assert sorted(open_) == sorted(card(n) for n in dealt(run).hands[0])
    public = Layout(run).layout(shown(run, PUBLIC))
    assert {pose.face for piece, pose in public.items() if piece[0] == "card"} == {BACK}  # type: ignore[index]


@pytest.mark.parametrize("rats", range(2, 7))
@pytest.mark.parametrize("crew", [False, True])
def test_shelves_plates_hand_and_dice_keep_clear_of_one_another(rats: int, crew: bool) -> None:
    layout = Layout(rules(rats, crew=crew))
    hand = [box_of(layout.hand_pose(index, 4, BACK)) for index in (0, 3)]
    whole = (hand[0][0], hand[0][1], hand[1][0] + hand[1][2] - hand[0][0], hand[0][3])
    boxes = [shelf.box for shelf in layout.shelves] + list(layout.strips) + [(1192.0, 800.0, 200.0, 192.0), whole]
    assert len(layout.shelves) == (1 if crew else rats)
    for one, other in combinations(boxes[:-1], 2):
        assert apart(one, other), (one, other)
    assert all(within(box) for box in boxes[:-1])
    for shelf in layout.shelves:
        slots = [shelf.slot(number) for number in range(len(layout.rules.kinds))]
        assert all(apart(one, other) for one, other in combinations(slots, 2))
        assert all(apart(slot, whole) for slot in slots)


@pytest.mark.parametrize("rats", range(2, 7))
def test_rats_that_share_the_gate_can_all_be_pointed_at(rats: int) -> None:
    run = rules(rats)
    state = dealt(run)
    assert state.places == [START] * rats
    poses = [Layout(run).rat_pose(state, seat) for seat in range(rats)]
    assert len({(pose.x, pose.y) for pose in poses}) == rats
    for one, other in combinations(poses, 2):
        assert hypot(one.x - other.x, one.y - other.y) > 39
    assert all(within(standing_box(pose)) for pose in poses)


def test_a_pieces_copies_lie_on_one_another_in_its_owners_niche() -> None:
    run = rules(3)
    state = dealt(run)
    state.shelves[1] = (2, 0, 0, 0, 0, 1)
    layout = Layout(run)
    poses = layout.layout(Shown(run.view(state, 0), 0, 0, story=opened(state)))
    x, y, w, h = layout.shelves[1].slot(0)
    for copy in (0, 1):
        pose = poses[gem(1, "crown", copy)]
        assert (x < pose.x < x + w, y < pose.y < y + h) == (True, True)
    assert gem(1, "crown", 2) not in poses
    assert poses[gem(1, "anchor")].face == "treasure/piece_anchor"


# ---------------------------------------------------------------- ways


def test_beads_on_a_line_are_equally_far_apart() -> None:
    beads = spaced(line("gate", ("n1", "n2", "n3")), 20)
    assert len(beads) > 10
    assert all(abs(hypot(b[0] - a[0], b[1] - a[1]) - 20) < 1.5 for a, b in pairwise(beads))


def test_a_rat_hops_from_space_to_space() -> None:
    run = rules(2)
    state = dealt(run)
    walked = Walked(0, ("n1", "n2", "n3"))
    walked.change(state)
    after = Shown(run.view(state, 0), 0, 0, story=opened(state))
    layout = Layout(run)
    cue = Cues(layout).cue(walked, after)
    way = cue.ways[rat(0)]
    assert [(pose.x, pose.y) for pose in way.stops] == [spot_of(space) for space in walked.path]
    assert way.air == "treasure/rat_bandana_hop"
    assert way.tick == "hop"
    assert cue.seconds == pytest.approx(3 * way.each)


def test_croc_treads_along_the_paths_and_looks_where_he_goes() -> None:
    run = rules(2)
    layout = Layout(run)
    end = layout.layout(shown(run))[CROC]
    steps = tread("n5", ("n6", "n7"), end)
    assert len(steps) == 5, "three to a space, the last is where he stays"
    assert all(step.face.endswith("~right") for step in steps), "n7 lies east of n5"
    west = tread("s8", ("s7",), end)
    assert not any(step.face.endswith("~right") for step in west)


def test_after_a_round_the_die_tumbles_before_croc_sets_off() -> None:
    run = rules(2)
    state = dealt(run)
    start = state.croc
    at = BEAT.index(start)
    walked = CrocWalked(tuple(BEAT[(at + step) % 14] for step in (1, 2)), "round")
    walked.change(state)
    story = opened(run.view(state, PUBLIC)).after(walked, state)
    assert story.dice == (2,)
    cue = Cues(Layout(run)).cue(walked, Shown(run.view(state, PUBLIC), PUBLIC, 0, story=story))
    assert set(cue.ways) == {CROC, ("die", 0)}
    stops = cue.ways[CROC].stops
    waits = [stop for stop in stops if (stop.x, stop.y) == (spot_of(start)[0], spot_of(start)[1] + 6)]
    die = cue.ways["die", 0]
    assert len(waits) * cue.ways[CROC].each >= die.each * len(die.stops)


def test_two_throws_of_one_number_are_both_shown() -> None:
    run = rules(2)
    state = dealt(run)
    layout, story = Layout(run), opened(run.view(state, 0))
    poses = []
    for _ in range(2):
        story = story.after(Rolled(0, (3,)), state)
        poses.append(layout.layout(Shown(run.view(state, 0), 0, 0, story=story))["die", 0])
    assert poses[0].face == poses[1].face == "treasure/die_3"
    assert poses[0] != poses[1]


# ---------------------------------------------------------------- sizes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rats", [2, 6])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_is_drawn_whole_at_every_size(
    folders: Folders, rats: int, size: tuple[int, int], language: str
) -> None:
    app = offscreen(Settings(language=language), folders, size)
    scene = seated(app, agreed(rats))
    until(app, scene, "ask")
    pass_time(app, 0.4)
    assert app.kit.art.missing == set()
    for key in ("tap-roll", "menu", "undo", "eye"):
        assert within(next(place.box for place in scene.all_places() if place.key == key))
    names = set(agreed(rats).names)
    assert not names & app.kit.text.cut
