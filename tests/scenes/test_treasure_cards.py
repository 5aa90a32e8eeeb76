"""Pie Cards at the farm: dragged onto their targets, the choices that follow, Croc's question, refused drops."""

from typing import Any

import pytest

from game.rulebooks.treasure_run.actions import NOTHING, Answer, Burrow, Play, StickyPaws, Swap, Whistle
from scenes.app import App
from scenes.events import Hover
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene
from tests.scenes.treasure_farm import actions, agreed, at, drag, ends, farm, hand, middle, rolled, tap

# ---------------------------------------------------------------- Pie Cards


def with_cards(app: App, *cards: str, **more: Any) -> TableScene:
    return farm(app, {"hands": [list(cards), [], []]} | more)


def test_a_whistle_onto_croc_asks_how_far(app: App) -> None:
    scene = with_cards(app, "whistle")
    drag(app, at(scene, hand(scene, "whistle")), middle(scene, "croc"))
    assert scene.hands.offered == {"beat-1", "beat-2", "beat-3", "beat-4"}
    piece = hand(scene, "whistle")
    tap(app, middle(scene, "beat-3"))
    assert actions(scene)[-1] == Whistle(0, piece[1], 3)  # type: ignore[index]


def test_burrow_onto_a_treasure_space(app: App) -> None:
    scene = with_cards(app, "burrow")
    piece = hand(scene, "burrow")
    drag(app, at(scene, piece), middle(scene, "dig-n7"))
    assert actions(scene)[-1] == Burrow(0, piece[1], "n7")  # type: ignore[index]


def test_burrow_too_far_tells_how_far(app: App) -> None:
    scene = with_cards(app, "burrow", places=["gate", "m12", "s10"])
    drag(app, at(scene, hand(scene, "burrow")), middle(scene, "dig-n11"))
    assert scene.reason is not None
    assert scene.reason[0].words == "That is 11 steps away, and a tunnel reaches 8."


def test_swap_onto_a_piece_then_the_own_one(app: App) -> None:
    scene = with_cards(app, "swap")
    piece = hand(scene, "swap")
    drag(app, at(scene, piece), middle(scene, "niche-1-goblet"))
    assert scene.hands.offered == {"niche-0-crown", "niche-0-ruby"}
    tap(app, middle(scene, "niche-0-ruby"))
    assert actions(scene)[-1] == Swap(0, piece[1], "ruby", 1, "goblet")  # type: ignore[index]


def test_sticky_paws_onto_a_duplicate_of_a_rat_close_by(app: App) -> None:
    scene = with_cards(app, "sticky_paws", places=["m5", "m7", "s10"])
    piece = hand(scene, "sticky_paws")
    drag(app, at(scene, piece), middle(scene, "niche-2-compass"))
    assert scene.reason is not None
    assert scene.reason[0].words == "Cy is too far away: 3 steps are the most."
    drag(app, at(scene, piece), middle(scene, "niche-1-goblet"))
    assert actions(scene)[-1] == StickyPaws(0, piece[1], 1, "goblet")  # type: ignore[index]


@pytest.mark.parametrize(("card", "spot"), [("double_dash", "dice"), ("sure_paws", "own")])
def test_cards_for_the_move_go_onto_the_die_or_the_own_rat(app: App, card: str, spot: str) -> None:
    scene = with_cards(app, card)
    piece = hand(scene, card)
    drag(app, at(scene, piece), middle(scene, spot))
    assert actions(scene)[-1] == Play(0, piece[1])  # type: ignore[index]


def test_sugar_rush_waits_for_the_roll(app: App) -> None:
    scene = farm(app)
    x, y = at(scene, hand(scene, "sugar_rush"))
    drag(app, (x, y), (x, y - 300))
    assert scene.reason is not None
    assert scene.reason[0].words == "Sugar Rush comes after the roll."
    scene = rolled(app, 4)
    piece = hand(scene, "sugar_rush")
    drag(app, at(scene, piece), middle(scene, "dice"))
    assert actions(scene)[-1] == Play(0, piece[1])  # type: ignore[index]


def test_pointing_at_croc_marks_his_next_steps(app: App) -> None:
    scene = farm(app)
    assert not scene.table._shows_beat(scene.shown)  # type: ignore[attr-defined]
    x, y = at(scene, ("croc", 0))
    app.deliver(Hover((x, y - 60)))
    assert scene.table._shows_beat(scene.shown)  # type: ignore[attr-defined]


# ---------------------------------------------------------------- Croc


def test_after_a_round_his_next_steps_are_marked_from_where_he_sets_off(app: App) -> None:
    scene = farm(app, {"places": ["m1", "m12"], "hands": [[], []], "shelves": [[], []], "prints": [[], []], "turn": 1})
    plates = scene.table.plates  # type: ignore[attr-defined]
    assert plates.sets_off == "", "Ada is asked: the second rat's turn and Croc's walk are over"
    scene = seated(app, agreed(2), {"places": ["m1", "m1"], "croc": "n5", "turn": 1})
    seen = set()
    for _ in range(900):
        scene.thinkers.settle()
        pass_time(app, 1 / 60)
        seen.add(scene.table.plates.sets_off)  # type: ignore[attr-defined]
        if scene.mode == "ask":
            break
    assert seen == {"", "n5"}


@pytest.mark.parametrize("cards", [["crust_shield"], ["whistle"]])
def test_every_caught_rat_with_a_card_is_asked_the_same(app: App, cards: list[str]) -> None:
    scene = rolled(app, 2, {"places": ["n5", "m12", "s10"], "croc": "n7", "hands": [cards, [], []]})
    tap(app, middle(scene, ends(scene, "n7")[0]))
    until(app, scene, "ask")
    prompt = scene.table.prompt(scene.shown, scene.status)
    assert prompt.main == "Ada, Croc has caught the rat"
    assert prompt.sub == "Hold a Crust Shield out to him, or go back to the gate"
    assert scene.offers.spots() == {"no_crust"}
    scene.ui.widget("tap-no_crust").activate()
    assert actions(scene)[-1] == Answer(0, NOTHING)


def test_a_crust_is_held_out_to_croc(app: App) -> None:
    scene = rolled(app, 2, {"places": ["n5", "m12", "s10"], "croc": "n7", "hands": [["crust_shield"], [], []]})
    tap(app, middle(scene, ends(scene, "n7")[0]))
    until(app, scene, "ask")
    pass_time(app, 0.5)
    piece = hand(scene, "crust_shield")
    drag(app, at(scene, piece), middle(scene, "croc"))
    assert actions(scene)[-1] == Answer(0, piece[1])  # type: ignore[index]
