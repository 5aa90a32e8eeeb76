"""The square's layout: every card has its place, no hand hides its words, coins and children get where they belong."""

import itertools
from dataclasses import replace

import pytest

from game.core import PUBLIC, Rng
from game.rulebooks.pied_piper import RULEBOOK
from game.rulebooks.pied_piper.events import BANK, STASH, Attacked
from game.rulebooks.pied_piper.events import Shown as CardShown
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import State
from scenes.motion.pose import Pose
from scenes.stage import Box
from scenes.table.contract import Shown
from scenes.tables.pied_piper.cues import Cues
from scenes.tables.pied_piper.layout import BACK, CARD, Layout, box_of, card
from scenes.tables.pied_piper.plots import facts, plots
from scenes.tables.pied_piper.story import Flight, Walk, opened


def rules(families: int) -> PiperRules:
    return PiperRules(families, RULEBOOK.options())


def dealt(rules: PiperRules) -> State:
    state = rules.blank()
    rules.setup(state, Rng(1, 0), lambda event: event.change(state))
    return state


def shown(rules: PiperRules, viewer: int = 0, seat: int = 0) -> Shown:
    view = rules.view(dealt(rules), viewer)
    return Shown(view, viewer, seat, story=opened(view))


def apart(a: Box, b: Box) -> bool:
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


@pytest.mark.parametrize("families", range(2, 11))
def test_every_card_has_a_place_and_only_the_own_hand_lies_open(families: int) -> None:
    town = rules(families)
    poses = Layout(town).layout(shown(town))
    assert {piece for piece in poses if piece[0] == "card"} == {card(n) for n in range(40)}  # type: ignore[index]
    seen = [piece for piece, pose in poses.items() if pose.alpha > 0 and pose.face != BACK]
    assert sorted(seen) == sorted(card(n) for n in dealt(town).hands[0])


def test_a_public_viewer_sees_no_face_at_all() -> None:
    town = rules(4)
    poses = Layout(town).layout(shown(town, PUBLIC, 0))
    assert {pose.face for pose in poses.values()} == {BACK}


@pytest.mark.parametrize("count", range(1, 10))
def test_a_hand_of_any_size_lies_within_its_room_and_shows_every_rule(count: int) -> None:
    layout = Layout(rules(4))
    left, top, wide, _ = facts()["hand"]["rect"]
    boxes = [box_of(layout.hand_pose(index, count, BACK)) for index in range(count)]
    assert boxes[0][0] >= left - 1
    assert boxes[-1][0] + boxes[-1][2] <= left + wide + 1
    assert min(box[1] for box in boxes) >= top - 1
    assert max(box[1] + box[3] for box in boxes) <= 1080
    for one, other in itertools.pairwise(boxes):
        assert other[0] >= one[0] + 0.908 * one[2] - 0.5, "the rule ends at 0.908 of a card's width"


@pytest.mark.parametrize("families", range(2, 11))
def test_the_window_of_an_attack_covers_neither_a_house_nor_the_chest(families: int) -> None:
    layout = Layout(rules(families))
    assert all(apart(layout.show, plot.whole) for plot in layout.plots if plot.foot[0] > 960)
    chest_number = (752.0, 570.0, 120.0, 110.0)
    assert apart(layout.show, chest_number)
    assert layout.show[1] + layout.show[3] <= 790


def test_an_attack_lies_left_in_its_window_and_the_shield_right_of_it() -> None:
    town = rules(3)
    state = dealt(town)
    malice, shield = state.hands[0][0], state.hands[1][0]
    story = opened(state)
    for event in (
        CardShown(0, malice, "pickpocket", "malice"),
        Attacked("pickpocket", 0, 1, (), False),
        CardShown(1, shield, "strongbox", "shield"),
    ):
        event.change(state)
        story = story.after(event, state)
    layout = Layout(town)
    poses = layout.layout(Shown(town.view(state, PUBLIC), PUBLIC, 0, story=story))
    one, other = poses[card(malice)], poses[card(shield)]
    x, y, w, h = layout.show
    assert (one.face, other.face) == ("piper_cards/card_pickpocket", "piper_cards/card_strongbox")
    assert x < box_of(one)[0] < one.x < x + w / 2 < other.x < box_of(other)[0] + box_of(other)[2] < x + w
    assert box_of(other)[1] + box_of(other)[3] < y + h


def test_coins_fly_from_purse_to_chest_and_the_banks_from_above() -> None:
    layout = Layout(rules(4))
    flight = Flight(7, 2, STASH, 3)
    start, end = layout.coin_start(layout.coin(flight, 0)), layout.coin_end(flight, 0)  # type: ignore[arg-type]
    (x, y), _ = layout.plots[2].coins
    assert abs(start.x - x) < 30
    assert abs(start.y - y) < 40
    assert (end.x, end.y) == (812 - 18, 552 - 9)
    income = Flight(8, BANK, 1, 1)
    above = layout.coin_start(layout.coin(income, 0))  # type: ignore[arg-type]
    assert above.y < layout.plots[1].whole[1]
    assert abs(above.x - layout.plots[1].foot[0]) < 30


@pytest.mark.parametrize("families", range(2, 11))
def test_a_child_walks_step_by_step_from_its_door_into_the_hill(families: int) -> None:
    layout = Layout(rules(families))
    cues = Cues(layout)
    for plot in layout.plots:
        stops = cues.stops(Walk(0, plot.seat, 1))
        way: list[Pose] = [layout.walker_pose(plot.seat, 1, plot.door, step=False), *stops]
        for one, other in itertools.pairwise(way):
            assert ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5 < 112
        assert (stops[-1].x, stops[-1].y) == tuple(facts()["path"][-1])
        assert stops[0].face != stops[1].face, "it puts one foot before the other"
        assert stops[-1] == layout.gate(Walk(0, plot.seat, 1))


def test_a_laid_malice_lies_beside_its_target_and_covers_no_count() -> None:
    town = rules(4)
    layout = Layout(town)
    piece = dealt(town).hands[0][0]
    for seat in (1, 2, 3):
        pose = layout.layout(replace(shown(town), laid=card(piece), laid_on=f"seat-{seat}"))[card(piece)]
        x, y = layout.plots[seat].count
        assert apart(box_of(pose), (x - 30, y - 20, 60, 40))
        assert pose.scale * CARD[1] > 180


def test_plots_follow_the_chosen_families() -> None:
    assert [plot.picture for plot in plots(("moon", "sun", "key"))] == [
        "piper/house_moon",
        "piper/house_sun",
        "piper/house_key",
    ]
