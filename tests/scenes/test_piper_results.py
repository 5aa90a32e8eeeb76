"""The piper's results: stands and who is on them, coins after each payment, why it is over."""

from game.agreement import Agreement
from game.core import Session, Standing
from game.rulebooks.pied_piper.actions import EndTurn
from scenes.app import App
from scenes.menus.results import ResultsScene
from scenes.menus.results_part import part_of
from scenes.tables.pied_piper_results import Part, stands
from tests.scenes.piper_square import agreed


def idle(agreement: Agreement) -> Session:
    """A game in which nobody ever plays a card; hands are thrown away from their left end."""
    session = Session(agreement.rules(), 5)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        legal = session.rules.legal_actions(session.state, seat)
        session.play(EndTurn(seat) if EndTurn(seat) in legal else legal[0])
    return session


def test_four_idle_families_share_the_win_with_one_child_each(app: App) -> None:
    agreement = agreed(4, 4)
    session = idle(agreement)
    part = part_of(app.kit, agreement, session)
    assert isinstance(part, Part)
    assert part.title() == "Ada, Bo, Cy and Di share the win"
    assert part.subtitle() == "the chest is full · 40 of 40 coins for the piper · 5 rounds"
    assert [part.detail(seat) for seat in range(4)] == ["0 coins"] * 4


def test_the_chart_starts_with_the_first_coins_and_has_a_point_per_payment(app: App) -> None:
    agreement = agreed(4, 4)
    part = part_of(app.kit, agreement, idle(agreement))
    course = part.course()
    assert course is not None
    # 5 coins, then 5+1-3, 3+1-3, 1+1-2 (one short), 0+1-1, 0+1-1 as children go 3, 3, 2, 1, 1.
    assert {line.values for line in course.lines} == {(5, 3, 1, 0, 0, 0)}
    assert [line.marker for line in course.lines] == [
        f"piper/symbol_{name}" for name in ("sun", "star", "flower", "leaf")
    ]


def test_shared_places_share_a_stand_and_places_behind_the_fifth_have_none() -> None:
    places = [Standing(seat, place, 3) for seat, place in enumerate((1, 1, 3, 4, 5, 6, 7))]
    found = [(stand.place, stand.seats) for stand in stands(places)]
    assert found == [(5, (4,)), (4, (3,)), (3, (2,)), (1, (0, 1))]


def test_the_screen_opens_and_its_rules_explain_the_places(app: App) -> None:
    agreement = agreed(10, 1)
    scene = ResultsScene(app, agreement, idle(agreement))
    app.stack.push(scene)
    app.frame([])
    assert app.kit.art.missing == set()
    assert app.kit.text.cut == set()
    scene.open_rules()
    assert app.stack.top.marked == "winning"  # type: ignore[union-attr]
