"""How the table's pictures are set up: a race laid out by hand, time turned on until something is to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.agreement import Agreement, Player
from game.core import Session
from scenes.app import App
from scenes.events import Hover, Move, Pointer, Press
from scenes.motion.pose import Piece
from scenes.stage import Units
from scenes.table.table_scene import TableScene

FRAME: Final = 1 / 60
PATIENCE: Final = 40.0
"""Seconds of table time after which a picture has gone wrong."""
GAME: Final = "farm_and_furious"
MIXED: Final = [{"card": "B"}, {"card": "A", "side": "orange"}, {"card": "C", "side": "orange"}]
BOTS: Final = (("Ada", None), ("Basile", "normal"), ("Zoé", "normal"), ("Milo", "normal"))
PEOPLE: Final = (
    ("Maximilien-Andre", None),
    ("Wilhelmina-Rosa", None),
    ("Jean-Baptiste-X", None),
    ("Konstantin Otto", None),
)
Who = Sequence[tuple[str, str | None]]


def agreed(players: Who = BOTS, *, seed: int = 7, **options: Any) -> Agreement:
    """An agreement on a race; options default to three mixed track cards, the rooster and an imaginary team."""
    chosen = {"rooster": True, "imaginary": 1, "track": MIXED} | options
    seats = [Player(name=name, bot=bot) for name, bot in players]
    return Agreement(game=GAME, players=tuple(seats), options=chosen, seed=seed)


def seated(app: App, agreement: Agreement, position: dict[str, Any] | None = None) -> TableScene:
    """A table in the app, at a position laid out by hand."""
    session = None
    if position is not None:
        stacked = agreement.rulebook.stack.model_validate(position)
        session = Session(agreement.rules(), agreement.seed, stacked=stacked)
    scene = TableScene(app, agreement, session)
    app.stack.reset(scene)
    return scene


def pass_time(app: App, seconds: float) -> None:
    """Turn the clock frame by frame."""
    for _ in range(round(seconds / FRAME)):
        app.clock.advance(FRAME)
        app.frame([])


def until(app: App, scene: TableScene, *modes: str) -> None:
    """Let time pass until the table is in one of these modes, bots thinking as long as they like."""
    for _ in range(round(PATIENCE / FRAME)):
        if scene.mode in modes and app.stack.top is scene:
            return
        scene.thinkers.settle()
        app.clock.advance(FRAME)
        app.frame([])
    raise AssertionError(f"the table stays in mode {scene.mode}, waiting for {modes}")


def play(app: App, scene: TableScene, card: str) -> None:
    """Let the asked person play this card, and show what follows up to the reveal's first frame."""
    until(app, scene, "ask")
    for _ in range(round(PATIENCE / FRAME)):
        if not scene.host.awaited("bot"):
            break
        scene.thinkers.settle()
        pass_time(app, FRAME)
    scene.act(next(action for action in scene.offers.all() if getattr(action, "card", "") == card))


def middle(scene: TableScene, piece: Piece) -> Units:
    """Where a piece can be pointed at."""
    pose = scene.director.poses[piece]
    return pose.x, pose.y


def hover(app: App, pos: Units, seconds: float = 0.4) -> None:
    """Rest the mouse on a place."""
    app.deliver(Hover(pos))
    pass_time(app, seconds)


def drag(app: App, start: Units, end: Units, steps: int = 12) -> None:
    """Press and drag, still held at the end."""
    app.deliver(Press(Pointer(0, "mouse", start, start)))
    for step in range(1, steps + 1):
        pos = tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        app.deliver(Move(Pointer(0, "mouse", (pos[0], pos[1]), start, moved=True), (0, 0)))
        pass_time(app, FRAME)
