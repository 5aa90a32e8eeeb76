"""What bots think of a position, and what the bot that looks a turn ahead does in plain cases."""

from typing import Any

import pytest

from game.bots.greedy import Greedy
from game.core import Rng, Session
from game.rulebooks.pie_rats import RULEBOOK
from game.rulebooks.pie_rats.actions import Call, Defend, Discard, Done, Loot, Lure, Pay, Play, Table
from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.stack import Stack

SEEDS = range(5)


def position(seats: int, options: dict[str, Any] | None = None, **setup: Any) -> Session[Any]:
    setup = {"sill": ["cherry", "pecan"], "hands": [[] for _ in range(seats)]} | setup
    return Session(PieRules(seats, Options(**(options or {}))), 1, stacked=Stack.model_validate(setup))


def value(seat: int, **setup: Any) -> float:
    session = position(3, **setup)
    return RULEBOOK.appraise(session.rules, session.state, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"loot": [["custard"], [], []]}, {}),
        ({"loot": [["pumpkin"], [], []]}, {"loot": [["custard"], [], []]}),
        ({"loot": [[], ["custard"], []]}, {"loot": [[], ["pumpkin"], []]}),
        ({"gangs": [["swab_bob"], [], []]}, {"gangs": [["nan_bread"], [], []]}),
        ({"gangs": [["swab_bob"], [], []]}, {"gangs": [["jam_session"], [], []]}),
        ({"gangs": [["swab_bob"], [], []]}, {"hands": [["swab_bob"], [], []]}),
        ({}, {"gangs": [[], ["swab_bob"], []]}),
        ({"charms": [["cutlass"], [], []]}, {"charms": [["parrot"], [], []]}),
        ({"charms": [["cutlass"], [], []]}, {"hands": [["cutlass"], [], []]}),
        ({"hands": [["kidnapping"], [], []]}, {"hands": [["mirror"], [], []]}),
    ],
)
def test_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert value(0, **better) > value(0, **worse)


def test_strength_that_reaches_a_pie_counts_more() -> None:
    """2 + 5 lifts a cherry pie of 7; to a gang of 4 more the next point adds only itself."""
    reaching = value(0, gangs=[["ginger_snap"], [], []]) - value(0, gangs=[["ratsputin"], [], []])
    beyond = value(0, gangs=[["ginger_snap", "ratsputin"], [], []]) - value(
        0, gangs=[["robin_pudding", "ratsputin"], [], []]
    )
    assert reaching > beyond


def test_a_win_is_best() -> None:
    session = position(
        2,
        {"pie_count": 5},
        phase="loot",
        gangs=[["ginger_snap"], []],
        loot=[["gooseberry", "rhubarb"], ["custard", "pumpkin"]],
        sill=["cherry"],
    )
    (loot,) = [action for action in session.rules.legal_actions(session.state, 0) if isinstance(action, Loot)]
    session.play(loot)
    assert session.over
    assert [RULEBOOK.appraise(session.rules, session.state, seat) for seat in (0, 1)] == [100.0, -100.0]


def choices(session: Session[Any], seat: int) -> set[Any]:
    """What the bot does, over several seeds."""
    bot = Greedy(RULEBOOK.appraise, worlds=12, daring=0.01)
    view = session.view(seat)
    return {bot.choose(session.rules, view, seat, Rng(seed)) for seed in SEEDS}


def test_it_recruits() -> None:
    session = position(2, phase="crew", hands=[["ginger_snap"], []])
    assert choices(session, 0) == {Table(0, 0)}


def test_it_takes_the_best_pie_for_the_fewest_rats() -> None:
    """Cherry (7:4) and Pumpkin (7:3) cost the same rat."""
    session = position(2, phase="loot", turns=[0], gangs=[["ginger_snap"], []], sill=["pumpkin", "cherry"])
    assert choices(session, 0) <= {Loot(0, 1, (0,)), Call(0)}


def test_it_lures_the_strongest_that_it_can() -> None:
    session = position(2, phase="lure", turns=[0], gangs=[[], ["ginger_snap", "jam_session"]])
    assert choices(session, 0) == {Lure(0, (0,))}


def test_it_spends_the_cheapest_charisma() -> None:
    """Parrot and Cutlass both win a rat of loyalty 0."""
    session = position(2, phase="lure", turns=[0], gangs=[[], ["wee_jock_scone"]], charms=[["cutlass", "parrot"], []])
    assert choices(session, 0) == {Lure(0, (0,), (2,))}


def test_it_defends_the_strong_and_disloyal() -> None:
    """The other can lure either for nothing but has no rat worth a lure in return."""
    session = position(2, phase="defend", turns=[0, 1], gangs=[["nan_bread", "ginger_snap"], []], lead=0)
    assert choices(session, 0) == {Defend(0, 1)}


def test_it_aims_at_the_strongest() -> None:
    session = position(2, phase="crew", turns=[0], gangs=[[], ["nan_bread", "ginger_snap"]], hands=[["kidnapping"], []])
    assert choices(session, 0) == {Play(0, 2, 1)}


def test_it_calls_when_somebody_could_come_between() -> None:
    """Three cards that it cannot see may hold a Carob Bean or a Kidnapping; without a hand nobody can do anything."""
    risky = {"phase": "loot", "turns": [0], "gangs": [["ginger_snap"], ["nan_bread"]], "sill": ["cherry"]}
    assert choices(position(2, **risky, hands=[[], ["carob_bean", "parrot", "kidnapping"]]), 0) == {Call(0)}
    assert choices(position(2, **risky), 0) == {Loot(0, 0, (0,))}


def test_it_does_not_call_for_nothing() -> None:
    """No pie is within reach: a call would cost the rat."""
    session = position(2, phase="loot", turns=[0], gangs=[["ginger_snap"], []], sill=["four_and_twenty"])
    assert choices(session, 0) == {Done(0)}


def test_it_keeps_good_cards() -> None:
    session = position(2, phase="refresh", turns=[0, 1], hands=[["kidnapping", "ginger_snap", "ratsputin"], []])
    assert not any(isinstance(action, Discard) for action in choices(session, 0))


def test_it_throws_a_poor_card_away() -> None:
    """A Spyglass is worth less than what the deck holds on average."""
    session = position(2, phase="refresh", turns=[0, 1], hands=[["kidnapping", "spyglass", "ginger_snap"], []])
    assert choices(session, 0) == {Discard(0, 1)}


def test_it_pays_as_it_must() -> None:
    session = position(
        2,
        {"everyone_pays": True},
        phase="loot",
        turns=[0, 1],
        gangs=[["nan_bread", "humble_pia"], []],
        sill=["four_and_twenty"],
    )
    session.play(Done(0))
    assert choices(session, 0) <= {Pay(0, 0), Pay(0, 1)}
