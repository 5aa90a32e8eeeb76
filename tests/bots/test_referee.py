"""Whatever a bot does, a legal move comes of it in time."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.bots import thinking
from game.bots.bot import Bot, Thought
from game.bots.novice import Novice
from game.bots.referee import decide
from game.bots.thinking import unhurried
from game.catalogue import rulebook
from game.core import Rng, Rules, Session
from game.match import Endless, Tally, play_match, simulate
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.state import State

BOOK = rulebook("farm_and_furious")
RULES: Rules[State] = BOOK.rules(2, BOOK.options())
VIEW = Session(RULES, 0).view(0)


class Breaks(Bot):
    """Fails, after `good` good thoughts."""

    def __init__(self, good: int = 0) -> None:
        self.good = good

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        for _ in range(self.good):
            yield Thought(Pick(seat, "whistle"))
        raise RuntimeError("lost the thread")


class Cheats(Bot):
    """Plays for somebody else."""

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        yield Thought(Pick(1 - seat, "dog"))


class Babbles(Bot):
    """Has thoughts that are none."""

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        yield Thought(Pick(seat, "hen"))
        yield Thought("hen")  # type: ignore[arg-type]


class Silent(Bot):
    """Has no thought at all."""

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        yield from ()


class Broods(Bot):
    """Never comes to an end."""

    def ponder(self, rules: Rules[Any], view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
        yield Thought(Pick(seat, "hen"))
        while True:
            yield Thought(Pick(seat, "rabbit"))


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        (Breaks(), "RuntimeError: lost the thread"),
        (Cheats(), "no legal action"),
        (Silent(), "no legal action"),
    ],
)
def test_a_bot_that_fails_moves_by_chance_and_the_fault_is_told(bot: Bot, fault: str) -> None:
    decisions = [decide(bot, RULES, VIEW, 0, Rng(seed)) for seed in range(30)]
    assert {decision.fault for decision in decisions} == {fault}
    legal = RULES.legal_actions(VIEW, 0)
    assert {decision.thought.action for decision in decisions} == set(legal)


def test_a_bot_that_fails_late_still_plays_its_last_good_thought() -> None:
    decision = decide(Breaks(good=1), RULES, VIEW, 0, Rng(1))
    assert decision.thought.action == Pick(0, "whistle")
    assert decision.fault == "RuntimeError: lost the thread"


def test_thoughts_that_are_none_do_not_hide_the_good_one_before() -> None:
    decision = decide(Babbles(), RULES, VIEW, 0, Rng(1))
    assert decision.thought.action == Pick(0, "hen")
    assert decision.fault.startswith("AttributeError")


def test_a_bot_that_never_ends_is_stopped_even_where_no_time_is_kept() -> None:
    assert decide(Broods(), RULES, VIEW, 0, Rng(1)).thought.action == Pick(0, "rabbit")


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Breaths that were taken; they are the only time that passes."""
    breaths: list[float] = []
    monkeypatch.setattr(thinking, "sleep", breaths.append)
    monkeypatch.setattr(thinking, "monotonic", lambda: sum(breaths))
    return breaths


def test_a_bot_that_never_ends_is_cut_short_with_its_last_thought(slept: list[float]) -> None:
    """Four breaths of an eighth of a second fill half a second; the thought of the fourth counts."""
    decision = decide(Broods(), RULES, VIEW, 0, Rng(1), unhurried(longest=0.5, breath=0.125))
    assert decision.thought.action == Pick(0, "rabbit")
    assert decision.fault == ""
    assert slept == [0.125] * 4


def test_even_the_first_thought_counts_when_there_is_no_time_at_all(slept: list[float]) -> None:
    assert decide(Broods(), RULES, VIEW, 0, Rng(1), unhurried(longest=0.0)).thought.action == Pick(0, "hen")
    assert len(slept) == 1


def test_a_match_goes_on_with_failing_bots_and_counts_their_faults() -> None:
    result = play_match(RULES, [Breaks(), Novice()], 3)
    assert result.faults == result.rounds
    assert {standing.seat for standing in result.standings} == {0, 1}
    *_, tally = simulate(RULES, [Breaks(), Novice()], 3)
    assert tally.games == 3
    assert tally.faults == sum(tally.rounds)
    assert tally.errors == []


def test_a_match_that_does_not_end_is_given_up() -> None:
    with pytest.raises(Endless, match="no end after 9 actions"):
        play_match(RULES, [Novice(), Novice()], 3, most_actions=9)


def test_a_match_needs_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 seats need as many bots, not 1"):
        play_match(RULES, [Novice()], 3)


def test_a_shared_win_counts_for_each() -> None:
    """Without ages equal positions share the first place; seed 0's games hold some such end."""
    tally = Tally()
    results = [play_match(RULES, [Novice(), Novice()], seed) for seed in range(60)]
    for result in results:
        tally.count(result)
    shared = sum(len(result.winners) == 2 for result in results)
    assert shared > 0
    assert sum(tally.wins) == 60 + shared
    assert tally.actions == sum(2 * result.rounds for result in results)
