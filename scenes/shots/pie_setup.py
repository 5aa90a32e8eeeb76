"""Pictures of the set-up of Pie Rats."""

from __future__ import annotations

from scenes.app import App
from scenes.gallery import shot
from scenes.menus.setup import SetupScene
from scenes.menus.setup_draft import Seat

GAME = "pie_rats"
SIX = (
    Seat(name="Ada", look="red_hook"),
    Seat(name="Basile", look="commodore_crumb"),
    Seat(name="Zoé", bot="normal", look="barnacle_bess"),
    Seat(name="Milo", bot="normal", look="petronella"),
    Seat(name="Wilhelmina-Annet", look="madame_eclair"),
    Seat(name="Maximilian Karl", bot="easy", look="lard_nelson"),
)


def _setup(app: App, seats: int, **options: object) -> SetupScene:
    scene = SetupScene(app, GAME)
    scene.draft.seats[:] = [seat.model_copy() for seat in SIX[:seats]]
    scene.draft.options.update(options)
    app.stack.reset(scene)
    return scene


@shot("pie_setup_two")
def pie_setup_two(app: App) -> None:
    """Two Captains: one pie a round."""
    _setup(app, 2)


@shot("pie_setup_four")
def pie_setup_four(app: App) -> None:
    """Four Captains and one pie a round: the lead takes it."""
    _setup(app, 4, pies="printed", looting="nice")


@shot("pie_setup_six")
def pie_setup_six(app: App) -> None:
    """A feast for six, no mercy, everyone pays."""
    _setup(app, 6, looting="aggressive", everyone_pays=True, ate_pie_last=4)
