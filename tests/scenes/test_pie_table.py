"""The window's table: drags put moves together, sums are told before they are confirmed, refusals say why."""

import pytest

from game.rulebooks.pie_rats.actions import Defend, Loot, Lure, Play, Table
from scenes.app import App
from scenes.menus.rules_text import load_rules
from scenes.table.contract import Draft
from scenes.table.gallery import pass_time, seated, until
from scenes.tables.pie_rats.discards import DiscardsScene
from tests.scenes.pie_sill import HANDS, agreed, at, card, carry, drag, middle, number, pie, sill, tap


def last_action(scene: object) -> object:
    return scene.session.steps[-1].action  # type: ignore[attr-defined]


def test_a_rat_is_lured_by_drag_and_confirmed(app: App) -> None:
    scene = sill(app)
    drag(app, at(scene, card(scene, "anne_chovy")), middle(scene, "gang"))
    assert scene.hands.draft == Draft("gang", (card(scene, "anne_chovy"),), (number(scene, "hooked_hand"),))
    pose = scene.director.poses[card(scene, "anne_chovy")]
    assert (pose.angle, pose.y > 722) == (90.0, True), "it lies sideways in the own gang until it is confirmed"
    rat, hand = number(scene, "anne_chovy"), number(scene, "hooked_hand")
    scene.ui.widget("ready").place().activate()  # type: ignore[union-attr]
    assert last_action(scene) == Lure(0, (rat,), (hand,))


def test_the_sums_stand_while_the_rat_is_still_in_hand(app: App) -> None:
    scene = sill(app)
    start = at(scene, card(scene, "anne_chovy"))
    carry(app, start, (start[0] + 40, start[1] + 60))
    seen = scene.table.drafts.lure_sum(scene.shown, (number(scene, "anne_chovy"),))  # type: ignore[attr-defined]
    assert (seen.brings, seen.loyalty, seen.needs, seen.wins, seen.strength) == (4, 3, 4, True, (7, 10))
    assert scene.table.pieces.spent == {number(scene, "hooked_hand")}  # type: ignore[attr-defined]


def test_a_draft_is_put_back_by_escape(app: App) -> None:
    scene = sill(app)
    drag(app, at(scene, card(scene, "anne_chovy")), middle(scene, "gang"))
    scene.back()
    pass_time(app, 0.5)
    assert scene.hands.draft is None
    assert scene.director.poses[card(scene, "anne_chovy")].y < 722


def test_other_cards_are_chosen_by_a_tap(app: App) -> None:
    scene = sill(app, {"charms": [["hooked_hand", "cutlass"], [], []], "hands": [["jam_session"], *HANDS[1:]]})
    drag(app, at(scene, card(scene, "anne_chovy")), middle(scene, "gang"))
    assert scene.hands.draft.chosen == (number(scene, "hooked_hand"),)  # type: ignore[union-attr]
    tap(app, at(scene, card(scene, "cutlass")))
    assert scene.hands.draft.chosen == (number(scene, "cutlass"),)  # type: ignore[union-attr]
    assert scene.table.proposal(scene.shown) == Lure(0, (number(scene, "anne_chovy"),), (number(scene, "cutlass"),))


def test_a_second_rat_joins_by_charm_and_leaves_again(app: App) -> None:
    charms = [["charm", "cutlass", "hooked_hand"], [], []]
    scene = sill(app, {"charms": charms, "hands": [["jam_session"], *HANDS[1:]]})
    drag(app, at(scene, card(scene, "brie_larceny")), middle(scene, "gang"))
    drag(app, at(scene, card(scene, "anne_chovy")), middle(scene, "gang"))
    draft = scene.hands.draft
    assert draft is not None
    assert draft.parts == (card(scene, "brie_larceny"), card(scene, "anne_chovy"))
    seen = scene.table.drafts.lure_sum(scene.shown, (number(scene, "brie_larceny"), number(scene, "anne_chovy")))  # type: ignore[attr-defined]
    assert (seen.loyalty, seen.needs, seen.brings) == (5, 7, 7), "2 and 3, one more for each; 3 + Charm + Cutlass"
    tap(app, at(scene, card(scene, "anne_chovy")))
    assert scene.hands.draft.parts == (card(scene, "brie_larceny"),)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("position", "rat", "words"),
    [
        ({}, "nan_bread", "Nan Bread takes 5 charisma; with all your cards you have 4."),
        ({"phase": "crew"}, "anne_chovy", "Rats are lured in phase 5, Lure."),
        ({"sideways": ["anne_chovy"]}, "anne_chovy", "Anne Chovy lies sideways: it cannot be lured now."),
        ({"defended": [0]}, "anne_chovy", "Whoever has defended lures nobody this round."),
    ],
)
def test_a_rat_that_cannot_be_lured_says_why(app: App, position: dict[str, object], rat: str, words: str) -> None:
    scene = sill(app, position)
    drag(app, at(scene, card(scene, rat)), middle(scene, "gang"))
    assert scene.hands.draft is None
    assert scene.reason is not None
    assert scene.reason[0].words == words


