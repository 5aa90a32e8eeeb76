"""The run's case files are all there, and each wrong reading of the rules fails at least one of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core import Emit, Event
from game.rulebooks.treasure_run import board, cards, croc, events, offers, placing, rules, secrets
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.state import State
from game.scenario import MalformedScenario, run_file

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
FEWEST = 110
Patch = Callable[[pytest.MonkeyPatch], None]


def test_no_case_is_lost() -> None:
    assert len(CASES) >= FEWEST


def test_every_card_has_cases_in_and_out_of_its_time() -> None:
    stems = [path.stem for path in CASES]
    for card in ("double_dash", "sure_paws", "burrow", "sugar_rush", "whistle", "swap", "sticky_paws"):
        assert sum(stem.startswith(card) for stem in stems) >= 2
    assert sum(stem.startswith("shield") for stem in stems) >= 6


def _facts(**wrong: Any) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        changed = cards.FACTS.model_copy(update=wrong)
        for module in (rules, offers, events):
            monkeypatch.setattr(module, "FACTS", changed)

    return patch


def _need(space: str, need: int) -> Patch:
    return lambda monkeypatch: monkeypatch.setitem(board.NEEDS, space, need)


def _without(event: type[Event]) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(event, "change", lambda self, state: None)


def _routes(wrong: Callable[..., Any]) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(rules, "routes", wrong)


def _any_edge_back(at: str, came: str, steps: int, sure: bool = False) -> Any:
    return board.routes(at, "", steps, sure)


def _turns_back(at: str, came: str, steps: int, sure: bool = False) -> Any:
    beside = board.NEIGHBOURS[at][0]
    return (*board.routes(at, came, steps, sure), *(((beside, at),) if steps == 2 else ()))


def _may_stop(at: str, came: str, steps: int, sure: bool = False) -> Any:
    return dict.fromkeys(path for n in range(1, steps + 1) for path in board.routes(at, came, n, sure))


def _never_sure(at: str, came: str, steps: int, sure: bool = False) -> Any:
    return board.routes(at, came, steps, False)


def _exact_roll(at: str, came: str, steps: int, sure: bool = False) -> Any:
    return [path for path in board.routes(at, came, steps, sure) if path[-1] != board.SHIP or len(path) == steps]


def _turn_keeps(*names: str) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        sound = events.TurnBegan.change

        def keeping(self: events.TurnBegan, state: State) -> None:
            kept = {name: getattr(state, name) for name in names}
            sound(self, state)
            for name, value in kept.items():
                setattr(state, name, value)

        monkeypatch.setattr(events.TurnBegan, "change", keeping)

    return patch


def _walks_catch(when: Callable[[str], bool]) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        sound = croc.walk

        def walk(state: State, steps: int, why: str, then: str, mild: bool, emit: Emit) -> None:
            sound(state, steps, why, then, mild if when(why) else not mild, emit)

        monkeypatch.setattr(croc, "walk", walk)

    return patch


def _never_corner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TreasureRules, "_arrive", TreasureRules._act)


def _asks_only_shields(monkeypatch: pytest.MonkeyPatch) -> None:
    def helpless(state: State, emit: Emit) -> None:
        while state.caught and all(state.faces[p] != "crust_shield" for p in state.hands[state.caught[0]]):
            emit(events.SentBack(state.caught[0]))

    monkeypatch.setattr(croc, "take_helpless", helpless)


def _cards_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.SentBack.change

    def losing(self: events.SentBack, state: State) -> None:
        state.hands[self.seat] = ()
        sound(self, state)

    monkeypatch.setattr(events.SentBack, "change", losing)


def _shield_sends_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Shielded, "change", events.SentBack.change)


def _prints_stop_all(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = offers.chest_actions

    def shut(state: State, seat: int, shelf: int) -> Any:
        legal = sound(state, seat, shelf)
        return legal[:1] if state.places[seat] in state.prints[seat] else legal

    monkeypatch.setattr(offers, "chest_actions", shut)


def _prints_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = offers.chest_actions

    def shut(state: State, seat: int, shelf: int) -> Any:
        legal = sound(state, seat, shelf)
        return legal[:1] if any(state.places[seat] in prints for prints in state.prints) else legal

    monkeypatch.setattr(offers, "chest_actions", shut)


def _offers_without(*kinds: str) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("chest_actions", "card_actions"):
            sound = getattr(offers, name)
            monkeypatch.setattr(
                offers,
                name,
                lambda *given, sound=sound: [action for action in sound(*given) if type(action).__name__ not in kinds],
            )

    return patch


def _trade_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.TradedIn.change

    def printing(self: events.TradedIn, state: State) -> None:
        sound(self, state)
        state.prints[self.seat] = (*state.prints[self.seat], state.places[self.seat])

    monkeypatch.setattr(events.TradedIn, "change", printing)


def _any_only_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    def swaps(state: State, seat: int, piece: int) -> Any:
        for other, theirs in offers._other_shelves(state, seat):
            for give, mine in enumerate(state.shelves[seat]):
                for take, copies in enumerate(theirs):
                    if mine and copies and take != give:
                        yield offers.Swap(seat, piece, offers.KINDS[give], other, offers.KINDS[take])

    monkeypatch.setattr(offers, "_swaps", swaps)


def _dash_when_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = offers.card_actions

    def dashing(state: State, seat: int) -> Any:
        free = state.copy()
        free.stuck[seat] = False
        return sound(free, seat)

    monkeypatch.setattr(offers, "card_actions", dashing)


def _many_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.Laid.change

    def many(self: events.Laid, state: State) -> None:
        sound(self, state)
        state.played = False

    monkeypatch.setattr(events.Laid, "change", many)


def _rush_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = TreasureRules._moves

    def rushing(self: TreasureRules, state: State, seat: int) -> Any:
        legal = sound(self, state, seat)
        rush = [] if state.played or not state.came else self._held(state, seat, "sugar_rush")
        return [*legal, *(rules.Play(seat, piece) for piece in rush)]

    monkeypatch.setattr(TreasureRules, "_moves", rushing)


def _hands_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "view", lambda state, viewer: state.copy())


def _drawn_in_public(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Drew, "seen_by", lambda self, viewer, state: self)


def _placed_by(key: Callable[[State, int], Any]) -> Patch:
    """Places by another reading: the state is bent so that the sound placing sees that."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        sound = placing.standings

        def bent(state: State, crew: bool) -> Any:
            other = state.copy()
            key(other, 0)
            return sound(other, crew)

        monkeypatch.setattr(rules, "standings", bent)

    return patch


