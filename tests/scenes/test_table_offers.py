"""Offers: what lights up is what is accepted."""

from dataclasses import dataclass

from game.core import Action
from scenes.table.offers import Drag, Gesture, Offers, Touch


@dataclass(frozen=True, slots=True)
class Lay(Action):
    card: str
    spot: str
    way: int = 0


@dataclass(frozen=True, slots=True)
class Pass(Action):
    pass


def gesture(action: Action) -> Gesture:
    return Drag(action.card, action.spot) if isinstance(action, Lay) else Touch("door")


ACTIONS = [Lay(0, "hen", "field"), Lay(0, "hen", "barn"), Lay(0, "dog", "field"), Lay(0, "dog", "field", 1), Pass(0)]


def test_only_pieces_of_legal_actions_can_be_picked_up() -> None:
    assert Offers(ACTIONS, gesture).pieces() == {"hen", "dog"}


def test_what_lights_up_for_a_piece_is_what_accepts_it() -> None:
    offers = Offers(ACTIONS, gesture)
    assert offers.spots("hen") == {"field", "barn"}
    assert offers.spots("dog") == {"field"}
    assert offers.spots("cat") == frozenset()


def test_a_drop_means_nothing_one_action_or_several() -> None:
    offers = Offers(ACTIONS, gesture)
    assert offers.drop("dog", "barn") == []
    assert offers.drop("hen", "barn") == [Lay(0, "hen", "barn")]
    assert offers.drop("dog", "field") == [Lay(0, "dog", "field"), Lay(0, "dog", "field", 1)]


def test_spots_without_a_piece_want_a_tap() -> None:
    offers = Offers(ACTIONS, gesture)
    assert offers.spots() == {"door"}
    assert offers.touch("door") == [Pass(0)]
    assert offers.touch("field") == []
    assert len(offers.all()) == 5


def test_parts_of_a_move_can_be_picked_up_and_dropped_though_they_are_no_action_yet() -> None:
    offers = Offers(ACTIONS, gesture, [Drag("cat", "barn"), Drag("hen", "field")])
    assert offers.spots("cat") == {"barn"}
    assert offers.drop("cat", "barn") == []
    assert offers.drop("hen", "field") == Offers(ACTIONS, gesture).drop("hen", "field"), (
        "what means something still does"
    )
    assert len(offers.all()) == 5
