"""Rules of Rats with Gats that whole games show best, and what may be typed."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from game.bots.levels import make_bot
from game.core import HIDDEN, Action, Event, IllegalAction, Rng, Session
from game.rulebooks.rats_with_gats import RULEBOOK
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.appraise import appraise
from game.rulebooks.rats_with_gats.options import Options
from game.rulebooks.rats_with_gats.rules import GatsRules
from game.rulebooks.rats_with_gats.stack import Stack
from game.rulebooks.rats_with_gats.texts import LINE, TITLE, fits


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("", True),
        ("Où\u00a0? «\u202foui\u202f» 🏴\u200d☠\ufe0f", True),
        ("<script>{name}%s\\n", True),
        ("x" * LINE, True),
        ("x" * (LINE + 1), False),
        ("two\nlines", False),
        ("tab\there", False),
        ("\x00", False),
        ("\x1b[31m", False),
        ("\u202eback to front", False),
        ("\u2028", False),
        ("\ud83d", False),
    ],
)
def test_what_may_be_typed(text: str, allowed: bool) -> None:
    assert fits(text, LINE) is allowed


@pytest.mark.parametrize(
    "action",
    [
        act.Describe(0, "a", "b", "c", True),
        act.Gossip(0, 1, True, "a"),
        act.Agree(0, "a"),
        act.Frame(0, "a", "b", "c", "d"),
        act.Say(0, "gat", "a"),
        act.Stakes(0, "gat", "a", "b"),
        act.Narrate(0, "a"),
        act.Award(0, "a"),
    ],
)
def test_free_text_is_emptied_field_by_field_and_kept_when_it_is_too_long(action: Any) -> None:
    for name, most in action.limits.items():
        assert getattr(action.bare(), name) == ""
        wrong = replace(action, **{name: "x" * (most + 1)})
        assert wrong.bare() == wrong
        assert getattr(replace(action, **{name: "x" * most}).bare(), name) == ""
    assert replace(action, **dict.fromkeys(action.limits, "")) == action.bare()


def test_techniques_are_checked_one_by_one() -> None:
    assert act.Invent(0, (1, 100), ("a", "")).bare() == act.Invent(0, (0, 0), ("", ""))
    for wrong in (
        act.Invent(0, (101,), ("a",)),
        act.Invent(0, (-1,), ("a",)),
        act.Invent(0, (1, 2), ("a",)),
        act.Invent(0, (1,), ("x" * (TITLE + 1),)),
        act.Invent(0, (1,), ("a\nb",)),
    ):
        assert wrong.bare() == wrong


def test_a_text_that_may_not_be_kept_is_no_legal_action() -> None:
    session = Session(GatsRules(3, Options()), 1)
    before = session.state.copy()
    with pytest.raises(IllegalAction):
        session.play(act.Describe(0, "a\nb", "", "", False))
    assert session.state == before
    session.play(act.Describe(0, "a scarf", "tar", "Oi", False))
    assert session.state.rats[0].looks == "a scarf"


def played(seats: int, seed: int, **options: Any) -> tuple[Session[Any], list[Event]]:
    session, rng = Session(GatsRules(seats, Options(**options)), seed), Rng(seed, 5)
    while not session.over:
        seat = rng.choice(session.rules.awaiting(session.state))
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    return session, [event for step in session.steps for event in step.events]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_ends_creation_with_three_techniques_by_others(seats: int) -> None:
    for seed in range(20):
        session = Session(GatsRules(seats, Options(pass_round=seed % 2 == 1)), seed)
        rng = Rng(seed)
        while session.state.step != "assign":
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        authors = [[technique.author for technique in rat.techniques] for rat in session.state.rats]
        assert all(seat not in three for seat, three in enumerate(authors))
        assert Counter(author for three in authors for author in three) == dict.fromkeys(range(seats), 3)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_ranks_and_hands(seats: int) -> None:
    """One 3, one 1, the rest 2: hands of 4, 2 and 3; rank 3 is the Deep and rank 1 is not."""
    for seed in range(10):
        session, rng = Session(GatsRules(seats, Options(pass_round=True)), seed), Rng(seed)
        while session.state.step != "frame":
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        state = session.state
        ranks = [rat.rank for rat in state.rats]
        assert sorted(ranks) == [1, *[2] * (seats - 2), 3]
        assert [len(hand) for hand in state.hands] == [rank + 1 for rank in ranks]
        assert state.deep[ranks.index(3)]
        assert not state.deep[ranks.index(1)]
        assert len(state.obstacles) == state.target
        assert state.target >= sum(state.deep) + 1


def test_no_deep_player_twice_in_a_row_and_always_a_living_rat() -> None:
    for seed in range(30):
        _, events = played(4, seed)
        scenes = [event.deep for event in events if type(event).__name__ == "SceneBegan"]  # type: ignore[attr-defined]
        for deep in scenes:
            assert any(deep)
            assert not all(deep)
        for before, after in pairwise(scenes):
            assert not any(one and other for one, other in zip(before, after, strict=True)) or not _rested(events)


def _rested(events: list[Event]) -> bool:
    """Whether no ghost forced somebody to be the Deep twice in a row."""
    return not any(type(event).__name__ == "GhostRose" for event in events)


def test_random_voyages_end_with_the_crew_done_or_by_a_vote() -> None:
    ends = Counter(played(seats, seed)[0].state.ended for seats in (3, 4, 6) for seed in range(12))
    assert set(ends) == {"crew_done", "voted"}


@pytest.mark.parametrize("seed", range(3))
def test_sensible_bots_do_what_the_crew_set_out_to_do(seed: int) -> None:
    """A crew of bots that think plays on until ship, Captain and piracy are done; nobody dies, and nothing fails."""
    rules = GatsRules(3, Options())
    state, rng, taste, bot = rules.blank(), Rng(seed, 0), Rng(seed, 1), make_bot("normal", RULEBOOK)
    rules.setup(state, rng, lambda event: event.change(state))
    while waiting := rules.awaiting(state):
        seat = waiting[0]
        rules.advance(state, bot.choose(rules, rules.view(state, seat), seat, taste), rng)
    assert state.ended == "crew_done"
    assert 3 <= state.scene <= 12
    assert 6 <= state.challenges <= 60


def test_bots_like_what_a_crew_likes() -> None:
    rules = GatsRules(3, Options())

    def worth(**more: Any) -> float:
        setup = {"ranks": [3, 2, 1], "hands": [["7C"], [], ["KD"]], "deep": [1], "obstacles": [{"cards": ["4H"]}]}
        return appraise(rules, Session(rules, 3, stacked=Stack.model_validate({**setup, **more})).state, 0)

    assert worth(gats=["Pike", None, None]) > worth(gats=[None, None, "Pike"]) > worth()
    assert worth(crew=[True, False, False]) > worth()
    assert worth(hands=[["KC"], [], ["KD"]]) > worth(hands=[["9C"], [], ["KD"]]) > worth(hands=[["2C"], [], ["KD"]])
    assert worth(ranks=[4, 2, 1]) > worth()
    assert worth(ghosts=[0]) < worth()


def test_the_others_techniques_stay_hidden_until_they_are_used() -> None:
    session, _ = played(3, 4, most_scenes=3)
    for at in range(len(session.steps)):
        state = session.fold(at + 1)
        for seat, rat in enumerate(session.rules.view(state, 0).rats):
            for technique in rat.techniques:
                assert seat == 0 or technique.shown or technique.number == -1 or technique.text == HIDDEN


def test_actions_name_each_step_only_once() -> None:
    """An action that is listed bare is its own bare form: what the table shows is what may be played."""
    session, rng = Session(GatsRules(5, Options()), 8), Rng(8)
    while not session.over:
        for seat in session.rules.awaiting(session.state):
            legal: list[Action] = session.rules.legal_actions(session.state, seat)
            assert [action.bare() for action in legal] == legal
            assert len(legal) <= 60
        seat = rng.choice(session.rules.awaiting(session.state))
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
