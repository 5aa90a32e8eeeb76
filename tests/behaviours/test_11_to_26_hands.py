"""Behaviours 11 to 26: undo and slips, touch, drag, motion."""

from random import Random
from typing import Any

import pygame
import pytest

from game.catalogue import rulebooks
from game.core import PUBLIC
from scenes.app import App
from scenes.events import Action, Key, LongPress, Pad, Press, Release
from scenes.menus.dialogs import Confirm
from scenes.pointer import Pointers
from scenes.stage import Stage
from scenes.table.controls import TOP
from scenes.table.gallery import drag, middle, pass_time, play, seated, until
from scenes.table.pausing import TablePause
from scenes.table.table_scene import TableScene
from tests.behaviours.games import with_games
from tests.scenes import test_drag, test_replay_scene, test_shell_pointers, test_table_scene, test_table_undo
from tests.scenes.test_table_scene import DOG, SLOT, opened, pointer, release, tap
from tests.scenes.twins import halfway, seats_of

SEED = 5


def hush(scene: TableScene) -> None:
    """Bots that have not chosen yet never do."""
    thinkers: Any = scene.thinkers
    thinkers.forget()
    thinkers.ponder = lambda *asked: None


def test_11_undo_is_free_until_information_is_gained_then_off_with_the_reason(app: App) -> None:
    """A laid card can be taken back; once cards are face up the reason is said."""
    test_table_undo.test_undo_takes_back_a_lone_persons_card_while_bots_think(app)
    app.toasts.clear()
    test_table_undo.test_undo_after_the_reveal_says_why_not(app)


def test_12_always_undo_is_a_house_rule_chosen_at_set_up(app: App) -> None:
    """With the rule agreed on, a revealed round is taken back; the rule is part of the agreement and its file."""
    agreement = seats_of("farm_and_furious", 2, 1, {}, SEED)
    assert not agreement.always_undo
    scene = seated(app, agreement.model_copy(update={"always_undo": True}))
    before = scene.session.view(0)
    play(app, scene, "hen")
    until(app, scene, "told")
    assert scene.session.steps[-1].final
    scene.undo()
    assert scene.session.view(0).hands[0] == before.hands[0]
    assert app.toasts.words == []


@with_games("farm_and_furious")
def test_13_cancelling_a_half_made_action_restores_everything(app: App, game: str) -> None:
    """Whatever is picked, laid or put together and given up again: state, offers and pieces are as before."""
    scene = seated(app, seats_of(game, 4, 1, {}, SEED))
    until(app, scene, "ask")
    hush(scene)
    pass_time(app, 1.0)
    state, offers = scene.session.state.copy(), scene.offers.all()
    rest = {piece: (round(pose.x), round(pose.y), pose.face) for piece, pose in scene.director.poses.items()}
    slow = [piece for piece in scene.offers.pieces() if not scene.table.springs(piece)]
    for piece in sorted(slow, key=str)[:3]:
        drag(app, middle(scene, piece), (960, 500), 4)
        app.deliver(Release(pointer((960, 500), middle(scene, piece), moved=True), cancelled=True))
        pass_time(app, 0.2)
        scene.hands.tap_piece(piece)
        pass_time(app, 0.2)
        for _ in range(3):
            if scene.hands.half_way or scene.hands.picked is not None:
                scene.back()
        assert app.stack.top is scene
    scene.explain(None)
    pass_time(app, 1.0)
    assert scene.session.state == state
    assert scene.offers.all() == offers
    now = {piece: (round(pose.x), round(pose.y), pose.face) for piece, pose in scene.director.poses.items()}
    assert now.keys() == rest.keys()
    assert [piece for piece in rest if now[piece][2] != rest[piece][2]] == []


@with_games("farm_and_furious", "pied_piper", "treasure_run")
def test_14_undo_never_skips_or_repeats_a_turn(game: str) -> None:
    """After an undo the same seat is asked the same thing; a step taken back and played again gives the same state."""
    undone = 0
    for seed in range(6):
        session, rng = halfway(seats_of(game, 4, 4, {}, seed), 0.0, Random(1)), Random(seed)
        for _ in range(60):
            awaited = list(session.rules.awaiting(session.state))
            if not awaited:
                break
            seat = rng.choice(awaited)
            legal = session.rules.legal_actions(session.state, seat)
            before, count = session.state.copy(), len(session.steps)
            action = rng.choice(legal)
            session.play(action)
            after = session.state.copy()
            if session.undo(seat):
                undone += 1
                assert session.state == before
                assert len(session.steps) == count
                assert list(session.rules.awaiting(session.state)) == awaited
                assert session.view(PUBLIC) == session.rules.view(before, PUBLIC)
                session.play(action)
                assert session.state == after
    assert undone > 3


