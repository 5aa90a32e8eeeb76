"""Pictures of Pay the Piper: turns, drags, attacks and answers, hands looked at, two to ten families."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from game.agreement import Agreement, Player
from game.core import Session
from scenes.app import App
from scenes.gallery import shot
from scenes.menus.results import ResultsScene
from scenes.stage import Units
from scenes.table.gallery import drag, hover, middle, pass_time, seated, until
from scenes.table.table_scene import TableScene

GAME: Final = "pied_piper"
NAMES: Final = ("Ada", "Milo", "Zoé", "Basile", "Odette", "Iris", "Hugo", "Nora", "Oskar", "Lise")
LONG: Final = (
    "Maximilien-Andre",
    "Wilhelmina-Rosa",
    "Jean-Baptiste-X",
    "Konstantin Otto",
    "Bartholomäus Ede",
    "Anne-Charlotte M",
    "Gwendolyn-Ottil.",
    "Marguerite-Louis",
    "Theodor Wilhelm-",
    "Zacharie-Édouard",
)
HAND: Final = ["beehive", "pickpocket", "broken_cart", "strongbox", "silver_mirror"]
FOUR: Final[dict[str, Any]] = {
    "children": [3, 2, 3, 1],
    "tokens": [5, 2, 7, 5],
    "hands": [
        [*HAND, "lullaby"],
        ["tax_collector", "strongbox", "egg_basket", "lullaby"],
        ["nosy_neighbour", "good_neighbours", "wool_fair"],
        ["spilled_ink", "locked_drawer", "mushroom_patch", "crooked_scales"],
    ],
    "discard": ["cheese_stall", "pointed_finger", "pipers_own_tune"],
    "lost_incomes": [0, 2, 0, 0],
    "stash": 21,
    "doubled": [3],
    "turns": [0, 1, 2, 3],
    "round": 3,
}


def agreed(names: Sequence[str], people: int = 1, **options: Any) -> Agreement:
    """An agreement on a game: the first seats are people, the others bots; the first is the youngest."""
    players = [
        Player(name=name, age=8 + seat, bot=None if seat < people else "random") for seat, name in enumerate(names)
    ]
    return Agreement(game=GAME, players=tuple(players), options=options, seed=7)


def four(app: App, position: dict[str, Any] = FOUR, *, names: Sequence[str] = NAMES[:4], people: int = 1) -> TableScene:
    """Four families, the first of them asked."""
    scene = seated(app, agreed(names, people), position)
    if people == 1:
        until(app, scene, "ask")
        pass_time(app, 0.8)
    return scene


def held(scene: TableScene, name: str) -> tuple[str, int]:
    """The piece of the near hand with this face."""
    view = scene.director.shown.view
    return "card", next(piece for piece in view.hands[scene.table.near] if view.faces[piece] == name)


def house(scene: TableScene, seat: int) -> Units:
    """Where a family's house can be pointed at."""
    x, y, w, h = scene.table.spots(scene.shown)[f"seat-{seat}"]
    return x + w / 2, y + h / 2


def many(count: int, names: Sequence[str] = NAMES) -> dict[str, Any]:
    """A position of so many families with all there is to see."""
    deck = [["tax_collector", "strongbox"], ["nosy_neighbour"], ["wool_fair", "locked_drawer"], ["spilled_ink"]]
    hands = [HAND, *deck, *([] for _ in range(count))][:count]
    return {
        "children": [3, 2, 3, 1, 3, 2, 0, 3, 3, 2][:count],
        "tokens": [5, 1, 12, 4, 2, 8, 0, 3, 2, 19][:count],
        "hands": hands,
        "discard": ["cheese_stall", "lullaby"],
        "lost_incomes": [0, 3, 0, 0, 1, 0, 0, 0, 0, 0][:count],
        "stash": 34 if count > 4 else 17,
        "doubled": [4] if count > 4 else [],
        "lulled": [5] if count > 5 else [],
        "turns": list(range(2)),
        "round": 4,
    }


@shot("piper")
def piper(app: App) -> None:
    """Ada is asked for a card; two families will be short."""
    four(app)


@shot("piper_drag")
def piper_drag(app: App) -> None:
    """Pickpocket on its way to a house."""
    scene = four(app)
    x, y = house(scene, 3)
    drag(app, middle(scene, held(scene, "pickpocket")), (x - 120, y))


@shot("piper_hover")
def piper_hover(app: App) -> None:
    """The mouse rests on a card."""
    scene = four(app)
    hover(app, middle(scene, held(scene, "beehive")))


@shot("piper_laid")
def piper_laid(app: App) -> None:
    """A malice lies before a house and waits for its owner's word."""
    scene = four(app)
    piece = held(scene, "pickpocket")
    scene.lay(piece, "seat-2", scene.director.poses[piece])
    pass_time(app, 0.6)


@shot("piper_why_not")
def piper_why_not(app: App) -> None:
    """A shield cannot be played on one's own turn."""
    scene = four(app)
    x, y = middle(scene, held(scene, "strongbox"))
    drag(app, (x, y), (x, y - 200), 3)
    pass_time(app, 0.2)


