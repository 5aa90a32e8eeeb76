"""What bots think of a position, and what the bot that looks a turn ahead does in plain cases."""

from collections.abc import Callable
from typing import Any

import pytest

from game.bots.greedy import Greedy
from game.bots.novice import Novice
from game.core import Rng, Session
from game.match import play_match
from game.rulebooks.treasure_run import RULEBOOK
from game.rulebooks.treasure_run.actions import Answer, Barter, Discard, Draw, Leave, Play, Roll, Swap, TradeIn, Walk
from game.rulebooks.treasure_run.options import Options
from game.rulebooks.treasure_run.rules import TreasureRules
from game.rulebooks.treasure_run.stack import Stack

ALL = ["crown", "goblet", "compass", "ruby", "golden_whisk", "anchor", "spyglass"]
SEEDS = range(4)


def position(rats: int = 2, seed: int = 1, crew: bool = False, **setup: Any) -> Session[Any]:
    rules = TreasureRules(rats, Options(ages=tuple(range(5, 5 + rats)), crew=crew))
    setup = {"hands": [[] for _ in range(rats)], "croc": "x4"} | setup
    return Session(rules, seed, stacked=Stack.model_validate(setup))


def value(seat: int = 0, **setup: Any) -> float:
    session = position(**setup)
    return RULEBOOK.appraise(session.rules, session.state, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"shelves": [["crown"], []]}, {"shelves": [[], []]}),
        ({"shelves": [["crown", "goblet"], []]}, {"shelves": [["crown", "crown"], []]}),
        ({"shelves": [["crown", "crown"], []]}, {"shelves": [["crown"], []]}),
        ({"shelves": [[], []]}, {"shelves": [[], ["crown"]]}),
        ({"shelves": [ALL, []]}, {"shelves": [[*ALL[:6], "crown"], []]}),
        ({"shelves": [ALL, []], "places": ["q1", "gate"]}, {"shelves": [ALL, []], "places": ["n11", "gate"]}),
        ({"shelves": [ALL, []], "places": ["q2", "gate"]}, {"shelves": [ALL, []], "places": ["q1", "gate"]}),
        ({"places": ["n2", "gate"]}, {"places": ["n2", "gate"], "prints": [["n3"], []]}),
        ({"places": ["m9", "gate"]}, {"places": ["m9", "gate"], "stuck": [0]}),
        ({"places": ["n6", "gate"], "croc": "n7"}, {"places": ["n6", "gate"], "croc": "n5"}),
        (
            {"places": ["n8", "gate"], "croc": "n5", "shelves": [ALL, []], "hands": [["crust_shield"], []]},
            {"places": ["n8", "gate"], "croc": "n5", "shelves": [ALL, []], "hands": [["sugar_rush"], []]},
        ),
        ({"hands": [["burrow"], []]}, {"hands": [["whistle"], []]}),
    ],
)
def test_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert value(**better) > value(**worse)


def test_a_run_that_is_over_counts_by_its_places() -> None:
    session = position(places=["q3", "gate"], shelves=[ALL, []])
    session.play(Roll(0))
    session.play(Walk(0, ("ship",)))
    assert [RULEBOOK.appraise(session.rules, session.state, seat) for seat in (0, 1)] == [300.0, -300.0]


def test_a_crew_is_glad_of_what_anybody_finds() -> None:
    assert value(1, crew=True, shelves=[["crown"]]) > value(1, crew=True, shelves=[[]])
    far, near = ({"crew": True, "shelves": [ALL], "places": ["gate", at]} for at in ("gate", "q1"))
    assert value(0, **near) > value(0, **far)


def choices(session: Session[Any], seat: int) -> set[Any]:
    """What the bot does, over several seeds."""
    bot, view = Greedy(RULEBOOK.appraise, worlds=12, daring=0.01), session.view(seat)
    return {bot.choose(session.rules, view, seat, Rng(seed)) for seed in SEEDS}


