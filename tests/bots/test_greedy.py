"""The bot that thinks a turn ahead: positions with one right answer, and how much better it plays."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from game.bots.bot import Thought
from game.bots.greedy import Greedy, Habit
from game.bots.levels import LEVELS, make_bot
from game.bots.novice import Novice
from game.catalogue import rulebook
from game.core import Action, Rng, Session
from game.match import play_match
from game.rulebooks.farm_and_furious.actions import Pick
from game.rulebooks.farm_and_furious.rules import FarmRules
from game.rulebooks.farm_and_furious.stack import Stack
from game.rulebooks.farm_and_furious.state import State

BOOK = rulebook("farm_and_furious")


def crafty(worlds: int = 12, guesses: int = 3) -> Greedy:
    """The level as it is sold, or thinking shorter to save the tests' time."""
    return Greedy(BOOK.appraise, worlds=worlds, guesses=guesses)


def choices(session: Session[Any], seat: int, times: int = 30) -> Counter[str]:
    """The cards that it picks with different chance."""
    view = session.view(seat)
    picks = (crafty().choose(session.rules, view, seat, Rng(seed)) for seed in range(times))
    return Counter(pick.card for pick in picks)  # type: ignore[attr-defined]


def arranged(seats: int, options: dict[str, Any], **stack: Any) -> Session[Any]:
    return Session(BOOK.rules(seats, BOOK.options(**options)), 0, stacked=Stack(**stack))


def test_habits_prefer_what_is_worth_more() -> None:
    even = Habit.preferring(["a", "b"], [1.0, 1.0], 0.5)  # type: ignore[list-item]
    assert even.likelihoods == [0.5, 0.5]
    keen = Habit.preferring(["a", "b"], [0.0, 0.5], 0.5)  # type: ignore[list-item]
    assert keen.likelihoods[1] / keen.likelihoods[0] == pytest.approx(2.71828, abs=1e-4)
    assert keen.likeliest == "b"
    assert [keen.at(fraction) for fraction in (0.0, 0.26, 0.27, 0.999999)] == ["a", "a", "b", "b"]


def test_a_hen_wins_where_nobody_has_a_dog_left() -> None:
    """On a track of 8 spaces: from space 6 the hen's 3 cross the line, the duckling's 1 or 2 do not."""
    session = arranged(
        2,
        {"track": [{"card": "A"}]},
        positions=[6, 0],
        played=[["dog", "rabbit"], ["dog", "rabbit"]],
    )
    assert choices(session, 0)["hen"] == 30


def test_the_rabbit_is_left_in_the_hand_when_the_other_will_play_its_own() -> None:
    """Two rabbits give nothing; the hen gives 3, and no dog is left."""
    session = arranged(2, {}, positions=[4, 4], played=[["dog"], ["dog", "hen", "duckling"]])
    told = choices(session, 0)
    assert told["rabbit"] <= 2
    assert told["hen"] >= 25


def test_a_dog_is_played_against_a_certain_rabbit_that_would_win() -> None:
    """The leader has its rabbit and whistle, one space before the line: only the dog keeps the race open."""
    rest = ["dog", "hen", "duckling"]
    session = arranged(2, {"track": [{"card": "A"}]}, positions=[1, 7], played=[[], rest])
    told = choices(session, 0)
    assert told["dog"] + told["rabbit"] == 30, "a second rabbit stops the first as well"
    assert told["dog"] >= 25


def test_the_last_card_needs_no_thought() -> None:
    session = arranged(2, {}, played=[["dog", "hen", "duckling", "rabbit"], []])
    (thought,) = crafty().ponder(session.rules, session.view(0), 0, Rng(1))
    assert thought.action.card == "whistle"  # type: ignore[attr-defined]


