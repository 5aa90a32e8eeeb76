"""Pictures of Rats with Gats: the concept's moment, obstacles chosen, windows, votes, the longest columns and names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.agreement import Agreement, Player
from scenes.app import App
from scenes.gallery import shot
from scenes.table.gallery import pass_time, seated, until
from scenes.table.table_scene import TableScene

GAME: Final = "rats_with_gats"
NAMES: Final = ("Ada", "Milo", "Zoé", "Basile", "Odette", "Iris")


def agreed(names: Sequence[str], people: int = 1, **options: Any) -> Agreement:
    """An agreement on a voyage: the first seats are people, the others bots."""
    players = [Player(name=name, bot=None if seat < people else "random") for seat, name in enumerate(names)]
    return Agreement(game=GAME, players=tuple(players), options=options, seed=7)


FOUR: Final[dict[str, Any]] = {
    "ranks": [4, 3, 2, 3],
    "hands": [["KS", "2C", "9H", "6D"], ["AS", "3C", "5D", "8D"], ["4S", "7H"], ["JC", "2H", "9S"]],
    "obstacles": [
        {"cards": ["7C", "10S", "4D"], "won": [True, False]},
        {"cards": ["10H", "QC", "3H"], "won": [True, True]},
        {"cards": ["9D", "5C"], "won": [False]},
    ],
    "discard": ["6S", "2D", "8C"],
    "deep": [3],
    "gats": ["a carved pistol", "a blunderbuss", None, None],
    "names": [None, "Captain Plum", None, None],
    "crew": [True, True, False],
    "captain": 1,
    "scene": 3,
    "techniques": {"0": [[41, "Was that bit holding it up?"], [17, "Swing in on the wrong rope"], [88, "Blame the gull"]]},
}


@shot("gats")
def gats(app: App) -> None:
    """Free play; Ada is asked."""
    scene = seated(app, agreed(NAMES[:4]), FOUR)
    until(app, scene, "ask")
    pass_time(app, 0.6)


def creation(app: App) -> TableScene:
    """The first question."""
    scene = seated(app, agreed(NAMES[:4]))
    until(app, scene, "ask")
    pass_time(app, 0.4)
    return scene


@shot("gats_creation")
def gats_creation(app: App) -> None:
    """What the rat is like."""
    creation(app)
