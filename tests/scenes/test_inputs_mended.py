"""Faults that random play has found once: each kind of them stays away."""

import pygame
import pytest

from game.agreement import Agreement, Player
from game.catalogue import tables
from game.core import PUBLIC, Session
from scenes.app import App
from scenes.events import Action, Key, Press, Release
from scenes.table.gallery import hover, middle, pass_time
from scenes.table.pausing import TablePause
from tests.scenes.test_table_scene import opened


def test_a_release_that_the_system_lost_is_made_up_before_the_next_press(app: App) -> None:
    """Behaviour 18: a press is never swallowed, not even after a release that never came."""
    where = {"pos": (300, 300), "button": 1, "touch": False}
    app.pointers.feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, **where), 0.0)
    heard = app.pointers.feed(pygame.event.Event(pygame.MOUSEBUTTONDOWN, **where), 1.0)
    assert [type(event) for event in heard] == [Release, Press]
    assert isinstance(heard[0], Release)
    assert heard[0].cancelled
    assert len(app.pointers.down) == 1


def test_escape_opens_the_menu_though_the_mouse_rests_on_a_small_card(app: App) -> None:
    """Behaviour 44: a mouse left lying on the table bars no way of the keys."""
    scene = opened(app, position={"played": [["duckling"], ["hen"], []]})
    hover(app, middle(scene, ("card", 1, "hen")), 0.8)
    assert scene.hands.enlarged == ("card", 1, "hen")
    app.deliver(Key(pygame.K_ESCAPE, 0, Action.BACK))
    assert scene.hands.enlarged is None
    pass_time(app, 1.0)
    assert scene.hands.enlarged is None, "once put back it stays so until the mouse moves on"
    app.deliver(Key(pygame.K_ESCAPE, 0, Action.BACK))
    assert isinstance(app.stack.top, TablePause)


@pytest.mark.parametrize("game", [table.id for table in tables()])
def test_rules_can_be_asked_about_every_view_that_a_table_shows(game: str) -> None:
    """A table asks what may be done while events still fly: between two events of a step there is no turn yet."""
    book = next(table for table in tables() if table.id == game)
    players = tuple(Player(name=f"P{n}", bot="random") for n in range(max(2, book.seats.start)))
    agreement = Agreement(game=game, players=players, seed=9)
    session = Session(agreement.rules(), 9)
    rules, asked = session.rules, 0
    for number in range(120):
        awaited = rules.awaiting(session.state)
        if not awaited:
            break
        legal = rules.legal_actions(session.view(awaited[0]), awaited[0])
        session.play(legal[(number * 7) % len(legal)])
        for viewer in (PUBLIC, *range(len(players))):
            for beat in session.beats(len(session.steps) - 1, viewer):
                rules.awaiting(beat.view)
                asked += len(rules.legal_actions(beat.view, viewer)) if viewer != PUBLIC else 0
    assert asked > 0