def test_it_thinks_of_what_each_of_the_others_may_play() -> None:
    """The other is two spaces before the line with its rabbit and whistle, and nothing can stop the rabbit."""
    rest = ["dog", "hen", "duckling"]
    session = arranged(2, {"track": [{"card": "A"}]}, positions=[0, 6], played=[["dog", "rabbit"], rest])
    *_, thought = crafty().ponder(session.rules, session.view(0), 0, Rng(1))
    assert thought.expected == (Pick(1, "rabbit"),)


def test_the_same_seed_gives_the_same_move_however_often_it_is_asked() -> None:
    session = Session(BOOK.rules(5, BOOK.options()), 3)
    view = session.view(2)
    assert len({make_bot("normal", BOOK).choose(session.rules, view, 2, Rng(9)) for _ in range(3)}) == 1


def test_one_move_among_five_costs_what_was_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six cards each: 6 guesses at each of the 5, then 40 worlds; every card is followed for a round of 5 actions.

    How long that takes on a machine is measured by tests/bench/bots.py.
    """
    session, advance = Session(BOOK.rules(5, BOOK.options(rooster=True)), 3), FarmRules.advance
    played: list[Action] = []

    def counted(self: FarmRules, state: State, action: Action, rng: Rng) -> None:
        played.append(action)
        advance(self, state, action, rng)

    monkeypatch.setattr(FarmRules, "advance", counted)
    thoughts = list(Greedy(BOOK.appraise).ponder(session.rules, session.view(0), 0, Rng(1)))
    assert len(thoughts) == 1 + 5 * 6 + 40
    assert len(played) == (5 * 6 + 40) * 6 * 5


def test_levels_are_named_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]
    assert all(level.id == id_ and level.title and level.description.endswith(".") for id_, level in LEVELS.items())
    with pytest.raises(KeyError):
        make_bot("genius", BOOK)


def wins(seats: int, games: int, options: dict[str, Any] | None = None) -> tuple[int, float]:
    """Games that one crafty bot among novices wins alone, seats rotated, and the lower end of their 95 % interval."""
    rules = BOOK.rules(seats, BOOK.options(**(options or {})))
    won = 0
    for game in range(games):
        at = game % seats
        bots = [crafty() if seat == at else Novice() for seat in range(seats)]
        won += play_match(rules, bots, game).winners == [at]
    share = won / games
    return won, share - 1.96 * sqrt(share * (1 - share) / games)


@pytest.mark.parametrize(("seats", "games", "at_least"), [(2, 40, 0.8), (3, 40, 0.5), (5, 40, 0.28)])
def test_crafty_beats_novices_clearly(seats: int, games: int, at_least: float) -> None:
    won, lowest = wins(seats, games)
    assert won / games >= at_least
    assert lowest > 1 / seats - 0.06, "better than its share by more than luck"


def test_crafty_alone_does_as_well_as_a_thoughtful_player() -> None:
    """The rules' figures: a thoughtful player beats one imaginary team in 92 % of races, two in 58 %."""
    for imaginary, thoughtful in ((1, 0.92), (2, 0.58)):
        won, _ = wins(1, 40, {"imaginary": imaginary})
        assert won / 40 >= thoughtful - 0.05


def test_five_crafty_bots_play_all_their_cards_and_mostly_one_wins() -> None:
    """Bots that hold each other to play anything come to the same answers: ducklings, whistles, and shared wins."""
    rules, played, shared = FarmRules(5, BOOK.options()), Counter[str](), 0

    class Watched(Greedy):
        def ponder(self, rules: Any, view: Any, seat: int, rng: Rng) -> Iterator[Thought]:
            thought = None
            for thought in super().ponder(rules, view, seat, rng):
                yield thought
            if thought is not None:
                played[thought.action.card] += 1  # type: ignore[attr-defined]

    for seed in range(8):
        result = play_match(rules, [Watched(BOOK.appraise, worlds=12)] * 5, seed)
        shared += len(result.winners) > 1
        assert result.rounds < 40
    assert shared <= 2
    assert min(played[card] for card in rules.cards) >= played.total() / 25, played
