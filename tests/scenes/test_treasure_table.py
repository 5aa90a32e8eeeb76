"""The Treasure Run at the table: rolls, forks, chests, Pie Cards on their targets, Croc, keys, reasons."""

import ast
from pathlib import Path

import pytest

from game.rulebooks.treasure_run.actions import (
    Barter,
    Draw,
    Leave,
    Roll,
    TradeIn,
    Walk,
)
from scenes.app import App
from scenes.events import Action, Hover, Key
from scenes.menus.rules_drawer import RulesDrawer
from scenes.menus.rules_text import load_rules
from scenes.table.gallery import pass_time, until
from tests.scenes.treasure_farm import (
    POSITION,
    actions,
    at,
    at_chest,
    drag,
    ends,
    farm,
    hand,
    middle,
    rolled,
    rolling,
    tap,
    walk_rat,
)

# ---------------------------------------------------------------- rolling


def test_the_die_is_rolled_by_its_button_a_press_or_a_flick(app: App) -> None:
    scene = farm(app)
    scene.ui.widget("tap-roll").activate()
    assert actions(scene) == [Roll(0)]
    scene = farm(app)
    tap(app, at(scene, ("die", 0)))
    assert actions(scene) == [Roll(0)]
    scene = farm(app)
    x, y = at(scene, ("die", 0))
    drag(app, (x, y), (x - 200, y - 60))
    assert actions(scene) == [Roll(0)]


def test_the_die_tumbles_before_it_shows_what_was_rolled(app: App) -> None:
    scene = farm(app)
    scene.tap("roll")
    pass_time(app, 0.3)
    assert scene.director.in_flight(("die", 0))
    assert 0 < scene.director.poses["die", 0].angle % 720 < 720
    until(app, scene, "ask")
    n = scene.session.state.left
    assert scene.director.poses["die", 0].face == f"treasure/die_{n}"
    assert scene.director.poses["die", 0].angle % 720 == 0


def test_with_reduced_motion_the_die_shows_its_face_at_once_and_nothing_puffs(app: App) -> None:
    app.kit.calm = True
    scene = farm(app)
    scene.tap("roll")
    angles = set()
    for _ in range(20):
        pass_time(app, 1 / 60)
        angles.add(scene.director.poses["die", 0].angle)
    assert angles == {0}
    assert not scene.director.in_flight(("die", 0))
    until(app, scene, "ask")
    scene.act(next(action for action in scene.offers.all() if isinstance(action, Walk)))
    until(app, scene, "ask", "over")
    assert scene.table.effects.puffs == []  # type: ignore[attr-defined]


# ---------------------------------------------------------------- forks


def test_what_lights_up_after_a_roll_are_the_ends_of_all_walks(app: App) -> None:
    scene = rolled(app, 4)
    # From m5: north over x1 and n5, east over m6, south over x2 and s5, west into the barn door.
    assert {scene.table.places.path_of(spot)[-1] for spot in scene.hands.offered} == {  # type: ignore[attr-defined]
        "n7", "n4", "m4", "m9", "x3", "x4", "s4", "s7",
    }  # fmt: skip
    assert scene.hands.picked is None, "no need to pick the rat up first"


def test_a_tap_on_a_lit_end_walks_there(app: App) -> None:
    scene = rolled(app, 4)
    tap(app, middle(scene, ends(scene, "n7")[0]))
    assert actions(scene)[-1] == Walk(0, ("x1", "n5", "n6", "n7"))


def test_the_standee_is_dragged_through_the_fork_and_judged_by_its_feet(app: App) -> None:
    scene = rolled(app, 4)
    walk_rat(app, scene, middle(scene, ends(scene, "s7")[0]))
    assert actions(scene)[-1] == Walk(0, ("x2", "s5", "s6", "s7"))


def test_confirmed_choices_wait_and_can_be_taken_back_or_changed(app: App) -> None:
    scene = rolled(app, 4, confirm=True)
    n7, s7 = ends(scene, "n7")[0], ends(scene, "s7")[0]
    tap(app, middle(scene, n7))
    assert (scene.hands.laid, scene.hands.laid_on) == (("rat", 0), n7)
    scene.ui.widget("back").activate()
    assert scene.hands.laid is None
    tap(app, middle(scene, n7))
    tap(app, middle(scene, s7))
    assert scene.hands.laid_on == s7, "another lit end is another proposal"
    scene.ui.widget("ready").activate()
    assert actions(scene)[-1] == Walk(0, ("x2", "s5", "s6", "s7"))


