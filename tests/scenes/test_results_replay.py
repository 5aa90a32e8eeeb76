"""Watching a game once more: every round in order, public eyes only, pause and seeking."""

from __future__ import annotations

from random import Random

import pytest

from game.agreement import Agreement, Player
from game.core import HIDDEN, PUBLIC, Session
from game.course import round_starts
from scenes.app import App
from scenes.events import Action, Key
from scenes.menus.results import ResultsScene
from scenes.replay.scene import ReplayScene
from tests.scenes.setup_driver import keys, press


@pytest.fixture
def replay(app: App) -> ReplayScene:
    """A race of two people and an imaginary team over eight spaces, seen again from its results."""
    people = (Player(name="Ada"), Player(name="Basile"))
    options = {"track": [{"card": "A", "side": "orange"}], "imaginary": 1}
    agreed = Agreement(game="farm_and_furious", players=people, options=options, seed=4)
    rng, session = Random(4), Session(agreed.rules(), 4)
    while not session.over:
        seat = session.rules.awaiting(session.state)[0]
        session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
    results = ResultsScene(app, agreed, session)
    app.stack.push(results)
    app.frame([])
    press(app, results, "replay")
    top = app.stack.top
    assert isinstance(top, ReplayScene)
    return top


def run(app: App, seconds: float) -> None:
    for _ in range(round(seconds / 0.05)):
        app.clock.advance(0.05)
        app.frame([])


def test_each_round_begins_with_its_first_choice(replay: ReplayScene) -> None:
    # Two people choose, so a round is two steps; step 0 is the set-up.
    rounds = replay.session.state.round
    assert round_starts(replay.session) == [1 + 2 * number for number in range(rounds)]


def test_it_ends_where_the_game_ended(app: App, replay: ReplayScene) -> None:
    run(app, 12.0 * len(replay.timeline.rounds))
    assert replay.over
    assert replay.director.shown.view.positions == replay.session.state.positions


def test_nothing_hidden_is_shown_before_its_reveal(app: App, replay: ReplayScene) -> None:
    seen = set()
    for _ in range(200):
        run(app, 0.1)
        view = replay.director.shown.view
        assert replay.director.shown.viewer == PUBLIC
        if not view.revealed:
            seen |= {card for card in view.chosen if card is not None}
    assert seen == {HIDDEN}


def test_pause_stops_before_the_next_step(app: App, replay: ReplayScene) -> None:
    run(app, 1.0)
    press(app, replay, "run")
    run(app, 8.0)
    stood = replay.frame.next.step
    run(app, 8.0)
    assert replay.frame.next.step == stood
    press(app, replay, "run")
    run(app, 8.0)
    assert replay.frame.next.step > stood


def test_rounds_are_stepped_through_while_paused(app: App, replay: ReplayScene) -> None:
    replay.pause()
    found = []
    for key in ("next-round", "next-round", "back-round", "back-round", "back-round"):
        press(app, replay, key)
        run(app, 1.0)
        found.append((replay.round, replay.frame.next.step))
    assert found == [(1, 3), (2, 5), (1, 3), (0, 1), (0, 1)]


def test_back_in_a_round_begun_goes_to_its_beginning(app: App, replay: ReplayScene) -> None:
    replay.seek(2)
    while replay.frame.next.step < round_starts(replay.session)[2] + 2:
        run(app, 0.1)
    replay.back_a_round()
    assert (replay.round, replay.frame.next.step) == (2, round_starts(replay.session)[2])


def test_keys_pause_and_leave(app: App, replay: ReplayScene) -> None:
    app.deliver(Key(ord("p")))
    assert not replay.playing
    keys(app, Action.BACK)
    assert isinstance(app.stack.top, ResultsScene)
