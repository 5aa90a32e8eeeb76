"""Pictures of set-up, track builder and results."""

from __future__ import annotations

from random import Random

from game.agreement import Agreement, Player
from game.core import Session
from scenes.app import App
from scenes.events import Move, Pointer, Press
from scenes.gallery import shot
from scenes.menus.results import ResultsScene
from scenes.menus.setup import SetupScene
from scenes.menus.setup_draft import Seat
from scenes.replay.scene import ReplayScene
from scenes.stage import Units

GAME = "farm_and_furious"
FOUR = (
    Seat(name="Ada", age=9, look="carrot"),
    Seat(name="Basile", age=41, look="corn"),
    Seat(name="Zoé", age=12, look="aubergine"),
    Seat(name="Milo", bot="normal", look="chilli"),
)
MIXED = [{"card": "A"}, {"card": "B", "side": "orange"}, {"card": "C", "side": "orange", "overlap": 2}]
LATE = 2.0
"""Seconds after the results opened, when confetti is in the air."""


def _setup(app: App, seats: tuple[Seat, ...] = FOUR, **options: object) -> SetupScene:
    scene = SetupScene(app, GAME)
    scene.draft.seats[:] = [seat.model_copy() for seat in seats]
    scene.draft.options.update(options)
    app.stack.reset(scene)
    return scene


@shot("setup_first")
def setup_first(app: App) -> None:
    """The set-up as it opens the very first time."""
    app.stack.reset(SetupScene(app, GAME))


@shot("setup_four")
def setup_four(app: App) -> None:
    """Four at the table, a mixed track."""
    _setup(app, track=MIXED, rooster=True)


@shot("setup_levels")
def setup_levels(app: App) -> None:
    """The list of levels, open at a bot's row."""
    scene = _setup(app)
    app.frame([])
    scene.ui.widget("level-3").activate()


@shot("setup_alone")
def setup_alone(app: App) -> None:
    """One person against two imaginary teams, on one orange card."""
    _setup(app, FOUR[:1], alone=2, track=[{"card": "C", "side": "orange"}, {"card": "B"}])


@shot("setup_five_and_a_wrong_name")
def setup_wrong(app: App) -> None:
    """Five rows, long names, one name twice."""
    long = (Seat(name="Wilhelmina-Annet", age=120, look="leek"), Seat(name="Ada", look="chilli"))
    _setup(app, (*FOUR[:3], *long))


def _carry(app: App, start: Units, end: Units) -> None:
    """Press and move without letting go."""
    app.frame([])
    app.deliver(Press(Pointer(0, "mouse", start, start)))
    for step in range(1, 6):
        pos = (start[0] + (end[0] - start[0]) * step / 5, start[1] + (end[1] - start[1]) * step / 5)
        app.deliver(
            Move(Pointer(0, "mouse", pos, start, moved=True), ((end[0] - start[0]) / 5, (end[1] - start[1]) / 5))
        )


@shot("setup_track_drag")
def setup_track_drag(app: App) -> None:
    """Card C being pulled over B."""
    scene = _setup(app, track=[*MIXED[:2], {"card": "C", "side": "orange"}])
    card = scene.ui.widget("track-C")
    if card.pane is not None:
        card.pane.reveal(card.box)
    x, y, w, h = card.shown_box
    _carry(app, (x + w * 0.7, y + h * 0.3), (x + w * 0.7 - w / 4, y + h * 0.2))


@shot("setup_row_drag")
def setup_row_drag(app: App) -> None:
    """The fourth row on its way up."""
    scene = _setup(app)
    x, y, _w, h = scene.ui.widget("seat-3").shown_box
    _carry(app, (x + 20, y + h / 2), (x + 20, y - h))


@shot("setup_teams")
def setup_teams(app: App) -> None:
    """The list of teams."""
    _setup(app).ui.widget("look-0").activate()


@shot("setup_help")
def setup_help(app: App) -> None:
    """What is what."""
    _setup(app).open_help()


def _results(app: App, agreement: Agreement, reason: str) -> None:
    """The results of a race of random cards whose winner was told by this reason."""
    for seed in range(1000):
        rng, session = Random(seed), Session(agreement.rules(), seed)
        while not session.over:
            seat = session.rules.awaiting(session.state)[0]
            session.play(rng.choice(session.rules.legal_actions(session.state, seat)))
        if session.rules.standings(session.state)[0].reason == reason:
            break
    scene = ResultsScene(app, agreement, session)
    app.stack.reset(scene)
    scene.time = LATE


def _agreement(*players: Player, imaginary: int = 0, **options: object) -> Agreement:
    return Agreement(game=GAME, players=players, options={"imaginary": imaginary, **options}, seed=7)


@shot("results_younger")
def results_younger(app: App) -> None:
    """Four teams; the younger of two goes first."""
    people = (Player(name="Ada", age=9), Player(name="Basile", age=41), Player(name="Zoé", age=12))
    _results(app, _agreement(*people, imaginary=1, track=MIXED), "younger")


@shot("results_shared")
def results_shared(app: App) -> None:
    """Five teams with long names; the first place is shared."""
    people = [Player(name=name) for name in ("Wilhelmina-Annet", "Jean-Baptiste", "Zoé", "Maximilian Karl")]
    _results(app, _agreement(*people, Player(name="Milo", bot="normal")), "age_unknown")


@shot("results_alone")
def results_alone(app: App) -> None:
    """One person against an imaginary team, on one card."""
    _results(app, _agreement(Player(name="Ada", age=9), imaginary=1, track=[{"card": "A"}]), "")


@shot("results_replay")
def results_replay(app: App) -> None:
    """The replay of a race, a few rounds in."""
    results_younger(app)
    results = app.stack.top
    assert isinstance(results, ResultsScene)
    replay = ReplayScene(app, results.agreement, results.session)
    app.stack.push(replay)
    replay.seek(4)
    replay.director.snap(replay.director.shown)
    replay.playing = False
    replay.rebuild()
