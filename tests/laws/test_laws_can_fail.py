"""Each law reports a rulebook that breaks it: a law that cannot fail holds nothing."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from game.core import HIDDEN, Action, Emit, Event, Rng
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.events import Chosen, Revealed, RoundEnded
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.state import State
from tests.laws.laws import LAWS, what_a_seat_cannot_see_changes_nothing_that_it_gets
from tests.laws.played import play

OPTIONS = Options(imaginary=1, rooster=True)


class WritesWithoutAnEvent(FarmRules):
    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        super().decide(state, action, rng, emit)
        state.positions[0] += 1


class LetsSomebodyActTwice(FarmRules):
    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return super().legal_actions(state, seat) or [Pick(seat, "hen")]


class OffersTheSameTwice(FarmRules):
    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return super().legal_actions(state, seat) * 2


class ForbidsWhatAnotherHid(FarmRules):
    def legal_actions(self, state: State, seat: int) -> list[Action]:
        legal = super().legal_actions(state, seat)
        return [pick for pick in legal if isinstance(pick, Pick) and pick.card not in state.chosen] or legal


class ListsActionsByThePile(FarmRules):
    """The order of the actions gives away the next card of an imaginary team."""

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        legal = super().legal_actions(state, seat)
        return legal[::-1] if state.hands[-1][-1] == "dog" else legal


class ImaginesAnotherPast(FarmRules):
    def determinize(self, view: State, seat: int, rng: Rng) -> State:
        world = super().determinize(view, seat, rng)
        world.positions[0] += rng.below(2)
        return world


class ShowsEveryChoice(FarmRules):
    def view(self, state: State, seat: int) -> State:
        seen = super().view(state, seat)
        seen.chosen = state.chosen[:]
        return seen


class ShowsThePile(FarmRules):
    def view(self, state: State, seat: int) -> State:
        seen = super().view(state, seat)
        seen.hands = [hand[:] for hand in state.hands]
        return seen


class Unredacted(Chosen):
    def seen_by(self, viewer: int, state: State) -> Event:
        return self


class TellsEveryChoice(FarmRules):
    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        super().decide(state, action, rng, lambda e: emit(Unredacted(e.seat, e.card) if isinstance(e, Chosen) else e))


class DrawsFromElsewhere(FarmRules):
    draws = itertools.count()

    def _shuffle(self, state: State, team: int, rng: Rng, emit: Emit) -> None:
        super()._shuffle(state, team, Rng(next(self.draws)), emit)


class LeadsTheFirstToChoose(FarmRules):
    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        if state.chosen.count(None) == self.seats:
            emit(Jumped(action.seat))
        super().decide(state, action, rng, emit)


class Jumped(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def change(self, state: State) -> None:
        state.positions[self.seat] += 1


class Burnt(Revealed):
    def change(self, state: State) -> None:
        super().change(state)
        state.played[0].pop()


class LosesACard(FarmRules):
    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        super().decide(
            state, action, rng, lambda e: emit(Burnt(e.cards, e.effective) if isinstance(e, Revealed) else e)
        )


class ImaginesTwoDogs(FarmRules):
    def determinize(self, view: State, seat: int, rng: Rng) -> State:
        world = super().determinize(view, seat, rng)
        world.hands[-1][0] = "dog"
        return world


class SharedState(State):
    __slots__ = ()

    def copy(self) -> State:
        return SharedState(*(getattr(self, name) for name in State.__slots__))


class CopiesByReference(FarmRules):
    def blank(self) -> State:
        plain = super().blank()
        return SharedState(*(getattr(plain, name) for name in State.__slots__))


class NeverEnds(FarmRules):
    def decide(self, state: State, action: Action, rng: Rng, emit: Emit) -> None:
        super().decide(
            state, action, rng, lambda e: emit(RoundEnded(e.round, False) if isinstance(e, RoundEnded) else e)
        )


class EverybodySecond(FarmRules):
    def standings(self, state: State) -> list[Any]:
        return super().standings(state)[1:]


BROKEN = [
    (1, WritesWithoutAnEvent),
    (2, LetsSomebodyActTwice),
    (2, OffersTheSameTwice),
    (3, ForbidsWhatAnotherHid),
    (3, ListsActionsByThePile),
    (4, ImaginesAnotherPast),
    (4, ShowsThePile),
    (5, ShowsEveryChoice),
    (5, TellsEveryChoice),
    (6, DrawsFromElsewhere),
    (7, LeadsTheFirstToChoose),
    (7, ForbidsWhatAnotherHid),
    (8, LosesACard),
    (8, ImaginesTwoDogs),
    (9, CopiesByReference),
    (11, NeverEnds),
    (11, EverybodySecond),
    (12, ListsActionsByThePile),
    (12, ShowsThePile),
]


@pytest.mark.parametrize(("law", "broken"), BROKEN)
def test_a_breach_is_reported(law: int, broken: Callable[..., FarmRules]) -> None:
    found = [complaint for seed in range(3) for complaint in LAWS[law](_raced(broken, seed))]
    assert found, f"law {law} holds {broken} for sound"


@pytest.mark.parametrize("law", LAWS)
def test_the_same_race_is_sound_with_the_real_rules(law: int) -> None:
    assert [complaint for seed in range(3) for complaint in LAWS[law](_raced(FarmRules, seed))] == []


def test_every_law_has_a_breach() -> None:
    assert {law for law, _ in BROKEN} == set(LAWS)


def _raced(kind: Callable[..., FarmRules], seed: int) -> Any:
    return play(kind(2, OPTIONS), seed, most=130)


def test_a_bot_that_peeks_is_reported() -> None:
    game = _raced(FarmRules, 0)
    turn = itertools.count()

    def peeking(view: State, seat: int) -> Action:
        legal = game.rules.legal_actions(view, seat)
        return legal[next(turn) % len(legal)]

    def honest(view: State, seat: int) -> Action:
        return Rng(1, seat).choice(game.rules.legal_actions(view, seat))

    assert list(what_a_seat_cannot_see_changes_nothing_that_it_gets(game, peeking))
    assert not list(what_a_seat_cannot_see_changes_nothing_that_it_gets(game, honest))


def test_a_hidden_card_is_nowhere_in_the_views() -> None:
    """The holes that the breaches above tear open are really there in the sound game."""
    game = _raced(FarmRules, 1)
    hidden = [game.rules.view(state, 0).hands[2] for state in game.states]
    assert all(set(hand) <= {HIDDEN} for hand in hidden)
    assert any(hidden)
