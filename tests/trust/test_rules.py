"""A few thousand random actions of every game under all that must hold; a million by `python -m tests.trust.rules`."""

import importlib
from typing import Any

import pytest

from game.catalogue import rulebooks
from game.core import Rng, Session
from tests.laws.played import agreed, setups
from tests.trust import rules

ACTIONS = 2_500


@pytest.mark.parametrize("game", rulebooks())
def test_random_games_keep_every_invariant(game: str) -> None:
    assert rules.run(game, ACTIONS, seed=5, progress=False) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", rulebooks())
def test_two_hundred_thousand_actions(game: str) -> None:
    assert rules.run(game, 200_000, seed=9_000_000, progress=False) == []


def spoiled(game: str, spoil: Any) -> list[str]:
    """What the audit says of an opening that was spoiled by hand."""
    session = Session(agreed(game, setups(game)[2], 3).rules(), 3)
    audit, state = importlib.import_module(f"tests.rulebooks.{game}.audit"), session.state
    for _ in range(5):
        seat = session.rules.awaiting(state)[0]
        legal = session.rules.legal_actions(state, seat)
        before, told = state.copy(), session.play(Rng(3, len(session.steps)).choice(legal)).events
    assert list(audit.after(session.rules, before, told, state)) == []
    spoil(state)
    return list(audit.after(session.rules, before, told, state))


@pytest.mark.parametrize(
    ("game", "spoil"),
    [
        ("farm_and_furious", lambda state: state.hands[0].pop()),
        ("farm_and_furious", lambda state: state.positions.__setitem__(0, 99)),
        ("pied_piper", lambda state: state.tokens.__setitem__(0, state.tokens[0] + 1)),
        ("pied_piper", lambda state: state.children.__setitem__(0, 2)),
        ("pied_piper", lambda state: state.deck.append(state.deck[-1])),
        ("treasure_run", lambda state: state.pile.pop()),
        ("treasure_run", lambda state: state.places.__setitem__(0, "moon")),
        ("pie_rats", lambda state: state.sill.clear()),
        ("pie_rats", lambda state: state.gangs[0].append(state.deck[0])),
        ("rats_with_gats", lambda state: state.deck.pop()),
        ("rats_with_gats", lambda state: setattr(state, "captain", 0)),
    ],
)
def test_an_audit_notices_what_is_wrong(game: str, spoil: Any) -> None:
    assert spoiled(game, spoil)
