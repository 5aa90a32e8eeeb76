"""Random races, compared round by round with the same race told a second time."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import Session
from game.rulebooks.farm_and_furious.events import Revealed
from game.rulebooks.farm_and_furious.options import Options
from game.rulebooks.farm_and_furious.rules import FarmRules
from tests.rulebooks.farm_and_furious.reference import Race, road


@st.composite
def layouts(draw: st.DrawFn) -> list[dict[str, Any]]:
    """One to three cards in any order, on any side, overlapping as they may."""
    letters = draw(st.permutations("ABC"))[: draw(st.integers(1, 3))]
    return [
        {
            "card": letter,
            "side": draw(st.sampled_from(["blue", "orange", "orange"])),
            "overlap": draw(st.integers(0, 6)) if i else 0,
        }
        for i, letter in enumerate(letters)
    ]


@settings(derandomize=True, deadline=None)
@given(layout=layouts())
def test_a_track_is_the_same_road(layout: list[dict[str, Any]]) -> None:
    track = FarmRules(2, Options.model_validate({"track": layout})).track
    told = road(layout)
    assert track.length == len(told) - 1
    assert track.specials == {space: special for space, special in enumerate(told) if special}


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    teams=st.sampled_from([(1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0), (4, 1), (5, 0)]),
    layout=layouts(),
    rooster=st.booleans(),
    seed=st.integers(0, 2**32),
    choices=st.randoms(use_true_random=False),
)
def test_a_race_goes_the_same_way(
    teams: tuple[int, int], layout: list[dict[str, Any]], rooster: bool, seed: int, choices: Any
) -> None:
    players, imaginary = teams
    options = Options.model_validate({"track": layout, "rooster": rooster, "imaginary": imaginary})
    session, race = Session(FarmRules(players, options), seed), Race(players + imaginary, layout, rooster)
    while not session.over:
        for seat in range(players):
            legal = session.rules.legal_actions(session.state, seat)
            assert {pick.card for pick in legal} == race.teams[seat].hand  # type: ignore[attr-defined]
            step = session.play(choices.choice(legal))
        (revealed,) = (event for event in step.events if isinstance(event, Revealed))
        race.turn(revealed.cards)
        state = session.state
        assert state.positions == [team.space for team in race.teams]
        assert [set(hand) for hand in state.hands] == [team.hand for team in race.teams]
        assert [set(cards) for cards in state.played] == [team.table for team in race.teams]
        assert session.over == race.over
    farthest = max(team.space for team in race.teams)
    winners = [standing.seat for standing in session.rules.standings(session.state) if standing.place == 1]
    assert winners
    assert all(race.teams[seat].space == farthest for seat in winners)
