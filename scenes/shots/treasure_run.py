"""Pictures of the Treasure Run: forks, chests, obstacles, Croc, Pie Cards, two to six rats, a crew, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.agreement import Agreement, Player
from game.core import Action, Session
from scenes.app import App
from scenes.events import Hover
from scenes.gallery import shot
from scenes.stage import Units
from scenes.table.gallery import drag, hover, middle, pass_time, seated, until
from scenes.table.table_scene import TableScene

GAME: Final = "treasure_run"
NAMES: Final = ("Ada", "Basile", "Zoé", "Milo", "Odette", "Iris")
LONG: Final = (
    "Maximilien-Andre",
    "Wilhelmina-Rosa",
    "Jean-Baptiste-X",
    "Konstantin Otto",
    "Bartholomäus Ede",
    "Zacharie-Édouard",
)
FOUR: Final[dict[str, Any]] = {
    "places": ["m5", "n2", "m12", "s10"],
    "hands": [["burrow", "crust_shield", "sugar_rush"], ["whistle"], ["swap", "double_dash"], []],
    "shelves": [
        ["crown", "compass", "ruby", "ruby"],
        ["goblet", "golden_whisk"],
        ["crown", "goblet", "compass", "golden_whisk"],
        ["goblet", "goblet", "ruby"],
    ],
    "prints": [["n3"], ["s6", "n3"], ["m12", "n3", "m7"], ["n3", "s11"]],
    "croc": "m8",
    "discard": ["sure_paws", "whistle"],
    "turn": 0,
    "round": 6,
}


def agreed(names: Sequence[str], people: int = 1, seed: int = 7, **options: Any) -> Agreement:
    """An agreement on a run: the first seats are people, the others bots; the first is the youngest."""
    players = [
        Player(name=name, age=8 + seat, bot=None if seat < people else "random") for seat, name in enumerate(names)
    ]
    return Agreement(game=GAME, players=tuple(players), options=options, seed=seed)


def farm(
    app: App,
    position: dict[str, Any] | None = None,
    *,
    names: Sequence[str] = NAMES[:4],
    seed: int = 7,
    confirm: bool = False,
    **options: Any,
) -> TableScene:
    """A run laid out by hand, the first rat asked."""
    agreement = agreed(names, 1, seed, **options)
    if confirm:
        agreement = agreement.model_copy(update={"confirm": True})
    scene = seated(app, agreement, position or FOUR)
    until(app, scene, "ask")
    pass_time(app, 0.8)
    return scene


def rolled(app: App, want: int, position: dict[str, Any] | None = None, **more: Any) -> TableScene:
    """The same once the die shows this number: the seed decides, so one is looked for."""
    for seed in range(400):
        agreement = agreed(more.get("names", NAMES[:4]), 1, seed)
        stacked = agreement.rulebook.stack.model_validate(position or FOUR)
        session = Session(agreement.rules(), seed, stacked=stacked)
        session.play(session.rules.legal_actions(session.state, 0)[0])
        if session.state.phase == "move" and session.state.left == want:
            scene = farm(app, position, seed=seed, **more)
            scene.tap("roll")
            until(app, scene, "ask")
            pass_time(app, 0.6)
            return scene
    raise AssertionError(f"no seed rolls {want}")


def held(scene: TableScene, name: str) -> tuple[str, int]:
    """The card of the near hand with this face."""
    view = scene.director.shown.view
    return "card", next(piece for piece in view.hands[scene.table.near] if view.faces[piece] == name)


def spot(scene: TableScene, name: str) -> Units:
    """The middle of a spot."""
    x, y, w, h = scene.table.spots(scene.shown)[name]
    return x + w / 2, y + h / 2


def way(action: Action) -> tuple[str, ...]:
    """The spaces of a walk; none of any other action."""
    path: tuple[str, ...] = getattr(action, "path", ())
    return path


def walk(scene: TableScene, space: str) -> Action:
    """A walk that ends there."""
    return next(action for action in scene.offers.all() if way(action)[-1:] == (space,))


def end(scene: TableScene, space: str) -> Units:
    """Where a walk to this space ends."""
    return spot(scene, "at-" + ">".join(way(walk(scene, space))))


@shot("treasure")
def treasure(app: App) -> None:
    """Ada is asked to roll."""
    farm(app)


@shot("treasure_fork")
def treasure_fork(app: App) -> None:
    """Four is rolled: the ends are lit."""
    rolled(app, 4)


@shot("treasure_hover")
def treasure_hover(app: App) -> None:
    """The mouse rests on an end: path and tip."""
    scene = rolled(app, 4)
    app.deliver(Hover(end(scene, "n7")))
    pass_time(app, 0.4)


@shot("treasure_drag")
def treasure_drag(app: App) -> None:
    """The standee is carried through the fork."""
    scene = rolled(app, 4)
    start = middle(scene, ("rat", 0))
    x, y = end(scene, "n7")
    drag(app, (start[0], start[1] - 50), (x + 4, y - 48))
    pass_time(app, 0.3)


@shot("treasure_stop_here")
def treasure_stop_here(app: App) -> None:
    """The rat stands at its end and waits for its owner's word."""
    scene = rolled(app, 4, confirm=True)
    path = way(walk(scene, "n7"))
    scene.lay(("rat", 0), "at-" + ">".join(path), scene.director.poses["rat", 0])
    pass_time(app, 0.6)


@shot("treasure_rolling")
def treasure_rolling(app: App) -> None:
    """The die tumbles."""
    scene = farm(app)
    scene.tap("roll")
    pass_time(app, 0.3)