@pytest.mark.parametrize(
    ("phase", "name", "spot", "words"),
    [
        ("lure", "cutlass", "gang", "Cutlass is tabled in phase 2, Charm."),
        ("lure", "jam_session", "gang", "Jam Session joins the gang in phase 3, Crew."),
        ("charm", "carob_bean", "gang", "Carob Bean is put on a rat of another Captain."),
        ("defend", "carob_bean", "gang", "In phase 4 no card is played but the Double Watch."),
        ("refresh", "carob_bean", "gang", "Now a card can only be thrown away, or kept."),
    ],
)
def test_a_card_dropped_amiss_says_why(app: App, phase: str, name: str, spot: str, words: str) -> None:
    scene = sill(app, {"phase": phase})
    drag(app, at(scene, card(scene, name)), middle(scene, spot))
    assert scene.reason is not None
    assert scene.reason[0].words == words
    assert not scene.session.steps[-1].action


def test_every_reason_leads_to_a_paragraph_of_the_rules(app: App) -> None:
    anchors = {section.anchor for section in load_rules("pie_rats", "en")}
    found = set()
    for phase in ("charm", "crew", "defend", "lure", "loot", "refresh"):
        for hand in (["carob_bean", "mirror", "double_watch"], ["secret_tunnel", "cutlass", "jam_session"]):
            scene = sill(app, {"phase": phase, "hands": [hand, [], []]})
            spots = [None, *scene.table.spots(scene.shown)]
            told = [scene.table.refusal(p, spot, scene.shown) for p in scene.director.poses for spot in spots]
            found |= {refusal.rule for refusal in told if refusal is not None}
    assert len(found) > 6
    assert found <= anchors


def test_a_bean_is_dropped_on_a_rat_and_confirmed(app: App) -> None:
    scene = sill(app)
    x, y = at(scene, card(scene, "nan_bread"))
    drag(app, at(scene, card(scene, "carob_bean")), (x, y))
    assert scene.hands.laid_on == f"card-{number(scene, 'nan_bread')}"
    expected = Play(0, number(scene, "carob_bean"), number(scene, "nan_bread"))
    scene.ready()
    assert last_action(scene) == expected


def test_charisma_and_crew_are_tabled_by_drag(app: App) -> None:
    for phase, name in (("charm", "cutlass"), ("crew", "jam_session")):
        scene = sill(app, {"phase": phase})
        piece = number(scene, name)
        drag(app, at(scene, card(scene, name)), middle(scene, "gang"))
        assert last_action(scene) == Table(0, piece)


def test_a_tap_turns_a_rat_that_is_to_be_defended(app: App) -> None:
    scene = sill(app, {"phase": "defend"})
    tap(app, at(scene, card(scene, "swab_bob")))
    assert scene.director.poses[card(scene, "swab_bob")].angle == 90.0
    tap(app, at(scene, card(scene, "al_dente")))
    assert scene.director.poses[card(scene, "swab_bob")].angle != 90.0
    scene.ready()
    assert last_action(scene) == Defend(0, number(scene, "al_dente"))


def test_the_double_watch_is_put_on_a_rat(app: App) -> None:
    scene = sill(app, {"phase": "defend", "hands": [["double_watch", "mirror"], [], []]})
    watch, rat = number(scene, "double_watch"), number(scene, "swab_bob")
    drag(app, at(scene, card(scene, "double_watch")), at(scene, card(scene, "swab_bob")))
    scene.ready()
    assert Defend(0, rat, watch) in [step.action for step in scene.session.steps]


