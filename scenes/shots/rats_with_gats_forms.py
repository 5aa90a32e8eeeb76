"""Pictures of the forms of Rats with Gats: every question that is answered with more than a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.agreement import Agreement, Player
from game.core import Rng, Session
from game.rulebooks.rats_with_gats import actions as act
from game.rulebooks.rats_with_gats.state import State
from scenes.app import App
from scenes.gallery import shot
from scenes.menus.results import ResultsScene
from scenes.table.gallery import pass_time, until
from scenes.table.table_scene import TableScene
from scenes.tables.rats_with_gats.yarn import voiced

GAME: Final = "rats_with_gats"
NAMES: Final = ("Ada", "Milo", "Zoé", "Basile", "Odette", "Iris")
LONG: Final = ("Maximilien-Andre", "Wilhelmina-Rosa", "Jean-Baptiste-X", "Konstantin Otto", "Anne-Charlotte M", "Wim")
DULL: Final = (act.Leave, act.Luck, act.Resign, act.Contest)
Wanted = Callable[[State], bool]


def agreed(names: Sequence[str] = NAMES[:4], people: int = 1, seed: int = 7, **options: Any) -> Agreement:
    """An agreement on a voyage: the first seats are people, the others bots."""
    players = tuple(Player(name=name, bot=None if seat < people else "random") for seat, name in enumerate(names))
    return Agreement(game=GAME, players=players, options=options, seed=seed)


def sailed(agreement: Agreement, wanted: Wanted, *, rare: bool = False, most: int = 6000) -> Session[Any]:
    """A voyage, its texts as suggested, up to the first moment that is wanted; with `rare` everything is tried."""
    session: Session[Any] = Session(agreement.rules(), agreement.seed)
    for number in range(most):
        if session.over or wanted(session.state):
            return session
        rng = Rng(agreement.seed, number, 99)
        seat = session.rules.awaiting(session.state)[0]
        legal = session.rules.legal_actions(session.rules.view(session.state, seat), seat)
        usual = [action for action in legal if rare or not isinstance(action, DULL)] or legal
        session.play(voiced(agreement, session, rng.choice(usual)))
    raise LookupError("the voyage never came to it")


def asks(step: str, seat: int = 0, *, deep: bool | None = None) -> Wanted:
    """Whether a seat is asked this question."""

    def wanted(state: State) -> bool:
        return state.step == step and seat in state.waiting() and (deep is None or state.deep[seat] == deep)

    return wanted


def form(app: App, wanted: Wanted, agreement: Agreement | None = None, *, rare: bool = False) -> TableScene:
    """The table at the first moment that is wanted, asking."""
    agreement = agreement or agreed()
    scene = TableScene(app, agreement, sailed(agreement, wanted, rare=rare))
    app.stack.reset(scene)
    until(app, scene, "ask")
    pass_time(app, 0.8)
    return scene


STEPS: Final[dict[str, tuple[Wanted, int, bool]]] = {
    "describe": (asks("describe"), 7, False),
    "gossip": (asks("gossip"), 7, False),
    "invent": (asks("invent"), 7, False),
    "offer": (asks("offer"), 7, False),
    "swap": (asks("swap_answer"), 7, False),
    "assign": (asks("assign"), 7, False),
    "qualities": (asks("qualities"), 7, False),
    "roles": (asks("roles"), 1, False),
    "frame": (asks("frame"), 7, False),
    "free": (asks("free", deep=False), 1, False),
    "deep": (asks("free", deep=True), 7, False),
    "leave": (asks("leave"), 7, True),
    "veto": (asks("veto"), 7, True),
    "stakes": (asks("stakes"), 7, False),
    "tax": (asks("tax"), 1, False),
    "tax_answer": (asks("tax_answer"), 5, False),
    "before": (asks("before"), 1, False),
    "after": (asks("after"), 1, False),
    "tell": (asks("tell"), 7, False),
    "ballot": (asks("ballot"), 7, False),
    "award": (asks("award"), 2, False),
    "hat_vote": (asks("hat_vote"), 7, True),
    "afterlife": (asks("afterlife"), 7, True),
    "council": (asks("council"), 7, False),
    "nominate": (asks("nominate"), 2, False),
    "rank_vote": (asks("rank_vote"), 7, False),
    "end": (asks("end"), 7, False),
    "party": (asks("party"), 7, False),
}
"""By question: when it is asked, the seed of the voyage, whether rats try everything in it."""


def _register(name: str) -> None:
    wanted, seed, rare = STEPS[name]

    @shot(f"gats_form_{name}")
    def picture(app: App) -> None:
        form(app, wanted, agreed(seed=seed), rare=rare)


for _name in STEPS:
    _register(_name)


def over(app: App, agreement: Agreement) -> None:
    """The results of a whole voyage."""
    scene = ResultsScene(app, agreement, sailed(agreement, lambda state: state.step == "over", most=20000))
    app.stack.reset(scene)
    scene.time = 2.0


@shot("gats_results")
def gats_results(app: App) -> None:
    """Four rats at the party."""
    over(app, agreed(seed=3))


@shot("gats_results_six")
def gats_results_six(app: App) -> None:
    """Six players with long names."""
    over(app, agreed(LONG, seed=4))


@shot("gats_last_time")
def gats_last_time(app: App) -> None:
    """Back on board: what has happened so far."""
    scene = form(app, asks("council"))
    recap = scene.table.recap(app)
    assert recap is not None
    app.stack.push(recap)
