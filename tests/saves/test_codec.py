"""Actions and events as JSON: there and back, and nothing else accepted."""

import json
from dataclasses import dataclass
from typing import Literal, TypeVar

import pytest
from pydantic import TypeAdapter, ValidationError

from game.catalogue import rulebook
from game.core import Event
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.events import Moved, TookBack
from game.saves.codec import Codec, actions_of, events_of

T = TypeVar("T")
FARM = rulebook("farm_and_furious")
MOVED = {"kind": "Moved", "team": 1, "path": [3, 4], "chased": False, "crowded": False, "mud": True, "straw": 0}


@dataclass(slots=True)
class Painted(Event):
    """An event with what farm events lack: a pair, and a choice of words."""

    at: tuple[int, int]
    colours: tuple[Literal["red", "blue"], ...] = ()


def read(codec: Codec[T], data: object) -> T:
    """The value that JSON states: its form checked, as saves and scenarios check it, then built."""
    return codec.build(TypeAdapter(codec.form).validate_json(json.dumps(data)))


def test_an_action_is_its_kind_and_fields() -> None:
    assert actions_of(FARM).encode(Pick(2, "hen")) == {"kind": "Pick", "seat": 2, "card": "hen"}
    assert read(actions_of(FARM), {"kind": "Pick", "seat": 2, "card": "hen"}) == Pick(2, "hen")


def test_an_event_comes_back_through_json_with_its_tuples() -> None:
    event = Moved(1, (3, 4), mud=True)
    text = json.dumps(events_of(FARM).encode(event))
    assert json.loads(text) == MOVED
    again = read(events_of(FARM), json.loads(text))
    assert again == event
    assert isinstance(again, Moved)
    assert again.path == (3, 4)


def test_what_a_field_defaults_to_may_be_left_out() -> None:
    assert read(events_of(FARM), {"kind": "Moved", "team": 0, "path": []}) == Moved(0, ())


@pytest.mark.parametrize(
    "wrong",
    [
        MOVED | {"wings": 2},
        MOVED | {"kind": "Flew"},
        MOVED | {"team": "1"},
        MOVED | {"team": 1.5},
        MOVED | {"team": True},
        MOVED | {"path": 3},
        MOVED | {"path": [3, "4"]},
        MOVED | {"mud": 1},
        {"kind": "Moved", "team": 1},
        {"team": 1, "path": []},
        {},
    ],
)
def test_an_event_that_says_anything_else_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        read(events_of(FARM), wrong)


@pytest.mark.parametrize("card", ["cat", "Hen", "", None, 3])
def test_words_outside_their_choice_are_refused(card: object) -> None:
    with pytest.raises(ValidationError):
        read(actions_of(FARM), {"kind": "Pick", "seat": 0, "card": card})


def test_pairs_have_two_entries_and_choices_are_checked_inside_tuples() -> None:
    codec = Codec((Painted, TookBack))
    assert read(codec, {"kind": "Painted", "at": [1, 2], "colours": ["red"]}) == Painted((1, 2), ("red",))
    for wrong in ({"at": [1]}, {"at": [1, 2, 3]}, {"at": [1, 2], "colours": ["green"]}):
        with pytest.raises(ValidationError):
            read(codec, {"kind": "Painted"} | wrong)


def test_a_codec_can_leave_a_field_to_its_user() -> None:
    codec = Codec((Pick,), without=("seat",))
    assert codec.encode(Pick(4, "dog")) == {"kind": "Pick", "card": "dog"}
    with pytest.raises(ValidationError):
        read(codec, {"kind": "Pick", "card": "dog", "seat": 4})
