"""Faults that random play has found once: each kind of them stays away."""

import pygame
import pytest

from game.agreement import Agreement, Player
from game.catalogue import tables
from game.core import PUBLIC, Session
from scenes.app import App
from scenes.events import Action, Key, Press, Release
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import hover, middle, pass_time
from scenes.table.pausing import TablePause
from tests.scenes.piper_square import square
from tests.scenes.setup_driver import focus, four, names
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


def test_what_could_be_done_ends_with_its_question(app: App) -> None:
    """Undo, the curtain and leaving end the question: a piece that belonged to it can no longer be laid."""
    scene = opened(app, (("Ada", None), ("Bo", None)))
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    assert scene.offers.all() == []
    curtain.open()
    assert len(scene.offers.all()) == 6, "six cards"
    scene.act(scene.offers.all()[0])
    assert scene.offers.all() == []
    pass_time(app, 1.5)
    curtain = app.stack.top
    assert isinstance(curtain, CurtainScene)
    curtain.open()
    scene.undo()
    scene.concede()
    assert scene.offers.all() == []
    assert scene.asked is None


def test_two_presses_in_one_frame_remove_two_players_and_not_one_twice(app: App) -> None:
    """Behaviour 23: what is pressed is what is there, even before the frame is drawn anew."""
    scene = four(app)
    focus(scene, "remove-3")
    enter = [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0) for _ in range(3)]
    app.frame(enter)
    app.frame([])
    assert len(scene.draft.seats) < 4
    assert names(scene)[0] == "Ada"


def test_the_ring_walks_past_cards_that_rise_and_shift_others(app: App) -> None:
    """Behaviour 44: backwards through the whole ring, every place is met once."""
    scene = square(app)
    scene.focus.shown = True
    scene.focus.go(scene.all_places()[0])
    keys = [place.key for place in scene.all_places()]
    met = []
    for _ in keys:
        app.deliver(Key(pygame.K_TAB, pygame.KMOD_SHIFT, Action.PREVIOUS))
        pass_time(app, 0.1)
        met.append(scene.focus.key)
    assert sorted(met) == sorted(keys)
