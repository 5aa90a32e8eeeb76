"""The case files are all there, and each wrong reading of the rules fails at least one of them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core import Event
from game.rulebooks.rats_with_gats import (
    between,
    cards,
    challenge,
    challenge_events,
    council,
    dealing,
    leaving,
    luck,
    objectives,
    rat_events,
    rules,
    scene,
    scene_events,
    secrets,
    tax,
)
from game.rulebooks.rats_with_gats.state import Obstacle, State
from game.scenario import MalformedScenario, run_file

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
FEWEST = 60
Patch = Callable[[pytest.MonkeyPatch], None]


def test_no_case_is_lost() -> None:
    assert len(CASES) >= FEWEST
    assert {path.stem.split("_")[1] for path in CASES if path.stem.startswith("worked_")} == {"5", "6"}
    assert any(path.stem == "example_the_cheesy_heist" for path in CASES), "worked cases 1 to 4"


def _set(module: Any, name: str, wrong: Any) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(module, name, wrong)


def _without(event: type[Event]) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(event, "change", lambda self, state: None)


def _first_card_counts(_: Any, state: State, obstacle: Obstacle, hero: int) -> int:
    return cards.PRINTED[state.faces[obstacle.cards[0]]] or state.rats[hero].rank


def _faces_count_ten(_: Any, state: State, obstacle: Obstacle, hero: int) -> int:
    return cards.PRINTED[state.faces[obstacle.cards[-1]]] or 10


def _faces_by_the_asker(_: Any, state: State, obstacle: Obstacle, hero: int) -> int:
    now = challenge_events.challenge(state)
    return cards.PRINTED[state.faces[obstacle.cards[-1]]] or state.rats[now.rat].rank


def _equal_wins(voyage: Any, state: State, obstacle: Obstacle, hero: int, seat: int, face: str) -> bool:
    worth = cards.PRINTED[face] + challenge.bonus(state, seat, face)
    return face in cards.COURT_SLOT or worth >= challenge.value(voyage, state, obstacle, hero)


def _courts_are_weighed(voyage: Any, state: State, obstacle: Obstacle, hero: int, seat: int, face: str) -> bool:
    return cards.PRINTED[face] + challenge.bonus(state, seat, face) > challenge.value(voyage, state, obstacle, hero)


def _one_gat_for_all(state: State, seat: int, face: str) -> int:
    return int(state.rats[seat].gat is not None)


def _draws_by_suit(one: str, other: str) -> bool:
    return one[-1] == other[-1]


def _last_card_gives_the_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenge, "same_colour", lambda one, other: not cards.same_colour(one, other))


def _assistants_count_only_to_two(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = challenge_events.Placed.change

    def stingy(self: challenge_events.Placed, state: State) -> None:
        sound(self, state)
        at = state.index(self.obstacle)
        if state.obstacles[at].layer != challenge_events.challenge(state).hero:
            state.obstacles[at] = replace(state.obstacles[at], won=(*state.obstacles[at].won[:-1], False))

    monkeypatch.setattr(challenge_events.Placed, "change", stingy)


def _captain_has_no_more_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "HAT", 0)


def _fleeing_costs_nothing(play: Any, seat: int) -> None:
    play.emit(rat_events.RatLeft(seat, "captured"))


def _tie_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = council.BallotCounted

    def kind(*args: Any) -> Any:
        return sound(*args[:5], len(args[3]) >= len(args[4]), *args[6:])

    monkeypatch.setattr(council, "BallotCounted", kind)
    monkeypatch.setattr(council, "depart", lambda play, seat, how: None)


def _jokers_owe_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = scene_events.JokerDrawn.change

    def forgetful(self: scene_events.JokerDrawn, state: State) -> None:
        target, debt = state.target, state.joker_debt
        sound(self, state)
        state.target, state.joker_debt = target, debt

    monkeypatch.setattr(scene_events.JokerDrawn, "change", forgetful)


def _hands_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "view", lambda state, viewer: state.copy())


def _sum_of_all(state: State) -> list[int]:
    return [rat.rank + 1 for rat in state.rats]


MISREADINGS: dict[str, Patch] = {
    "the obstacle's own card gives the value": _set(challenge, "value", _first_card_counts),
    "courts count ten": _set(challenge, "value", _faces_count_ten),
    "courts count the asker's rank": _set(challenge, "value", _faces_by_the_asker),
    "equal wins": _set(challenge, "beats", _equal_wins),
    "courts are weighed": _set(challenge, "beats", _courts_are_weighed),
    "a gat helps every card": _set(challenge, "bonus", _one_gat_for_all),
    "no bonus at all": _set(challenge, "bonus", lambda state, seat, face: 0),
    "draws go by suit": _set(challenge, "same_colour", _draws_by_suit),
    "draws go by the other colour": _last_card_gives_the_colour,
    "assists are no beats": _assistants_count_only_to_two,
    "the Captain's hand is like any": _captain_has_no_more_cards,
    "sizes are rank and one": _set(dealing, "sizes", _sum_of_all),
    "the middle holds as many as the highest": _set(dealing, "MIDDLE", 4),
    "fleeing costs nothing": _set(leaving, "flee", _fleeing_costs_nothing),
    "a tie passes": _tie_passes,
    "hands lie open": _hands_lie_open,
    "no ban": _without(rat_events.Banned),
    "the list is trimmed": _set(scene, "draw_obstacle", lambda play, now: False),
    "a scene ends when the Deep likes": _set(scene, "missing", lambda state: []),
    "everybody may be the Deep again": _set(scene, "duties", lambda state: ([], [])),
    "the end is always offered": _set(between, "offered", lambda state: True),
    "the end is never offered": _set(between, "offered", lambda state: False),
    "who was the Deep may be voted for": _set(between, "eligible", lambda state: state.living()),
    "debts are forgotten": _set(scene, "pay_debts", lambda play: None),
    "a Joker leaves a hole": _set(luck, "draw_obstacle", lambda play, now: False),
    "nothing is called off": _set(challenge, "call_off_if_empty", lambda play: False),
    "a tax may be asked of anybody": _set(
        tax, "helpers", lambda state, now: [seat for seat in state.challengeable() if seat != now.rat]
    ),
    "no tax is ever asked": _set(tax, "helpers", lambda state, now: []),
    "ranks may fall to nothing": _set(objectives, "LEAST_RANK", 0),
    "techniques stay where they are": lambda monkeypatch: monkeypatch.setitem(
        rules.STAGES, "pass_round", lambda play, item: None
    ),
    "a dead rat keeps its place": _without(rat_events.RatLeft),
    "a new rat keeps its rank": _without(rat_events.RatBorn),
    "the hat stays where it is": _without(rat_events.HatTaken),
    "jokers owe nothing": _jokers_owe_nothing,
    "obstacles stay for ever": _without(challenge_events.ObstacleGone),
}


def _holds(path: Path) -> bool:
    try:
        return not run_file(path).differences
    # A misreading may leave the rules in a position that they do not know.
    except (MalformedScenario, AssertionError, IndexError, KeyError, ValueError, StopIteration):
        return False


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_a_misreading_fails_a_case(misreading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MISREADINGS[misreading](monkeypatch)
    assert not all(_holds(path) for path in CASES)
