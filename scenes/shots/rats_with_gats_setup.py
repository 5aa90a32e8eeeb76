"""Pictures of the set-up of Rats with Gats."""

from __future__ import annotations

from scenes.app import App
from scenes.gallery import shot
from scenes.menus.setup import SetupScene
from scenes.menus.setup_draft import Seat

GAME = "rats_with_gats"
SIX = (
    Seat(name="Ada", look="red"),
    Seat(name="Basile", look="gold"),
    Seat(name="Zoé", bot="normal", look="violet"),
    Seat(name="Milo", bot="normal", look="green"),
    Seat(name="Wilhelmina-Annet", look="blue"),
    Seat(name="Maximilian Karl", bot="easy", look="teal"),
)


def _setup(app: App, seats: int, **options: object) -> SetupScene:
    scene = SetupScene(app, GAME)
    scene.draft.seats[:] = [seat.model_copy() for seat in SIX[:seats]]
    scene.draft.options.update(options)
    app.stack.reset(scene)
    return scene


@shot("gats_setup_three")
def gats_setup_three(app: App) -> None:
    """Three seats."""
    _setup(app, 3)


@shot("gats_setup_six")
def gats_setup_six(app: App) -> None:
    """Six seats, techniques passed round."""
    _setup(app, 6, pass_round=True, empty_hand="strict")
