"""Pictures of the kiosk: attract loop, start page, countdown, number pad, operator, fault."""

from __future__ import annotations

from game.catalogue import rulebook
from game.saves.pin import sealed
from scenes.app import App
from scenes.doors import go_home, offer_kiosk
from scenes.gallery import shot
from scenes.house import House
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.house import Kiosk
from scenes.kiosk.mishap import MishapScene
from scenes.kiosk.operator import KIOSK_TAB, OperatorScene
from scenes.kiosk.pin_pad import AskPin, ChoosePin
from scenes.kiosk.quick import quick_game
from scenes.kiosk.show import Show
from scenes.kiosk.still_there import StillThere
from scenes.kiosk.welcome import WelcomeScene
from scenes.menus.pause import PauseScene
from scenes.menus.settings import SettingsScene
from scenes.table.table_scene import TableScene

SEED = 11
PIN = sealed("271828")
LONG = 12.0
"""Seconds that the bots have played on a picture."""


def _kiosk(app: App) -> Kiosk:
    """The app as a kiosk for one picture; it stays a tavern for the others."""
    app.house = House()
    kiosk = Kiosk(app)
    kiosk.touched_at = app.clock.now()
    return kiosk


def _attract(app: App, game: str) -> AttractScene:
    kiosk = _kiosk(app)
    scene = AttractScene(kiosk)
    while scene.book.id != game:
        scene.turn += 1
    scene.show.close()
    scene.show = Show(app.kit, scene.book, SEED)
    app.stack.reset(scene)
    passed = 0.0
    while passed < LONG or not scene.show.caption:
        scene.show.thinkers.settle()
        scene.show.update(0.1, 1.0)
        passed += 0.1
    return scene


@shot("kiosk_attract")
def attract(app: App) -> None:
    """Bots at Pie Rats."""
    _attract(app, "pie_rats")


@shot("kiosk_attract_farm")
def attract_farm(app: App) -> None:
    """Bots at the race."""
    _attract(app, "farm_and_furious")


@shot("kiosk_attract_piper")
def attract_piper(app: App) -> None:
    """Bots at the square."""
    _attract(app, "pied_piper")


@shot("kiosk_attract_treasure")
def attract_treasure(app: App) -> None:
    """Bots on the farm."""
    _attract(app, "treasure_run")


@shot("kiosk_attract_gats")
def attract_gats(app: App) -> None:
    """Bots at sea."""
    _attract(app, "rats_with_gats")


@shot("kiosk_start")
def start(app: App) -> None:
    """Which game, how many."""
    scene = WelcomeScene(_kiosk(app))
    app.stack.reset(scene)


@shot("kiosk_start_ring")
def start_ring(app: App) -> None:
    """A game chosen on the stage, the ring on its people."""
    scene = WelcomeScene(_kiosk(app), rulebook("rats_with_gats"))
    app.stack.reset(scene)
    scene.focus.shown = True


def _table(app: App) -> Kiosk:
    kiosk = _kiosk(app)
    agreement = quick_game(rulebook("farm_and_furious"), app.kit, 1).model_copy(update={"seed": SEED})
    app.stack.reset(TableScene(app, agreement))
    return kiosk


@shot("kiosk_still_there")
def still_there(app: App) -> None:
    """The countdown over a game."""
    kiosk = _table(app)
    app.stack.push(StillThere(kiosk, kiosk.idle() + 12))


@shot("kiosk_pause")
def pause(app: App) -> None:
    """The pause menu of guests."""
    _table(app)
    app.house = Kiosk(app)
    app.stack.push(PauseScene(app, "farm_and_furious", lambda: None))


@shot("kiosk_pin")
def pin(app: App) -> None:
    """The number pad, three digits typed."""
    kiosk = _kiosk(app)
    app.settings.kiosk_pin = PIN
    app.stack.reset(WelcomeScene(kiosk))
    pad = AskPin(kiosk)
    app.stack.push(pad)
    for digit in "271":
        pad.press(digit)
    pad.focus.key, pad.focus.shown = "5", True
    app.settings.kiosk_pin = ""


@shot("kiosk_pin_wait")
def pin_wait(app: App) -> None:
    """Three wrong tries."""
    pin(app)
    pad = app.stack.top
    assert isinstance(pad, AskPin)
    for _ in range(3):
        pad.typed = "1111"
        pad.enter_pin()


@shot("kiosk_pin_choose")
def pin_choose(app: App) -> None:
    """The first start: choose a PIN."""
    app.stack.reset(ChoosePin(_kiosk(app)))


@shot("kiosk_operator")
def operator(app: App) -> None:
    """Behind the PIN."""
    app.stack.reset(OperatorScene(_kiosk(app)))


@shot("kiosk_mishap")
def mishap(app: App) -> None:
    """The calm page."""
    app.stack.reset(MishapScene(_kiosk(app)))


@shot("kiosk_offer")
def offer(app: App) -> None:
    """What the kiosk is."""
    go_home(app)
    offer_kiosk(app)


@shot("kiosk_settings")
def settings(app: App) -> None:
    """PIN and patience."""
    app.stack.reset(SettingsScene(app, KIOSK_TAB))


@shot("kiosk_finish")
def finish(app: App) -> None:
    """Only bots are left: the results can be had at once."""
    _table(app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    scene.concede()
    scene.rebuild()
