"""The race's case files are all there, and each wrong reading of the rules fails at least one of them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from game.rulebooks.farm_and_furious import effects, placing, rules, secrets, track
from game.rulebooks.farm_and_furious.effects import Effect
from game.rulebooks.farm_and_furious.state import State
from game.rulebooks.farm_and_furious.track import Track, Walk
from game.scenario import MalformedScenario, run_file

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
FEWEST = 110
Patch = Callable[[pytest.MonkeyPatch], None]


def test_no_case_is_lost() -> None:
    assert len(CASES) >= FEWEST
    assert [path.stem for path in CASES if path.stem.startswith("worked_")] == [
        "worked_1_dog_hen_and_two_rabbits",
        "worked_2_two_dogs_and_a_hen",
        "worked_3_ducklings_and_a_rooster",
        "worked_4_rabbit_and_rooster_rabbit",
        "worked_5_two_hens_and_a_rabbit",
        "worked_6_mud_then_away",
        "worked_7_straw_sends_back",
        "worked_8_the_farther_wins",
    ]


def _with_effects(change: Callable[[Sequence[str], list[Effect]], list[Effect]]) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        sound = effects.effects
        monkeypatch.setattr(rules, "effects", lambda cards: change(cards, sound(cards)))

    return patch


def _dogs_share(cards: Sequence[str], found: list[Effect]) -> list[Effect]:
    dogs = cards.count("dog")
    return [Effect(one.steps // dogs) if card == "dog" else one for card, one in zip(cards, found, strict=True)]


def _dogs_count_no_tripped_rabbit(cards: Sequence[str], found: list[Effect]) -> list[Effect]:
    prey = cards.count("hen") + (cards.count("rabbit") == 1)
    return [Effect(prey) if card == "dog" else one for card, one in zip(cards, found, strict=True)]


def _ducklings_count_the_others(cards: Sequence[str], found: list[Effect]) -> list[Effect]:
    return [Effect(one.steps - 1) if card == "duckling" else one for card, one in zip(cards, found, strict=True)]


def _hens_fear_nobody(cards: Sequence[str], found: list[Effect]) -> list[Effect]:
    return [Effect(3) if card == "hen" else one for card, one in zip(cards, found, strict=True)]


def _rabbits_never_trip(cards: Sequence[str], found: list[Effect]) -> list[Effect]:
    return [Effect(4) if one.crowded else one for one in found]


def _rooster_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "effective", lambda cards, copied: tuple(cards))


def _whistles_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "WHISTLE", "no such card")


def _walk_with(wrong: str, self: Track, start: int, steps: int) -> Walk:
    """The walk as the rules have it but for one wrong reading."""
    path, kennel = list[int](), False
    for space in range(start + 1, start + steps + 1):
        path.append(space)
        special = self.specials.get(space)
        last = space == start + steps
        if special == "mud" and wrong != "no mud" and (last or wrong != "mud only stops at its own space"):
            return Walk(tuple(path), mud=True, kennel=kennel or (wrong == "kennel seen from afar"))
        kennel = kennel or (special == "kennel" and (last or wrong != "kennel only when reached"))
    straw = 0
    if path and self.specials.get(path[-1]) == "straw" and wrong != "no straw":
        path.append(path[-1] - 1)
        straw = 1
    return Walk(tuple(path), straw=straw, kennel=kennel)


def _walks_with(wrong: str) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(track.Track, "walk", lambda *given: _walk_with(wrong, *given))


def _finish_on_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Track.__init__

    def shorter(self: Track, layout: Any) -> None:
        sound(self, layout)
        self.length -= 1

    monkeypatch.setattr(track.Track, "__init__", shorter)


def _overlap_keeps_specials(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = Track.__init__

    def keeping(self: Track, layout: Any) -> None:
        sound(self, layout)
        for i, laid in enumerate(layout):
            start = sum(8 - later.overlap for later in layout[1 : i + 1])
            if laid.side == "orange":
                self.specials |= {start + space: it for space, it in track.FACTS.track.orange[laid.card].items()}

    monkeypatch.setattr(track.Track, "__init__", keeping)


def _whistle_finds_the_dog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules.FarmRules, "_kept", lambda self, state, team: self.cards)


def _eldest_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rules,
        "standings",
        lambda positions, ages: placing.standings(positions, [None if age is None else 121 - age for age in ages]),
    )


def _imaginary_ties_like_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rules, "standings", lambda where, ages: placing.standings(where, [*ages, *[None] * (len(where) - len(ages))])
    )


def _choices_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_view(state: State, viewer: int, players: int) -> State:
        return state.copy()

    monkeypatch.setattr(secrets, "view", open_view)


def _a_race_of_61_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "FACTS", rules.FACTS.model_copy(update={"most_rounds": 61}))


MISREADINGS: dict[str, Patch] = {
    "two dogs share": _with_effects(_dogs_share),
    "a rabbit that fails anyway does not count": _with_effects(_dogs_count_no_tripped_rabbit),
    "ducklings count only the others": _with_effects(_ducklings_count_the_others),
    "hens fear no dog": _with_effects(_hens_fear_nobody),
    "rabbits never trip": _with_effects(_rabbits_never_trip),
    "a rooster does nothing": _rooster_does_nothing,
    "whistles take nothing back": _whistles_do_nothing,
    "whistles find the dog": _whistle_finds_the_dog,
    "the finish is on the last space": _finish_on_the_line,
    "covered specials stay": _overlap_keeps_specials,
    "the eldest wins ties": _eldest_wins,
    "imaginary teams tie like people": _imaginary_ties_like_people,
    "choices lie open": _choices_lie_open,
    "61 rounds": _a_race_of_61_rounds,
} | {
    wrong: _walks_with(wrong)
    for wrong in (
        "no mud",
        "mud only stops at its own space",
        "no straw",
        "kennel only when reached",
        "kennel seen from afar",
    )
}


def _failing() -> list[str]:
    return [path.stem for path in CASES if not _holds(path)]


def _holds(path: Path) -> bool:
    try:
        return not run_file(path).differences
    except MalformedScenario:
        return False


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_a_misreading_fails_a_case(misreading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MISREADINGS[misreading](monkeypatch)
    assert _failing()


def test_the_walk_that_the_misreadings_bend_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    _walks_with("nothing")(monkeypatch)
    assert _failing() == []
