"""The run's results: stands and who is on them, pieces round by round, why it is over."""

from game.agreement import Agreement
from game.core import Session, Standing
from game.rulebooks.treasure_run.actions import Leave
from scenes.app import App
from scenes.menus.results import ResultsScene
from scenes.menus.results_part import part_of
from scenes.tables.treasure_run_results import Part, stands
from tests.scenes.treasure_farm import agreed


def shy(agreement: Agreement) -> Session:
    """A game in which nobody ever opens a chest; everything else is the first thing that can be done."""
    session = Session(agreement.rules(), 5)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        legal = session.rules.legal_actions(session.state, seat)
        session.play(Leave(seat) if Leave(seat) in legal else legal[0])
    return session


def test_a_crew_that_is_woken_up_wins_nothing_and_stands_together(app: App) -> None:
    agreement = agreed(3, 3, crew=True)
    part = part_of(app.kit, agreement, shy(agreement))
    assert isinstance(part, Part)
    assert part.title() == "The farm has woken"
    assert part.subtitle() == "nobody wins · 18 rounds"
    assert [(stand.place, stand.seats) for stand in stands(part.standings)] == [(2, (0, 1, 2))]
    app.stack.reset(ResultsScene(app, agreement, shy(agreement)))
    app.frame([])
    assert app.kit.art.missing == set()


def test_the_chart_has_a_point_for_the_start_and_for_each_round(app: App) -> None:
    agreement = agreed(2, 2)
    part = part_of(app.kit, agreement, shy(agreement))
    course = part.course()
    assert course is not None
    # Nobody ever takes a piece: 60 rounds, 59 new ones after the first, the start and the end.
    assert {line.values for line in course.lines} == {(0,) * 61}
    assert sorted(line.marker for line in course.lines) == ["treasure/badge_orange", "treasure/badge_yellow"]


def test_home_is_told_in_the_title(app: App) -> None:
    agreement = agreed(2, 2)
    every = ["crown", "goblet", "compass", "ruby", "golden_whisk", "anchor", "spyglass"]
    stacked = agreement.rulebook.stack.model_validate({"places": ["q3", "gate"], "shelves": [every, []], "turn": 0})
    session = Session(agreement.rules(), 5, stacked=stacked)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        legal = session.rules.legal_actions(session.state, seat)
        ship = [action for action in legal if getattr(action, "path", ("",))[-1] == "ship"]
        session.play(ship[0] if ship else legal[0])
    part = part_of(app.kit, agreement, session)
    assert part.title() == "Ada sails home with the treasure"
    assert part.subtitle().startswith("every piece on board · ")
    assert [stand.seats for stand in stands(part.standings)] == [(1,), (0,)]


def test_shared_places_share_a_stand() -> None:
    places = [Standing(seat, place, 3) for seat, place in enumerate((1, 1, 3, 4, 5, 6))]
    found = [(stand.place, stand.seats) for stand in stands(places)]
    assert found == [(6, (5,)), (5, (4,)), (4, (3,)), (3, (2,)), (1, (0, 1))]
