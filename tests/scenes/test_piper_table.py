"""Pay the Piper at the table: drags onto houses, answers, hands looked at, discards, payment, keys, reasons."""

import ast
from pathlib import Path
from typing import Any

import pytest

from game.core import PUBLIC
from game.rulebooks.pied_piper.actions import NOTHING, Answer, Discard, EndTurn, Play, Take
from scenes.app import App
from scenes.events import Action, Hover, Key
from scenes.menus.results import ResultsScene
from scenes.menus.rules_drawer import RulesDrawer
from scenes.menus.rules_text import load_rules
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene
from tests.scenes.piper_square import HANDS, POSITION, agreed, at, drag, hand, middle, square, tap


def actions(scene: TableScene) -> list[Any]:
    return [step.action for step in scene.session.steps if step.action is not None]


def attack_on_ada(app: App, malice: str, own: list[str]) -> TableScene:
    """Bo plays a malice at Ada, whose hand is `own`; she is asked for an answer."""
    position = POSITION | {"hands": [own, [malice, "egg_basket"], HANDS[2]], "turns": [1, 2, 0]}
    scene = seated(app, agreed(), position)
    state = scene.session.state
    piece = next(p for p in state.hands[1] if state.faces[p] == malice)
    scene.act(Play(1, piece, 0))
    until(app, scene, "ask")
    pass_time(app, 0.5)
    return scene


# ---------------------------------------------------------------- playing


def test_a_malice_dragged_onto_a_house_waits_for_its_owners_word(app: App) -> None:
    scene = square(app)
    piece = hand(scene, "pickpocket")
    drag(app, at(scene, piece), middle(scene, "seat-2"))
    assert (scene.hands.laid, scene.hands.laid_on) == (piece, "seat-2")
    assert scene.table.prompt(scene.shown, scene.status).main == "Ada, play Pickpocket on Cy?"
    assert scene.table.prompt(scene.shown, scene.status).sub == "Takes 3 coins · Cy can still pay the piper"
    scene.ui.widget("ready").activate()
    assert actions(scene)[0] == Play(0, piece[1], 2)  # type: ignore[index]


def test_another_house_is_another_move(app: App) -> None:
    scene = square(app)
    piece = hand(scene, "pickpocket")
    drag(app, at(scene, piece), middle(scene, "seat-2"))
    scene.take_back()
    pass_time(app, 0.4)
    drag(app, at(scene, piece), middle(scene, "seat-1"))
    scene.ready()
    assert actions(scene)[0] == Play(0, piece[1], 1)  # type: ignore[index]


def test_without_confirmation_a_drop_is_the_move(app: App) -> None:
    scene = square(app, confirm=False)
    piece = hand(scene, "beehive")
    drag(app, at(scene, piece), middle(scene, "seat-0"))
    assert actions(scene)[0] == Play(0, piece[1])  # type: ignore[index]


def test_what_lights_up_is_what_accepts(app: App) -> None:
    scene = square(app)
    offered = {
        name: scene.offers.spots(hand(scene, name)) for name in ("beehive", "pickpocket", "strongbox", "lullaby")
    }
    assert offered == {
        "beehive": {"seat-0"},
        "pickpocket": {"seat-1", "seat-2"},
        "strongbox": frozenset(),
        "lullaby": {"seat-0"},
    }
    assert scene.offers.spots() == {"end"}


def test_the_rat_plague_is_dropped_in_the_middle(app: App) -> None:
    scene = square(app, {"hands": [["rat_plague"], *HANDS[1:]]})
    piece = hand(scene, "rat_plague")
    assert scene.offers.spots(piece) == {"all"}
    drag(app, at(scene, piece), middle(scene, "all"))
    scene.ready()
    assert actions(scene)[0] == Play(0, piece[1])  # type: ignore[index]


def test_coins_are_counted_only_once_they_have_arrived(app: App) -> None:
    scene = square(app, confirm=False)
    piece = hand(scene, "beehive")
    drag(app, at(scene, piece), middle(scene, "seat-0"))
    assert scene.session.state.tokens[0] >= 10
    assert scene.director.shown.view.tokens[0] == 5, "the card is still being read"
    while scene.director.shown.view.tokens[0] == 5:
        pass_time(app, 1 / 60)
    assert scene.director.shown.view.tokens[0] == 10