def test_15_undo_during_animation_leaves_order_and_state_right(app: App) -> None:
    """Undo while the card still flies: it lies in the hand again, and the turn is asked again."""
    scene = opened(app)
    hush(scene)
    before = scene.session.view(0)
    pass_time(app, 1.0)
    hand = {piece: round(pose.x) for piece, pose in scene.director.poses.items() if piece[0] == "card"}  # type: ignore[index]
    scene.act(scene.offers.all()[0])
    pass_time(app, 0.05)
    assert scene.director.busy
    scene.undo()
    pass_time(app, 1.5)
    assert scene.session.view(0) == before
    assert scene.mode == "ask"
    assert {p: round(pose.x) for p, pose in scene.director.poses.items() if p[0] == "card"} == hand  # type: ignore[index]


def test_16_confirm_move_is_a_choice_and_destructive_buttons_ask(app: App) -> None:
    """Confirming is a house rule and a setting, for the table and not for one seat; leaving and conceding ask."""
    agreement = seats_of("farm_and_furious", 2, 1, {}, SEED)
    for confirm, setting in ((True, False), (False, True), (False, False)):
        app.settings.confirm_moves = setting
        scene = seated(app, agreement.model_copy(update={"confirm": confirm}))
        assert scene.confirms == (confirm or setting)
    until(app, scene, "ask")
    undo = scene.ui.widget("undo").box
    assert undo[1] + undo[3] / 2 == pytest.approx(TOP, abs=8)
    scene.menu()
    assert isinstance(app.stack.top, TablePause)
    for key in ("leave", "concede"):
        menu = app.stack.top
        menu.ui.widget(key).activate()
        question = app.stack.top
        assert isinstance(question, Confirm)
        assert question.focus.key == "no", "the safe answer has the focus"
        question.back()
        assert app.stack.top is menu


def test_17_tap_tap_and_drag_work_without_a_switch(app: App) -> None:
    """One card by drag, changed for another by two taps, in the same turn."""
    scene = opened(app)
    pass_time(app, 0.5)
    drag(app, middle(scene, DOG), SLOT)
    release(app, SLOT, middle(scene, DOG))
    pass_time(app, 0.6)
    assert scene.hands.laid == DOG
    hen = ("card", 0, "hen")
    tap(app, middle(scene, hen))
    tap(app, SLOT)
    pass_time(app, 0.4)
    assert scene.hands.laid == hen


def test_18_jitter_is_a_tap_and_a_press_is_never_swallowed(app: App) -> None:
    """A press that trembles picks a card up and lays it."""
    test_table_scene.test_jitter_below_the_threshold_is_a_tap_and_two_taps_lay(app)


def test_19_one_touch_is_one_action() -> None:
    """The mouse press with which a system echoes a touch is dropped."""
    pygame.display.init()
    test_shell_pointers.test_the_mouse_press_that_echoes_a_touch_is_dropped(Pointers(Stage(1920, 1080)))


def test_20_another_finger_neither_cancels_nor_steals_a_drag(app: App) -> None:
    """A second finger presses, moves and lets go while the first carries a card."""
    test_table_scene.test_a_second_finger_neither_cancels_nor_steals_a_drag(app)


@with_games("farm_and_furious", "pied_piper")
def test_21_the_preview_equals_the_result(app: App, game: str) -> None:
    """What lights up for a piece is what accepts it; and a drop is judged by the card, not by the finger."""
    session = halfway(seats_of(game, 4, 1, {}, SEED), 0.4, Random(4))
    scene = seated(app, seats_of(game, 4, 1, {}, SEED))
    until(app, scene, "ask")
    for piece in scene.offers.pieces():
        scene.hands.picked = piece
        assert scene.hands.offered == scene.offers.spots(piece)
        for spot in scene.hands.offered:
            actions = scene.offers.drop(piece, spot)
            assert actions
            assert all(scene.session.rules.permits(scene.session.state, action) for action in actions)
            assert scene.offers.drop(piece, "nowhere") == []
    assert session.steps
    test_drag.test_a_drop_counts_by_the_cards_overlap_though_the_finger_is_outside()


