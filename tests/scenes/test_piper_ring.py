"""The focus ring at the square when people share the screen: where it waits once the curtain is drawn back."""

from game.rulebooks.pied_piper.actions import EndTurn
from scenes.app import App
from scenes.table.curtain import CurtainScene
from scenes.table.gallery import pass_time
from scenes.table.table_scene import TableScene
from tests.scenes.piper_square import square


def bo_is_asked_by_keys(app: App, scene: TableScene) -> None:
    """Ada ends her turn, and Bo draws the curtain back, with the ring on."""
    open_curtain(app)
    scene.focus.shown = True
    scene.act(EndTurn(0))
    pass_time(app, 0.1)
    open_curtain(app)


def open_curtain(app: App) -> None:
    """Let time pass until the curtain is drawn, and draw it back."""
    until_curtain(app)
    assert isinstance(app.stack.top, CurtainScene)
    app.stack.top.open()


def until_curtain(app: App) -> None:
    """Let time pass until somebody is asked to come to the screen."""
    for _ in range(1200):
        if isinstance(app.stack.top, CurtainScene):
            return
        pass_time(app, 1 / 60)
    raise AssertionError("no curtain was drawn")


def test_behind_the_curtain_the_ring_waits_on_the_own_hand_at_once(app: App) -> None:
    scene = square(app, people=2)
    bo_is_asked_by_keys(app, scene)
    assert scene.asked == 1
    assert scene.focus.key in {f"card-{piece}" for piece in scene.session.state.hands[1]}
    assert scene.focus.current(scene.all_places()) is not None, "Enter means the card even while it is being dealt"


def test_with_nothing_to_play_the_ring_waits_on_the_button_and_never_on_the_menu(app: App) -> None:
    scene = square(app, {"turns": [0, 1, 2], "barred": [1]}, people=2)
    bo_is_asked_by_keys(app, scene)
    assert (scene.asked, scene.focus.key) == (1, "tap-end")
