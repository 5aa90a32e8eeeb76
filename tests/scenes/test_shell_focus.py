"""The ring goes where a person would expect."""

from scenes.events import Action
from scenes.focus import FocusRing, Place
from scenes.stage import Box


def place(key: str, box: Box, pressed: list[str] | None = None) -> Place:
    return Place(key, box, key, lambda: pressed.append(key) if pressed is not None else None)


GRID = [place(f"{row}{column}", (column * 200, row * 100, 150, 60)) for row in range(3) for column in range(3)]


def ring(key: str) -> FocusRing:
    return FocusRing(key, shown=True)


def test_the_first_key_only_shows_the_ring() -> None:
    pressed: list[str] = []
    places = [place("one", (0, 0, 10, 10), pressed), place("two", (0, 50, 10, 10), pressed)]
    focus = FocusRing()
    assert focus.act(Action.ACCEPT, places)
    assert (focus.key, focus.shown, pressed) == ("one", True, [])
    focus.act(Action.ACCEPT, places)
    assert pressed == ["one"]


def test_a_focus_set_beforehand_is_where_the_ring_appears() -> None:
    focus = FocusRing("11")
    focus.act(Action.DOWN, GRID)
    assert focus.key == "11"


def test_arrows_walk_the_grid() -> None:
    for action, expected in (
        (Action.RIGHT, "12"),
        (Action.LEFT, "10"),
        (Action.UP, "01"),
        (Action.DOWN, "21"),
    ):
        focus = ring("11")
        assert focus.act(action, GRID)
        assert focus.key == expected


def test_an_edge_holds_the_ring() -> None:
    focus = ring("02")
    assert not focus.act(Action.RIGHT, GRID)
    assert focus.key == "02"


def test_the_nearest_overlapping_place_wins_over_a_closer_diagonal() -> None:
    here, below, aside = (
        place("here", (0, 0, 100, 50)),
        place("below", (0, 300, 100, 50)),
        place("aside", (140, 120, 50, 50)),
    )
    focus = ring("here")
    focus.act(Action.DOWN, [here, aside, below])
    assert focus.key == "below"


def test_tab_goes_round() -> None:
    focus = ring("22")
    focus.act(Action.NEXT, GRID)
    assert focus.key == "00"
    focus.act(Action.PREVIOUS, GRID)
    assert focus.key == "22"


def test_adjusting_keeps_the_ring() -> None:
    steps: list[int] = []
    slider = Place("slider", (0, 0, 300, 50), "Slider", lambda: None, steps.append)
    focus = ring("slider")
    focus.act(Action.RIGHT, [slider, place("right", (400, 0, 50, 50))])
    focus.act(Action.LEFT, [slider, place("right", (400, 0, 50, 50))])
    assert steps == [1, -1]
    assert focus.key == "slider"


def test_a_place_that_has_gone_gives_the_ring_to_the_first() -> None:
    focus = ring("gone")
    focus.act(Action.DOWN, GRID)
    assert focus.key == "00"
