"""The results screen: places, reasons, the chart's geometry, the ways out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.agreement import Agreement, Player
from game.core import Session, Standing
from scenes.app import App
from scenes.events import Action, Key
from scenes.menus.course_chart import CourseChart, dashed, spread, step_for
from scenes.menus.results import ResultsScene
from scenes.menus.results_confetti import SECONDS, Confetti
from scenes.menus.results_part import part_of
from scenes.menus.setup import SetupScene
from scenes.menus.title import TitleScene
from scenes.tables.farm_and_furious_results import blocks
from tests.scenes.setup_driver import press

GAME = "farm_and_furious"


def agreement(*players: Player, **options: Any) -> Agreement:
    return Agreement(game=GAME, players=players, options=options, seed=3)


def raced(agreed: Agreement, seed: int = 3) -> Session[Any]:
    rng, session = Random(seed), Session(agreed.rules(), seed)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    return session


def finished(agreed: Agreement, positions: list[int]) -> Session[Any]:
    """A race that ended with the pawns on these spaces."""
    session = raced(agreed)
    session.state.positions = positions
    return session


THREE = (Player(name="Ada", age=9), Player(name="Basile", age=41), Player(name="Zoé", age=12))


def scene(app: App, session: Session[Any], agreed: Agreement) -> ResultsScene:
    opened = ResultsScene(app, agreed, session)
    app.stack.push(opened)
    app.frame([])
    return opened


# ------------------------------------------------------------ words


def test_one_winner_and_a_shared_win(app: App) -> None:
    agreed = agreement(*THREE)
    assert part_of(app.kit, agreed, finished(agreed, [25, 20, 26])).title() == "Zoé wins the race"
    tied = agreement(Player(name="Ada"), Player(name="Basile"), Player(name="Zoé"))
    assert part_of(app.kit, tied, finished(tied, [26, 26, 3])).title() == "Ada and Basile share the win"
    assert part_of(app.kit, tied, finished(tied, [26, 26, 26])).title() == "Ada, Basile and Zoé share the win"


def test_the_ring_begins_on_the_rematch(app: App) -> None:
    agreed = agreement(Player(name="Ada"), Player(name="Milo", bot="random"))
    shown = scene(app, raced(agreed), agreed)
    app.deliver(Key(0, 0, Action.NEXT))
    app.frame([])
    assert (shown.focus.shown, shown.focus.key) == (True, "rematch")


def test_the_reason_stands_once_under_the_best_of_a_tie(app: App) -> None:
    agreed = agreement(*THREE, Player(name="Milo", age=50))
    opened = scene(app, finished(agreed, [25, 25, 7, 7]), agreed)
    told = [opened.ranking.told(number) for number in range(4)]
    assert told == [
        "Level on space 25 with Basile: the younger player is placed first.",
        "",
        "Level on space 7 with Milo: the younger player is placed first.",
        "",
    ]


def test_a_tie_told_in_two_ways_has_two_sentences(app: App) -> None:
    agreed = agreement(*THREE, imaginary=1)
    opened = scene(app, finished(agreed, [25, 25, 7, 25]), agreed)
    told = [opened.ranking.told(number) for number in range(4)]
    assert told[0] == "Level on space 25 with Basile: the younger player is placed first."
    assert told[1] == ""
    assert told[2] == "Level on space 25 with Ada and Basile: a player goes before an imaginary team."
    assert told[3] == ""


def test_details_name_team_bot_and_imaginary(app: App) -> None:
    agreed = agreement(Player(name="Ada"), Player(name="Milo", bot="normal"), imaginary=1)
    part = part_of(app.kit, agreed, raced(agreed))
    assert [part.detail(seat) for seat in range(3)] == ["Carrot", "Corn, bot", "imaginary team"]


# ------------------------------------------------------------ the stand


def test_who_shares_a_place_shares_a_block() -> None:
    standings = [Standing(2, 1, 30), Standing(0, 1, 30), Standing(1, 3, 12), Standing(3, 4, 9)]
    found = blocks(standings)
    assert [(block.place, block.seats) for block in found] == [(4, (3,)), (3, (1,)), (1, (2, 0))]
    assert found[-1].top < found[0].top, "the first place is the highest"


# ------------------------------------------------------------ the chart


def test_the_course_has_a_value_per_round_and_ends_where_the_pawns_stand(app: App) -> None:
    agreed = agreement(*THREE, track=[{"card": "A"}])
    session = raced(agreed)
    course = part_of(app.kit, agreed, session).course()
    assert course is not None
    assert course.goal == 8
    rounds = session.state.round
    ends = {line.name: line.values[-1] for line in course.lines}
    assert ends == dict(zip(agreed.names, session.state.positions, strict=True))
    assert all(len(line.values) == rounds + 1 and line.values[0] == 0 for line in course.lines)


def test_values_go_up_and_rounds_to_the_right(app: App) -> None:
    agreed = agreement(*THREE, track=[{"card": "A"}])
    course = part_of(app.kit, agreed, finished(agreed, [9, 3, 2])).course()
    assert course is not None
    chart = CourseChart(app.kit, course)
    plot = (100.0, 50.0, 600.0, 300.0)
    assert chart.at(plot, 0, 0) == (100, 350)
    assert chart.at(plot, chart.rounds, chart.top) == (700, 50)


def test_grid_steps_are_round_and_few() -> None:
    assert [step_for(top, 6) for top in (5, 12, 24, 30, 31, 60)] == [1, 2, 4, 5, 8, 10]


def test_end_names_keep_apart_and_inside() -> None:
    assert spread([100, 104, 300], 30, 0, 400) == [100, 130, 300]
    assert spread([390, 395], 30, 0, 400) == [370, 400]
    assert spread([200, 100], 30, 0, 400) == [200, 100]


def test_dashes_follow_the_line_round_its_corners() -> None:
    # 10 right, then 10 down; 8 on, 4 off, 8 on.
    pieces = dashed([(0, 0), (10, 0), (10, 10)], [8, 4])
    assert pieces == [[(0, 0), (8, 0)], [(10, 2), (10, 10)]]
    assert dashed([(0, 0), (5, 0)], []) == [[(0, 0), (5, 0)]]


# ------------------------------------------------------------ what is heard and moves


def test_people_hear_a_win_and_bots_alone_do_not(app: App) -> None:
    agreed = agreement(Player(name="Ada"), Player(name="Milo", bot="normal"))
    scene(app, finished(agreed, [26, 3]), agreed)
    assert "win" in app.kit.sound.played
    app.kit.sound.played.clear()
    scene(app, finished(agreed, [3, 26]), agreed)
    assert "win" not in app.kit.sound.played
    assert "lose" in app.kit.sound.played


def test_confetti_ends_and_lies_still_where_motion_is_reduced(app: App) -> None:
    confetti = Confetti(app.kit, 1)
    assert confetti.moving(SECONDS - 0.1)
    assert not confetti.moving(SECONDS)
    app.kit.calm = True
    assert not confetti.moving(0.0)


# ------------------------------------------------------------ the ways out


def test_a_rematch_keeps_the_seats_and_changes_the_seed(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Agreement] = []
    monkeypatch.setattr("scenes.doors.open_table", lambda app, agreed: found.append(agreed))
    agreed = agreement(*THREE)
    press(app, scene(app, raced(agreed), agreed), "rematch")
    assert found[0].players == agreed.players
    assert found[0].seed != agreed.seed


def test_to_the_tavern_and_to_the_set_up(app: App) -> None:
    agreed = agreement(*THREE)
    press(app, scene(app, raced(agreed), agreed), "tavern")
    assert [type(one) for one in app.stack.scenes] == [TitleScene]
    press(app, scene(app, raced(agreed), agreed), "again")
    assert [type(one) for one in app.stack.scenes] == [TitleScene, SetupScene]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text", [100, 200])
def test_every_button_lies_on_the_screen(app: App, language: str, text: int) -> None:
    agreed = agreement(*THREE, imaginary=1)
    opened = scene(app, raced(agreed), agreed)
    app.change(language=language, text_size=text)
    app.frame([])
    for place in opened.all_places():
        x, y, w, h = place.box
        assert x >= 0, place.key
        assert y >= 0, place.key
        assert x + w <= 1920, place.key
        assert y + h <= 1080, place.key
