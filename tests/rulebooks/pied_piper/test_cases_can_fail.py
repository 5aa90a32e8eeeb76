"""The square's case files are all there, and each wrong reading of the rules fails at least one of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core import Emit, Event
from game.rulebooks.pied_piper import cards, effects, events, payment, placing, rules, secrets
from game.rulebooks.pied_piper.events import BANK, STASH, ChildLost, Paid
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.state import Attack, State
from game.scenario import MalformedScenario, run_file

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
FEWEST = 140
Patch = Callable[[pytest.MonkeyPatch], None]


def test_no_case_is_lost() -> None:
    assert len(CASES) >= FEWEST
    worked = [path.stem for path in CASES if path.stem.startswith("worked_")]
    assert [stem.split("_")[1] for stem in worked] == ["1", "2", "2", "3", "4", "5", "6", "7"]


def test_every_malice_meets_every_shield_kind() -> None:
    shielded = {path.stem.removeprefix("shield_") for path in CASES if path.stem.startswith("shield_")}
    assert shielded == set(cards.MALICES)
    mirrored = {name for name in cards.MALICES if any(path.stem == f"mirror_{name}" for path in CASES)}
    assert mirrored == set(cards.MALICES) - {"rat_plague"}


def _facts(**wrong: Any) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        changed = cards.FACTS.model_copy(update=wrong)
        for module in (rules, payment):
            monkeypatch.setattr(module, "FACTS", changed)

    return patch


def _malice(name: str, **wrong: Any) -> Patch:
    return lambda monkeypatch: monkeypatch.setitem(cards.MALICES, name, cards.MALICES[name].model_copy(update=wrong))


def _shield(name: str, **wrong: Any) -> Patch:
    return lambda monkeypatch: monkeypatch.setitem(cards.SHIELDS, name, cards.SHIELDS[name].model_copy(update=wrong))


def _strike(name: str, wrong: Callable[[State, Attack, Any, Emit], None]) -> Patch:
    return lambda monkeypatch: monkeypatch.setitem(effects._STRIKES, name, wrong)


def _woods_take_what_is_there_too(state: State, attack: Attack, rng: Any, emit: Emit) -> None:
    coins = state.tokens[attack.target]
    emit(Paid(attack.target, STASH, min(5, coins)))
    if coins < 5:
        effects.lose_child(state, attack.target, "woods", emit)


def _woods_pay_the_bank(state: State, attack: Attack, rng: Any, emit: Emit) -> None:
    if state.tokens[attack.target] >= 5:
        emit(Paid(attack.target, BANK, 5))
    else:
        effects.lose_child(state, attack.target, "woods", emit)


def _plague_rounded_down(state: State, attack: Attack, rng: Any, emit: Emit) -> None:
    emit(Paid(attack.target, BANK, state.tokens[attack.target] // 2))


def _tune_heeds_no_lullaby(state: State, attack: Attack, rng: Any, emit: Emit) -> None:
    emit(ChildLost(attack.target, "tune"))


def _carts_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.Marked.change

    def adding(self: events.Marked, state: State) -> None:
        before = state.lost_incomes[self.seat]
        sound(self, state)
        if self.effect == "cart":
            state.lost_incomes[self.seat] += before

    monkeypatch.setattr(events.Marked, "change", adding)


def _loses_as_many_as_it_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = payment.collect

    def cruel(state: State, mercy: str, emit: Emit) -> None:
        for seat in state.living():
            short = payment.due(state, seat) - state.tokens[seat]
            for _ in range(min(short, state.children[seat]) - 1):
                emit(ChildLost(seat, "payment"))
        sound(state, mercy, emit)

    monkeypatch.setattr(payment, "collect", cruel)


def _collect_with(**wrong: Any) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        sound = payment.collect
        monkeypatch.setattr(
            payment, "collect", lambda state, mercy, emit: sound(state, wrong.get("mercy", mercy), emit)
        )

    return patch


def _without(event: type[Event]) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(event, "change", lambda self, state: None)


def _marks_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    _without(events.PaymentOver)(monkeypatch)


def _ends_by_any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(payment, "bury", _always(payment.bury))


def _always(bury: Callable[[State, Emit], bool]) -> Callable[[State, Emit], bool]:
    def told(state: State, emit: Emit) -> bool:
        bury(state, emit)
        return True

    return told


def _never_ends_in_mid_round(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = payment.bury

    def silent(state: State, emit: Emit) -> bool:
        sound(state, emit)
        return False

    monkeypatch.setattr(payment, "bury", silent)


def _ends(monkeypatch: pytest.MonkeyPatch, without: str) -> None:
    sound = payment.ending
    monkeypatch.setattr(
        payment, "ending", lambda state, target: "" if sound(state, target) == without else sound(state, target)
    )


def _coins_before_children(monkeypatch: pytest.MonkeyPatch) -> None:
    def swapped(state: State) -> Any:
        turned = state.copy()
        turned.children, turned.tokens = state.tokens[:], state.children[:]
        return placing.standings(turned)

    monkeypatch.setattr(rules, "standings", swapped)


def _first_to_fall_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def turned(state: State) -> Any:
        other = state.copy()
        other.fell = [max(state.fell) + 1 - moment if moment else 0 for moment in state.fell]
        return placing.standings(other)

    monkeypatch.setattr(rules, "standings", turned)


def _hands_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "view", lambda state, viewer: state.copy())


def _looked_at_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.HandOpened, "seen_by", lambda self, viewer, state: self)


def _fallen_keep_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.Fell.change

    def kept(self: events.Fell, state: State) -> None:
        queue = state.queue
        sound(self, state)
        state.queue = queue

    monkeypatch.setattr(events.Fell, "change", kept)


def _fallen_keep_their_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.Fell.change

    def kept(self: events.Fell, state: State) -> None:
        tokens = state.tokens[:]
        sound(self, state)
        state.tokens = tokens

    monkeypatch.setattr(events.Fell, "change", kept)


def _asks_only_who_could_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = PiperRules.legal_actions

    def telling(self: PiperRules, state: State, seat: int) -> Any:
        legal = sound(self, state, seat)
        return legal[1:] if state.phase == "answer" and len(legal) > 1 else legal

    monkeypatch.setattr(PiperRules, "legal_actions", telling)


def _limit_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.Took.change

    def limited(self: events.Took, state: State) -> None:
        sound(self, state)
        if len(state.hands[self.seat]) > 5:
            state.discard.append(state.hands[self.seat].pop(0))

    monkeypatch.setattr(events.Took, "change", limited)


def _the_eldest_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = events.YouthDrawn.change

    def turned(self: events.YouthDrawn, state: State) -> None:
        sound(self, state)
        state.youth.reverse()

    monkeypatch.setattr(events.YouthDrawn, "change", turned)


MISREADINGS: dict[str, Patch] = {
    "a hand of six": _facts(hand_limit=6),
    "a hand of four": _facts(hand_limit=4),
    "two coins of income": _facts(income=2),
    "forty is one too few": _facts(printed_target=41),
    "scaled by nine": _facts(scaled_per_family=9),
    "scaled without the two": _facts(scaled_extra_families=0),
    "four children end it": _facts(children_left_to_end=4),
    "two children end it": _facts(children_left_to_end=2),
    "four cards dealt": _facts(dealt=4),
    **{
        f"{name}: another number": _malice(name, amount=card.amount + 1)
        for name, card in cards.MALICES.items()
        if name not in ("nosy_neighbour", "barred_door", "pipers_own_tune")
    },
    "a cart costs two incomes": _malice("broken_cart", rounds=2),
    "the tax is sabotage": _malice("tax_collector", kind="sabotage"),
    "the neighbour is a thief": _malice("nosy_neighbour", kind="theft"),
    "the door is mischief": _malice("barred_door", kind="mischief"),
    "the finger is sabotage": _malice("pointed_finger", kind="sabotage"),
    "the plague names one": _malice("rat_plague", all_others=False),
    "the seal covers the tune": _shield("burgomasters_seal", but=""),
    "the mirror covers the plague": _shield("silver_mirror", but=""),
    "a lullaby is an answer only": _shield("lullaby", own_turn=False),
    "a strongbox may be played": _shield("strongbox", own_turn=True),
    "the woods take what is there": _strike("lost_in_the_woods", _woods_take_what_is_there_too),
    "the woods pay the bank": _strike("lost_in_the_woods", _woods_pay_the_bank),
    "the plague rounds down": _strike("rat_plague", _plague_rounded_down),
    "the tune heeds no lullaby": _strike("pipers_own_tune", _tune_heeds_no_lullaby),
    "carts add up": _carts_add_up,
    "one child for each coin": _loses_as_many_as_it_is_short,
    "always merciful": _collect_with(mercy="any_token"),
    "never merciful": _collect_with(mercy="short"),
    "marks outlast the payment": _marks_stay,
    "any card may end the game": _ends_by_any_card,
    "no card ends the game": _never_ends_in_mid_round,
    "a single family plays on": lambda monkeypatch: _ends(monkeypatch, "one_family"),
    "the stash ends nothing": lambda monkeypatch: _ends(monkeypatch, "stash"),
    "three children play on": lambda monkeypatch: _ends(monkeypatch, "children"),
    "coins before children": _coins_before_children,
    "the first to fall is first": _first_to_fall_first,
    "hands lie open": _hands_lie_open,
    "all look at the hand": _looked_at_by_all,
    "the fallen keep their turn": _fallen_keep_their_turn,
    "the fallen keep their coins": _fallen_keep_their_coins,
    "only who could answer is asked": _asks_only_who_could_answer,
    "the limit holds at any time": _limit_for_everybody,
    "the eldest begins": _the_eldest_begins,
}


def _holds(path: Path) -> bool:
    try:
        return not run_file(path).differences
    # A misreading may leave the rules in a position that they do not know.
    except (MalformedScenario, IndexError, KeyError, ValueError):
        return False


@pytest.mark.parametrize("misreading", MISREADINGS)
def test_a_misreading_fails_a_case(misreading: str, monkeypatch: pytest.MonkeyPatch) -> None:
    MISREADINGS[misreading](monkeypatch)
    assert not all(_holds(path) for path in CASES)
