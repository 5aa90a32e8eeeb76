"""What bots think of a position, and what the bot that looks a turn ahead does in plain cases."""

from typing import Any

import pytest

from game.bots.greedy import Greedy
from game.core import Rng, Session
from game.rulebooks.pied_piper import RULEBOOK
from game.rulebooks.pied_piper.actions import Answer, EndTurn, Play, Take
from game.rulebooks.pied_piper.options import Options
from game.rulebooks.pied_piper.rules import PiperRules
from game.rulebooks.pied_piper.stack import Stack

SEEDS = range(6)


def position(families: int, **setup: Any) -> Session[Any]:
    rules = PiperRules(families, Options(ages=tuple(range(5, 5 + families))))
    setup = {"hands": [[] for _ in range(families)], "tokens": [6] * families} | setup
    return Session(rules, 1, stacked=Stack.model_validate(setup))


def value(seat: int, families: int = 3, **setup: Any) -> float:
    session = position(families, **setup)
    return RULEBOOK.appraise(session.rules, session.state, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"children": [3, 3, 3]}, {"children": [2, 3, 3]}),
        ({"children": [3, 2, 3]}, {"children": [3, 3, 3]}),
        ({"tokens": [7, 6, 6]}, {"tokens": [6, 6, 6]}),
        ({"tokens": [6, 5, 6]}, {"tokens": [6, 6, 6]}),
        ({}, {"lost_incomes": [3, 0, 0]}),
        ({}, {"barred": [0]}),
        ({}, {"doubled": [0]}),
        ({"tokens": [2, 6, 6], "lulled": [0]}, {"tokens": [2, 6, 6]}),
        ({"hands": [["lullaby"], [], []]}, {}),
        ({"hands": [["silver_mirror"], [], []]}, {"hands": [["strongbox"], [], []]}),
        ({"hands": [["silver_lode"], [], []]}, {"hands": [["egg_basket"], [], []]}),
    ],
)
def test_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert value(0, **better) > value(0, **worse)


def test_the_coin_that_saves_a_child_counts_more_than_one_to_spare() -> None:
    """From 2 to 3 coins a family of three becomes able to pay; from 9 to 10 it only gets richer."""
    saving = value(0, tokens=[3, 6, 6]) - value(0, tokens=[2, 6, 6])
    assert saving > 3 * (value(0, tokens=[20, 6, 6]) - value(0, tokens=[19, 6, 6]))


def test_a_win_is_best_and_being_out_is_worst() -> None:
    session = position(3, children=[3, 1, 0], tokens=[6, 6, 0], hands=[["pipers_own_tune"], [], []])
    session.play(Play(0, 0, 1))
    session.play(Answer(1))
    assert session.over
    values = [RULEBOOK.appraise(session.rules, session.state, seat) for seat in range(3)]
    assert values == [100.0, pytest.approx(-200 / 3), -100.0]


def test_a_win_that_two_share_is_half_a_win() -> None:
    """Worked case 4: two families of two children, both short, share the first place; a win alone is 100."""
    session = position(2, children=[2, 2], tokens=[1, 1], turns=[1])
    session.play(EndTurn(1))
    assert session.over
    assert [RULEBOOK.appraise(session.rules, session.state, seat) for seat in (0, 1)] == [50.0, 50.0]


def choices(session: Session[Any], seat: int) -> set[Any]:
    """What the bot does, over several seeds."""
    bot = Greedy(RULEBOOK.appraise, worlds=12, daring=0.01)
    view = session.view(seat)
    return {bot.choose(session.rules, view, seat, Rng(seed)) for seed in SEEDS}


def test_it_sees_to_the_payment_first() -> None:
    """Three children, two coins: Beehive pays for all three, and the Tax Collector can wait."""
    session = position(2, tokens=[2, 9], hands=[["beehive", "tax_collector"], []], turns=[0])
    assert choices(session, 0) == {Play(0, 0)}


def test_it_sings_when_nothing_else_saves_a_child() -> None:
    session = position(2, tokens=[1, 9], hands=[["egg_basket", "lullaby"], []], turns=[0])
    assert choices(session, 0) == {Play(0, 1)}


def test_it_robs_the_family_that_cannot_bear_it() -> None:
    """Both have as many children; with three coins less Cleo, not Ben, loses one of them."""
    session = position(3, tokens=[6, 9, 4], hands=[["pickpocket"], [], []], turns=[0])
    assert choices(session, 0) == {Play(0, 0, 2)}


def test_it_keeps_the_tune_for_the_strongest() -> None:
    session = position(3, children=[2, 3, 2], tokens=[6, 12, 6], hands=[["pipers_own_tune"], [], []], turns=[0])
    assert choices(session, 0) == {Play(0, 0, 1)}


def test_it_answers_with_the_plain_shield_before_the_rare_one() -> None:
    session = position(3, tokens=[9, 4, 6], hands=[["pickpocket"], ["burgomasters_seal", "strongbox"], []])
    session.play(Play(0, 0, 1))
    assert choices(session, 1) == {Answer(1, 2)}


def test_it_does_not_waste_a_shield_on_an_empty_purse() -> None:
    session = position(3, tokens=[9, 0, 6], hands=[["tax_collector"], ["burgomasters_seal"], []])
    session.play(Play(0, 0, 1))
    assert choices(session, 1) == {Answer(1)}


def test_it_saves_its_last_child_from_the_tune() -> None:
    session = position(3, children=[3, 1, 3], tokens=[9, 4, 6], hands=[["pipers_own_tune"], ["lullaby"], []])
    session.play(Play(0, 0, 1))
    assert choices(session, 1) == {Answer(1, 1)}


def test_it_takes_what_is_worth_most() -> None:
    session = position(2, tokens=[2, 9], hands=[["nosy_neighbour"], ["egg_basket", "silver_lode", "locked_drawer"]])
    session.play(Play(0, 0, 1))
    session.play(Answer(1))
    assert choices(session, 0) == {Take(0, 2)}


def test_it_plays_nothing_when_nothing_helps() -> None:
    """Barred, there is no choice; the bot ends its turn."""
    session = position(2, hands=[["barred_door"], ["beehive"]])
    session.play(Play(0, 0, 1))
    session.play(Answer(1))
    assert choices(session, 1) == {EndTurn(1)}
