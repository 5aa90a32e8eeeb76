"""Stepping in at the window: one fuse for all, bells, the curtain, and nothing told by how long anybody takes."""

import pytest

from game.core import PUBLIC
from game.rulebooks.pie_rats.actions import Lure, Pass, Play
from scenes.app import App
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene
from scenes.table.windows import GLANCE, LENGTH
from tests.scenes.pie_sill import HANDS, POSITION, agreed, number

FRAME = 1 / 60
CHARMED = POSITION | {"charms": [["hooked_hand"], ["parrot"], []]}


def lured(app: App, hands: list[list[str]] | None = None, *, people: int = 1, seat: int = 1) -> TableScene:
    """A Captain, Bo unless told otherwise, whistles to a rat of another."""
    turns = [seat, *(other for other in range(3) if other != seat)]
    scene = seated(app, agreed(3, people), CHARMED | {"hands": hands or HANDS, "turns": turns})
    legal = scene.session.rules.legal_actions(scene.session.state, seat)
    mine = set(scene.session.state.gangs[0 if seat else 1])
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.follow(next(action for action in legal if isinstance(action, Lure) and mine & set(action.rats)))
    for _ in range(600):
        if scene.windows.fuse is not None:
            return scene
        pass_time(app, FRAME)
    raise AssertionError("no fuse was lit")


def burn(app: App, scene: TableScene) -> float:
    """Seconds until the moment is over."""
    for frame in range(1200):
        if scene.windows.now is None:
            return frame * FRAME
        scene.thinkers.settle()
        pass_time(app, FRAME)
    raise AssertionError("the moment does not end")


@pytest.mark.parametrize(
    "hand", [["carob_bean", "kidnapping", "mirror"], ["jam_session", "cutlass", "oat_cuisine"], ["filo_sophie"]]
)
def test_whoever_does_not_ring_lets_it_go_by_after_the_same_time_whatever_the_hand(app: App, hand: list[str]) -> None:
    scene = lured(app, [hand, [], []])
    assert scene.windows.waitable() == [0]
    assert burn(app, scene) == pytest.approx(LENGTH, abs=0.2)
    assert [step.action for step in scene.session.steps if isinstance(step.action, Pass)] == [Pass(0)]


@pytest.mark.parametrize("hand", [["carob_bean", "kidnapping", "mirror"], ["jam_session", "cutlass", "oat_cuisine"]])
def test_bots_answer_at_the_end_of_the_fuse_whatever_they_hold(app: App, hand: list[str]) -> None:
    scene = lured(app, [["filo_sophie"], ["grappling_rope"], hand])
    shown = []
    for _ in range(round((LENGTH - 0.1) / FRAME)):
        scene.thinkers.settle()
        pass_time(app, FRAME)
        shown.append(len(scene.session.steps))
    assert set(shown) == {2}, "nobody has answered before the fuse is burnt"


def test_without_people_to_wait_for_the_fuse_is_a_glance(app: App) -> None:
    scene = lured(app, [[], ["grappling_rope"], ["jam_session"]])
    assert scene.windows.waitable() == []
    assert burn(app, scene) == pytest.approx(GLANCE, abs=0.2)


def test_a_lone_person_who_rings_is_asked_at_once_and_may_step_in(app: App) -> None:
    scene = lured(app, [["carob_bean"], ["mirror"], []])
    scene.windows.stop(0)
    pass_time(app, 0.1)
    until(app, scene, "ask")
    assert scene.asked == 0
    assert {"pass"} == set(scene.offers.spots())
    bean = number(scene, "carob_bean")
    assert ("card", bean) in scene.offers.pieces()
    scene.act(next(action for action in scene.offers.all() if isinstance(action, Play)))
    assert scene.session.state.pending[-1].face == "carob_bean"
    assert scene.windows.now is not None, "now the others may answer the bean"


def test_who_rings_before_the_fuse_is_lit_has_rung(app: App) -> None:
    scene = seated(app, agreed(3, 1), CHARMED | {"hands": [["carob_bean"], [], []], "turns": [1, 0, 2]})
    legal = scene.session.rules.legal_actions(scene.session.state, 1)
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.follow(next(action for action in legal if isinstance(action, Lure)))
    assert scene.windows.fuse is None
    scene.windows.stop(0)
    until(app, scene, "ask")
    assert set(scene.offers.spots()) == {"pass"}


def test_letting_it_be_after_all_is_a_pass(app: App) -> None:
    scene = lured(app, [["carob_bean"], [], []])
    scene.windows.stop(0)
    until(app, scene, "ask")
    scene.tap("pass")
    assert scene.session.steps[-1].action == Pass(0)


def test_whoever_lets_everything_go_by_is_not_waited_for(app: App) -> None:
    scene = seated(app, agreed(3, 1), CHARMED | {"turns": [1, 0, 2]})
    scene.windows.toggle(0)
    legal = scene.session.rules.legal_actions(scene.session.state, 1)
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.follow(next(action for action in legal if isinstance(action, Lure)))
    for _ in range(100):
        pass_time(app, FRAME)
        if scene.windows.fuse is not None:
            break
    assert scene.windows.waitable() == []
    assert burn(app, scene) < GLANCE + 0.4
    assert Pass(0) in [step.action for step in scene.session.steps]


def test_several_people_each_have_a_bell_and_the_curtain_rises_for_who_rang(app: App) -> None:
    scene = lured(app, [["carob_bean"], ["mirror"], ["kidnapping"]], people=3)
    assert scene.windows.waitable() == [2, 0]
    assert {"wait-0", "wait-2"} <= {place.key for place in scene.all_places()}
    scene.windows.stop(0)
    assert scene.windows.waitable() == [2], "the others may still ring"
    for _ in range(400):
        pass_time(app, FRAME)
        if isinstance(app.stack.top, CurtainScene):
            break
    assert isinstance(app.stack.top, CurtainScene)
    assert [step.action for step in scene.session.steps if step.action][1:] == [Pass(2)]
    app.stack.top.open()
    assert (scene.asked, scene.director.shown.viewer) == (0, 0)


def test_people_who_share_the_screen_act_on_what_lies_open_before_they_look(app: App) -> None:
    scene = seated(app, agreed(3, 3), POSITION)
    until(app, scene, "ask")
    assert scene.director.shown.viewer == PUBLIC
    assert scene.asked == 0
    kinds = {type(action) for action in scene.offers.all()}
    assert Lure in kinds
    assert Play not in kinds, "what depends on the hand is not told"
    scene.veil()
    assert isinstance(app.stack.top, CurtainScene)
    app.stack.top.open()
    assert scene.director.shown.viewer == 0
    assert Play in {type(action) for action in scene.offers.all()}


def test_a_person_who_has_looked_goes_on_without_a_curtain(app: App) -> None:
    charmed = {"phase": "charm", "hands": [["cutlass", "parrot"], ["mirror"], []]}
    scene = seated(app, agreed(3, 3), POSITION | charmed)
    until(app, scene, "ask")
    scene.veil()
    app.stack.top.open()  # type: ignore[union-attr]
    scene.act(scene.offers.all()[-1])
    until(app, scene, "ask")
    assert (scene.asked, scene.director.shown.viewer) == (0, 0)
    scene.tap("done")
    until(app, scene, "ask")
    assert (scene.asked, scene.director.shown.viewer) == (1, PUBLIC)
