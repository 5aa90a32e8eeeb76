"""A window sill laid out by hand for the tests of its table, and hands that play at it."""

from typing import Any

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.events import Move, Pointer, Press, Release, Tap
from scenes.motion.pose import Piece
from scenes.stage import Units
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
HANDS = [
    ["jam_session", "carob_bean", "cutlass"],
    ["mirror", "kidnapping"],
    ["double_watch"],
]
POSITION: dict[str, Any] = {
    "gangs": [["swab_bob", "al_dente"], ["nan_bread", "anne_chovy", "brie_larceny"], ["thimble_tom"]],
    "charms": [["hooked_hand"], [], []],
    "hands": HANDS,
    "sill": ["apple_lattice", "humble_crust"],
    "phase": "lure",
    "turns": [0, 1, 2],
    "round": 2,
}


def agreed(captains: int = 3, people: int = 1, **options: Any) -> Agreement:
    """The first Captains are people's, the others play at random."""
    players = [Player(name=NAMES[n], bot=None if n < people else "random") for n in range(captains)]
    return Agreement(game="pie_rats", players=tuple(players), options=options, seed=3)


def sill(app: App, position: dict[str, Any] | None = None, *, people: int = 1, **options: Any) -> TableScene:
    """Three Captains at the position; a lone person is asked already."""
    laid = POSITION | (position or {})
    scene = seated(app, agreed(len(laid["gangs"]), people, **options), laid)
    until(app, scene, "ask")
    pass_time(app, 0.6)
    return scene


def card(scene: TableScene, name: str) -> Piece:
    """The piece with this face, wherever it lies."""
    faces = scene.session.state.faces
    held = (*scene.session.state.hands, *scene.session.state.gangs, *scene.session.state.charms)
    return ("card", next(piece for pile in held for piece in pile if faces[piece] == name))


def number(scene: TableScene, name: str) -> int:
    """The number of that card."""
    piece = card(scene, name)
    assert isinstance(piece, tuple)
    return int(piece[1])


def pie(scene: TableScene, name: str) -> str:
    """The spot of a pie."""
    view = scene.session.state
    return f"pie-{next(slot for slot in view.sill if view.pies[slot] == name)}"


def middle(scene: TableScene, spot: str) -> Units:
    """The middle of a spot."""
    x, y, w, h = scene.table.spots(scene.shown)[spot]
    return x + w / 2, y + h / 2


def at(scene: TableScene, piece: Piece) -> Units:
    """Where a card can be pointed at."""
    pose = scene.director.poses[piece]
    return pose.x, pose.y


def carry(app: App, start: Units, end: Units) -> None:
    """Carry something from here to there, still held."""
    app.deliver(Press(Pointer(0, "mouse", start, start)))
    for step in range(1, 9):
        pos = (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
        app.deliver(Move(Pointer(0, "mouse", pos, start, moved=True), (0, 0)))
        pass_time(app, 1 / 60)


def drag(app: App, start: Units, end: Units) -> None:
    """Carry something from here to there and let go."""
    carry(app, start, end)
    app.deliver(Release(Pointer(0, "mouse", end, start, moved=True)))
    pass_time(app, 0.5)


def tap(app: App, pos: Units) -> None:
    """One tap."""
    for event in (Press, Release, Tap):
        app.deliver(event(Pointer(0, "mouse", pos, pos)))
    pass_time(app, 0.4)