def test_tap_tap_plays_a_card(app: App) -> None:
    scene = square(app)
    piece = hand(scene, "pickpocket")
    tap(app, at(scene, piece))
    assert scene.hands.offered == {"seat-1", "seat-2"}
    tap(app, middle(scene, "seat-1"))
    assert (scene.hands.laid, scene.hands.laid_on) == (piece, "seat-1")


def test_ending_the_turn_is_one_button(app: App) -> None:
    scene = square(app)
    scene.ui.widget("tap-end").activate()
    assert actions(scene)[0] == EndTurn(0)


def test_a_whole_turn_by_keys_alone(app: App) -> None:
    scene = square(app)
    piece = hand(scene, "pickpocket")
    for _ in range(60):
        if scene.focus.key == f"card-{piece[1]}":  # type: ignore[index]
            break
        app.deliver(Key(0, 0, Action.NEXT))
        pass_time(app, 0.1)
    app.deliver(Key(0, 0, Action.ACCEPT))
    pass_time(app, 0.2)
    assert scene.focus.key == "spot-seat-1"
    app.deliver(Key(0, 0, Action.ACCEPT))
    pass_time(app, 0.2)
    assert scene.focus.key == "ready"
    app.deliver(Key(0, 0, Action.ACCEPT))
    assert actions(scene)[0] == Play(0, piece[1], 1)  # type: ignore[index]


def test_a_barred_family_can_only_end_its_turn(app: App) -> None:
    scene = square(app, {"turns": [2, 0, 1], "barred": [0]})
    assert scene.offers.pieces() == set()
    assert scene.table.prompt(scene.shown, scene.status).main == "Ada, the door is barred"
    assert scene.table.refusal(hand(scene, "beehive"), None, scene.shown).words == (  # type: ignore[union-attr]
        "The door is barred: Ada draws, but plays nothing."
    )


# ---------------------------------------------------------------- answering


def test_a_shield_dragged_onto_the_attack_answers_it(app: App) -> None:
    scene = attack_on_ada(app, "pickpocket", ["strongbox", "locked_drawer", "beehive"])
    piece = hand(scene, "strongbox")
    assert scene.offers.spots(piece) == {"attack"}
    assert scene.offers.spots(hand(scene, "locked_drawer")) == frozenset()
    drag(app, at(scene, piece), middle(scene, "attack"))
    assert scene.table.prompt(scene.shown, scene.status).main == "Ada, answer with Strongbox?"
    scene.ready()
    assert Answer(0, piece[1]) in actions(scene)  # type: ignore[index]
    assert scene.session.state.tokens[0] >= 5


def test_no_answer_is_a_button_whatever_one_holds(app: App) -> None:
    for own in (["strongbox", "beehive"], ["beehive", "silver_lode"]):
        scene = attack_on_ada(app, "pickpocket", own)
        assert scene.offers.spots() == {"no_answer"}
        assert scene.table.prompt(scene.shown, scene.status).main == "Ada, answer Pickpocket of Bo?"
        scene.ui.widget("tap-no_answer").activate()
        assert Answer(0, NOTHING) in actions(scene)


def test_shields_that_cover_are_lit_and_no_others(app: App) -> None:
    scene = attack_on_ada(app, "pickpocket", ["strongbox", "lullaby", "burgomasters_seal", "beehive"])
    lit = scene.table._answers(scene.shown)  # type: ignore[attr-defined]
    assert lit == {hand(scene, "strongbox"), hand(scene, "burgomasters_seal")}
    scene.veil()
    assert scene.table._answers(scene.shown) == set(), "face down, nothing is lit"  # type: ignore[attr-defined]


def test_the_wrong_shield_is_refused_with_the_reason_and_the_way_to_the_rule(app: App) -> None:
    scene = attack_on_ada(app, "pickpocket", ["locked_drawer", "lullaby", "beehive"])
    for name, words in (
        ("locked_drawer", "Locked Drawer covers mischief, but Pickpocket is theft."),
        ("beehive", "Only a shield answers an attack."),
    ):
        drag(app, at(scene, hand(scene, name)), middle(scene, "attack"))
        assert scene.reason is not None
        assert scene.reason[0].words == words
    scene.ui.widget("rule").activate()
    page = app.stack.top
    assert isinstance(page, RulesDrawer)
    assert page.marked == "shields"