def attacked(app: App, malice: str, *, people: int = 1, names: Sequence[str] = NAMES[:4]) -> TableScene:
    """Milo attacks Ada."""
    position = dict(FOUR, turns=[1, 2, 3, 0])
    position["hands"] = [*position["hands"]]
    position["hands"][0] = ["beehive", "broken_cart", "strongbox", "lullaby", "burgomasters_seal"]
    position["hands"][1] = [malice, "egg_basket", "strongbox"]
    scene = seated(app, agreed(names, people), position)
    rules, session = scene.session.rules, scene.session
    piece = next(p for p in session.state.hands[1] if session.state.faces[p] == malice)
    actions = [a for a in rules.legal_actions(session.state, 1) if getattr(a, "piece", -1) == piece]
    action = next((a for a in actions if getattr(a, "target", 0) == 0), actions[0])
    scene.thinkers.settle()
    scene.thinkers.forget()
    scene.act(action)
    return scene


@shot("piper_attack")
def piper_attack(app: App) -> None:
    """Ada is asked for an answer; the shields that cover theft are lit."""
    scene = attacked(app, "pickpocket")
    until(app, scene, "ask")
    pass_time(app, 0.6)


@shot("piper_answer")
def piper_answer(app: App) -> None:
    """A shield lies beside the attack."""
    scene = attacked(app, "pickpocket")
    until(app, scene, "ask")
    piece = held(scene, "strongbox")
    scene.lay(piece, "attack", scene.director.poses[piece])
    pass_time(app, 0.6)


@shot("piper_plague")
def piper_plague(app: App) -> None:
    """An ultra rare card has just been played."""
    attacked(app, "rat_plague")
    pass_time(app, 0.9)


@shot("piper_look")
def piper_look(app: App) -> None:
    """Ada looks at a hand and takes a card."""
    position = dict(FOUR, hands=[["nosy_neighbour", "beehive", "strongbox"], *FOUR["hands"][1:]])
    position["hands"] = [position["hands"][0], *FOUR["hands"][1:2], ["wool_fair", "good_neighbours"], []]
    scene = four(app, position)
    view = scene.session.state
    piece = next(p for p in view.hands[0] if view.faces[p] == "nosy_neighbour")
    scene.act(next(a for a in scene.offers.all() if getattr(a, "piece", -1) == piece and getattr(a, "target", 0) == 1))
    for _ in range(600):
        scene.thinkers.settle()
        pass_time(app, 1 / 60)
        if scene.mode == "ask" or scene.session.state.phase == "turn":
            break
    pass_time(app, 0.4)


@shot("piper_payment")
def piper_payment(app: App) -> None:
    """All pay at once; a child follows the flute."""
    scene = four(app, dict(FOUR, turns=[0], hands=[HAND, *FOUR["hands"][1:]]))
    scene.tap("end")
    pass_time(app, 1.9)


@shot("piper_curtain")
def piper_curtain(app: App) -> None:
    """The curtain before the one who is asked for an answer."""
    attacked(app, "pickpocket", people=4)
    pass_time(app, 2.6)


@shot("piper_long_names")
def piper_long_names(app: App) -> None:
    """Four families with the longest names."""
    four(app, names=LONG[:4])


def _families(app: App, count: int, names: Sequence[str] = NAMES) -> TableScene:
    scene = seated(app, agreed(names[:count]), many(count))
    until(app, scene, "ask")
    pass_time(app, 0.6)
    return scene


@shot("piper_two")
def piper_two(app: App) -> None:
    """Two families."""
    _families(app, 2)


@shot("piper_six")
def piper_six(app: App) -> None:
    """Six families."""
    _families(app, 6)


@shot("piper_eight")
def piper_eight(app: App) -> None:
    """Eight families, a malice picked up."""
    scene = _families(app, 8)
    scene.hands.tap_piece(held(scene, "pickpocket"))
    pass_time(app, 0.4)


@shot("piper_ten")
def piper_ten(app: App) -> None:
    """Ten families."""
    _families(app, 10)


@shot("piper_ten_drag")
def piper_ten_drag(app: App) -> None:
    """Ten families with long names, a malice in hand."""
    scene = _families(app, 10, LONG)
    x, y = house(scene, 5)
    drag(app, middle(scene, held(scene, "pickpocket")), (x - 60, y))


def _results(app: App, agreement: Agreement, wanted: str) -> None:
    """The results of a game of random choices whose winners' place was told by this reason."""
    for seed in range(400):
        rng, session = Random(seed), Session(agreement.rules(), seed)
        while not session.over:
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        if session.rules.standings(session.state)[0].reason == wanted:
            break
    scene = ResultsScene(app, agreement, session)
    app.stack.reset(scene)
    scene.time = 2.0


@shot("piper_results")
def piper_results(app: App) -> None:
    """Four families; the coins decide."""
    _results(app, agreed(NAMES[:4], 2), "more_coins")


@shot("piper_results_ten")
def piper_results_ten(app: App) -> None:
    """Ten families with long names."""
    _results(app, agreed(LONG), "more_coins")
