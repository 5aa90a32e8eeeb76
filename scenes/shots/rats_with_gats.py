"""Pictures of Rats with Gats: the concept's moment, obstacles chosen, windows, votes, the longest columns and names."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from game.agreement import Agreement, Player
from game.core import Action, Session
from game.rulebooks.rats_with_gats import actions as act
from scenes.app import App
from scenes.gallery import shot
from scenes.stage import Units
from scenes.table.gallery import drag, middle, pass_time, seated, until
from scenes.table.table_scene import TableScene
from scenes.tables.rats_with_gats.yarn import voiced

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
    "techniques": {
        "0": [[41, "Was that bit holding it up?"], [17, "Swing in on the wrong rope"], [88, "Blame the gull"]]
    },
}


WHALE, THIEF, MAST = 13, 16, 19
"""First cards of the obstacles, counted as the position is written."""
WORKS: Final = "Kipper hauls the thief down and the crew cheers a proper name."
FAILS: Final = "The stump gives way and Kipper is blamed for mast and cheese."


def sailing(
    app: App, actions: Sequence[Action] = (), position: dict[str, Any] = FOUR, *, people: int = 1, **more: Any
) -> TableScene:
    """A voyage at a position, some actions later; a lone person is asked."""
    names = more.pop("names", NAMES[: len(position["ranks"])])
    agreement = agreed(names, people, **more)
    session = Session(agreement.rules(), 7, stacked=agreement.rulebook.stack.model_validate(position))
    for action in actions:
        session.play(action)
    scene = TableScene(app, agreement, session)
    app.stack.reset(scene)
    if people == 1:
        until(app, scene, "ask")
        pass_time(app, 0.6)
    return scene


def called(rat: int = 0, deep: int = 3, rats: Sequence[int] = (0, 1, 2)) -> list[Action]:
    """The Deep challenges a rat."""
    return [*(act.Say(seat) for seat in rats), act.Call(deep, rat)]


def staked(rat: int = 0, tag: str = "name") -> list[Action]:
    """The stakes are set, too."""
    return [*called(rat), act.Stakes(3, tag, WORKS, FAILS)]


APPLIED: Final = (act.Apply(3, THIEF), act.Apply(3, MAST), act.Confirm(3))
OPEN: Final = (act.AskTax(0), act.Pass(0), act.Help(1, MAST), act.Pass(2))


def laying(app: App, **more: Any) -> TableScene:
    """Ada lays cards under two obstacles; Milo helps with the second."""
    return sailing(app, [*staked(), *APPLIED, *OPEN], **more)


def held(scene: TableScene, face: str) -> tuple[str, int]:
    """The piece of the near hand with this face."""
    view = scene.director.shown.view
    return "card", next(piece for piece in view.hands[scene.table.near] if view.faces[piece] == face)


def under(scene: TableScene, piece: int) -> Units:
    """Where a card for an obstacle lands."""
    x, y, w, h = scene.table.spots(scene.shown)[f"under-{piece}"]
    return x + w / 2, y + h - 30


@shot("gats_drag")
def gats_drag(app: App) -> None:
    """The nine on its way under the Cheese Thief."""
    scene = laying(app)
    x, y = under(scene, THIEF)
    drag(app, middle(scene, held(scene, "9H")), (x + 60, y - 10))


@shot("gats")
def gats(app: App) -> None:
    """Free play; Ada is asked."""
    sailing(app)


@shot("gats_apply")
def gats_apply(app: App) -> None:
    """The Deep chooses obstacles; the one person is the Deep here."""
    position = dict(FOUR, deep=[0])
    actions = [*(act.Say(seat) for seat in (1, 2, 3)), act.Call(0, 1), act.Stakes(0, "piracy", WORKS, FAILS)]
    sailing(app, [*actions, act.Apply(0, THIEF)], position)


@shot("gats_window")
def gats_window(app: App) -> None:
    """Before cards are laid: who helps, who is lucky."""
    position = dict(FOUR, hands=[["KS", "2C", "9H", "6D", "JK1"], *FOUR["hands"][1:]])
    piece = {"thief": THIEF + 1, "mast": MAST + 1}
    actions = [*called(1), act.Stakes(3, "piracy", WORKS, FAILS)]
    actions += [act.Apply(3, piece["thief"]), act.Apply(3, piece["mast"]), act.Confirm(3)]
    sailing(app, actions, position)


@shot("gats_floor")
def gats_floor(app: App) -> None:
    """The same window where three people share the screen."""
    sailing(app, [*staked(), *APPLIED, act.AskTax(0)], people=3)
    pass_time(app, 1.0)


@shot("gats_compared")
def gats_compared(app: App) -> None:
    """Both cards are compared; a last moment for luck."""
    cards = (act.Lay(0, 2, THIEF), act.Lay(1, 6, MAST), act.Confirm(0))
    sailing(app, [*staked(), *APPLIED, *OPEN, *cards])


@shot("gats_tell")
def gats_tell(app: App) -> None:
    """Ada tells how it went."""
    cards = (act.Lay(0, 2, THIEF), act.Lay(1, 6, MAST), act.Confirm(0))
    scene = sailing(app, [*staked(), *APPLIED, *OPEN, *cards, act.Pass(1), act.Pass(2)])
    scene.act(act.Pass(0))
    until(app, scene, "ask")
    pass_time(app, 0.6)


@shot("gats_banner")
def gats_banner(app: App) -> None:
    """A King calls up a technique."""
    scene = sailing(app, [*staked(), *APPLIED, *OPEN, act.Lay(0, 0, THIEF), act.Lay(1, 6, MAST)])
    scene.act(act.Confirm(0))
    pass_time(app, 1.9)


@shot("gats_log")
def gats_log(app: App) -> None:
    """The ship's log, some challenges into a voyage of bots."""
    agreement = agreed(NAMES[:4], 0)
    session = Session(agreement.rules(), 7)
    rng = Random(3)
    while session.state.challenges < 4 and not session.over:
        seat = session.rules.awaiting(session.state)[0]
        legal = session.rules.legal_actions(session.state, seat)
        calm = [action for action in legal if not isinstance(action, (act.Leave, act.EndScene))] or legal
        session.play(voiced(agreement, session, rng.choice(calm)))
    scene = TableScene(app, agreement, session)
    app.stack.reset(scene)
    app.frame([])
    next(extra for extra in scene.table.extras(app, scene.shown) if extra.key == "ships-log").do()


