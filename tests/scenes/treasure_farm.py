"""A run laid out by hand for the tests of its table, and hands that play at it."""

from typing import Any

from game.agreement import Agreement, Player
from game.core import Session
from game.rulebooks.treasure_run.actions import Walk
from scenes.app import App
from scenes.events import Move, Pointer, Press, Release, Tap
from scenes.motion.pose import Piece
from scenes.stage import Units
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
POSITION: dict[str, Any] = {
    "places": ["m5", "m12", "s10"],
    "hands": [["burrow", "crust_shield", "sugar_rush"], ["whistle"], ["swap", "double_dash"]],
    "shelves": [["crown", "ruby", "ruby"], ["goblet", "goblet"], ["crown", "compass", "compass"]],
    "prints": [[], ["m12"], []],
    "croc": "m8",
    "turn": 0,
    "round": 4,
}


def agreed(rats: int = 3, people: int = 1, *, confirm: bool = False, seed: int = 3, **options: Any) -> Agreement:
    """The first rats are people's, the others play at random; the first is the youngest."""
    players = [Player(name=NAMES[n], age=9 + n, bot=None if n < people else "random") for n in range(rats)]
    return Agreement(game="treasure_run", players=tuple(players), options=options, seed=seed, confirm=confirm)


def farm(
    app: App,
    position: dict[str, Any] | None = None,
    *,
    people: int = 1,
    confirm: bool = False,
    seed: int = 3,
    **options: Any,
) -> TableScene:
    """Three rats at the position; a lone person is asked already."""
    laid = POSITION | (position or {})
    scene = seated(app, agreed(len(laid["places"]), people, confirm=confirm, seed=seed, **options), laid)
    if people == 1:
        until(app, scene, "ask")
        pass_time(app, 0.5)
    return scene


def rolling(want: int, position: dict[str, Any] | None = None, **options: Any) -> int:
    """A seed with which the first roll at the position gives this."""
    laid = POSITION | (position or {})
    for seed in range(500):
        agreement = agreed(len(laid["places"]), seed=seed, **options)
        stacked = agreement.rulebook.stack.model_validate(laid)
        session = Session(agreement.rules(), seed, stacked=stacked)
        session.play(session.rules.legal_actions(session.state, 0)[0])
        told = [event for event in session.steps[-1].events if hasattr(event, "dice") or hasattr(event, "die")]
        if sum(getattr(told[0], "dice", ())) == want or getattr(told[0], "die", 0) == want:
            return seed
    raise AssertionError(f"no seed rolls {want}")


def rolled(app: App, want: int, position: dict[str, Any] | None = None, **more: Any) -> TableScene:
    """The farm after the first rat has rolled this."""
    scene = farm(app, position, seed=rolling(want, position), **more)
    scene.ui.widget("tap-roll").activate()
    until(app, scene, "ask")
    pass_time(app, 0.4)
    return scene


def at_chest(app: App, position: dict[str, Any] | None = None) -> TableScene:
    """Ada has walked onto a chest: n7 is four steps from m5."""
    scene = rolled(app, 4, position)
    tap(app, middle(scene, ends(scene, "n7")[0]))
    until(app, scene, "ask")
    pass_time(app, 0.4)
    return scene


def actions(scene: TableScene) -> list[Any]:
    """What has been played."""
    return [step.action for step in scene.session.steps if step.action is not None]


def ends(scene: TableScene, space: str) -> list[str]:
    """The spots of the walks that end there."""
    walks = [action.path for action in scene.offers.all() if isinstance(action, Walk)]
    return ["at-" + ">".join(path) for path in walks if path[-1] == space]


def hand(scene: TableScene, name: str) -> Piece:
    """The card of the near hand with this face."""
    view = scene.session.state
    return ("card", next(piece for piece in view.hands[scene.table.near] if view.faces[piece] == name))


def middle(scene: TableScene, spot: str) -> Units:
    """The middle of a spot."""
    x, y, w, h = scene.table.spots(scene.shown)[spot]
    return x + w / 2, y + h / 2


def at(scene: TableScene, piece: Piece) -> Units:
    """Where a piece lies; a standee: where its feet are."""
    pose = scene.director.poses[piece]
    return pose.x, pose.y


def carry(app: App, start: Units, end: Units, number: int = 0) -> None:
    """Press and move, still held at the end."""
    kind = "touch" if number else "mouse"
    app.deliver(Press(Pointer(number, kind, start, start)))
    for step in range(1, 9):
        pos = (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
        app.deliver(Move(Pointer(number, kind, pos, start, moved=True), (0, 0)))
        pass_time(app, 1 / 60)


def drag(app: App, start: Units, end: Units, number: int = 0) -> None:
    """Carry something from here to there and let go."""
    carry(app, start, end, number)
    app.deliver(Release(Pointer(number, "touch" if number else "mouse", end, start, moved=True)))
    pass_time(app, 0.4)


def walk_rat(app: App, scene: TableScene, end: Units) -> None:
    """Drag the near rat by its body until its feet are there."""
    x, y = at(scene, ("rat", scene.table.near))
    drag(app, (x, y - 60), (end[0], end[1] - 60))


def tap(app: App, pos: Units) -> None:
    """One tap."""
    for event in (Press, Release, Tap):
        app.deliver(event(Pointer(0, "mouse", pos, pos)))
    pass_time(app, 0.3)
