"""Pictures of the set-up of the Treasure Run."""

from __future__ import annotations

from scenes.app import App
from scenes.gallery import shot
from scenes.menus.setup import SetupScene
from scenes.menus.setup_draft import Seat

GAME = "treasure_run"
SIX = (
    Seat(name="Ada", age=9, look="bandana"),
    Seat(name="Basile", age=41, look="straw"),
    Seat(name="Zoé", bot="normal", look="top_hat"),
    Seat(name="Milo", bot="normal", look="tricorne"),
    Seat(name="Wilhelmina-Annet", age=120, look="chef"),
    Seat(name="Maximilian Karl", bot="easy", look="sailor"),
)


def _setup(app: App, seats: int, **options: object) -> SetupScene:
    scene = SetupScene(app, GAME)
    scene.draft.seats[:] = [seat.model_copy() for seat in SIX[:seats]]
    scene.draft.options.update(options)
    app.stack.reset(scene)
    return scene


@shot("treasure_setup_two")
def treasure_setup_two(app: App) -> None:
    """Two rats."""
    _setup(app, 2)


@shot("treasure_setup_six")
def treasure_setup_six(app: App) -> None:
    """Six rats in one crew."""
    _setup(app, 6, crew=True, mild_croc=True)
