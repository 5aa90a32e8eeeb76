"""The focus ring at the window: the hand first, then the own gang, the others and the buttons; a move by keys alone."""

from game.rulebooks.pie_rats.actions import Lure
from scenes.app import App
from scenes.table.gallery import pass_time
from tests.scenes.pie_sill import card, number, sill


def test_the_ring_goes_from_what_can_be_used_to_the_buttons(app: App) -> None:
    scene = sill(app)
    keys = [place.key for place in scene.all_places()]
    usable = {f"card-{piece[1]}" for piece in scene.offers.pieces()}  # type: ignore[index]
    assert set(keys[: len(usable)]) == usable
    hand = {f"card-{piece}" for piece in scene.session.state.hands[0]} & usable
    assert set(keys[: len(hand)]) == hand, "the own hand comes first"
    assert "tap-done" in keys[len(usable) :]


def test_a_rat_is_lured_by_keys_alone(app: App) -> None:
    scene = sill(app)
    scene.focus.shown = True
    rat, hand = number(scene, "anne_chovy"), number(scene, "hooked_hand")
    activate(scene, f"card-{rat}")
    assert scene.hands.picked == card(scene, "anne_chovy")
    assert scene.focus.key == "spot-gang"
    activate(scene, "spot-gang")
    assert scene.focus.key == "ready"
    pass_time(app, 0.3)
    activate(scene, "ready")
    assert scene.session.steps[-1].action == Lure(0, (rat,), (hand,))


def activate(scene: object, key: str) -> None:
    """Enter on a place of the ring."""
    place = next(place for place in scene.all_places() if place.key == key)  # type: ignore[attr-defined]
    place.activate()


def test_where_nothing_can_be_taken_the_ring_waits_on_the_button(app: App) -> None:
    scene = sill(app, {"phase": "charm", "hands": [["jam_session"], [], []]})
    scene._begin_ring()
    assert scene.focus.key == "tap-done"
