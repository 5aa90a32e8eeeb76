"""The results of a voyage: nobody wins alone, and everybody's log can be read and kept from there."""

from dataclasses import replace

from game.agreement import Agreement, Player
from game.core import Rng, Session
from game.rulebooks.rats_with_gats.state import State
from scenes.app import App
from scenes.menus.results import ResultsScene
from scenes.menus.results_part import part_of
from scenes.tables.rats_with_gats.logbook import LogBook
from scenes.tables.rats_with_gats_results import Part

SHORT = Agreement(
    game="rats_with_gats",
    players=(Player(name="Ada"), Player(name="Milo", bot="random"), Player(name="Zoé", bot="random")),
    options={"most_scenes": 2},
    seed=11,
)


def sailed() -> Session[State]:
    """A voyage of at most two scenes, by chance."""
    session: Session[State] = Session(SHORT.rules(), SHORT.seed)
    number = 0
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        session.play(Rng(3, number).choice(session.rules.legal_actions(session.state, seat)))
        number += 1
    return session


def part(app: App) -> tuple[Part, State]:
    session = sailed()
    found = part_of(app.kit, SHORT, session)
    assert isinstance(found, Part)
    return found, session.state


def test_all_share_the_first_place_the_highest_rank_first(app: App) -> None:
    told, state = part(app)
    assert [standing.place for standing in told.standings] == [1, 1, 1]
    ranks = [state.rats[standing.seat].rank for standing in told.standings]
    assert ranks == sorted(ranks, reverse=True)


def test_the_chart_begins_with_the_ranks_as_drawn_and_ends_with_those_at_the_party(app: App) -> None:
    told, state = part(app)
    course = told.course()
    assert course is not None
    assert sorted(line.values[0] for line in course.lines) == [1, 2, 3]
    by_name = {line.name: line.values[-1] for line in course.lines}
    assert by_name == {name: rat.rank for name, rat in zip(("Ada", "Milo", "Zoé"), state.rats, strict=True)}
    assert {len(line.values) for line in course.lines} == {state.scene + 1}


def test_the_objectives_of_the_crew_are_counted(app: App) -> None:
    told, state = part(app)
    assert told.subtitle().startswith(f"{sum(state.crew)} of 3 objectives")
    assert f"{state.scene} scene" in told.subtitle()
    state.crew = [True, False, False]
    assert told.subtitle().startswith("1 of 3")


def test_what_a_rat_has_got_is_its_reason(app: App) -> None:
    told, state = part(app)
    first = told.standings[0]
    state.rats[first.seat] = replace(state.rats[first.seat], gat="a blunderbuss", name=None)
    assert told.reason(first) == "gat"
    state.rats[first.seat] = replace(state.rats[first.seat], gat=None)
    assert told.reason(first) == "no gat, no name"


def test_the_log_opens_from_the_results(app: App) -> None:
    scene = ResultsScene(app, SHORT, sailed())
    app.stack.reset(scene)
    app.frame([])
    scene.ui.widget("ships-log").activate()
    app.frame([])
    assert isinstance(app.stack.top, LogBook)
    app.stack.top.back()
    assert app.stack.top is scene