def test_22_a_flying_card_cannot_be_grabbed(app: App) -> None:
    """While cards fly, a press on one takes nothing, and nothing pretends to be at hand."""
    scene = opened(app)
    scene.act(scene.offers.all()[0])
    pass_time(app, 0.1)
    flying = [piece for piece, _ in scene.director.ends()]
    assert flying
    for piece in flying:
        app.deliver(Press(pointer(middle(scene, piece))))
        drag(app, middle(scene, piece), (700, 400), 3)
        assert scene.hands.carry is None
        app.deliver(Release(pointer((700, 400), moved=True)))
    assert scene.offers.all() == []


def test_23_confirm_and_cancel_in_one_frame_cannot_lock_the_game(app: App) -> None:
    """Accept and back, in both orders, in one frame: the game goes on or asks again, and can be played on."""
    scene = opened(app)
    for kinds in ((Action.ACCEPT, Action.BACK), (Action.BACK, Action.ACCEPT)):
        until(app, scene, "ask")
        pass_time(app, 0.5)
        piece = sorted(scene.offers.pieces(), key=str)[0]
        scene.lay(piece, "slot", scene.director.poses[piece])
        scene.focus.key, scene.focus.shown = "ready", True
        for action in kinds:
            app.deliver(Key(pygame.K_RETURN, 0, action))
            app.deliver(Pad(0, action))
        for _ in range(400):
            if app.stack.top is not scene:
                app.stack.top.back()  # type: ignore[union-attr]
            if scene.mode == "told":
                scene.go_on()
            scene.thinkers.settle()
            pass_time(app, 0.1)
            if scene.mode == "ask" and app.stack.top is scene and not scene.director.busy:
                break
        assert scene.mode == "ask"
        assert scene.offers.all()
        scene.take_back()


@with_games("pied_piper")
def test_24_long_press_enlarges_and_nothing_needs_a_right_click(app: App, game: str) -> None:
    """A finger that rests on a card enlarges it; other mouse buttons mean nothing at all."""
    scene = seated(app, seats_of(game, 4, 1, {}, SEED))
    for _ in range(3):
        until(app, scene, "ask")
        if [p for p in scene.director.poses if scene.table.piece_box(p, scene.director.poses[p])]:
            break
        scene.act(scene.offers.all()[0])
    pass_time(app, 0.6)
    pieces = [p for p, pose in scene.director.poses.items() if scene.table.piece_box(p, pose)]
    enlarged = 0
    for piece in pieces[:12]:
        here = pointer(middle(scene, piece), number=3)
        app.deliver(Press(here))
        app.deliver(LongPress(here))
        enlarged += scene.hands.enlarged is not None
        pass_time(app, 0.1)
        app.deliver(Release(here))
        assert scene.hands.enlarged is None
    assert enlarged or not pieces
    pointers = Pointers(Stage(1920, 1080))
    test_shell_pointers.test_other_mouse_buttons_mean_nothing(pointers)


@with_games("pied_piper", "farm_and_furious")
def test_25_every_card_of_the_hand_can_be_picked(app: App, game: str) -> None:
    """Each piece that can be taken shows at least one place where a press takes it and no other."""
    scene = seated(app, seats_of(game, rulebooks()[game].seats.stop - 1 if game != "pied_piper" else 6, 1, {}, SEED))
    for _ in range(2):
        until(app, scene, "ask")
        pass_time(app, 0.6)
        for piece in scene.offers.pieces():
            box = scene.table.piece_box(piece, scene.director.poses[piece])
            assert box is not None
            x, y, w, h = box
            spots = [(x + w * i / 16, y + h * j / 16) for i in range(1, 16) for j in range(1, 16)]
            free = sum(scene.piece_at(spot) == piece for spot in spots)
            assert free >= 8, f"{piece} is covered"
        if not scene.offers.all():
            break
        scene.act(scene.offers.all()[0])
        for _ in range(60):
            scene.thinkers.settle()
            pass_time(app, 0.1)
            if scene.mode in ("ask", "over"):
                break
            if scene.mode == "told":
                scene.go_on()
        if scene.mode != "ask":
            break


def test_26_speed_and_skip_exist(app: App) -> None:
    """Skipping shows the end at once and loses nothing; speed is one factor."""
    test_table_scene.test_skip_shows_the_end_at_once_and_loses_nothing(app)


def test_26_seeking_in_a_replay_never_plays_stale_effects(app: App) -> None:
    """Forth and back along the bar: what is shown is the moment, with nothing flying in from another."""
    test_replay_scene.test_behaviour_26_seeking_never_plays_stale_effects(app, "treasure_run")
