"""A voyage laid out by hand for the tests of its table, and hands that play at it."""

from collections.abc import Sequence
from typing import Any

from game.agreement import Agreement, Player
from game.core import Action, Session
from game.rulebooks.rats_with_gats import actions as act
from scenes.app import App
from scenes.events import Move, Pointer, Press, Release, Tap
from scenes.motion.pose import Piece
from scenes.stage import Units
from scenes.table.gallery import pass_time, until
from scenes.table.table_scene import TableScene

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
POSITION: dict[str, Any] = {
    "ranks": [4, 3, 2, 3],
    "hands": [["KS", "2C", "9H", "6D"], ["AS", "3C", "5D", "8D"], ["4S", "JK1"], ["JC", "2H", "9S"]],
    "obstacles": [
        {"cards": ["7C", "10S", "4D"], "won": [True, False]},
        {"cards": ["10H", "QC", "3H"], "won": [True, True]},
        {"cards": ["9D", "5C"], "won": [False]},
    ],
    "discard": ["6S"],
    "deep": [3],
    "gats": ["a carved pistol", "a blunderbuss", None, None],
    "names": [None, "Captain Plum", None, None],
    "scene": 3,
}
"""Ada has a gat and no name; pieces 0 to 12 are the hands, 13 to 15, 16 to 18 and 19 to 20 the columns."""
WHALE, THIEF, MAST = 13, 16, 19
KING, TWO, NINE, SIX = 0, 1, 2, 3
ACE, THREE, FIVE, EIGHT = 4, 5, 6, 7
JOKER = 9


def agreed(seats: int = 4, people: int = 1, **options: Any) -> Agreement:
    """The first seats are people's, the others play at random."""
    players = [Player(name=NAMES[n], bot=None if n < people else "random") for n in range(seats)]
    return Agreement(game="rats_with_gats", players=tuple(players), options=options, seed=3)


def sailing(
    app: App, actions: Sequence[Action] = (), position: dict[str, Any] | None = None, *, people: int = 1
) -> TableScene:
    """A voyage at the position, some actions later; a lone person is asked."""
    laid = POSITION | (position or {})
    agreement = agreed(len(laid["ranks"]), people)
    session = Session(agreement.rules(), 3, stacked=agreement.rulebook.stack.model_validate(laid))
    for action in actions:
        session.play(action)
    scene = TableScene(app, agreement, session)
    app.stack.reset(scene)
    if people == 1:
        until(app, scene, "ask")
        pass_time(app, 0.5)
    return scene


def called(tag: str = "name") -> list[Action]:
    """Ada is challenged, and what is at stake."""
    told = [*(act.Say(seat) for seat in (0, 1, 2)), act.Call(3, 0)]
    return [*told, act.Stakes(3, tag, "A name for Ada.", "A wet tail.")]


def laying() -> list[Action]:
    """Thief and mast are in the way; Bo helps with the mast; Ada is asked for cards."""
    return [
        *called(),
        act.Apply(3, THIEF),
        act.Apply(3, MAST),
        act.Confirm(3),
        act.AskTax(0),
        act.Pass(0),
        act.Help(1, MAST),
        act.Pass(2),
    ]


def card(piece: int) -> Piece:
    """A card at the table."""
    return ("card", piece)


def at(scene: TableScene, piece: int) -> Units:
    """Where a card can be pointed at."""
    pose = scene.director.poses[card(piece)]
    return pose.x, pose.y


def middle(scene: TableScene, spot: str) -> Units:
    """The middle of a spot."""
    x, y, w, h = scene.table.spots(scene.shown)[spot]
    return x + w / 2, y + h / 2


def last(scene: TableScene, count: int = 1) -> list[Action | None]:
    """The latest actions."""
    return [step.action for step in scene.session.steps[-count:]]


def drag(app: App, start: Units, end: Units, *, drop: bool = True) -> None:
    """Carry something from here to there, and let go unless told otherwise."""
    app.deliver(Press(Pointer(0, "mouse", start, start)))
    for step in range(1, 9):
        pos = (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
        app.deliver(Move(Pointer(0, "mouse", pos, start, moved=True), (0, 0)))
        pass_time(app, 1 / 60)
    if drop:
        app.deliver(Release(Pointer(0, "mouse", end, start, moved=True)))
        pass_time(app, 0.5)


def tap(app: App, pos: Units) -> None:
    """One tap."""
    for event in (Press, Release, Tap):
        app.deliver(event(Pointer(0, "mouse", pos, pos)))
    pass_time(app, 0.5)
