"""Pie Rats counted by hand, from positions in which nobody draws: the deck and the discards are never reached."""

from typing import Any

from game.rulebooks.pie_rats.options import Options
from game.rulebooks.pie_rats.rules import PieRules
from game.rulebooks.pie_rats.stack import Stack
from tests.perft.perft import perft


def count(seats: int, depth: int, options: dict[str, Any] | None = None, **setup: Any) -> list[int]:
    rules = PieRules(seats, Options(**(options or {})))
    setup = {"sill": ["four_and_twenty"], "hands": [[] for _ in range(seats)]} | setup
    return perft(rules, depth, stacked=Stack.model_validate(setup))


def test_tabling_charisma_in_any_order() -> None:
    """Ann holds c charisma cards and Ben one Mirror, so that nobody's step passes by itself while it holds cards.

    Ann with two: stop, or either card (3). After stop: Ben 1. After one card: stop or the other, 2 each: 1 + 2 + 2 = 5.
    Third: Ben's stop opens the crew phase, Ann 1; after card and stop Ben 1, twice; after both cards her step is over,
    Ben 1, twice: 1 + 2 + 2 = 5.
    """
    assert count(2, 3, hands=[["parrot", "cutlass"], ["mirror"]]) == [3, 5, 5]


def test_defending() -> None:
    """Ann has two rats: 3 ways. Ben, with one: 2 each, 6 in all."""
    assert count(2, 2, gangs=[["thimble_tom", "peri_winkle"], ["hazel_nutt"]], phase="defend") == [3, 6]


def test_a_double_watch_doubles_the_defences() -> None:
    """Ann: nothing, either rat, either rat with the Watch: 5. Ben: 2 each."""
    gangs = [["thimble_tom", "peri_winkle"], ["hazel_nutt"]]
    assert count(2, 2, gangs=gangs, hands=[["double_watch"], []], phase="defend") == [5, 10]


def test_luring_with_two_cards() -> None:
    """Ann with a Charm and a Parrot faces loyalties -1, -1 (need 3 each) and 0 (need 4).

    Nothing: 1. Either disloyal rat for nothing: 2. The loyal one for Charm or Parrot: 2. Two at once with 6: the two
    disloyal with both cards, 1; with the loyal one 7 are needed: none. In all 6.
    """
    gangs = [[], ["ginger_snap", "ratsputin", "swab_bob"]]
    assert count(2, 1, gangs=gangs, charms=[["charm", "parrot"], []], phase="lure") == [6]


def test_looting_with_nothing_to_spare() -> None:
    """A pie of 7 takes 5 of strength from 5, 3, 2, 1: 5; 3 + 2; 3 + 1 is short. Stop and call make 4 in all.

    A Rope leaves 3 to lift: 3, or 2 + 1 (5 is enough without it): 2 more. A Tunnel takes home anybody of each crew:
    of 5, 1; of 3 + 2, 2: 3 more.
    """
    gang = [["ginger_snap", "swab_bob", "puff_patty", "nan_bread"], []]
    setup = {"gangs": gang, "phase": "loot", "sill": ["cherry"], "pies": ["pecan"]}
    assert count(2, 1, **setup) == [4]
    assert count(2, 1, hands=[["grappling_rope"], []], **setup) == [6]
    assert count(2, 1, hands=[["secret_tunnel"], []], **setup) == [7]


def test_a_window_asks_round_the_table() -> None:
    """Ann: stop, or the Bean at Ben's rat or at Cleo's. Ben has a Bean, Cleo a Parrot.

    2: after stop Ben may stop or aim his Bean at Cleo's rat, 2. After Ann's Bean, whichever, Ben may pass or aim at
    Cleo's rat: 2 + 2. In all 6.
    3: stop, stop: Cleo may stop or table the Parrot, 2. Stop, Bean: Cleo passes, 1. Ann's Bean at Ben's rat: Cleo 1
    after a pass, 1 after an answer. Ann's Bean at Cleo's rat: likewise. In all 7.
    """
    setup = {"gangs": [[], ["thimble_tom"], ["hazel_nutt"]], "hands": [["carob_bean"], ["carob_bean"], ["parrot"]]}
    assert count(3, 3, **setup) == [3, 6, 7]


def test_a_game_that_is_over_is_not_counted_on() -> None:
    """The last pie, and no windows: Ann stops or loots. After the loot all is over; after her stop Ben, with a card,
    keeps it or throws it away.
    """
    counts = count(
        2,
        2,
        {"pie_count": 5, "looting": "nice"},
        loot=[["custard", "rhubarb"], ["pecan", "pumpkin"]],
        sill=["cherry"],
        turns=[0],
        gangs=[["ginger_snap"], []],
        phase="loot",
        hands=[[], ["mirror"]],
    )
    assert counts == [2, 2 + 0]
