"""Behaviour 38: a fairness report (deals, luck, seed) answers "it is rigged"."""

from math import isclose

import pytest

from game.core import Fall
from game.core.luck import drawn, thrown
from game.fairness import luck_of, verified, weighed
from game.rulebooks.treasure_run.events import Rolled, Tried
from tests.saves.evenings import GAMES, evening, played


def test_a_die_is_expected_at_three_and_a_half() -> None:
    """(1 + ... + 6) / 6 = 3.5; the squares of the distances are 17.5 / 6 = 2.9167."""
    fall = thrown("Dice", 0, 6)
    assert (fall.mean, round(fall.variance, 4)) == (3.5, 2.9167)


def test_a_card_is_expected_as_its_pile_is() -> None:
    """A pile worth 1, 0, 0, 1: mean a half, variance a quarter."""
    fall = drawn("Cards", 1, 1.0, [1.0, 0.0, 0.0, 1.0])
    assert (fall.mean, fall.variance) == (0.5, 0.25)


def test_behaviour_38_luck_is_weighed_by_its_spread() -> None:
    """Behaviour 38: twelve dice of 6 lie 12 * 2.5 = 30 over what was expected, five deviations: very lucky."""
    (luck,) = weighed([thrown("Dice", 0, 6)] * 12)
    assert (luck.falls, luck.mean, luck.expected, luck.verdict) == (12, 6.0, 3.5, "very_lucky")
    assert isclose(luck.chance, 3.97e-7, rel_tol=0.02)
    (even,) = weighed([thrown("Dice", 0, n) for n in (1, 2, 3, 4, 5, 6)])
    assert (even.chance, even.verdict) == (1.0, "usual")


@pytest.mark.parametrize(("number", "verdict"), [(1, "very_unlucky"), (2, "unlucky"), (3, "usual"), (5, "lucky")])
def test_behaviour_38_verdicts(number: int, verdict: str) -> None:
    """Behaviour 38: nine times the same number; (n - 3.5) * 9 / (3 * 1.708) deviations: 4.4, 2.6, 0.9, 2.6."""
    (luck,) = weighed([thrown("Dice", 0, number)] * 9)
    assert luck.verdict == verdict


def test_little_luck_says_nothing() -> None:
    """Four throws of 6 are no evidence."""
    assert [luck.verdict for luck in weighed([thrown("Dice", 0, 6)] * 4)] == ["few"]
    assert weighed([]) == []


def test_seats_and_kinds_are_kept_apart() -> None:
    """Two kinds of two seats are four lines."""
    falls = [Fall(what, seat, 1.0, 1.0, 1.0) for what in ("b", "a") for seat in (1, 0)]
    assert [(luck.what, luck.seat) for luck in weighed(falls)] == [("b", 0), ("b", 1), ("a", 0), ("a", 1)]


@pytest.mark.parametrize("game", GAMES)
def test_behaviour_38_a_game_can_be_verified_from_its_seed(game: str) -> None:
    """Behaviour 38: seed and actions give every card and die again; another seed does not."""
    _, session = evening(game)
    assert verified(session)


def test_behaviour_38_a_changed_die_is_found_out() -> None:
    """Behaviour 38: one throw that the seed did not give is enough."""
    agreement, _ = evening("treasure_run")
    session = played(agreement, 30)
    step = next(step for step in session.steps if any(isinstance(event, Rolled) for event in step.events))
    event = next(event for event in step.events if isinstance(event, Rolled))
    event.dice = (event.dice[0] % 6 + 1, *event.dice[1:])
    assert not verified(session)


def test_the_report_counts_every_die_of_a_run() -> None:
    """Counted here again from the events, by seat."""
    agreement, session = evening("treasure_run", 200)
    events = [event for step in session.steps for event in step.events]
    walk = [(e.seat, die) for e in events if isinstance(e, Rolled) for die in e.dice]
    tries = [(e.seat, e.die) for e in events if isinstance(e, Tried)]
    told = {(luck.what, luck.seat): luck for luck in luck_of(agreement, session)}
    for what, found in (("Dice to walk", walk), ("Dice at obstacles", tries)):
        for seat in {seat for seat, _ in found}:
            dice = [die for other, die in found if other == seat]
            luck = told[what, seat]
            assert (luck.falls, luck.mean) == (len(dice), sum(dice) / len(dice))


def test_a_race_has_no_luck_to_tell_of() -> None:
    """Everybody has the same cards, and nothing is drawn."""
    assert luck_of(*evening("farm_and_furious")) == []