def test_rats_and_a_rope_fill_the_bar_and_a_superfluous_rat_may_come_along(app: App) -> None:
    hands = [["grappling_rope", "secret_tunnel"], [], []]
    scene = sill(app, {"phase": "loot", "hands": hands, "sill": ["humble_crust", "chocolate_cream"]})
    spot, drafts = pie(scene, "humble_crust"), scene.table.drafts  # type: ignore[attr-defined]
    carry(app, at(scene, card(scene, "al_dente")), middle(scene, spot))
    assert drafts.loot_sum(scene.shown, Draft(spot, ()), card(scene, "al_dente")).strength == 4
    scene.hands.carry = None
    drag(app, at(scene, card(scene, "swab_bob")), middle(scene, spot))
    tap(app, at(scene, card(scene, "al_dente")))
    told = drafts.loot_sum(scene.shown, scene.hands.draft)
    assert (told.strength, told.weight, told.lifts) == (7, 4, True), "Captain 2, Swab Bob 3, Al Dente 2"
    tap(app, at(scene, card(scene, "secret_tunnel")))
    action = scene.table.proposal(scene.shown)
    assert isinstance(action, Loot)
    assert (len(action.crew), action.back) == (2, (number(scene, "swab_bob"),)), "the strongest comes home"
    tap(app, at(scene, card(scene, "al_dente")))
    assert scene.table.proposal(scene.shown).back == (number(scene, "al_dente"),)  # type: ignore[union-attr]
    scene.ready()
    until(app, scene, "ask", "over")
    assert scene.session.state.loot[0]
    assert number(scene, "al_dente") in scene.session.state.gangs[0]


def test_too_weak_a_crew_cannot_be_confirmed(app: App) -> None:
    scene = sill(app, {"phase": "loot", "sill": ["chocolate_cream"]})
    drag(app, at(scene, card(scene, "swab_bob")), middle(scene, pie(scene, "chocolate_cream")))
    assert scene.table.proposal(scene.shown) is None
    scene.ready()
    assert scene.session.steps[-1].action is None


@pytest.mark.parametrize("captains", [2, 6])
def test_bots_play_a_whole_game_at_the_table(app: App, captains: int) -> None:
    agreement = agreed(captains, 0, pie_count=5)
    scene = seated(app, agreement)
    for _ in range(20000):
        scene.thinkers.settle()
        scene.director.skip()
        app.clock.advance(0.5)
        app.frame([])
        if scene.mode == "over":
            break
    assert scene.session.over
    assert sum(map(len, scene.session.state.loot)) == 5


def test_who_calls_the_loot_cannot_be_touched_and_plays_no_card(app: App) -> None:
    scene = sill(app, {"phase": "loot", "hands": [["grappling_rope", "carob_bean"], ["kidnapping"], []]})
    assert scene.table.tap("call") is not None
    scene.tap("call")
    until(app, scene, "ask")
    assert scene.session.state.called
    drag(app, at(scene, card(scene, "carob_bean")), at(scene, card(scene, "nan_bread")))
    assert scene.reason is not None
    assert scene.reason[0].words == "The loot is called: until the turn ends its Captain plays no card."
    assert "call" not in scene.offers.spots()


def test_the_discards_can_be_looked_through(app: App) -> None:
    scene = sill(app, {"discard": ["grappling_rope", "mirror"], "hands": [["jam_session"], [], []]})
    (extra,) = scene.table.extras(app, scene.shown)
    extra.do()
    app.frame([])
    sheet = app.stack.top
    assert isinstance(sheet, DiscardsScene)
    assert [pose.face for pose in sheet.poses()] == ["pie_cards/mirror", "pie_cards/grappling_rope"]
    sheet.back()
    assert app.stack.top is scene


def test_leaving_the_game_to_bots_in_the_midst_of_a_moment_goes_on(app: App) -> None:
    scene = sill(app)
    scene.act(next(action for action in scene.offers.all() if isinstance(action, Lure)))
    pass_time(app, 1.2)
    assert scene.windows.now is not None
    scene.concede()
    steps = len(scene.session.steps)
    for _ in range(600):
        scene.thinkers.settle()
        pass_time(app, 1 / 60)
        if len(scene.session.steps) > steps + 3:
            return
    raise AssertionError("the game stands still")
