"""Figures of many games: seatings that favour nobody, intervals, ratings, and the commands that print them."""

import json
from typing import Any

import pytest

from game import contest
from game.cli import main
from game.contest import Game, Outcome, alike, interval, lead, mixed, percentile, play, play_all


def test_every_deal_is_played_twice_with_the_levels_changing_places() -> None:
    games = mixed("farm_and_furious", ("easy", "random"), seats=2, games=4, seed=1, effort=1.0)
    assert [game.levels for game in games] == [("easy", "random"), ("random", "easy")] * 2
    assert games[0].seed == games[1].seed != games[2].seed == games[3].seed


def test_four_seats_are_split_side_by_side_and_across() -> None:
    games = mixed("farm_and_furious", ("a", "b"), seats=4, games=4, seed=1, effort=1.0)
    assert ["".join(game.levels) for game in games] == ["abab", "baba", "aabb", "bbaa"]


def test_an_odd_seat_goes_to_each_level_in_turn() -> None:
    games = mixed("pie_rats", ("a", "b"), seats=3, games=2, seed=1, effort=1.0)
    assert ["".join(game.levels) for game in games] == ["aba", "bab"]


def test_a_shared_place_counts_in_parts_and_an_imaginary_team_for_nobody() -> None:
    game = Game("farm_and_furious", ("a", "b"), 0)
    assert Outcome(game, winners=(0,)).share("a") == 1
    assert Outcome(game, winners=(0, 1)).share("a") == 0.5
    assert Outcome(game, winners=(0, 2)).share("b") == 0
    assert Outcome(game, winners=(1, 2)).share("b") == 0.5


def test_wilsons_interval() -> None:
    """Worked out by hand: z = 1.96, 50 of 100: centre 0.5, half (1.96 / 1.038416) sqrt(0.0025 + 0.00009604)."""
    assert interval(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert interval(1.0, 10) == pytest.approx((0.72247, 1.0), abs=1e-4)
    assert interval(0.0, 0) == (0, 1)


def test_ten_wins_to_one_are_400_points_and_no_loss_is_no_infinity() -> None:
    assert lead(10 / 11, 1000) == pytest.approx(400)
    assert lead(0.5, 10) == 0
    assert lead(1.0, 10) == pytest.approx(400 * 1.27875, abs=0.01)
    assert lead(0.0, 10) == pytest.approx(-400 * 1.27875, abs=0.01)


def test_percentiles_are_values_that_occurred() -> None:
    assert percentile([3, 1, 2, 4], 0.5) == 3
    assert percentile([3, 1, 2, 4], 0.99) == 4
    assert percentile([], 0.5) == 0


@pytest.mark.parametrize("game", ["farm_and_furious", "pied_piper", "pie_rats", "treasure_run"])
def test_an_outcome_repeats_itself_and_holds_what_figures_need(game: str) -> None:
    first, again = (play(Game(game, ("easy", "random"), 3)) for _ in range(2))
    assert first.error == ""
    assert first.plays
    assert {seat for seat, _ in first.plays} <= {0, 1}
    assert first.rounds > 0
    first.seconds = again.seconds = {}
    assert first == again


def test_a_budget_cuts_thoughts_and_none_lets_them_end() -> None:
    """A budget shorter than any thought leaves the first one alone, which is not worth timing."""
    whole = play(Game("pied_piper", ("hard", "hard"), 3, effort=0.2))
    cut = play(Game("pied_piper", ("hard", "hard"), 3, effort=0.2, budget=1e-9))
    assert whole.error == cut.error == ""
    assert whole.faults == cut.faults == 0
    assert cut.seconds == {"hard": []}
    assert len(whole.seconds["hard"]) > 3


def test_a_voyage_tells_of_challenges_and_objectives() -> None:
    outcome = play(Game("rats_with_gats", ("easy",) * 3, 3))
    assert outcome.error == ""
    assert {name for name, _ in outcome.feats} == {"challenge", "objective"}
    assert all(done for name, done in outcome.feats if name == "objective")


def test_a_game_that_breaks_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(contest, "play_match", broken)
    (outcome,) = play_all(alike("pie_rats", "easy", 2, 1, 0, 1.0))
    assert outcome.error.endswith("RuntimeError: no")


def printed(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    assert main([*argv, "--jobs", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    return told


def test_the_ladder_measures_each_level_against_the_one_below(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "ladder", "treasure_run", "--games", "20", "--levels", "random,easy")
    foot, easy = told["levels"]
    assert foot["rating"] == [1000, 1000, 1000]
    assert easy["beats"] == "random"
    assert easy["games"] == 20
    assert easy["share"] >= 0.8, "a run among rats that walk anywhere is won by those that look where they go"
    assert easy["interval"][0] < easy["share"] <= easy["interval"][1]
    assert easy["rating"][0] < easy["rating"][1] < easy["rating"][2]
    assert set(easy["move_ms"]) == {"p50", "p99", "max"}


def test_levels_of_a_voyage_are_measured_by_what_the_crew_does(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "ladder", "rats_with_gats", "--games", "2", "--levels", "random,easy")
    assert told["seats"] == 3
    assert all(level["feats"]["challenge"]["per_game"] > 0 for level in told["levels"])
    assert "rating" not in told["levels"][1]


def test_balance_tells_seats_length_leads_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "balance", "pied_piper", "--seats", "3", "--games", "30", "--bots", "easy")
    assert told["games"] == 30
    assert sum(seat["share"] for seat in told["seat_wins"]) == pytest.approx(1, abs=0.001)
    assert told["rounds"]["median"] >= 3
    shares = {card["card"]: card for card in told["cards"]}
    assert shares["silver_lode"]["per_game"] <= 1
    assert all(0 <= card["winners_play"] <= 3 for card in told["cards"])


def test_balance_prints_a_page_with_the_command_that_makes_it(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["balance", "farm_and_furious", "--seats", "2", "--games", "4", "--bots", "random", "--seed", "0"]
    assert main([*argv, "--jobs", "1"]) == 0
    page = capsys.readouterr().out
    assert f"`ratskeller {' '.join(argv)}`" in page
    assert "| rabbit |" in page


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["ladder", "farm_and_furious", "--levels", "easy,genius"], "no level is called genius"),
        (["ladder", "farm_and_furious", "--seats", "1"], "seats 2 to 5, not 1"),
        (["balance", "chess"], "no game is called chess"),
        (["balance", "pie_rats", "--games", "0"], "games"),
        (["balance", "pie_rats", "--effort", "0"], "effort"),
    ],
)
def test_arguments_that_will_not_do(capsys: pytest.CaptureFixture[str], argv: list[str], words: str) -> None:
    assert main(argv) == 2
    assert words in capsys.readouterr().err
