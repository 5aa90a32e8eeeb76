"""What the options refuse, and with which words."""

from typing import Any

import pytest

from game.agreement import Agreement, Player, first_fault
from game.rulebooks.farm_and_furious.rules import FarmRules


def rules(seats: int, sitting: tuple[int | None, ...] = (), **options: Any) -> FarmRules:
    sitting = sitting or (None,) * seats
    players = tuple(Player(name=f"P{seat}", age=age) for seat, age in enumerate(sitting))
    found = Agreement(game="farm_and_furious", players=players, options=options).rules()
    assert isinstance(found, FarmRules)
    return found


@pytest.mark.parametrize(
    ("seats", "options", "fault"),
    [
        (1, {"imaginary": 0}, "a race has 2 to 5 teams, not 1"),
        (5, {"imaginary": 1}, "a race has 2 to 5 teams, not 6"),
        (4, {"imaginary": 2}, "two or more players may add one imaginary team, not 2"),
        (6, {}, "farm_and_furious seats 1 to 5, not 6"),
        (1, {"imaginary": 4}, "imaginary: Input should be less than or equal to 3"),
        (1, {"imaginary": -1}, "imaginary: Input should be greater than or equal to 0"),
        (2, {"track": []}, "track: Tuple should have at least 1 item after validation, not 0"),
        (
            2,
            {"track": [{"card": letter} for letter in "ABCA"]},
            "track: Tuple should have at most 3 items after validation, not 4",
        ),
        (2, {"track": [{"card": "A"}, {"card": "A"}]}, "track: each track card can be laid only once"),
        (
            2,
            {"track": [{"card": "A", "overlap": 1}]},
            "track: the first track card has none before it to overlap",
        ),
        (
            2,
            {"track": [{"card": "A"}, {"card": "B", "overlap": 7}]},
            "track.1.overlap: Input should be less than or equal to 6",
        ),
        (
            2,
            {"track": [{"card": "A"}, {"card": "B", "overlap": -1}]},
            "track.1.overlap: Input should be greater than or equal to 0",
        ),
        (2, {"track": [{"card": "D"}]}, "track.0.card: Input should be 'A', 'B' or 'C'"),
        (2, {"track": [{"card": "A", "side": "green"}]}, "track.0.side: Input should be 'blue' or 'orange'"),
        (2, {"teams": ["leek", "leek"]}, "teams: each team can be chosen only once"),
        (
            2,
            {"teams": ["leek", "turnip"]},
            "teams.1: Input should be 'carrot', 'corn', 'aubergine', 'chilli' or 'leek'",
        ),
        (2, {"teams": ["leek"]}, "2 teams race, but 1 are named"),
        (1, {"teams": ["leek"]}, "2 teams race, but 1 are named"),
        (2, {"ages": [7, 8, 9]}, "2 players race, but 3 ages are given"),
        (2, {"ages": [7, 0]}, "ages.1: Input should be greater than or equal to 1"),
        (2, {"roster": True}, "roster: Extra inputs are not permitted"),
    ],
)
def test_refused(seats: int, options: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=r".") as refusal:
        rules(seats, **options)
    assert first_fault(refusal.value) == fault


@pytest.mark.parametrize(
    ("seats", "imaginary", "teams"),
    [
        (1, None, 2),
        (1, 1, 2),
        (1, 2, 3),
        (1, 3, 4),
        (2, None, 2),
        (2, 1, 3),
        (3, 1, 4),
        (4, 1, 5),
        (4, 0, 4),
        (5, None, 5),
    ],
)
def test_number_of_teams(seats: int, imaginary: int | None, teams: int) -> None:
    found = rules(seats, imaginary=imaginary)
    assert len(found.teams) == len(found.blank().positions) == teams
    assert found.seats == len(found.blank().chosen) == seats


def test_teams_race_in_the_order_of_the_box_unless_chosen() -> None:
    assert rules(2, imaginary=1).teams == ("carrot", "corn", "aubergine")
    assert rules(2, imaginary=1, teams=("leek", "corn", "chilli")).teams == ("leek", "corn", "chilli")


def test_the_rooster_is_a_sixth_card() -> None:
    five = ["dog", "hen", "duckling", "rabbit", "whistle"]
    assert rules(2).blank().hands == [five, five]
    assert rules(2, rooster=True).blank().hands == [[*five, "rooster"]] * 2


def test_ages_come_from_the_players_unless_the_options_state_them() -> None:
    assert rules(2, (7, None)).ages == (7, None)
    assert rules(2, (7, None), ages=(9, 8)).ages == (9, 8)
    assert rules(3).ages == (None, None, None)


def test_a_plain_race_is_three_blue_cards() -> None:
    track = rules(2).track
    assert (track.length, track.specials) == (24, {})
