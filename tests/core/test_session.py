"""Playing, refusing, taking back, resuming, looking back: the session's promises on a toy game."""

from typing import Any

import pytest

from game.core import HIDDEN, PUBLIC, Action, Event, IllegalAction, Rng, Session, UndoVerdict
from tests.core.toy import Add, Added, Note, Roll, Table, Toy, Turn, Turned, Wrote


def session(*actions: Action, **settings: Any) -> Session[Table]:
    """A toy game that starts from a total of 1 (laid out by hand), with these actions played."""
    found = Session(Toy(), 5, stacked=1, **settings)
    for action in actions:
        found.play(action)
    return found


# Playing


def test_the_set_up_is_the_first_step() -> None:
    plain = Session(Toy(), 5)
    assert [step.action for step in plain.steps] == [None]
    assert plain.steps[0].events == [Added(-1, 1 + Rng(5, 0).below(6))]
    assert session().steps[0].events[-1] == Added(-1, 1)
    assert session().state == Table(1, ["", ""])


def test_a_step_holds_its_action_and_events() -> None:
    game = session(Add(0, 2))
    step = game.play(Note(1, "mine"))
    assert (step.action, step.events, step.used_chance, step.final) == (
        Note(1, "mine"),
        [Wrote(1, "mine")],
        False,
        False,
    )
    assert game.steps[-1] is step
    assert game.state == Table(3, ["", "mine"])


def test_chance_comes_from_the_seed_and_the_number_of_the_step() -> None:
    step = session(Add(0, 1)).play(Roll(1))
    assert step.used_chance
    assert step.final
    assert step.events == [Added(1, 2 + 1 + Rng(5, 2).below(6))]


def test_what_reveals_is_final() -> None:
    step = session().play(Turn(0))
    assert (step.used_chance, step.final) == (False, True)


def test_over_when_nobody_is_awaited() -> None:
    assert not session(*[Add(0, 2)] * 14).over
    assert session(*[Add(0, 2)] * 15).over


@pytest.mark.parametrize("action", [Add(0, 3), Add(0, -1)])
def test_an_illegal_action_leaves_everything_as_it_was(action: Action) -> None:
    game = session(Add(0, 2), Note(1, "kept"))
    before, steps = game.state.copy(), list(game.steps)
    with pytest.raises(IllegalAction):
        game.play(action)
    assert (game.state, game.steps) == (before, steps)
    assert game.play(Roll(0)).events == [Added(0, 4 + Rng(5, 3).below(6))], "no draw was used up"


def test_nothing_is_legal_after_the_end() -> None:
    game = session(*[Add(0, 2)] * 15)
    with pytest.raises(IllegalAction):
        game.play(Add(0, 1))
    assert len(game.steps) == 16


def test_free_text_is_legal_by_its_bare_form() -> None:
    assert session(Note(0, "anything at all")).state.notes == ["anything at all", ""]


def test_rules_apply_and_advance_do_the_same() -> None:
    rules, one, two = Toy(), Table(4, ["", "x"]), Table(4, ["", "x"])
    assert rules.apply(one, Turn(0), Rng(1)) == [Turned(("", "x"))]
    rules.advance(two, Turn(0), Rng(1))
    assert one == two == Table(4, ["", ""])


def test_an_event_that_changes_nothing_must_say_so() -> None:
    with pytest.raises(NotImplementedError, match="Event"):
        Event().change(None)
    assert Event().seen_by(0, None) == Event()


# Taking back


@pytest.mark.parametrize(
    ("actions", "seat", "verdict"),
    [
        ([], 0, UndoVerdict(False, "nothing")),
        ([Add(1, 1)], 0, UndoVerdict(False, "nothing")),
        ([Add(0, 1)], 0, UndoVerdict(True, step=1)),
        ([Add(0, 1), Add(0, 1)], 0, UndoVerdict(True, step=2)),
        ([Note(0, "x"), Note(1, "y")], 0, UndoVerdict(True, step=1)),
        ([Note(0, "x"), Note(1, "y"), Note(0, "z"), Note(1, "w")], 0, UndoVerdict(True, step=3)),
        ([Add(0, 1), Add(1, 1)], 0, UndoVerdict(False, "built_upon", 1)),
        ([Add(0, 1), Add(1, 1)], 1, UndoVerdict(True, step=2)),
        ([Roll(0)], 0, UndoVerdict(False, "chance", 1)),
        ([Note(0, "x"), Roll(1)], 0, UndoVerdict(False, "chance", 1)),
        ([Roll(1), Note(0, "x")], 0, UndoVerdict(True, step=2)),
        ([Turn(0)], 0, UndoVerdict(False, "revealed", 1)),
        ([Note(0, "x"), Turn(1)], 0, UndoVerdict(False, "revealed", 1)),
        ([Turn(1), Note(0, "x")], 0, UndoVerdict(True, step=2)),
        # The last action ends the game; it can still be taken back, as nothing hidden came out.
        ([Add(0, 2)] * 15, 0, UndoVerdict(True, step=15)),
    ],
)
def test_whether_a_seat_may_take_back(actions: list[Action], seat: int, verdict: UndoVerdict) -> None:
    game = session(*actions)
    before, steps = game.state.copy(), list(game.steps)
    assert game.can_undo(seat) == verdict
    assert (game.state, game.steps) == (before, steps), "asking changes nothing"
    assert game.undo(seat) is verdict.allowed
    if not verdict.allowed:
        assert (game.state, game.steps) == (before, steps)


