"""Farm and Furious counted by hand.

A hand of h cards, the whistle among them, offers h - 1 cards that leave h - 1 in hand, and the whistle, which
makes it 5 again. So a player has f(h, n) = (h - 1) f(h - 1, n - 1) + f(5, n - 1) ways to choose in n rounds, with
f(h, 1) = h:

    h = 1:  1   5  21
    h = 2:  2   6  26
    h = 3:  3   9  33  129
    h = 4:  4  14  48  176  656
    h = 5:  5  21  77  269  973  3597

As long as nobody can be past the finish (24 spaces, at most 4 a round) and no kennel takes a card, the players choose
freely of one another: the counts multiply.
"""

from typing import Any

import pytest

from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.stack import Stack
from tests.perft.perft import perft

KENNEL = [{"card": "C", "side": "orange"}]


def count(seats: int, depth: int, **options: Any) -> list[int]:
    return perft(FarmRules(seats, Options.model_validate(options)), depth)


def test_two_players() -> None:
    assert count(2, 7) == [5, 5 * 5, 21 * 5, 21 * 21, 77 * 21, 77 * 77, 269 * 77]


def test_three_players() -> None:
    assert count(3, 6) == [5, 5**2, 5**3, 21 * 5**2, 21**2 * 5, 21**3]


def test_five_players() -> None:
    assert count(5, 6) == [5, 25, 125, 625, 3125, 21 * 625]


@pytest.mark.parametrize("imaginary", [1, 2, 3])
def test_alone_the_imaginary_teams_choose_nothing(imaginary: int) -> None:
    """No team of four is past 24 in 6 rounds: rabbit 4, hen 3, dog 3, duckling 4, whistle 0, rabbit 4 make 18."""
    assert count(1, 6, imaginary=imaginary) == [5, 21, 77, 269, 973, 3597]


def test_two_players_with_an_imaginary_team() -> None:
    assert count(2, 6, imaginary=1) == [5, 25, 105, 441, 1617, 5929]


def test_two_players_with_roosters() -> None:
    """One player's ways: 6, then 5 after an animal (4) or the rooster, 6 after the whistle: 31. Then

    - animal first (4): 3 animals leave 4 cards, the whistle makes 6, the rooster (an animal) leaves 4: 12 + 6 + 4 = 22
    - whistle first: 4 animals leave 5, the whistle makes 6, the rooster is a whistle and makes 6: 20 + 6 + 6 = 32
    - rooster first: 4 animals leave 4, the whistle makes 6: 16 + 6 = 22

    4 * 22 + 32 + 22 = 142.
    """
    assert count(2, 6, rooster=True) == [6, 6 * 6, 31 * 6, 31 * 31, 142 * 31, 142 * 142]


def test_a_kennel_takes_choices_away() -> None:
    """One orange card C (straw 2, mud 4, kennel 6), two players: 12 of the 441 openings cost seat 0 its dog.

    Only a rabbit that runs gets to the mud on 4 in round 1: against hen, duckling or whistle. From there the kennel
    is reached by a hen that no dog chases (3 answers are left after the hen, 3 after the duckling, 4 after the whistle:
    10) or by a duckling beside another (after hen or whistle: 2). The dog was in hand each time: one choice less.
    """
    assert count(2, 5, track=KENNEL) == [5, 25, 105, 441, 77 * 21 - 12]


def test_a_race_that_is_over_is_not_counted_on() -> None:
    """Two pawns on the last space of eight: any step ends the race.

    Nobody steps when dog or whistle meet dog or whistle (4 ways), or two rabbits trip (1). The hands then hold 4 cards
    after a dog or a rabbit and 5 after a whistle: dog dog 4 * 4, dog whistle 4 * 5 twice, whistle whistle 5 * 5,
    rabbit rabbit 4 * 4.
    """
    rules = FarmRules(2, Options.model_validate({"track": [{"card": "A"}]}))
    counts = perft(rules, 4, stacked=Stack(positions=[8, 8]))
    assert counts == [5, 25, 4 + 4 + 5 + 5 + 4, 16 + 20 + 20 + 25 + 16]