@pytest.mark.parametrize(
    ("hidden", "face"),
    [(["good_neighbours", "egg_basket", "beehive"], "shield"), (["silver_lode", "egg_basket", "beehive"], "none")],
)
def test_a_bot_takes_as_long_to_answer_with_a_shield_as_without(app: App, hidden: list[str], face: str) -> None:
    """Frames from the question to the answer are counted: the same for both hands."""
    scene = square(app, {"hands": [["broken_cart", "pickpocket"], hidden, HANDS[2]]}, confirm=False)
    piece = hand(scene, "broken_cart")
    scene.act(Play(0, piece[1], 1))  # type: ignore[index]
    frames = 0
    while scene.director.shown.view.attack is None:
        pass_time(app, 1 / 60)
    while not any(type(event).__name__ in ("Answered", "Shown") and event.seat == 1 for event in _begun(scene)):
        scene.thinkers.settle()
        pass_time(app, 1 / 60)
        frames += 1
        assert frames < 300
    assert 70 <= frames <= 100, face


def _begun(scene: TableScene) -> list[Any]:
    """Events of the last beats that have begun to be shown."""
    return [flight.beat.event for flight in scene.director._flying] + list(scene.director.shown.story.told)


def test_the_silver_mirror_asks_the_attacker_in_turn(app: App) -> None:
    scene = square(
        app,
        {"hands": [["pickpocket", "strongbox", "beehive"], ["silver_mirror"], HANDS[2]]},
        confirm=False,
    )
    mirror = scene.session.state.hands[1][0]
    scene.act(Play(0, hand(scene, "pickpocket")[1], 1))  # type: ignore[index]
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.act(Answer(1, mirror))
    malice = ("card", scene.session.state.discard[-2])
    right = scene.table.places.stage_pose(1, "").x  # type: ignore[attr-defined]
    thin = [1.0]
    while scene.mode != "ask":
        pass_time(app, 1 / 60)
        pose = scene.director.poses[malice]
        if abs(pose.x - right) < 4:
            thin.append(pose.width)
    assert min(thin) < 0.1, "the card goes edge on into the glass"
    assert scene.shown.view.attack.mirrored
    assert scene.table.prompt(scene.shown, scene.status).main == "Ada, answer Pickpocket of Bo?"
    assert scene.offers.spots(hand(scene, "strongbox")) == {"attack"}


# ---------------------------------------------------------------- looking, discarding


def looking(app: App) -> TableScene:
    scene = square(app, {"hands": [["nosy_neighbour", "beehive"], HANDS[1], HANDS[2]]})
    scene.act(Play(0, hand(scene, "nosy_neighbour")[1], 1))  # type: ignore[index]
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.act(Answer(1))
    until(app, scene, "ask")
    pass_time(app, 0.5)
    return scene


def test_a_card_of_the_opened_hand_is_dragged_into_the_own_one(app: App) -> None:
    scene = looking(app)
    view = scene.shown.view
    wanted = next(piece for piece in view.hands[1] if view.faces[piece] == "good_neighbours")
    assert {scene.director.poses[("card", p)].face for p in view.hands[1]} == {
        f"piper_cards/card_{name}" for name in HANDS[1]
    }
    drag(app, at(scene, ("card", wanted)), middle(scene, "hand"))
    assert Take(0, wanted) in actions(scene), "taking needs no second word"
    assert wanted in scene.session.state.hands[0]


def test_two_taps_take_a_card_too(app: App) -> None:
    scene = looking(app)
    piece = ("card", scene.shown.view.hands[1][0])
    tap(app, at(scene, piece))
    tap(app, at(scene, piece))
    assert Take(0, piece[1]) in actions(scene)


def test_a_hand_over_its_limit_is_thrown_down_to_five(app: App) -> None:
    full = ["beehive", "pickpocket", "strongbox", "lullaby", "wool_fair", "egg_basket"]
    scene = square(app, {"hands": [full, ["tax_collector"], ["spilled_ink"]]})
    scene.ui.widget("tap-end").activate()
    until(app, scene, "ask")
    pass_time(app, 0.5)
    assert scene.table.prompt(scene.shown, scene.status).main == "Ada, throw 1 card away"
    piece = hand(scene, "egg_basket")
    drag(app, at(scene, piece), middle(scene, "seat-1"))
    assert len(scene.session.state.hands[0]) == 6, "a house takes no discards"
    drag(app, at(scene, piece), middle(scene, "discard"))
    assert Discard(0, piece[1]) in actions(scene)  # type: ignore[index]


# ---------------------------------------------------------------- payment and end


