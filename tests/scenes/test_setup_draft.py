"""The draft behind the set-up screen: seats, names, looks, what is remembered."""

from __future__ import annotations

import pytest

from scenes.menus.setup_draft import Draft, Seat, fresh, restored

LOOKS = ["carrot", "corn", "aubergine", "chilli", "leek"]


def draft(*names: str) -> Draft:
    return Draft(seats=[Seat(name=name, look=look) for name, look in zip(names, LOOKS, strict=False)])


def test_the_first_set_up_is_one_person_against_one_bot() -> None:
    first = fresh(LOOKS, ["easy", "normal"], range(1, 6))
    assert [(seat.name, seat.bot, seat.look) for seat in first.seats] == [
        ("Player 1", None, "carrot"),
        ("Milo", "normal", "corn"),
    ]


def test_a_name_is_wrong_when_empty_or_taken() -> None:
    filled = draft("Ada", " ada ", "")
    assert filled.name_problem(0) == "Ada sits here already: choose another name."
    assert filled.name_problem(2) == "Every player needs a name."
    assert filled.problem() == (0, "Ada sits here already: choose another name.")
    assert draft("Ada", "Zoé").problem() is None


def test_a_typed_name_is_trimmed_to_sixteen_letters() -> None:
    filled = draft("Ada")
    filled.rename(0, "  Maximilian   Karl  Friedrich ")
    assert filled.seats[0].name == "Maximilian Karl"


def test_added_seats_get_free_names_and_looks() -> None:
    filled = draft("Player 2", "Milo")
    assert filled.add(None, LOOKS) == 2
    filled.add("normal", LOOKS)
    assert [(seat.name, seat.look) for seat in filled.seats[2:]] == [("Player 1", "aubergine"), ("Zora", "chilli")]


def test_the_last_seat_stays() -> None:
    filled = draft("Ada", "Zoé")
    filled.remove(0)
    filled.remove(0)
    assert [seat.name for seat in filled.seats] == ["Zoé"]


def test_moving_a_seat_moves_the_ones_between() -> None:
    filled = draft("Ada", "Basile", "Zoé", "Milo")
    filled.move(3, 1)
    assert [seat.name for seat in filled.seats] == ["Ada", "Milo", "Basile", "Zoé"]
    assert [seat.look for seat in filled.seats] == ["carrot", "chilli", "corn", "aubergine"]


def test_a_taken_look_is_swapped() -> None:
    filled = draft("Ada", "Basile")
    filled.dress(0, "corn")
    assert [seat.look for seat in filled.seats] == ["corn", "carrot"]
    filled.dress(0, "leek")
    assert [seat.look for seat in filled.seats] == ["leek", "carrot"]


def test_the_youngest_is_known_only_when_all_ages_are() -> None:
    filled = draft("Ada", "Basile", "Zoé")
    for seat, age in zip(filled.seats, (9, 41, 9), strict=True):
        seat.age = age
    assert filled.youngest() == [0, 2]
    filled.add("normal", LOOKS)
    assert filled.youngest() == [0, 2], "bots have no age"
    filled.seats[1].age = None
    assert filled.youngest() == []


def test_the_agreement_holds_what_was_filled_in() -> None:
    filled = draft("Ada", "Milo")
    filled.seats[0].age, filled.seats[1].bot, filled.seats[1].age = 9, "normal", 30
    filled.always_undo = True
    agreed = filled.agreement("farm_and_furious", {"teams": ["carrot", "corn"]}, 5)
    assert [(p.name, p.age, p.bot) for p in agreed.players] == [("Ada", 9, None), ("Milo", None, "normal")]
    assert (agreed.seed, agreed.confirm, agreed.always_undo) == (5, True, True)


def test_a_remembered_draft_comes_back_or_is_mended() -> None:
    kept = draft("Ada", "Zoé")
    kept.seats[1].bot = "gone"
    raw = kept.model_dump(mode="json")
    back = restored(raw, LOOKS, ["easy", "normal"], 5)
    assert back is not None
    assert [seat.bot for seat in back.seats] == [None, "easy"]
    raw["seats"][0]["look"] = "turnip"
    mended = restored(raw, LOOKS, ["easy"], 5)
    assert mended is not None
    assert [seat.look for seat in mended.seats] == ["carrot", "corn"]


@pytest.mark.parametrize("raw", [None, {}, {"seats": []}, {"seats": [{"name": "Ada", "age": 999}]}, "nonsense"])
def test_an_unusable_memory_is_forgotten(raw: object) -> None:
    assert restored(raw, LOOKS, ["easy"], 5) is None


def test_too_many_seats_are_forgotten() -> None:
    assert restored(draft("A", "B", "C").model_dump(), LOOKS, [], 2) is None
