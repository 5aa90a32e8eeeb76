"""The window's layout: every card has its place, nothing leaves the screen or lies on what must be read."""

import itertools

import pytest

from game.core import PUBLIC, Rng
from game.rulebooks.pie_rats import RULEBOOK
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.state import State
from scenes.app import App
from scenes.display import offscreen
from scenes.shots.pie_rats import LONG, crowd
from scenes.shots.pie_rats import agreed as sat
from scenes.stage import Box
from scenes.table.contract import Draft, Shown
from scenes.table.gallery import pass_time, seated, until
from scenes.tables.pie_rats import places
from scenes.tables.pie_rats.layout import BACK, Layout, box_of
from scenes.tables.pie_rats.spots import GANG, card, rat_spot
from scenes.tables.pie_rats.story import opened


def rules(captains: int) -> PieRules:
    return PieRules(captains, RULEBOOK.options())


def dealt(rules: PieRules) -> State:
    state = rules.blank()
    rules.setup(state, Rng(1, 0), lambda event: event.change(state))
    return state


def full(captains: int) -> State:
    """Everybody with ten rats or so and many charisma cards, all pies out."""
    game = rules(captains)
    state = dealt(game)
    deck = state.deck
    state.gangs = [[deck.pop() for _ in range(12 if seat == 0 else 10 - captains // 6)] for seat in range(captains)]
    state.charms = [[deck.pop() for _ in range(3 - captains // 6)] for _ in range(captains)]
    state.sideways = sorted(gang[1] for gang in state.gangs)
    return state


def shown(state: State, viewer: int = 0, seat: int = 0, **more: object) -> Shown:
    return Shown(state, viewer, seat, story=opened(state), **more)  # type: ignore[arg-type]


def apart(a: Box, b: Box) -> bool:
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def within(inner: Box, outer: Box, slack: float = 1.0) -> bool:
    return (
        inner[0] >= outer[0] - slack
        and inner[1] >= outer[1] - slack
        and inner[0] + inner[2] <= outer[0] + outer[2] + slack
        and inner[1] + inner[3] <= outer[1] + outer[3] + slack
    )


@pytest.mark.parametrize("captains", range(2, 7))
def test_every_card_has_a_place_and_only_the_own_hand_lies_open(captains: int) -> None:
    game = rules(captains)
    state = dealt(game)
    poses = Layout(game).layout(shown(game.view(state, 0)))
    assert {card(n) for n in range(89)} <= set(poses)
    seen = [piece for piece, pose in poses.items() if piece[0] == "card" and pose.alpha > 0 and pose.face != BACK]  # type: ignore[index]
    assert sorted(seen) == sorted(card(n) for n in state.hands[0])  # type: ignore[type-var]


def test_a_public_viewer_sees_no_face_of_a_hand() -> None:
    game = rules(4)
    poses = Layout(game).layout(shown(game.view(dealt(game), PUBLIC), PUBLIC))
    assert {pose.face for piece, pose in poses.items() if piece[0] == "card"} == {BACK}  # type: ignore[index]


@pytest.mark.parametrize("captains", range(2, 7))
def test_places_do_not_overlap(captains: int) -> None:
    """Seats, sill, stage, buttons and hand."""
    boxes = [seat.box for seat in places.seats(captains, 0).values()]
    boxes += [places.OWN, places.stage(captains), places.HAND_BOX, places.TRACK, places.RIBBON, places.ROUND]
    boxes += [(604.0, 348.0, 712.0, 66.0), (1082.0, 646.0, 232.0, 68.0), (836.0, 646.0, 232.0, 68.0)]
    for one, other in itertools.combinations(boxes, 2):
        assert apart(one, other), (one, other)
    for box in boxes:
        assert within(box, (0, 0, 1920, 1080))


@pytest.mark.parametrize("captains", range(2, 7))
def test_the_largest_gangs_stay_in_their_places_with_every_number_in_sight(captains: int) -> None:
    game = rules(captains)
    state = full(captains)
    layout = Layout(game)
    poses = layout.layout(shown(state))
    for seat in layout.seats(0).values():
        rats = [*state.gangs[seat.seat], *state.charms[seat.seat]]
        for piece in rats:
            assert within(box_of(poses[card(piece)]), seat.row), "a card leaves its place"
        for one, other in itertools.pairwise(rats):
            left, right = poses[card(one)], poses[card(other)]
            if left.y == right.y and left.angle < 45 and right.angle < 45:
                assert right.x - left.x >= min(20, 0.19 * left.scale * 300 * 2), "the numbers at its left are covered"
    for piece in layout.own_pieces(shown(state)):
        assert within(box_of(poses[card(piece)]), places.OWN_ROW)


@pytest.mark.parametrize("count", range(1, 19))
def test_pies_stand_on_the_sill_with_their_tags_apart(count: int) -> None:
    spots = places.spots(count)
    assert len(spots) == count
    for spot in spots:
        assert spot.box[0] >= 604
        assert spot.box[0] + spot.box[2] <= 1316
    wide = 116 if spots[0].row else 184
    for one, other in itertools.combinations(spots, 2):
        if one.tag[1] == other.tag[1]:
            assert abs(one.tag[0] - other.tag[0]) >= wide * one.tag_scale * 0.9


@pytest.mark.parametrize("count", range(1, 8))
def test_a_hand_of_any_size_lies_within_its_room(count: int) -> None:
    layout = Layout(rules(4))
    boxes = [box_of(layout.hand_pose(index, count, BACK)) for index in range(count)]
    for box in boxes:
        assert within(box, (1190, 740, 730, 340))


def test_drafted_rats_lie_sideways_in_the_own_gang() -> None:
    game = rules(3)
    state = full(3)
    state.phase = "lure"
    layout, rat = Layout(game), state.gangs[1][0]
    pose = layout.layout(shown(state, draft=Draft(GANG, (card(rat),))))[card(rat)]
    assert pose.angle == 90
    assert within(box_of(pose), places.OWN_ROW)


def test_targets_are_where_the_cards_lie() -> None:
    game = rules(4)
    state = full(4)
    layout = Layout(game)
    poses, spots = layout.layout(shown(state)), layout.spots(shown(state))
    for gang in state.gangs:
        for rat in gang:
            assert spots[rat_spot(rat)] == box_of(poses[card(rat)])


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
def test_six_full_gangs_with_long_names_can_be_drawn_at_any_size(app: App, size: tuple[int, int]) -> None:
    other = offscreen(app.settings, app.folders, size)
    scene = seated(other, sat(LONG, pie_count=20), crowd(6, full=True, pies=18))
    until(other, scene, "ask")
    pass_time(other, 0.3)
    assert other.kit.art.missing == set()
    for place in scene.all_places():
        assert within(place.box, (0, 0, 1920, 1080)), place.key