def test_pointing_at_an_end_tells_what_it_would_do(app: App) -> None:
    scene = rolled(app, 4)
    n7, m9 = ends(scene, "n7")[0], ends(scene, "m9")[0]
    app.deliver(Hover(middle(scene, n7)))
    assert scene.shown.aimed == n7
    told = scene.table.prompts.outcome(scene.shown.view, 0, ("x1", "n5", "n6", "n7"))  # type: ignore[attr-defined]
    assert (told.main, told.sub) == ("Take the top piece", "and Croc hears it: 1 step")
    oven = scene.table.prompts.outcome(scene.shown.view, 0, scene.table.places.path_of(m9))  # type: ignore[attr-defined]
    assert (oven.main, oven.sub) == ("Roll 5 or more", "the bakery oven")
    app.deliver(Hover((760.0, 640.0)))
    assert scene.shown.aimed is None


def test_two_walks_to_one_obstacle_are_two_spots_side_by_side(app: App) -> None:
    # From n6 with four and Sugar Rush: the bakery oven is seven steps away over m5, and five over n8.
    scene = rolled(app, 4, {"places": ["n6", "m12", "s10"]})
    drag(app, at(scene, hand(scene, "sugar_rush")), middle(scene, "dice"))
    until(app, scene, "ask")
    pass_time(app, 0.4)
    both = ends(scene, "m9")
    assert sorted(len(spot.split(">")) for spot in both) == [5, 7]
    boxes = [scene.table.spots(scene.shown)[spot] for spot in both]
    assert abs(boxes[0][0] - boxes[1][0]) >= boxes[0][2] - 0.01, "they do not overlap"
    short = min(both, key=len)
    tap(app, middle(scene, short))
    assert actions(scene)[-1] == Walk(0, ("n7", "n8", "x3", "m8", "m9"))


def test_the_rat_springs_back_from_anywhere_else_with_a_reason(app: App) -> None:
    scene = rolled(app, 4)
    walk_rat(app, scene, (760.0, 640.0))
    assert scene.reason is not None
    assert scene.reason[0].words.startswith("The whole roll is walked")
    assert actions(scene)[-1] == Roll(0)


# ---------------------------------------------------------------- obstacles


@pytest.mark.parametrize(("die", "small"), [(2, "stuck"), (4, "passed")])
def test_a_try_shows_the_number_it_needed_and_how_it_went(app: App, die: int, small: str) -> None:
    position = {"places": ["n4", "m12", "s10"], "stuck": [0]}
    scene = farm(app, position, seed=rolling(die, position))
    told = scene.table.plates.needed(scene.shown.view, scene.shown.story)  # type: ignore[attr-defined]
    assert told[:2] == ("3+", "needed")
    scene.tap("roll")
    for _ in range(240):
        pass_time(app, 1 / 60)
        told = scene.table.plates.needed(scene.shown.view, scene.shown.story)  # type: ignore[attr-defined]
        if told[1] == small:
            break
    assert told[:2] == ("3+", small)


# ---------------------------------------------------------------- chests


def test_a_chest_is_emptied_or_left_by_its_buttons(app: App) -> None:
    scene = at_chest(app)
    assert scene.offers.spots() == {"draw", "leave"}
    scene.ui.widget("tap-draw").activate()
    assert actions(scene)[-1] == Draw(0)
    scene = at_chest(app)
    scene.ui.widget("tap-leave").activate()
    assert actions(scene)[-1] == Leave(0)


RICH = [["crown", "crown", "compass", "compass", "ruby", "ruby", "ruby"], ["goblet", "goblet"], ["goblet", "compass"]]


def test_a_trade_takes_two_from_the_shelf_and_one_from_the_pile(app: App) -> None:
    scene = at_chest(app, {"shelves": RICH})
    scene.ui.widget("tap-trade").activate()
    assert scene.hands.offered == {"niche-0-crown", "niche-0-compass", "niche-0-ruby"}
    tap(app, middle(scene, "niche-0-ruby"))
    assert scene.hands.offered == {"niche-0-crown", "niche-0-compass", "niche-0-ruby"}, "two rubies may go"
    tap(app, middle(scene, "niche-0-crown"))
    assert all(spot.startswith("wish-") for spot in scene.hands.offered)
    assert "wish-golden_whisk" in scene.hands.offered
    tap(app, middle(scene, "wish-golden_whisk"))
    assert actions(scene)[-1] == TradeIn(0, ("crown", "ruby"), "golden_whisk")


