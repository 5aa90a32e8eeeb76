"""The results of Pie Rats: whose pies are worth most, round by round, on shared stands."""

from game.core import Session, Standing
from game.rulebooks.pie_rats.actions import Loot
from scenes.app import App
from scenes.menus.results import ResultsScene
from scenes.menus.results_part import part_of
from scenes.menus.results_stands import stands
from scenes.tables.pie_rats.places import facts
from scenes.tables.pie_rats_results import Part
from tests.scenes.pie_sill import agreed

LAST = {
    "gangs": [["swab_bob", "al_dente"], []],
    "sill": ["humble_crust"],
    "loot": [[], ["gooseberry", "rhubarb", "custard", "apple_lattice"]],
    "phase": "loot",
    "turns": [0, 1],
    "round": 4,
}


def played() -> tuple[object, Session[object]]:
    """Ada takes the last of five pies."""
    agreement = agreed(2, 2, pie_count=5)
    stacked = agreement.rulebook.stack.model_validate(LAST)
    session = Session(agreement.rules(), 5, stacked=stacked)
    legal = session.rules.legal_actions(session.state, 0)
    session.play(next(action for action in legal if isinstance(action, Loot)))
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        session.play(session.rules.legal_actions(session.state, seat)[0])
    return agreement, session


def test_points_pies_and_the_end_are_told(app: App) -> None:
    agreement, session = played()
    part = part_of(app.kit, agreement, session)  # type: ignore[arg-type]
    assert isinstance(part, Part)
    assert part.title() == "Bo ate best"
    assert part.subtitle() == "the last pie is gone · 4 rounds"
    assert [part.detail(seat) for seat in range(2)] == ["1 pie", "4 pies"]
    assert [line.values[-1] for line in part.course().lines] == [session.rules.standings(session.state)[0].points, 1]


def test_a_shared_place_is_a_shared_stand() -> None:
    told = [Standing(2, 1, 9), Standing(0, 1, 9), Standing(1, 3, 4), Standing(3, 6, 0)]
    found = stands(told, facts()["podium"]["places"])
    assert [(stand.place, stand.seats) for stand in found] == [(3, (1,)), (1, (2, 0))]


def test_the_results_are_drawn(app: App) -> None:
    agreement, session = played()
    scene = ResultsScene(app, agreement, session)  # type: ignore[arg-type]
    app.stack.reset(scene)
    app.frame([])
    assert app.kit.art.missing == set()