def test_the_others_later_steps_stay() -> None:
    game = session(Note(0, "x"), Note(1, "y"))
    assert game.undo(0)
    assert game.state == Table(1, ["", "y"])
    assert [step.action for step in game.steps] == [None, Note(1, "y")]
    assert game.fold(len(game.steps)) == game.state


def test_one_after_the_other_may_be_taken_back() -> None:
    game = session(Add(0, 1), Add(0, 2))
    assert game.undo(0)
    assert game.state.total == 2
    assert game.undo(0)
    assert game.state.total == 1
    assert not game.undo(0)


def test_taking_back_does_not_change_the_next_draw() -> None:
    game = session(Note(0, "x"))
    game.undo(0)
    assert game.play(Roll(0)) == session(Roll(0)).steps[-1]


def test_the_house_rule_takes_back_what_was_revealed_or_rolled() -> None:
    game = session(Note(1, "secret"), Turn(0), always_undo=True)
    assert game.can_undo(0) == UndoVerdict(True, step=2)
    assert game.undo(0)
    assert game.state == Table(1, ["", "secret"])
    assert game.view(0) == Table(1, ["", HIDDEN]), "what was un-revealed is hidden again"
    rolled = session(Roll(0), always_undo=True)
    first = rolled.steps[-1]
    assert rolled.undo(0)
    assert rolled.play(Roll(0)) == first, "the die falls the same way again"


def test_the_house_rule_plays_the_others_steps_anew() -> None:
    game = session(Add(0, 2), Add(1, 1), always_undo=True)
    assert game.undo(0)
    assert [step.action for step in game.steps] == [None, Add(1, 1)]
    assert game.state.total == 2
    assert game.fold(len(game.steps)) == game.state


def test_the_house_rule_leaves_a_game_that_could_have_been_played_so() -> None:
    """The others' dice fall as they would have without the step, and still count as thrown."""
    game = session(Note(0, "x"), Roll(1), Add(1, 1), Roll(1), always_undo=True)
    assert game.undo(0)
    assert game.steps == session(Roll(1), Add(1, 1), Roll(1)).steps
    assert [step.used_chance for step in game.steps[1:]] == [True, False, True]


def test_the_house_rule_has_nothing_to_take_back_either() -> None:
    assert session(Add(1, 1), always_undo=True).can_undo(0) == UndoVerdict(False, "nothing")


# Resuming and looking back

ACTIONS = [Note(0, "x"), Roll(1), Add(0, 2), Note(1, "y"), Turn(0), Note(1, "z")]


def test_resuming_folds_the_steps_and_plays_on_alike() -> None:
    game = session(*ACTIONS)
    again = Session.resume(Toy(), 5, game.steps)
    assert (again.state, again.steps, again.seed, again.always_undo) == (game.state, game.steps, 5, False)
    assert again.can_undo(1) == game.can_undo(1)
    assert again.play(Roll(0)) == game.play(Roll(0))
    assert Session.resume(Toy(), 5, game.steps, always_undo=True).always_undo


def test_resuming_keeps_its_own_list_of_steps() -> None:
    game = session(Add(0, 1))
    again = Session.resume(Toy(), 5, game.steps)
    again.play(Add(0, 1))
    assert len(game.steps) == 2


def test_folding_up_to_any_step() -> None:
    game = session(Add(0, 1), Add(1, 2), Note(0, "x"))
    assert [game.fold(n) for n in range(5)] == [
        Table(0, ["", ""]),
        Table(1, ["", ""]),
        Table(2, ["", ""]),
        Table(4, ["", ""]),
        Table(4, ["x", ""]),
    ]


@pytest.mark.parametrize(
    ("viewer", "text", "notes"),
    [(0, "x", ["x", ""]), (1, HIDDEN, [HIDDEN, ""]), (PUBLIC, HIDDEN, [HIDDEN, ""])],
)
def test_a_beat_is_what_its_viewer_saw(viewer: int, text: str, notes: list[str]) -> None:
    game = session(*ACTIONS)
    (beat,) = game.beats(1, viewer)
    assert (beat.event, beat.view) == (Wrote(0, text), Table(1, notes))


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 1])
def test_the_last_beat_ends_in_the_view_of_now(viewer: int) -> None:
    game = session(*ACTIONS)
    assert list(game.beats(len(game.steps) - 1, viewer))[-1].view == game.view(viewer)
    assert game.view(viewer).notes == ["", "z" if viewer == 1 else HIDDEN]


def test_looking_back_changes_nothing() -> None:
    game = session(*ACTIONS)
    before = game.state.copy()
    for step in range(len(game.steps)):
        list(game.beats(step, 0))
    assert game.state == before


def test_what_is_refused_is_not_named_where_others_may_read_it() -> None:
    """The message ends on the page that is shown after a fault, and in the log."""
    game = session(Turn(0))
    while not game.over:
        game.play(Add(0, 2))
    with pytest.raises(IllegalAction) as caught:
        game.play(Note(1, "my secret"))
    assert str(caught.value) == "seat 1 may not Note so now"