def test_a_trade_without_choice_of_pieces_asks_only_for_the_wish(app: App) -> None:
    shelves = [["ruby", "ruby", "ruby"], *POSITION["shelves"][1:]]
    scene = at_chest(app, {"shelves": shelves})
    scene.tap("trade")
    assert len(scene.hands.chosen) == 3
    assert all(spot.startswith("wish-") for spot in scene.hands.offered)


def test_a_half_made_trade_is_dropped_by_back_and_by_escape(app: App) -> None:
    scene = at_chest(app, {"shelves": RICH})
    for back in (lambda: scene.ui.widget("back").activate(), scene.back, scene.undo):
        scene.tap("trade")
        assert scene.hands.chosen == ("trade",)
        back()
        assert scene.hands.chosen == ()
        assert scene.offers.spots() == {"draw", "leave", "trade"}
    assert len(actions(scene)) == 2, "rolled and walked, nothing else"


def test_a_duplicate_is_bartered_by_dropping_it_on_another_shelf(app: App) -> None:
    scene = at_chest(app)
    drag(app, at(scene, ("gem", 0, "ruby", 0)), middle(scene, "niche-1-goblet"))
    assert actions(scene)[-1] == Barter(0, "ruby", 1, "goblet")


def test_an_only_piece_is_not_bartered_and_says_so(app: App) -> None:
    scene = at_chest(app)
    drag(app, at(scene, ("gem", 0, "crown", 0)), middle(scene, "niche-1-goblet"))
    assert scene.reason is not None
    assert scene.reason[0].words == "Only a piece to spare is bartered, and this is the only one."


def test_exchanged_pieces_change_shelves_before_everybodys_eyes(app: App) -> None:
    scene = at_chest(app)
    scene.act(Barter(0, "ruby", 1, "goblet"))
    pass_time(app, 0.2)
    pose = scene.director.poses["gem", 0, "goblet", 0]
    home = scene.table.layout(scene.director.last)["gem", 0, "goblet", 0]
    assert (pose.x, pose.y) != (home.x, home.y)
    pass_time(app, 1.5)
    assert scene.director.poses["gem", 0, "goblet", 0] == home


# ---------------------------------------------------------------- keys and rules


def test_a_whole_turn_by_keys_alone(app: App) -> None:
    scene = rolled(app, 4)
    goal = f"spot-{ends(scene, 'n7')[0]}"
    for _ in range(80):
        if scene.focus.key == goal and scene.focus.shown:
            break
        app.deliver(Key(0, 0, Action.NEXT))
        pass_time(app, 0.05)
    assert scene.shown.aimed == ends(scene, "n7")[0], "the ring draws the path as the mouse does"
    app.deliver(Key(0, 0, Action.ACCEPT))
    assert actions(scene)[-1] == Walk(0, ("x1", "n5", "n6", "n7"))


def test_left_and_right_move_the_ring_along_the_spaces(app: App) -> None:
    scene = rolled(app, 4)
    scene.focus.shown = True
    start, goal = f"spot-{ends(scene, 's7')[0]}", f"spot-{ends(scene, 's4')[0]}"
    scene.focus.key = start
    app.deliver(Key(0, 0, Action.LEFT))
    assert scene.focus.key == goal
    app.deliver(Key(0, 0, Action.RIGHT))
    assert scene.focus.key == start


def test_the_ring_begins_on_the_die_and_enter_rolls_it(app: App) -> None:
    scene = farm(app)
    app.deliver(Key(0, 0, Action.NEXT))
    assert scene.focus.key == "die-0"
    app.deliver(Key(0, 0, Action.ACCEPT))
    assert actions(scene) == [Roll(0)]


def test_every_reason_leads_to_a_paragraph_that_exists(app: App) -> None:
    known = {section.anchor for section in load_rules("treasure_run", "en")}
    path = Path(__file__).parents[2] / "scenes/tables/treasure_run/refusals.py"
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    rules = {c.args[1].value for c in calls if ast.unparse(c.func) == "Refusal"}  # type: ignore[attr-defined]
    assert len(rules) > 5
    assert rules <= known
    assert RulesDrawer(app, "treasure_run", "walking")