def _all_copies_count(state: State, _: int) -> None:
    state.shelves = [tuple(1 if i < sum(shelf) else 0 for i in range(len(shelf))) for shelf in state.shelves]


def _farther_is_better(state: State, _: int) -> None:
    state.places = ["gate" if place == "n13" else "q3" if place == "gate" else place for place in state.places]


def _cards_do_not_count(state: State, _: int) -> None:
    state.hands = [()] * len(state.hands)


def _nobody_came_home(state: State, _: int) -> None:
    state.winner = -1


def _oldest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.OrderDrawn.change

    def turned(self: events.OrderDrawn, state: State) -> None:
        sound(self, state)
        state.order.reverse()

    monkeypatch.setattr(events.OrderDrawn, "change", turned)


def _rules(name: str, wrong: Callable[..., Any]) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(TreasureRules, name, wrong)


_SOUND_END = TreasureRules._ended


def _mover_only(self: TreasureRules, state: State, emit: Emit) -> bool:
    if self.crew:
        return _SOUND_END(self, state, emit)
    seat = state.active
    done = state.places[seat] == "ship" and self.complete(state, seat)
    if done:
        emit(events.GameEnded("home", seat))
    return done


def _beat_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    turned = board.BEAT[::-1]
    monkeypatch.setattr(
        croc,
        "patrol",
        lambda at, steps: tuple(turned[(turned.index(at) + n) % 14] for n in range(1, steps + 1)),
    )


MISREADINGS: dict[str, Patch] = {
    "a hand of four": _facts(hand_limit=4),
    "a hand of two": _facts(hand_limit=2),
    "four steps of sugar": _facts(rush=4),
    "burrow seven": _facts(burrow_reach=7),
    "burrow nine": _facts(burrow_reach=9),
    "sticky paws two": _facts(sticky_reach=2),
    "sticky paws four": _facts(sticky_reach=4),
    "whistle three": _facts(whistle_steps=3),
    "a loud noise": _facts(noise=2),
    "no wasps": _need("n4", 2),
    "more wasps": _need("n4", 4),
    "a cool oven": _need("m9", 4),
    "a hot oven": _need("m9", 6),
    "back over the edge behind an obstacle": _routes(_any_edge_back),
    "back and forth": _routes(_turns_back),
    "stop when it suits": _routes(_may_stop),
    "sure paws are not": _routes(_never_sure),
    "an exact roll for the ship": _routes(_exact_roll),
    "sure paws for good": _turn_keeps("sure"),
    "two dice for good": _turn_keeps("dice"),
    "one card a game": _turn_keeps("played"),
    "nobody is held": _without(events.Tried),
    "croc hears nothing": _without(events.CrocWalked),
    "noise catches nobody": _walks_catch(lambda why: why != "noise"),
    "whistle catches nobody": _walks_catch(lambda why: why != "whistle"),
    "a patrol catches nobody": _walks_catch(lambda why: why != "round"),
    "croc lets rats land": _never_corner,
    "only shields are asked": _asks_only_shields,
    "the caught lose their cards": _cards_lost,
    "shields do not help": _shield_sends_back,
    "a print shuts the chest for bartering": _prints_stop_all,
    "a print shuts the chest for all": _prints_of_all,
    "prints stay for good": _without(events.PrintsCleared),
    "trading leaves a print": _trade_prints,
    "no trading": _offers_without("TradeIn"),
    "no bartering": _offers_without("Barter"),
    "no swapping": _offers_without("Swap"),
    "no sticky paws": _offers_without("StickyPaws"),
    "no leaving": _offers_without("Leave"),
    "any only copy may be swapped away": _any_only_copy,
    "a dash for a try": _dash_when_stuck,
    "many cards a turn": _many_cards,
    "sugar at any fork": _rush_under_way,
    "hands lie open": _hands_lie_open,
    "draws are public": _drawn_in_public,
    "copies count": _placed_by(_all_copies_count),
    "the farther the better": _placed_by(_farther_is_better),
    "cards do not count": _placed_by(_cards_do_not_count),
    "home counts for nothing": _placed_by(_nobody_came_home),
    "round the other way": _oldest_first,
    "only who walks can come home": _rules("_ended", _mover_only),
    "no rat is ever complete": _rules("complete", lambda self, state, seat: False),
    "croc walks backwards": _beat_backwards,
}


def _holds(path: Path) -> bool:
    try:
        return not run_file(path).differences
    # A misreading may leave the rules in a position that they do not know.
    except (MalformedScenario, IndexError, KeyError, ValueError, RuntimeError):
        return False


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_a_misreading_fails_a_case(misreading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MISREADINGS[misreading](monkeypatch)
    assert not all(_holds(path) for path in CASES)
