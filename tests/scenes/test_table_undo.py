"""Undo at the table: free until something is revealed, at the curtain too, and refused with the reason."""

from scenes.app import App
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import middle, pass_time, play, until
from tests.scenes.test_table_scene import DOG, SLOT, opened, rounds, tap


def test_undo_is_free_until_cards_are_turned(app: App) -> None:
    scene = opened(app, (("Ada", None), ("Bo", None), ("Cy", "random")))
    app.stack.top.open()  # type: ignore[union-attr]
    scene.act(scene.offers.all()[0])
    assert scene.session.can_undo(0).allowed
    pass_time(app, 1.5)
    assert isinstance(app.stack.top, CurtainScene)
    app.stack.top.open()
    scene.undo()
    assert app.toasts.words == ["Nothing to undo yet"]


def test_who_has_laid_can_take_it_back_at_the_curtain(app: App) -> None:
    scene = opened(app, (("Ada", None), ("Bo", None), ("Cy", "random")))
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.regret is None
    curtain.open()
    scene.act(scene.offers.all()[0])
    pass_time(app, 1.5)
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert (curtain.name, curtain.regret and curtain.regret[0]) == ("Bo", "Ada")
    assert "regret" in {place.key for place in curtain.all_places()}
    curtain.take_back()
    pass_time(app, 1.5)
    again = app.stack.top
    assert isinstance(again, CurtainScene)
    assert again.name == "Ada"
    assert scene.session.state.chosen[:2] == [None, None]


def test_undo_takes_back_a_lone_persons_card_while_bots_think(app: App) -> None:
    scene = opened(app)
    scene.thinkers.forget()
    before = scene.session.view(0)
    scene.act(scene.offers.all()[1])
    scene.undo()
    assert scene.session.view(0) == before
    assert scene.mode == "ask"
    assert scene.offers.all()


def test_undo_after_the_reveal_says_why_not(app: App) -> None:
    scene = opened(app)
    play(app, scene, "hen")
    until(app, scene, "told")
    scene.undo()
    assert app.toasts.words == ["No undo: cards are face up"]


def test_a_refused_undo_leaves_the_picked_card_in_hand(app: App) -> None:
    scene = opened(app)
    play(app, scene, "hen")
    until(app, scene, "told")
    scene.go_on()
    until(app, scene, "ask")
    pass_time(app, 1.0)
    tap(app, middle(scene, DOG))
    x, y, w, h = next(place.box for place in scene.all_places() if place.key == "undo")
    tap(app, (x + w / 2, y + h / 2))
    assert app.toasts.words == ["No undo: cards are face up"]
    assert scene.hands.picked == DOG
    tap(app, SLOT)
    assert scene.hands.laid == DOG


def test_the_house_rule_takes_back_a_revealed_round(app: App) -> None:
    scene = opened(app, always_undo=True)
    play(app, scene, "hen")
    until(app, scene, "told")
    scene.undo()
    until(app, scene, "ask")
    assert rounds(scene) == 1
    assert scene.director.shown.story is None
    assert "hen" in scene.session.state.hands[0]
