"""Random games, compared step by step with the same game told a second time."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import Session
from game.rulebooks.pied_piper import actions, events
from game.rulebooks.pied_piper.cards import DECK, MALICES, SHIELDS
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import PiperRules
from tests.rulebooks.pied_piper.reference import COINS, Town, stops


def follow(town: Town, session: Session[Any], action: Any) -> None:
    """Play the action in both games."""
    before = session.state.copy()
    told = session.play(action).events
    face = before.faces[action.piece] if getattr(action, "piece", -1) >= 0 else ""
    attack, spilled = before.attack, [e.face for e in told if isinstance(e, events.Shown) and e.why == "spilled"]
    match action:
        case actions.Play():
            town.drop(action.seat, face)
            if face not in MALICES:
                town.profit(action.seat, face)
        case actions.Answer() if face:
            town.drop(action.seat, face)
        case actions.Answer() if attack.malice != "nosy_neighbour":
            town.hit(attack.malice, attack.source, attack.target, spilled)
        case actions.Take():
            town.families[attack.target].hand.remove(face)
            town.families[attack.source].hand.append(face)
        case actions.Discard():
            town.drop(action.seat, face)
    for event in told:
        match event:
            case events.PaymentOver():
                town.payment()
            case events.RoundBegan():
                town.income()
            case events.TurnBegan(seat):
                shut = town.families[seat].barred
                town.families[seat].barred = False
                assert session.state.shut == shut
            case events.Shuffled():
                assert Counter(town.discards) == Counter(event.faces)
                town.discards = []
            case events.Drew(seat, _, drawn):
                town.families[seat].hand.append(drawn)


def compare(town: Town, state: Any) -> None:
    families = town.families
    assert state.children == [family.children for family in families]
    assert state.tokens == [family.coins for family in families]
    assert [Counter(state.faces[p] for p in hand) for hand in state.hands] == [Counter(f.hand) for f in families]
    assert Counter(state.faces[p] for p in state.discard) == Counter(town.discards)
    assert (state.stash, state.graveyard) == (town.stash, town.lost)
    assert state.lost_incomes == [family.no_income if family.children else 0 for family in families]
    assert state.fell == [family.out_since for family in families]
    assert (state.phase == "over") == town.ended


def both(families: int, options: Options, seed: int, choices: Any) -> None:
    """Play a game by chance in both tellings and compare them after each step."""
    target = 10 * (families + 2) if options.stash_target == "scaled" else 40
    session = Session(PiperRules(families, options), seed)
    town = Town(families, options.children, 3 if options.lean_years else 5, target, options.mercy == "any_token")
    for event in session.steps[0].events:
        if isinstance(event, events.Drew):
            town.families[event.seat].hand.append(event.face)
    town.income()
    compare(town, session.state)
    while not session.over:
        (seat,) = session.rules.awaiting(session.state)
        follow(town, session, choices.choice(session.rules.legal_actions(session.state, seat)))
        compare(town, session.state)
    assert [s.seat for s in session.rules.standings(session.state) if s.place == 1] == town.winners()


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    families=st.integers(2, 10),
    children=st.sampled_from([3, 3, 2, 1]),
    lean=st.booleans(),
    mercy=st.sampled_from(["short", "any_token"]),
    scaled=st.booleans(),
    seed=st.integers(0, 2**32),
    choices=st.randoms(use_true_random=False),
)
def test_a_game_goes_the_same_way(
    families: int, children: int, lean: bool, mercy: Any, scaled: bool, seed: int, choices: Any
) -> None:
    children = children if families > 6 else 3
    target: Any = "scaled" if scaled else "printed"
    options = Options(children=children, lean_years=lean, mercy=mercy, stash_target=target)
    both(families, options, seed, choices)


def test_the_two_tellings_agree_on_shields_and_coins() -> None:
    rules = PiperRules(2, Options())
    for malice in MALICES:
        state = Session(rules, 0).state
        state.hands, state.faces = [[], list(range(40))], list(DECK)
        state.attack, state.phase = events.Attack(malice, 0, 1), "answer"
        answers: Any = rules.legal_actions(state, 1)[1:]
        assert {DECK[a.piece] for a in answers} == {shield for shield in SHIELDS if stops(shield, malice)}
    assert list(DECK[:10]) == list(COINS)


def sixty_games() -> None:
    for seed in range(60):
        both(4, Options(stash_target="scaled"), seed, Random(seed))


@pytest.mark.parametrize("malice", ["pickpocket", "tax_collector", "rat_plague", "broken_cart", "lost_in_the_woods"])
def test_a_wrong_number_would_be_noticed(malice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MALICES, malice, MALICES[malice].model_copy(update={"amount": MALICES[malice].amount + 1}))
    with pytest.raises(AssertionError):
        sixty_games()
