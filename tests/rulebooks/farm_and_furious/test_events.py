"""Who sees what of each event, and that a viewer's form can be folded without the secrets."""

import pytest

from game.core import HIDDEN, PUBLIC, Event
from game.rulebooks.farm_and_furious import RULEBOOK
from game.rulebooks.farm_and_furious.cards import full_hand
from game.rulebooks.farm_and_furious.events import (
    Arranged,
    Chosen,
    DogWentHome,
    Moved,
    Revealed,
    RoundEnded,
    Shuffled,
    TookBack,
)
from game.rulebooks.farm_and_furious.state import State, blank

CARDS = full_hand(False)
BACKS = (HIDDEN,) * 5
OPEN: list[Event] = [
    Revealed(("dog", "hen", "rabbit"), ("dog", "hen", "rabbit")),
    Moved(1, (1, 2, 3), mud=True),
    DogWentHome(0),
    TookBack(0, CARDS),
    RoundEnded(1, False),
]
"""Events that everybody sees alike."""


def arranged(pile: tuple[str, ...]) -> Arranged:
    return Arranged((0, 1, 2), (CARDS, CARDS, pile), ((), (), ()), ("nothing",) * 3, (False,) * 3, 4)


def fresh() -> State:
    """Two players and an imaginary team, its pile not shuffled yet."""
    return blank(3, 2, CARDS)


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_open_events(event: Event, viewer: int) -> None:
    assert event.seen_by(viewer, fresh()) == event


@pytest.mark.parametrize(
    ("event", "viewer", "seen"),
    [
        (Chosen(0, "dog"), 0, Chosen(0, "dog")),
        (Chosen(0, "dog"), 1, Chosen(0, HIDDEN)),
        (Chosen(0, "dog"), PUBLIC, Chosen(0, HIDDEN)),
        *((Shuffled(2, CARDS), viewer, Shuffled(2, BACKS)) for viewer in (PUBLIC, 0, 1)),
        *((arranged(CARDS), viewer, arranged(BACKS)) for viewer in (PUBLIC, 0, 1)),
    ],
)
def test_hidden_events(event: Event, viewer: int, seen: Event) -> None:
    assert event.seen_by(viewer, fresh()) == seen


def test_every_event_of_the_rulebook_is_in_these_tables() -> None:
    assert {type(event) for event in OPEN} | {Chosen, Shuffled, Arranged} == set(RULEBOOK.events)


def test_only_the_reveal_reveals() -> None:
    assert [event for event in RULEBOOK.events if event.reveals] == [Revealed]


def test_a_reveal_takes_the_cards_from_the_hands() -> None:
    state = fresh()
    Shuffled(2, CARDS).change(state)
    Chosen(0, "dog").change(state)
    assert state.hands[0] == list(CARDS), "a chosen card stays in the hand, whose size tells nothing"
    Revealed(("dog", "hen", "whistle"), ("dog", "hen", "whistle")).change(state)
    assert state.hands == [
        ["hen", "duckling", "rabbit", "whistle"],
        ["dog", "duckling", "rabbit", "whistle"],
        ["dog", "hen", "duckling", "rabbit"],
    ]
    assert (state.played, state.chosen, state.revealed) == ([["dog"], ["hen"], ["whistle"]], ["dog", "hen"], True)
    assert state.copied == ["dog", "hen", "whistle"]


def test_a_kennel_takes_a_dog_from_a_pile_that_is_seen_from_the_back() -> None:
    state = fresh()
    Shuffled(2, BACKS).change(state)
    DogWentHome(2).change(state)
    assert state.hands[2] == [HIDDEN] * 4
    assert state.dog_home == [False, False, True]


def test_a_kennel_prefers_no_back_to_a_dog_on_the_table() -> None:
    state = fresh()
    Shuffled(2, BACKS).change(state)
    Revealed(("hen", "hen", "dog"), ("hen", "hen", "dog")).change(state)
    DogWentHome(2).change(state)
    assert (state.hands[2], state.played[2]) == ([HIDDEN] * 4, [])


def test_the_end_of_a_round_clears_the_table_for_the_next() -> None:
    state = fresh()
    Chosen(0, "hen").change(state)
    RoundEnded(1, False).change(state)
    assert (state.chosen, state.revealed, state.round, state.finished) == ([None, None], False, 2, False)
    RoundEnded(2, True).change(state)
    assert (state.round, state.finished) == (2, True)
