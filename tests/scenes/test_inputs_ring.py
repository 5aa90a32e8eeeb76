"""The focus ring where places come and go under it: no place is out of reach."""

from scenes.events import Action
from scenes.focus import FocusRing, Place


def row(*keys: str) -> list[Place]:
    """Places from left to right."""
    return [Place(key, (100.0 * ord(key), 0.0, 60.0, 60.0), key, lambda: None) for key in keys]


def ring_on(key: str) -> FocusRing:
    """A ring that stands on a place of the row a to e."""
    ring = FocusRing("a", shown=True)
    while ring.key != key:
        ring.act(Action.NEXT, row(*"abcde"))
    return ring


def test_where_the_place_has_gone_the_way_goes_on_beside_it() -> None:
    """Behaviour 44: keys alone reach everything, even past a place that vanishes once the ring stands on it."""
    for action, expected in ((Action.NEXT, "d"), (Action.PREVIOUS, "b"), (Action.RIGHT, "d"), (Action.LEFT, "b")):
        ring = ring_on("c")
        assert ring.act(action, row(*"abde"))
        assert ring.key == expected, action


def test_at_either_end_the_way_goes_round() -> None:
    ring = ring_on("e")
    assert ring.act(Action.NEXT, row(*"abcd"))
    assert ring.key == "a"
    ring = FocusRing("a", shown=True)
    ring.act(Action.PREVIOUS, row(*"abcde"))
    ring.act(Action.NEXT, row(*"abcde"))
    assert ring.key == "a"
    assert ring.act(Action.PREVIOUS, row(*"bcde"))
    assert ring.key == "e"


def test_accepting_what_has_gone_does_nothing_but_show_the_ring_nearby() -> None:
    done: list[str] = []
    places = [Place(key, (0.0, 0.0, 9.0, 9.0), key, lambda key=key: done.append(key)) for key in "ab"]  # type: ignore[misc]
    ring = ring_on("e")
    assert ring.act(Action.ACCEPT, places)
    assert (ring.key, done) == ("a", [])
