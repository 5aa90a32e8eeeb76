"""A square laid out by hand for the tests of its table, and hands that play at it."""

from typing import Any

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.events import Move, Pointer, Press, Release, Tap
from scenes.motion.pose import Piece
from scenes.stage import Units
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")
HANDS = [
    ["beehive", "pickpocket", "strongbox", "lullaby"],
    ["tax_collector", "good_neighbours", "egg_basket"],
    ["wool_fair", "locked_drawer", "spilled_ink"],
]
POSITION: dict[str, Any] = {
    "children": [3, 3, 2],
    "tokens": [5, 4, 6],
    "hands": HANDS,
    "deck": ["mushroom_patch", "mended_boots", "cheese_stall"],
    "turns": [0, 1, 2],
    "stash": 10,
}


def agreed(families: int = 3, people: int = 1, *, confirm: bool = True, **options: Any) -> Agreement:
    """The first families are people's, the others play at random."""
    players = [Player(name=NAMES[n], age=9 + n, bot=None if n < people else "random") for n in range(families)]
    return Agreement(game="pied_piper", players=tuple(players), options=options, seed=3, confirm=confirm)


def square(app: App, position: dict[str, Any] | None = None, *, people: int = 1, confirm: bool = True) -> TableScene:
    """Three families at the position; a lone person is asked already."""
    laid = POSITION | (position or {})
    scene = seated(app, agreed(len(laid["children"]), people, confirm=confirm), laid)
    if people == 1:
        until(app, scene, "ask")
        pass_time(app, 0.5)
    return scene


def hand(scene: TableScene, name: str) -> Piece:
    """The card of the near hand with this face."""
    view = scene.session.state
    return ("card", next(piece for piece in view.hands[scene.table.near] if view.faces[piece] == name))


def middle(scene: TableScene, spot: str) -> Units:
    """The middle of a spot."""
    x, y, w, h = scene.table.spots(scene.shown)[spot]
    return x + w / 2, y + h / 2


def at(scene: TableScene, piece: Piece) -> Units:
    """Where a card can be pointed at."""
    pose = scene.director.poses[piece]
    return pose.x, pose.y


def drag(app: App, start: Units, end: Units, number: int = 0) -> None:
    """Carry something from here to there and let go."""
    kind = "touch" if number else "mouse"
    app.deliver(Press(Pointer(number, kind, start, start)))
    for step in range(1, 9):
        pos = (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
        app.deliver(Move(Pointer(number, kind, pos, start, moved=True), (0, 0)))
        pass_time(app, 1 / 60)
    app.deliver(Release(Pointer(number, kind, end, start, moved=True)))
    pass_time(app, 0.4)


def tap(app: App, pos: Units) -> None:
    """One tap."""
    for event in (Press, Release, Tap):
        app.deliver(event(Pointer(0, "mouse", pos, pos)))
    pass_time(app, 0.4)
