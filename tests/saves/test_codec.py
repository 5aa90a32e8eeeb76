"""Actions and events as JSON: there and back, and nothing else accepted."""

import json
from dataclasses import dataclass
from typing import Literal

import pytest
from pydantic import ValidationError

from game.catalogue import rulebook
from game.core import Event
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.events import Moved, TookBack
from game.saves.codec import Codec, actions_of, events_of

FARM = rulebook("farm_and_furious")
MOVED = {"kind": "Moved", "team": 1, "path": [3, 4], "chased": False, "crowded": False, "mud": True, "straw": 0}


@dataclass(slots=True)
class Painted(Event):
    """An event with what farm events lack: a pair, and a choice of words."""

    at: tuple[int, int]
    colours: tuple[Literal["red", "blue"], ...] = ()


def test_an_action_is_its_kind_and_fields() -> None:
    assert actions_of(FARM).encode(Pick(2, "hen")) == {"kind": "Pick", "seat": 2, "card": "hen"}
    assert actions_of(FARM).decode({"kind": "Pick", "seat": 2, "card": "hen"}) == Pick(2, "hen")


def test_an_event_comes_back_through_json_with_its_tuples() -> None:
    event = Moved(1, (3, 4), mud=True)
    text = json.dumps(events_of(FARM).encode(event))
    assert json.loads(text) == MOVED
    again = events_of(FARM).decode(json.loads(text))
    assert again == event
    assert isinstance(again, Moved)
    assert again.path == (3, 4)


def test_what_a_field_defaults_to_may_be_left_out() -> None:
    assert events_of(FARM).decode({"kind": "Moved", "team": 0, "path": []}) == Moved(0, ())


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
        events_of(FARM).decode(wrong)


@pytest.mark.parametrize("card", ["cat", "Hen", "", None, 3])
def test_words_outside_their_choice_are_refused(card: object) -> None:
    with pytest.raises(ValidationError):
        actions_of(FARM).decode({"kind": "Pick", "seat": 0, "card": card})


def test_pairs_have_two_entries_and_choices_are_checked_inside_tuples() -> None:
    codec = Codec((Painted, TookBack))
    assert codec.decode({"kind": "Painted", "at": [1, 2], "colours": ["red"]}) == Painted((1, 2), ("red",))
    for wrong in ({"at": [1]}, {"at": [1, 2, 3]}, {"at": [1, 2], "colours": ["green"]}):
        with pytest.raises(ValidationError):
            codec.decode({"kind": "Painted"} | wrong)


def test_a_codec_can_leave_a_field_to_its_user() -> None:
    codec = Codec((Pick,), without=("seat",))
    assert codec.encode(Pick(4, "dog")) == {"kind": "Pick", "card": "dog"}
    with pytest.raises(ValidationError):
        codec.decode({"kind": "Pick", "card": "dog", "seat": 4})