@shot("treasure_hop")
def treasure_hop(app: App) -> None:
    """The rat hops along the path."""
    scene = rolled(app, 4)
    scene.act(walk(scene, "n7"))
    pass_time(app, 0.6)


CHEST: Final[dict[str, Any]] = {
    **FOUR,
    "places": ["n2", "m5", "m12", "s10"],
    "shelves": [["crown", "crown", "compass", "compass", "ruby", "ruby", "ruby"], *FOUR["shelves"][1:]],
    "prints": [[], *FOUR["prints"][1:]],
    "croc": "x4",
}


def chest(app: App, **more: Any) -> TableScene:
    """Ada stands before a chest."""
    scene = rolled(app, 1, CHEST, **more)
    scene.act(walk(scene, "n3"))
    until(app, scene, "ask")
    pass_time(app, 0.4)
    return scene


@shot("treasure_chest")
def treasure_chest(app: App) -> None:
    """What becomes of the chest?"""
    chest(app)


@shot("treasure_trade")
def treasure_trade(app: App) -> None:
    """Two duplicates are to be chosen."""
    scene = chest(app)
    scene.tap("trade")
    pass_time(app, 0.4)


@shot("treasure_wish")
def treasure_wish(app: App) -> None:
    """What comes out of the pile?"""
    scene = chest(app)
    scene.tap("trade")
    for kind in ("crown", "compass"):
        scene.lay(("choice", 0), f"niche-0-{kind}", scene.director.poses["choice", 0])
    pass_time(app, 0.4)


@shot("treasure_barter")
def treasure_barter(app: App) -> None:
    """A duplicate on its way to another shelf."""
    scene = chest(app)
    x, y = spot(scene, "niche-3-goblet")
    drag(app, middle(scene, ("gem", 0, "ruby", 0)), (x - 30, y - 10))


@shot("treasure_found")
def treasure_found(app: App) -> None:
    """A piece flies to its shelf."""
    scene = chest(app)
    scene.act(next(action for action in scene.offers.all() if type(action).__name__ == "Draw"))
    pass_time(app, 0.5)


@shot("treasure_stuck")
def treasure_stuck(app: App) -> None:
    """The try at an obstacle is due."""
    farm(app, {**FOUR, "places": ["n4", "m4", "m12", "s10"], "stuck": [0, 1]})


@shot("treasure_try")
def treasure_try(app: App) -> None:
    """The try has been rolled."""
    scene = farm(app, {**FOUR, "places": ["m9", "m4", "m12", "s10"], "stuck": [0, 1]}, seed=3)
    scene.tap("roll")
    pass_time(app, 1.25)


@shot("treasure_whistle")
def treasure_whistle(app: App) -> None:
    """How far does Croc walk?"""
    scene = farm(app, {**FOUR, "hands": [["whistle", "sticky_paws", "swap"], [], [], []]})
    piece = held(scene, "whistle")
    scene.lay(piece, "croc", scene.director.poses[piece])
    pass_time(app, 0.5)


@shot("treasure_burrow")
def treasure_burrow(app: App) -> None:
    """Where does the tunnel lead?"""
    scene = farm(app)
    scene.hands.tap_piece(held(scene, "burrow"))
    pass_time(app, 0.4)


@shot("treasure_swap")
def treasure_swap(app: App) -> None:
    """Swap picked up: the pieces it may fetch are lit."""
    scene = farm(app, {**FOUR, "hands": [["whistle", "sticky_paws", "swap"], [], [], []]})
    scene.hands.tap_piece(held(scene, "swap"))
    pass_time(app, 0.4)


@shot("treasure_played")
def treasure_played(app: App) -> None:
    """A card lies open."""
    scene = farm(app, {**FOUR, "hands": [["whistle", "sticky_paws", "double_dash"], [], [], []]})
    piece = held(scene, "double_dash")
    scene.lay(piece, "dice", scene.director.poses[piece])
    scene.ready()
    pass_time(app, 0.9)


@shot("treasure_dash")
def treasure_dash(app: App) -> None:
    """Two dice have been rolled."""
    scene = farm(app, {**FOUR, "hands": [["whistle", "sticky_paws", "double_dash"], [], [], []]})
    piece = held(scene, "double_dash")
    scene.lay(piece, "dice", scene.director.poses[piece])
    scene.ready()
    until(app, scene, "ask")
    scene.tap("roll")
    until(app, scene, "ask")
    pass_time(app, 0.5)


@shot("treasure_croc")
def treasure_croc(app: App) -> None:
    """The mouse rests on Croc: his next steps."""
    scene = farm(app)
    x, y = middle(scene, ("croc", 0))
    hover(app, (x, y - 60))


def caught(app: App) -> TableScene:
    """Croc has caught Ada, who holds a crust."""
    scene = rolled(app, 2, {**FOUR, "places": ["n5", "m3", "m12", "s10"], "croc": "n7"})
    scene.act(walk(scene, "n7"))
    until(app, scene, "ask")
    pass_time(app, 0.3)
    return scene


@shot("treasure_caught")
def treasure_caught(app: App) -> None:
    """The same question for everybody with a card."""
    caught(app)


@shot("treasure_sent_back")
def treasure_sent_back(app: App) -> None:
    """Back to the gate."""
    scene = caught(app)
    scene.tap("no_crust")
    pass_time(app, 0.5)


@shot("treasure_why_not")
def treasure_why_not(app: App) -> None:
    """Sugar Rush before the roll."""
    scene = farm(app)
    x, y = middle(scene, held(scene, "sugar_rush"))
    drag(app, (x, y), (x, y - 220), 3)
    pass_time(app, 0.2)
