"""Offers of actions that take several choices, or can be begun in several ways."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core import Action
from scenes.table.offers import Drag, Gesture, Offers, Touch


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Gives two things for one."""

    what: tuple[str, str]
    wish: str = ""


def ways(action: Action) -> Sequence[Gesture]:
    """Either thing may be named first."""
    assert isinstance(action, Give)
    return tuple(Drag("hand", thing) for thing in dict.fromkeys(action.what))


ALL = [Give(0, ("a", "b")), Give(0, ("a", "c")), Give(0, ("c", "c"))]


def test_an_action_is_offered_by_each_way_to_begin_it() -> None:
    offers = Offers.among(ALL, ways)
    assert offers.spots("hand") == {"a", "b", "c"}
    assert offers.drop("hand", "a") == ALL[:2]
    assert offers.drop("hand", "c") == ALL[1:]
    assert offers.drop("hand", "d") == []


def test_a_button_and_a_drag_can_mean_the_same() -> None:
    offers = Offers.among([Give(0, ("a", "b"))], lambda action: (Touch("go"), Drag("die", "tray")))
    assert offers.touch("go") == offers.drop("die", "tray") == [Give(0, ("a", "b"))]


def test_a_choice_that_leaves_everything_open_is_settled() -> None:
    wishes = [Give(0, ("a", "b"), wish) for wish in ("x", "y")]
    assert Offers.among(wishes, ways).settled() == "a"
    assert Offers.among(ALL, ways).settled() is None
    assert Offers.among(wishes[:1], ways).settled() is None, "a single action is for the person to take"
