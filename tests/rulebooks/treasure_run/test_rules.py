"""The run's rules where no case file looks: pieces, no deadlock, what a bot may imagine, what can be taken back."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import HIDDEN, IllegalAction, Rng, Session
from game.rulebooks.treasure_run import RULEBOOK, offers
from game.rulebooks.treasure_run.actions import Barter, Roll, Walk
from game.rulebooks.treasure_run.cards import DECK
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.secrets import buried


def test_the_title_page() -> None:
    assert (RULEBOOK.id, RULEBOOK.title, RULEBOOK.seats) == ("treasure_run", "The Treasure Run", range(2, 7))
    assert RULEBOOK.rules is TreasureRules


@pytest.mark.parametrize(
    ("rats", "crew", "expected"), [(2, False, 14 + 48 + 3), (2, True, 14 + 40 + 3), (6, False, 85)]
)
def test_the_pieces_are_treasure_cards_rats_and_croc(rats: int, crew: bool, expected: int) -> None:
    """Pie Cards count twice: as a card somewhere, and as what it shows."""
    rules = TreasureRules(rats, Options(crew=crew))
    pieces = rules.pieces(Session(rules, 1).state)
    assert len(pieces) == len(set(pieces)) == expected


@settings(max_examples=300, deadline=None, derandomize=True)
@given(rats=st.integers(2, 6), seed=st.integers(0, 2**32), lopsided=st.integers(1, 4))
def test_bartering_leaves_no_deadlock(rats: int, seed: int, lopsided: int) -> None:
    """However an empty pile came to lie on the shelves: unless somebody has all, somebody can barter."""
    rules, rng = TreasureRules(rats, Options()), Rng(seed)
    state = Session(rules, 0).state
    held: list[Counter[str]] = [Counter() for _ in range(rats)]
    for kind in state.pile:
        held[min(rng.below(rats) for _ in range(lopsided))][kind] += 1
    state.shelves = [tuple(shelf[kind] for kind in rules.kinds) for shelf in held]
    state.pile = []
    barters = [
        action
        for seat in range(rats)
        for action in offers.chest_actions(state, seat, seat)
        if isinstance(action, Barter)
    ]
    assert barters or any(rules.complete(state, seat) for seat in range(rats))


def test_what_lies_in_the_pile_can_be_told_from_the_shelves() -> None:
    rules, rng = TreasureRules(3, Options()), Rng(4)
    session = Session(rules, 4)
    while not session.over:
        assert sorted(buried(session.view(1))) == sorted(session.state.pile)
        seat = rules.awaiting(session.state)[0]
        session.play(rng.choice(rules.legal_actions(session.state, seat)))


def test_an_imagined_world_has_every_card_once() -> None:
    rules = TreasureRules(4, Options(ages=(5, 6, 7, 8)))
    state = Session(rules, 2).state
    worlds = [rules.determinize(rules.view(state, 0), 0, Rng(seed)) for seed in range(5)]
    assert all(sorted(world.faces) == sorted(DECK) for world in worlds)
    assert len({tuple(world.pile) for world in worlds}) == 5
    assert set(rules.view(state, 0).faces) == {HIDDEN}


def test_a_walk_is_taken_back_until_the_next_roll() -> None:
    session = next(s for s in (Session(TreasureRules(2, Options(ages=(5, 6))), n) for n in range(99)) if _rolls_one(s))
    session.play(Walk(0, ("n1",)))
    assert session.can_undo(0).allowed
    session.play(Roll(1))
    assert session.can_undo(0).reason == "chance"


def _rolls_one(session: Session[object]) -> bool:
    session.play(Roll(0))
    return session.rules.legal_actions(session.state, 0)[0] == Walk(0, ("n1",))


def test_nobody_else_walks() -> None:
    session = Session(TreasureRules(2, Options(ages=(5, 6))), 1)
    with pytest.raises(IllegalAction):
        session.play(Roll(1))
    with pytest.raises(IllegalAction):
        session.play(Walk(0, ("n1",)))