def rolled(wanted: Callable[[Any], bool], **setup: Any) -> Session[Any]:
    """The position after a roll that leads to what is wanted."""
    for seed in range(200):
        session = position(seed=seed, **setup)
        session.play(Roll(0))
        if wanted(session):
            return session
    raise AssertionError("no such roll")


def at_a_chest(**setup: Any) -> Session[Any]:
    session = rolled(lambda s: s.state.left == 1, places=["n2", "gate"], **setup)
    session.play(Walk(0, ("n3",)))
    return session


def test_it_goes_home_with_every_piece() -> None:
    session = rolled(lambda s: s.state.left > 1, places=["q3", "gate"], shelves=[ALL, []])
    assert choices(session, 0) == {Walk(0, ("ship",))}


def test_it_walks_to_a_chest_rather_than_past() -> None:
    session = rolled(lambda s: s.state.left == 3, places=["gate", "gate"], prints=[["s3"], []])
    assert choices(session, 0) == {Walk(0, ("n1", "n2", "n3"))}


def test_it_walks_round_croc() -> None:
    session = rolled(lambda s: s.state.left == 1, places=["n6", "gate"], croc="n7")
    assert choices(session, 0) == {Walk(0, ("n5",))}


def test_it_opens_the_chest() -> None:
    assert choices(at_a_chest(), 0) == {Draw(0)}


def test_it_makes_no_noise_for_nothing() -> None:
    """Croc would step upon the rat itself, and it has every piece already."""
    session = rolled(lambda s: s.state.left == 1, places=["n8", "gate"], shelves=[ALL, []], croc="n6")
    session.play(Walk(0, ("n7",)))
    assert choices(session, 0) == {Leave(0)}


def test_it_trades_for_what_is_missing() -> None:
    session = at_a_chest(shelves=[[*ALL[:6], "crown", "goblet"], []])
    assert choices(session, 0) == {TradeIn(0, ("crown", "goblet"), "spyglass")}


def test_it_barters_for_what_is_missing() -> None:
    session = at_a_chest(shelves=[[*ALL[:6], "crown"], ["spyglass", "spyglass"]], prints=[["n3"], []])
    assert choices(session, 0) == {Barter(0, "crown", 1, "spyglass")}


def test_it_swaps_a_duplicate_for_the_missing_piece() -> None:
    session = position(shelves=[[*ALL[:6], "crown"], ["spyglass"]], hands=[["swap"], []])
    assert choices(session, 0) == {Swap(0, 0, "crown", 1, "spyglass")}


def test_it_frees_itself_from_the_oven() -> None:
    session = position(places=["m9", "gate"], stuck=[0], hands=[["sure_paws"], []], shelves=[ALL, []])
    assert choices(session, 0) == {Play(0, 0)}


def test_it_holds_out_its_crust_with_much_to_lose() -> None:
    session = rolled(
        lambda s: s.state.left == 1, places=["n7", "gate"], shelves=[ALL, []], croc="n8", hands=[["crust_shield"], []]
    )
    session.play(Walk(0, ("n8",)))
    assert choices(session, 0) == {Answer(0, 0)}


def test_it_throws_away_what_matters_least() -> None:
    hands = [["burrow", "swap", "whistle"], []]
    session = rolled(lambda s: s.state.left == 2, places=["gate", "gate"], hands=hands, deck=["burrow"])
    session.play(Walk(0, ("m1", "m2")))
    assert choices(session, 0) == {Discard(0, 2)}


def test_crafty_beats_novices_clearly() -> None:
    rules, won = TreasureRules(3, Options()), 0
    for game in range(6):
        at = game % 3
        bots = [Greedy(RULEBOOK.appraise, worlds=4, guesses=1) if seat == at else Novice() for seat in range(3)]
        won += play_match(rules, bots, game).winners == [at]
    assert won >= 5