@shot("gats_duel")
def gats_duel(app: App) -> None:
    """Milo duels Ada over a card of his; the Deep adds the thief."""
    rats = [act.Say(0), act.Duel(1, 0), act.Say(2), act.Wait(3)]
    told = [act.AllowDuel(3, True), act.DuelCard(1, 7), act.Stakes(1, "", WORKS, FAILS)]
    rest = [act.Apply(3, THIEF), act.Confirm(3)]
    sailing(app, [*rats, *told, *rest])


@shot("gats_pick")
def gats_pick(app: App) -> None:
    """Zoé has asked for help; Ada takes a card unseen."""
    told = [*called(2), act.Stakes(3, "gat", WORKS, FAILS), *APPLIED]
    sailing(app, [*told, act.AskTax(2, 0), act.AnswerTax(0, True)])


@shot("gats_duel_card")
def gats_duel_card(app: App) -> None:
    """Ada lays a card for the duel."""
    sailing(app, [act.Duel(0, 1), act.Say(1), act.Say(2), act.Wait(3), act.AllowDuel(3, True)])


@shot("gats_longest")
def gats_longest(app: App) -> None:
    """Stakes as long as they may be, in both halves of the scroll."""
    words = "If the knots hold and the cook keeps calm, Kipper gets the whole crew out of it in one piece and a half, "
    words += "and the Gouda comes along too, with a ribbon round it, and nobody ever speaks of the soup again."
    sailing(app, [*called(), act.Stakes(3, "name", words[:200], words[:200]), *APPLIED, *OPEN])


LONG: Final = "The Honourable Sir Bartholomew Featherstonehaugh-Cholmondeley"
MANY: Final[dict[str, Any]] = {
    "ranks": [20, 3, 12, 3, 2, 9],
    "hands": [
        ["KS", "2C", "9H", "6D", "AS", "3C", "5D", "8D", "4S", "7H", "JC", "2H", "9S", "10D", "QH", "3S", "JK1"],
        ["AC", "4C"],
        ["6S", "7S"],
        ["8S", "AH", "AD"],
        ["5S"],
        ["6H", "7D"],
    ],
    "obstacles": [
        {
            "cards": ["7C", *["10S", "4D", "QC", "3H", "5C", "6C", "8C", "9C", "2S", "4H", "5H", "8H", "2D", "3D"]],
            "won": [True, False] * 7,
        },
        {"cards": ["10H", "JD"], "won": [True]},
        {"cards": ["9D", "10C"], "won": [False]},
        {"cards": ["KH"]},
        {"cards": ["KC"]},
        {"cards": ["QS"]},
        {"cards": ["JH"]},
        {"cards": ["JS", "KD", "QD"], "won": [True, True]},
    ],
    "deep": [3],
    "gats": ["a pistol with a very long and very ornamented barrel from Tours", "a bow", None, None, "a sling", "x"],
    "names": [LONG[:60], "Captain Plum", None, None, LONG[:60], None],
    "captain": 0,
    "scene": 11,
}
LONG_NAMES: Final = (
    "Maximilien-Andre",
    "Wilhelmina-Rosa",
    "Jean-Baptiste-X",
    "Konstantin Otto",
    "Bartholomäus Ede",
    "Anne-Charlotte M",
)


@shot("gats_many")
def gats_many(app: App) -> None:
    """A hand of seventeen, a column of fifteen, eight columns, rank twenty, the longest names."""
    sailing(app, position=MANY, names=LONG_NAMES)


@shot("gats_creation")
def gats_creation(app: App) -> None:
    """What the rat is like."""
    scene = seated(app, agreed(NAMES[:4]))
    until(app, scene, "ask")
    pass_time(app, 0.4)
