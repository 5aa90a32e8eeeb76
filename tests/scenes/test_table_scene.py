"""The table scene: drag, tap-tap, keys, pad, undo, refusals, bots, resume, idling."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core import PUBLIC
from game.saves.game_file import list_saves
from scenes.app import App
from scenes.doors import open_table, resume_table
from scenes.events import Action, Event, Key, LongPress, Move, Pad, Pointer, Press, Release, Tap
from scenes.menus.results import ResultsScene
from scenes.menus.rules_drawer import RulesDrawer
from scenes.motion.pose import Piece
from scenes.stage import Units
from scenes.table.gallery import agreed, drag, hover, middle, pass_time, play, seated, until
from scenes.table.table_scene import TableScene

SLOT: Units = (1482.0, 930.0)
BOTS = (("Ada", None), ("Basile", "random"), ("Zoé", "random"))
HEN: Piece = ("card", 0, "hen")
DOG: Piece = ("card", 0, "dog")


def opened(app: App, players: Any = BOTS, position: dict[str, Any] | None = None, **more: Any) -> TableScene:
    agreement = agreed(players, imaginary=0).model_copy(update=more)
    scene = seated(app, agreement, position)
    if scene.host.shared:
        pass_time(app, 0.5)
        return scene
    until(app, scene, "ask")
    pass_time(app, 0.5)
    return scene


def pointer(pos: Units, start: Units | None = None, number: int = 0, *, moved: bool = False) -> Pointer:
    return Pointer(number, "touch" if number else "mouse", pos, start or pos, moved)


def release(app: App, pos: Units, start: Units, number: int = 0) -> None:
    app.deliver(Release(pointer(pos, start, number, moved=True)))


def tap(app: App, pos: Units) -> None:
    for event in (Press, Release, Tap):
        app.deliver(event(pointer(pos)))
    pass_time(app, 0.4)


def key(app: App, action: Action, kind: type[Event] = Key) -> None:  # type: ignore[valid-type]
    app.deliver(Key(0, 0, action) if kind is Key else Pad(0, action))
    pass_time(app, 0.3)


def rounds(scene: TableScene) -> int:
    return scene.session.rules.rounds(scene.session.state)


def test_a_card_is_dragged_to_the_slot_confirmed_and_revealed(app: App) -> None:
    scene = opened(app)
    start = middle(scene, HEN)
    drag(app, start, SLOT)
    assert scene.hands.offered == {"slot"}
    release(app, SLOT, start)
    assert scene.hands.laid == HEN
    assert scene.session.state.chosen[0] is None, "laid is not played"
    scene.ready()
    assert scene.session.steps[-1].action.card == "hen"  # type: ignore[union-attr]
    until(app, scene, "told")
    assert set(scene.director.shown.story.cards) <= set(scene.session.rules.cards)
    assert scene.director.shown.view.positions == scene.session.state.positions
    scene.go_on()
    until(app, scene, "ask")
    assert rounds(scene) == 2


def test_without_confirmation_a_drop_is_the_move(app: App) -> None:
    scene = opened(app, confirm=False)
    start = middle(scene, HEN)
    drag(app, start, SLOT)
    release(app, SLOT, start)
    assert any(step.action is not None and step.action.seat == 0 for step in scene.session.steps)


def test_a_drop_beside_the_slot_springs_back(app: App) -> None:
    scene = opened(app)
    start = middle(scene, HEN)
    drag(app, start, (960, 860))
    release(app, (960, 860), start)
    assert scene.hands.laid is None
    pass_time(app, 0.6)
    assert middle(scene, HEN) == pytest.approx(start, abs=1)


def test_a_drop_is_judged_by_the_card_not_the_finger(app: App) -> None:
    scene = opened(app)
    x, y = middle(scene, HEN)
    grip = (x - 80, y)
    drag(app, grip, (1370, 930))
    release(app, (1370, 930), grip)
    assert scene.hands.laid == HEN, "the finger is left of the slot, the card is on it"


def test_a_second_finger_neither_cancels_nor_steals_a_drag(app: App) -> None:
    scene = opened(app)
    start = middle(scene, HEN)
    drag(app, start, (900, 700))
    other = middle(scene, DOG)
    app.deliver(Press(pointer(other, number=5)))
    app.deliver(Move(pointer((200, 200), other, 5, moved=True), (0, 0)))
    app.deliver(Release(pointer((200, 200), other, 5, moved=True)))
    assert scene.hands.carry is not None
    assert scene.hands.carry.piece == HEN
    app.deliver(Move(pointer(SLOT, start, moved=True), (0, 0)))
    release(app, SLOT, start)
    assert scene.hands.laid == HEN


def test_losing_the_window_puts_the_card_back(app: App) -> None:
    scene = opened(app)
    start = middle(scene, HEN)
    drag(app, start, SLOT)
    app.deliver(Release(pointer(SLOT, start, moved=True), cancelled=True))
    assert scene.hands.laid is None
    assert scene.hands.carry is None


def test_jitter_below_the_threshold_is_a_tap_and_two_taps_lay(app: App) -> None:
    scene = opened(app)
    x, y = middle(scene, HEN)
    app.deliver(Press(pointer((x, y))))
    app.deliver(Move(pointer((x + 5, y + 3), (x, y)), (5, 3)))
    assert scene.hands.carry is None
    app.deliver(Release(pointer((x + 5, y + 3), (x, y))))
    app.deliver(Tap(pointer((x + 5, y + 3), (x, y))))
    assert scene.hands.picked == HEN
    tap(app, SLOT)
    assert scene.hands.laid == HEN


def test_a_laid_card_can_be_changed_and_taken_back_until_ready(app: App) -> None:
    scene = opened(app)
    for piece in (HEN, DOG):
        tap(app, middle(scene, piece))
        tap(app, SLOT)
    assert scene.hands.laid == DOG
    tap(app, SLOT)
    assert scene.hands.laid is None
    assert len([s for s in scene.session.steps if s.action and s.action.seat == 0]) == 0


@pytest.mark.parametrize("kind", [Key, Pad])
def test_a_round_by_keys_and_by_pad_alone(app: App, kind: type[Event]) -> None:  # type: ignore[valid-type]
    scene = opened(app)
    for _ in range(40):
        key(app, Action.NEXT, kind)
        if scene.focus.key == "card-0-rabbit":
            break
    key(app, Action.ACCEPT, kind)
    assert scene.hands.picked == ("card", 0, "rabbit")
    assert scene.focus.key == "spot-slot"
    key(app, Action.ACCEPT, kind)
    assert scene.hands.laid == ("card", 0, "rabbit")
    assert scene.focus.key == "ready"
    key(app, Action.ACCEPT, kind)
    until(app, scene, "told")
    assert scene.focus.key == "next"
    key(app, Action.ACCEPT, kind)
    assert scene.focus.key == "fast"
    until(app, scene, "ask")
    assert rounds(scene) == 2
    assert scene.focus.key == "card-0-dog"


def test_arrows_walk_along_the_hand(app: App) -> None:
    scene = opened(app)
    scene.focus.key, scene.focus.shown = "card-0-dog", True
    for name in ("hen", "duckling", "rabbit", "whistle", "rooster"):
        key(app, Action.RIGHT)
        assert scene.focus.key == f"card-0-{name}"


def test_played_cards_cannot_be_taken_and_the_rule_is_a_click_away(app: App) -> None:
    scene = opened(app, position={"played": [["duckling"], ["hen"], []]})
    drag(app, middle(scene, ("card", 1, "hen")), (400, 500), 3)
    assert scene.reason is not None
    assert "whistle" in scene.reason[0].words
    scene.ui.widget("rule").activate()
    top = app.stack.top
    assert isinstance(top, RulesDrawer)
    assert top.marked == "whistle"


def test_a_card_dropped_on_the_farm_says_where_it_belongs(app: App) -> None:
    scene = opened(app)
    start = middle(scene, HEN)
    drag(app, start, (900, 400))
    release(app, (900, 400), start)
    assert scene.reason is not None
    assert "Your card" in scene.reason[0].words


def test_long_press_and_resting_mouse_enlarge_a_card(app: App) -> None:
    scene = opened(app, position={"played": [["duckling"], ["hen"], []]})
    pos = middle(scene, DOG)
    app.deliver(Press(pointer(pos)))
    app.deliver(LongPress(pointer(pos)))
    assert scene.hands.enlarged == DOG
    app.deliver(Release(pointer(pos)))
    assert scene.hands.enlarged is None
    hover(app, middle(scene, ("card", 1, "hen")), 0.8)
    assert scene.hands.enlarged == ("card", 1, "hen")


def test_input_while_cards_fly_is_not_lost_but_visibly_off(app: App) -> None:
    scene = opened(app)
    play(app, scene, "hen")
    pass_time(app, 0.1)
    assert scene.offers.pieces() == set()
    assert scene.hands.offered == frozenset()
    keys = {place.key for place in scene.all_places()}
    assert "ready" not in keys
    assert "next" not in keys


def test_skip_shows_the_end_at_once_and_loses_nothing(app: App) -> None:
    scene = opened(app)
    play(app, scene, "hen")
    pass_time(app, 0.4)
    scene.hurry()
    pass_time(app, 0.1)
    assert scene.mode == "told"
    assert scene.director.shown.view.positions == scene.session.state.positions
    assert None not in scene.director.shown.story.moves


def test_an_idle_table_draws_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(app)
    pass_time(app, 6)
    drawn: list[int] = []
    monkeypatch.setattr(app, "draw", lambda: drawn.append(1))
    pass_time(app, 2)
    assert drawn == []
    hover(app, middle(scene, HEN), 0.1)
    assert drawn != []


def test_every_step_is_on_disk_as_it_is_played_and_resumes_exactly(app: App) -> None:
    scene = open_table(app, agreed(BOTS, imaginary=0))
    until(app, scene, "ask")
    play(app, scene, "hen")
    until(app, scene, "told")
    scene.go_on()
    until(app, scene, "ask")
    path: Path = list_saves(app.folders.saves)[0].path
    assert resume_table(app, path) is None, "one game is played in one place"
    assert len(app.toasts.words) == 1
    app.stack.pop()
    again = resume_table(app, path)
    assert again is not None
    assert again.session.state == scene.session.state
    assert len(again.session.steps) == len(scene.session.steps)
    until(app, again, "ask")
    assert again.director.shown.view.positions == scene.session.state.positions


def test_a_damaged_file_is_told_in_a_toast(app: App) -> None:
    path = app.folders.saves / "broken.jsonl"
    path.parent.mkdir(parents=True)
    path.write_text("nonsense", encoding="utf-8")
    assert resume_table(app, path) is None
    assert len(app.toasts.words) == 1


def test_a_race_plays_to_the_results(app: App) -> None:
    scene = opened(app, position={"positions": [24, 3, 2]})
    play(app, scene, "duckling")
    until(app, scene, "told")
    assert scene.session.over
    scene.ui.widget("next").activate()
    assert isinstance(app.stack.top, ResultsScene)


def test_whoever_leaves_is_played_on_for_by_a_bot_to_the_end(app: App) -> None:
    scene = opened(app, position={"positions": [20, 20, 20]})
    scene.concede()
    scene.fast = True
    until(app, scene, "told")
    for _ in range(60):
        scene.go_on()
        scene.director.skip()
        if isinstance(app.stack.top, ResultsScene):
            break
        until(app, scene, "told")
    assert scene.session.over


def test_reduced_motion_never_moves_a_card_across_the_table(app: App) -> None:
    app.change(reduced_motion=True)
    scene = opened(app)
    play(app, scene, "hen")
    seen = set()
    for _ in range(40):
        pass_time(app, 1 / 60)
        seen.add(round(scene.director.poses.get(HEN, scene.director.poses[("pawn", 0)]).x))
    assert len(seen) <= 3


def test_hiding_the_hand_turns_every_card(app: App) -> None:
    scene = opened(app)
    scene.veil()
    pass_time(app, 0.5)
    faces = {pose.face for piece, pose in scene.director.poses.items() if piece[0] == "card"}  # type: ignore[index]
    assert faces == {"furious/back_carrot"}
    assert scene.table.piece_name(HEN, scene.shown) == "A card of your hand, hidden"


def test_only_bots_at_the_table_play_by_themselves(app: App) -> None:
    scene = seated(app, agreed((("Basile", "random"), ("Zoé", "random")), imaginary=0))
    assert scene.director.shown.viewer == PUBLIC
    until(app, scene, "told")
    first = rounds(scene)
    for _ in range(600):
        scene.thinkers.settle()
        pass_time(app, 1 / 60)
        if rounds(scene) > first:
            break
    assert rounds(scene) > first


def test_a_key_and_a_pad_button_enlarge_the_focused_card(app: App) -> None:
    scene = opened(app)
    scene.focus.key, scene.focus.shown = "card-0-dog", True
    key(app, Action.RIGHT)
    app.deliver(Key(pygame.K_z, 0, Action.ENLARGE))
    assert scene.hands.enlarged == HEN
    app.deliver(Pad(pygame.CONTROLLER_BUTTON_Y, Action.ENLARGE))
    assert scene.hands.enlarged is None