def test_children_of_a_short_family_worry_until_they_are_safe(app: App) -> None:
    scene = square(app, {"tokens": [5, 1, 6]})
    panels = scene.table.plates  # type: ignore[attr-defined]
    short = panels.house(scene.shown, scene.status, 1)
    assert (short.owes, short.short, short.mood(0)) == (3, 2, "_worried")
    rich = panels.house(scene.shown, scene.status, 2)
    assert (rich.owes, rich.short, rich.mood(0), rich.mood(1)) == (2, 0, "", "_giggle")


def test_the_payment_fills_the_chest_family_by_family_and_a_child_walks_into_the_hill(app: App) -> None:
    scene = square(app, {"tokens": [5, 1, 6], "turns": [0]})
    scene.ui.widget("tap-end").activate()
    chest, walked = [scene.shown.view.stash], False
    while scene.director.busy:
        pass_time(app, 1 / 60)
        walking = [p for p in scene.director.poses if p[0] == "walker" and scene.director.in_flight(p)]  # type: ignore[index]
        walked = walked or bool(walking)
        if walking:
            house = scene.table.plates.house(scene.shown, scene.status, 1)  # type: ignore[attr-defined]
            assert house.children == 2, "its window is dark as soon as it walks"
        if scene.shown.view.stash != chest[-1]:
            chest.append(scene.shown.view.stash)
    assert chest == [10, 13, 14, 16]
    assert walked
    assert scene.shown.view.children == [3, 2, 2]


def test_the_end_leads_to_the_results(app: App) -> None:
    scene = square(app, {"stash": 35, "turns": [0]})
    scene.ui.widget("tap-end").activate()
    until(app, scene, "over")
    assert scene.table.prompt(scene.shown, scene.status).main == "The piper leaves"
    scene.ui.widget("next").activate()
    assert isinstance(app.stack.top, ResultsScene)


# ---------------------------------------------------------------- reasons


def test_why_a_card_goes_nowhere(app: App) -> None:
    scene = square(app)
    table, shown = scene.table, scene.shown
    told = {
        (name, spot): table.refusal(hand(scene, name), spot, shown)
        for name, spot in (("strongbox", "seat-1"), ("pickpocket", "seat-0"), ("beehive", "seat-1"))
    }
    assert {key: (why.words, why.rule) for key, why in told.items() if why} == {
        ("strongbox", "seat-1"): ("Strongbox is kept for an attack: it answers, it is not played.", "shields"),
        ("pickpocket", "seat-0"): ("No family attacks itself.", "attacks"),
        ("beehive", "seat-1"): ("Beehive is dropped on the house of Ada.", "profits"),
    }


def test_every_reason_leads_to_a_paragraph_that_exists() -> None:
    source = (Path(__file__).parents[2] / "scenes/tables/pied_piper/asking.py").read_text("utf-8")
    asked = {
        node.args[1].value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal" and isinstance(node.args[1], ast.Constant)
    }
    assert {"turn", "limit", "shields", "attacks", "profits"} <= asked
    for language in ("en", "fr"):
        assert asked | {"winning"} <= {section.anchor for section in load_rules("pied_piper", language)}


def test_hovering_a_malice_foretells_it_on_every_house(app: App) -> None:
    scene = square(app)
    app.deliver(Hover(at(scene, hand(scene, "pickpocket"))))
    pass_time(app, 0.3)
    foretold = scene.table._foretold(scene.shown)  # type: ignore[attr-defined]
    assert {seat: (told.outlook.coins, told.outlook.short) for seat, told in foretold.items()} == {1: (1, 2), 2: (3, 0)}


# ---------------------------------------------------------------- several people


def test_the_curtain_tells_a_target_that_an_answer_is_asked_for(app: App) -> None:
    scene = square(app, people=3)
    pass_time(app, 0.6)
    app.stack.top.open()  # type: ignore[union-attr]
    pass_time(app, 0.5)
    scene.act(Play(0, hand(scene, "pickpocket")[1], 1))  # type: ignore[index]
    assert scene.director.last.viewer == PUBLIC
    for _ in range(400):
        pass_time(app, 1 / 60)
        if isinstance(app.stack.top, CurtainScene):
            break
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert (curtain.name, curtain.words) == ("Bo", "Bo is asked for an answer")
    curtain.open()
    pass_time(app, 0.5)
    assert scene.director.shown.viewer == 1
    assert scene.offers.spots() == {"no_answer"}
